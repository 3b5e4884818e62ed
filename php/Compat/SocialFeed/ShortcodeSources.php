<?php
/**
 * The sources of a feed that was a shortcode.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

defined( 'ABSPATH' ) || exit;

/**
 * Which account each content of a feed is of, once it is known which of them are connected.
 */
final class ShortcodeSources {

	/**
	 * Attributes of the block with its sources: the first account has everything that the shortcode names, all others
	 * what it names first.
	 *
	 * @param array<string, mixed> $mapped   Attributes; members of `others` have a content, and no source.
	 * @param list<int>            $accounts Rows of accounts.
	 * @return array<string, mixed>
	 */
	public static function with( array $mapped, array $accounts ): array {
		$contents = is_array( $mapped['others'] ?? null ) ? $mapped['others'] : [];
		unset( $mapped['others'] );
		if ( $accounts === [] ) {
			return $mapped;
		}
		$content = array_intersect_key( $mapped, [ 'content' => 0, 'contentItem' => 0 ] );
		$others  = [
			...array_map( static fn( array $one ): array => [ 'source' => $accounts[0], ...$one ], $contents ),
			...array_map(
				static fn( int $account ): array => [ 'source' => $account, ...$content ],
				array_slice( $accounts, 1 )
			),
		];
		return [ ...$mapped, 'source' => $accounts[0], ...( $others === [] ? [] : [ 'others' => $others ] ) ];
	}
}
