import { emit } from '@vitrine/frontend';
import type { Context } from '../context';
import { pagesOf, tilesOf } from '../state/pages';
import { listStyle, tileStyle } from './placement';
import type { Range } from './album';
import type { Placement } from './placement';
import { setAll } from '../styles';

/** Tiles put into the page at once: more would be a long task on a phone. */
const AT_ONCE = 16;

/** On tiles that script puts into the page: they may appear with the block's transition. */
const ENTERING = 'is-entering';

/** On tiles that stand where script says: PHP's rules hide none of them. */
const PLACED = 'is-placed';

/** On tiles that stand for ones that are on their way. */
const EMPTY = 'is-empty';

const placeOf = ( { dataset }: HTMLElement ) => Number( dataset[ 'index' ] );

/**
 * The tile of a place, if it is there.
 *
 * @param element The gallery's wrapper, or its list.
 * @param place   Its place in the album.
 */
export const tileAt = (
	element: HTMLElement,
	place: number
): HTMLElement | null => element.querySelector( `[data-index="${ place }"]` );

/** The tiles in a gallery's list: those that PHP printed, which are never moved, and those that script puts beside them and takes away. */
export class TileList {
	/** Places of those that PHP printed. */
	readonly printed: Range;
	/** Those that script made, by place. */
	readonly #made = new Map< number, HTMLElement >();
	/** Those of before the album changed: they stay until what belongs there has come. */
	readonly #aged = new Set< HTMLElement >();

	readonly #context;

	constructor(
		context: Context,
		readonly element: HTMLElement
	) {
		this.#context = context;
		const { first } = context.config;
		const places = this.#all().map( placeOf );
		this.printed = {
			first: places[ 0 ] ?? first,
			end: ( places.at( -1 ) ?? first - 1 ) + 1,
		};
	}

