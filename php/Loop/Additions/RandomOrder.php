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
 * order until the hour, day or week is over. `RAND( seed )` would follow the order in which the database finds the
 * posts, which differs from page to page; SQLite has no seed.
 */
final class RandomOrder {

	/** Order of WP_Query; without the plugin it is the newest first. */
	private const NAME = 'vitrine_random';

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
		add_filter( 'posts_orderby', [ self::class, 'order' ], 10, 2 );
		return [
			...$query,
			'orderby'             => self::NAME,
			'vitrine_seed'        => crc32( wp_date( self::FORMATS[ $period ] ) . " {$id}" ),
			'ignore_sticky_posts' => true,
		];
	}

	/**
	 * SQL of the order.
	 *
	 * @param mixed     $order What WP_Query has made.
	 * @param \WP_Query $query The query.
	 * @return mixed
	 */
	public static function order( mixed $order, \WP_Query $query ): mixed {
		global $wpdb;
		$seed = $query->get( 'vitrine_seed' );
		return $query->get( 'orderby' ) === self::NAME && is_int( $seed )
			? "MD5( CONCAT( {$wpdb->posts}.ID, '-{$seed}' ) ), {$wpdb->posts}.ID"
			: $order;
	}
}
