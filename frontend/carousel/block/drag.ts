/** A mouse that drags a row which the browser scrolls. Fingers do so anyway. */
import type { Row } from '@vitrine/carousel';
import { part } from '../../render/carousel/names';
import { takeFocus } from './input';

/** Px after which a press is no click. */
const SLACK = 6;

/** Px after which somebody wants to see the next slide. */
const WISH = 30;

/** Ms without a scroll after which a row stands still for sure: snapping any sooner would end its way. */
const REST = 700;

const ROW = `.${ part( 'row' ) }`;

/** On the row until it stands still: slides do not snap. And while the button is down. */
const DRAGGED = 'is-dragged';
const HELD = 'is-held';

/** What a mouse does something else with. */
const OWN =
	'input, select, textarea, audio, video, iframe, [contenteditable], [draggable="true"]';

interface DragOptions {
	row: Row;
	isVertical: boolean;
	/** Whether it stays where it is let go. */
	isFree: boolean;
}

/**
 * Lets a mouse drag a row.
 *
 * @param list    The row.
 * @param options How it moves.
 */
export function attachDrag( list: HTMLElement, options: DragOptions ): void {
	let rest = 0;
	/** It stands where it snaps. */
	const letGo = () => {
		if ( ! list.classList.contains( HELD ) ) {
			list.classList.remove( DRAGGED );
		}
	};
	/** The same where there was no way to go, and in browsers that tell of no end. */
	const letGoLater = () => {
		clearTimeout( rest );
		rest = window.setTimeout( letGo, REST );
	};
	list.addEventListener( 'scrollend', letGo );
	list.addEventListener( 'scroll', letGoLater, { passive: true } );
	list.addEventListener( 'pointerdown', ( event ) => {
		const { pointerType, button, target } = event;
		const isOwn = ( target as Element ).closest( OWN );
		// A row in this one is moved by itself.
		const isInner = ( target as Element ).closest( ROW ) !== list;
		if (
			pointerType === 'mouse' &&
			button === 0 &&
			! event.ctrlKey &&
			! isOwn &&
			! isInner
		) {
			follow( list, event, options, letGoLater );
		}
	} );
}

/**
 * Keeps pictures and links of a row from being dragged out of it.
 *
 * @param list The row.
 */
export const keepInside = ( list: HTMLElement ): void =>
	list.addEventListener( 'dragstart', ( event ) => {
		if ( ! ( event.target as Element ).closest( OWN ) ) {
			event.preventDefault();
		}
	} );

/**
 * Follows a mouse until its button is let go.
 *
 * @param list               The row.
 * @param down               The press.
 * @param options            How the row moves.
 * @param options.row        Moves it.
 * @param options.isVertical Whether slides are below each other.
 * @param options.isFree     Whether it stays where it is let go.
 * @param letGo              It is on its way to where it snaps.
 */
function follow(
	list: HTMLElement,
	down: PointerEvent,
	{ row, isVertical, isFree }: DragOptions,
	letGo: () => void
): void {
	const side = isVertical ? 'scrollTop' : 'scrollLeft';
	const at = ( event: PointerEvent ) =>
		isVertical ? event.clientY : event.clientX;
	const from = list[ side ];
	const view = row.current();
	const ending = new AbortController();
	const { signal } = ending;
	let isMoved = false;

	const end = () => {
		ending.abort();
		if ( ! isMoved ) {
			return;
		}
		list.classList.remove( HELD );
		ignoreClick( list );
		if ( isFree ) {
			list.classList.remove( DRAGGED );
		} else {
			const way = Math.abs( list[ side ] ) - Math.abs( from );
			row.show( viewFor( view, row.current(), way, row.views().length ) );
			letGo();
		}
	};
	list.addEventListener(
		'pointermove',
		( move ) => {
			// It was let go where nobody told.
			if ( move.buttons % 2 === 0 ) {
				end();
				return;
			}
			const way = at( move ) - at( down );
			if ( ! isMoved && Math.abs( way ) > SLACK ) {
				isMoved = true;
				list.setPointerCapture( down.pointerId );
				list.classList.add( DRAGGED, HELD );
				list.ownerDocument.getSelection()?.empty();
				takeFocus( list );
			}
			if ( isMoved ) {
				list[ side ] = from - way;
			}
		},
		{ signal }
	);
	list.addEventListener( 'pointercancel', end, { signal } );
	list.ownerDocument.addEventListener( 'pointerup', end, { signal } );
}

/**
 * Which view a row goes to when it is let go: where it is nearest to, but on where it has been moved a little.
 *
 * @param before The view that was seen.
 * @param now    The view that is nearest.
 * @param way    How far it was moved on, px.
 * @param views  Number of views.
 */
export function viewFor(
	before: number,
	now: number,
	way: number,
	views: number
): number {
	const next =
		now === before && Math.abs( way ) > WISH ? now + Math.sign( way ) : now;
	return Math.max( 0, Math.min( views - 1, next ) );
}

/**
 * What it was let go over is not pressed.
 *
 * @param list The row.
 */
function ignoreClick( list: HTMLElement ): void {
	const ignore = ( event: Event ) => {
		event.preventDefault();
		event.stopPropagation();
	};
	list.addEventListener( 'click', ignore, true );
	// The click comes before anything else does.
	setTimeout( () => list.removeEventListener( 'click', ignore, true ) );
}
