import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';
import { readSettings } from '../../../frontend/render/popup/settings';
import {
	warningsOf,
	type Glance,
	type Warning,
} from '../../../frontend/render/popup/checks/warnings';
import { watchCanvas } from './canvas';
import { colorsOf, needsOf } from './measure';
import type { EditedPopup } from './use-popup';

type Seen = Pick< Glance, 'colors' | 'needs' >;

/** Between two looks at the canvas, ms: typing goes on. */
const CALM = 600;

/**
 * What to look at before the popup is published.
 *
 * @param popup The popup.
 */
export function useWarnings( {
	post,
	title,
	clientId,
	block,
}: EditedPopup ): Warning[] {
	const [ mentions, setMentions ] = useState< number | null >( null );
	const [ seen, setSeen ] = useState< Seen >( { colors: null, needs: null } );
	const json = JSON.stringify( block );

	useEffect( () => {
		let isWanted = true;
		apiFetch< unknown[] >( {
			path: `/vitrine/v1/popups/${ post }/mentions`,
		} ).then(
			( { length } ) => isWanted && setMentions( length ),
			// Not knowing is no reason to warn.
			() => undefined
		);
		return () => {
			isWanted = false;
		};
	}, [ post ] );

	useEffect( () => {
		const { margin } = readSettings(
			( JSON.parse( json ) as EditedPopup[ 'block' ] ).attributes[
				'settings'
			]
		);
		return watchCanvas( () => {
			const now = {
				colors: colorsOf( clientId ),
				needs: needsOf( clientId, margin ),
			};
			// Most looks find what was there before.
			setSeen( ( old ) =>
				JSON.stringify( old ) === JSON.stringify( now ) ? old : now
			);
		}, CALM );
	}, [ json, clientId ] );

	return warningsOf( block, { title, mentions, ...seen } );
}
