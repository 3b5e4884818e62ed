import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';
import type { CanvasItem } from './canvas-item';

/** Files beyond this are slow to open on a phone; bytes. */
const HEAVY = 2 * 1024 * 1024;

/** Most files that are looked at: one request. */
const LOOKED_AT = 100;

interface Media {
	id: number;
	source_url?: string;
	media_details?: { filesize?: number };
}

/**
 * How many of the pictures have only an original over 2 MB for the viewer.
 *
 * @param items What the gallery shows.
 */
export function useOversizedImages( items: CanvasItem[] | undefined ): number {
	const [ heavy, setHeavy ] = useState( 0 );
	const ids = ( items ?? [] )
		.filter(
			( { id, kind, srcset } ) =>
				kind === 'image' && /^\d+$/.test( id ) && ! srcset
		)
		.slice( 0, LOOKED_AT )
		.map( ( { id } ) => id )
		.sort()
		.join( ',' );
	useEffect( () => {
		if ( ! ids ) {
			setHeavy( 0 );
			return;
		}
		const controller = new AbortController();
		apiFetch< Media[] >( {
			path: `/wp/v2/media?include=${ ids }&per_page=${ LOOKED_AT }&_fields=id,media_details`,
			signal: controller.signal,
		} ).then(
			( media ) =>
				setHeavy(
					media.filter(
						( { media_details: details } ) =>
							( details?.filesize ?? 0 ) > HEAVY
					).length
				),
			// A notice that cannot be made is left out.
			() => undefined
		);
		return () => controller.abort();
	}, [ ids ] );
	return heavy;
}
