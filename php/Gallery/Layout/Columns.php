<?php
/**
 * Columns.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

use Vitrine\Gallery\Settings\LayoutSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Columns of equal width, for `grid` and `cascading`. Twin: frontend/render/gallery/layout/columns.ts.
 */
final class Columns {

	/** Of the wanted width: narrower pictures are not worth another column. */
	private const MIN_SHARE = 0.25;

	/**
	 * Keeps the fields.
	 *
	 * @param int    $count How many.
	 * @param Length $width Of a tile with its borders.
	 * @param Length $step  From the beginning of a column to that of the next.
	 * @param Length $start Where the first column begins.
	 */
	private function __construct(
		public readonly int $count,
		public readonly Length $width,
		public readonly Length $step,
		public readonly Length $start
	) {}

	/**
	 * Divides a container.
	 *
	 * @param LayoutSettings $settings Settings.
	 * @param int            $items    How many tiles there are.
	 * @param float          $width    Nominal width of the container, in px.
	 */
	public static function of( LayoutSettings $settings, int $items, float $width ): self {
		return $settings->alignment === 'fillWidth'
			? self::shared( $settings, $width )
			: self::fixed( $settings, $items, $width );
	}

	/**
	 * The columns share the width: one more than fits where pictures would become larger than wanted.
	 *
	 * @param LayoutSettings $settings Settings.
	 * @param float          $width    Nominal width, in px.
	 */
	private static function shared( LayoutSettings $settings, float $width ): self {
		$gutter  = $settings->gutter_width;
		$picture = static fn( int $count ): float => (
			$width - ( $count - 1 ) * $gutter
		) / $count - 2 * $settings->border_horizontal;
		$count   = self::fitting( $settings, $width );
		if ( $picture( $count ) > $settings->width && $picture( $count + 1 ) >= $settings->width * self::MIN_SHARE ) {
			++$count;
		}
		return self::sharing( self::capped( $count, $settings ), $gutter );
	}

	/**
	 * Columns that take the whole width together.
	 *
	 * @param int $count  How many.
	 * @param int $gutter Px between them.
	 */
	public static function sharing( int $count, int $gutter ): self {
		return new self(
			$count,
			new Length( 1 / $count, -( $count - 1 ) * $gutter / $count ),
			new Length( 1 / $count, $gutter / $count ),
			new Length()
		);
	}

	/**
	 * Pictures keep their width; there are as many columns as fit at the narrowest width of the step.
	 *
	 * @param LayoutSettings $settings Settings.
	 * @param int            $items    How many tiles there are.
	 * @param float          $width    Nominal width, in px.
	 */
	private static function fixed( LayoutSettings $settings, int $items, float $width ): self {
		[ $min ] = Steps::range( $width );
		$outer     = $settings->width + 2 * $settings->border_horizontal;
		$count     = self::capped( self::fitting( $settings, $min ), $settings );
		$own       = $outer > $min ? new Length( 1 ) : new Length( 0, $outer );
		if ( $settings->alignment === 'justified' && $count > 1 ) {
			$gaps = $count - 1;
			return new self( $count, $own, new Length( 1 / $gaps, -$outer / $gaps ), new Length() );
		}
		$step  = $own->plus( new Length( 0, $settings->gutter_width ) );
		$taken = $step->times( min( $count, $items ) )->plus( new Length( 0, -$settings->gutter_width ) );
		$free  = ( new Length( 1 ) )->plus( $taken->times( -1 ) );
		return new self(
			$count,
			$own,
			$step,
			$free->times( [ 'center' => 0.5, 'right' => 1 ][ $settings->alignment ] ?? 0 )
		);
	}

	/**
	 * How many columns fit, at least one.
	 *
	 * @param LayoutSettings $settings Settings.
	 * @param float          $width    Px.
	 */
	private static function fitting( LayoutSettings $settings, float $width ): int {
		return max(
			1,
			(int) floor(
				( $width + $settings->gutter_width ) / (
					$settings->width + 2 * $settings->border_horizontal + $settings->gutter_width
				)
			)
		);
	}

	/**
	 * No more than the settings allow.
	 *
	 * @param int            $count    How many columns.
	 * @param LayoutSettings $settings Settings.
	 */
	private static function capped( int $count, LayoutSettings $settings ): int {
		return $settings->max_items_per_line > 0 ? min( $count, $settings->max_items_per_line ) : $count;
	}

	/**
	 * Width of the picture in a tile; none is narrower than 1 px.
	 *
	 * @param int   $border On each side, in px.
	 * @param float $width  Nominal width of the container.
	 */
	public function inner( int $border, float $width ): Length {
		$picture = $this->width->plus( new Length( 0, -2 * $border ) );
		return $picture->at( $width ) < 1 ? new Length( 0, 1 ) : $picture;
	}
}
