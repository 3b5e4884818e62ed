<?php
/**
 * What proves that a page of this site counts a popup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * Eight characters that name the page, and sixteen that seal it together with the popup. It does not expire: the page
 * may be months old in a cache.
 */
final class CountToken {

	private const PAGE = 8;

	private const SEAL = 16;

	/**
	 * The token of a popup on the page that is asked for.
	 *
	 * @param int $popup Post.
	 */
	public static function of( int $popup ): string {
		$uri = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- hashed only.
		// Without its query: a cache may keep one page for any.
		$page = substr(
			self::text( hash( 'sha256', explode( '?', is_string( $uri ) ? $uri : '', 2 )[0], true ) ),
			0,
			self::PAGE
		);
		return $page . self::seal( $popup, $page );
	}

	/**
	 * Whether this site has made a token for a popup.
	 *
	 * @param string $token What a browser sent.
	 * @param int    $popup Post.
	 */
	public static function is_valid( string $token, int $popup ): bool {
		return strlen( $token ) === self::PAGE + self::SEAL
			&& hash_equals( self::seal( $popup, substr( $token, 0, self::PAGE ) ), substr( $token, self::PAGE ) );
	}

	/**
	 * Seals a page and a popup.
	 *
	 * @param int    $popup Post.
	 * @param string $page  Name of the page.
	 */
	private static function seal( int $popup, string $page ): string {
		return substr(
			self::text( hash_hmac( 'sha256', "vitrine-count|{$popup}|{$page}", wp_salt( 'nonce' ), true ) ),
			0,
			self::SEAL
		);
	}

	/**
	 * Bytes as text.
	 *
	 * @param string $bytes Bytes.
	 */
	private static function text( string $bytes ): string {
		return sodium_bin2base64( $bytes, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING );
	}
}
