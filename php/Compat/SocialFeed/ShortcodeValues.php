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
	 * A number within bounds.
	 *
	 * @param int    $least Smallest.
	 * @param int    $most  Largest.
	 * @param string ...$names The first of them that says something.
	 */
	public function number( int $least, int $most, string ...$names ): ?int {
		return $this->read(
			static fn( string $text ): ?int => is_numeric( $text )
				? (int) max( $least, min( $most, (float) $text ) )
				: null,
			...$names
		);
	}

	/**
	 * A switch.
	 *
	 * @param string ...$names The first of them that says something.
	 */
	public function is_on( string ...$names ): ?bool {
		return $this->choice(
			[
				'true'  => true,
				'on'    => true,
				'yes'   => true,
				'1'     => true,
				'false' => false,
				'off'   => false,
				'no'    => false,
				'0'     => false,
			],
			...$names
		);
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
	 * A day as the block has it, such as `2026-01-31`; what is relative to today is not read.
	 *
	 * @param string $name Name.
	 */
	public function day( string $name ): ?string {
		return $this->read(
			static fn( string $text ): ?string => preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $text ) === 1 ? $text : null,
			$name
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
