<?php
/**
 * Routes the requests of PHP's own web server as a web server in front of WordPress would.
 *
 * @package Vitrine
 */

// phpcs:ignoreFile -- Runs outside WordPress, in throw-away sites only.

const MIME_TYPES = array(
	'avif'  => 'image/avif',
	'css'   => 'text/css; charset=UTF-8',
	'gif'   => 'image/gif',
	'html'  => 'text/html; charset=UTF-8',
	'ico'   => 'image/x-icon',
	'jpeg'  => 'image/jpeg',
	'jpg'   => 'image/jpeg',
	'js'    => 'text/javascript; charset=UTF-8',
	'json'  => 'application/json',
	'map'   => 'application/json',
	'mjs'   => 'text/javascript; charset=UTF-8',
	'mp3'   => 'audio/mpeg',
	'mp4'   => 'video/mp4',
	'pdf'   => 'application/pdf',
	'png'   => 'image/png',
	'svg'   => 'image/svg+xml',
	'txt'   => 'text/plain; charset=UTF-8',
	'wasm'  => 'application/wasm',
	'webm'  => 'video/webm',
	'webp'  => 'image/webp',
	'woff'  => 'font/woff',
	'woff2' => 'font/woff2',
	'xml'   => 'application/xml',
);

$root = $_SERVER['DOCUMENT_ROOT'];
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );

// phpIn() of tools/native-site.mjs.
if ( '/.run' === $path ) {
	require __DIR__ . '/run.php';
	return true;
}

// Dot files hold the database, and '..' leads out.
$hidden = str_contains( $path, '/.' );

// A site of a network in a folder has the files of the first one.
if ( ! $hidden && ! file_exists( $root . $path ) && preg_match( '~^/[_0-9a-zA-Z-]+(/(?:wp-(?:content|admin|includes)(?:/.*)?|[^/]*\.php))$~', $path, $match ) === 1 && file_exists( $root . $match[1] ) ) {
	$path = $match[1];
}

$file = $root . $path;
if ( ! $hidden && is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
	if ( ! str_ends_with( $path, '/' ) ) {
		$query = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_QUERY );
		header( 'Location: ' . $path . '/' . ( '' === $query ? '' : '?' . $query ), true, 301 );
		return true;
	}
	$path .= 'index.php';
	$file .= 'index.php';
}

if ( ! $hidden && is_file( $file ) && ! str_ends_with( $file, '.php' ) ) {
	$type = MIME_TYPES[ strtolower( pathinfo( $file, PATHINFO_EXTENSION ) ) ] ?? 'application/octet-stream';
	header( 'Content-Type: ' . $type );
	header( 'Content-Length: ' . filesize( $file ) );
	// Browsers keep compiled only scripts that they may keep.
	if ( false !== getenv( 'VITRINE_CACHED' ) && isset( $_GET['ver'] ) ) {
		header( 'Cache-Control: public, max-age=86400' );
	}
	if ( 'HEAD' !== $_SERVER['REQUEST_METHOD'] ) {
		readfile( $file );
	}
	return true;
}

if ( $hidden || ! is_file( $file ) ) {
	$path = '/index.php';
	$file = $root . $path;
}
$_SERVER['SCRIPT_NAME']     = $path;
$_SERVER['PHP_SELF']        = $path;
$_SERVER['SCRIPT_FILENAME'] = $file;
unset( $_SERVER['PATH_INFO'], $_SERVER['PATH_TRANSLATED'], $hidden, $match, $type );
chdir( dirname( $file ) );
require $file;
