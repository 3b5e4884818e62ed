<?php
/**
 * Tells with every page what it has cost: milliseconds, processor time since plugins load, queries, calls to other servers.
 * With the header X-Bench-Without the site runs without its plugins.
 *
 * @package Vitrine
 */

if ( PHP_SAPI !== 'cli-server' ) {
	return;
}

if ( isset( $_SERVER['HTTP_X_BENCH_WITHOUT'] ) ) {
	add_filter( 'option_active_plugins', '__return_empty_array' );
}

( static function (): void {
	$processor = static function (): float {
		$usage = getrusage();
		return ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) * 1e3 + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e3;
	};
	$begun     = $processor();
	$calls     = 0;
	$waited    = 0.0;
	$asked     = 0.0;
	$is_own    = static fn( string $url ): bool => str_starts_with( $url, site_url() );
	add_filter(
		'pre_http_request',
		static function ( $answer, $arguments, $url ) use ( &$calls, &$asked, $is_own ) {
			$calls += $is_own( (string) $url ) ? 0 : 1;
			$asked  = microtime( true );
			return $answer;
		},
		PHP_INT_MAX,
		3
	);
	add_action(
		'http_api_debug',
		static function ( $response, $context, $class, $arguments, $url ) use ( &$waited, &$asked, $is_own ) {
			$waited += $is_own( (string) $url ) ? 0 : ( microtime( true ) - $asked ) * 1e3;
		},
		10,
		5
	);
	ob_start(
		static function ( string $html ) use ( $processor, $begun, &$calls, &$waited ): string {
			global $wpdb;
			if ( ! headers_sent() ) {
				header(
					sprintf(
						'Server-Timing: total;dur=%.3F, cpu;dur=%.3F, queries;dur=%d, calls;dur=%d, waited;dur=%.3F, opcache;dur=%d',
						( microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'] ) * 1e3,
						$processor() - $begun,
						$wpdb->num_queries,
						$calls,
						$waited,
						function_exists( 'opcache_get_status' ) && is_array( opcache_get_status( false ) ) ? 1 : 0
					)
				);
			}
			return $html;
		}
	);
} )();
