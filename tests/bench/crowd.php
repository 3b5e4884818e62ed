<?php
/**
 * Puts the store into a state that a crowd of visitors meets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Prepares.
 *
 * @param array{state: string, due: bool} $input `empty`, `stale` or `broken`; whether the background run is due.
 */
return static function ( array $input ): array {
	global $wpdb;
	$seed = require __DIR__ . '/seed.php';
	// The source itself stays: its number stands in the page.
	foreach ( [ 'posts', 'images' ] as $table ) {
		$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrine_{$table}" );
	}
	$source = $seed( [ 'prefix' => $wpdb->prefix, 'posts' => 96 ] )['source'];
	if ( $input['state'] === 'empty' ) {
		$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrine_posts" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrine_images" );
	}
	$fields = [
		'next_refresh_at' => time() - DAY_IN_SECONDS,
		'last_success_at' => $input['state'] === 'empty' ? 0 : time() - 2 * DAY_IN_SECONDS,
		'state'           => $input['state'] === 'empty' ? 'connecting' : 'ok',
		'lease'           => '',
		'lease_until'     => 0,
		'round_open'      => 0,
	];
	if ( $input['state'] === 'broken' ) {
		// The last refresh failed, the pictures' records are gone, every third post is cut off.
		$fields = [ ...$fields, 'state' => 'failing', 'error' => '["unreachable",0,0,1]', 'failures' => 5, 'round_counts' => '{', 'dropped' => '' ];
		$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrine_images" );
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_posts SET data = SUBSTR(data, 1, 60) WHERE id % 3 = 0" );
	}
	$wpdb->update( "{$wpdb->prefix}vitrine_sources", $fields, [ 'id' => $source ] );

	// WordPress's own events wait till tomorrow; ours is due, or not there.
	$later = [];
	foreach ( _get_cron_array() as $hooks ) {
		foreach ( $hooks as $hook => $arguments ) {
			if ( $hook !== 'vitrine_refresh_sources' ) {
				$later[ time() + DAY_IN_SECONDS ][ $hook ] = $arguments;
			}
		}
	}
	_set_cron_array( $later );
	delete_transient( 'doing_cron' );
	if ( $input['due'] ) {
		wp_schedule_event( time() - 60, 'vitrine_five_minutes', 'vitrine_refresh_sources' );
	}
	return [ 'source' => $source ];
};
