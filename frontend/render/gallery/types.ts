/** What PHP prints, the canvas draws and visitors' scripts read. Twins: php/Gallery/*View.php, php/Gallery/Settings/GallerySettings.php. */

import type { GalleryAttributes } from '../../../blocks/gallery/attributes.gen';
import type { Complete } from '../schema/schema';

/** What a block says for all its albums, each member as block.json describes it. */
type Settings = Complete< GalleryAttributes >;

/** Size classes by width: xs below 480, sm below 992, me below 1200, la below 1800, otherwise xl. */
export type SizeClass = keyof GalleryAttributes[ 'sizes' ];

/** Lengths in px. */
export type LayoutSettings = Settings[ 'layout' ];

export type LayoutName = LayoutSettings[ 'layout' ];

/** A tile of a mosaic pattern: column and row from 1, width and height in cells. */
export type MosaicTile = LayoutSettings[ 'mosaic' ][ number ];

export type DisplayMode = Settings[ 'mode' ];

/** Limits of labels up to 3 mean none. */
export type LabelSettings = Settings[ 'label' ];

export type Corner = keyof Settings[ 'tools' ][ 'image' ];

/** Comma lists such as 'select,lashare': a size class before a name shows the tool from that class up. */
export type ToolSettings = Record<
	keyof Settings[ 'tools' ],
	Partial< Record< Corner, string > >
>;

export type StackSettings = Settings[ 'stacks' ];

/** The delay of the slide show is at least 2000 ms. */
export type ViewerSettings = Settings[ 'viewer' ];

/** What size classes say; of those that say nothing, nothing. */
export type SizeSettings = Partial<
	Record< SizeClass, Partial< LayoutSettings > >
>;

/** Everything that a level of albums may say for itself; a page that is taken over has effects of the original, too. */
export type LevelSettings = Omit<
	Settings[ 'firstLevel' ],
	'sizes' | 'hoverEffects'
> & {
	sizes: SizeSettings;
	hoverEffects: string[];
};

export interface Picture {
	src: string;
	srcset: string;
	sizes: string;
	width: number;
	height: number;
	alt: string;
	/** Dominant color, '#rrggbb' or ''. */
	color: string;
}

/** Camera facts, as text for people; empty ones are left out. */
export interface Exif {
	model?: string;
	flash?: string;
	/** mm */
	focallength?: string;
	fstop?: string;
	/** s */
	exposure?: string;
	iso?: string;
	/** ISO 8601 */
	time?: string;
	/** 'latitude,longitude', only where the owner keeps locations. */
	location?: string;
}

export type MediaKind = 'img' | 'youtube' | 'vimeo' | 'dailymotion' | 'video';

/** An item of a gallery. In `data-item` and REST, members that are '', 0, false, null or [] are left out. */
export interface GalleryItem {
	id: string;
	kind: 'image' | 'album' | 'albumUp';
	mediaKind: MediaKind;
	/** Album that the item is in; '0' is the root. */
	albumID: string;
	title: string;
	description: string;
	author: string;
	/** Who has the rights, as the file says. */
	copyright: string;
	tags: string[];
	/** The picture for the viewer; of a video its poster, perhaps ''. */
	src: string;
	srcset: string;
	/** Of `src`, 0 = unknown. */
	width: number;
	height: number;
	/** Address of a player or of a video file, for videos. */
	media: string;
	/** Media type of a video file, such as 'video/mp4'. */
	mime: string;
	thumb: Picture;
	/** Where the tile leads without script: the large picture, an album, the destination, a video's page. */
	url: string;
	destinationURL: string;
	downloadURL: string;
	originalURL: string;
	featured: boolean;
	/** Items in an album. */
	numberItems: number;
	exif: Exif | null;
	customData: Record< string, unknown > | null;
}

export interface Crumb {
	id: string;
	title: string;
	url: string;
}

export interface TagChoice {
	name: string;
	count: number;
	selected: boolean;
	/** The page with this tag chosen, or no longer chosen. */
	url: string;
}

export interface PageLink {
	/** From 1. */
	number: number;
	url: string;
	current: boolean;
}

