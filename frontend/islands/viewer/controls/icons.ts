/** Outlines in a box of 24 by 24; those of WordPress (GPL), as one path each, the rounder ones made lighter. */
export const ICONS = {
	close: 'M5 19L19 5M19 19L5 5',
	previous: 'M14 6.5L9 12l5 5.5',
	next: 'M10 6.5l5 5.5-5 5.5',
	play: 'M8.25 16.75L15.25 12l-7-4.75z',
	pause: 'M8.5 7.25v9.5M15.5 7.25v9.5',
	rotateLeft:
		'M12 19.25a7.25 7.25 0 0 0 0-14.5h-2M12 2l-2 2.75 2 2.75M6.25 7.6a7.25 7.25 0 0 0 2.5 10.9',
	rotateRight:
		'M12 19.25a7.25 7.25 0 0 1 0-14.5h2M12 2l2 2.75-2 2.75M17.75 7.6a7.25 7.25 0 0 1-2.5 10.9',
	zoomIn: 'M18 12H6M12 6v12',
	zoomOut: 'M18 12H6',
	fullscreen:
		'M4.75 10V4.75H10M4.75 4.75L10 10M14 19.25h5.25V14M19.25 19.25L14 14',
	window: 'M10 5v5H5M10 10L4.75 4.75M14 19v-5h5M14 14l5.25 5.25',
	info: 'M12 16v-5M12 9.5V8M5 12a7 7 0 1 0 14 0 7 7 0 1 0-14 0',
	original: 'M10 6H5v13h13v-5M11.5 12.5l7.25-7.25M12.5 5.25h6.25v6.25',
	download: 'M12 3v13M6 10.5l6 5.5 5.5-5.5M4.75 15v4.25h14.5V15',
	share: 'M8 11l7-4M8 13l7 4M4 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
	more: 'M5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M17 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
} as const;

export type ViewerIcon = keyof typeof ICONS;
