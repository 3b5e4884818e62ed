<?php
/**
 * Cursors of older versions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Reads cursors of pages that were cached before cursors were bound to the posts around the block. None is made any
 * more, and what follows one ends (SealedSettings::again()).
 */
final class FormerCursor {

	/** Longer ones were never made: 40 words of 100 characters fit, whatever characters they are. */
	private const MAX_LENGTH = 36_000;

	private const NONCE = SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES;

	/**
	 * Opens one.
	 *
	 * @param string $key    Secret of the site.
	 * @param string $cursor What a visitor sent.
	 * @return array<mixed> Settings and position; nothing when this site has not made it.
	 */
	public static function open( #[\SensitiveParameter] string $key, string $cursor ): array {
		if ( $key === '' || strlen( $cursor ) > self::MAX_LENGTH ) {
			return [];
		}
		try {
			$bytes  = sodium_base642bin( $cursor, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING );
			$nonce  = substr( $bytes, 0, self::NONCE );
			$secret = hash_hmac( 'sha256', 'vitrine-cursor-key', $key, true );
			$text   = sodium_crypto_aead_xchacha20poly1305_ietf_decrypt(
				substr( $bytes, self::NONCE ),
				'vitrine-cursor',
				$nonce,
				$secret
			);
		} catch ( \Throwable ) {
			return [];
		}
		$data = json_decode( (string) $text, true );
		return is_array( $data ) ? $data : [];
	}
}
