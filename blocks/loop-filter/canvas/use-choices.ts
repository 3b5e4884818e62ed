import { useEffect } from 'react';
import {
	loopPreview,
	narrowed,
	useLoopAround,
	useLoopPreview,
} from '@vitrine/editor';
import type { LoopChoice, LoopQuery } from '@vitrine/editor';
import type { LoopFilterView } from '../../../frontend/render/loop-filter';
import type { LoopFilterAttributes } from '../attributes.gen';
import { filled, keyOf, pressed, takenBack, withChoices } from './chosen';

/**
 * What somebody tries in the canvas of a loop, and how a filter changes it. What a filter has chosen goes with it.
 *
 * @param clientId   The filter.
 * @param elsewhere  The loop that a filter outside of it belongs to, if there is one; null = it stands in one.
 * @param attributes What the filter stores.
 */
export function useChoices(
	clientId: string,
	elsewhere: LoopChoice | null | undefined,
	attributes: LoopFilterAttributes
) {
	const around = useLoopAround( clientId );
	const loop = elsewhere === null ? around : elsewhere?.clientId;
	const choices = useLoopPreview( loop );
	const key = keyOf( attributes );
	const choose = (
		name: string,
		choice: ReturnType< typeof filled >
	): void => {
		if ( loop !== undefined ) {
			loopPreview.choose( loop, name, choice );
		}
	};
	useEffect( () => {
		if ( loop !== undefined && key !== '' ) {
			return () =>
				loopPreview.choose( loop, key, { values: [], join: 'any' } );
		}
	}, [ loop, key ] );
	return {
		narrowed: ( query: LoopQuery | undefined ) =>
			query && narrowed( query, choices ),
		of: ( view: LoopFilterView ) => ( {
			view: withChoices( view, key, choices ),
			onClear:
				loop !== undefined && Object.keys( choices ).length > 0
					? () => loopPreview.clear( loop )
					: undefined,
			onPress: ( value: string ) => {
				if ( attributes.by === 'chosen' ) {
					takenBack( choices, value ).forEach( ( [ name, choice ] ) =>
						choose( name, choice )
					);
				} else {
					choose(
						key,
						pressed( attributes, view, choices[ key ], value )
					);
				}
			},
			onFill: ( values: string[] ) =>
				choose( key, filled( attributes, view, values ) ),
		} ),
	};
}
