<?php
/**
 * Puts the rows of an old site into a fresh one, run inside it by restore.ts.
 *
 * @package Vitrine
 */

global $wpdb;

/** @var string $file The recording. */

$old = json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
foreach ( $old['tables'] as $name => $table ) {
	if ( $table['create'] === '' ) {
		$wpdb->query( "DELETE FROM {$wpdb->prefix}{$name}" );
	} else {
		$wpdb->query( str_replace( '{prefix}', $wpdb->prefix, $table['create'] ) );
	}
	foreach ( $table['rows'] as $row ) {
		if ( $wpdb->insert( $wpdb->prefix . $name, $row ) === false ) {
			throw new Exception( "{$name}: {$wpdb->last_error}" );
		}
	}
}
foreach ( $old['options'] as [ 'option_name' => $name, 'option_value' => $value, 'autoload' => $autoload ] ) {
	$wpdb->delete( $wpdb->options, [ 'option_name' => $name ] );
	$wpdb->insert( $wpdb->options, [ 'option_name' => $name, 'option_value' => $value, 'autoload' => $autoload ] );
}
wp_cache_flush();
update_option( 'active_plugins', [ 'vitrine/plugin.php' ] );
flush_rewrite_rules();
return true;
