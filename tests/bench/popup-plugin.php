<?php
/**
 * Tells what the popups of a page have cost: milliseconds and queries until they are found and read, and milliseconds until their blocks are rendered, too.
 *
 * @package Vitrine
 */

if ( PHP_SAPI !== 'cli-server' || ! isset( $_SERVER['HTTP_X_BENCH_POPUPS'] ) ) {
	return;
}

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		global $wpdb, $wp_filter;
		foreach ( $wp_filter['wp_enqueue_scripts']->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $id => [ 'function' => $callback ] ) {
				if ( is_array( $callback ) && is_callable( $callback ) && $callback[0] instanceof Vitrine\Popup\Display\PopupPage && $callback[1] === 'match' ) {
					$wp_filter['wp_enqueue_scripts']->callbacks[ $priority ][ $id ]['function'] = static function () use ( $callback, $wpdb ): void {
						$queries = $wpdb->num_queries;
						$begun   = hrtime( true );
						$read    = 0;
						add_filter(
							'pre_render_block',
							static function ( $html ) use ( &$read ) {
								$read = $read === 0 ? hrtime( true ) : $read;
								return $html;
							}
						);
						$callback();
						$end = hrtime( true );
						header( sprintf( 'X-Bench-Popups: %.3F %d %.3F', ( ( $read === 0 ? $end : $read ) - $begun ) / 1e6, $wpdb->num_queries - $queries, ( $end - $begun ) / 1e6 ) );
					};
				}
			}
		}
	},
	PHP_INT_MIN
);
