<?php
/**
 * Options that are not seen at first.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Filters;

use Vitrine\Loop\FilterView;

defined( 'ABSPATH' ) || exit;

/**
 * Parts a long list. Twin: blocks/loop-filter/canvas/more.ts.
 *
 * @phpstan-import-type Option from FilterView
 * @phpstan-import-type More from FilterView
 */
final class MoreOptions {

	/**
	 * The first options and those that are chosen, and the others.
	 *
	 * @param list<Option> $options Options.
	 * @param int          $visible How many are seen at first, 0 = all.
	 * @return array{list<Option>, More|null}
	 */
	public static function part( array $options, int $visible ): array {
		if ( $visible === 0 || count( $options ) <= $visible ) {
			return [ $options, null ];
		}
		$seen = array_slice( $options, 0, $visible );
		$more = [];
		foreach ( array_slice( $options, $visible ) as $option ) {
			self::is_chosen( $option ) ? $seen[] = $option : $more[] = $option;
		}
		return [
			$seen,
			$more === [] ? null : [ 'label' => __( 'Show more', 'vitrine' ), 'options' => $more ],
		];
	}

	/**
	 * Whether an option or one below it is chosen.
	 *
	 * @param array $option Option.
	 * @phpstan-param Option $option
	 */
	private static function is_chosen( array $option ): bool {
		/** They are options, too.
		 *
		 * @var list<Option> $children */
		$children = $option['children'];
		return $option['current'] || array_filter( $children, self::is_chosen( ... ) ) !== [];
	}
}
