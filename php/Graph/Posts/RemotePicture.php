<?php
/**
 * A picture on the network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Where a picture is and which place in its post it has.
 */
final class RemotePicture {

	/**
	 * Keeps the fields.
	 *
	 * @param int         $position    0 to 19 for the post's own media, 100 and above for pictures of links.
	 * @param string      $facebook_id Id of the media object, or of its post.
	 * @param string      $url         Signed address.
	 * @param string      $alt         Alternative text of the network, or empty.
	 * @param string|null $photo_id    Id under which the network lists more renditions, null when it does not.
	 */
	public function __construct(
		public readonly int $position,
		public readonly string $facebook_id,
		public readonly string $url,
		public readonly string $alt = '',
		public readonly ?string $photo_id = null
	) {}

	/**
	 * The same place with another rendition.
	 *
	 * @param string $url Signed address.
	 * @param string $alt Alternative text, kept when empty.
	 */
	public function with( string $url, string $alt ): self {
		return new self( $this->position, $this->facebook_id, $url, $alt === '' ? $this->alt : $alt, $this->photo_id );
	}

	/**
	 * Names the content: addresses are signed anew with every answer, the file's name stays.
	 */
	public function media_id(): string {
		$parts = wp_parse_url( $this->url );
		$path  = is_array( $parts ) ? ( $parts['path'] ?? '' ) : '';
		$name  = basename( $path );
		parse_str( is_array( $parts ) ? ( $parts['query'] ?? '' ) : '', $query );
		// safe_image.php is a proxy: what it shows stands in its query.
		$proxied = is_string( $query['url'] ?? null ) ? $query['url'] : '';
		return substr( hash( 'sha256', $name . '|' . ( str_ends_with( $name, '.php' ) ? $proxied : '' ) ), 0, 40 );
	}

	/**
	 * When the signature ends, null when it does not say.
	 */
	public function expires_at(): ?int {
		return self::end_of( $this->url );
	}

	/**
	 * When the signature of an address ends, from its hexadecimal `oe` or decimal `ext`; null when it does not say.
	 *
	 * @param string $url Signed address of a picture or a film.
	 */
	public static function end_of( string $url ): ?int {
		$parts = wp_parse_url( $url );
		parse_str( is_array( $parts ) ? ( $parts['query'] ?? '' ) : '', $query );
		if ( is_string( $query['oe'] ?? null ) && preg_match( '/^[0-9a-f]{8}$/i', $query['oe'] ) === 1 ) {
			return (int) hexdec( $query['oe'] );
		}
		return is_string( $query['ext'] ?? null ) && preg_match( '/^\d{9,11}$/', $query['ext'] ) === 1
			? (int) $query['ext']
			: null;
	}
}
