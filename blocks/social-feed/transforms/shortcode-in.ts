/** Twins: FacebookShortcode::TAG and InstagramShortcode::TAG in php/Compat/SocialFeed. */
const ONE =
	/^\s*(\[(?:custom-facebook-feed|instagram-feed)(?:\s[^[\]]*)?\])\s*$/;

/**
 * The shortcode of a feed that is all there is of a text; null where there is more, which a block would lose.
 *
 * @param text Text of a shortcode block.
 */
export const shortcodeIn = ( text: string ): string | null =>
	ONE.exec( text )?.[ 1 ] ?? null;
