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
	 * Asks WordPress for a sheet of the build.
	 *
	 * @param string       $handle The sheet.
	 * @param string       $file   Such as `post-template/style-cards.css`.
	 * @param list<string> $deps   Sheets whose rules it changes.
	 * @return string HTML to print before the block, where the head of the page is gone already; '' elsewhere.
	 */
	public static function bring( string $handle, string $file, array $deps = [] ): string {
		if ( ! wp_style_is( $handle, 'registered' ) ) {
			// phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- the build's own version is that of the plugin.
			wp_register_style( $handle, CapabilityModule::build_url( $file ), $deps, VITRINE_VERSION );
			// Where core takes short ones from, to print them into the page.
			wp_style_add_data( $handle, 'path', dirname( VITRINE_FILE ) . "/build/{$file}" );
		}
		wp_enqueue_style( $handle );
		return self::html( $handle );
	}

	/**
	 * Prints a sheet at once where the page is being printed: at its foot it would move what is seen by then.
	 *
	 * @param string $handle The sheet.
	 * @return string HTML to print before the block; '' elsewhere.
	 */
	private static function html( string $handle ): string {
		$has_head = did_action( 'wp_head' ) > 0 && ! doing_action( 'wp_head' );
		if ( ! $has_head || is_admin() || is_feed() || wp_is_serving_rest_request() ) {
			return '';
		}
		ob_start();
		wp_print_styles( $handle );
		return (string) ob_get_clean();
	}
}
