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
	 * Names that were read and had something.
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
			if ( is_string( $name ) && is_string( $value ) && strlen( $value ) <= self::MAX_LENGTH ) {
				$values[ strtolower( $name ) ] = trim( $value );
			}
		}
		$this->values = $values;
	}

	/**
	 * A text.
	 *
	 * @param string ...$names The first of them that says something.
	 */
	public function text( string ...$names ): string {
		foreach ( $names as $name ) {
			if ( ( $this->values[ $name ] ?? '' ) !== '' ) {
				$this->understood[ $name ] = true;
				return $this->values[ $name ];
			}
		}
		return '';
	}

	/**
	 * A number within bounds.
	 *
	 * @param int    $least Smallest.
	 * @param int    $most  Largest.
	 * @param string ...$names The first of them that says something.
	 */
	public function number( int $least, int $most, string ...$names ): ?int {
		$text = $this->text( ...$names );
		return is_numeric( $text ) ? (int) max( $least, min( $most, (float) $text ) ) : null;
	}

	/**
	 * A switch.
	 *
	 * @param string ...$names The first of them that says something.
	 */
	public function is_on( string ...$names ): ?bool {
		return match ( strtolower( $this->text( ...$names ) ) ) {
			'true', 'on', 'yes', '1'  => true,
			'false', 'off', 'no', '0' => false,
			default                   => null,
		};
	}

	/**
	 * Words between commas.
	 *
	 * @param string ...$names The first of them that says something.
	 * @return list<string>
	 */
	public function words( string ...$names ): array {
		return array_values(
			array_filter(
				array_map( 'trim', explode( ',', $this->text( ...$names ) ) ),
				static fn( string $word ): bool => $word !== ''
			)
		);
	}

	/**
	 * What another list says for a word.
	 *
	 * @template T
	 * @param array<string, T> $choices Values by word.
	 * @param string           ...$names The first of them that says something.
	 * @return T|null
	 */
	public function choice( array $choices, string ...$names ): mixed {
		return $choices[ strtolower( $this->text( ...$names ) ) ] ?? null;
	}

	/**
	 * Names that nobody has read: they have no effect.
	 *
	 * @return list<string>
	 */
	public function without_effect(): array {
		return array_keys( array_diff_key( $this->values, $this->understood ) );
	}
}
