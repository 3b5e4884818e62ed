<?php
/**
 * Runs the code on the standard input inside a site, as its administrator, and prints what it returns as JSON.
 *
 * @package Vitrine
 */

// phpcs:ignoreFile -- A tool that runs in throw-away sites only.

// WordPress hides errors from the page; whoever runs this wants to see them.
register_shutdown_function(
	static function () {
		$error = error_get_last();
		if ( $error && $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_RECOVERABLE_ERROR ) ) {
			fwrite( STDERR, "{$error['message']} in {$error['file']}:{$error['line']}\n" );
		}
	}
);

[ , $folder, $url ]     = $argv;
$_SERVER['HTTP_HOST']   = parse_url( $url, PHP_URL_HOST ) . ':' . parse_url( $url, PHP_URL_PORT );
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['SERVER_NAME'] = 'localhost';

define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );

ob_start();
require $folder . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );

$result = ( static fn() => eval( (string) stream_get_contents( STDIN ) ) )();
fwrite( STDERR, (string) ob_get_clean() );
echo "\n" . wp_json_encode( $result );
