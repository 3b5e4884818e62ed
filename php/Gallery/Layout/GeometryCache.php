<?php
/**
 * Geometry that is kept.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

use Vitrine\Gallery\Settings\LevelSettings;

defined( 'ABSPATH' ) || exit;

/**
 * The geometry of large albums, in memory: to lay out thousands of tiles ten times costs a tenth of a second.
 */
final class GeometryCache {

	/** Group of the object cache. */
	private const GROUP = 'vitrine_geometry';

	/** Albums of more places are kept. */
	private const MANY = 500;

	/**
	 * The geometry. That of large albums is kept in memory, where the site has an object cache that outlasts a page.
	 *
	 * @param string        $element  Id of the element.
	 * @param LevelSettings $level    Settings.
	 * @param string        $sizes_by Whose width they follow.
	 * @param bool          $narrow   Whether it is filtered or searched: whoever searches could fill the memory with
	 *                                what nobody asks for again.
	 * @param VisibleRange  $range    What is shown.
	 */
	public static function css(
		string $element,
		LevelSettings $level,
		string $sizes_by,
		bool $narrow,
		VisibleRange $range
	): string {
		$make = static fn(): string => ( new Geometry( $level, $sizes_by ) )->css(
			$range->ratios,
			$range->printed,
			$range->first,
			$range
		);
		if ( count( $range->ratios ) <= self::MANY || $narrow || $range->first > 0 || $range->page > 0 ) {
			return Geometry::of_element( $make(), $element );
		}
		// Without the element: a visitor may ask for any.
		$shapes = Ratios::packed( $range->ratios );
		$what   = [ VITRINE_VERSION, $level, $sizes_by, $shapes, $range->printed, $range->ranges ];
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- for a name.
		$key  = md5( serialize( $what ) );
		$kept = wp_cache_get( $key, self::GROUP );
		if ( ! is_string( $kept ) ) {
			$kept = $make();
			wp_cache_set( $key, $kept, self::GROUP, DAY_IN_SECONDS );
		}
		return Geometry::of_element( $kept, $element );
	}
}
