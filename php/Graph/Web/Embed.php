<?php
/**
 * Embedded players of other services.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the pages of films and music that are embedded or linked. Only letters and digits of an id are kept of what a
 * feed says.
 */
final class Embed {

	private const YOUTUBE = 'https://www.youtube.com/watch?v=';

	private const DAILYMOTION = 'https://www.dailymotion.com/video/';

	/**
	 * The page of a film or a piece of music, or null.
	 *
	 * @param string $url Its address, or that of its embedded player.
	 */
	public static function page( string $url ): ?string {
		$host = (string) preg_replace( '/^(www|m)\./', '', SafeHttp::host( $url ) );
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return match ( $host ) {
			'youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be' => self::youtube(
				$host,
				$path,
				$query
			),
			'vimeo.com', 'player.vimeo.com' => self::vimeo( $path ),
			'dailymotion.com', 'geo.dailymotion.com', 'dai.ly' => self::dailymotion( $host, $path, $query ),
			'open.spotify.com' => self::spotify( $path ),
			'soundcloud.com' => self::soundcloud( $path ),
			'w.soundcloud.com' => is_string( $query['url'] ?? null )
				&& SafeHttp::host( $query['url'] ) === 'soundcloud.com'
				? self::soundcloud( (string) wp_parse_url( $query['url'], PHP_URL_PATH ) )
				: null,
			default => null,
		};
	}

	/**
	 * Still picture of a film, or null where it has no address of its own.
	 *
	 * @param string $page What `page()` gave.
	 */
	public static function poster( string $page ): ?string {
		return match ( true ) {
			str_starts_with( $page, self::YOUTUBE )
				=> 'https://i.ytimg.com/vi/' . substr( $page, strlen( self::YOUTUBE ) ) . '/hqdefault.jpg',
			str_starts_with( $page, self::DAILYMOTION )
				=> 'https://www.dailymotion.com/thumbnail/video/' . substr( $page, strlen( self::DAILYMOTION ) ),
			default => null,
		};
	}

	/**
	 * YouTube.
	 *
	 * @param string       $host  Host.
	 * @param string       $path  Path.
	 * @param array<mixed> $query Query.
	 */
	private static function youtube( string $host, string $path, array $query ): ?string {
		$id = $host === 'youtu.be' ? ltrim( $path, '/' ) : ( $query['v'] ?? '' );
		if ( preg_match( '~^/(?:embed|shorts|live|v)/([A-Za-z0-9_-]{11})(?:/|$)~D', $path, $found ) === 1 ) {
			$id = $found[1];
		}
		return is_string( $id ) && preg_match( '/^[A-Za-z0-9_-]{11}$/D', $id ) === 1
			? self::YOUTUBE . $id
			: null;
	}

	/**
	 * Vimeo; `h` of films that are not listed is part of the path.
	 *
	 * @param string $path Path.
	 */
	private static function vimeo( string $path ): ?string {
		$pattern = '~^/(?:video/|channels/[a-z0-9]+/)?(\d{5,12})(?:/([0-9a-f]{6,20}))?/?$~D';
		return preg_match( $pattern, $path, $found ) === 1
			? "https://vimeo.com/{$found[1]}" . ( isset( $found[2] ) ? "/{$found[2]}" : '' )
			: null;
	}

	/**
	 * Dailymotion.
	 *
	 * @param string       $host  Host.
	 * @param string       $path  Path.
	 * @param array<mixed> $query Query.
	 */
	private static function dailymotion( string $host, string $path, array $query ): ?string {
		$id = $host === 'dai.ly' ? trim( $path, '/' ) : ( $query['video'] ?? '' );
		if ( preg_match( '~^/(?:embed/)?video/([A-Za-z0-9]{5,12})(?:_[^/]*)?/?$~D', $path, $found ) === 1 ) {
			$id = $found[1];
		} elseif ( $host !== 'dai.ly' && preg_match( '~^/player(?:/[A-Za-z0-9]{1,20})?\.html$~D', $path ) !== 1 ) {
			return null;
		}
		return is_string( $id ) && preg_match( '/^[A-Za-z0-9]{5,12}$/D', $id ) === 1
			? self::DAILYMOTION . $id
			: null;
	}

	/**
	 * Spotify.
	 *
	 * @param string $path Path.
	 */
	private static function spotify( string $path ): ?string {
		return preg_match(
			'~^/(?:embed/|intl-[a-z]{2}/)?(track|album|playlist|episode|show|artist)/([A-Za-z0-9]{22})/?$~D',
			$path,
			$found
		) === 1
			? "https://open.spotify.com/{$found[1]}/{$found[2]}"
			: null;
	}

	/**
	 * SoundCloud: a track or a set of somebody.
	 *
	 * @param string $path Path.
	 */
	private static function soundcloud( string $path ): ?string {
		return preg_match( '~^/[A-Za-z0-9_-]{1,60}/(?:sets/)?[A-Za-z0-9_-]{1,120}/?$~D', $path ) === 1
			? 'https://soundcloud.com' . rtrim( $path, '/' )
			: null;
	}
}
