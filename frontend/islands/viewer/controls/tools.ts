/** Which tools the viewer offers (names as in nanogallery2). Pure. */
import { safeUrl } from '@vitrine/frontend';
import type {
	GalleryItem,
	ViewerSettings,
} from '../../../render/gallery/types';

/** 'custom1' and its like are what the gallery adds. */
export type ToolName = string;

/**
 * Reads a list such as 'minimizeButton, label'; each name counts once. `isOffered` leaves out unknown ones.
 *
 * @param list Names with commas.
 */
export function toolNames( list: string ): ToolName[] {
	const names = list.split( ',' ).map( ( name ) => name.trim() );
	return [ ...new Set( names ) ].filter( Boolean );
}

/**
 * Whether the toolbar starts minimized.
 *
 * @param toolbar Settings.
 * @param width   Of the window, px.
 */
export function startsMinimized(
	toolbar: ViewerSettings[ 'toolbar' ],
	width: number
): boolean {
	return toolbar.minimized.trim() === '' || width < toolbar.autoMinimize;
}

/**
 * The tools of the toolbar. A minimized list without a tool shows the standard one: a toolbar never vanishes for good.
 *
 * @param toolbar   Settings.
 * @param minimized Its mode.
 */
export function toolbarTools(
	toolbar: ViewerSettings[ 'toolbar' ],
	minimized: boolean
): ToolName[] {
	if ( ! toolbar.display ) {
		return [];
	}
	const [ standard, other ] = [
		toolNames( toolbar.standard ),
		toolNames( toolbar.minimized ),
	];
	const tools = minimized && other.length > 0 ? other : standard;
	// Without a second list there is nothing to change to.
	return other.length > 0
		? tools
		: tools.filter( ( name ) => name !== 'minimizeButton' );
}

/** What the browser and the gallery make possible. */
export interface Abilities {
	count: number;
	zoomable: boolean;
	/** The picture cannot be shown: there is nothing to turn or to save. */
	missing: boolean;
	fullscreen: boolean;
	custom: readonly string[];
}

/**
 * Whether a tool can do anything for an item; others are not shown.
 *
 * @param name Tool.
 * @param item Shown, undefined while it is not known.
 * @param can  What is possible.
 */
export function isOffered(
	name: ToolName,
	item: GalleryItem | undefined,
	can: Abilities
): boolean {
	switch ( name ) {
		case 'previousButton':
		case 'nextButton':
		case 'playPauseButton':
			return can.count > 1;
		case 'rotateLeft':
		case 'rotateRight':
			return ! can.missing && item?.mediaKind === 'img';
		case 'zoomButton':
			return can.zoomable;
		case 'fullscreenButton':
			return can.fullscreen;
		case 'infoButton':
		case 'shareButton':
			return item !== undefined;
		case 'linkOriginalButton':
			return ! can.missing && originalOf( item ) !== '';
		case 'downloadButton':
			return ! can.missing && downloadOf( item ) !== '';
		case 'minimizeButton':
		case 'label':
		case 'pageCounter':
		case 'closeButton':
			return true;
		default:
			return item !== undefined && can.custom.includes( name );
	}
}

/**
 * Address of the file as it was uploaded, '' = there is none to be shown.
 *
 * @param item Shown.
 */
export const originalOf = ( item: GalleryItem | undefined ): string =>
	safeUrl(
		item?.originalURL || ( item?.mediaKind === 'img' ? item.src : '' )
	);

/**
 * Address of the file to be saved, '' = none.
 *
 * @param item Shown.
 */
export const downloadOf = ( item: GalleryItem | undefined ): string =>
	safeUrl(
		item?.downloadURL ||
			( item?.mediaKind === 'video' ? item.media : originalOf( item ) )
	);
