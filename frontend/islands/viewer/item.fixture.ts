/** An item for tests. */
import type { GalleryItem, ViewerSettings } from '../../render/gallery/types';

export const anItem = ( more: Partial< GalleryItem > = {} ): GalleryItem => ( {
	id: '1',
	kind: 'image',
	mediaKind: 'img',
	albumID: '0',
	title: '',
	description: '',
	author: '',
	copyright: '',
	tags: [],
	src: 'https://example.com/large.jpg',
	srcset: '',
	width: 1600,
	height: 1200,
	media: '',
	mime: '',
	thumb: {
		src: 'https://example.com/small.jpg',
		srcset: '',
		sizes: '',
		width: 160,
		height: 120,
		alt: '',
		color: '',
	},
	url: '',
	destinationURL: '',
	downloadURL: '',
	originalURL: '',
	featured: false,
	numberItems: 0,
	exif: null,
	customData: null,
	...more,
} );

export const someSettings = (
	more: Partial< ViewerSettings > = {}
): ViewerSettings => ( {
	transition: 'none',
	theme: 'dark',
	zoom: true,
	slideshowDelay: 3000,
	slideshowAutoStart: false,
	hideToolsDelay: -1,
	fullscreen: false,
	imageDisplay: '',
	toolbar: {
		display: true,
		position: 'bottomOverImage',
		fullWidth: false,
		align: 'center',
		autoMinimize: 0,
		standard: 'minimizeButton,label',
		minimized: 'minimizeButton,infoButton,shareButton,zoomButton',
	},
	tools: {
		topLeft: 'pageCounter,playPauseButton',
		topRight: 'rotateLeft,rotateRight,fullscreenButton,closeButton',
	},
	strip: 'none',
	stripWidth: 40,
	stripHeight: 40,
	logo: '',
	...more,
} );