	#all(): HTMLElement[] {
		return [
			...this.element.querySelectorAll< HTMLElement >( '[data-index]' ),
		];
	}

	/** The place of the tile in which the focus is. */
	focused(): number | undefined {
		const { activeElement } = document;
		const tile = activeElement?.closest< HTMLElement >( '[data-index]' );
		return tile && this.element.contains( tile )
			? placeOf( tile )
			: undefined;
	}

	/**
	 * Puts tiles where a layout says.
	 *
	 * @param placement      Where tiles are.
	 * @param width          Of the list.
	 * @param isAll          Those that PHP printed, too.
	 * @param hasOtherHeight Whether the list has another height than PHP gave it.
	 */
	place(
		placement: Placement,
		width: number,
		isAll: boolean,
		hasOtherHeight: boolean
	): void {
		for ( const tile of isAll ? this.#all() : this.#made.values() ) {
			put( tile, placement );
		}
		if ( isAll || hasOtherHeight ) {
			this.#resize( placement, width );
		}
	}

	/**
	 * Gives the list its height, and in mode `rows` its last tile how many more there are.
	 *
	 * @param placement Where tiles are.
	 * @param width     Of the list.
	 */
	#resize( placement: Placement, width: number ): void {
		const { level, total } = this.#context.config;
		setAll( this.element, listStyle( placement, level, width ) );
		if ( placement.isCut ) {
			tileAt( this.element, placement.end - 1 )?.style.setProperty(
				'--rest',
				JSON.stringify( `+${ total - placement.end }` )
			);
		}
	}

	/**
	 * Takes away what script made and nobody wants any longer; what has the focus stays.
	 *
	 * @param ranges What somebody wants.
	 */
	keep( ranges: Range[] ): void {
		for ( const [ place, tile ] of this.#made ) {
			const isWanted = ranges.some(
				( { first, end } ) => place >= first && place < end
			);
			if ( ! isWanted && ! tile.matches( ':focus-within' ) ) {
				tile.remove();
				this.#made.delete( place );
			}
		}
	}

	/**
	 * Puts tiles into the page where they are missing, some at a time.
	 *
	 * @param ranges    Which.
	 * @param placement Where tiles are.
	 * @return Whether more are missing.
	 */
	fill( ranges: Range[], placement: Placement ): boolean {
		const { printed } = this;
		const pages = pagesOf( this.#context );
		const added: HTMLElement[] = [];
		let hasMore = false;
		for ( const { first, end } of ranges ) {
			for ( let place = first; place < end; place++ ) {
				const html = pages.html( place );
				const there = this.#made.get( place );
				if (
					( place >= printed.first && place < printed.end ) ||
					this.#mayStay( there, html )
				) {
					continue;
				}
				if ( added.length === AT_ONCE ) {
					hasMore = true;
					break;
				}
				const tile = this.#make( place, html, added.length );
				put( tile, placement );
				if ( there ) {
					if ( this.#aged.has( there ) ) {
						tile.classList.remove( ENTERING );
					}
					there.replaceWith( tile );
				} else {
					this.#insert( tile, place );
				}
				this.#made.set( place, tile );
				added.push( tile );
			}
		}
		if ( added.length > 0 ) {
			emit( this.element, 'vitrine:replaced', { added } );
		}
		return hasMore;
	}

	/** The album has changed: tiles give way to what belongs there once it has come. */
	age(): void {
		for ( const tile of this.#made.values() ) {
			this.#aged.add( tile );
			if ( ! tile.matches( ':focus-within' ) ) {
				// Put in anew it stands at its new place, and has not moved there.
				const { nextSibling } = tile;
				tile.remove();
				this.element.insertBefore( tile, nextSibling );
			}
		}
	}

	/** Takes away what script made. */
	clear(): void {
		for ( const tile of this.#made.values() ) {
			tile.remove();
		}
		this.#made.clear();
		this.#aged.clear();
	}

	/** Leaves the list as PHP printed it. */
	restore(): void {
		this.clear();
		this.element.removeAttribute( 'style' );
		for ( const tile of this.#all() ) {
			if ( tile.hasAttribute( 'style' ) || tile.hidden ) {
				tile.classList.remove( PLACED );
				tile.removeAttribute( 'style' );
				tile.hidden = false;
			}
		}
	}

	/**
	 * Whether a tile is not replaced: nothing is known of what belongs there, or it is that.
	 *
	 * @param tile In the page.
	 * @param html What belongs there.
	 */
	#mayStay(
		tile: HTMLElement | undefined,
		html: string | undefined
	): boolean {
		if ( ! tile || ! html ) {
			return !! tile;
		}
		if ( tile.classList.contains( EMPTY ) ) {
			return false;
		}
		// One that shows the same item stays, and so does the focus.
		if (
			this.#aged.has( tile ) &&
			tilesOf( html )[ 0 ]?.dataset[ 'item' ] === tile.dataset[ 'item' ]
		) {
			this.#aged.delete( tile );
		}
		return ! this.#aged.has( tile ) || tile.matches( ':focus-within' );
	}

	#make(
		place: number,
		html: string | undefined,
		order: number
	): HTMLElement {
		const tile =
			tilesOf( html ?? '' )[ 0 ] ?? document.createElement( 'li' );
		if ( html === undefined ) {
			tile.className = `wp-block-vitrine-gallery__item ${ EMPTY }`;
			tile.setAttribute( 'aria-hidden', 'true' );
		} else {
			const { displayTransitionDuration, displayInterval } =
				this.#context.config.level;
			tile.classList.add( ENTERING );
			setAll( tile, {
				'--enter': String( displayTransitionDuration ),
				'--enter-delay': `${ order * displayInterval }ms`,
			} );
		}
		tile.dataset[ 'index' ] = String( place );
		return document.importNode( tile, true );
	}

	/**
	 * The order of the page is the order of the items: Tab and screen readers go by it.
	 *
	 * @param tile  A tile.
	 * @param place Its place.
	 */
	#insert( tile: HTMLElement, place: number ): void {
		const before = this.#made.get( place - 1 );
		if ( before ) {
			before.after( tile );
			return;
		}
		const next = this.#all().find( ( other ) => placeOf( other ) > place );
		this.element.insertBefore( tile, next ?? null );
	}
}

function put( tile: HTMLElement, placement: Placement ): void {
	const { first, origin, end } = placement;
	const place = placeOf( tile );
	const isPlaced = place >= origin;
	tile.hidden = place < first || place >= end;
	tile.classList.toggle( PLACED, isPlaced );
	if ( isPlaced ) {
		tile.style.removeProperty( '--rest' );
		setAll( tile, tileStyle( placement, place ) );
	} else {
		tile.removeAttribute( 'style' );
	}
}
