<?php
/**
 * A random order that stays for a while.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Additions;

defined( 'ABSPATH' ) || exit;

/**
 * Orders posts by a hash of their id and of the time: all pages of a loop, its caches and all visitors have the same
 * order until the hour, day or week is over. A database would read and sort every post of the site for that, and its
 * `RAND( seed )` follows the order in which it finds them; so the first thousand of the loop are mixed here.
 */
final class RandomOrder {

	/** Posts that are mixed; the loop has no others. */
	private const MAX_POSTS = 1000;

	/** What is the same for as long as the order is, in the time zone of the site. */
	private const FORMATS = [ 'hour' => 'Y-m-d H', 'day' => 'Y-m-d', 'week' => 'o-W' ];

	/**
	 * Puts a query into random order.
	 *
	 * @param array<string, mixed>  $query  Variables of WP_Query.
	 * @param 'hour'|'day'|'week'   $period How long the order stays.
	 * @param int                   $id     Number of the loop.
	 * @return array<string, mixed>
	 */
	public static function of( array $query, string $period, int $id ): array {
		$seed  = wp_date( self::FORMATS[ $period ] ) . " {$id}";
		$ranks = [];
		foreach ( self::posts( $query ) as $post ) {
			$ranks[ $post ] = md5( "{$post} {$seed}" );
		}
		asort( $ranks );
		return [
			...$query,
			'post__in'            => $ranks === [] ? [ 0 ] : array_keys( $ranks ),
			'orderby'             => 'post__in',
			'ignore_sticky_posts' => true,
		];
	}

	/**
	 * The first posts of a query. WordPress keeps the answer for those who ask again in the same request.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query.
	 * @return list<int>
	 */
	private static function posts( array $query ): array {
		$posts = new \WP_Query(
			[
				...$query,
				// phpcs:ignore WordPress.WP.PostsPerPage -- ids alone.
				'posts_per_page'      => self::MAX_POSTS,
				'offset'              => 0,
				'paged'               => 1,
				'fields'              => 'ids',
				'no_found_rows'       => true,
				'ignore_sticky_posts' => true,
			]
		);
		return array_values( array_filter( $posts->posts ?? [], 'is_int' ) );
	}
}
