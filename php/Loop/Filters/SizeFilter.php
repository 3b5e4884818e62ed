<?php
/**
 * The sizes of a loop's pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Filters;

use Vitrine\Loop\FilterView;
use Vitrine\Loop\Loop;
use Vitrine\Loop\LoopState;

defined( 'ABSPATH' ) || exit;

/**
 * How many posts a page has.
 */
final class SizeFilter {

	/**
	 * Makes the view.
	 *
	 * @param array $read Attributes of the block.
	 * @param Loop  $loop The loop.
	 * @phpstan-param LoopFilterAttributes $read
	 * @return FilterView|null Null where there is one size at most, or the page of an archive says it.
	 */
	public static function view( array $read, Loop $loop ): ?FilterView {
		$saved = (int) ( $loop->vars['posts_per_page'] ?? 0 );
		$sizes = array_unique( [ ...$read['sizes'], $saved ] );
		sort( $sizes );
		// What the address of an archive calls page 3 is a third page of the saved size.
		return $loop->is_inherited ? null : ChoiceView::of(
			$read,
			$loop,
			__( 'Items per page', 'vitrine' ),
			"loop-{$loop->state->loop}_size",
			array_map(
				static fn( int $size ): array => [ (string) $size, number_format_i18n( $size ) ],
				$sizes
			),
			(string) $saved,
			$loop->state->size === 0 ? '' : (string) $loop->state->size,
			static fn( string $size ): LoopState => $loop->state->sized( (int) $size )
		);
	}
}
