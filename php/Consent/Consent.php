<?php
/**
 * Consent of visitors.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Consent;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the WP Consent API what Vitrine keeps and that it asks first. Whether it may is decided in the browser:
 * frontend/consent.
 */
final class Consent {

	/**
	 * Whether a consent tool is on the site: until it speaks nothing is stored.
	 */
	public static function has_tool(): bool {
		/**
		 * Whether a consent tool is on the site; a tool without the WP Consent API has to set `window.wp_has_consent`
		 * and send its event.
		 *
		 * @param bool $has_tool Whether the WP Consent API is active.
		 */
		return (bool) apply_filters( 'vitrine_has_consent_tool', function_exists( 'wp_has_consent' ) );
	}

	/**
	 * Lists what browsers keep, for consent tools and their pages.
	 */
	public static function declare_keys(): void {
		if ( ! function_exists( 'wp_add_cookie_info' ) ) {
			return;
		}
		foreach ( StoredKeys::all() as $key ) {
			wp_add_cookie_info(
				$key['name'],
				'Vitrine',
				$key['purpose'],
				$key['lifetime'],
				$key['meaning'],
				'',
				false,
				false,
				$key['is_cookie'] ? 'HTTP' : 'LOCALSTORAGE'
			);
		}
	}

	/**
	 * What `@vitrine/cookies` goes by: nobody is asked by a tool that it cannot ask, so that it sets none there.
	 *
	 * @param array<string, mixed> $data Data of the module.
	 * @return array<string, mixed>
	 */
	public static function cookie_data( array $data ): array {
		return [
			...$data,
			'tool' => self::has_tool() || Tools::active() !== '',
			'path' => COOKIEPATH === '' ? '/' : COOKIEPATH,
		];
	}
}
