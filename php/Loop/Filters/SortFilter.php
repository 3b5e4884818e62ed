<?php
/**
 * The orders of a loop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Filters;

use Vitrine\Loop\FilterView;
use Vitrine\Loop\Loop;
use Vitrine\Loop\LoopQuery;
use Vitrine\Loop\LoopState;

defined( 'ABSPATH' ) || exit;

/**
 * In which order posts stand.
 */
final class SortFilter {

	/**
	 * Makes the view.
	 *
	 * @param array $read Attributes of the block.
	 * @param Loop  $loop The loop.
	 * @phpstan-param LoopFilterAttributes $read
	 * @return FilterView|null Null where there is one order at most.
	 */
	public static function view( array $read, Loop $loop ): ?FilterView {
		$names = self::names();
		return ChoiceView::of(
			$read,
			$loop,
			__( 'Sort by', 'vitrine' ),
			"loop-{$loop->state->loop}_sort",
			array_map( static fn( string $sort ): array => [ $sort, $names[ $sort ] ], $read['sorts'] ),
			LoopQuery::sort_of( $loop->vars ),
			$loop->state->sort,
			static fn( string $sort ): LoopState => $loop->state->sorted_by( $sort )
		);
	}

	/**
	 * Names of orders. Twin: blocks/loop-filter/choices.ts.
	 *
	 * @return array<string, string>
	 */
	private static function names(): array {
		return [
			'date-desc'     => __( 'Newest first', 'vitrine' ),
			'date-asc'      => __( 'Oldest first', 'vitrine' ),
			'title-asc'     => __( 'Title, A to Z', 'vitrine' ),
			'title-desc'    => __( 'Title, Z to A', 'vitrine' ),
			'modified-desc' => __( 'Recently updated', 'vitrine' ),
			'comments-desc' => __( 'Most discussed', 'vitrine' ),
			'order-asc'     => __( 'Featured order', 'vitrine' ),
		];
	}
}
