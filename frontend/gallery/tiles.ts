import { emit } from '@vitrine/frontend';
import {
	STRIDE,
	boxAt,
	heightUpTo,
	layoutTiles,
	windowOf,
} from '../render/gallery/layout';
import type { Layout } from '../render/gallery/layout';
import { listProperties, tileProperties } from '../render/gallery/geometry';
import { labelHeight } from '../render/gallery/label';
import { unpackRatios } from '../render/gallery/ratios';
import { layoutFor } from '../render/gallery/settings/level';
import {
	SIZE_CLASSES,
	nominalWidth,
	sizeClassOf,
	stepOf,
} from '../render/gallery/steps';
import { announce, countInWords, hush, say, word } from './console';
import { find, offerLink } from './context';
import type { Context } from './context';
import { pagesOf, tilesOf } from './pages';
import { sourceOf } from './site';

/** Tiles put into the page in one frame: more would be a long task on a phone. */
const AT_ONCE = 16;

/** Tiles kept before and after the one with the focus, for Tab. */
const AROUND_FOCUS = 8;

/** A container whose step goes back and forth within so many ms and px has a scroll bar that comes and goes. */
const FLICKER = { time: 1000, width: 32 };

/** On tiles that script puts into the page: they may appear with the block's transition. */
const ENTERING = 'is-entering';

/** On tiles that stand for ones that are on their way. */
const EMPTY = 'is-empty';

