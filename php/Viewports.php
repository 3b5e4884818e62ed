<?php
/**
 * Widths of devices.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * How wide the windows of phones and tablets are at most: as the theme says (`settings.viewport` of theme.json, since
 * WordPress 7.1), else as everywhere in our style sheets and scripts.
 *
 * @phpstan-type Widths array{mobile: int, tablet: int}
 */
final class Viewports {

	/** Greatest widths, px. Twins: the media queries of our style sheets, and frontend/core/device.ts. */
	public const DEFAULTS = [ 'mobile' => 767, 'tablet' => 1024 ];

	/**
	 * Greatest widths of phones and tablets, px.
	 *
	 * @return Widths
	 */
	public static function of_theme(): array {
		// What the theme supports besides says nothing of widths, and would be merged anew each time.
		$theme  = \WP_Theme_JSON_Resolver::get_theme_data( [], [ 'with_supports' => false ] );
		$own    = $theme->get_raw_data()['settings']['viewport'] ?? [];
		$mobile = self::pixels( $own['mobile'] ?? null ) ?? self::DEFAULTS['mobile'];
		$tablet = self::pixels( $own['tablet'] ?? null ) ?? self::DEFAULTS['tablet'];
		// No window is of two devices, also where a theme names one width alone.
		return isset( $own['mobile'] )
			? [ 'mobile' => $mobile, 'tablet' => max( $mobile, $tablet ) ]
			: [ 'mobile' => min( $mobile, $tablet ), 'tablet' => $tablet ];
	}

	/**
	 * A width as a number.
	 *
	 * @param mixed $width As a theme writes it.
	 */
	private static function pixels( mixed $width ): ?int {
		return is_string( $width ) && preg_match( '/^(\d{1,4}(?:\.\d+)?)(px|r?em)$/D', $width, $match ) === 1
			? (int) round( (float) $match[1] * ( $match[2] === 'px' ? 1 : 16 ) )
			: null;
	}
}
