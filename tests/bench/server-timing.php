<?php
/**
 * Tells with every page what it has cost: milliseconds, processor time since plugins load, queries, calls to other servers, files of the plugin.
 * With the header X-Bench-Without the site runs without its plugins, with X-Bench-Empty with an empty one;
 * with X-Bench-Inside it tells how long these themselves take.
 *
 * @package Vitrine
 */

if ( PHP_SAPI !== 'cli-server' ) {
	return;
}

if ( isset( $_SERVER['HTTP_X_BENCH_WITHOUT'] ) ) {
	add_filter( 'option_active_plugins', '__return_empty_array' );
}
if ( isset( $_SERVER['HTTP_X_BENCH_EMPTY'] ) ) {
	add_filter( 'option_active_plugins', static fn(): array => [ 'empty/empty.php' ] );
}
// PHP's default; sites of this project look at every file in every request, so that edits show at once.
ini_set( 'opcache.revalidate_freq', '2' );

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
	$is_in      = static fn( string $file ): bool => defined( 'VITRINE_FILE' ) && str_starts_with( $file, dirname( VITRINE_FILE ) . '/' );
	$is_plugins = static function ( $callback ) use ( $is_in ): bool {
		if ( is_array( $callback ) ) {
			return str_starts_with( is_object( $callback[0] ) ? get_class( $callback[0] ) : $callback[0], 'Vitrine\\' );
		}
		return $callback instanceof Closure && $is_in( (string) ( new ReflectionFunction( $callback ) )->getFileName() );
	};
	$inside     = 0.0;
	if ( isset( $_SERVER['HTTP_X_BENCH_INSIDE'] ) ) {
		$loading = 0;
		add_filter(
			'option_active_plugins',
			static function ( $plugins ) use ( &$loading ) {
				$loading = hrtime( true );
				return $plugins;
			}
		);
		add_action(
			'plugin_loaded',
			static function () use ( &$loading, &$inside ): void {
				$inside += ( hrtime( true ) - $loading ) / 1e6;
			}
		);
		add_action(
			'plugins_loaded',
			static function () use ( &$inside, $is_plugins ): void {
				global $wp_filter;
				foreach ( $wp_filter as $hook ) {
					foreach ( $hook->callbacks as $priority => $callbacks ) {
						foreach ( $callbacks as $id => [ 'function' => $callback ] ) {
							if ( $is_plugins( $callback ) ) {
								$hook->callbacks[ $priority ][ $id ]['function'] = static function ( ...$arguments ) use ( $callback, &$inside ) {
									$begun   = hrtime( true );
									$answer  = $callback( ...$arguments );
									$inside += ( hrtime( true ) - $begun ) / 1e6;
									return $answer;
								};
							}
						}
					}
				}
			},
			PHP_INT_MAX
		);
		// Whoever comes first makes these; without us core does.
		add_action(
			'init',
			static function (): void {
				wp_scripts();
				wp_styles();
				wp_script_modules();
			},
			4
		);
	}
	// What any answer of the REST API costs.
	add_action(
		'rest_api_init',
		static function (): void {
			register_rest_route( 'bench/v1', '/empty', [ 'methods' => 'GET, POST', 'callback' => static fn(): array => [], 'permission_callback' => '__return_true' ] );
		}
	);
	ob_start(
		static function ( string $html ) use ( $processor, $begun, &$calls, &$waited, &$inside, $is_in ): string {
			global $wpdb;
			if ( ! headers_sent() ) {
				header(
					sprintf(
						'Server-Timing: total;dur=%.3F, cpu;dur=%.3F, queries;dur=%d, calls;dur=%d, waited;dur=%.3F, inside;dur=%.3F, files;dur=%d, opcache;dur=%d',
						( microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'] ) * 1e3,
						$processor() - $begun,
						$wpdb->num_queries,
						$calls,
						$waited,
						$inside,
						count( array_filter( get_included_files(), $is_in ) ),
						function_exists( 'opcache_get_status' ) && is_array( opcache_get_status( false ) ) ? 1 : 0
					)
				);
			}
			return $html;
		}
	);
} )();
