/** A header that stays in the window: in its own place in the page it is as it was, nothing is cloned or moved. */
import { listen, readData } from '@vitrine/frontend';
import { adminBar } from '../core/admin-bar';
import { BAR_CHANGE, BAR_ROOM, roomOf } from '../core/scroll/room';
import { modeOf, type HeaderData } from './data';
import { dockingAfter, type Docking } from './docking';
import { reserve, withMore } from './room';
import { onScroll } from './scrolling';
import { topOf } from './top';

/** The page stands still this long before the header is measured anew, ms. */
const STILL = 250;

/** More of the window no header may take: low windows, and those that are zoomed. */
const MAX_PART = 0.35;

/** Where a header is, and how much of the window it takes, px. */
interface Place {
	/** Of what stays. */
	height: number;
	/** What that takes of the window where it is docked. */
	room: number;
	/** Where that begins in the page. */
	place: number;
	/** Whether the window is too low for it. */
	isLow: boolean;
}

/**
 * Lets a header stay in the window.
 *
 * @param block The wrapper.
 */
export function attachHeader( block: HTMLElement ): void {
	const data = readData( block ) as HeaderData | undefined;
	if ( ! data ) {
		return;
	}
	let docking: Docking = 'top';
	let at = measured( block, data );
	let timer: number | undefined;

	// What is below it is below a bar, too.
	const keepFree = () =>
		reserve(
			block,
			docking === 'docked' ? at.room + roomOf( BAR_ROOM ) : 0
		);
	const set = ( next: Docking ) => {
		if ( next !== docking ) {
			const { classList } = block;
			classList.toggle( 'was-docked', docking === 'docked' );
			classList.toggle( 'is-docked', next === 'docked' );
			classList.toggle( 'is-away', next === 'away' );
			docking = next;
			keepFree();
		}
	};
	const follow = ( y: number, before: number, isAutomatic: boolean ) => {
		const mode = at.isLow ? 'never' : modeOf( data );
		const next = dockingAfter( docking, mode, {
			...at,
			y,
			before,
			// A bar moves the upper edge of the window down.
			place: at.place - roomOf( BAR_ROOM ),
			isAutomatic,
		} );
		// The panel of a menu would stay behind without it.
		if ( next !== 'away' || ! isAnyOpen( block ) ) {
			set( next );
		}
	};
	const stay = () => {
		follow( window.scrollY, window.scrollY, true );
		keepFree();
	};
	const measureLater = () => {
		clearTimeout( timer );
		timer = window.setTimeout( () => {
			at = measured( block, data );
			stay();
		}, STILL );
	};
	/** Leaves, where it comes back on scrolling up and its own place is out of sight. */
	const leave = () => {
		const can =
			modeOf( data ) === 'up' && window.scrollY >= at.place + at.height;
		if ( can ) {
			set( 'away' );
		}
		return can;
	};

	stay();
	new ResizeObserver( measureLater ).observe( block );
	listen( 'resize', measureLater );
	listen( BAR_CHANGE, stay );
	onScroll( follow );
	// What has the focus is in sight: the header itself, or what it covers.
	listen( 'focusin', ( { target } ) => {
		if ( ! block.contains( target as Element ) ) {
			if ( docking === 'docked' ) {
				void withMore( ( { uncover } ) =>
					uncover( block, target as Element, leave )
				);
			}
		} else if ( docking === 'away' || roomOf( BAR_ROOM ) ) {
			set( 'docked' );
		}
	} );
}

/**
 * Looks how tall a header is, and where in the page it begins; tells its style sheet.
 *
 * @param block The wrapper.
 * @param data  What the server tells of it. Pages that were cached long ago do not tell of shrinking.
 */
function measured(
	block: HTMLElement,
	{ rows: leaving, shrink = 0 }: HeaderData
): Place {
	const { style, classList, offsetHeight, children } = block;
	const next = children[ leaving ];
	// The data of the block is the last one: something has to stay.
	const rows = next?.clientHeight
		? topOf( next ) - topOf( children[ 0 ]! )
		: 0;
	// Where it is in the page, not in the window.
	style.position = 'static';
	const place = placeOf( block ) - adminBar() + rows;
	style.position = '';
	style.setProperty( '--vitrine-header-height', `${ offsetHeight }px` );
	style.setProperty( '--vitrine-header-rows', `${ rows }px` );
	const height = offsetHeight - rows;
	return {
		height,
		room: height - ( offsetHeight * shrink ) / 100,
		place,
		isLow: classList.toggle(
			'is-low',
			height > window.innerHeight * MAX_PART
		),
	};
}

/**
 * Whether anything is open in a header that can be seen: lists of phones close with their submenus open.
 *
 * @param block The wrapper.
 */
const isAnyOpen = ( block: HTMLElement ): boolean =>
	[
		...block.querySelectorAll< HTMLElement >( '[aria-expanded="true"]' ),
	].some( ( toggle ) => toggle.offsetParent );

/**
 * Where an element begins in the page, px; what moves it there for a while does not count.
 *
 * @param element Element.
 */
function placeOf( element: HTMLElement ): number {
	let top = 0;
	for (
		let one: HTMLElement | null = element;
		one;
		one = one.offsetParent as HTMLElement | null
	) {
		top += one.offsetTop;
	}
	return top;
}
