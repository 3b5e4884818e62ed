import { createBlock } from '@wordpress/blocks';
import {
	importElement,
	importText,
} from '../../frontend/compat/nanogallery2/markup';
import {
	fromCoreGallery,
	fromImages,
	fromShortcode,
	shortcodeIn,
	toCoreGallery,
	toShortcode,
} from './convert';
import type { CoreGallery, CoreImage } from './convert';
import { newAttributes } from './gallery-attributes';
import type { GalleryAttributes } from './gallery-attributes';
import { blockOf } from './imported';
import { parseHtml } from './import-dialog';
import { knownMedia } from './known-media';

const NAME = 'vitrine/gallery';

/** nanogallery2's attributes of a link (frontend/compat/nanogallery2/markup.ts). */
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

interface HtmlAttributes {
	content?: string;
}

/**
 * The first gallery of nanogallery2 in a block of HTML.
 *
 * @param content HTML.
 * @return Null = there is none.
 */
function fromHtml( content = '' ): Partial< GalleryAttributes > | null {
	const [ gallery ] = content.includes( 'nanogallery2' )
		? importText( content, parseHtml, window.location.origin )
		: [];
	return gallery ? blockOf( gallery ).attributes : null;
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
			isMatch: ( { content }: HtmlAttributes ) =>
				fromHtml( content ) !== null,
			transform: ( { content }: HtmlAttributes ) =>
				createBlock( NAME, fromHtml( content ) ?? {} ),
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
				createBlock(
					NAME,
					blockOf( importElement( node, window.location.origin ) )
						.attributes
				),
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
