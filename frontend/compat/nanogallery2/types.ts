/** What nanogallery2's options and markup become. Every name of a setting is that of the attribute in blocks/gallery/block.json. */
import type {
	DisplayMode,
	LabelSettings,
	LayoutSettings,
	SizeClass,
	StackSettings,
	ToolSettings,
	ViewerSettings,
} from '../../render/gallery/types';
import type { Effect, Initial } from './effects/effects';

export interface ImportedLevel {
	layout?: Partial< LayoutSettings >;
	sizes?: Partial< Record< SizeClass, Partial< LayoutSettings > > >;
	mode?: DisplayMode;
	maxRows?: number;
	label?: Partial< LabelSettings >;
	hoverEffects?: string[];
	displayTransition?: string;
	displayTransitionDuration?: number;
	displayInterval?: number;
	stacks?: Partial< StackSettings >;
}

export type ImportedViewer = Partial< Omit< ViewerSettings, 'toolbar' > > & {
	toolbar?: Partial< ViewerSettings[ 'toolbar' ] >;
};

export interface ImportedSettings extends ImportedLevel {
	providerAlbum?: string;
	albumList?: string[];
	whiteList?: string[];
	blackList?: string[];
	tagBlackList?: string[];
	featuredKeyword?: string;
	titleFrom?: 'title' | 'filename';
	sorting?: '' | 'titleAsc' | 'titleDesc' | 'reversed' | 'random';
	maxItems?: number;
	firstLevel?: ImportedLevel;
	moreStep?: number;
	paginationMode?: 'rectangles' | 'numbers' | 'dots';
	paginationVisiblePages?: number;
	paginationSwipe?: boolean;
	paginationTopButtons?: boolean;
	breadcrumb?: boolean;
	breadcrumbAutoHideTopLevel?: boolean;
	breadcrumbOnlyCurrentLevel?: boolean;
	backItem?: boolean;
	tagFilter?: 'none' | 'single' | 'multiple';
	tagOperator?: 'or' | 'and';
	tagsFrom?: 'tags' | 'title' | 'description';
	tools?: Partial< ToolSettings >;
	selectable?: boolean;
	cart?: boolean;
	openImage?: boolean;
	openOriginal?: boolean;
	displayImageOnAlbum?: boolean;
	touchAutoOpenDelay?: number;
	locationHash?: boolean;
	viewer?: ImportedViewer;
	theme?: 'auto' | 'dark' | 'light';
}

/** Where the pictures of an imported gallery were. */
export interface ImportedProvider {
	kind: string;
	address: string;
	user: string;
	album: string;
}

/** One item as nanogallery2 describes it, checked; addresses are whole. */
export interface ImportedItem {
	id: string;
	kind: 'image' | 'album';
	albumID: string;
	url: string;
	thumb: string;
	title: string;
	description: string;
	tags: string[];
	author: string;
	destinationURL: string;
	downloadURL: string;
	featured: boolean;
	/** Of the picture in px, 0 = unknown. */
	width: number;
	height: number;
	/** Of the thumbnail in px, 0 = unknown. */
	thumbWidth: number;
	thumbHeight: number;
	exif: Record< string, string >;
	customData: Record< string, unknown > | null;
}

/** Why an option was not, or not wholly, taken over. */
export type Reason =
	/** The original never had an option of this name. */
	| 'unknown'
	/** The value is none that the option takes. */
	| 'value'
	/** Vitrine has nothing like it. */
	| 'none'
	/** Vitrine does without: nothing is lost. */
	| 'needless'
	/** It would let others put code into the page. */
	| 'unsafe'
	/** A function cannot be stored; listen to the events instead. */
	| 'callback'
	/** Something close was chosen. */
	| 'near'
	/** The words are Vitrine's own, in the language of the site. */
	| 'words'
	/** An administrator connects providers under Settings → Vitrine. */
	| 'provider'
	/** The original's own message. */
	| 'message';

export interface Note {
	option: string;
	reason: Reason;
	/** Only a block does without: a page that is taken over has it. */
	isOfBlock?: true;
	/** English. */
	message: string;
}

/** What only a page that is already there needs; a block stores none of it. */
export interface ImportedRuntime {
	/** Album or album/image to open at once. */
	openOnStart: string;
	itemsBaseURL: string;
	/** What stands for a title, by the title. */
	titles: Map< string, string >;
	/** Name of the option and the function, or name of the global function. */
	callbacks: Record< string, unknown >;
	/** Texts by their name in the original, such as `breadcrumbHome`. */
	words: Record< string, string >;
	/** HTML by its name in the original, such as `thumbnailShare`: nobody has looked at it. */
	icons: Record< string, string >;
	/** Whether crumbs have icons. */
	crumbIcons: boolean;
	/** Looks by the names of the original: a theme's groups and members, unchecked. */
	theme: Record< string, unknown > | 'dark' | 'light';
	viewerTheme: Record< string, unknown > | null;
	navigationFontSize: string;
	listStyle: string;
	/** By level; null = as all. */
	all: LevelLooks;
	first: Partial< LevelLooks >;
}

/** Looks of a level of albums that a block has no setting for. */
export interface LevelLooks {
	effects: Effect[];
	initials: Initial[];
	titleFontSize: string;
	descriptionFontSize: string;
	hideIcons: boolean;
}

export interface Imported {
	settings: ImportedSettings;
	provider: ImportedProvider | null;
	runtime: ImportedRuntime;
	/** Options that were honored. */
	taken: string[];
	notes: Note[];
}

/** What PHP says of a connection. Twin: php/Compat/ProviderMarkup.php. */
export interface Connected {
	kind: string;
	/** A user's id, or an address. */
	account: string;
	/** '' = all albums. */
	album: string;
	/** Of the site's route, with the proof that the page names the account. */
	rest: string;
}
