<?php
/**
 * Runs the static checks of Plugin Check on the plugin, inside a site that has both.
 *
 * @package Vitrine
 */

// phpcs:ignoreFile -- A tool that runs in throw-away sites only, as the body of a function.

$result = ( new WordPress\Plugin_Check\Checker\Checks() )->run_checks(
	new WordPress\Plugin_Check\Checker\Check_Context( WP_PLUGIN_DIR . '/vitrine/plugin.php' ),
	( new WordPress\Plugin_Check\Checker\Default_Check_Repository() )
		->get_checks( WordPress\Plugin_Check\Checker\Check_Repository::TYPE_STATIC )
		->to_map()
);

$lines = [];
foreach ( [ 'error' => $result->get_errors(), 'warning' => $result->get_warnings() ] as $kind => $files ) {
	foreach ( $files as $file => $places ) {
		foreach ( $places as $line => $columns ) {
			foreach ( array_merge( ...array_values( $columns ) ) as $message ) {
				$lines[] = "{$file}:{$line}: {$kind}: " . wp_strip_all_tags( $message['message'] ) . " ({$message['code']})";
			}
		}
	}
}
return [ 'errors' => $result->get_error_count(), 'warnings' => $result->get_warning_count(), 'lines' => $lines ];
