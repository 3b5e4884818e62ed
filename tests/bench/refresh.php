<?php
/**
 * Refreshes an account to the end and tells how much memory that took.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Refreshes.
 *
 * @param array{account: string, token: string, kept: int, refresh: bool} $input Account, and whether it is refreshed or only connected.
 */
return static function ( array $input ): array {
	add_filter( 'vitrine_posts_kept', static fn(): int => $input['kept'] );
	// WordPress would raise the limit for pictures.
	add_filter( 'image_memory_limit', static fn(): string => ini_get( 'memory_limit' ) );
	$plugin = Vitrine\Plugin::instance();
	$source = $plugin->feed->sources()->find( 'facebook', $input['account'] ) ?? $plugin->feed->connections()->connect( 'facebook', $input['account'], $input['token'] );
	$report = $input['refresh'] ? $plugin->feed->refresh()->run( $source->id )->to_array() : [];
	preg_match( '/VmHWM:\s+(\d+) kB/', (string) file_get_contents( '/proc/self/status' ), $resident );
	return [
		'source'   => $source->id,
		'state'    => $plugin->feed->sources()->get( $source->id )?->state->value,
		'report'   => $report,
		'memory'   => memory_get_peak_usage( true ),
		'resident' => 1024 * (int) ( $resident[1] ?? 0 ),
	];
};
