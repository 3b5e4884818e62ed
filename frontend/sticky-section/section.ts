/** A section that stays in the window: nothing is cloned, and what it leaves keeps its size. */
import { adminBar } from '../core/admin-bar';
import { device } from '../core/device';
import { listen } from '../core/listen';
import { HEADER_ROOM, roomOf } from '../core/scroll/room';
import { beyond, readSticky, type Span, type StickyData } from './rule';

/** The page stands still this long before sections are measured anew, ms. */
const STILL = 300;

/** Lower windows, and those that are zoomed, are for the page, px. Twin: extensions/sticky-section/section.scss. */
const MIN_HEIGHT = 480;

/** What is narrower than this part of the window covers no lines of text. */
const MIN_PART = 0.5;

/** What is taller than this part of it is looked at itself, such as covers that are stacked. */
const MAX_PART = 0.5;

/** Room that sections keep free above targets of links and what has the focus, px. */
const rooms = new Map< Element, number >();

/**
 * Lets a section stay in the window.
 *
 * @param block The block.
 */
export function attachSection( block: HTMLElement ): void {
	const data = readSticky( block.getAttribute( 'data-vitrine-sticky' )! );
	if ( ! data ) {
		return;
	}
	const section = new Section( block, data );
	let timer = 0;
	const measureLater = () => {
		clearTimeout( timer );
		timer = window.setTimeout( () => section.measure(), STILL );
	};
	section.measure();
	new ResizeObserver( measureLater ).observe( document.body );
	listen( 'resize', measureLater );
	listen( 'scroll vitrine:header:room', () => section.follow() );
}

class Section {
	private place: Span = { top: 0, height: 0 };

	private isOn = false;

	private isStuck = false;

	/** Keeps its room while it is out of the page. */
	private readonly spacer = document.createElement( 'div' );

	/**
	 * @param block The block.
	 * @param data  What the server tells of it.
	 */
	constructor(
		private readonly block: HTMLElement,
		private readonly data: StickyData
	) {}

	/**
	 * Looks where in the page it stands.
	 */
	measure(): void {
		const { block, data } = this;
		this.stick( false );
		block.classList.add( 'is-measured' );
		const { top, left, width, height } = block.getBoundingClientRect();
		const { margin } = getComputedStyle( block );
		block.classList.remove( 'is-measured' );
		this.place = { top: top + window.scrollY - adminBar(), height };
		this.isOn =
			data.devices.includes( device() ) &&
			window.innerHeight >= MIN_HEIGHT;
		block.style.setProperty( '--vitrine-sticky-left', `${ left }px` );
		block.style.setProperty( '--vitrine-sticky-width', `${ width }px` );
		this.spacer.style.cssText = `flex: none; inline-size: ${ width }px; block-size: ${ height }px; margin: ${ margin }`;
		const covered = data.offset + height;
		const isHeader =
			width >= window.innerWidth * MIN_PART &&
			covered <= window.innerHeight * MAX_PART;
		this.reserve( data.room || ( isHeader ? covered : 0 ) );
		this.follow();
	}

	/**
	 * Goes with the page.
	 */
	follow(): void {
		const { block, data, place } = this;
		const way = beyond( data, place, {
			top: window.scrollY,
			height: window.innerHeight,
			taken: roomOf( HEADER_ROOM ),
		} );
		const isStuck = this.isOn && way > 0;
		if ( isStuck !== this.isStuck ) {
			this.stick( isStuck );
		}
		block.classList.toggle(
			'has-sticky-effects',
			isStuck && way > data.effects
		);
	}

	private stick( isStuck: boolean ): void {
		const { block, spacer } = this;
		this.isStuck = isStuck;
		block.classList.toggle( 'is-stuck', isStuck );
		if ( this.data.isPage ) {
			block.classList.toggle( 'is-out-of-page', isStuck );
			if ( isStuck ) {
				block.after( spacer );
			} else {
				spacer.remove();
			}
		}
	}

	private reserve( room: number ): void {
		const isTop = this.isOn && this.data.edge === 'top';
		rooms.set( this.block, isTop ? room : 0 );
		for ( const block of rooms.keys() ) {
			if ( ! block.isConnected ) {
				rooms.delete( block );
			}
		}
		document.documentElement.style.setProperty(
			'--vitrine-sticky-room',
			`${ Math.max( ...rooms.values() ) }px`
		);
	}
}
