<?php
/**
 * A link to a video.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

defined( 'ABSPATH' ) || exit;

/**
 * Recognizes videos of YouTube, Vimeo and Dailymotion and video files: hosts are compared exactly, ids by their
 * pattern, nothing else of a link is kept.
 * Twin: frontend/render/gallery/items/video.ts; both are held to tests/fixtures/video-links.json.
 */
final class VideoLink {

	private const YOUTUBE = [
		'youtube.com',
		'www.youtube.com',
		'm.youtube.com',
		'music.youtube.com',
		'youtube-nocookie.com',
		'www.youtube-nocookie.com',
	];

	/** Media types by extension. */
	private const TYPES = [
		'mp4'  => 'video/mp4',
		'webm' => 'video/webm',
		'ogv'  => 'video/ogg',
		'3gp'  => 'video/3gpp',
	];

	/** Scheme, host, path, query; no user, no port. */
	private const LINK = '~^https?://([a-z0-9.-]{1,253})(/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$~Di';

	/** A file, at any origin or relative. */
	private const FILE = '~^(?:https?://[^/?#@]+/|//[^/?#@]+/)?[^?#:]*[^?#:/]\.(mp4|webm|ogv|3gp)(?:[?#].*)?$~Di';

	/**
	 * Keeps the fields.
	 *
	 * @param string $kind   `youtube`, `vimeo`, `dailymotion` or `video`.
	 * @param string $id     Id at the provider, '' of a file.
	 * @param string $page   Address of a page with the video; of a file the file.
	 * @param string $embed  Address of the player; of a file the file.
	 * @param string $poster Address of a picture of it, '' where only the provider knows it.
	 * @param string $mime   Media type of a file, else ''.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly string $id,
		public readonly string $page,
		public readonly string $embed,
		public readonly string $poster,
		public readonly string $mime
	) {}

	/**
	 * Reads a link.
	 *
	 * @param string $url Absolute address; of a file perhaps a relative one.
	 */
	public static function of( string $url ): ?self {
		$url = trim( $url, ' ' );
		if ( strlen( $url ) > 2000 || preg_match( '/[\x00-\x20\x7F"\'<>\\\\`]/', $url ) === 1 ) {
			return null;
		}
		if ( preg_match( self::LINK, $url, $parts ) === 1 ) {
			$host  = strtolower( $parts[1] );
			$path  = $parts[2] ?? '';
			$query = $parts[3] ?? '';
			$video = in_array( $host, self::YOUTUBE, true ) || $host === 'youtu.be'
				? self::youtube( $host, $path, $query )
				: match ( $host ) {
					'vimeo.com', 'www.vimeo.com', 'player.vimeo.com' => self::vimeo( $path, $query ),
					'dailymotion.com', 'www.dailymotion.com', 'geo.dailymotion.com', 'dai.ly' => self::dailymotion(
						$host,
						$path,
						$query
					),
					default => false,
				};
			if ( $video !== false ) {
				return $video;
			}
		}
		return preg_match( self::FILE, $url, $parts ) === 1
			? new self( 'video', '', $url, $url, '', self::TYPES[ strtolower( $parts[1] ) ] )
			: null;
	}

	/**
	 * Media type of a file by its name, '' when it is no video that browsers are asked to play.
	 *
	 * @param string $name Name of a file.
	 */
	public static function mime( string $name ): string {
		return self::TYPES[ strtolower( pathinfo( $name, PATHINFO_EXTENSION ) ) ] ?? '';
	}

