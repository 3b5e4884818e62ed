<?php
/**
 * Items of a grid that take several columns.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Items;

defined( 'ABSPATH' ) || exit;

/**
 * Style of such an item, among those that blocks have by themselves. A span of more columns than there are would make
 * more of them, beside the list: the item takes the whole row then. Twin: blocks/loop-item/span.ts.
 */
final class ColumnSpan {

	/** Up to here core gives posts of a grid with a number of columns a row each. */
	private const PHONE = '600px';

	/** Core's width of columns where the block says none, and the room between them that core reckons with, rem. */
	private const WIDTH = '12rem';
	private const GAP   = [ 'px' => 24, 'rem' => 1.5, 'em' => 1.5 ];

	/**
	 * The class of an item.
	 *
	 * @param int   $span   Columns that it takes.
	 * @param mixed $layout Layout of the list, possibly hostile.
	 * @return string '' where it takes one, or the list is no grid.
	 */
	public static function of( int $span, mixed $layout ): string {
		$layout = is_array( $layout ) && ( $layout['type'] ?? '' ) === 'grid' ? $layout : null;
		$count  = is_numeric( $layout['columnCount'] ?? null ) ? (int) $layout['columnCount'] : 0;
		$span   = $count > 0 ? min( $span, $count ) : $span;
		if ( $layout === null || $span < 2 ) {
			return '';
		}
		$width  = is_string( $layout['minimumColumnWidth'] ?? null ) ? $layout['minimumColumnWidth'] : '';
		$narrow = $count > 0 && $width === ''
			? '@media (max-width: ' . self::PHONE . ')'
			: '@container (max-width: ' . self::room( $span, $width === '' ? self::WIDTH : $width ) . ')';
		$class  = "vitrine-span-{$span}-" . substr( md5( $narrow ), 0, 6 );
		$style  = static fn( string $column, string $group ): array => [
			'selector'     => ".{$class}",
			'declarations' => [ 'grid-column' => $column ],
			'rules_group'  => $group,
		];
		wp_style_engine_get_stylesheet_from_css_rules(
			[ $style( "span {$span}", '' ), $style( '1 / -1', $narrow ) ],
			[ 'context' => 'block-supports' ]
		);
		return $class;
	}

	/**
	 * Room that a number of columns needs.
	 *
	 * @param int    $span  Columns.
	 * @param string $width Width of one at least, possibly hostile.
	 */
	private static function room( int $span, string $width ): string {
		$is_length         = preg_match( '/^(\d{1,5}(?:\.\d{1,4})?)(px|rem|em)$/D', $width, $found ) === 1;
		[ , $one, $unit ]  = $is_length ? $found : [ '', '12', 'rem' ];
		return ( $span * (float) $one + ( $span - 1 ) * self::GAP[ $unit ] ) . $unit;
	}
}
