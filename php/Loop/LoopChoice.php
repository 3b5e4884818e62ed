<?php
/**
 * What an address says of one filter.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Loop\Facets\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes a choice: of a taxonomy `red,blue`, `red+blue` or `!green`, which are slugs; of a facet of our own
 * `red,blue` or `!green`, which may be any words, or a range such as `10..20`.
 *
 * @phpstan-import-type Choice from LoopState
 */
final class LoopChoice {

	/** Characters of a value: those of the column that slugs are in. */
	public const MAX_VALUE = 200;

	/** A slug that no term can have: what is none shows nothing rather than everything. */
	private const NONE = '-';

	/**
	 * Reads it.
	 *
	 * @param string $name  Of a taxonomy or a facet.
	 * @param mixed  $value Of the parameter: text, or fields of a form; hostile.
	 * @param int    $most  Values at most.
	 * @return Choice
	 */
	public static function of( string $name, mixed $value, int $most ): array {
		if ( ! Facets::is_one( $name ) ) {
			return is_array( $value ) ? self::fields( $value, $most ) : self::slugs( (string) $value, $most );
		}
		$read = static fn( string $text ): string => self::text( $text, ! str_starts_with( $name, Facets::FIELD ) );
		return is_array( $value )
			? self::texts_of_fields( $value, $most, $read )
			: self::texts( (string) $value, $most, $read );
	}

	/**
	 * The value of a parameter, encoded.
	 *
	 * @param string $name   Of a taxonomy or a facet.
	 * @param array  $choice What is chosen.
	 * @phpstan-param Choice $choice
	 */
	public static function parameter( string $name, array $choice ): string {
		$encoded = Facets::is_one( $name )
			// A comma in a value is none between values.
			? static fn( string $text ): string => rawurlencode(
				(string) preg_replace( '/^!/', '%21', strtr( $text, [ '%' => '%25', ',' => '%2C' ] ) )
			)
			// Slugs of other scripts are encoded in the database already.
			: static fn( string $slug ): string => rawurlencode( rawurldecode( $slug ) );
		return implode(
			$choice['all'] ? '+' : ',',
			[
				...array_map( $encoded, $choice['terms'] ),
				...array_map( static fn( string $value ): string => '!' . $encoded( $value ), $choice['not'] ),
			]
		);
	}

	/**
	 * A choice in the order in which addresses have it, each value once.
	 *
	 * @param bool         $all   Whether posts have all the terms, not just one of them.
	 * @param list<string> $terms Values that posts have.
	 * @param list<string> $not   Values that they do not have.
	 * @return Choice
	 */
	public static function sorted( bool $all, array $terms, array $not ): array {
		sort( $terms, SORT_STRING );
		sort( $not, SORT_STRING );
		return [
			'all'   => $all,
			'terms' => array_values( array_unique( $terms ) ),
			'not'   => array_values( array_unique( $not ) ),
		];
	}

	/**
	 * Whether it is one of endlessly many.
	 *
	 * @param string $name   Of a taxonomy or a facet.
	 * @param array  $choice What is chosen.
	 * @phpstan-param Choice $choice
	 */
	public static function is_range( string $name, array $choice ): bool {
		return Facets::is_one( $name ) && preg_grep( '/\.\./', $choice['terms'] ) !== [];
	}

	/**
	 * Texts that were sent, empty fields not.
	 *
	 * @param mixed $values Values; hostile.
	 * @param int   $most   How many at most.
	 * @return list<string>
	 */
	private static function sent( mixed $values, int $most ): array {
		$texts = array_filter(
			is_array( $values ) ? $values : [],
			static fn( mixed $value ): bool => is_string( $value ) && $value !== ''
		);
		return array_slice( array_values( $texts ), 0, $most );
	}

	/**
	 * Reads the terms of a taxonomy as fields of a form send them.
	 *
	 * @param array<mixed> $fields Values; hostile.
	 * @param int          $most   Terms at most.
	 * @return Choice
	 */
	private static function fields( array $fields, int $most ): array {
		$slugs = static fn( mixed $values ): array => array_map( self::slug( ... ), self::sent( $values, $most ) );
		$all   = $slugs( $fields['all'] ?? [] );
		$terms = $all === [] ? $slugs( array_diff_key( $fields, [ 'all' => 0, 'not' => 0 ] ) ) : $all;
		return self::sorted(
			$all !== [],
			$terms,
			array_slice( $slugs( $fields['not'] ?? [] ), 0, $most - count( $terms ) )
		);
	}