/** A range of places. */
interface Range {
	first: number;
	end: number;
}

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
	let layout: Layout | null = null;
	/** Of the size class. */
	let settings = context.config.level.layout;
	/** The first place in the layout, and how much lower it stands, in px. */
	let origin = 0;
	let down = 0;
	/** Whether script places the first window, too: the page's policy refused PHP's style, or an option has changed. */
	let ownsAll = false;
	let width = 0;
	let key = '';
	let frame = 0;
	/** Nothing is asked for until the visitor says so: the site may be down. */
	let isBroken = false;
	let changes: { step: number; width: number; time: number }[] = [];

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
		layout = null;
		key = '';
		isBroken = false;
		changes = [];
		ownsAll =
			context.options.size > 0 || ( list ? ! hasStyle( list ) : false );
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

	/**
	 * The step of a width; one that flickers with a scroll bar stays.
	 *
	 * @param at Width in px.
	 */
	const steadyStep = ( at: number ): number => {
		const step = stepOf( at );
		const last = changes.at( -1 );
		if ( last?.step === step ) {
			return step;
		}
		const before = changes.at( -2 );
		const change = { step, width: at, time: performance.now() };
		const isFlicker =
			ownsAll &&
			last &&
			before?.step === step &&
			change.time - last.time < FLICKER.time &&
			Math.abs( at - before.width ) < FLICKER.width;
		if ( ! isFlicker ) {
			changes = [ ...( last ? [ last ] : [] ), change ];
		}
		return isFlicker ? last.step : step;
	};

	/** Lays out when the width, the class or the settings have changed. */
	const measure = () => {
		const { config } = context;
		if ( ! list || width <= 0 ) {
			return;
		}
		const step = steadyStep( width );
		const sizeClass = sizeClassOf(
			config.sizesBy === 'window' ? window.innerWidth : width
		);
		const next = `${ step } ${ sizeClass } ${ shown.end }`;
		if ( key !== next ) {
			key = next;
			const { level } = config;
			const high = labelHeight( level.label );
			settings = layoutFor( level, sizeClass );
			const make = ( some: Float64Array ) =>
				layoutTiles( some, settings, high, nominalWidth( step ) );
			down = 0;
			origin = shown.first;
			if ( olderRatios ) {
				const older = make( olderRatios );
				origin = printed.end;
				down =
					heightUpTo( older, printed.end - shown.first, width ) +
					settings.gutterHeight;
			}
			layout = make( ratios.subarray( origin, shown.end ) );
			placeAll();
			emit( element, 'vitrine:gallery:layout', {
				height: down + heightUpTo( layout, layout.visible, width ),
			} );
		}
	};

	/** The end of what the layout shows. */
	const visibleEnd = () => {
		const { level } = context.config;
		const rows = layout?.rows ?? [];
		const visible = layout?.visible ?? 0;
		return level.mode === 'rows'
			? Math.min( visible, rows[ level.maxRows ] ?? visible )
			: visible;
	};

	const placeAll = () => {
		if ( ! list || ! layout ) {
			return;
		}
		for ( const [ place, tile ] of tiles ) {
			put( tile, place );
		}
		if ( ownsAll ) {
			for ( const tile of list.querySelectorAll< HTMLElement >(
				'[data-index]'
			) ) {
				put( tile, Number( tile.dataset[ 'index' ] ) );
			}
		}
		if ( ownsAll || olderRatios ) {
			placeList( list, layout );
		}
	};

	/**
	 * Gives the list its height, and in mode `rows` its last tile how many more there are.
	 *
	 * @param items The list.
	 * @param of    Layout.
	 */
	const placeList = ( items: HTMLElement, of: Layout ) => {
		const { level, total } = context.config;
		const end = visibleEnd();
		const isCut = level.mode === 'rows' && end < of.visible;
		setAll( items, {
			...listProperties( of, settings, level.stacks ),
			...( isCut && {
				'--height': '0',
				'--height-px': String( heightUpTo( of, end, width ) ),
			} ),
		} );
		if ( down > 0 ) {
			setAll( items, { '--height-px': String( of.heightPx + down ) } );
		}
		if ( isCut ) {
			const last = items.querySelector< HTMLElement >(
				`[data-index="${ origin + end - 1 }"]`
			);
			last?.style.setProperty(
				'--rest',
				JSON.stringify( `+${ total - origin - end }` )
			);
		}
	};

	const put = ( tile: HTMLElement, place: number ) => {
		if ( layout && place >= origin ) {
			tile.toggleAttribute( 'hidden', place - origin >= visibleEnd() );
			tile.style.removeProperty( '--rest' );
			setAll( tile, tileProperties( layout, place - origin ) );
			if ( down > 0 ) {
				const { y } = pixelsOf( layout, place - origin );
				setAll( tile, { '--y-px': String( y + down ) } );
			}
		}
	};

	/** The tiles that have to be there: about a window above and below the screen, and those around the focus. */
	const wanted = ( top: number ): Range[] => {
		if ( ! layout ) {
			return [];
		}
		const screen = window.innerHeight;
		const limit = ( place: number ) =>
			Math.min( origin + visibleEnd(), Math.max( shown.first, place ) );
		const { first, end } = windowOf(
			layout,
			-top - screen - down,
			-top + 2 * screen - down,
			width
		);
		const ranges = [
			{ first: limit( origin + first ), end: limit( origin + end ) },
		];
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
		if ( now <= 0 || ! layout ) {
			return;
		}
		const ranges = wanted( top );
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
				! layout ||
				place < shown.first ||
				place >= shown.end
			) {
				return null;
			}
			if ( place >= origin ) {
				const { top } = list.getBoundingClientRect();
				const { y, h } = boxAt( layout, place - origin, width );
				const above = top + y + down;
				if ( above < 0 || above + h > window.innerHeight ) {
					window.scrollBy( {
						top: above + h / 2 - window.innerHeight / 2,
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

/**
 * Whether PHP's `<style>` holds.
 *
 * @param list The list of tiles.
 */
function hasStyle( list: HTMLElement ): boolean {
	return getComputedStyle( list ).getPropertyValue( '--placed' ) !== '';
}

/**
 * Sets custom properties, which a policy against inline style allows.
 *
 * @param element    What has them.
 * @param properties By name.
 */
function setAll(
	element: HTMLElement,
	properties: Record< string, string >
): void {
	for ( const [ name, value ] of Object.entries( properties ) ) {
		element.style.setProperty( name, value );
	}
}

/**
 * The px of a tile's distance from the top.
 *
 * @param layout Layout.
 * @param place  Of the tile in it.
 */
function pixelsOf( layout: Layout, place: number ): { y: number } {
	return { y: layout.boxes[ place * STRIDE + 3 ] ?? 0 };
}
