<?php
/**
 * Style sheets of layouts of feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\CapabilityModule;
use Vitrine\LateStyle;

defined( 'ABSPATH' ) || exit;

/**
 * Brings what a feed needs besides the block's own sheet to pages that have such a feed, before anything of it is seen.
 */
final class LayoutStyles {

	/** The block's own sheet, whose rules these change. */
	private const OWN = 'vitrine-social-feed-style';

	/**
	 * Asks WordPress for the sheets.
	 *
	 * @param list<string> $names Such as `tiles`.
	 * @return string HTML to print before the block, where the head of the page is gone already; '' elsewhere.
	 */
	public function bring( array $names ): string {
		$html = '';
		foreach ( $names as $name ) {
			$handle = "vitrine-social-feed-{$name}";
			$file   = "social-feed/style-{$name}.css";
			if ( ! wp_style_is( $handle, 'registered' ) ) {
				// phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- the build's own version is that of the plugin.
				wp_register_style( $handle, CapabilityModule::build_url( $file ), [ self::OWN ], VITRINE_VERSION );
				// Where core takes short ones from, to print them into the page.
				wp_style_add_data( $handle, 'path', dirname( VITRINE_FILE ) . "/build/{$file}" );
			}
			wp_enqueue_style( $handle );
			$html .= LateStyle::html( $handle );
		}
		return $html;
	}

	/**
	 * Where a sheet is that WordPress cannot be asked for any more: the page is there already.
	 *
	 * @param string $name Such as `event`.
	 */
	public static function address( string $name ): string {
		return CapabilityModule::build_url( "social-feed/style-{$name}.css" ) . '?ver=' . VITRINE_VERSION;
	}
}
