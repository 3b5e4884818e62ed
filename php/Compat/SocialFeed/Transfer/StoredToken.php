<?php
/**
 * A token that another plugin has stored.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer;

use Vitrine\Graph\Token;

defined( 'ABSPATH' ) || exit;

/**
 * Opens it with the keys of this site: AES-256-CTR, base64 of the vector and of base64, and the salt behind the text
 * says that it is right. Where the site has moved or its keys have changed, it does not open.
 */
final class StoredToken {

	private const METHOD = 'aes-256-ctr';

	/** Bytes of the vector. */
	private const VECTOR = 16;

	/** More than any token has. */
	private const MAX_LENGTH = 4000;

	/**
	 * Opens.
	 *
	 * @param FeedPlugin $plugin Whose it is.
	 * @param string     $stored As it is stored: sealed, or as it is where the server had no OpenSSL.
	 * @return string|null Null where it does not open, or is no token.
	 */
	public static function open( FeedPlugin $plugin, #[\SensitiveParameter] string $stored ): ?string {
		if ( strlen( $stored ) > self::MAX_LENGTH ) {
			return null;
		}
		// What is sealed may begin as tokens do.
		$token = self::opened( $plugin, $stored )
			?? ( Token::network( $stored ) === null ? null : $stored );
		return $token !== null && Token::is_one( $token ) ? $token : null;
	}

	/**
	 * What is sealed.
	 *
	 * @param FeedPlugin $plugin Whose it is.
	 * @param string     $sealed Sealed text.
	 */
	public static function opened( FeedPlugin $plugin, #[\SensitiveParameter] string $sealed ): ?string {
		$key  = self::constant( $plugin, 'KEY' );
		$salt = self::constant( $plugin, 'SALT' );
		$raw  = base64_decode( $sealed, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as it is stored.
		if ( $key === '' || $salt === '' || $raw === false || strlen( $raw ) <= self::VECTOR ) {
			return null;
		}
		$text = function_exists( 'openssl_decrypt' )
			? openssl_decrypt( substr( $raw, self::VECTOR ), self::METHOD, $key, 0, substr( $raw, 0, self::VECTOR ) )
			: false;
		return is_string( $text ) && str_ends_with( $text, $salt ) ? substr( $text, 0, -strlen( $salt ) ) : null;
	}

	/**
	 * What wp-config.php says.
	 *
	 * @param FeedPlugin $plugin Whose constant goes first.
	 * @param string     $which  `KEY` or `SALT`.
	 */
	private static function constant( FeedPlugin $plugin, string $which ): string {
		foreach ( [ strtoupper( $plugin->prefix() ) . "_ENCRYPTION_{$which}", "LOGGED_IN_{$which}" ] as $name ) {
			if ( defined( $name ) && is_string( constant( $name ) ) && constant( $name ) !== '' ) {
				return constant( $name );
			}
		}
		return '';
	}
}
