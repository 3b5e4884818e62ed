<?php
/**
 * Loads a fresh WordPress with the plugin into this process.
 *
 * VITRINE_TEST_SITE names the folder of a native site to use; otherwise one is made, and removed at the end.
 * VITRINE_TEST_WP chooses its WordPress, such as '6.8'; VITRINE_TEST_DB its database, 'sqlite' or 'mysql'.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.DiscouragedPHPFunctions, WordPress.Security.EscapeOutput -- WordPress isn't loaded yet.

$vitrine_site = (string) getenv( 'VITRINE_TEST_SITE' );

if ( '' === $vitrine_site ) {
	$vitrine_wp      = (string) getenv( 'VITRINE_TEST_WP' );
	$vitrine_db      = (string) getenv( 'VITRINE_TEST_DB' );
	$vitrine_process = proc_open(
		[
			'node',
			dirname( __DIR__, 2 ) . '/tools/site.mjs',
			'--port=0',
			'--no-demo',
			'--wp=' . ( '' === $vitrine_wp ? '7.1' : $vitrine_wp ),
			'--db=' . ( '' === $vitrine_db ? 'sqlite' : $vitrine_db ),
		],
		[ 1 => [ 'pipe', 'w' ] ],
		$vitrine_pipes
	);
	if ( ! is_resource( $vitrine_process ) ) {
		fwrite( STDERR, "Node could not be started.\n" );
		exit( 1 );
	}
	$vitrine_stop = static function () use ( $vitrine_process ): void {
		proc_terminate( $vitrine_process );
		proc_close( $vitrine_process );
	};
	// After all others: WordPress still asks its database when PHP ends.
	register_shutdown_function( static fn() => register_shutdown_function( $vitrine_stop ) );
	$vitrine_said = [];
	while ( ! isset( $vitrine_said['ready'] ) ) {
		$vitrine_line = fgets( $vitrine_pipes[1] );
		if ( false === $vitrine_line ) {
			fwrite( STDERR, "The site for the tests could not be made.\n" );
			exit( 1 );
		}
		[ $vitrine_word, $vitrine_rest ] = explode( ' ', trim( $vitrine_line ) . ' ', 2 );
		$vitrine_said[ $vitrine_word ]   = trim( $vitrine_rest );
	}
	$vitrine_site = $vitrine_said['folder'];
	putenv( 'VITRINE_GRAPH_URL=' . $vitrine_said['graph'] );
	putenv( 'VITRINE_TEST_URL=' . $vitrine_said['ready'] );
}

$vitrine_address         = (array) parse_url( (string) getenv( 'VITRINE_TEST_URL' ) );
$_SERVER['HTTP_HOST']    = ( $vitrine_address['host'] ?? 'localhost' ) . ( isset( $vitrine_address['port'] ) ? ':' . $vitrine_address['port'] : '' );
$_SERVER['REQUEST_URI']  = '/';
$_SERVER['REMOTE_ADDR']  = '127.0.0.1';
$_SERVER['SERVER_NAME']  = 'localhost';
$_SERVER['PHP_SELF']     = '/index.php';
$_SERVER['SCRIPT_NAME']  = '/index.php';

// PHPUnit includes this file inside a function, and WordPress expects to be at the top.
global $wp, $wpdb, $wp_query, $wp_the_query, $wp_rewrite, $wp_version, $wp_db_version, $table_prefix, $shortcode_tags, $current_site, $current_blog, $phpmailer, $wp_theme_directories, $wp_filesystem;

require $vitrine_site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once __DIR__ . '/TestCase.php';

// Complaints belong in front of whoever runs the tests, not in the site's log.
ini_set( 'display_errors', '1' );
ini_set( 'log_errors', '0' );
