import type { ViewerSettings } from '../../render/gallery/types';
import type { LightboxSettings } from '../links';

/**
 * How the viewer looks for links.
 *
 * @param settings Of the site.
 */
export const viewerSettings = ( {
	counter,
	fullscreen,
	zoom,
	share,
}: LightboxSettings ): ViewerSettings => ( {
	transition: 'swipe2',
	theme: 'dark',
	zoom,
	slideshowDelay: 3000,
	slideshowAutoStart: false,
	hideToolsDelay: 3000,
	fullscreen: false,
	imageDisplay: '',
	toolbar: {
		display: true,
		position: 'bottomOverImage',
		fullWidth: false,
		align: 'center',
		autoMinimize: 0,
		standard: 'label',
		minimized: '',
	},
	tools: {
		topLeft: counter ? 'pageCounter' : '',
		topRight: [
			zoom && 'zoomButton',
			share && 'shareButton',
			fullscreen && 'fullscreenButton',
			'closeButton',
		]
			.filter( Boolean )
			.join( ',' ),
	},
	strip: 'none',
	stripWidth: 40,
	stripHeight: 40,
	logo: '',
} );
