<?php
/**
 * How many posts there are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Filters;

use Vitrine\Loop\FilterView;
use Vitrine\Loop\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * The number of posts that the loop has with all choices.
 */
final class ResultsFilter {

	/**
	 * Makes the view.
	 *
	 * @param array $read Attributes of the block.
	 * @param Loop  $loop The loop.
	 * @phpstan-param LoopFilterAttributes $read
	 */
	public static function view( array $read, Loop $loop ): FilterView {
		$total = $loop->total();
		$first = ( $loop->page() - 1 ) * $loop->size() + 1;
		$last  = min( $total, $first + $loop->size() - 1 );
		return new FilterView(
			'results',
			$read['label'] === '' ? __( 'Results', 'vitrine' ) : $read['label'],
			$read['showLabel'],
			$read['display'],
			text: $total > $last && $last >= $first || $first > 1 && $first <= $last
				? sprintf(
					/* translators: 1: number of the first post on the page, 2: of the last one, 3: of all posts. */
					_n( '%1$s–%2$s of %3$s result', '%1$s–%2$s of %3$s results', $total, 'vitrine' ),
					number_format_i18n( $first ),
					number_format_i18n( $last ),
					number_format_i18n( $total )
				)
				: sprintf(
					/* translators: %s: number of posts. */
					_n( '%s result', '%s results', $total, 'vitrine' ),
					number_format_i18n( $total )
				)
		);
	}
}
