<?php
/**
 * Attributes of a shortcode.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

defined( 'ABSPATH' ) || exit;

/**
 * Reads values that contributors have written, and notes which of them were understood.
 */
final class ShortcodeValues {

	/** Longest value that is read. */
	private const MAX_LENGTH = 1000;

	/** Words of switches. */
	private const SWITCH = [
		'true'  => true,
		'on'    => true,
		'yes'   => true,
		'1'     => true,
		'false' => false,
		'off'   => false,
		'no'    => false,
		'0'     => false,
	];

	/** Days in each unit of relative dates. */
	private const UNITS = [ 'day' => 1, 'week' => 7, 'month' => 30, 'year' => 365 ];

	/**
	 * Values by name.
	 *
	 * @var array<string, string>
	 */
	private readonly array $values;

	/**
	 * Names that say something.
	 *
	 * @var list<string>
	 */
	private readonly array $names;

	/**
	 * Names that were read, and whose values mean something.
	 *
	 * @var array<string, true>
	 */
	private array $understood = [];

	/**
	 * Keeps the values.
	 *
	 * @param array<mixed> $given Attributes as core parses them, possibly hostile.
	 */
	public function __construct( array $given ) {
		$values = [];
		foreach ( $given as $name => $value ) {
			// What has no name is a word between the attributes.
			if ( is_string( $name ) && is_string( $value ) && trim( $value ) !== '' ) {
				$values[ strtolower( $name ) ] = trim( $value );
			}
		}
		$this->names  = array_map( 'strval', array_keys( $values ) );
		$this->values = array_filter(
			$values,
			static fn( string $value ): bool => strlen( $value ) <= self::MAX_LENGTH
		);
	}

	/**
	 * A text.
	 *
	 * @param string ...$names The first of them that says something.
	 */
	public function text( string ...$names ): string {
		return $this->read( static fn( string $text ): string => $text, ...$names ) ?? '';
	}

	/**
	 * A number within bounds; `px` may stand behind it.
	 *
	 * @param int    $least Smallest.
	 * @param int    $most  Largest.
	 * @param string ...$names The first of them that says something.
	 */
	public function number( int $least, int $most, string ...$names ): ?int {
		return $this->read(
			static function ( string $text ) use ( $least, $most ): ?int {
				$text = (string) preg_replace( '/px$/iD', '', $text );
				return is_numeric( $text ) ? (int) max( $least, min( $most, (float) $text ) ) : null;
			},
			...$names
		);
	}

	/**
	 * A switch.
	 *
	 * @param string ...$names The first of them that says something.
	 */
	public function is_on( string ...$names ): ?bool {
		return $this->choice( self::SWITCH, ...$names );
	}

	/**
	 * Words between commas.
	 *
	 * @param string ...$names The first of them that says something.
	 * @return list<string>
	 */
	public function words( string ...$names ): array {
		$words = static fn( string $text ): array => array_values(
			array_filter( array_map( 'trim', explode( ',', $text ) ), static fn( string $word ): bool => $word !== '' )
		);
		return $this->read(
			static fn( string $text ): ?array => $words( $text ) === [] ? null : $words( $text ),
			...$names
		) ?? [];
	}

	/**
	 * Ids of posts on a network between commas. Short numbers are none: those of lists that the other plugin keeps.
	 *
	 * @param string $name Name.
	 * @return list<string>
	 */
	public function ids( string $name ): array {
		return $this->read(
			static function ( string $text ): ?array {
				$ids = array_map( 'trim', explode( ',', $text ) );
				return preg_grep( '/^\d{8,64}(_\d{1,64})?$/D', $ids, PREG_GREP_INVERT ) === [] ? $ids : null;
			},
			$name
		) ?? [];
	}

