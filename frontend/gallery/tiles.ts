import { emit } from '@vitrine/frontend';
import { unpackRatios } from '../render/gallery/ratios';
import { SIZE_CLASSES, sizeClassOf } from '../render/gallery/steps';
import { announce, countInWords, hush, say, word } from './console';
import { find, offerLink } from './context';
import type { Context } from './context';
import { pagesOf, tilesOf } from './pages';
import {
	heightOf,
	listStyle,
	placementOf,
	placesWithin,
	spanOf,
	tileStyle,
} from './placement';
import type { Placement, Range } from './placement';
import { sourceOf } from './site';
import { SteadyStep } from './steady-step';
import { hasGeometry, setAll } from './styles';

/** Tiles put into the page in one frame: more would be a long task on a phone. */
const AT_ONCE = 16;

/** Tiles kept before and after the one with the focus, for Tab. */
const AROUND_FOCUS = 8;

/** On tiles that script puts into the page: they may appear with the block's transition. */
const ENTERING = 'is-entering';

/** On tiles that stand for ones that are on their way. */
const EMPTY = 'is-empty';

/** Tiles beyond the first window: they exist near the screen and nowhere else. */
export function create( context: Context ) {
	const { element, signal } = context;
	sourceOf( context ).warmUp?.();

	/** Tiles that script made, by place. */
	const tiles = new Map< number, HTMLElement >();
	/** Those of before the album changed: they stay until what belongs there has come. */
	const aged = new Set< HTMLElement >();
	let list: HTMLElement | null = null;
	/** Tiles that PHP made: they are never moved. */
	let printed: Range = { first: 0, end: 0 };
	/** Places that this page, or these steps, show. */
	let shown: Range = { first: 0, end: 0 };
	let ratios: Float64Array = new Float64Array();
	/** Shapes of before the album changed: the first window stands by them. */
	let olderRatios: Float64Array | null = null;
	let placement: Placement | null = null;
	/** Whether script places the first window, too: the page's policy refused PHP's style, or an option has changed. */
	let ownsAll = false;
	let width = 0;
	let key = '';
	let frame = 0;
	/** Nothing is asked for until the visitor says so: the site may be down. */
	let isBroken = false;
	let steps = new SteadyStep();

	const observer = new ResizeObserver( () => schedule() );

	/** Learns what the page shows now. */
	const begin = () => {
		takeAway();
		observer.disconnect();
		const { config } = context;
		list = find( context, 'items' );
		const places = [
			...( list?.querySelectorAll< HTMLElement >( '[data-index]' ) ??
				[] ),
		].map( ( tile ) => Number( tile.dataset[ 'index' ] ) );
		printed = {
			first: places[ 0 ] ?? config.first,
			end: ( places.at( -1 ) ?? config.first - 1 ) + 1,
		};
		ratios = unpackRatios( config.ratios );
		olderRatios = null;
		shown = { first: config.first, end: endOf() };
		placement = null;
		key = '';
		isBroken = false;
		steps = new SteadyStep();
		ownsAll =
			context.options.size > 0 ||
			( list ? ! hasGeometry( list ) : false );
		const container = find( context, 'frame' );
		if ( list && container ) {
			observer.observe( container );
		}
	};

	const endOf = () => {
		const { level, pages, page, total } = context.config;
		const isCut =
			level.mode === 'pagination' || level.mode === 'moreButton';
		const end = isCut ? ( pages[ page + 1 ] ?? total ) : total;
		return Math.min( end, ratios.length );
	};

	/** Lays out when the width, the class or the settings have changed. */
	const measure = () => {
		const { config } = context;
		if ( ! list || width <= 0 ) {
			return;
		}
		const step = steps.of( width, ownsAll );
		const sizeClass = sizeClassOf(
			config.sizesBy === 'window' ? window.innerWidth : width
		);
		const next = `${ step } ${ sizeClass } ${ shown.end }`;
		if ( key !== next ) {
			key = next;
			placement = placementOf( {
				level: config.level,
				sizeClass,
				step,
				width,
				ratios,
				shown,
				kept: olderRatios && {
					ratios: olderRatios,
					end: printed.end,
				},
			} );
			placeAll( placement );
			emit( element, 'vitrine:gallery:layout', {
				height: heightOf( placement, width ),
			} );
		}
	};

	const placeAll = ( at: Placement ) => {
		for ( const [ place, tile ] of tiles ) {
			put( tile, place );
		}
		if ( ownsAll ) {
			for ( const tile of list?.querySelectorAll< HTMLElement >(
				'[data-index]'
			) ?? [] ) {
				put( tile, Number( tile.dataset[ 'index' ] ) );
			}
		}
		if ( list && ( ownsAll || olderRatios ) ) {
			placeList( list, at );
		}
	};

	/**
	 * Gives the list its height, and in mode `rows` its last tile how many more there are.
	 *
	 * @param items The list.
	 * @param at    Where tiles are.
	 */
	const placeList = ( items: HTMLElement, at: Placement ) => {
		const { level, total } = context.config;
		setAll( items, listStyle( at, level, width ) );
		if ( at.isCut ) {
			items
				.querySelector< HTMLElement >(
					`[data-index="${ at.end - 1 }"]`
				)
				?.style.setProperty(
					'--rest',
					JSON.stringify( `+${ total - at.end }` )
				);
		}
	};

	const put = ( tile: HTMLElement, place: number ) => {
		if ( placement && place >= placement.origin ) {
			tile.toggleAttribute( 'hidden', place >= placement.end );
			tile.style.removeProperty( '--rest' );
			setAll( tile, tileStyle( placement, place ) );
		}
	};

	/** The tiles that have to be there: about a window above and below the screen, and those around the focus. */
	const wanted = ( top: number, at: Placement ): Range[] => {
		const screen = window.innerHeight;
		const limit = ( place: number ) =>
			Math.min( at.end, Math.max( shown.first, place ) );
		const { first, end } = placesWithin(
			at,
			-top - screen,
			-top + 2 * screen,
			width
		);
		const ranges = [ { first: limit( first ), end: limit( end ) } ];
		const focused =
			element.ownerDocument.activeElement?.closest< HTMLElement >(
				'[data-index]'
			);
		if ( focused && list?.contains( focused ) ) {
			const place = Number( focused.dataset[ 'index' ] );
			ranges.push( {
				first: limit( place - AROUND_FOCUS ),
				end: limit( place + AROUND_FOCUS ),
			} );
		}
		return ranges;
	};

	const schedule = () => {
		if ( frame === 0 && ! signal.aborted ) {
			frame = requestAnimationFrame( () => {
				frame = 0;
				update();
			} );
		}
	};

	/** Makes the tiles that are wanted and takes the others away; reads first, then writes. */
	const update = () => {
		if ( ! list?.isConnected ) {
			return;
		}
		const { top, width: now } = list.getBoundingClientRect();
		width = now;
		measure();
		if ( now <= 0 || ! placement ) {
			return;
		}
		const ranges = wanted( top, placement );
		const isWanted = ( place: number ) =>
			ranges.some( ( { first, end } ) => place >= first && place < end );
		for ( const [ place, tile ] of tiles ) {
			if ( ! isWanted( place ) && ! tile.matches( ':focus-within' ) ) {
				tile.remove();
				tiles.delete( place );
			}
		}
		fill( ranges );
		fetchTiles( ranges );
	};

	/**
	 * Puts tiles into the page where they are missing, some at a time.
	 *
	 * @param ranges Which.
	 */
	const fill = ( ranges: Range[] ) => {
		const pages = pagesOf( context );
		const added: HTMLElement[] = [];
		for ( const { first, end } of ranges ) {
			for ( let place = first; place < end; place++ ) {
				const there = tiles.get( place );
				const html = pages.html( place );
				const isEmpty = there?.classList.contains( EMPTY ) ?? true;
				const isAged = there !== undefined && isOutdated( there, html );
				if (
					isPrinted( place ) ||
					! ( isEmpty || isAged ) ||
					( there && ! html )
				) {
					continue;
				}
				if ( added.length === AT_ONCE ) {
					schedule();
					break;
				}
				const tile = makeTile( place, html, added.length );
				if ( isAged ) {
					tile.classList.remove( ENTERING );
				}
				if ( there ) {
					there.replaceWith( tile );
				} else {
					insert( tile, place );
				}
				tiles.set( place, tile );
				added.push( tile );
			}
		}
		if ( added.length > 0 && list ) {
			emit( list, 'vitrine:replaced', { added } );
		}
	};

	/**
	 * Whether a tile of before the album changed is to go. One that shows the same item stays, and so does the focus.
	 *
	 * @param tile In the page.
	 * @param html What belongs there, if it is known.
	 */
	const isOutdated = ( tile: HTMLElement, html: string | undefined ) => {
		if ( html === undefined || ! aged.has( tile ) ) {
			return false;
		}
		if (
			tilesOf( html )[ 0 ]?.dataset[ 'item' ] === tile.dataset[ 'item' ]
		) {
			aged.delete( tile );
		}
		return aged.has( tile ) && ! tile.matches( ':focus-within' );
	};

	const isPrinted = ( place: number ) =>
		place >= printed.first && place < printed.end;

	const makeTile = (
		place: number,
		html: string | undefined,
		order: number
	) => {
		const tile =
			( html === undefined ? undefined : tilesOf( html )[ 0 ] ) ??
			document.createElement( 'li' );
		if ( html === undefined ) {
			tile.className = `wp-block-vitrine-gallery__item ${ EMPTY }`;
			tile.setAttribute( 'aria-hidden', 'true' );
		} else {
			const { displayTransitionDuration, displayInterval } =
				context.config.level;
			tile.classList.add( ENTERING );
			setAll( tile, {
				'--enter': String( displayTransitionDuration ),
				'--enter-delay': `${ order * displayInterval }ms`,
			} );
		}
		tile.dataset[ 'index' ] = String( place );
		put( tile, place );
		return document.importNode( tile, true );
	};

	/**
	 * The order of the page is the order of the items: Tab and screen readers go by it.
	 *
	 * @param tile  A tile.
	 * @param place Its place.
	 */
	const insert = ( tile: HTMLElement, place: number ) => {
		const before = tiles.get( place - 1 );
		if ( before ) {
			before.after( tile );
			return;
		}
		const next = [
			...( list?.querySelectorAll< HTMLElement >( '[data-index]' ) ??
				[] ),
		].find( ( other ) => Number( other.dataset[ 'index' ] ) > place );
		list?.insertBefore( tile, next ?? null );
	};

	const fetchTiles = ( ranges: Range[] ) => {
		if ( isBroken ) {
			return;
		}
		pagesOf( context )
			.want( ...ranges )
			.then( ( hasNew ) => {
				if ( hasNew ) {
					schedule();
				}
			} )
			.catch( () => {
				if ( signal.aborted ) {
					return;
				}
				isBroken = true;
				offerLink( context );
				say( context, word( context, 'failed' ), () => {
					isBroken = false;
					hush( context );
					schedule();
				} );
			} );
	};

	const takeAway = () => {
		cancelAnimationFrame( frame );
		frame = 0;
		for ( const tile of tiles.values() ) {
			tile.remove();
		}
		tiles.clear();
		aged.clear();
	};

	const refresh = () => {
		ownsAll = true;
		key = '';
		update();
	};

	const scroll = { capture: true, passive: true, signal };
	document.addEventListener( 'scroll', schedule, scroll );
	element.addEventListener( 'focusin', schedule, { passive: true, signal } );
	for ( const { least } of SIZE_CLASSES.slice( 1 ) ) {
		// A window may pass from class to class while the container keeps its width.
		matchMedia( `(min-width: ${ least }px)` ).addEventListener(
			'change',
			schedule,
			{ signal }
		);
	}
	context.renewed.add( begin );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		takeAway();
		list?.removeAttribute( 'style' );
		for ( const tile of list?.querySelectorAll( '[data-index][style]' ) ??
			[] ) {
			tile.removeAttribute( 'style' );
			tile.removeAttribute( 'hidden' );
		}
	} );
	begin();

	return {
		/** Lays everything out again. */
		refresh,

		/** Begins again with what the page shows now, all of it laid out by script. */
		restart: () => {
			begin();
			refresh();
		},

		/** Measures the container again. */
		resize: update,

		/** The album has changed since the page was made: what is beyond the first window is laid out again. */
		renew: () => {
			olderRatios ??= ratios.subarray( shown.first, shown.end );
			ratios = unpackRatios( context.config.ratios );
			shown = { ...shown, end: endOf() };
			key = '';
			for ( const tile of tiles.values() ) {
				aged.add( tile );
				if ( ! tile.matches( ':focus-within' ) ) {
					// Put in anew it stands at its new place, and has not moved there.
					const { nextSibling } = tile;
					tile.remove();
					list?.insertBefore( tile, nextSibling );
				}
			}
			update();
		},

		/** Shows a further step of `moreButton`. */
		more: async (): Promise< void > => {
			const { config, state } = context;
			const { pages, total } = config;
			if ( config.page + 1 >= pages.length ) {
				return;
			}
			const from = shown.end;
			config.page++;
			shown = { ...shown, end: endOf() };
			ownsAll = true;
			update();
			await pagesOf( context ).want( {
				first: from,
				end: Math.min( from + 1, total ),
			} );
			update();
			const link = find( context, 'more' );
			const isFocused = link?.matches( ':focus' ) ?? false;
			const rest = total - shown.end;
			const count = link?.querySelector( '[data-count]' );
			if ( count ) {
				count.textContent = rest.toLocaleString();
			}
			if ( rest === 0 ) {
				link?.remove();
			}
			if ( isFocused ) {
				tiles
					.get( from )
					?.querySelector( 'a' )
					?.focus( { preventScroll: true } );
			}
			context.state = { ...state, page: config.page + 1 };
			const { addresses } = await context.part( 'browsing' );
			addresses.write( context.state, 'replace' );
			announce(
				context,
				countInWords( context, shown.end - Number( config.up ) )
			);
			emit( element, 'vitrine:gallery:page', {
				page: context.state.page,
				pages: pages.length,
			} );
		},

		/**
		 * Brings a tile onto the screen.
		 *
		 * @param place Its place in the album.
		 * @return Null = this page does not show it.
		 */
		reveal: async ( place: number ): Promise< HTMLElement | null > => {
			update();
			if (
				! list ||
				! placement ||
				place < shown.first ||
				place >= shown.end
			) {
				return null;
			}
			if ( place >= placement.origin ) {
				const { top } = list.getBoundingClientRect();
				const span = spanOf( placement, place, width );
				const above = top + span.top;
				if ( above < 0 || above + span.height > window.innerHeight ) {
					window.scrollBy( {
						top: above + span.height / 2 - window.innerHeight / 2,
						behavior: 'instant',
					} );
				}
			}
			update();
			await pagesOf( context )
				.want( { first: place, end: place + 1 } )
				.catch( () => undefined );
			update();
			return list.querySelector< HTMLElement >(
				`[data-index="${ place }"]`
			);
		},
	};
}
