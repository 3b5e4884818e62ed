<?php
/**
 * Installs WordPress without a browser. Reads its settings as JSON from the standard input.
 *
 * @package Vitrine
 */

// phpcs:ignoreFile -- A tool that runs in throw-away sites only.

// WordPress hides errors from the page; whoever runs this wants to see them.
register_shutdown_function(
	static function () {
		$error = error_get_last();
		if ( $error !== null && ( $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_RECOVERABLE_ERROR ) ) !== 0 ) {
			fwrite( STDERR, "{$error['message']} in {$error['file']}:{$error['line']}\n" );
		}
	}
);

define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );

$settings = json_decode( (string) stream_get_contents( STDIN ), true );

/** Nobody gets mail from a throw-away site. */
function wp_mail( mixed ...$mail ): bool {
	return true;
}

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST']   = parse_url( $settings['url'], PHP_URL_HOST ) . ':' . parse_url( $settings['url'], PHP_URL_PORT );
$_SERVER['REQUEST_URI'] = '/';

require $settings['folder'] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

// The server is not there yet, and wordpress.org may never be.
add_filter( 'pre_http_request', static fn() => new WP_Error( 'installing', 'No requests while WordPress is installed.' ) );

wp_install( $settings['title'], 'admin', 'admin@example.org', true, '', 'password' );

/**
 * WordPress's own.
 *
 * @var wpdb $wpdb
 */
global $wp_rewrite, $wpdb;
$wp_rewrite->set_permalink_structure( '/%postname%/' );
flush_rewrite_rules( false );

if ( $settings['multisite'] === true ) {
	require ABSPATH . 'wp-admin/includes/network.php';
	foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
		$wpdb->$table = $name; // @phpstan-ignore property.dynamicName (as wp-admin/network.php does)
	}
	install_network();
	$result = populate_network( 1, $_SERVER['HTTP_HOST'], 'admin@example.org', $settings['title'], '/', false );
	if ( is_wp_error( $result ) && 'no_wildcard_dns' !== $result->get_error_code() ) {
		fwrite( STDERR, $result->get_error_message() );
		exit( 1 );
	}
}

// Without this the first page of the admin asks wordpress.org for updates.
foreach ( array( 'core', 'plugins', 'themes' ) as $kind ) {
	set_site_transient(
		'update_' . $kind,
		(object) array(
			'last_checked'    => time(),
			'version_checked' => $GLOBALS['wp_version'],
			'updates'         => array(),
			'response'        => array(),
			'translations'    => array(),
			'checked'         => array(),
		)
	);
}
