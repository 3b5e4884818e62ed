<?php
/**
 * Reads fields of an answer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Answers may hold anything: each function gives a clean value of one type, or the empty one.
 */
final class Field {

	/** The network's own limit for a post is 63,206 characters. */
	private const MAX_LENGTH = 65000;

	/**
	 * What stands at a path.
	 *
	 * @param mixed      $data  Answer or part of it.
	 * @param string|int ...$path Keys.
	 */
	public static function at( mixed $data, string|int ...$path ): mixed {
		foreach ( $path as $key ) {
			if ( ! is_array( $data ) || ! array_key_exists( $key, $data ) ) {
				return null;
			}
			$data = $data[ $key ];
		}
		return $data;
	}

	/**
	 * Text without control characters and without characters that turn the direction of what stands around it.
	 *
	 * @param mixed $value  Value.
	 * @param int   $length Most characters.
	 */
	public static function text( mixed $value, int $length = self::MAX_LENGTH ): string {
		if ( ! is_string( $value ) || $value === '' ) {
			return '';
		}
		$text = str_replace( [ "\r\n", "\r" ], "\n", $value );
		// Kept: joiners, direction marks of single characters, and the tags of flag emoji.
		$text = (string) preg_replace( '/(?![\n\t\x{200C}-\x{200F}\x{E0020}-\x{E007F}])[\p{Cc}\p{Cf}]/u', '', $text );
		return trim( mb_substr( $text, 0, $length ) );
	}

	/**
	 * Text on one line.
	 *
	 * @param mixed $value  Value.
	 * @param int   $length Most characters.
	 */
	public static function line( mixed $value, int $length = 191 ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', self::text( $value, $length ) ) );
	}

	/**
	 * The name of an account in addresses, or null.
	 *
	 * @param mixed $value Value.
	 */
	public static function handle( mixed $value ): ?string {
		return is_string( $value ) && preg_match( '/^[A-Za-z0-9._]{1,60}$/D', $value ) === 1 ? $value : null;
	}

	/**
	 * An absolute http(s) address, or null.
	 *
	 * @param mixed $value Value.
	 */
	public static function url( mixed $value ): ?string {
		if (
			! is_string( $value )
			|| strlen( $value ) > 4096
			|| preg_match( '~^https?://[^\s\x00-\x1f"<>\\\\]+$~iD', $value ) !== 1
		) {
			return null;
		}
		$url = esc_url_raw( $value, [ 'http', 'https' ] );
		return $url === '' || ! is_string( wp_parse_url( $url, PHP_URL_HOST ) ) ? null : $url;
	}

	/**
	 * An id: digits, letters, underscores.
	 *
	 * @param mixed $value Value.
	 */
	public static function id( mixed $value ): string {
		$id = is_int( $value ) ? (string) $value : $value;
		return is_string( $id ) && preg_match( '/^[A-Za-z0-9_:.\-]{1,180}$/D', $id ) === 1 ? $id : '';
	}

	/**
	 * Unix time of an ISO date such as `2021-07-09T19:09:52+0000`, below 0 before 1970, or null.
	 *
	 * @param mixed $value Value.
	 */
	public static function time( mixed $value ): ?int {
		if ( ! is_string( $value ) || preg_match( '/^[1-9]\d{3}-\d{2}-\d{2}T/', $value ) !== 1 ) {
			return null;
		}
		$time = strtotime( $value );
		return $time === false ? null : $time;
	}

	/**
	 * A count, or null.
	 *
	 * @param mixed $value Value.
	 */
	public static function count( mixed $value ): ?int {
		return is_int( $value ) && $value >= 0 ? $value : null;
	}

	/**
	 * A list of arrays.
	 *
	 * @param mixed $value Value.
	 * @return list<array<mixed>>
	 */
	public static function rows( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, 'is_array' ) ) : [];
	}
}
