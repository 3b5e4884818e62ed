<?php
/**
 * Requests of this site's own pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Tells them from those of other sites. Core lets any site read what its REST API answers to a visitor, cookies
 * included.
 */
final class SameOrigin {

	/**
	 * Whether nothing says that another site asks. For reading: browsers send no origin along with it to their own
	 * site.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function asked( \WP_REST_Request $request ): bool {
		$site   = $request->get_header( 'sec_fetch_site' );
		$origin = $request->get_header( 'origin' );
		return ( $site === null || $site === 'same-origin' ) && ( $origin === null || self::is_own( $origin ) );
	}

	/**
	 * Whether the browser says that this site's page sends it. For writing: every browser names the origin then.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function sent( \WP_REST_Request $request ): bool {
		return self::asked( $request ) && $request->get_header( 'origin' ) !== null;
	}

	/**
	 * Whether an origin is that of this site, by whichever of its addresses.
	 *
	 * @param string $origin Such as `https://example.com`.
	 */
	private static function is_own( string $origin ): bool {
		foreach ( [ home_url(), site_url() ] as $url ) {
			$parts = wp_parse_url( $url );
			$own   = ( $parts['scheme'] ?? '' ) . '://' . ( $parts['host'] ?? '' )
				. ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' );
			if ( strcasecmp( $origin, $own ) === 0 ) {
				return true;
			}
		}
		return false;
	}
}
