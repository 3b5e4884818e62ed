/** What opens a viewer, and what it gives back (docs/gallery.md, "The viewer"). */
import type { GalleryItem, ViewerSettings } from '../../render/gallery/types';
import type { commandOf } from './controls/keys';
import type { Abilities } from './controls/tools';

/** What is shown. */
export interface ViewerItem extends GalleryItem {
	/** Makes what plays it, or stands for that, instead of the viewer itself; is asked again when somebody comes back to it. */
	player?: (
		onPlay: () => void,
		onFail: ( word: string ) => void
	) => HTMLElement;
}

/** A list of items of which only some are known. */
export interface ViewerItems {
	/** May grow. */
	readonly count: number;
	/** What follows an item, or precedes it; the item itself = nothing. Without it, the list goes round. */
	beside?: ( index: number, forward: boolean ) => number;
	/** What is known already. */
	at: ( index: number ) => ViewerItem | undefined;
	/** Undefined = it is gone. */
	load: ( index: number ) => Promise< ViewerItem | undefined >;
}

/** A tool that a site adds under the name `customN`. */
export interface CustomTool {
	label: string;
	/** Outlines, such as those of frontend/render/icons.json. */
	icon: { viewBox: string; path: string };
	run: ( item: GalleryItem ) => void;
}

/** What a strip of thumbnails stands in, and goes by. */
export interface StripPlace {
	frame: HTMLElement;
	/** Tells of changes. */
	host: HTMLElement;
	items: ViewerItems;
	settings: ViewerSettings;
	/** Of the current item. */
	state: { readonly index: number };
	words: Record< string, string >;
	/** Ends it. */
	signal: AbortSignal;
}

/** An open viewer, as what is added to it sees it. */
export interface OpenViewer extends StripPlace {
	dialog: HTMLElement;
	state: { readonly index: number; readonly can: Abilities };
	stage: {
		readonly element: HTMLElement;
		readonly pane: {
			readonly status: 'loading' | 'shown' | 'missing';
		};
	};
	/** Changes what the tools say; an empty one draws them again. */
	update: ( patch: { can?: Abilities } ) => void;
	close: () => void;
}

export interface ViewerOptions {
	items: ViewerItems;
	index: number;
	settings: ViewerSettings;
	/** Words of the block; those of php/Gallery/Render/ViewerStrings.php come with the module. */
	words: Record< string, string >;
	/** Fires the events. */
	host: HTMLElement;
	/** Takes the focus afterwards; without it, or null: what had it before. */
	returnTo?: ( index: number ) => HTMLElement | null;
	/** Fragment for the address bar with '#', or null for an entry without one. */
	address?: ( item: GalleryItem ) => string | null;
	/** A click makes a history entry; a fragment that was there, or Forward, has one. */
	entry: 'new' | 'there';
	/** Opens with this panel. */
	panel?: 'info' | 'share';
	/** By name, such as `custom1`; `shoppingcart`, where the gallery has a cart. */
	tools?: Record< string, CustomTool >;
	/** What keys mean, instead of what they mean in galleries. */
	keys?: typeof commandOf;
	/** Adds to an open viewer what only some blocks have; in place of the strip of all items, which it may add, too. */
	extend?: (
		viewer: OpenViewer,
		go: ( index: number ) => void,
		addStrip: ( place: StripPlace, go: ( index: number ) => void ) => void
	) => void;
	onChange?: ( index: number, item: GalleryItem ) => void;
	onClose?: ( index: number ) => void;
}

export interface ViewerHandle {
	close: () => void;
	next: () => void;
	previous: () => void;
	go: ( index: number ) => void;
	minimizeToolbar: () => void;
	maximizeToolbar: () => void;
}
