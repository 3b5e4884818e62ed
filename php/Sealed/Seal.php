<?php
/**
 * Text that only this site can have made.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Sealed;

defined( 'ABSPATH' ) || exit;

/**
 * Encrypts and authenticates text for one purpose with the key of the site, for an address.
 *
 * The same text gives the same seal (the nonce is a keyed hash of it), so that cached pages and answers stay equal.
 */
final class Seal {

	/** Longer ones are none of ours. */
	private const MAX_LENGTH = 8000;

	private const NONCE = SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES;

	/**
	 * Keeps key and purpose.
	 *
	 * @param string $key     Secret of the site, option `vitrine_cursor_key`.
	 * @param string $purpose What is sealed for one purpose does not open for another.
	 */
	public function __construct(
		#[\SensitiveParameter] private readonly string $key,
		private readonly string $purpose
	) {}

	/**
	 * Seals of this site.
	 *
	 * @param string $purpose Purpose.
	 */
	public static function of_site( string $purpose ): self {
		$key = get_option( 'vitrine_cursor_key', '' );
		return new self( is_string( $key ) ? $key : '', $purpose );
	}

	/**
	 * Seals text.
	 *
	 * @param string $text Any.
	 * @return string '' where the site has no key.
	 */
	public function close( string $text ): string {
		if ( $this->key === '' ) {
			return '';
		}
		$packed = function_exists( 'gzdeflate' ) ? (string) gzdeflate( $text, 9 ) : '';
		$text   = $packed !== '' && strlen( $packed ) < strlen( $text ) ? "1{$packed}" : "0{$text}";
		$nonce  = substr( $this->keyed( 'nonce', $text ), 0, self::NONCE );
		$sealed = sodium_crypto_aead_xchacha20poly1305_ietf_encrypt(
			$text,
			$this->purpose,
			$nonce,
			$this->keyed( 'key' )
		);
		return sodium_bin2base64( $nonce . $sealed, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING );
	}

	/**
	 * Opens a seal.
	 *
	 * @param string $sealed What a visitor sent.
	 * @return string|null Null when this site has not made it for this purpose.
	 */
	public function open( string $sealed ): ?string {
		if ( $this->key === '' || $sealed === '' || strlen( $sealed ) > self::MAX_LENGTH ) {
			return null;
		}
		try {
			$bytes = sodium_base642bin( $sealed, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING );
			$nonce = substr( $bytes, 0, self::NONCE );
			$text  = strlen( $bytes ) > self::NONCE
				? sodium_crypto_aead_xchacha20poly1305_ietf_decrypt(
					substr( $bytes, self::NONCE ),
					$this->purpose,
					$nonce,
					$this->keyed( 'key' )
				)
				: false;
		} catch ( \Throwable ) {
			return null;
		}
		if ( $text === false || $text === '' ) {
			return null;
		}
		// What has been authenticated was packed here.
		$open = $text[0] === '1'
			? ( function_exists( 'gzinflate' ) ? gzinflate( substr( $text, 1 ) ) : false )
			: substr( $text, 1 );
		return $open === false ? null : $open;
	}

	/**
	 * A digest that nobody else can compute.
	 *
	 * @param string $text Any.
	 */
	public function digest( string $text ): string {
		return sodium_bin2base64(
			substr( $this->keyed( 'digest', $text ), 0, 18 ),
			SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING
		);
	}

	/**
	 * Bytes for one use: a key, or those of a text.
	 *
	 * @param string $use  Such as `nonce`.
	 * @param string $text Text.
	 */
	private function keyed( string $use, string $text = '' ): string {
		return hash_hmac( 'sha256', $text, hash_hmac( 'sha256', "{$this->purpose}-{$use}", $this->key, true ), true );
	}
}
