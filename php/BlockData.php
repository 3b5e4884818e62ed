<?php
/**
 * What visitors' scripts learn of a block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * The data of a block, in a script of its own within the wrapper. WordPress lets authors write every data-*, class and
 * id, but no script: what stands in one was printed by the server. Twin: frontend/core/data.ts.
 */
final class BlockData {

	/**
	 * Prints the data, to be put directly into the wrapper.
	 *
	 * @param string $element Id of the wrapper, '' = it has none.
	 * @param mixed  $data    What `wp_json_encode()` takes.
	 * @return string HTML; '' in RSS, where nothing runs.
	 */
	public static function script( string $element, mixed $data ): string {
		if ( is_feed() ) {
			return '';
		}
		// Writes the id as the wrapper has it: esc_attr() leaves entities alone.
		$tag = new \WP_HTML_Tag_Processor( '<script type="application/json" data-vitrine=""></script>' );
		$tag->next_tag();
		$tag->set_attribute( 'data-vitrine', $element );
		return str_replace(
			'></script>',
			'>' . self::json( $data ) . '</script>',
			self::without_shortcodes( $tag->get_updated_html() )
		);
	}

	/**
	 * Prints what search engines read of a block: a script that nobody runs.
	 *
	 * @param array<string, mixed> $data Linked data; none = nothing is printed.
	 * @return string HTML; '' in RSS.
	 */
	public static function linked( array $data ): string {
		return $data === [] || is_feed()
			? ''
			: '<script type="application/ld+json">' . self::json( $data ) . '</script>';
	}

	/**
	 * JSON that ends no script and holds no shortcode. In strings no quotes are left, so that each pair of them holds
	 * one.
	 *
	 * @param mixed $data Anything.
	 */
	private static function json( mixed $data ): string {
		$flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR
			| JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_QUOT | JSON_HEX_APOS;
		return (string) preg_replace_callback(
			'/"[^"]*+"/',
			static fn( array $text ): string => str_replace( '[', '\u005b', $text[0] ),
			(string) wp_json_encode( $data, $flags )
		);
	}

	/**
	 * HTML in which WordPress finds no shortcode: strangers write posts, titles and names. The text of scripts is left
	 * as it is.
	 *
	 * @param string $html HTML of a block.
	 */
	public static function without_shortcodes( string $html ): string {
		return (string) preg_replace( '~(?<=")>[^<]++</script>(*SKIP)(*FAIL)|\[~', '&#91;', $html );
	}
}