	/**
	 * Reads the terms of a taxonomy.
	 *
	 * @param string $value Such as `red,blue`; a plus sign has become a space on its way.
	 * @param int    $most  Terms at most.
	 * @return Choice
	 */
	private static function slugs( string $value, int $most ): array {
		// Where proxies encode once more what is encoded.
		$value = str_ireplace( [ '%7E', '%7C', '|', '~' ], ',', $value );
		$parts = (array) preg_split( '/[+ ,]+/', $value, $most + 1, PREG_SPLIT_NO_EMPTY );
		$terms = [];
		$not   = [];
		foreach ( array_slice( $parts, 0, $most ) as $part ) {
			$part = (string) $part;
			$slug = self::slug( ltrim( $part, '!' ) );
			str_starts_with( $part, '!' ) ? $not[] = $slug : $terms[] = $slug;
		}
		return self::sorted( preg_match( '/[+ ]/', trim( $value ) ) === 1, $terms, $not );
	}

	/**
	 * The slug that a text is; it is in the database as sanitize_title() makes it.
	 *
	 * @param string $text Text, possibly hostile.
	 */
	private static function slug( string $text ): string {
		$text = mb_substr( $text, 0, self::MAX_VALUE );
		$slug = sanitize_title( $text );
		return rawurldecode( $slug ) === rawurldecode( mb_strtolower( $text ) ) && $slug !== '' ? $slug : self::NONE;
	}

	/**
	 * Reads values as fields of a form send them; a range is sent as its two ends.
	 *
	 * @param array<mixed>             $fields Values; hostile.
	 * @param int                      $most   Values at most.
	 * @param \Closure(string): string $read   Reads a value.
	 * @return Choice
	 */
	private static function texts_of_fields( array $fields, int $most, \Closure $read ): array {
		$end   = static fn( mixed $value ): string => is_string( $value ) ? trim( $value ) : '';
		$range = $end( $fields['from'] ?? '' ) . '..' . $end( $fields['to'] ?? '' );
		$rest  = array_diff_key( $fields, [ 'from' => 0, 'to' => 0, 'not' => 0 ] );
		$terms = array_map( $read, self::sent( [ $range === '..' ? '' : $range, ...array_values( $rest ) ], $most ) );
		return self::sorted(
			false,
			$terms,
			array_map( $read, self::sent( $fields['not'] ?? [], $most - count( $terms ) ) )
		);
	}

	/**
	 * Reads values.
	 *
	 * @param string                   $value Such as `red,!blue`.
	 * @param int                      $most  Values at most.
	 * @param \Closure(string): string $read  Reads a value.
	 * @return Choice
	 */
	private static function texts( string $value, int $most, \Closure $read ): array {
		$terms = [];
		$not   = [];
		$parts = (array) preg_split( '/,+/', $value, $most + 1, PREG_SPLIT_NO_EMPTY );
		foreach ( array_slice( $parts, 0, $most ) as $part ) {
			$part = (string) $part;
			$text = $read( rawurldecode( ltrim( $part, '!' ) ) );
			str_starts_with( $part, '!' ) ? $not[] = $text : $terms[] = $text;
		}
		return self::sorted( false, $terms, $not );
	}

	/**
	 * The value that a text is.
	 *
	 * @param string $text     Text, possibly hostile.
	 * @param bool   $is_lower Whether big letters are small ones.
	 */
	private static function text( string $text, bool $is_lower ): string {
		$text = trim( wp_check_invalid_utf8( $text ) );
		$text = $is_lower ? mb_strtolower( $text ) : $text;
		return $text !== '' && mb_strlen( $text ) <= self::MAX_VALUE && preg_match( '/[\x00-\x1F\x7F]/', $text ) === 0
			? $text
			: self::NONE;
	}
}
