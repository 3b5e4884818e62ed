<?php
/**
 * Encrypts access tokens and keys of providers before they are stored.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Authenticated encryption (XChaCha20-Poly1305) with a key derived from `VITRINE_KEY` or from the site's salts.
 *
 * A sealed text is `v1:{key id}:{base64 of nonce and cipher text}`. The key id tells a changed key from a forged text.
 */
final class Encryption {

	private const SALTS = [
		'AUTH_KEY',
		'SECURE_AUTH_KEY',
		'LOGGED_IN_KEY',
		'NONCE_KEY',
		'AUTH_SALT',
		'SECURE_AUTH_SALT',
		'LOGGED_IN_SALT',
		'NONCE_SALT',
	];

	private const MIN_LENGTH = 32;

	/**
	 * Takes the constants; WordPress's own fallback, salts kept in the database, is no secret from whoever has a dump.
	 *
	 * @param array<string, mixed> $constants VITRINE_KEY and the salts by name, as far as they are defined.
	 */
	public function __construct( private readonly array $constants ) {}

	/**
	 * One with the constants of this site.
	 */
	public static function of_site(): self {
		$constants = [];
		foreach ( [ 'VITRINE_KEY', ...self::SALTS ] as $name ) {
			if ( defined( $name ) ) {
				$constants[ $name ] = constant( $name );
			}
		}
		return new self( $constants );
	}

	/**
	 * Whether there is a key to seal with.
	 */
	public function has_key(): bool {
		return $this->material() !== null;
	}

	/**
	 * Seals a text.
	 *
	 * @param string $text    What to hide.
	 * @param string $context What it belongs to; the same is needed to open it.
	 * @param string $address Where it will be sent: with another address it does not open. '' = nowhere.
	 * @throws KeyMissing When the site has neither VITRINE_KEY nor salts of its own.
	 */
	public function seal( #[\SensitiveParameter] string $text, string $context, string $address = '' ): string {
		$key   = $this->key();
		$nonce = random_bytes( SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
		$bound = self::bound( $context, $address );
		$bytes = $nonce . sodium_crypto_aead_xchacha20poly1305_ietf_encrypt( $text, $bound, $nonce, $key );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- binary in a text column.
		return 'v1:' . $this->key_id( $key ) . ':' . base64_encode( $bytes );
	}

	/**
	 * Opens what was sealed.
	 *
	 * @param string $sealed  Text of `seal()`.
	 * @param string $context The context it was sealed with.
	 * @param string $address The address it was sealed with. What was sealed without one opens with any.
	 * @throws KeyMissing When the site has no key any more.
	 * @throws KeyChanged When it was sealed with another key or for another address, or was changed since.
	 */
	public function open( string $sealed, string $context, string $address = '' ): string {
		$key   = $this->key();
		$parts = explode( ':', $sealed, 3 );
		if ( count( $parts ) !== 3 || $parts[0] !== 'v1' || ! hash_equals( $this->key_id( $key ), $parts[1] ) ) {
			throw new KeyChanged( 'Sealed with another key.' );
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- binary in a text column.
		$bytes = base64_decode( $parts[2], true );
		if ( $bytes === false || strlen( $bytes ) <= SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES ) {
			throw new KeyChanged( 'Not a sealed text.' );
		}
		$nonce = substr( $bytes, 0, SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
		foreach ( array_unique( [ self::bound( $context, $address ), $context ] ) as $bound ) {
			try {
				$text = sodium_crypto_aead_xchacha20poly1305_ietf_decrypt(
					substr( $bytes, strlen( $nonce ) ),
					$bound,
					$nonce,
					$key
				);
			} catch ( \SodiumException ) {
				$text = false;
			}
			if ( $text !== false ) {
				return $text;
			}
		}
		throw new KeyChanged( 'Changed since it was sealed, or sealed for another address.' );
	}

	/**
	 * What is authenticated with a text.
	 *
	 * @param string $context What it belongs to.
	 * @param string $address Where it will be sent, or ''.
	 */
	private static function bound( string $context, string $address ): string {
		return $address === '' ? $context : "{$context}\n{$address}";
	}

	/**
	 * The key itself.
	 *
	 * @throws KeyMissing When there is none.
	 */
	private function key(): string {
		$material = $this->material();
		if ( $material === null ) {
			throw new KeyMissing( 'No VITRINE_KEY and no salts.' );
		}
		return hash_hkdf( 'sha256', $material, SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_KEYBYTES, 'vitrine-token-v1' );
	}

	/**
	 * What the key is derived from, or null.
	 */
	private function material(): ?string {
		$own = $this->constants['VITRINE_KEY'] ?? null;
		if ( is_string( $own ) && $own !== '' ) {
			return strlen( $own ) >= self::MIN_LENGTH ? $own : null;
		}
		$salts = [];
		foreach ( self::SALTS as $name ) {
			$salt = $this->constants[ $name ] ?? '';
			// The phrase of wp-config-sample.php, in every translation of it, repeats.
			if (
				! is_string( $salt ) || strlen( $salt ) < self::MIN_LENGTH || $salt === 'put your unique phrase here'
			) {
				return null;
			}
			$salts[] = $salt;
		}
		return count( array_unique( $salts ) ) === count( $salts ) ? implode( "\n", $salts ) : null;
	}

	/**
	 * Names a key without telling it.
	 *
	 * @param string $key The key.
	 */
	private function key_id( #[\SensitiveParameter] string $key ): string {
		return substr( hash( 'sha256', 'vitrine-key-id' . $key ), 0, 12 );
	}
}
