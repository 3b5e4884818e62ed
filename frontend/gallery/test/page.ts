/** A page with a gallery, and the site that answers it, by docs/gallery.md. */
import { vi } from 'vitest';
import { itemData } from '../../render/gallery/items/item-data';
import { complete } from '../../render/gallery/items/item';
import { packRatios } from '../../render/gallery/ratios';
import { viewerSettings } from '../../render/gallery/settings/viewer';
import { levelSettings } from '../../render/gallery/settings/level';
import type { GalleryConfig, GalleryItem } from '../../render/gallery/types';
import type { State } from '../types';
import { stateOf } from '../browsing/address';

export const P = 'wp-block-vitrine-gallery__';

const WORDS = Object.fromEntries(
	'loading results oneResult none failed again noAlbum noImage noSource noCurrent selected clear cart selection remove less export copyLink copied title count address'
		.split( ' ' )
		.map( ( name ) => [ name, name ] )
);
WORDS[ 'results' ] = '%d results';
WORDS[ 'selected' ] = '%d selected';

export const LENGTH = 50;

export const image = ( id: string, fields: Partial< GalleryItem > = {} ) =>
	complete( {
		id,
		title: `Title ${ id }`,
		src: `/large/${ id }.jpg`,
		url: `/large/${ id }.jpg`,
		width: 1200,
		height: 800,
		...fields,
	} );

export const album = ( id: string ) =>
	image( id, {
		kind: 'album',
		url: `/?vitrine-gallery[g][album]=${ id }`,
	} );

export const images = ( count: number, from = 0 ) =>
	Array.from( { length: count }, ( _, at ) => image( `i${ from + at }` ) );

export interface Site {
	albums: Record< string, GalleryItem[] >;
	/** Of the printed window. */
	printed: number;
	/** Items of a page, 0 = no pages. */
	perPage: number;
	version: string;
	config: Partial< GalleryConfig >;
	/** Addresses that were asked for. */
	asked: URL[];
	/** Answers wait for it. */
	gate: Promise< unknown > | null;
	status: number;
}

export function makeSite( fields: Partial< Site > = {} ): Site {
	return {
		albums: { '0': images( 3 ) },
		printed: 20,
		perPage: 0,
		version: '1',
		config: {},
		asked: [],
		gate: null,
		status: 200,
		...fields,
	};
}

const tile = ( item: GalleryItem, place?: number ) =>
	`<li class="${ P }item is-${ item.kind }" ${
		place === undefined ? '' : `data-index="${ place }"`
	} data-item='${ itemData( item ) }'><a class="${ P }link" href="${
		item.destinationURL || item.url
	}"><span>${ item.title }</span></a><span class="${ P }tools"><button type="button" class="${ P }tool is-select" aria-pressed="false"></button><button type="button" class="${ P }tool is-shoppingcart"></button></span></li>`;

const itemsOf = ( { albums }: Site, id: string ): GalleryItem[] =>
	( Object.hasOwn( albums, id ) && albums[ id ] ) || [];

const found = ( site: Site, { album: id, search, tags }: State ) =>
	itemsOf( site, id ).filter(
		( item ) =>
			item.title.includes( search ) &&
			( tags.length === 0 ||
				tags.some( ( tag ) => item.tags.includes( tag ) ) )
	);

export function configFor( site: Site, state: State ): GalleryConfig {
	const items = found( site, state );
	const level = levelSettings(
		{ mode: site.perPage ? 'pagination' : 'fullContent' },
		false
	);
	const pages = site.perPage
		? Array.from(
				{ length: Math.ceil( items.length / site.perPage ) },
				( _, page ) => page * site.perPage
			)
		: [ 0 ];
	return {
		rest: '/wp-json/vitrine/v1/gallery/digest',
		element: 'g',
		album: state.album,
		version: site.version,
		total: items.length,
		up: false,
		first: pages[ state.page - 1 ] ?? 0,
		ratios: packRatios( items.map( () => 1.5 ) ),
		cursors: items
			.filter( ( _, place ) => place % LENGTH === LENGTH - 1 )
			.map( ( { id } ) => id ),
		level,
		sizesBy: 'window',
		pages,
		others: items.flatMap( ( item, place ) =>
			item.kind === 'image' && ! item.destinationURL ? [] : place
		),
		query: {
			tags: state.tags,
			match: state.match || 'or',
			search: state.search,
		},
		classes: 'is-gallery-grid',
		page: state.page - 1,
		paginationSwipe: true,
		locationHash: true,
		openImage: true,
		openOriginal: false,
		displayImageOnAlbum: false,
		selectable: true,
		cart: true,
		touchAutoOpenDelay: 0,
		viewer: viewerSettings( { transition: 'none' } ),
		words: WORDS,
		...site.config,
	};
}

