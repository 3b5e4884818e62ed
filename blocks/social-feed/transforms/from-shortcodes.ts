import { createBlock } from '@wordpress/blocks';

import { convertWhenThere } from './convert-shortcode';
import { shortcodeIn } from './shortcode-in';

const NAME = 'vitrine/social-feed';

interface Shortcode {
	text?: string;
}

/** What core's converter of classic content has found. */
interface Match {
	content: string;
}

/**
 * A feed that reads what its shortcode says once it is in the post: the editor makes blocks for mere previews, too.
 */
function feedOf( text: string ) {
	const block = createBlock( NAME );

	convertWhenThere( block.clientId, text );

	return block;
}

/** Shortcodes of other plugins, in their blocks and in classic content. */
export const fromShortcodes = [
	{
		type: 'block' as const,
		blocks: [ 'core/shortcode' ],
		isMatch: ( { text }: Shortcode ) => shortcodeIn( text ?? '' ) !== null,
		transform: ( { text }: Shortcode ) =>
			feedOf( shortcodeIn( text ?? '' ) ?? '' ),
	},
	{
		type: 'shortcode' as const,
		tag: [ 'custom-facebook-feed', 'instagram-feed' ],
		transform: ( _attributes: unknown, { content }: Match ) =>
			feedOf( content ),
	},
];
