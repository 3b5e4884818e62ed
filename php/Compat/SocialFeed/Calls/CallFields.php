<?php
/**
 * Fields of a call.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Calls;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor has sent, each within its bounds. Addresses among them are never asked, tokens never read.
 */
final class CallFields {

	/** Bytes of a text. */
	private const MAX_LENGTH = 20_000;

	/** Members of a list. */
	private const MAX_MEMBERS = 50;

	/** An id on a network. */
	private const ID = '/^[\w-]{1,191}$/D';

	/**
	 * Keeps the fields.
	 *
	 * @param array<mixed> $given Fields by name, possibly hostile.
	 */
	public function __construct( private readonly array $given ) {}

	/**
	 * A text.
	 *
	 * @param string $name Name.
	 */
	public function text( string $name ): string {
		$value = $this->given[ $name ] ?? '';
		return is_string( $value ) && strlen( $value ) <= self::MAX_LENGTH ? $value : '';
	}

	/**
	 * A whole number from 0.
	 *
	 * @param string $name Name.
	 * @param int    $most Largest.
	 */
	public function number( string $name, int $most ): int {
		$text = $this->text( $name );
		return ctype_digit( $text ) && strlen( $text ) < 16 ? min( $most, (int) $text ) : 0;
	}

	/**
	 * An id on a network.
	 *
	 * @param string $name Name.
	 * @return string '' where it is none.
	 */
	public function id( string $name ): string {
		$text = $this->text( $name );
		return preg_match( self::ID, $text ) === 1 ? $text : '';
	}

	/**
	 * Ids on a network.
	 *
	 * @param string $name Name.
	 * @return list<string>
	 */
	public function ids( string $name ): array {
		$given = $this->given[ $name ] ?? null;
		$ids   = array_filter(
			is_array( $given ) ? array_slice( $given, 0, self::MAX_MEMBERS ) : [],
			static fn( mixed $id ): bool => is_string( $id ) && preg_match( self::ID, $id ) === 1
		);
		return array_values( array_unique( $ids ) );
	}

	/**
	 * Members of a list that have fields themselves.
	 *
	 * @param string $name Name.
	 * @return list<self>
	 */
	public function members( string $name ): array {
		$given = $this->given[ $name ] ?? null;
		$given = is_array( $given ) ? array_slice( $given, 0, self::MAX_MEMBERS ) : [];
		return array_map(
			static fn( array $fields ): self => new self( $fields ),
			array_values( array_filter( $given, 'is_array' ) )
		);
	}

	/**
	 * Attributes of a shortcode: an object, or its JSON.
	 *
	 * @param string $name Name.
	 * @return array<string, string>
	 */
	public function attributes( string $name ): array {
		$given = $this->given[ $name ] ?? null;
		$given = is_array( $given ) ? $given : json_decode( $this->text( $name ), true, 3 );
		$given = is_array( $given ) ? array_slice( $given, 0, self::MAX_MEMBERS, true ) : [];
		$texts = [];
		foreach ( $given as $key => $value ) {
			if ( is_string( $key ) && is_scalar( $value ) ) {
				$texts[ $key ] = is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value;
			}
		}
		return $texts;
	}

	/**
	 * A cursor of ours, as such or as one member of a JSON object.
	 *
	 * @param string $name Name.
	 * @return string '' where there is none.
	 */
	public function cursor( string $name ): string {
		$text    = $this->text( $name );
		$decoded = json_decode( $text, true, 2 );
		$cursor  = is_array( $decoded ) ? $decoded[ array_key_first( $decoded ) ] ?? '' : $text;
		return is_string( $cursor ) && preg_match( '/^[\w-]+$/D', $cursor ) === 1 ? $cursor : '';
	}
}
