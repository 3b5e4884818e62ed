/** What the tools and the label around the picture are drawn from. */
import type { GalleryItem } from '../../../render/gallery/types';
import type { ViewerOptions } from '../types';
import { startsMinimized, type Abilities } from './tools';

export interface State {
	index: number;
	item: GalleryItem | undefined;
	/** For a screen reader, said when it changes. */
	said: string;
	playing: boolean;
	minimized: boolean;
	fullscreen: boolean;
	panel: 'info' | 'share' | 'menu' | null;
	can: Abilities;
}

/**
 * The state that a viewing begins with.
 *
 * @param options What to show.
 */
export const stateOf = ( options: ViewerOptions ): State => ( {
	index: options.index,
	item: options.items.at( options.index ),
	said: '',
	playing: false,
	minimized: startsMinimized( options.settings.toolbar, window.innerWidth ),
	fullscreen: false,
	panel: null,
	can: {
		count: options.items.count,
		zoomable: false,
		missing: false,
		fullscreen: document.fullscreenEnabled === true,
		custom: Object.keys( options.tools ?? {} ),
	},
} );
