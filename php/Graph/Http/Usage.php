<?php
/**
 * How much of the network's allowance is used.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the usage headers of an answer: percent, and seconds until access comes back.
 */
final class Usage {

	/** From here on fewer calls are made (slow down at 75 %). */
	public const SLOW = 75;

	/** From here on no call is made. */
	public const STOP = 95;

	/**
	 * Holds a reading.
	 *
	 * @param int $percent     Highest of all percentages, 0 when the network says nothing.
	 * @param int $retry_after Seconds until access comes back, 0 when it was not lost.
	 */
	public function __construct( public readonly int $percent = 0, public readonly int $retry_after = 0 ) {}

	/**
	 * Reads the two headers.
	 *
	 * @param string $app      `x-app-usage`.
	 * @param string $business `x-business-use-case-usage`, minutes in `estimated_time_to_regain_access`.
	 */
	public static function of_headers( string $app, string $business ): self {
		$percent = 0;
		$minutes = 0;
		$rows    = [ json_decode( $app, true ) ];
		foreach ( (array) json_decode( $business, true ) as $uses ) {
			foreach ( (array) $uses as $use ) {
				$rows[] = $use;
			}
		}
		foreach ( $rows as $row ) {
			if ( ! is_array( $row ) ) {
				continue;
			}
			foreach ( [ 'call_count', 'total_time', 'total_cputime' ] as $name ) {
				$percent = max( $percent, is_numeric( $row[ $name ] ?? null ) ? (int) $row[ $name ] : 0 );
			}
			$wait    = $row['estimated_time_to_regain_access'] ?? null;
			$minutes = max( $minutes, is_numeric( $wait ) ? (int) $wait : 0 );
		}
		return new self(
			min( 1000, max( 0, $percent ) ),
			min( DAY_IN_SECONDS, max( 0, $minutes ) * MINUTE_IN_SECONDS )
		);
	}
}
