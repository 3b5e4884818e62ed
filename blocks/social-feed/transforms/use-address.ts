import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from 'react';
import type { Source } from '@vitrine/editor';
import type { FeedAttributes } from '../feed-attributes';

interface Blocks {
	__unstableMarkNextChangeAsNotPersistent: () => void;
}

/**
 * Chooses the source whose address a block was made from, once it is connected.
 *
 * @param attributes    What the block stores.
 * @param setAttributes Stores the choice.
 * @param connected     Ids of the sources that there are: another one may be it.
 */
export function useAddress(
	{ source, address }: FeedAttributes,
	setAttributes: ( changes: Partial< FeedAttributes > ) => void,
	connected: string
): void {
	const { __unstableMarkNextChangeAsNotPersistent: keepStep } = useDispatch(
		blockEditorStore
	) as unknown as Blocks;
	const latest = useRef( setAttributes );
	latest.current = setAttributes;
	const wanted = source === 0 ? address : '';
	useEffect( () => {
		if ( wanted === '' || connected === '' ) {
			return;
		}
		let isCurrent = true;
		apiFetch< Source[] >( {
			path: `/vitrine/v1/sources?address=${ encodeURIComponent( wanted ) }`,
		} ).then(
			( [ found ] ) => {
				if ( isCurrent && found ) {
					// Undoing takes back the transformation, never this alone.
					keepStep();
					latest.current( { source: found.id } );
				}
			},
			// The placeholder asks for a source.
			() => undefined
		);
		return () => {
			isCurrent = false;
		};
	}, [ wanted, connected, keepStep ] );
}
