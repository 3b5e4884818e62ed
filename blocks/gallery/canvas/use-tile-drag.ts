import { useState } from 'react';
import type { DragEvent } from 'react';
import { indexOf, isMovable, tileOf } from './canvas-events';
import type { CanvasProps } from './canvas-events';

/** What a dragged tile is called; nobody else takes it. */
const DRAGGED = 'application/x-vitrine-tile';

/** Where a dragged tile would land: beside another. */
export interface Gap {
	index: number;
	/** Side of the tile on the screen. */
	side: 'left' | 'right';
	/** Whether it is behind the tile, in the order of reading. */
	after: boolean;
}

/**
 * The nearer side of the tile that is pointed at.
 *
 * @param event A drag.
 */
function gapAt( { target, clientX }: DragEvent ): Gap | null {
	const tile = tileOf( target );
	if ( ! tile ) {
		return null;
	}
	const { left, width } = tile.getBoundingClientRect();
	const side = clientX < left + width / 2 ? 'left' : 'right';
	const rtl =
		tile.ownerDocument.defaultView?.getComputedStyle( tile ).direction ===
		'rtl';
	return {
		index: indexOf( target ),
		side,
		after: ( side === 'right' ) !== rtl,
	};
}

/**
 * Moves tiles by the mouse.
 *
 * @param props What the canvas shows, and what to do.
 * @return Where the dragged tile would land, and listeners.
 */
export function useTileDrag( props: CanvasProps ) {
	const { view, onSelect, onMove } = props;
	const [ target, setTarget ] = useState< Gap | null >( null );
	// In the capture phase, like clicks: WordPress's own listener on the block forbids every drag that begins within it, and its lists would show where a block would land.
	const listeners = {
		onDragStartCapture: ( event: DragEvent ) => {
			const index = indexOf( event.target );
			event.stopPropagation();
			if ( ! isMovable( props, index ) ) {
				event.preventDefault();
				return;
			}
			event.dataTransfer.clearData();
			event.dataTransfer.setData( DRAGGED, String( index - view.first ) );
			event.dataTransfer.effectAllowed = 'move';
			onSelect( index - view.first );
		},
		onDragOverCapture: ( event: DragEvent ) => {
			if ( event.dataTransfer.types.includes( DRAGGED ) ) {
				event.preventDefault();
				event.stopPropagation();
				event.dataTransfer.dropEffect = 'move';
				const gap = gapAt( event );
				setTarget( ( former ) =>
					former?.index === gap?.index && former?.side === gap?.side
						? former
						: gap
				);
			}
		},
		onDragEndCapture: () => setTarget( null ),
		onDropCapture: ( event: DragEvent ) => {
			const from = event.dataTransfer.getData( DRAGGED );
			const gap = gapAt( event );
			setTarget( null );
			if ( from !== '' ) {
				event.preventDefault();
				event.stopPropagation();
				if ( gap ) {
					const to = gap.index + ( gap.after ? 1 : 0 ) - view.first;
					onMove( Number( from ), to > Number( from ) ? to - 1 : to );
				}
			}
		},
	};
	return { target, listeners };
}
