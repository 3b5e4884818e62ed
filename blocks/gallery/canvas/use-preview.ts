import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { GalleryView } from '../../../frontend/render/gallery';
import type { DisplayMode } from '../../../frontend/render/gallery/types';
import type { GalleryAttributes } from '../gallery-attributes';
import type { CanvasItem } from './canvas-item';
import { rememberMedia } from './known-media';

/** Typing in a text field is one request, not one for each key. */
const DELAY = 300;

/** Items of one request. */
export const SLICE = 100;

/** Answers that are kept: going back to a page, an album or a former setting asks nothing. */
const KEPT = 40;

/** An album of the media library whose files are shown. Twin: php/Rest/GalleryController.php. */
export interface LibraryAlbum {
	id: number;
	title: string;
	files: number;
	/** Whether this user may change its order. */
	mayArrange: boolean;
	/** Whether this user may put files into it and take them out. */
	mayAdd: boolean;
}

/** What the server answers. */
export interface Preview extends Omit< GalleryView, 'items' > {
	libraryAlbum?: LibraryAlbum;
	items: CanvasItem[];
	/** Shapes of all items of the album, base64. */
	ratios: string;
	/** Places of the first items of all pages. */
	starts?: number[];
	/** Albums that the black list leaves out: some of their names, each with its word. */
	leftOut?: Record< string, string >;
	/** Shapes of the items behind those that are known. */
	rest?: number[];
}

export interface PreviewError {
	message: string;
	remedy: string;
}

export interface PreviewState {
	/** The latest answer; kept while a newer one is fetched. */
	view: Preview | null;
	loading: boolean;
	error: PreviewError | null;
}

/** Where in the gallery the canvas is; it is not stored. */
export interface Place {
	album: string;
	/** From 1. */
	page: number;
	/** What the album is filtered by, and searched for. */
	tags: string[];
	match: 'or' | 'and';
	search: string;
}

/** The beginning of everything. */
export const ROOT: Place = {
	album: '0',
	page: 1,
	tags: [],
	match: 'or',
	search: '',
};

export const isFiltered = ( { tags, search }: Place ): boolean =>
	tags.length > 0 || search !== '';

/** Providers are asked in the background, and for pictures of videos once a draft is saved: so long until the canvas looks again, and so often. */
const LATER = 4000;
const MAX_LOOKS = 30;

const awaitsPicture = ( { mediaKind, thumb }: CanvasItem ): boolean =>
	[ 'youtube', 'vimeo', 'dailymotion' ].includes( mediaKind ) && ! thumb?.src;

const isPending = ( { notice, items }: Preview ): boolean =>
	[ 'connecting', 'fetching' ].includes( notice?.state ?? '' ) ||
	items.some( awaitsPicture );

/** What the answer depends on; all else the canvas does by itself. */
const ASKED = [
	'source',
	'items',
	'album',
	'provider',
	'providerAlbum',
	'albumList',
	'whiteList',
	'blackList',
	'tagBlackList',
	'featuredKeyword',
	'titleFrom',
	'descriptionFrom',
	'detailsFromFile',
	'sorting',
	'maxItems',
	'firstLevel',
	'mode',
	'breadcrumb',
	'breadcrumbAutoHideTopLevel',
	'breadcrumbOnlyCurrentLevel',
	'backItem',
	'tagFilter',
	'tagOperator',
	'tagsFrom',
	'search',
] as const satisfies ( keyof GalleryAttributes )[];

/** What the items of a page depend on, where there are pages. */
const ASKED_FOR_PAGES = [
	'layout',
	'sizes',
	'label',
	'maxRows',
	'moreStep',
	'paginationMode',
	'paginationVisiblePages',
	'paginationTopButtons',
] as const satisfies ( keyof GalleryAttributes )[];

/**
 * Whether the server decides what is on a page.
 *
 * @param mode Of a level of albums.
 */
export const isPagedMode = ( mode: DisplayMode | undefined ): boolean =>
	mode === 'pagination' || mode === 'moreButton';

const isPaged = ( { mode, firstLevel }: GalleryAttributes ): boolean =>
	isPagedMode( mode ) || isPagedMode( firstLevel.mode );

const namesFor = (
	attributes: GalleryAttributes
): ( keyof GalleryAttributes )[] =>
	isPaged( attributes ) ? [ ...ASKED, ...ASKED_FOR_PAGES ] : [ ...ASKED ];

const answers = new Map< string, Preview >();

function keep( key: string, view: Preview ): void {
	answers.delete( key );
	answers.set( key, view );
	for ( const oldest of answers.keys() ) {
		if ( answers.size <= KEPT ) {
			break;
		}
		answers.delete( oldest );
	}
}

