<?php
/**
 * Values as Popup Maker stores them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat;

use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Reads switches, lists, texts, lengths and times, which it writes in several ways.
 */
final class PopupMakerValue {

	/** Seconds of the longest day, week and month that become a period. */
	private const PERIODS = [ 'day' => 86400, 'week' => 604800, 'month' => 2764800 ];

	/**
	 * The period that is next above a time such as `1 month`.
	 *
	 * @param string $time Time in words; '' = for ever.
	 */
	public static function period( string $time ): string {
		$end = preg_match( '/^\d{1,4} ?(second|minute|hour|day|week|month|year)s?$/iD', $time ) === 1
			? strtotime( "+{$time}", 0 )
			: false;
		foreach ( $end === false ? [] : self::PERIODS as $period => $seconds ) {
			if ( $end <= $seconds ) {
				return $period;
			}
		}
		return '';
	}

	/**
	 * A length such as `640px`.
	 *
	 * @param mixed $length Length, or its number alone.
	 * @param mixed $unit   Unit where it has none.
	 * @return array{float, string}
	 */
	public static function length( mixed $length, mixed $unit ): array {
		$units = implode( '|', Schema::of_block( 'popup' )->node( 'settings.width.unit' )['enum'] );
		return preg_match( "/^\s*(\d+(?:\.\d+)?)\s*({$units})?\s*\$/D", self::text( $length ), $match ) === 1
			? [ (float) $match[1], $match[2] ?? ( self::text( $unit ) === '' ? 'px' : self::text( $unit ) ) ]
			: [ 0.0, 'px' ];
	}

	/**
	 * Seconds of milliseconds.
	 *
	 * @param mixed $milliseconds Anything.
	 */
	public static function seconds( mixed $milliseconds ): float {
		return is_numeric( $milliseconds ) ? round( (float) $milliseconds / 1000, 1 ) : 0.0;
	}

	/**
	 * Whether something is switched on; it writes that in several ways.
	 *
	 * @param array<mixed> $given Settings.
	 * @param string       $name  Setting.
	 */
	public static function is_on( array $given, string $name ): bool {
		return in_array( $given[ $name ] ?? null, [ true, 1, '1', 'true', 'yes', 'on' ], true );
	}

	/**
	 * A list of rows.
	 *
	 * @param mixed $given Anything.
	 * @return list<array<mixed>>
	 */
	public static function rows( mixed $given ): array {
		return array_slice( array_values( array_filter( is_array( $given ) ? $given : [], 'is_array' ) ), 0, 100 );
	}

	/**
	 * A value as text.
	 *
	 * @param mixed $value Anything.
	 */
	public static function text( mixed $value ): string {
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}
}
