<?php
/**
 * Rules of steps.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout\Rules;

use Vitrine\Gallery\Layout\Layout;
use Vitrine\Gallery\Layout\Length;
use Vitrine\Gallery\Layout\Steps;
use Vitrine\Gallery\Settings\LayoutSettings;
use Vitrine\Gallery\Settings\LevelSettings;

defined( 'ABSPATH' ) || exit;

/**
 * What holds for containers of some widths: where tiles are, how high the list is, and what is not shown.
 *
 * @phpstan-import-type Box from Layout
 */
final class StepRules {

	/** What style.scss takes for borders when nothing is said, in px. */
	private const BORDER = 2;

	/**
	 * Keeps what is laid out.
	 *
	 * @param string        $container Selector of the list.
	 * @param TileRules     $tiles     Rules of tiles.
	 * @param list<float>   $ratios    Of all tiles of this page, or from the first one shown to the end of the album.
	 * @param int           $printed   How many tiles there are in the page.
	 * @param LevelSettings $level     Settings.
	 */
	public function __construct(
		private readonly string $container,
		private readonly TileRules $tiles,
		private readonly array $ratios,
		private readonly int $printed,
		private readonly LevelSettings $level
	) {}

	/**
	 * The rules of a step.
	 *
	 * @param LayoutSettings  $settings Settings.
	 * @param int             $step     Step.
	 * @param array{int, int} $range    The first tile that the step shows, and the one after the last.
	 */
	public function of( LayoutSettings $settings, int $step, array $range ): string {
		[ $from, $to ] = $range;
		$width         = Steps::WIDTHS[ $step ];
		$label         = $this->level->label->height();
		$own           = array_slice( $this->ratios, $from, $to - $from );
		$here          = min( $this->printed, $to ) - $from;
		$layout        = Layout::of( $own, $settings, $label, $width, $here );
		$visible       = min( $here, self::visible( $layout, $this->level ) );
		// Readers without script see what is hidden from the others, too: there is no other way to it.
		$plain  = $settings->last_row === 'hide'
			? Layout::of( $own, self::ending( $settings, 'start' ), $label, $width, $here )
			: $layout;
		$boxes  = $plain->boxes;
		$height = $this->level->mode === 'rows'
			? self::ends( array_slice( $boxes, 0, $visible ), $width )
			: $layout->height;
		$css    = "{$this->container}{--placed:absolute;" . self::height( $height ) . $this->looks( $settings ) . '}'
			. $this->tiles->step( $boxes, $settings, $width, $from );
		$whole  = $here < count( $own ) ? self::ends( $boxes, $width ) : $plain->height;
		$script = $visible < $here || $here < count( $own ) ? "{$this->container}{" . self::height( $whole ) . '}' : '';
		if ( $visible < $here ) {
			$others  = "{$this->container}>li:nth-child(n+" . ( $from + $visible + 1 ) . '):nth-child(-n+'
				. ( $from + $here ) . ')';
			$css    .= "{$others}{display:none}";
			$script .= "{$others}{display:block}";
		}
		// What is on the page before or the next one, as long as script has not placed it here.
		foreach ( [ [ 0, $from ], [ $to, $this->printed ] ] as [ $first, $end ] ) {
			if ( $first < $end ) {
				$css .= "{$this->container}>li:nth-child(n+" . ( $first + 1 )
					. "):nth-child(-n+{$end}):not(.is-placed){display:none}";
			}
		}
		$rest = $this->level->mode === 'rows' ? count( $this->ratios ) - $visible : 0;
		if ( $rest > 0 ) {
			$css    .= "{$this->container}>li:nth-child({$visible}){--rest:\"+" . number_format_i18n( $rest ) . '"}';
			$script .= "{$this->container}>li:nth-child({$visible}){--rest:none}";
		}
		return $css . ( $script === '' ? '' : "@media (scripting:none){{$script}}" );
	}

	/**
	 * How many tiles of a layout a mode shows.
	 *
	 * @param Layout        $layout Layout.
	 * @param LevelSettings $level  Settings.
	 */
	public static function visible( Layout $layout, LevelSettings $level ): int {
		return $level->mode === 'rows'
			? min( $layout->visible, $layout->rows[ $level->max_rows ] ?? $layout->visible )
			: $layout->visible;
	}

	/**
	 * The same settings with another end.
	 *
	 * @param LayoutSettings           $settings Settings.
	 * @param GalleryLayout['lastRow'] $last_row What becomes of a last row that is not full.
	 */
	public static function ending( LayoutSettings $settings, string $last_row ): LayoutSettings {
		return LayoutSettings::of( [ ...$settings->jsonSerialize(), 'lastRow' => $last_row ] );
	}

	/**
	 * What the list says besides, where it is not what style.scss takes anyway.
	 *
	 * @param LayoutSettings $settings Settings.
	 */
	private function looks( LayoutSettings $settings ): string {
		$stacks = $this->level->stacks;
		return ( $settings->border_horizontal === self::BORDER ? '' : ";--bx:{$settings->border_horizontal}" )
			. ( $settings->border_vertical === self::BORDER ? '' : ";--by:{$settings->border_vertical}" )
			. ( $settings->crop ? '' : ';--fit:contain' )
			. (
				$stacks->count === 0
					? ''
					: ';--stack-x:' . Length::number( $stacks->translate_x ) . ';--stack-y:'
						. Length::number( $stacks->translate_y ) . ';--stack-z:'
						. Length::number( $stacks->translate_z )
					. ';--stack-rx:' . Length::number( $stacks->rotate_x ) . ';--stack-ry:'
					. Length::number( $stacks->rotate_y ) . ';--stack-rz:' . Length::number( $stacks->rotate_z )
					. ';--stack-scale:' . Length::number( $stacks->scale === 0.0 ? 1 : $stacks->scale )
			);
	}

	/**
	 * Where the last of some tiles ends: no tile does later within the step.
	 *
	 * @param list<Box> $boxes Boxes.
	 * @param float     $width Nominal width, in px.
	 */
	private static function ends( array $boxes, float $width ): Length {
		[ $min, $max ] = Steps::range( $width );
		$low           = 0.0;
		$high          = 0.0;
		foreach ( $boxes as $box ) {
			$low  = max( $low, ( $box[2] + $box[6] ) * $min + $box[3] + $box[7] );
			$high = max( $high, ( $box[2] + $box[6] ) * $max + $box[3] + $box[7] );
		}
		$part = ( $high - $low ) / ( $max - $min );
		return new Length( $part, $low - $part * $min );
	}

	/**
	 * The height of the list.
	 *
	 * @param Length $height Height.
	 */
	private static function height( Length $height ): string {
		return '--vitrine-height:' . $height->css();
	}
}