/** One album, or one page of it, as PHP prints it and the canvas draws it. */
export interface GalleryView {
	/** Id of the element, the block's anchor or a stable generated one. */
	element: string;
	/** Which of the galleries of the page it is, from 1. */
	nth: number;
	theme: 'auto' | 'dark' | 'light';
	album: { id: string; title: string; description: string };
	/** Null = not shown. From the root to this album. */
	breadcrumb: Crumb[] | null;
	filter: {
		mode: 'single' | 'multiple';
		operator: 'or' | 'and';
		tags: TagChoice[];
	} | null;
	/** What was searched for; null = no search field. */
	search: string | null;
	/** Address that the forms of filter and search send to, and what they send along. */
	form: { action: string; fields: { name: string; value: string }[] };
	/** Names of the query variables of filter, operator and search. */
	names: { tags: string; match: string; search: string };
	/** Members that are '', 0, false, null or [] are left out. The back item, kind 'albumUp', is the first of its album and has place 0. */
	items: GalleryItem[];
	/** Place of the first printed item in the album. */
	first: number;
	/** Place of the page's own first item: at some widths its first row begins before it (docs/decisions/0006). */
	from: number;
	/** Items in the album that pass filter and search, without the back item. */
	total: number;
	/** More of this album, as a link; `hidden` of them. `isLeast`: some widths show fewer. `isPlain`: for readers without script only. */
	more: {
		url: string;
		hidden: number;
		isLeast: boolean;
		label: string;
		isPlain: boolean;
	} | null;
	pages: {
		mode: 'rectangles' | 'numbers' | 'dots';
		topButtons: boolean;
		list: PageLink[];
		/** They wrap around. */
		previous: string;
		next: string;
	} | null;
	level: LevelSettings;
	tools: ToolSettings;
	sizesBy: 'window' | 'container';
	selectable: boolean;
	cart: boolean;
	/** Whether buttons have the shape of WordPress's Button block. */
	themeButtons: boolean;
	/** CSS of the first window; see docs/decisions/0006. */
	css: string;
	/** What visitors read when there is nothing, or '' */
	empty: string;
	/** Said in the console area: what was asked for and is not there, or ''. */
	message: string;
	/** For the person who can mend it; only in the canvas. */
	notice?: { state: string; message: string; remedy: string } | null;
}

/** Data in the block's wrapper. */
export interface GalleryConfig {
	/** Address of `GET vitrine/v1/gallery`, with the proof that this page was given the gallery. */
	rest: string;
	element: string;
	/** Which of the galleries of the page it is, from 1; pages of older versions do not say. */
	nth?: number;
	album: string;
	/** Changes when the album's items or their order change. */
	version: string;
	/** Places of the album, the back item included. */
	total: number;
	/** Whether place 0 is the back item: it counts as no item. */
	up: boolean;
	/** Place of the first printed item. */
	first: number;
	/** Place of the page's own first item; pages of older versions do not say, and show the same tiles at every width. */
	from?: number;
	/** Width by height of every item of the album: uint16, little endian, in thousandths, 0 = unknown, as base64. */
	ratios: string;
	/** Id of the item before places 50, 100, 150 …: what `after` takes. */
	cursors: string[];
	level: LevelSettings;
	sizesBy: 'window' | 'container';
	/** Place of the first item of every page of `pagination`, or of every step of `moreButton`. */
	pages: number[];
	/** Places of items that the viewer leaves out: albums, and items with a destination. */
	others: number[];
	/** Classes of the wrapper that depend on the album's level, with spaces between them. */
	classes: string;
	/** What the album is filtered by. */
	query: { tags: string[]; match: 'or' | 'and'; search: string };
	/** Current page, from 0. */
	page: number;
	paginationSwipe: boolean;
	locationHash: boolean;
	openImage: boolean;
	openOriginal: boolean;
	displayImageOnAlbum: boolean;
	selectable: boolean;
	cart: boolean;
	/** Classes of buttons in the shape of the theme's; not there = they have none. */
	buttons?: string;
	touchAutoOpenDelay: number;
	viewer: ViewerSettings;
	words: Record< string, string >;
}
