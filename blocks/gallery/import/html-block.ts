/** Galleries of nanogallery2 in a Custom HTML block, and what is beside them. */
import { getBlockContent } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { importText } from '../../../frontend/compat/nanogallery2/items/markup';
import type { ImportedGallery } from '../../../frontend/compat/nanogallery2/items/markup';
import { hasMore } from './html-rest';
import { parseHtml } from './parse-html';

export interface HtmlBlock {
	name: string;
	attributes: object;
	innerBlocks: object[];
}

/** Its HTML, wherever this WordPress keeps it: up to 7.0 an attribute, then the block itself. */
const htmlOf = ( block: HtmlBlock ): string =>
	getBlockContent( block as never );

/**
 * Galleries of nanogallery2 in a block.
 *
 * @param block Custom HTML.
 */
export function galleriesIn( block: HtmlBlock ): ImportedGallery[] {
	const html = htmlOf( block );
	return html.includes( 'nanogallery2' )
		? importText( html, parseHtml, window.location.origin )
		: [];
}

/**
 * Names what goes when its galleries become blocks.
 *
 * @param block Custom HTML.
 */
export const othersIn = ( block: HtmlBlock ): string[] =>
	block.innerBlocks.length > 0 || hasMore( htmlOf( block ) )
		? [ __( 'other content of the HTML block', 'vitrine' ) ]
		: [];
