import { opens, type LightboxSettings } from '../links';

/** Who belongs together by a name: of ours, or of Elementor's slideshows. */
const NAMED =
	'[data-vitrine-lightbox-group], [data-elementor-lightbox-slideshow]';

/** Blocks whose images belong together. */
const GALLERIES = '.wp-block-gallery, .gallery, .tiled-gallery';

/**
 * What a link belongs to: a name, a block, or the page.
 *
 * @param link  The link.
 * @param group What the site says of those without a name.
 * @return What is the same for all links of a group.
 */
function groupOf(
	link: HTMLAnchorElement,
	group: LightboxSettings[ 'group' ]
): string | Element {
	const { vitrineLightboxGroup, elementorLightboxSlideshow } =
		(
			link.querySelector< HTMLElement >( NAMED ) ??
			link.closest< HTMLElement >( NAMED )
		)?.dataset ?? {};
	return (
		( vitrineLightboxGroup ?? elementorLightboxSlideshow ) ||
		( group === 'page' ? document.body : link.closest( GALLERIES ) ) ||
		link
	);
}

/**
 * The links that one can page through from one, in the order of the page. Those that nobody sees are left out, and of
 * several to the same address the first counts, or the one that was pressed.
 *
 * @param link     What was pressed.
 * @param settings Of the site.
 */
export function groupWith(
	link: HTMLAnchorElement,
	settings: LightboxSettings
): HTMLAnchorElement[] {
	const group = groupOf( link, settings.group );
	const seen = new Set( [ link.href ] );
	return [
		...document.querySelectorAll< HTMLAnchorElement >( 'a[href]' ),
	].filter( ( one ) => {
		if ( one === link ) {
			return true;
		}
		const isNew =
			! seen.has( one.href ) &&
			opens( one, settings ) &&
			groupOf( one, settings.group ) === group &&
			( one.checkVisibility?.() ?? true );
		if ( isNew ) {
			seen.add( one.href );
		}
		return isNew;
	} );
}
