/** A menu: which of its items are open. Everything about them stands in the page, so that it survives a change of the window. */
import { shiftInto, shiftToMiddle } from '../render/mega-menu/place';
import { resumeMedia, stopMedia } from './media';
import { isOpen, openIn, panelOf, toggleOf } from './parts';
import type { MenuSettings } from './settings';

/** Where a menu is not collapsed. Twin: the media queries of blocks/mega-menu/style.scss. */
const WIDE: Record< MenuSettings[ 'collapse' ], string > = {
	phones: '(width >= 768px)',
	tablets: '(width > 1024px)',
	never: 'all',
	always: 'not all',
};

export class Menu {
	/** Items that a resting pointer has opened, and nobody has pressed since. */
	readonly hovered = new WeakSet< HTMLElement >();

	readonly wide: MediaQueryList;

	readonly isRtl: boolean;

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
		this.wide = matchMedia( WIDE[ settings.collapse ] ?? 'all' );
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
		for ( const other of openIn( this.element ) ) {
			if ( ! other.contains( item ) ) {
				this.close( other );
			}
		}
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
		for ( const one of [ item, ...openIn( item ) ] ) {
			set( one, false );
			this.hovered.delete( one );
		}
		stopMedia( panelOf( item )! );
	}

	closeAll(): void {
		openIn( this.element ).forEach( ( item ) => this.close( item ) );
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
	if ( isOpen( item ) !== open ) {
		item.classList.toggle( 'is-open', open );
		toggleOf( item )!.ariaExpanded = `${ open }`;
	}
}
