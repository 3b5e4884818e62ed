<?php
/**
 * Buttons in the shape that the theme gives to WordPress's own.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Buttons;

defined( 'ABSPATH' ) || exit;

/**
 * What the attribute `themeButtons` does: it is on in new blocks, and stored ones keep the shape that they have.
 */
final class ThemeButtons {

	/**
	 * Classes of a button. Twin: frontend/render/theme-buttons.ts.
	 *
	 * @param bool $themed Whether it has the shape of WordPress's Button block.
	 */
	public static function classes( bool $themed ): string {
		if ( ! $themed ) {
			return 'wp-element-button';
		}
		// Core prints it for its own blocks only.
		wp_enqueue_style( 'wp-block-button' );
		// Classic themes style the Button block in its wrapper only, and .button, which WooCommerce prints, anywhere.
		return ( wp_theme_has_theme_json() ? '' : 'button ' ) . 'wp-block-button__link wp-element-button';
	}
}
