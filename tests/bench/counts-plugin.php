<?php
/**
 * An empty route, and with the header X-Bench-Cached an object cache that keeps nothing but numbers of loops and when posts and terms last changed.
 *
 * @package Vitrine
 */

add_action(
	'rest_api_init',
	static fn() => register_rest_route(
		'bench/v1',
		'/empty',
		[
			'callback'            => static fn(): array => [],
			'permission_callback' => '__return_true',
		]
	)
);

if ( isset( $_SERVER['HTTP_X_BENCH_CACHED'] ) ) {
	wp_using_ext_object_cache( true );
	$vitrine_kept = WP_CONTENT_DIR . '/bench-counts-' . md5( $_SERVER['REQUEST_URI'] ?? '' );
	wp_cache_set( 'last_changed', '1 1', 'posts' );
	wp_cache_set( 'last_changed', '1 1', 'terms' );
	foreach ( is_file( $vitrine_kept ) ? (array) json_decode( (string) file_get_contents( $vitrine_kept ), true ) : [] as $vitrine_key => $vitrine_value ) {
		wp_cache_set( $vitrine_key, $vitrine_value, 'vitrine_loop_counts' );
	}
	register_shutdown_function(
		static function () use ( $vitrine_kept ): void {
			if ( ! is_file( $vitrine_kept ) ) {
				file_put_contents( $vitrine_kept, wp_json_encode( $GLOBALS['wp_object_cache']->cache['vitrine_loop_counts'] ?? [] ) );
			}
		}
	);
}
