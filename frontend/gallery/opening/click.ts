/** What a click on a tile does. Pure. */
import type { GalleryConfig, GalleryItem } from '../../render/gallery/types';

export interface Situation {
	isTouch: boolean;
	/** Whether anything is selected. */
	isSelecting: boolean;
	/** Whether the tile shows its hover effect. */
	isHovered: boolean;
	/** Whether it would show anything at a first tap. */
	showsAtFirst: boolean;
}

export type Action =
	| 'follow'
	| 'hover'
	| 'select'
	| 'original'
	| 'nothing'
	| 'view'
	| 'firstImage'
	| 'album';

/**
 * Decides.
 *
 * `touchAutoOpenDelay`: 0 = the first tap shows the hover effect and the second opens; more = after so many milliseconds it opens by itself; −1 = the first tap opens.
 * A tile at which nothing appears has nothing to show first.
 *
 * @param item      What was clicked.
 * @param situation How.
 * @param config    Settings.
 */
export function actionOf(
	item: GalleryItem,
	{ isTouch, isSelecting, isHovered, showsAtFirst }: Situation,
	config: GalleryConfig
): Action {
	const waits = config.touchAutoOpenDelay >= 0 && showsAtFirst;
	if ( isTouch && ! isHovered && waits ) {
		return 'hover';
	}
	if ( item.destinationURL ) {
		return 'follow';
	}
	if ( isSelecting && ! isTouch && item.kind !== 'albumUp' ) {
		return 'select';
	}
	if ( item.kind === 'album' && config.displayImageOnAlbum ) {
		return 'firstImage';
	}
	if ( item.kind !== 'image' ) {
		return 'album';
	}
	if ( ! config.openImage ) {
		return 'nothing';
	}
	return config.openOriginal ? 'original' : 'view';
}
