import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { MosaicTile } from '../../../frontend/render/gallery/types';
import {
	cellAt,
	COLUMNS,
	ROWS,
	tileAt,
	tileBetween,
	within,
	withTile,
} from './mosaic';
import type { Cell } from './mosaic';

const ARROWS: Record< string, Cell > = {
	ArrowRight: { c: 1, r: 0 },
	ArrowLeft: { c: -1, r: 0 },
	ArrowDown: { c: 0, r: 1 },
	ArrowUp: { c: 0, r: -1 },
};

/**
 * Draws tiles from corner to corner, with the pointer or with arrows and Enter.
 *
 * @param tiles    The pattern.
 * @param onChange Receives the pattern.
 */
export function useDrawing(
	tiles: MosaicTile[],
	onChange: ( tiles: MosaicTile[] ) => void
) {
	const [ active, setActive ] = useState< Cell >( { c: 1, r: 1 } );
	const [ from, setFrom ] = useState< Cell | null >( null );
	const [ message, setMessage ] = useState( '' );
	const say = ( text: string ) => {
		setMessage( text );
		speak( text, 'polite' );
	};
	const finish = ( to: Cell ) => {
		const next = from && withTile( tiles, tileBetween( from, to ) );
		setFrom( null );
		if ( next ) {
			onChange( next );
			say(
				sprintf(
					/* translators: %d: number of a tile */
					__( 'Tile %d added.', 'vitrine' ),
					next.length
				)
			);
		} else if ( from ) {
			say( __( 'Tiles cannot overlap.', 'vitrine' ) );
		}
	};
	const remove = ( cell: Cell ) => {
		const index = tileAt( tiles, cell );
		if ( index >= 0 ) {
			onChange( tiles.toSpliced( index, 1 ) );
			say(
				sprintf(
					/* translators: %d: number of a tile */
					__( 'Tile %d removed.', 'vitrine' ),
					index + 1
				)
			);
		}
	};
	return {
		/** The cell that has the focus or is pointed at. */
		active,
		setActive,
		/** The corner where drawing began. */
		from,
		/** Begins in a corner where no tile is, or ends with null. */
		begin: setFrom,
		finish,
		remove,
		/** What has been done. */
		message,
		say,
	};
}

export type Drawing = ReturnType< typeof useDrawing >;

/**
 * Drawing with arrows, Enter and Delete.
 *
 * @param tiles   The pattern.
 * @param drawing What is drawn.
 */
export const keysOf =
	( tiles: MosaicTile[], drawing: Drawing ) =>
	( event: KeyboardEvent< HTMLElement > ): void => {
		const { active, from } = drawing;
		const step = ARROWS[ event.key ];
		if ( step ) {
			event.preventDefault();
			const next = {
				c: within( active.c + step.c, COLUMNS ),
				r: within( active.r + step.r, ROWS ),
			};
			drawing.setActive( next );
			event.currentTarget
				.querySelector< HTMLElement >(
					`[data-cell="${ next.c } ${ next.r }"]`
				)
				?.focus();
		} else if ( event.key === 'Escape' && from ) {
			event.stopPropagation();
			drawing.begin( null );
		} else if ( event.key === 'Delete' || event.key === 'Backspace' ) {
			event.preventDefault();
			drawing.remove( active );
		} else if ( event.key === 'Enter' || event.key === ' ' ) {
			event.preventDefault();
			if ( from ) {
				drawing.finish( active );
			} else if ( tileAt( tiles, active ) < 0 ) {
				drawing.begin( active );
				drawing.say(
					__(
						'Use the arrow keys to move to the opposite corner, then press Enter.',
						'vitrine'
					)
				);
			}
		}
	};

/**
 * Drawing with the pointer.
 *
 * @param tiles   The pattern.
 * @param drawing What is drawn.
 */
export function pointerOf( tiles: MosaicTile[], drawing: Drawing ) {
	const { active, from } = drawing;
	return {
		onPointerDown: ( event: PointerEvent ) => {
			const cell = cellOf( event );
			if ( event.button === 0 && tileAt( tiles, cell ) < 0 ) {
				event.currentTarget.setPointerCapture( event.pointerId );
				drawing.setActive( cell );
				drawing.begin( cell );
			}
		},
		onPointerMove: ( event: PointerEvent ) => {
			const cell = from && cellOf( event );
			if ( cell && ( cell.c !== active.c || cell.r !== active.r ) ) {
				drawing.setActive( cell );
			}
		},
		onPointerUp: ( event: PointerEvent ) => {
			if ( from ) {
				drawing.finish( cellOf( event ) );
			}
		},
		onPointerCancel: () => drawing.begin( null ),
	};
}

/**
 * The cell that is pointed at.
 *
 * @param event On the grid.
 */
function cellOf( event: PointerEvent ): Cell {
	const grid = event.currentTarget;
	const { left, top, width, height } = grid.getBoundingClientRect();
	const across = ( event.clientX - left ) / width;
	return cellAt(
		getComputedStyle( grid ).direction === 'rtl' ? 1 - across : across,
		( event.clientY - top ) / height
	);
}
