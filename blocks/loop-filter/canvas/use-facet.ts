import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';
import type { LoopQuery } from '@vitrine/editor';
import type { LoopFilterAttributes } from '../attributes.gen';
import { FACETS } from '../choices';
import type { Facet } from './facet';
import { sampleOf } from './sample';
import { typeOf } from './use-loop';

const NONE: Facet = { label: '', options: [], range: null, fields: [] };

/**
 * Asks what visitors would choose from.
 *
 * @param query      Of the Query Loop.
 * @param attributes What the block stores.
 * @param isSample   Whether only a picture of the block is shown.
 * @return Null while it is asked for, or where the filter is by something else.
 */
export function useFacet(
	query: LoopQuery | undefined,
	{ by, field, dates, number }: LoopFilterAttributes,
	isSample: boolean
): Facet | null {
	const isOne = FACETS.includes( by );
	const path =
		isOne && ! isSample
			? `/vitrine/v1/loop/options?${ new URLSearchParams( {
					type: typeOf( query ),
					by,
					field,
					dates,
					number: String( number ),
				} ) }`
			: '';
	const [ known, setKnown ] = useState< { path: string; facet: Facet } >();
	useEffect( () => {
		if ( path === '' ) {
			return;
		}
		const control = new AbortController();
		const answer = ( facet: Facet ) => {
			if ( ! control.signal.aborted ) {
				setKnown( { path, facet } );
			}
		};
		apiFetch< Facet >( { path, signal: control.signal } ).then(
			answer,
			() => answer( NONE )
		);
		return () => control.abort();
	}, [ path ] );
	if ( isSample && isOne ) {
		return sampleOf( by );
	}
	return known?.path === path ? known.facet : null;
}
