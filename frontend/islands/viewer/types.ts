/** What opens a viewer, and what it gives back (docs/gallery.md, "The viewer"). */
import type { GalleryItem, ViewerSettings } from '../../render/gallery/types';

/** A list of items of which only some are known. */
export interface ViewerItems {
	readonly count: number;
	/** What is known already. */
	at: ( index: number ) => GalleryItem | undefined;
	/** Undefined = it is gone. */
	load: ( index: number ) => Promise< GalleryItem | undefined >;
}

/** A tool that a site adds under the name `customN`. */
export interface CustomTool {
	label: string;
	/** Outlines, such as those of frontend/render/icons.json. */
	icon: { viewBox: string; path: string };
	run: ( item: GalleryItem ) => void;
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
