/** A menu: which of its items are open. Everything about them stands in the page, so that it survives a change of the window. */
import { wider } from '../core/device';
import { shiftInto, shiftToMiddle } from '../render/mega-menu/place';
import { lastFocused } from './focus';
import { resumeMedia, stopMedia } from './media';
import { openIn, panelOf, toggleOf } from './parts';
import type { MenuSettings } from './settings';

export class Menu {
	/** Items that a resting pointer has opened, and nobody has pressed since. */
	readonly hovered = new WeakSet< HTMLElement >();

	/** Where it is not collapsed. Twin: the media queries of blocks/mega-menu/style.scss. */
	readonly wide: MediaQueryList;

	readonly isRtl: boolean;

	/** What has the focus in it, or had it until it was hidden. */
	readonly focused: () => Element | null;

	/** Is told of items that open. */
	onOpen?: ( item: HTMLElement ) => void;

	/**
	 * @param element  The wrapper.
	 * @param settings What the server tells.
	 */
	constructor(
		readonly element: HTMLElement,
		readonly settings: MenuSettings
	) {
		this.isRtl = getComputedStyle( element ).direction === 'rtl';
		this.focused = lastFocused( element );
		this.wide = wider( settings.collapse );
	}

	get isNarrow(): boolean {
		return ! this.wide.matches;
	}

	/**
	 * Opens an item, and closes those that it is not in.
	 *
	 * @param item Which.
	 */
	open( item: HTMLElement ): void {
		// Before anything changes, so that the page is laid out once.
		const { clientWidth } = document.documentElement;
		openIn( this.element ).forEach( ( other ) => {
			if ( ! other.contains( item ) ) {
				this.close( other );
			}
		} );
		this.show( item, clientWidth );
		this.onOpen?.( item );
	}

	/**
	 * Opens an item beside others.
	 *
	 * @param item Which.
	 * @param room Width of the window, px.
	 */
	show( item: HTMLElement, room: number ): void {
		set( item, true );
		resumeMedia( panelOf( item )! );
		this.place( item, room );
	}

	/**
	 * Closes an item, and those in it.
	 *
	 * @param item Which.
	 */
	close( item: HTMLElement ): void {
		// From the inside, so that each panel keeps what is its own.
		for ( const one of [ item, ...openIn( item ) ].reverse() ) {
			set( one, false );
			this.hovered.delete( one );
			stopMedia( panelOf( one )! );
		}
	}

	/**
	 * Closes what lies over the page; a list that is collapsed stays as it is.
	 */
	closeAll(): void {
		if ( ! this.isNarrow ) {
			openIn( this.element ).forEach( ( item ) => this.close( item ) );
		}
	}

	/**
	 * Moves the panel of an open item into the window.
	 *
	 * @param item Which.
	 * @param room Width of the window, px.
	 */
	place( item: HTMLElement, room: number ): void {
		const { isRtl } = this;
		const panel = panelOf( item )!;
		const { style, classList } = panel;
		classList.remove( 'is-placed', 'is-flipped' );
		style.removeProperty( '--vitrine-panel-shift' );
		if ( this.isNarrow ) {
			return;
		}
		style.setProperty( '--vitrine-menu-room', `${ room }px` );
		classList.add( 'is-placed' );
		const sides = panel.getBoundingClientRect();
		const isWhole = item.matches( '.is-full, .is-content' );
		const shift = ( isWhole ? shiftToMiddle : shiftInto )(
			sides,
			room,
			isRtl
		);
		style.setProperty( '--vitrine-panel-top', `${ sides.top }px` );
		// At the side of its item it goes to the other one, if there is more room.
		const { left, right } = item.getBoundingClientRect();
		if (
			shift &&
			isAtSide( sides, item ) &&
			( isRtl ? room - right > left : left > room - right )
		) {
			classList.add( 'is-flipped' );
		} else {
			style.setProperty( '--vitrine-panel-shift', `${ shift }px` );
		}
	}
}

/**
 * Whether a panel stands at the side of its item.
 *
 * @param sides Where the panel is.
 * @param item  Its item.
 */
const isAtSide = ( sides: DOMRect, item: HTMLElement ): boolean =>
	Math.abs( sides.top - item.getBoundingClientRect().top ) <
	item.offsetHeight / 2;

function set( item: HTMLElement, open: boolean ): void {
	item.classList.toggle( 'is-open', open );
	toggleOf( item )!.ariaExpanded = `${ open }`;
}
