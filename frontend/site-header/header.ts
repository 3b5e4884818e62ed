/** A header that stays in the window: in its own place in the page it is as it was, nothing is cloned or moved. */
import { readData } from '@vitrine/frontend';
import { adminBar } from '../core/admin-bar';
import { listen } from '../core/listen';
import { BAR_CHANGE, BAR_ROOM, roomOf } from '../core/scroll/room';
import { onScroll } from '../core/scrolling';
import { automaticScrolls } from './automatic';
import { modeOf, type HeaderData } from './data';
import { dockingAfter, type Docking } from './docking';
import { reserve, topOf } from './room';

/** The page stands still this long before the header is measured anew, ms. */
const STILL = 250;

/** More of the window no header may take: low windows, and those that are zoomed. */
const MAX_PART = 0.35;

/** Between what has the focus and the header, px. */
const GAP = 8;

let watched: ( () => boolean ) | undefined;

/**
 * Lets a header stay in the window.
 *
 * @param block The wrapper.
 */
export function attachHeader( block: HTMLElement ): void {
	const data = readData( block ) as HeaderData | undefined;
	if ( ! data?.modes ) {
		return;
	}
	const automatic = ( watched ??= automaticScrolls() );
	const header = new Header( block, data );
	let timer = 0;
	const measureLater = () => {
		clearTimeout( timer );
		timer = window.setTimeout( () => header.measure(), STILL );
	};
	header.measure();
	new ResizeObserver( measureLater ).observe( block );
	listen( 'resize', measureLater );
	onScroll( ( y, before ) => header.follow( y, before, automatic() ) );
	listen( BAR_CHANGE, () =>
		header.follow( window.scrollY, window.scrollY, true )
	);
	listen< FocusEvent >( 'focusin', ( { target } ) =>
		header.see( target as Element )
	);
}

class Header {
	private docking: Docking = 'top';
	/** Of what stays, px. */
	private height = 0;
	/** What it takes of the window where it is docked, px. */
	private room = 0;
	/** Where that begins in the page, px. */
	private place = 0;
	private isLow = false;

	/**
	 * @param block The wrapper.
	 * @param data  What the server tells of it.
	 */
	constructor(
		private readonly block: HTMLElement,
		private readonly data: HeaderData
	) {}

	/**
	 * Looks how tall it is, and where in the page it begins.
	 */
	measure(): void {
		const { style, classList, offsetHeight: height, children } = this.block;
		// Pages that were cached long ago do not tell of shrinking.
		const { rows: leaving, shrink = 0 } = this.data;
		const next = children[ leaving ];
		// The data of the block is the last one: something has to stay.
		const rows = next?.clientHeight
			? topOf( next ) - topOf( children[ 0 ]! )
			: 0;
		// Where it is in the page, not in the window.
		style.position = 'static';
		this.place = placeOf( this.block ) - adminBar() + rows;
		style.position = '';
		this.height = height - rows;
		this.room = this.height - ( height * shrink ) / 100;
		style.setProperty( '--vitrine-header-height', `${ height }px` );
		style.setProperty( '--vitrine-header-rows', `${ rows }px` );
		this.isLow = classList.toggle(
			'is-low',
			this.height > window.innerHeight * MAX_PART
		);
		this.follow( window.scrollY, window.scrollY, true );
		this.reserve();
	}

	/**
	 * Goes with the page.
	 *
	 * @param y           How far it is scrolled, px.
	 * @param before      The same before.
	 * @param isAutomatic Whether no hand has started it.
	 */
	follow( y: number, before: number, isAutomatic: boolean ): void {
		const { docking, height } = this;
		// A bar moves the upper edge of the window down.
		const place = this.place - roomOf( BAR_ROOM );
		const next = dockingAfter(
			docking,
			this.isLow ? 'never' : modeOf( this.data ),
			{ y, before, place, height, isAutomatic }
		);
		// The panel of a menu would stay behind without it.
		const stays =
			next === 'away' &&
			this.block.querySelector( '[aria-expanded="true"]' ) !== null;
		this.set( stays ? docking : next );
	}

	/**
	 * Shows what has the focus: itself, or what it covers.
	 *
	 * @param focused What has it.
	 */
	see( focused: Element ): void {
		if ( this.block.contains( focused ) ) {
			if ( this.docking === 'away' ) {
				this.set( 'docked' );
			}
		} else if ( this.docking === 'docked' ) {
			// The browser has scrolled to it by then.
			requestAnimationFrame( () => this.uncover( focused ) );
		}
	}

	private uncover( focused: Element ): void {
		const { top, bottom } = focused.getBoundingClientRect();
		const edge = this.block.getBoundingClientRect().bottom;
		if ( top >= edge || bottom <= 0 ) {
			return;
		}
		if (
			modeOf( this.data ) === 'up' &&
			window.scrollY >= this.place + this.height
		) {
			this.set( 'away' );
		} else {
			window.scrollBy( { top: top - edge - GAP, behavior: 'instant' } );
		}
	}

	private set( next: Docking ): void {
		const { docking } = this;
		if ( next !== docking ) {
			const { classList } = this.block;
			classList.toggle( 'was-docked', docking === 'docked' );
			classList.toggle( 'is-docked', next === 'docked' );
			classList.toggle( 'is-away', next === 'away' );
			this.docking = next;
			this.reserve();
		}
	}

	private reserve(): void {
		reserve( this.block, this.docking === 'docked' ? this.room : 0 );
	}
}

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
