import { speak } from '@wordpress/a11y';
import type { BlockEditProps } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useRef } from 'react';
import type { MutableRefObject } from 'react';
import { useUndoSteps } from '@vitrine/editor';
import type { GalleryAttributes, StoredItem } from '../gallery-attributes';
import { moved, patched, removed, withMedia, withSizes } from './items';
import { withoutSample } from '../canvas/sample';
import type { CanvasItem } from '../canvas/canvas-item';
import { useSizes } from './use-sizes';
import { useUploads } from '../uploads/use-uploads';

/**
 * Says where a picture is now.
 *
 * @param place From 0.
 * @param count Number of all pictures.
 */
export function sayMoved( place: number, count: number ): void {
	speak(
		sprintf(
			/* translators: 1: new place, 2: number of all pictures */
			__( 'Moved to position %1$d of %2$d.', 'vitrine' ),
			place + 1,
			count
		)
	);
}

/**
 * The block's own items and whatever changes them: uploads, moves, removals, details, sizes that the canvas learns.
 *
 * @param attributes    What the block stores.
 * @param setAttributes Changes it.
 * @param post          Post that files are attached to, 0 = none.
 * @param select        Selects a tile, -1 = none.
 */
export function useItems(
	attributes: GalleryAttributes,
	setAttributes: BlockEditProps< GalleryAttributes >[ 'setAttributes' ],
	post: number,
	select: ( index: number ) => void
) {
	const latest = useRef( attributes );
	latest.current = attributes;
	// Tiles count what is shown; `items` may hold files that are gone, and pages are parts of it.
	const shown = useRef< readonly CanvasItem[] >( [] );
	const step = useUndoSteps( attributes, setAttributes );
	const change = useCallback(
		( changes: Partial< GalleryAttributes > ) =>
			step( withoutSample( latest.current, changes ) ),
		[ step ]
	);
	const setItems = useCallback(
		( items: StoredItem[] ) => {
			latest.current = { ...latest.current, items };
			change( { items } );
		},
		[ change ]
	);
	// All files of an upload are one step back.
	const queue = useUploads( { post, album: 0 }, ( ids ) => {
		if ( latest.current.source !== 'media' || latest.current.sample ) {
			setAttributes( { source: 'media', sample: false } );
		}
		const items = withMedia( latest.current.items, ids );
		latest.current = { ...latest.current, items };
		setAttributes( { items } );
	} );
	const onSize = useSizes( ( sizes, markAsNoStep ) => {
		const items = withSizes( latest.current.items, sizes );
		if ( items !== latest.current.items ) {
			latest.current = { ...latest.current, items };
			markAsNoStep();
			setAttributes( { items } );
		}
	} );
	const onDetails = ( place: number, changes: Partial< StoredItem > ) =>
		setItems( patched( latest.current.items, place, changes ) );
	return {
		/** What the canvas shows now. */
		shown,
		/** Changes attributes as somebody who edits does: each change is a step to undo. */
		change,
		queue,
		...useMoves( latest, shown, setItems, select ),
		onDetails,
		onSize,
	};
}

/**
 * What moves and removes the block's own items.
 *
 * @param latest   What the block stores.
 * @param shown    What the canvas shows.
 * @param setItems Changes the items.
 * @param select   Selects a tile, -1 = none.
 */
function useMoves(
	latest: MutableRefObject< GalleryAttributes >,
	shown: MutableRefObject< readonly CanvasItem[] >,
	setItems: ( items: StoredItem[] ) => void,
	select: ( index: number ) => void
) {
	const moveTo = useCallback(
		( from: number, place: number, to: number ) => {
			const { items } = latest.current;
			const start = shown.current[ from ]?.place ?? from;
			const end = Math.max( 0, Math.min( items.length - 1, place ) );
			const next = moved( items, start, end );
			if ( next === items ) {
				return;
			}
			setItems( next );
			select( Math.min( shown.current.length - 1, to ) );
			sayMoved( end, items.length );
		},
		[ latest, shown, setItems, select ]
	);
	const onMove = useCallback(
		( from: number, to: number ) => {
			const start = shown.current[ from ]?.place ?? from;
			moveTo(
				from,
				shown.current[ to ]?.place ?? start + to - from,
				Math.max( 0, to )
			);
		},
		[ shown, moveTo ]
	);
	const onPlace = ( from: number, place: number ) =>
		moveTo(
			from,
			place,
			shown.current.findIndex( ( item ) => item.place === place )
		);
	const onRemove = useCallback(
		( at: number ) => {
			const { items } = latest.current;
			const start = shown.current[ at ]?.place ?? at;
			if ( ! items[ start ] ) {
				return;
			}
			setItems( removed( items, start ) );
			select( Math.min( at, shown.current.length - 2 ) );
			speak( __( 'Removed from the gallery.', 'vitrine' ) );
		},
		[ latest, shown, setItems, select ]
	);
	return {
		onMove,
		/** Moves a tile to a place in the block's items, from 0. */
		onPlace,
		onRemove,
	};
}
