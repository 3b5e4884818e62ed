<?php
/**
 * What visitors search.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SearchOverlay;

defined( 'ABSPATH' ) || exit;

/**
 * Types of posts that are public, have pages of their own, and are not left out of searches.
 */
final class SearchedTypes {

	/**
	 * Those that are wanted.
	 *
	 * @param string[] $wanted Names of types, possibly hostile; none = all.
	 * @return list<string> In one order, whatever order they are asked for in.
	 */
	public static function of( array $wanted ): array {
		$all = array_filter(
			get_post_types( [ 'public' => true, 'exclude_from_search' => false ] ),
			static fn( string $type ): bool => $type !== 'attachment' && is_post_type_viewable( $type )
		);
		return array_values( $wanted === [] ? $all : array_intersect( $all, $wanted ) );
	}
}
