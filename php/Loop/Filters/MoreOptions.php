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
	 * The first options, and the others. They are seen, too, where one of them is chosen: it stays where it was.
	 *
	 * @param list<Option> $options Options.
	 * @param int          $visible How many are seen at first, 0 = all.
	 * @return array{list<Option>, More|null}
	 */
	public static function part( array $options, int $visible ): array {
		if ( $visible === 0 || count( $options ) <= $visible ) {
			return [ $options, null ];
		}
		$more = array_slice( $options, $visible );
		return [
			array_slice( $options, 0, $visible ),
			[
				'label'   => __( 'Show more', 'vitrine' ),
				'open'    => array_filter( $more, self::is_chosen( ... ) ) !== [],
				'options' => $more,
			],
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
