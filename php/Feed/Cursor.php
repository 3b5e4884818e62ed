<?php
/**
 * Where in a feed a visitor is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Seals the settings of a feed and a position in it into one opaque text that only this site can have made.
 *
 * The same input gives the same text (the nonce is a keyed hash of it), so that cached pages stay equal; it never ends,
 * so that Load more works on a page that was cached a year ago.
 */
final class Cursor {

	/** Longer ones are not ours: 40 words of 100 characters fit, whatever characters they are. */
	private const MAX_LENGTH = 36_000;

	/**
	 * Keeps the key.
	 *
	 * @param string $key Secret of the site, option `vitrine_cursor_key`.
	 */
	public function __construct( #[\SensitiveParameter] private readonly string $key ) {}

	/**
	 * The cursors of this site.
	 */
	public static function of_site(): self {
		$key = get_option( 'vitrine_cursor_key', '' );
		return new self( is_string( $key ) ? $key : '' );
	}

	/**
	 * Seals a position.
	 *
	 * @param FeedSettings    $settings Settings of the feed.
	 * @param array{int, int} $position Time and row of the last post shown.
	 */
	public function seal( FeedSettings $settings, array $position ): string {
		$normal = FeedSettings::of( [] )->attributes();
		$own    = array_filter(
			$settings->attributes(),
			static fn( $value, string $name ): bool => $value !== $normal[ $name ],
			ARRAY_FILTER_USE_BOTH
		);
		$text   = (string) wp_json_encode( [ $own, $position ], JSON_UNESCAPED_UNICODE );
		$nonce  = substr(
			hash_hmac( 'sha256', $text, $this->derived( 'nonce' ), true ),
			0,
			SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES
		);
		return sodium_bin2base64(
			$nonce . sodium_crypto_aead_xchacha20poly1305_ietf_encrypt(
				$text,
				'vitrine-cursor',
				$nonce,
				$this->derived( 'key' )
			),
			SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING
		);
	}

	/**
	 * Opens a cursor.
	 *
	 * @param string $cursor What a visitor sent.
	 * @return array{FeedSettings, array{int, int}} Settings and position.
	 * @throws CursorInvalid When this site has not made it.
	 */
	public function open( string $cursor ): array {
		if ( $this->key === '' || $cursor === '' || strlen( $cursor ) > self::MAX_LENGTH ) {
			throw new CursorInvalid( 'No cursor.' );
		}
		try {
			$bytes = sodium_base642bin( $cursor, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING );
			$nonce = substr( $bytes, 0, SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
			$text  = strlen( $bytes ) > strlen( $nonce )
				? sodium_crypto_aead_xchacha20poly1305_ietf_decrypt(
					substr( $bytes, strlen( $nonce ) ),
					'vitrine-cursor',
					$nonce,
					$this->derived( 'key' )
				)
				: false;
		} catch ( \Throwable ) {
			$text = false;
		}
		$data = $text === false ? null : json_decode( $text, true );
		if (
			! is_array( $data )
			|| ! is_array( $data[0] ?? null )
			|| ! is_int( $data[1][0] ?? null )
			|| ! is_int( $data[1][1] ?? null )
		) {
			throw new CursorInvalid( 'Not made here.' );
		}
		return [ FeedSettings::of( $data[0] ), [ $data[1][0], $data[1][1] ] ];
	}

	/**
	 * A key for one purpose.
	 *
	 * @param string $purpose Its name.
	 */
	private function derived( string $purpose ): string {
		return hash_hmac( 'sha256', 'vitrine-cursor-' . $purpose, $this->key, true );
	}
}
