<?php
/**
 * Lets script go on with what a page has begun.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Names the posts that are not for everybody and whose files a page has shown: private ones to those who may read them, protected ones to those who know the password.
 * Visitors' script asks without cookies; with the pass it gets the rest of what the page began.
 *
 * It is `ID-ID.SEAL`, holds for the gallery of one digest, for a day or two as nonces do, and until status or password of a post change.
 */
final class Pass {

	/** Most posts of a pass: a gallery of more is for those who edit, who see its first window. */
	private const MOST = 50;

	private const FORM = '/^([1-9]\d{0,15}(?:-[1-9]\d{0,15}){0,49})\.([0-9a-f]{32})$/D';

	/**
	 * Keeps who may see what.
	 *
	 * @param Visibility $visibility Notes what was shown.
	 */
	public function __construct( private readonly Visibility $visibility ) {}

	/**
	 * Begins a gallery.
	 */
	public function begin(): void {
		$this->visibility->forget();
	}

	/**
	 * The pass of the gallery that has been made.
	 *
	 * @param string $digest Names its settings.
	 * @return string '' when everybody may see what was shown.
	 */
	public function of( string $digest ): string {
		$posts = $this->visibility->noted();
		sort( $posts );
		return $posts === [] || count( $posts ) > self::MOST ? '' : implode( '-', $posts ) . '.' . self::seal( $digest, $posts, 0 );
	}

	/**
	 * Does something for everybody who has a pass, whoever asks.
	 *
	 * @template T
	 * @param string        $digest Names the settings of the gallery.
	 * @param string        $pass   The pass, possibly hostile; what is none opens nothing.
	 * @param \Closure(): T $work   What to do.
	 * @return T
	 */
	public function with( string $digest, string $pass, \Closure $work ): mixed {
		$posts = [];
		if ( preg_match( self::FORM, $pass, $parts ) === 1 ) {
			$posts = array_map( 'intval', explode( '-', $parts[1] ) );
			_prime_post_caches( $posts, false, false );
			if ( ! hash_equals( self::seal( $digest, $posts, 0 ), $parts[2] ) && ! hash_equals( self::seal( $digest, $posts, 1 ), $parts[2] ) ) {
				$posts = [];
			}
		}
		return $this->visibility->shared( $posts, $work );
	}

	/**
	 * The seal.
	 *
	 * @param string    $digest Names the settings of the gallery.
	 * @param list<int> $posts  Posts.
	 * @param int       $age    Half lives of a nonce ago.
	 */
	private static function seal( string $digest, array $posts, int $age ): string {
		$said = [ $digest, (string) ( (int) wp_nonce_tick( 'vitrine-gallery' ) - $age ) ];
		foreach ( $posts as $id ) {
			$post   = get_post( $id );
			$said[] = (string) wp_json_encode( [ $id, $post->post_status ?? '', $post->post_password ?? '' ] );
		}
		return substr( hash_hmac( 'sha256', implode( '|', $said ), wp_salt( 'nonce' ) ), 0, 32 );
	}
}
