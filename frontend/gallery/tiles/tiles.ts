import { emit } from '@vitrine/frontend';
import { pageRange } from '../../render/gallery/layout';
import { unpackRatios } from '../../render/gallery/ratios';
import { SIZE_CLASSES, sizeClassOf } from '../../render/gallery/steps';
import { announce, countInWords, hush, say, word } from '../messages';
import { find, offerLink } from '../context';
import type { Context } from '../context';
import type { Tiles } from '../parts';
import { pagesOf } from '../state/pages';
import {
	heightOf,
	layoutAt,
	placementOf,
	placesWithin,
	spanOf,
} from './placement';
import type { Placement, Range } from './placement';
import { sourceOf } from '../state/site';
import { SteadyStep } from './steady-step';
import { hasGeometry } from '../styles';
import { TileList } from './tile-list';

/** Tiles kept before and after the one with the focus, for Tab. */
const AROUND_FOCUS = 8;

/** What an album has, and a page of it. */
interface Album {
	ratios: Float64Array;
	/** First places of all pages, where pages are whole rows at every width: those of older versions, and of sources that place tiles themselves, are not. */
	pages: readonly number[];
	/** Places of the page, or of the steps that are shown. */
	page: Range;
	/** Whether the album goes on after a full row. */
	goesOn: boolean;
}

/** Tiles beyond the first window: they exist near the screen and nowhere else. */
export function create( context: Context ): Tiles {
	const { element, signal } = context;
	const source = sourceOf( context );
	source.warmUp?.();

	let list: TileList | null = null;
	let album: Album = {
		ratios: new Float64Array(),
		pages: [],
		page: { first: 0, end: 0 },
		goesOn: false,
	};
	/** As it was before it changed: the first window stands by that. */
	let older: Album | null = null;
	/** Places that this width shows. */
	let shown = album.page;
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
		const items = find( context, 'items' );
		list = items && new TileList( context, items );
		album = albumFrom( config.from ?? config.first );
		older = null;
		shown = album.page;
		placement = null;
		key = '';
		isBroken = false;
		steps = new SteadyStep();
		ownsAll =
			context.options.size > 0 ||
			source.layout !== undefined ||
			( items ? ! hasGeometry( items ) : false );
		const container = find( context, 'frame' );
		if ( items && container ) {
			observer.observe( container );
		}
	};

	/**
	 * What the configuration says now.
	 *
	 * @param first First place of the page.
	 */
	const albumFrom = ( first: number ): Album => {
		const { config } = context;
		const { level, pages, total } = config;
		const ratios = unpackRatios( config.ratios );
		const isCut =
			level.mode === 'pagination' || level.mode === 'moreButton';
		const end = Math.min(
			isCut ? ( pages[ config.page + 1 ] ?? total ) : total,
			ratios.length
		);
		const hasRows = config.from !== undefined && ! source.layout;
		return {
			ratios,
			pages: hasRows ? pages : [],
			page: { first, end },
			goesOn: hasRows && end < ratios.length,
		};
	};

	/** Step and class of this width. */
	const look = () => ( {
		level: context.config.level,
		step: source.layout ? width : steps.of( width, ownsAll ),
		sizeClass: sizeClassOf(
			context.config.sizesBy === 'window' ? window.innerWidth : width
		),
	} );

	/** First tiles of all rows of an album. */
	const rowsOf = ( { ratios, pages }: Album ): ArrayLike< number > =>
		pages.length > 1 && width > 0 ? layoutAt( look(), ratios ).rows : [];

	const shownIn = ( of: Album ): Range =>
		pageRange( rowsOf( of ), of.pages, of.page );

	/** Lays out when the width, the class or the settings have changed. */
	const measure = () => {
		if ( ! list || width <= 0 ) {
			return;
		}
		const now = look();
		const next = `${ now.step } ${ now.sizeClass } ${ album.page.end }`;
		if ( key !== next ) {
			key = next;
			shown = shownIn( album );
			const before = older && { ...older, ...shownIn( older ) };
			placement = placementOf( {
				...now,
				...album,
				width,
				shown,
				kept: before && {
					first: before.first,
					end: Math.min( before.end, list.printed.end ),
					ratios: before.ratios.subarray( before.first, before.end ),
					goesOn: before.goesOn,
				},
				own: source.layout,
			} );
			list.place( placement, ownsAll );
			if ( ownsAll || older ) {
				list.resize( placement, width );
			}
			emit( element, 'vitrine:gallery:layout', {
				height: heightOf( placement, width ),
			} );
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
		const focused = list?.focused();
		if ( focused !== undefined ) {
			ranges.push( {
				first: limit( focused - AROUND_FOCUS ),
				end: limit( focused + AROUND_FOCUS ),
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
		if ( ! list?.element.isConnected ) {
			return;
		}
		const { top, width: now } = list.element.getBoundingClientRect();
		width = now;
		measure();
		if ( now <= 0 || ! placement ) {
			return;
		}
		const ranges = wanted( top, placement );
		list.keep( ( place ) =>
			ranges.some( ( { first, end } ) => place >= first && place < end )
		);
		const pages = pagesOf( context );
		const hasMore = list.fill( ranges, placement, ( place ) =>
			pages.html( place )
		);
		if ( hasMore ) {
			schedule();
		}
		fetchTiles( ranges );
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
		list?.clear();
	};

	const refresh = () => {
		ownsAll = true;
		key = '';
		update();
	};

	const scroll = { capture: true, passive: true, signal };
	document.addEventListener( 'scroll', schedule, scroll );
	element.addEventListener( 'focusin', schedule, { passive: true, signal } );
	for ( const { min } of SIZE_CLASSES.slice( 1 ) ) {
		// A window may pass from class to class while the container keeps its width.
		matchMedia( `(min-width: ${ min }px)` ).addEventListener(
			'change',
			schedule,
			{ signal }
		);
	}
	context.renewed.add( begin );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		takeAway();
		list?.restore();
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

		resize: update,

		/** The album has changed since the page was made: what is beyond the first window is laid out again. */
		renew: () => {
			if ( ! source.layout ) {
				older ??= album;
			}
			album = albumFrom( album.page.first );
			key = '';
			list?.age();
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
			album = albumFrom( album.page.first );
			ownsAll = true;
			update();
			await pagesOf( context ).want( {
				first: from,
				end: Math.min( from + 1, total ),
			} );
			update();
			const link = find( context, 'more' );
			const isFocused = link?.matches( ':focus' ) ?? false;
			const rest = total - album.page.end;
			const count = link?.querySelector( '[data-count]' );
			if ( count ) {
				count.textContent =
					rest.toLocaleString() + ( album.goesOn ? '+' : '' );
			}
			if ( rest === 0 ) {
				link?.remove();
			}
			if ( isFocused ) {
				list?.at( from )
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

		/** Where each page begins at this width. */
		starts: (): number[] => {
			update();
			const rows = rowsOf( album );
			return context.config.pages.map(
				( first ) =>
					pageRange( rows, album.pages, { first, end: -1 } ).first
			);
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
				const { top } = list.element.getBoundingClientRect();
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
			return list.at( place );
		},
	};
}
