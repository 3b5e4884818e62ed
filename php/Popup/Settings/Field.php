<?php
/**
 * A kind of setting.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * What a setting means when it is missing, of another type or out of bounds. Twin: frontend/render/popup/fields.ts.
 */
final class Field {

	/** Most entries of a list. */
	private const MAX = 50;

	private const UNITS = [ 'px', '%', 'vw', 'vh', 'em', 'rem' ];

	/**
	 * Keeps both.
	 *
	 * @param mixed                  $initial When nothing, or nothing usable, is there.
	 * @param \Closure(mixed): mixed $reader  Brings anything within the bounds.
	 */
	private function __construct( public readonly mixed $initial, private readonly \Closure $reader ) {}

	/**
	 * Brings anything within the bounds.
	 *
	 * @param mixed $value Anything.
	 */
	public function read( mixed $value ): mixed {
		return ( $this->reader )( $value );
	}

	/**
	 * On (`yes`) or off (``).
	 *
	 * @param string $initial Unless anything is said.
	 */
	public static function toggle( string $initial = '' ): self {
		return new self(
			$initial,
			static fn( mixed $value ): string => $value === '' || $value === 'yes' ? $value : $initial
		);
	}

	/**
	 * A number; imported settings write them as text.
	 *
	 * @param int|float $initial Unless anything is said.
	 * @param int       $least   Least.
	 * @param int       $most    Greatest.
	 * @param int       $parts   1 = whole numbers, 10 = tenths.
	 */
	public static function number( int|float $initial, int $least, int $most, int $parts = 1 ): self {
		return new self(
			$initial,
			static function ( mixed $value ) use ( $initial, $least, $most, $parts ): int|float {
				$given = self::numeric( $value );
				if ( $given === null ) {
					return $initial;
				}
				// Bounded before it is made an integer: what no integer can hold would become any of them.
				$bounded = max( $least, min( $most, floor( $given * $parts + 0.5 ) / $parts ) );
				return $bounded === floor( $bounded ) ? (int) $bounded : $bounded;
			}
		);
	}

	/**
	 * One of some words; the first unless anything is said.
	 *
	 * @param non-empty-list<string> $values The words.
	 */
	public static function choice( array $values ): self {
		return new self(
			$values[0],
			static fn( mixed $value ): string => is_string( $value ) && in_array( $value, $values, true )
				? $value
				: $values[0]
		);
	}

	/**
	 * Some of some words or numbers, all unless anything is said; an empty list stays one.
	 *
	 * @param list<string|int>      $values  The words.
	 * @param list<string|int>|null $initial Another default.
	 */
	public static function some( array $values, ?array $initial = null ): self {
		$initial ??= $values;
		return new self(
			$initial,
			static function ( mixed $value ) use ( $values, $initial ): array {
				if ( ! is_array( $value ) ) {
					return $initial;
				}
				$given = array_map(
					'strval',
					array_filter(
						$value,
						static fn( mixed $entry ): bool => is_string( $entry ) || is_int( $entry ) || is_float( $entry )
					)
				);
				return array_values(
					array_filter(
						$values,
						static fn( string|int $known ): bool => in_array( (string) $known, $given, true )
					)
				);
			}
		);
	}

	/**
	 * Words of the editor's own, never HTML: KSES has written `<`, `>` and `&` otherwise in the blocks of people who
	 * may not write any.
	 *
	 * @param int    $most    Characters; longer text is cut.
	 * @param string $pattern What it has to look like, else it is the default.
	 * @param string $initial Unless anything is said.
	 */
	public static function text( int $most, string $pattern = '', string $initial = '' ): self {
		return new self(
			$initial,
			static function ( mixed $value ) use ( $most, $pattern, $initial ): string {
				if ( ! is_string( $value ) && ! is_int( $value ) && ! is_float( $value ) ) {
					return $initial;
				}
				$given = (string) preg_replace(
					'/^[\s\p{Z}\x{FEFF}]+|[\s\p{Z}\x{FEFF}]+$/uD',
					'',
					wp_check_invalid_utf8( (string) $value )
				);
				$given = mb_substr( strtr( $given, [ '&lt;' => '<', '&gt;' => '>', '&amp;' => '&' ] ), 0, $most );
				return $pattern === '' || preg_match( $pattern, $given ) === 1 ? $given : $initial;
			}
		);
	}

	/**
	 * A list of words of the editor's own, without the ones that do not look like one.
	 *
	 * @param string $pattern What each has to look like.
	 */
	public static function words( string $pattern ): self {
		return new self(
			[],
			static fn( mixed $value ): array => ! is_array( $value )
				? []
				: array_slice(
					array_values(
						array_unique(
							array_filter(
								$value,
								static fn( mixed $entry ): bool => is_string( $entry )
									&& preg_match( $pattern, $entry ) === 1
							)
						)
					),
					0,
					self::MAX
				)
		);
	}

	/**
	 * A length; the number alone is one, too.
	 *
	 * @param int $size Unless anything is said, px.
	 */
	public static function length( int $size ): self {
		$amount = self::number( $size, 1, 4000, 10 );
		$unit   = self::choice( self::UNITS );
		return new self(
			[ 'size' => $size, 'unit' => 'px' ],
			static function ( mixed $value ) use ( $amount, $unit ): array {
				$given = is_array( $value ) ? $value : [ 'size' => $value ];
				return [
					'size' => $amount->read( $given['size'] ?? null ),
					'unit' => $unit->read( $given['unit'] ?? null ),
				];
			}
		);
	}

	/**
	 * Seconds as the original work writes them: `{ size }`.
	 *
	 * @param self $amount The number.
	 */
	public static function sized( self $amount ): self {
		return new self(
			[ 'size' => $amount->initial ],
			static fn( mixed $value ): array => [
				'size' => $amount->read( is_array( $value ) ? $value['size'] ?? null : $value ),
			]
		);
	}

	/**
	 * A number, or text that is one.
	 *
	 * @param mixed $value Anything.
	 */
	private static function numeric( mixed $value ): ?float {
		if ( is_string( $value ) && preg_match( '/^\s*-?\d+(\.\d+)?\s*$/D', $value ) === 1 ) {
			$value = (float) $value;
		}
		return ( is_int( $value ) || is_float( $value ) ) && is_finite( (float) $value ) ? (float) $value : null;
	}
}
