/** What the parts of a gallery offer each other; each is fetched when it is wanted. */
import type { openViewer } from '@vitrine/viewer';
import type { GalleryItem } from '../render/gallery/types';
import type { GalleryData, State } from './types';

type ViewerOptions = Parameters< typeof openViewer >[ 0 ];

/** Addresses of what a gallery shows. */
export interface Addresses {
	/** Writes what the gallery shows into the address bar. */
	write: ( state: State, kind: 'push' | 'replace' ) => void;
	/** The viewer has cleared its fragment: the query says which album is shown now, so that a reload shows it, too. */
	settle: () => void;
	/** The fragment of the root is cleared. */
	tidy: () => void;
	/** What the address says; null = nothing about this gallery. */
	read: () => { state: State; image: string; scroll: number | null } | null;
}

/** Albums, pages, filter, search and their addresses. */
export interface Browsing {
	addresses: Addresses;
	follow: ( link: HTMLAnchorElement ) => Promise< void >;
	submit: ( form: HTMLFormElement, type: string ) => Promise< void >;
	/** Goes where the address bar says. */
	locate: () => Promise< void >;
	/** Enters an album, or leaves it by the back item. */
	enter: ( item: GalleryItem ) => Promise< void >;
	/** Shows an album, or opens an item of it; '' = only the album. */
	display: ( album: string, image: string ) => Promise< void >;
	/** Turns to the page that shows a place at this width; `ready` is waited for before the address changes. */
	turnTo: ( place: number, ready: () => Promise< void > ) => Promise< void >;
	/** Shows a page, from 1. */
	page: ( page: number ) => Promise< void >;
	data: () => GalleryData;
	/** Changes an option and shows it. */
	set: ( name: string, value: unknown ) => Promise< void >;
	/** The searches resolve to the number of items found. */
	search: ( title: string ) => Promise< number >;
	search2: ( title: string, tags: string | string[] ) => Promise< number >;
	search2Execute: () => Promise< number >;
	reload: () => Promise< void >;
}

/** Tiles beyond the first window. */
export interface Tiles {
	/** Lays everything out again. */
	refresh: () => void;
	/** Begins again with what the page shows now, all of it laid out by script. */
	restart: () => void;
	/** Measures the container again. */
	resize: () => void;
	/** The album has changed since the page was made: what is beyond the first window is laid out again. */
	renew: () => void;
	/** Shows a further step of `moreButton`. */
	more: () => Promise< void >;
	/** Where each page begins at this width. */
	starts: () => number[];
	/** Brings a tile onto the screen, by its place in the album; null = this page does not show it. */
	reveal: ( place: number ) => Promise< HTMLElement | null >;
}

/** The way into the viewer, and back to the tile. */
export interface Opening {
	/** Opens what is at a place of the album; whether there is something. */
	open: (
		place: number,
		entry: 'new' | 'there',
		panel?: ViewerOptions[ 'panel' ]
	) => Promise< boolean >;
	click: (
		tile: HTMLElement,
		link: HTMLAnchorElement,
		isTouch: boolean
	) => Promise< void >;
	/** The viewer, while it is open. */
	viewer: () => ReturnType< typeof openViewer > | null;
	/** Fetches its code. */
	prepare: () => Promise< unknown >;
	/** Opens an item of the album that is shown, wherever in it it is; whether there is such an item. */
	openId: ( id: string, entry: 'new' | 'there' ) => Promise< boolean >;
}

/** Selection, cart and the tools of tiles. */
export interface Selection {
	select: ( ids: string[], value: boolean ) => Promise< void >;
	setCount: ( id: string, cnt: number ) => Promise< void >;
	/** The cart, and what the page's own scripts have added, as tools of the viewer. */
	viewerTools: () => NonNullable< ViewerOptions[ 'tools' ] >;
	/** Selects what a tile shows, or no longer. */
	toggle: ( tile: HTMLElement ) => void;
	/** Uses a tool of a tile. */
	use: ( tool: HTMLElement, tile: HTMLElement ) => Promise< void >;
	/** Forgets the selection of an album. */
	deselectAlbum: ( album: string ) => void;
	/** Shows whether things can be selected and bought. */
	refresh: () => Promise< void >;
}

/** Parts by name; keys in tiles offer nothing. */
export interface Parts {
	browsing: Browsing;
	tiles: Tiles;
	opening: Opening;
	keys: void;
	selection: Selection;
}
