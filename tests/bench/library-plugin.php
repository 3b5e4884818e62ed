<?php
/**
 * Shows a page out of the media library that a header names, and tells what its gallery has cost: milliseconds and queries.
 *
 * @package Vitrine
 */

$prefix = $_SERVER['HTTP_X_BENCH_LIBRARY'] ?? '';
if ( PHP_SAPI !== 'cli-server' || preg_match( '/^(small|large)_$/', $prefix ) !== 1 ) {
	return;
}

add_action(
	'plugins_loaded',
	static function () use ( $prefix ): void {
		global $wpdb;
		foreach ( [ 'posts', 'postmeta', 'terms', 'term_taxonomy', 'term_relationships', 'termmeta' ] as $table ) {
			$wpdb->$table = $prefix . $table;
		}
		$wpdb->prefix = $prefix;
	},
	PHP_INT_MAX
);

// Who is below whom is an option of the site: each library has its own.
add_filter( 'pre_option_vitrine_album_children', static fn() => get_option( "bench_{$prefix}children" ) );

( static function (): void {
	$begun = [];
	add_filter(
		'pre_render_block',
		static function ( $html, $block ) use ( &$begun ) {
			if ( $block['blockName'] === 'vitrine/gallery' ) {
				$begun = [ hrtime( true ), $GLOBALS['wpdb']->num_queries ];
			}
			return $html;
		},
		PHP_INT_MAX,
		2
	);
	add_filter(
		'render_block_vitrine/gallery',
		static function ( $html ) use ( &$begun ) {
			header( sprintf( 'X-Bench-Gallery: %.3F %d %d', ( hrtime( true ) - $begun[0] ) / 1e6, $GLOBALS['wpdb']->num_queries - $begun[1], substr_count( $html, 'gallery__item ' ) ) );
			return $html;
		},
		PHP_INT_MAX
	);
} )();
