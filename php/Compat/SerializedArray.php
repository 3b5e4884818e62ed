<?php
/**
 * Arrays as PHP writes them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * Reads arrays of texts, numbers and switches in files of strangers. PHP's own function could make objects;
 * this one knows none.
 */
final class SerializedArray {

	/** Arrays within arrays. */
	private const MAX_DEPTH = 20;

	/**
	 * Where reading is.
	 *
	 * @var int
	 */
	private int $at = 0;

	/**
	 * Keeps the text.
	 *
	 * @param string $text Text.
	 */
	private function __construct( private readonly string $text ) {}

	/**
	 * Reads an array.
	 *
	 * @param string $text Such as `a:1:{s:4:"name";i:1;}`.
	 * @return array<mixed>|null Null = it is none.
	 */
	public static function read( string $text ): ?array {
		$reader = new self( trim( $text ) );
		try {
			$value = $reader->value( 0 );
		} catch ( \UnexpectedValueException ) {
			return null;
		}
		return is_array( $value ) ? $value : null;
	}

	/**
	 * Reads a value.
	 *
	 * @param int $depth How deep it is.
	 * @throws \UnexpectedValueException When it is something else.
	 */
	private function value( int $depth ): mixed {
		if ( $depth > self::MAX_DEPTH ) {
			throw new \UnexpectedValueException();
		}
		if (
			preg_match(
				'/\G(?:N;|b:([01]);|i:(-?\d{1,18});|d:(-?[\d.]{1,30}(?:E[+-]?\d{1,3})?);|s:(\d{1,7}):"|a:(\d{1,5}):\{)/',
				$this->text,
				$match,
				PREG_UNMATCHED_AS_NULL,
				$this->at
			) !== 1
		) {
			throw new \UnexpectedValueException();
		}
		$this->at += strlen( $match[0] );
		if ( isset( $match[1] ) ) {
			return $match[1] === '1';
		}
		if ( isset( $match[2] ) ) {
			return (int) $match[2];
		}
		if ( isset( $match[3] ) ) {
			return (float) $match[3];
		}
		if ( isset( $match[4] ) ) {
			return $this->text( (int) $match[4] );
		}
		return isset( $match[5] ) ? $this->entries( (int) $match[5], $depth + 1 ) : null;
	}

	/**
	 * Reads text after its quotation mark.
	 *
	 * @param int $length Bytes.
	 * @throws \UnexpectedValueException When it ends elsewhere.
	 */
	private function text( int $length ): string {
		$text = substr( $this->text, $this->at, $length );
		if ( substr( $this->text, $this->at + $length, 2 ) !== '";' ) {
			throw new \UnexpectedValueException();
		}
		$this->at += $length + 2;
		return $text;
	}

	/**
	 * Reads the entries of an array.
	 *
	 * @param int $number How many.
	 * @param int $depth  How deep they are.
	 * @return array<mixed>
	 * @throws \UnexpectedValueException When they are others.
	 */
	private function entries( int $number, int $depth ): array {
		$entries = [];
		for ( $index = 0; $index < $number; ++$index ) {
			$key = $this->value( $depth );
			if ( ! is_int( $key ) && ! is_string( $key ) ) {
				throw new \UnexpectedValueException();
			}
			$entries[ $key ] = $this->value( $depth );
		}
		if ( ( $this->text[ $this->at ] ?? '' ) !== '}' ) {
			throw new \UnexpectedValueException();
		}
		++$this->at;
		return $entries;
	}
}
