/** Which links open in the lightbox. */

/** What the server says. Twin: php/Lightbox/LightboxSettings.php. */
export interface LightboxSettings {
	links: 'asked' | 'all';
	videos: boolean;
	group: 'block' | 'page';
	title: Source;
	description: Source;
	counter: boolean;
	fullscreen: boolean;
	zoom: boolean;
	share: boolean;
}

/** Where a text comes from. */
export type Source = '' | 'title' | 'caption' | 'alt' | 'description';

/** What WordPress prints for the filter `script_module_data_@vitrine/lightbox`; no other element with its id is believed. */
const DATA = 'script[id="wp-script-module-data-@vitrine/lightbox"]';

/** Twin: php/Lightbox/MediaLinks.php. */
const IMAGE = /^https?:[^?#]+\.(png|jpe?g|gif|svg|webp|avif)(\?[^#]*)?$/i;

/** Whoever opens it finds out whether it is one (frontend/render/gallery/items/video.ts). */
const VIDEO =
	/^https?:(\/\/[^/]*(youtu|vimeo|dai)|[^?#]+\.(mp4|webm|ogv|3gp)(\?|#|$))/i;

/** Galleries and feeds of ours open by themselves; core's lightbox is for images that are no links, but covers one with a button. */
const OTHERS =
	'.wp-block-vitrine-gallery, .wp-block-vitrine-social-feed, .wp-lightbox-container';

/** Who says something: the link itself, what is in it, or a block around it. */
const SAYS = '[data-vitrine-lightbox], [data-elementor-open-lightbox]';

/** Reads what the server says; null = nothing. */
export function readSettings(): LightboxSettings | null {
	try {
		return JSON.parse( document.querySelector( DATA )!.textContent );
	} catch {
		return null;
	}
}

/**
 * What of the media a link leads to.
 *
 * @param link The link.
 */
export const isImage = ( { href }: HTMLAnchorElement ): boolean =>
	IMAGE.test( href );

/**
 * Whether a link opens in the lightbox: what stands nearest to it goes before what the site says.
 *
 * @param link     The link.
 * @param settings Of the site.
 */
export function opens(
	link: HTMLAnchorElement,
	{ links, videos }: LightboxSettings
): boolean {
	const isVideo = ! isImage( link ) && VIDEO.test( link.href );
	if (
		! ( isVideo || isImage( link ) ) ||
		link.hasAttribute( 'download' ) ||
		link.isContentEditable ||
		// Its own opens everything that ours would, and asks nobody.
		'elementorFrontendConfig' in window ||
		link.closest( OTHERS )
	) {
		return false;
	}
	const { vitrineLightbox, elementorOpenLightbox } =
		(
			( link.querySelector( SAYS ) ?? link.closest( SAYS ) ) as
				HTMLElement | undefined
		 )?.dataset ?? {};
	const says = vitrineLightbox ?? elementorOpenLightbox;
	return says === 'yes' || says === 'no'
		? says === 'yes'
		: links === 'all' && ( videos || ! isVideo );
}
