<?php
/**
 * Runs the code on the standard input inside a site, as its administrator, and prints what it returns as JSON.
 *
 * @package Vitrine
 */

// phpcs:ignoreFile -- A tool that runs in throw-away sites only.

/** WordPress did not come to run the code, so that it may be run again. Twin: NOT_LOADED in tools/native-site.mjs. */
const NOT_LOADED = 75;

/** @var 'loading'|'running'|'done' $stage */
$stage = 'loading';

// WordPress hides errors from the page and ends by exit() without a word, for example where it finds no database;
// whoever runs this wants to see why there is no answer.
register_shutdown_function(
	static function () use ( &$stage ) {
		if ( 'done' === $stage ) {
			return;
		}
		$error = error_get_last();
		if ( $error !== null && ( $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_RECOVERABLE_ERROR ) ) !== 0 ) {
			fwrite( STDERR, "{$error['message']} in {$error['file']}:{$error['line']}\n" );
		}
		while ( ob_get_level() > 0 ) {
			fwrite( STDERR, (string) ob_get_clean() );
		}
		fwrite( STDERR, 'loading' === $stage ? "WordPress ended before the code was run.\n" : "The code ended PHP before it returned.\n" );
		exit( 'loading' === $stage ? NOT_LOADED : 1 );
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

$stage  = 'running';
$result = ( static fn() => eval( (string) stream_get_contents( STDIN ) ) )();
fwrite( STDERR, (string) ob_get_clean() );
$json = wp_json_encode( $result );
if ( ! is_string( $json ) ) {
	throw new Exception( 'What the code returned is no JSON: ' . json_last_error_msg() );
}
echo "\n{$json}";
$stage = 'done';
