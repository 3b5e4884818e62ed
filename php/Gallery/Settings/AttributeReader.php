<?php
/**
 * Reads what somebody asks for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads an object that may hold anything: what is of another type or no choice counts as not given. Attributes of
 * blocks are read by Support\Schema.
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
	 * @param int    $max    Longest, in characters.
	 */
	public function text( string $name, string $normal = '', int $max = 200 ): string {
		$value = $this->members[ $name ] ?? null;
		return is_string( $value ) ? mb_substr( trim( wp_check_invalid_utf8( $value ) ), 0, $max ) : $normal;
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
}
