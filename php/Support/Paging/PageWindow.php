<?php
/**
 * Which pages have a link.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Paging;

defined( 'ABSPATH' ) || exit;

/**
 * The first page, the last one, and those around the one that is shown. Twin:
 * frontend/render/page-window.ts.
 */
final class PageWindow {

	/** In place of pages that are left out. */
	public const GAP = 0;

	/**
	 * Numbers of pages in order; a gap stands for two pages or more.
	 *
	 * @param int $page   The page that is shown, from 1.
	 * @param int $count  How many there are.
	 * @param int $around How many stand on each side of it.
	 * @return list<int>
	 */
	public static function of( int $page, int $count, int $around = 1 ): array {
		$window = [];
		$before = 0;
		foreach ( range( 1, $count ) as $number ) {
			if ( $number !== 1 && $number !== $count && abs( $number - $page ) > $around ) {
				continue;
			}
			if ( $number - $before === 2 ) {
				$window[] = $before + 1;
			} elseif ( $number - $before > 2 ) {
				$window[] = self::GAP;
			}
			$window[] = $number;
			$before   = $number;
		}
		return $window;
	}
}
