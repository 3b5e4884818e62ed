import { complete } from '../../render/gallery/items/item';
import { videoLink } from '../../render/gallery/items/video';
import type { GalleryItem } from '../../render/gallery/types';
import { isImage, type LightboxSettings, type Source } from '../links';

/** Around an image and its caption: blocks, and what shortcodes of WordPress make. */
const FIGURES = 'figure:not(.wp-block-gallery), .wp-caption, .gallery-item';

const CAPTION = 'figcaption, .wp-caption-text, .gallery-caption';

/**
 * What the lightbox shows of a link.
 *
 * @param link     The link.
 * @param id       Of the item.
 * @param settings Of the site.
 * @return Null = it leads to neither an image nor a video.
 */
export function itemOf(
	link: HTMLAnchorElement,
	id: string,
	settings: LightboxSettings
): GalleryItem | null {
	const video = isImage( link ) ? null : videoLink( link.href );
	if ( ! isImage( link ) && ! video ) {
		return null;
	}
	const image = link.querySelector( 'img' );
	const texts = textsOf( link, image );
	const title = texts( settings.title );
	const description = texts( settings.description );
	const [ width = 0, height = 0 ] = [ 'width', 'height' ].map(
		( name ) => Number( image?.getAttribute( name ) ) || 0
	);
	return complete( {
		id,
		title: title || ( video ? link.textContent.trim() : '' ),
		description: description === title ? '' : description,
		thumb: {
			src: image?.currentSrc || image?.src || '',
			width,
			height,
			alt: image?.alt ?? link.textContent.trim(),
		},
		...( video
			? {
					mediaKind: video.kind,
					media: video.embed,
					mime: video.mime,
					src: image?.currentSrc ?? '',
				}
			: { src: link.href } ),
	} );
}

/**
 * Reads the texts of a link: its own, those of the media library (php/Lightbox/ImageTexts.php), those of the page.
 *
 * @param link  The link.
 * @param image In it.
 */
function textsOf(
	link: HTMLAnchorElement,
	image: HTMLImageElement | null
): ( source: Source ) => string {
	const own = link.dataset;
	const known = image?.dataset ?? {};
	const caption = () =>
		link.closest( FIGURES )?.querySelector( CAPTION )?.textContent.trim() ||
		( known[ 'vitrineCaption' ] ?? '' );
	const texts: Record< Source, () => string > = {
		'': () => '',
		// The name of a file is no title: the server leaves it out.
		title: () =>
			own[ 'elementorLightboxTitle' ] ||
			known[ 'vitrineTitle' ] ||
			link.title ||
			image?.title ||
			caption(),
		caption,
		alt: () => image?.alt ?? '',
		description: () =>
			own[ 'elementorLightboxDescription' ] ||
			( known[ 'vitrineDescription' ] ?? '' ),
	};
	return ( source ) => texts[ source ]?.() ?? '';
}
