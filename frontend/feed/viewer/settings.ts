import type { ViewerSettings } from '../../render/gallery/types';

/** How the viewer looks for feeds: a counter, a way out, and what frontend/feed/viewer adds. */
export const SETTINGS: ViewerSettings = {
	transition: 'swipe2',
	theme: 'dark',
	zoom: true,
	slideshowDelay: 3000,
	slideshowAutoStart: false,
	hideToolsDelay: -1,
	fullscreen: false,
	imageDisplay: '',
	toolbar: {
		display: false,
		position: 'bottom',
		fullWidth: false,
		align: 'center',
		autoMinimize: 0,
		standard: '',
		minimized: '',
	},
	tools: { topLeft: 'pageCounter', topRight: 'closeButton' },
	strip: 'bottom',
	stripWidth: 56,
	stripHeight: 56,
	logo: '',
};
