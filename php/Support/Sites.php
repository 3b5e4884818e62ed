<?php
/**
 * The sites of a network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Does something on every site: each has tables, options and events of its own.
 */
final class Sites {

	/**
	 * Does it here, or on every site.
	 *
	 * @param bool            $all  Whether on every site of the network.
	 * @param callable(): void $work What.
	 */
	public static function each( bool $all, callable $work ): void {
		if ( ! $all ) {
			$work();
			return;
		}
		foreach ( get_sites( [ 'fields' => 'ids', 'number' => 0 ] ) as $site ) {
			self::on( $site, $work );
		}
	}

	/**
	 * Does it on one site.
	 *
	 * @param int             $site Id of the site.
	 * @param callable(): void $work What.
	 */
	public static function on( int $site, callable $work ): void {
		switch_to_blog( $site );
		$work();
		restore_current_blog();
	}
}