	/**
	 * A day as the block has it, such as `2026-01-31`: of a date with its year, or of seconds since 1970.
	 *
	 * @param string $name Name.
	 */
	public function day( string $name ): ?string {
		return $this->read(
			static function ( string $text ): ?string {
				$is_date = preg_match( '/(?<!\d)(19|20)\d{2}(?!\d)/', $text ) === 1;
				$seconds = match ( true ) {
					preg_match( '/^\d{9,10}$/D', $text ) === 1 => (int) $text,
					default => $is_date ? strtotime( $text ) : false,
				};
				return $seconds === false ? null : gmdate( 'Y-m-d', $seconds );
			},
			$name
		);
	}

	/**
	 * How many days ago it was, such as 14 for `-2 weeks`.
	 *
	 * @param string $name Name.
	 */
	public function days_ago( string $name ): ?int {
		return $this->read(
			static function ( string $text ): ?int {
				$pattern = '/^-?\s*(\d{1,4})\s*(day|week|month|year)s?(\s+ago)?$/iD';
				return preg_match( $pattern, $text, $parts ) === 1
					? min( 3650, (int) $parts[1] * self::UNITS[ strtolower( $parts[2] ) ] )
					: null;
			},
			$name
		);
	}

	/**
	 * A color in figures.
	 *
	 * @param string ...$names The first of them that says something.
	 */
	public function color( string ...$names ): ?string {
		return $this->read(
			static fn( string $text ): ?string =>
				preg_match( '/^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/iD', $text, $parts ) === 1
					? "#{$parts[1]}"
					: null,
			...$names
		);
	}

	/**
	 * Classes of the feed.
	 */
	public function class_names(): ?string {
		return $this->read(
			static function ( string $text ): ?string {
				$names = array_map( 'sanitize_html_class', explode( ' ', $text ) );
				$names = implode( ' ', array_diff( $names, [ '' ] ) );
				return $names === '' ? null : $names;
			},
			'class'
		);
	}

	/**
	 * What another list says for a word.
	 *
	 * @template T
	 * @param array<array-key, T> $choices Values by word.
	 * @param string              ...$names The first of them that says something.
	 * @return T|null
	 */
	public function choice( array $choices, string ...$names ): mixed {
		return $this->read( static fn( string $text ): mixed => $choices[ strtolower( $text ) ] ?? null, ...$names );
	}

	/**
	 * What a value means. One that means nothing is not understood.
	 *
	 * @template T
	 * @param \Closure(string): (T|null) $meaning  Reads it.
	 * @param string                     ...$names The first of them that says something.
	 * @return T|null
	 */
	private function read( \Closure $meaning, string ...$names ): mixed {
		foreach ( $names as $name ) {
			if ( ( $this->values[ $name ] ?? '' ) !== '' ) {
				$meant = $meaning( $this->values[ $name ] );
				if ( $meant !== null ) {
					$this->understood[ $name ] = true;
				}
				return $meant;
			}
		}
		return null;
	}

	/**
	 * Reads what says what the block does anyway.
	 *
	 * @param array<string, bool|string> $always What the block does, by name.
	 */
	public function agree( array $always ): void {
		foreach ( $always as $name => $done ) {
			$this->choice( is_string( $done ) ? [ $done => true ] : self::words_of( $done ), $name );
		}
	}

	/**
	 * Words of a switch that is on or off.
	 *
	 * @param bool $is_on Which.
	 * @return array<array-key, bool>
	 */
	private static function words_of( bool $is_on ): array {
		return array_filter( self::SWITCH, static fn( bool $on ): bool => $on === $is_on );
	}

	/**
	 * Takes back that something was understood.
	 *
	 * @param string ...$names Names.
	 */
	public function forget( string ...$names ): void {
		$this->understood = array_diff_key( $this->understood, array_flip( $names ) );
	}

	/**
	 * Names that nobody has read, or whose values mean nothing: they have no effect.
	 *
	 * @return list<string>
	 */
	public function without_effect(): array {
		return array_values( array_diff( $this->names, array_keys( $this->understood ) ) );
	}
}
