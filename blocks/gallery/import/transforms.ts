import { createBlock } from '@wordpress/blocks';
import { importElement } from '../../../frontend/compat/nanogallery2/items/markup';
import type { ImportedGallery } from '../../../frontend/compat/nanogallery2/items/markup';
import {
	fromCoreGallery,
	fromImages,
	fromShortcode,
	shortcodeIn,
	toCoreGallery,
	toShortcode,
} from './convert';
import type { CoreGallery, CoreImage } from './convert';
import { newAttributes } from '../gallery-attributes';
import type { GalleryAttributes } from '../gallery-attributes';
import { galleriesIn, othersIn } from './html-block';
import type { HtmlBlock } from './html-block';
import { nameLosses } from './import-notice';
import { blockOf, lossNames } from './imported';
import { knownMedia } from '../canvas/known-media';

const NAME = 'vitrine/gallery';

/** nanogallery2's attributes of a link (frontend/compat/nanogallery2/items/markup.ts). */
const LINK = [
	'href',
	'title',
	'data-ngid',
	'data-ngkind',
	'data-ngalbumid',
	'data-ngtags',
	'data-ngdesc',
	'data-ngthumb',
	'data-ngsrc',
	'data-ngdest',
	'data-ngdownloadurl',
	'data-ngauthor',
	'data-ngfeatured',
	'data-ngimagewidth',
	'data-ngimageheight',
	'data-ngcustomdata',
];

interface InnerBlock {
	attributes: CoreImage;
}

interface ShortcodeAttributes {
	text?: string;
}

/**
 * Makes blocks, and names what they do not have.
 *
 * @param galleries What was read.
 * @param more      What else goes.
 */
function imported(
	galleries: readonly ImportedGallery[],
	more: readonly string[] = []
) {
	const blocks = galleries.map( ( gallery ) =>
		createBlock( NAME, blockOf( gallery ).attributes )
	);
	const losses = [ ...galleries.flatMap( lossNames ), ...more ];
	if ( blocks[ 0 ] && losses.length > 0 ) {
		nameLosses( blocks[ 0 ].clientId, losses );
	}
	return blocks;
}

/** What this block is made of, and what it becomes. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( gallery: CoreGallery, images: InnerBlock[] ) =>
				createBlock( NAME, {
					...newAttributes,
					...fromCoreGallery(
						gallery,
						images.map( ( { attributes } ) => attributes )
					),
				} ),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			transform: ( images: CoreImage[] ) =>
				createBlock( NAME, {
					...newAttributes,
					...fromImages( images ),
				} ),
		},
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			isMatch: ( { text }: ShortcodeAttributes ) =>
				shortcodeIn( text ?? '' ) !== null,
			transform: ( { text }: ShortcodeAttributes ) =>
				createBlock( NAME, {
					...newAttributes,
					...fromShortcode( shortcodeIn( text ?? '' ) ?? {} ),
				} ),
		},
		{
			type: 'block',
			blocks: [ 'core/html' ],
			isMatch: ( _attributes: object, block: HtmlBlock ) =>
				galleriesIn( block ).length > 0,
			// As core's Code does: since WordPress 7.1 the HTML is no attribute.
			__experimentalConvert: ( block: HtmlBlock ) =>
				imported( galleriesIn( block ), othersIn( block ) ),
		},
		{
			type: 'raw',
			priority: 5,
			schema: {
				div: {
					attributes: [
						'id',
						'data-nanogallery2',
						'data-nanogallery2-options',
					],
					children: {
						a: {
							attributes: LINK,
							children: {
								img: { attributes: [ 'src', 'alt' ] },
								'#text': {},
							},
						},
					},
				},
			},
			isMatch: ( node: Element ) =>
				node.nodeType === node.ELEMENT_NODE &&
				node.hasAttribute( 'data-nanogallery2' ),
			transform: ( node: Element ) =>
				imported( [
					importElement( node, window.location.origin ),
				] )[ 0 ],
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( { source, items }: GalleryAttributes ) =>
				( source === 'media' || source === 'urls' ) && items.length > 0,
			transform: ( attributes: GalleryAttributes ) => {
				const { gallery, images } = toCoreGallery(
					attributes,
					knownMedia
				);
				return createBlock(
					'core/gallery',
					{ ...gallery },
					images.map( ( image ) =>
						createBlock( 'core/image', { ...image } )
					)
				);
			},
		},
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			isMatch: ( { source, items }: GalleryAttributes ) =>
				source === 'attached' ||
				( source === 'media' && items.some( ( { id } ) => id ) ),
			transform: ( attributes: GalleryAttributes ) =>
				createBlock( 'core/shortcode', {
					text: toShortcode( attributes ),
				} ),
		},
	],
};
