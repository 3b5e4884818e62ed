/** Pictures of posts as the viewer takes them. */
import { complete } from '../../render/gallery/items/item';
import type { GalleryItem } from '../../render/gallery/types';
import type { ViewedPicture } from '../viewed-post';

/**
 * A picture that the page has, in its largest size.
 *
 * @param id    Of the item.
 * @param image On the page.
 */
export function itemOfImage(
	id: string,
	image: HTMLImageElement
): GalleryItem {
	const [ width, height ] = [ 'width', 'height' ].map(
		( name ) => Number( image.getAttribute( name ) ) || 0
	) as [ number, number ];
	const sizes = image.srcset
		.split( ',' )
		.map( ( candidate ) => candidate.trim().split( /\s+/ ) )
		.map( ( [ src = '', wide = '' ] ) => ( {
			src,
			wide: parseInt( wide, 10 ),
		} ) )
		.filter( ( { wide } ) => wide > 0 )
		.sort( ( one, other ) => other.wide - one.wide );
	const largest = sizes[ 0 ] ?? { src: image.src, wide: width };
	return complete( {
		id,
		src: largest.src,
		srcset: image.srcset,
		width: largest.wide,
		height: width ? Math.round( ( height * largest.wide ) / width ) : 0,
		thumb: {
			src: image.currentSrc || image.src,
			width,
			height,
			alt: image.alt,
			color: image.style.backgroundColor,
		},
	} );
}

/**
 * A picture that the site has told of.
 *
 * @param id      Of the item.
 * @param picture In all its sizes.
 */
export const itemOfPicture = (
	id: string,
	{ small, alt, color, src, srcset, width, height }: ViewedPicture
): GalleryItem =>
	complete( {
		id,
		src,
		srcset,
		width,
		height,
		thumb: { src: small, width, height, alt, color },
	} );