const listeners = new Set< () => void >();
let libraryVersion = 0;

/** The media library has changed: what was answered may not hold any more, in any gallery of this post. */
export function forgetPreviews(): void {
	answers.clear();
	libraryVersion++;
	listeners.forEach( ( listener ) => listener() );
}

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => listeners.delete( listener );
};

/** Grows when the media library has changed. */
export const useLibraryVersion = (): number =>
	useSyncExternalStore( subscribe, () => libraryVersion );

interface RestError {
	message?: string;
	data?: { remedy?: string } | null;
}

const NOTHING: PreviewState = { view: null, loading: false, error: null };

/** A page is one answer; of an album without pages the canvas asks for parts. */
const sliceOf = ( question: string, slice: number ): string =>
	`${ question.slice( 0, -1 ) },"first":${ slice * SLICE },"number":${ SLICE }}`;

/**
 * One answer of the site, or the one that is known already.
 *
 * @param body   The question.
 * @param signal Ends it.
 */
async function ask( body: string, signal: AbortSignal ): Promise< Preview > {
	const known = answers.get( body );
	if ( known ) {
		return known;
	}
	const view = await apiFetch< Preview >( {
		path: '/vitrine/v1/gallery/preview',
		method: 'POST',
		body,
		headers: { 'Content-Type': 'application/json' },
		signal,
	} );
	if ( ! isPending( view ) ) {
		keep( body, view );
	}
	rememberMedia( view.items );
	return view;
}

function errorOf( problem: unknown ): PreviewError {
	const { message = '', data } = ( problem ?? {} ) as RestError;
	return { message, remedy: data?.remedy ?? '' };
}

/**
 * Asks the server for what a block would show.
 *
 * @param attributes What the block stores; null asks for nothing.
 * @param post       Post that the block is in, 0 = none.
 * @param place      Album, page, filter and search.
 * @param slices     How many hundreds of items are wanted; 0 = the page as visitors get it.
 * @param version    Grows when the media library has changed.
 */
export function usePreview(
	attributes: GalleryAttributes | null,
	post: number,
	place: Place,
	slices: number,
	version: number
): PreviewState {
	const [ state, setState ] = useState< PreviewState >( NOTHING );
	const data = useQuestion( attributes, post, place );

	useEffect( () => {
		if ( ! data ) {
			setState( NOTHING );
			return;
		}
		const controller = new AbortController();
		let timer: ReturnType< typeof setTimeout >;
		let looks = 0;
		const run = async () => {
			try {
				const views = await Promise.all(
					Array.from(
						{ length: Math.max( 1, slices ) },
						( _, slice ) =>
							ask(
								slices === 0 ? data : sliceOf( data, slice ),
								controller.signal
							)
					)
				);
				const [ first ] = views;
				if ( first && ! controller.signal.aborted ) {
					setState( {
						view: {
							...first,
							items: views.flatMap( ( { items } ) => items ),
						},
						loading: false,
						error: null,
					} );
					if ( views.some( isPending ) && ++looks < MAX_LOOKS ) {
						timer = setTimeout( run, LATER );
					}
				}
			} catch ( error ) {
				// A newer question has taken over.
				if ( ! controller.signal.aborted ) {
					setState( {
						view: null,
						loading: false,
						error: errorOf( error ),
					} );
				}
			}
		};
		setState( ( former ) => ( { ...former, loading: true } ) );
		timer = setTimeout( run, DELAY );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ data, slices, version ] );

	return state;
}

/**
 * The question as text, made anew only when one of its attributes is another object: a key press elsewhere copies nothing.
 *
 * @param attributes What the block stores.
 * @param post       Post that the block is in.
 * @param place      Album, page, filter and search.
 */
function useQuestion(
	attributes: GalleryAttributes | null,
	post: number,
	place: Place
): string | null {
	const last = useRef< { values: unknown[]; text: string | null } >( {
		values: [],
		text: null,
	} );
	const values = [
		...( attributes
			? namesFor( attributes ).map( ( name ) => attributes[ name ] )
			: [] ),
		post,
		place,
	];
	const same =
		values.length === last.current.values.length &&
		values.every(
			( value, index ) => value === last.current.values[ index ]
		);
	if ( ! same ) {
		last.current = {
			values,
			text: attributes
				? JSON.stringify( {
						attributes: Object.fromEntries(
							namesFor( attributes ).map( ( name ) => [
								name,
								attributes[ name ],
							] )
						),
						post,
						...place,
					} )
				: null,
		};
	}
	return last.current.text;
}
