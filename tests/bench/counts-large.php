<?php
/**
 * Counts terms of a large site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\Loop\Counts\SlowResults;
use Vitrine\Loop\Counts\TermCounts;
use Vitrine\Loop\Loop;

/**
 * Measures.
 *
 * @return array<string, array{cold: float, cached: float, kept: float, sum: int}> Milliseconds by what is chosen; `sum` of all numbers.
 */
return static function (): array {
	wp_set_current_user( 0 );
	$tags    = array_values( get_terms( [ 'taxonomy' => 'post_tag' ] ) );
	$figures = [];
	foreach (
		[
			'nothing'         => '',
			'a category'      => 'category-7',
			'five categories' => 'category-7,category-17,category-27,category-37,category-47',
			// Numbers of another category: those of the first are kept.
			'not a category'  => '!category-8',
		] as $name => $asked
	) {
		$_GET  = $asked === '' ? [] : [ 'loop-bench12-category' => $asked ];
		$count = static function () use ( $tags ): array {
			$loop = Loop::around( new WP_Block( [ 'blockName' => 'vitrine/loop-filter', 'attrs' => [], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => [] ], [ 'queryId' => 1, 'query' => [ 'perPage' => 10, 'postType' => 'post', 'order' => 'desc', 'orderBy' => 'date', 'inherit' => false ], 'vitrine/loop' => 'bench12' ] ) );
			$wall = hrtime( true );
			$sum  = array_sum( TermCounts::of_site()->of( $loop, get_taxonomy( 'post_tag' ), $tags, 'any', true ) );
			return [ ( hrtime( true ) - $wall ) / 1e6, $sum ];
		};
		wp_using_ext_object_cache( true );
		[ $cold, $sum ] = $count();
		[ $cached ]     = $count();
		wp_using_ext_object_cache( false );
		SlowResults::remove();
		$count();
		[ $kept ]         = $count();
		$figures[ $name ] = [ 'cold' => $cold, 'cached' => $cached, 'kept' => $kept, 'sum' => $sum ];
	}
	return $figures;
};
