<?php
/**
 * Shortcodes of feeds in text.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

defined( 'ABSPATH' ) || exit;

/**
 * Finds them as core does; those that are escaped by double brackets are none.
 */
final class ShortcodeText {

	/** Most of them that are read in one text. */
	private const MAX = 50;

	/**
	 * Those that are in a text.
	 *
	 * @param string $text    Text, possibly hostile.
	 * @param string ...$tags Their names.
	 * @return list<array{tag: string, attributes: array<mixed>}>
	 */
	public static function all( string $text, string ...$tags ): array {
		$found = [];
		preg_match_all( '/' . get_shortcode_regex( $tags ) . '/', $text, $matches, PREG_SET_ORDER );
		foreach ( array_slice( $matches, 0, self::MAX ) as $match ) {
			if ( $match[1] !== '[' || $match[6] !== ']' ) {
				$found[] = [ 'tag' => $match[2], 'attributes' => shortcode_parse_atts( $match[3] ) ];
			}
		}
		return $found;
	}
}
