<?php
/**
 * Addresses that may be printed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses that people and files name: only http, https and relative ones are ever printed.
 */
final class Address {

	private const MAX_LENGTH = 2000;

	/**
	 * Address of a picture or a video: without a protocol it is put behind a base (http, https, ftp,
	 * ftps and file are protocols).
	 *
	 * @param mixed  $value Any.
	 * @param string $base  Absolute address of a folder.
	 * @return string '' for what is not printed.
	 */
	public static function media( mixed $value, string $base ): string {
		$url = self::clean( $value );
		if ( $url === '' || preg_match( '~^(ftps?|file):~i', $url ) === 1 ) {
			return '';
		}
		if ( preg_match( '~^(https?:)?//[^/?#@\s]+(?=[/?#]|$)~Di', $url ) === 1 ) {
			return $url;
		}
		return preg_match( '~^(https?:|//)~i', $url ) === 1 ? '' : trailingslashit( $base ) . ltrim( $url, '/' );
	}

	/**
	 * Address that something leads to.
	 *
	 * @param mixed $value Any.
	 * @return string '' for what is not printed.
	 */
	public static function link( mixed $value ): string {
		$url = self::clean( $value );
		return preg_match( '~^[^/?#]*:~', $url ) === 1
			&& preg_match( '~^https?://[^/?#@\s]+(?=[/?#]|$)~Di', $url ) !== 1
			? ''
			: $url;
	}

	/**
	 * An address in one piece.
	 *
	 * @param mixed $value Any.
	 */
	private static function clean( mixed $value ): string {
		if ( ! is_string( $value ) ) {
			return '';
		}
		$url = trim( $value );
		// Browsers drop control characters and take \ for /: what is left may be another address.
		if (
			$url === ''
			|| strlen( $url ) > self::MAX_LENGTH
			|| preg_match( '/[\x00-\x1F\x7F\\\\]/', $url ) === 1
			|| preg_match( '//u', $url ) !== 1
		) {
			return '';
		}
		return str_replace( [ ' ', '"', "'", '<', '>', '`' ], [ '%20', '%22', '%27', '%3C', '%3E', '%60' ], $url );
	}
}
