/** A gallery that a page lists itself, as the template draws it. */
import type { State } from '@vitrine/gallery';
import { toolSettings } from '../../../render/gallery';
import type {
	GalleryConfig,
	GalleryItem,
	GalleryView,
} from '../../../render/gallery';
import type { Strings } from '../strings';
import type { ImportedSettings } from '../types';
import { addressOf, variableName } from './addresses';
import type { Contents } from './contents';
import { hasPages } from './level';

/** Tiles that are there before anybody scrolls. */
export const FIRST_WINDOW = 40;

/** A gallery of a page. */
interface PageGallery {
	settings: ImportedSettings;
	/** Which of the galleries of the page it is. */
	nth: number;
	contents: Contents;
	words: Strings;
}

/**
 * The gallery in a state.
 *
 * @param page   The gallery.
 * @param state  What to show.
 * @param config What its script goes by then.
 * @param items  What the album shows.
 */
export function viewOf(
	{ settings, nth, contents, words: { words } }: PageGallery,
	state: State,
	config: GalleryConfig,
	items: readonly GalleryItem[]
): GalleryView {
	const { element, level, total, first } = config;
	const end = endOf( config );
	return {
		element,
		nth,
		theme: settings.theme ?? 'auto',
		album: {
			id: state.album,
			title: contents.titleOf( state.album ),
			description: '',
		},
		breadcrumb: contents.breadcrumb( state.album ),
		filter: filterOf( settings, element, contents, state ),
		search: null,
		form: { action: window.location.pathname, fields: [] },
		names: {
			tags: variableName( element, 'tags' ),
			match: variableName( element, 'match' ),
			search: variableName( element, 'search' ),
		},
		items: items.slice( first, Math.min( end, first + FIRST_WINDOW ) ),
		first,
		from: first,
		total,
		more:
			level.mode === 'moreButton' && end < total
				? {
						url: addressOf( element, {
							...state,
							page: state.page + 1,
						} ),
						hidden: total - end,
						isLeast: false,
						label: words[ 'more' ]!,
						isPlain: false,
					}
				: null,
		pages: pagesOf( settings, state, config ),
		level,
		tools: toolSettings( settings.tools ),
		sizesBy: 'window',
		selectable: config.selectable,
		cart: config.cart,
		themeButtons: false,
		css: '',
		empty: words[ 'none' ]!,
		message: '',
	};
}

/** Place behind the last item of the page. */
function endOf( { level, pages, page, total }: GalleryConfig ): number {
	return hasPages( level ) ? ( pages[ page + 1 ] ?? total ) : total;
}

function pagesOf(
	settings: ImportedSettings,
	state: State,
	{ element, level, pages, page }: GalleryConfig
): GalleryView[ 'pages' ] {
	if ( level.mode !== 'pagination' || pages.length <= 1 ) {
		return null;
	}
	/** The address of a page, from 1. */
	const address = ( number: number ) =>
		addressOf( element, { ...state, page: number } );
	return {
		mode: settings.paginationMode ?? 'rectangles',
		topButtons: settings.paginationTopButtons ?? true,
		list: visiblePages(
			pages.length,
			page,
			settings.paginationVisiblePages ?? 10
		).map( ( at ) => ( {
			number: at + 1,
			url: address( at + 1 ),
			current: at === page,
		} ) ),
		previous: address( page || pages.length ),
		next: address( ( ( page + 1 ) % pages.length ) + 1 ),
	};
}

/**
 * Pages that have a link; twin: php/Gallery/Gallery.php.
 *
 * @param count  Pages there are.
 * @param page   The one that is shown, from 0.
 * @param number Links at the same time.
 */
function visiblePages( count: number, page: number, number: number ): number[] {
	const length = Math.min( count, number );
	const from = Math.max(
		0,
		Math.min( count - length, page - Math.floor( length / 2 ) )
	);
	return Array.from( { length }, ( _, at ) => from + at );
}

function filterOf(
	{ tagFilter = 'none', tagOperator = 'or' }: ImportedSettings,
	element: string,
	contents: Contents,
	state: State
): GalleryView[ 'filter' ] {
	if ( tagFilter === 'none' ) {
		return null;
	}
	const isSingle = tagFilter === 'single';
	return {
		mode: tagFilter,
		operator: state.match || tagOperator,
		tags: [ ...contents.tags( state.album ) ].map( ( [ name, count ] ) => {
			const selected = state.tags.includes( name );
			const others = isSingle
				? []
				: state.tags.filter( ( tag ) => tag !== name );
			return {
				name,
				count,
				selected,
				url: addressOf( element, {
					...state,
					page: 1,
					tags: selected ? others : [ ...others, name ],
				} ),
			};
		} ),
	};
}
