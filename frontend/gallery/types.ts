/** What the parts of a visitor's gallery share. */
import type { CartEntry } from '@vitrine/frontend';
import type { Layout } from '../render/gallery/layout';
import type {
	GalleryConfig,
	GalleryItem,
	LayoutSettings,
	LevelSettings,
} from '../render/gallery/types';

/** What is asked of an album. */
export interface Query {
	/** '0' = the root. */
	album: string;
	tags: string[];
	/** '' = as the block says. */
	match: '' | 'or' | 'and';
	search: string;
}

/** What a gallery shows. */
export interface State extends Query {
	/** From 1. */
	page: number;
}

export interface TilesAnswer {
	/** `<li>` tiles without geometry. */
	html: string;
	version: string;
}

export interface RenderAnswer {
	/** Everything inside the wrapper. */
	html: string;
	config: GalleryConfig;
	/** Of the album. */
	title: string;
}

export interface IndexAnswer {
	ratios: string;
	cursors: string[];
	pages: number[];
	others: number[];
	total: number;
	version: string;
	/** Of the item that was asked for; -1 = it is not there. */
	place: number;
}

/** Where items come from: the site's route, or a page that lists them itself (nanogallery2's markup). */
export interface Source {
	/** Whether `reload` can bring anything new. */
	readonly canReload: boolean;
	/** Something will be asked for soon. */
	warmUp?: () => void;
	/** Places tiles itself, at every width anew: the shown places of an album, from the first of them on. */
	layout?: (
		ratios: Float64Array,
		shown: { first: number; end: number },
		level: LevelSettings,
		settings: LayoutSettings,
		width: number
	) => Layout;
	/** Is given what shows the state of now again. */
	watch?: ( again: () => void ) => void;
	tiles: (
		query: Query,
		after: string,
		number: number,
		signal: AbortSignal
	) => Promise< TilesAnswer >;
	render: (
		state: State,
		signal: AbortSignal,
		isReload?: boolean
	) => Promise< RenderAnswer >;
	index: (
		query: Query,
		item: string,
		signal: AbortSignal
	) => Promise< IndexAnswer >;
}

/** What a visitor has done with an item: selected it, put it into the cart, or both. */
export interface Selected {
	/** Whether it is selected. */
	selected: boolean;
	/** How many times it is in the cart. */
	cnt: number;
	/** Its place in its album, -1 = not known. */
	index: number;
	item: GalleryItem;
}

/** What `data` answers. */
export interface GalleryData extends State {
	/** Those that the page knows. */
	items: GalleryItem[];
	/** All of the album that pass filter and search. */
	total: number;
	pages: number;
	selected: GalleryItem[];
	cart: CartEntry[];
}
