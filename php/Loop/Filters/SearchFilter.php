<?php
/**
 * The search of a loop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Filters;

use Vitrine\Loop\FilterView;
use Vitrine\Loop\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * A field for words.
 */
final class SearchFilter {

	/**
	 * Makes the view.
	 *
	 * @param array $read Attributes of the block.
	 * @param Loop  $loop The loop.
	 * @phpstan-param LoopFilterAttributes $read
	 */
	public static function view( array $read, Loop $loop ): FilterView {
		$state = $loop->state;
		return new FilterView(
			'search',
			$read['label'] === '' ? __( 'Search', 'vitrine' ) : $read['label'],
			$read['showLabel'],
			$read['display'],
			form: FilterForm::of(
				$read,
				$loop,
				$state->searching( '' ),
				'search',
				"loop-{$state->loop}_search",
				$state->search
			)
		);
	}
}
