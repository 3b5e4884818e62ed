<?php
/**
 * What search engines are told of a filtered page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * Pages of one term may be found; there are as many of two or more as there are combinations.
 */
final class FilteredPage {

	/**
	 * Directives for robots.
	 *
	 * @param array<string, bool|string> $robots Those of the page.
	 * @return array<string, bool|string>
	 */
	public static function robots( array $robots ): array {
		$asked = 0;
		$loops = [];
		// phpcs:ignore WordPress.Security.NonceVerification -- it changes nothing.
		foreach ( array_keys( $_GET ) as $name ) {
			if ( preg_match( '/^(?:loop|e-filter)-([a-z0-9]{4,12})[-_]/', (string) $name, $found ) === 1 ) {
				$loops[ $found[1] ] = true;
			}
		}
		foreach ( array_keys( $loops ) as $loop ) {
			// phpcs:ignore WordPress.Security -- LoopState trusts nothing.
			$state  = LoopState::of( (string) $loop, wp_unslash( $_GET ), LoopOffers::any() );
			$asked += $state->is_findable() ? $state->count() : 2;
		}
		return $asked < 2
			? $robots
			: [ ...array_diff_key( $robots, [ 'follow' => 0 ] ), 'noindex' => true, 'nofollow' => true ];
	}
}
