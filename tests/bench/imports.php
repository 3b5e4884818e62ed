<?php
/**
 * Imports a file to the end and tells how much memory that took.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\Graph\Imports\ImportFile;

/**
 * Imports.
 *
 * @param array{file: string, import: bool} $input File, and whether it is imported or PHP only looks at what there is.
 */
return static function ( array $input ): array {
	$plugin = Vitrine\Plugin::instance();
	$posts  = 0;
	if ( $input['import'] ) {
		[ $source ] = $plugin->imports->imports()->begin( new ImportFile( $input['file'] ), null, 'Bench' );
		while ( ! $plugin->feed->refresh()->run( $source->id )->complete ) {
			continue;
		}
		$posts = $plugin->feed->posts()->count( $source->id );
	}
	preg_match( '/VmHWM:\s+(\d+) kB/', (string) file_get_contents( '/proc/self/status' ), $resident );
	return [
		'posts'    => $posts,
		'memory'   => memory_get_peak_usage( true ),
		'resident' => 1024 * (int) ( $resident[1] ?? 0 ),
	];
};
