<?php
/**
 * Tells whether a source is being refreshed, or ends the lease of a killed process as the passing of a minute would.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Tells.
 *
 * @param array{end: bool} $input Whether to end it.
 */
return static function ( array $input ): array {
	global $wpdb;
	if ( $input['end'] ) {
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_sources SET lease_until = 0" );
	}
	return [ 'busy' => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_sources WHERE lease_until > %d", time() ) ) ];
};