function inside( site: Site, state: State ): string {
	const items = found( site, state );
	const { first, pages } = configFor( site, state );
	const end = site.perPage
		? Math.min( items.length, first + site.perPage )
		: items.length;
	const shown = items.slice( first, Math.min( end, first + site.printed ) );
	const link = ( name: string, query: string, text = name ) =>
		`<a class="${ P }${ name }" href="/?${ query }">${ text }</a>`;
	return `<nav class="${ P }navigation"><ol class="${ P }crumbs"><li>${ link(
		'crumb',
		''
	) }</li><li><span aria-current="page">${ state.album }</span></li></ol></nav>
<form class="${ P }filter" action="/" method="get"><span><input type="search" name="vitrine-gallery[g][search]" value="${
		state.search
	}"></span><ul><li>${ link(
		'tag',
		`vitrine-gallery[g][album]=${ state.album }&vitrine-gallery[g][tags][]=sea`,
		`sea <span>${ items.length }</span>`
	) }</li></ul></form>
<p class="${ P }status" role="status"></p>
<div class="${ P }frame"><ul class="${ P }items">${ shown
		.map( ( item, at ) => tile( item, first + at ) )
		.join( '' ) }</ul></div>
<nav class="${ P }pages">${ pages
		.map( ( _, page ) =>
			link(
				'page',
				`vitrine-gallery[g][album]=${ state.album }&vitrine-gallery[g][page]=${ page + 1 }`
			)
		)
		.join( '' ) }</nav>
<a class="${ P }more is-plain" href="/?vitrine-gallery[g][after]=x">more</a>
<div class="${ P }console" role="alert"></div>`;
}

export const start = ( fields: Partial< State > = {} ): State => ( {
	...stateOf( new URLSearchParams(), 'g' ),
	...fields,
} );

/**
 * Puts a gallery into the page.
 *
 * @param site  The site.
 * @param state What the page shows.
 */
export function print( site: Site, state = start() ): HTMLElement {
	const element = document.createElement( 'div' );
	element.className = 'wp-block-vitrine-gallery is-gallery-grid';
	element.id = 'g';
	element.innerHTML = `<script type="application/json" data-vitrine="g"></script>${ inside( site, state ) }`;
	element.querySelector( 'script' )!.textContent = JSON.stringify(
		configFor( site, state )
	);
	document.body.append( element );
	return element;
}

/**
 * The site's route.
 *
 * @param site The site.
 */
export function serve( site: Site ): void {
	vi.stubGlobal( 'fetch', async ( input: URL, init: RequestInit ) => {
		const url = new URL( input );
		site.asked.push( url );
		const query = url.searchParams;
		await Promise.race( [
			site.gate,
			new Promise( ( _, reject ) =>
				init.signal?.addEventListener( 'abort', () =>
					reject( init.signal?.reason )
				)
			),
		] );
		init.signal?.throwIfAborted();
		const answer = ( body: object, status = site.status ) =>
			new Response( JSON.stringify( body ), {
				status,
				headers: { 'Content-Type': 'application/json' },
			} );
		const state = start( {
			album: query.get( 'album' ) ?? '0',
			search: query.get( 'search' ) ?? '',
			tags: query.getAll( 'tags[]' ),
			page: Number( query.get( 'page' ) ?? 1 ),
		} );
		if ( ! Object.hasOwn( site.albums, state.album ) ) {
			return answer( { code: 'vitrine_album_unknown' }, 404 );
		}
		const items = found( site, state );
		const config = configFor( site, state );
		if ( query.has( 'render' ) ) {
			return answer( {
				html: inside( site, state ),
				config,
				title: `Album ${ state.album }`,
			} );
		}
		if ( query.has( 'index' ) ) {
			return answer( {
				...config,
				place: items.findIndex(
					( { id } ) => id === query.get( 'item' )
				),
			} );
		}
		const from =
			items.findIndex( ( { id } ) => id === query.get( 'after' ) ) + 1;
		return answer( {
			html: items
				.slice( from, from + Number( query.get( 'number' ) ) )
				.map( ( item ) => tile( item ) )
				.join( '' ),
			version: site.version,
		} );
	} );
}

/** What browsers have and jsdom has not: nothing is laid out here, and everything is near the screen. */
export function stubBrowser(): void {
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			private isWatching = true;
			constructor(
				private readonly callback: (
					entries: { target: Element; isIntersecting: boolean }[]
				) => void
			) {}
			observe( target: Element ) {
				this.isWatching = true;
				queueMicrotask( () => {
					if ( this.isWatching ) {
						this.callback( [ { target, isIntersecting: false } ] );
					}
				} );
			}
			disconnect() {
				this.isWatching = false;
			}
		}
	);
	vi.stubGlobal(
		'ResizeObserver',
		class {
			constructor( private readonly callback: () => void ) {}
			observe() {
				this.callback();
			}
			disconnect() {}
		}
	);
	vi.stubGlobal( 'matchMedia', () => ( {
		matches: false,
		addEventListener() {},
		removeEventListener() {},
	} ) );
	vi.stubGlobal( 'scrollTo', () => undefined );
	vi.stubGlobal( 'scrollBy', () => undefined );
	Element.prototype.scrollIntoView = () => undefined;
	// jsdom knows <dialog>, but does not open it.
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent( new Event( 'close' ) );
	};
}

/**
 * Clicks, and says whether the browser would have followed.
 *
 * @param target What is clicked.
 * @param init   How.
 */
export function click( target: Element, init: MouseEventInit = {} ): boolean {
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		...init,
	} );
	let isFollowed = true;
	window.addEventListener(
		'click',
		( last ) => {
			isFollowed = ! last.defaultPrevented;
			last.preventDefault();
		},
		{ once: true }
	);
	target.dispatchEvent( event );
	return isFollowed;
}
