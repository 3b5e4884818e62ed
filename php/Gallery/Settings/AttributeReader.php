<?php
/**
 * Reads attributes of blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads an object of settings that may hold anything: what is of another type or no choice counts as not given, numbers
 * are brought within their bounds.
 */
final class AttributeReader {

	/** Longest list of words. */
	private const MAX_WORDS = 200;

	/**
	 * Members by name.
	 *
	 * @var array<mixed>
	 */
	private readonly array $members;

	/**
	 * Keeps the object.
	 *
	 * @param mixed $members An object as PHP decodes it; anything else has no members.
	 */
	public function __construct( mixed $members ) {
		$this->members = is_array( $members ) ? $members : [];
	}

	/**
	 * Whether something is said about a member.
	 *
	 * @param string $name Name.
	 */
	public function has( string $name ): bool {
		return isset( $this->members[ $name ] );
	}

	/**
	 * All members as they are.
	 *
	 * @return array<string, mixed>
	 */
	public function all(): array {
		return array_filter( $this->members, 'is_string', ARRAY_FILTER_USE_KEY );
	}

	/**
	 * A member as it is.
	 *
	 * @param string $name Name.
	 */
	public function raw( string $name ): mixed {
		return $this->members[ $name ] ?? null;
	}

	/**
	 * A member that is an object.
	 *
	 * @param string $name Name.
	 */
	public function part( string $name ): self {
		return new self( $this->members[ $name ] ?? null );
	}

	/**
	 * A whole number, rounded.
	 *
	 * @param string $name   Name.
	 * @param int    $normal When there is none.
	 * @param int    $least  Least.
	 * @param int    $most   Most.
	 */
	public function whole( string $name, int $normal, int $least, int $most ): int {
		return (int) floor( $this->number( $name, $normal, $least, $most ) + 0.5 );
	}

	/**
	 * A number.
	 *
	 * @param string $name   Name.
	 * @param float  $normal When there is none.
	 * @param float  $least  Least.
	 * @param float  $most   Most.
	 */
	public function number( string $name, float $normal, float $least, float $most ): float {
		$value = $this->members[ $name ] ?? null;
		// Bounded before it is made an integer: what no integer can hold would become any of them.
		return ( is_int( $value ) || is_float( $value ) ) && ! is_nan( (float) $value )
			? max( $least, min( $most, (float) $value ) )
			: $normal;
	}

	/**
	 * Yes or no.
	 *
	 * @param string $name   Name.
	 * @param bool   $normal When it is neither.
	 */
	public function flag( string $name, bool $normal ): bool {
		$value = $this->members[ $name ] ?? null;
		return is_bool( $value ) ? $value : $normal;
	}

	/**
	 * One of several words.
	 *
	 * @param string   $name    Name.
	 * @param string   $normal  When it is none of them.
	 * @param string[] $choices The words.
	 */
	public function choice( string $name, string $normal, array $choices ): string {
		$value = $this->members[ $name ] ?? null;
		return is_string( $value ) && in_array( $value, $choices, true ) ? $value : $normal;
	}

	/**
	 * A text without white space around it.
	 *
	 * @param string $name   Name.
	 * @param string $normal When there is none.
	 * @param int    $most   Longest, in characters.
	 */
	public function text( string $name, string $normal = '', int $most = 200 ): string {
		$value = $this->members[ $name ] ?? null;
		return is_string( $value ) ? mb_substr( trim( wp_check_invalid_utf8( $value ) ), 0, $most ) : $normal;
	}

	/**
	 * Words, none of them empty, none twice.
	 *
	 * @param string   $name   Name.
	 * @param string[] $normal When there is no list.
	 * @return list<string>
	 */
	public function words( string $name, array $normal = [] ): array {
		$value = $this->members[ $name ] ?? null;
		if ( ! is_array( $value ) ) {
			return array_values( $normal );
		}
		$words = [];
		foreach ( array_slice( $value, 0, self::MAX_WORDS ) as $word ) {
			$word = ( new self( [ $word ] ) )->text( '0' );
			if ( $word !== '' && ! in_array( $word, $words, true ) ) {
				$words[] = $word;
			}
		}
		return $words;
	}

	/**
	 * Objects of a list; everything else in it is left out.
	 *
	 * @param string $name Name.
	 * @param int    $most Longest.
	 * @return list<array<mixed>>
	 */
	public function objects( string $name, int $most ): array {
		$value = $this->members[ $name ] ?? null;
		return is_array( $value ) ? array_slice( array_values( array_filter( $value, 'is_array' ) ), 0, $most ) : [];
	}
}
