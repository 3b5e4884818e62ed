<?php
/**
 * Addresses of pages of the networks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Lists;

use Vitrine\Graph\Posts\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what people copy out of the bar of their browser.
 */
final class Address {

	/** Hosts by network, without what stands before them. */
	private const HOSTS = [
		'facebook'  => [ 'facebook.com', 'fb.com' ],
		'instagram' => [ 'instagram.com' ],
	];

	/** Parameters that name what a page shows. */
	private const NAMING = [ 'story_fbid', 'fbid', 'album_id', 'v', 'set' ];

	/**
	 * What in an address names the one thing that its page shows: an id, a shortcode.
	 *
	 * @param string $network Network.
	 * @param string $url     Address, with or without its scheme.
	 * @return string|null Null where it is no such address.
	 */
	public static function mark( string $network, string $url ): ?string {
		$parts = self::parts( $network, $url );
		return $parts === null ? null : self::named( ...$parts );
	}

	/**
	 * Whose profile an address is, by name or id and in lower case.
	 *
	 * @param string $network Network.
	 * @param string $url     Address, with or without its scheme.
	 * @return string|null Null where it is no address of the network.
	 */
	public static function profile( string $network, string $url ): ?string {
		[ $path, $query ] = self::parts( $network, $url ) ?? [ '', '' ];
		parse_str( $query, $given );
		$name = is_string( $given['id'] ?? null ) ? $given['id'] : basename( $path );
		return preg_match( '/^[\w.-]{1,100}$/D', $name ) === 1 ? strtolower( $name ) : null;
	}

	/**
	 * Path and query of an address of a network.
	 *
	 * @param string $network Network.
	 * @param string $url     Address, with or without its scheme.
	 * @return array{string, string}|null Null where it is none.
	 */
	private static function parts( string $network, string $url ): ?array {
		$url   = Field::url( preg_match( '~^https?://~i', $url ) === 1 ? $url : "https://{$url}" );
		$parts = $url === null ? [] : wp_parse_url( $url );
		$parts = is_array( $parts ) ? $parts : [];
		$host  = strtolower( $parts['host'] ?? '' );
		foreach ( self::HOSTS[ $network ] ?? [] as $own ) {
			if ( $host === $own || str_ends_with( $host, ".{$own}" ) ) {
				return [ $parts['path'] ?? '', $parts['query'] ?? '' ];
			}
		}
		return null;
	}

	/**
	 * What a path and a query name.
	 *
	 * @param string $path  Path.
	 * @param string $query Query.
	 */
	private static function named( string $path, string $query ): ?string {
		parse_str( $query, $given );
		foreach ( self::NAMING as $name ) {
			if ( is_string( $given[ $name ] ?? null ) ) {
				// `set=a.123` is the album 123.
				return self::mark_of( (string) preg_replace( '/^[a-z]+\./', '', $given[ $name ] ) );
			}
		}
		return self::mark_of( basename( $path ) );
	}

	/**
	 * A mark without the `vl.` of playlists, or null where it is none.
	 *
	 * @param string $text Text.
	 */
	private static function mark_of( string $text ): ?string {
		$mark = (string) preg_replace( '/^vl\./', '', $text );
		return preg_match( '/^[\w-]{5,100}$/D', $mark ) === 1 ? $mark : null;
	}
}