	/**
	 * Of YouTube.
	 *
	 * @param string $host  Host.
	 * @param string $path  Path.
	 * @param string $query Query.
	 */
	private static function youtube( string $host, string $path, string $query ): ?self {
		$id = $host === 'youtu.be'
			? self::match( '~^/([\w-]{11})/?$~D', $path )
			: (
				preg_match( '~^/watch/?$~D', $path ) === 1
					? self::match( '/^([\w-]{11})$/D', self::parameter( $query, 'v' ) )
					: self::match( '~^/(?:embed|shorts|live|v)/([\w-]{11})/?$~D', $path )
			);
		if ( $id === '' ) {
			return null;
		}
		$start = self::seconds( self::parameter( $query, 't' ) ) + self::seconds( self::parameter( $query, 'start' ) );
		return new self(
			'youtube',
			$id,
			"https://www.youtube.com/watch?v={$id}" . ( $start > 0 ? "&t={$start}s" : '' ),
			"https://www.youtube-nocookie.com/embed/{$id}" . ( $start > 0 ? "?start={$start}" : '' ),
			"https://i.ytimg.com/vi/{$id}/hqdefault.jpg",
			''
		);
	}

	/**
	 * Of Vimeo; a private video has a second part in its link.
	 *
	 * @param string $path  Path.
	 * @param string $query Query.
	 */
	private static function vimeo( string $path, string $query ): ?self {
		if (
			preg_match(
				'~^/(?:video/|channels/[\w-]+/|groups/[\w-]+/videos/|(?:album|showcase)/\d+/video/)?(\d{1,12})(?:/([0-9a-f]{6,20}))?/?$~D',
				$path,
				$parts
			) !== 1
		) {
			return null;
		}
		$id   = $parts[1];
		$hash = $parts[2] ?? self::match( '/^([0-9a-f]{6,20})$/D', self::parameter( $query, 'h' ) );
		return new self(
			'vimeo',
			$id,
			"https://vimeo.com/{$id}" . ( $hash === '' ? '' : "/{$hash}" ),
			"https://player.vimeo.com/video/{$id}?dnt=1" . ( $hash === '' ? '' : "&h={$hash}" ),
			'',
			''
		);
	}

	/**
	 * Of Dailymotion.
	 *
	 * @param string $host  Host.
	 * @param string $path  Path.
	 * @param string $query Query.
	 */
	private static function dailymotion( string $host, string $path, string $query ): ?self {
		$id = match ( $host ) {
			'dai.ly' => self::match( '~^/([A-Za-z0-9]{5,12})/?$~D', $path ),
			'geo.dailymotion.com' => preg_match( '~^/player(?:/[A-Za-z0-9]+)?\.html$~D', $path ) === 1
				? self::match( '/^([A-Za-z0-9]{5,12})$/D', self::parameter( $query, 'video' ) )
				: '',
			default => self::match( '~^/(?:embed/)?video/([A-Za-z0-9]{5,12})(?:_[^/]*)?/?$~D', $path ),
		};
		return $id === ''
			? null
			: new self(
				'dailymotion',
				$id,
				"https://www.dailymotion.com/video/{$id}",
				"https://geo.dailymotion.com/player.html?video={$id}",
				"https://www.dailymotion.com/thumbnail/video/{$id}",
				''
			);
	}

	/**
	 * First group of a pattern, '' when it does not match.
	 *
	 * @param string $pattern Pattern.
	 * @param string $text    Text.
	 */
	private static function match( string $pattern, string $text ): string {
		return preg_match( $pattern, $text, $found ) === 1 ? $found[1] : '';
	}

	/**
	 * A parameter as it is written: none of those that count needs decoding.
	 *
	 * @param string $query Query.
	 * @param string $name  Name.
	 */
	private static function parameter( string $query, string $name ): string {
		foreach ( explode( '&', $query ) as $pair ) {
			if ( str_starts_with( $pair, "{$name}=" ) ) {
				return substr( $pair, strlen( $name ) + 1 );
			}
		}
		return '';
	}

	/**
	 * Seconds of a time such as '90', '90s' or '1h2m3s', 0 for anything else and beyond a day.
	 *
	 * @param string $time Time.
	 */
	private static function seconds( string $time ): int {
		if ( preg_match( '/^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/D', $time, $parts ) !== 1 ) {
			return 0;
		}
		$seconds = (int) ( $parts[1] ?? 0 ) * 3600 + (int) ( $parts[2] ?? 0 ) * 60 + (int) ( $parts[3] ?? 0 );
		return $seconds <= 86_400 ? $seconds : 0;
	}
}
