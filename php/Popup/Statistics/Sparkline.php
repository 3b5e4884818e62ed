<?php
/**
 * The last days of a popup, as a picture.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * A bar for each of 30 days: views, and in front of them conversions. It needs no script and no style. Twin of the
 * colors: `.vitrine-popup-chart` in blocks/popup/editor.scss.
 */
final class Sparkline {

	private const DAYS = 30;

	private const BAR = 4;

	private const HEIGHT = 28;

	/**
	 * The first of its days.
	 */
	public static function from(): string {
		return self::day( self::DAYS - 1 );
	}

	/**
	 * The picture; what it says is its title.
	 *
	 * @param array<string, array{impressions: int, conversions: int}> $days Sums by day, days without events left out.
	 * @return string HTML; '' where nobody has seen the popup.
	 */
	public static function html( array $days ): string {
		$views       = array_sum( array_column( $days, 'impressions' ) );
		$conversions = array_sum( array_column( $days, 'conversions' ) );
		if ( $views === 0 ) {
			return '';
		}
		return sprintf(
			'<svg role="img" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d" style="display:block;max-width:100%%;margin:4px 0"><title>%3$s</title>'
			. '<path fill="#8cb4e8" d="%4$s"/><path fill="#1d4f91" d="%5$s"/><path fill="#949494" d="M0 %6$dh%1$dv1H0z"/></svg>',
			self::DAYS * self::BAR,
			self::HEIGHT + 1,
			esc_html(
				sprintf(
					/* translators: 1: number of views, such as "12 views", 2: number of conversions. */
					__( 'Last 30 days: %1$s, %2$s', 'vitrine' ),
					/* translators: %s: a number. */
					sprintf( _n( '%s view', '%s views', $views, 'vitrine' ), number_format_i18n( $views ) ),
					sprintf(
						/* translators: %s: a number. */
						_n( '%s conversion', '%s conversions', $conversions, 'vitrine' ),
						number_format_i18n( $conversions )
					)
				)
			),
			self::bars( $days, 'impressions' ),
			self::bars( $days, 'conversions' ),
			self::HEIGHT
		);
	}

	/**
	 * The bars of an event, as a path; the day with the most views is as high as the picture.
	 *
	 * @param array<string, array{impressions: int, conversions: int}> $days  Sums by day.
	 * @param string                                                   $event `impressions` or `conversions`.
	 */
	private static function bars( array $days, string $event ): string {
		$most = max( 1, ...array_column( array_values( $days ), 'impressions' ) );
		$path = '';
		for ( $ago = self::DAYS - 1; $ago >= 0; $ago-- ) {
			$number = $days[ self::day( $ago ) ][ $event ] ?? 0;
			if ( $number > 0 ) {
				// One visitor is seen, too.
				$height = max( 1, min( self::HEIGHT, (int) round( $number / $most * self::HEIGHT ) ) );
				$left   = ( self::DAYS - 1 - $ago ) * self::BAR;
				$path  .= 'M' . $left . ' ' . self::HEIGHT . "v-{$height}h" . ( self::BAR - 1 ) . "v{$height}z";
			}
		}
		return $path;
	}

	/**
	 * A day of the site.
	 *
	 * @param int $ago Days before today.
	 */
	private static function day( int $ago ): string {
		return gmdate( 'Y-m-d', (int) strtotime( wp_date( 'Y-m-d' ) . ' UTC' ) - $ago * DAY_IN_SECONDS );
	}
}
