<?php
/**
 * Style sheets that are asked for while a page is being printed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * Themes without templates of blocks have printed the head before a block is rendered.
 */
final class LateStyle {

	/**
	 * Prints a sheet at once where the page is being printed: at its foot it would move what is seen by then.
	 *
	 * @param string $handle The sheet.
	 * @return string HTML to print before the block; '' elsewhere.
	 */
	public static function html( string $handle ): string {
		$has_head = did_action( 'wp_head' ) > 0 && ! doing_action( 'wp_head' );
		if ( ! $has_head || is_admin() || is_feed() || wp_is_serving_rest_request() ) {
			return '';
		}
		ob_start();
		wp_print_styles( $handle );
		return (string) ob_get_clean();
	}
}
