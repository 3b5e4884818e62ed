<?php
/**
 * What a page says of its form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

defined( 'ABSPATH' ) || exit;

/**
 * Proves that this site has printed a form, and keeps what visitors agree to with it. It never expires: the page may be
 * months old in a cache.
 *
 * @phpstan-type Form array{consent: string, post: int, time: int}
 */
final class FormToken {

	/**
	 * Makes one.
	 *
	 * @param string $consent What visitors agree to, as HTML; '' = nothing is asked.
	 * @param int    $post    Post that is shown, 0 = none.
	 * @param int    $time    When the form is printed.
	 */
	public static function of( string $consent, int $post, int $time ): string {
		$text = sodium_bin2base64(
			(string) wp_json_encode( [ $consent, $post, $time ], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING
		);
		return "{$text}." . self::seal( $text );
	}

	/**
	 * Reads one.
	 *
	 * @param string $token What a browser sent.
	 * @return Form|null Null where this site has not made it.
	 */
	public static function read( string $token ): ?array {
		[ $text, $seal ] = [ ...explode( '.', $token, 2 ), '' ];
		if ( ! hash_equals( self::seal( $text ), $seal ) ) {
			return null;
		}
		try {
			$read = json_decode( sodium_base642bin( $text, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING ), true );
		} catch ( \SodiumException ) {
			return null;
		}
		return is_array( $read ) && count( $read ) === 3
			? [ 'consent' => (string) $read[0], 'post' => (int) $read[1], 'time' => (int) $read[2] ]
			: null;
	}

	/**
	 * Seals a text.
	 *
	 * @param string $text Text.
	 */
	private static function seal( string $text ): string {
		return substr( hash_hmac( 'sha256', "vitrine-sign-up-form|{$text}", wp_salt( 'nonce' ) ), 0, 32 );
	}
}
