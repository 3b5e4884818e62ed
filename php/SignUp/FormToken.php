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
	 * @param int    $post    Post that is shown, 0 = a template alone.
	 * @param int    $time    When the form is printed.
	 */
	public static function of( string $consent, int $post, int $time ): string {
		$text = sodium_bin2base64(
			(string) wp_json_encode(
				[ $consent, $post, $time, get_current_blog_id() ],
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
			),
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
		return is_array( $read )
			&& count( $read ) === 4
			&& $read[3] === get_current_blog_id()
			? [ 'consent' => (string) $read[0], 'post' => (int) $read[1], 'time' => (int) $read[2] ]
			: null;
	}

	/**
	 * The post that the form of a page belongs to. Whoever may write drafts can have blocks rendered by the REST API:
	 * there only posts count, which somebody has to publish first.
	 */
	public static function post(): int {
		if ( wp_is_serving_rest_request() || wp_doing_ajax() ) {
			$post = get_the_ID();
			return $post === false ? -1 : $post;
		}
		return is_singular() ? get_queried_object_id() : 0;
	}

	/**
	 * Why a form is not taken: nobody who may publish stands behind its post.
	 *
	 * @param int $post Post, 0 = a template.
	 * @return string A code of Answers, '' = it is taken.
	 */
	public static function refusal( int $post ): string {
		$status = $post > 0 ? get_post_status( $post ) : false;
		if ( $post === 0 || $status === 'private' || is_string( $status ) && is_post_status_viewable( $status ) ) {
			return '';
		}
		return $status === false || $status === 'trash' ? 'stale' : 'draft';
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
