<?php
/**
 * Renders a page's blocks many times, with and without the feed, over a small and a large store in turn.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Measures.
 *
 * @param array{stores: array<string, string>, attributes: array<string, array<string, mixed>>, source: int, number: int, times: int} $input Prefixes of the tables by name of what is measured, and what of the block differs there.
 * @return array<string, array{wall: list<float>, cpu: list<float>, alone: list<float>, queries: int, bytes: int, items: int}> By store; `without` is the page without the feed, `alone` the time of the queries without what is made of them.
 */
return static function ( array $input ): array {
	global $wpdb;
	wp_set_current_user( 0 );
	$own       = $wpdb->prefix;
	$queries   = [];
	$processor = static function (): float {
		$usage = getrusage();
		return ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) * 1e3 + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e3;
	};
	add_filter(
		'query',
		static function ( $query ) use ( &$queries ) {
			$queries[] = $query;
			return $query;
		}
	);
	$word    = '<!-- wp:paragraph --><p>The garden opens at ten.</p><!-- /wp:paragraph -->';
	$without = parse_blocks( str_repeat( $word, 8 ) );
	$feed    = static fn( array $attributes ): array => parse_blocks( str_repeat( $word, 4 ) . '<!-- wp:vitrine/social-feed ' . wp_json_encode( [ 'source' => $input['source'], 'number' => $input['number'], ...$attributes ] ) . ' /-->' . str_repeat( $word, 4 ) );
	$blocks  = array_map( $feed, [ ...array_fill_keys( array_keys( $input['stores'] ), [] ), ...$input['attributes'] ] );
	/** @var array<string, array<string, mixed>> $figures */
	$figures = [];
	$measure = static function ( string $name, string $prefix, array $blocks, bool $is_warm ) use ( &$figures, &$queries, $processor, $wpdb, $own ): void {
		$wpdb->prefix = $prefix;
		$queries      = [];
		$cpu          = $processor();
		$wall         = hrtime( true );
		$html         = '';
		foreach ( $blocks as $block ) {
			$html .= render_block( $block );
		}
		$wall         = ( hrtime( true ) - $wall ) / 1e6;
		$cpu          = $processor() - $cpu;
		$wpdb->prefix = $own;
		if ( $is_warm ) {
			$figures[ $name ]['wall'][]  = $wall;
			$figures[ $name ]['cpu'][]   = $cpu;
			$figures[ $name ]['queries'] = count( $queries );
			$figures[ $name ]['bytes']   = strlen( $html );
			$figures[ $name ]['items']   = substr_count( $html, '<article' );
		}
	};
	$alone = static function ( string $name ) use ( &$figures, &$queries, $wpdb ): void {
		$asked = $queries;
		$wall  = hrtime( true );
		foreach ( $asked as $query ) {
			$wpdb->get_results( $query, ARRAY_A );
		}
		$figures[ $name ]['alone'][] = ( hrtime( true ) - $wall ) / 1e6;
	};
	for ( $i = -20; $i < $input['times']; $i++ ) {
		$measure( 'without', $own, $without, $i >= 0 );
		foreach ( $input['stores'] as $name => $prefix ) {
			$measure( $name, $prefix, $blocks[ $name ], $i >= 0 );
			$alone( $name );
		}
	}
	return $figures;
};
