<?php
/**
 * Runs code inside a site, as its administrator, and prints what it returns as JSON.
 *
 * The code is on the standard input, or in the body of a request to the site's own server (router.php), where PHP has
 * compiled WordPress already: a quarter of the work.
 *
 * @package Vitrine
 */

// phpcs:ignoreFile -- A tool that runs in throw-away sites only.

/** WordPress did not come to run the code, so that it may be run again: exit code. */
const NOT_LOADED = 75;

/** The same as a status of HTTP. Twin: NOT_LOADED in tools/native-site.mjs. */
const STATUS_NOT_LOADED = 503;

$is_request = 'cli-server' === PHP_SAPI;

if ( $is_request ) {
	$folder = $_SERVER['DOCUMENT_ROOT'];
	// Any page of the web can send requests to this machine, and none can read the site's files.
	$file = $folder . '/.run-key';
	$key  = is_file( $file ) ? (string) file_get_contents( $file ) : '';
	if ( '' === $key || ! hash_equals( $key, $_SERVER['HTTP_X_VITRINE_KEY'] ?? '' ) ) {
		http_response_code( 403 );
		return true;
	}
	set_time_limit( 0 );
	unset( $file, $key, $_SERVER['HTTP_X_VITRINE_KEY'] );
	$_SERVER['REQUEST_METHOD'] = 'GET';
	$_SERVER['SCRIPT_NAME']    = '/index.php';
	$_SERVER['PHP_SELF']       = '/index.php';
} else {
	[ , $folder, $url ]   = $argv;
	$_SERVER['HTTP_HOST'] = parse_url( $url, PHP_URL_HOST ) . ':' . parse_url( $url, PHP_URL_PORT );
}
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['SERVER_NAME'] = 'localhost';

$complain = static fn( string $text ) => file_put_contents( $is_request ? 'php://output' : 'php://stderr', $text );

/** @var 'loading'|'running'|'done' $stage */
$stage = 'loading';

// WordPress hides errors from the page and ends by exit() without a word, for example where it finds no database;
// whoever runs this wants to see why there is no answer.
register_shutdown_function(
	static function () use ( &$stage, $complain ) {
		if ( 'done' === $stage ) {
			return;
		}
		$said = '';
		while ( ob_get_level() > 0 ) {
			$said .= ob_get_clean();
		}
		if ( ! headers_sent() ) {
			http_response_code( 'loading' === $stage ? STATUS_NOT_LOADED : 500 );
		}
		$error = error_get_last();
		if ( $error !== null && ( $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_RECOVERABLE_ERROR ) ) !== 0 ) {
			$complain( "{$error['message']} in {$error['file']}:{$error['line']}\n" );
		}
		$complain( $said );
		$complain( 'loading' === $stage ? "WordPress ended before the code was run.\n" : "The code ended PHP before it returned.\n" );
		exit( 'loading' === $stage ? NOT_LOADED : 1 );
	}
);

define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );

ob_start();
require $folder . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );

$stage  = 'running';
$result = ( static fn() => eval( (string) file_get_contents( $is_request ? 'php://input' : 'php://stdin' ) ) )();
// The code may have set a status as if it answered a visitor.
if ( ! headers_sent() ) {
	http_response_code( 200 );
}
$complain( (string) ob_get_clean() );
$json = wp_json_encode( $result );
if ( ! is_string( $json ) ) {
	throw new Exception( 'What the code returned is no JSON: ' . json_last_error_msg() );
}
echo "\n{$json}";
$stage = 'done';
