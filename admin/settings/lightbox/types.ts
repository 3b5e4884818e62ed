/** Where a text comes from. */
export type Source = '' | 'title' | 'caption' | 'alt' | 'description';

/** As frontend/render/lightbox/schema.json describes it. */
export interface Lightbox {
	links: 'off' | 'asked' | 'all';
	videos: boolean;
	group: 'block' | 'page';
	title: Source;
	description: Source;
	counter: boolean;
	fullscreen: boolean;
	zoom: boolean;
	share: boolean;
}
