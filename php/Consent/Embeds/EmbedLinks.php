<?php
/**
 * Addresses of frames.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Consent\Embeds;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a frame of the address of a page: hosts are compared exactly, ids by their pattern, nothing else of the address
 * is kept.
 */
final class EmbedLinks {

	/** Scheme, host, path and query; no user, no port. */
	private const LINK = '~^https?://([a-z0-9.-]{1,253})(/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$~Di';

	/** Hosts by provider. */
	private const HOSTS = [
		'facebook.com'             => 'facebook',
		'www.facebook.com'         => 'facebook',
		'm.facebook.com'           => 'facebook',
		'web.facebook.com'         => 'facebook',
		'instagram.com'            => 'instagram',
		'www.instagram.com'        => 'instagram',
		'youtube.com'              => 'youtube',
		'www.youtube.com'          => 'youtube',
		'm.youtube.com'            => 'youtube',
		'music.youtube.com'        => 'youtube',
		'youtu.be'                 => 'youtube',
		'youtube-nocookie.com'     => 'youtube',
		'www.youtube-nocookie.com' => 'youtube',
		'vimeo.com'                => 'vimeo',
		'www.vimeo.com'            => 'vimeo',
		'player.vimeo.com'         => 'vimeo',
		'dailymotion.com'          => 'dailymotion',
		'www.dailymotion.com'      => 'dailymotion',
		'geo.dailymotion.com'      => 'dailymotion',
		'dai.ly'                   => 'dailymotion',
		'open.spotify.com'         => 'spotify',
		'soundcloud.com'           => 'soundcloud',
		'www.soundcloud.com'       => 'soundcloud',
		'm.soundcloud.com'         => 'soundcloud',
	];

	/** A name or id of a page on Facebook. */
	private const PAGE = '[A-Za-z0-9][A-Za-z0-9.-]{0,99}';

	/** Width by height of a player whose picture nobody knows. */
	private const WIDE = 16 / 9;

	/** Height of the head and foot of a post of Instagram, by its width. */
	private const HEAD_AND_FOOT = 0.4;

	/**
	 * The frame of a page's address, null = it is none of a player or post.
	 *
	 * @param string $url   Address of the page.
	 * @param float  $ratio Width by height of the picture, 0 = nobody knows.
	 */
	public static function of( string $url, float $ratio = 0.0 ): ?Embed {
		$url = trim( $url, ' ' );
		if (
			strlen( $url ) > 2000
			|| preg_match( '/[\x00-\x20\x7F"\'<>\\\\`]/', $url ) === 1
			|| preg_match( self::LINK, $url, $parts ) !== 1
		) {
			return null;
		}
		$host  = strtolower( $parts[1] );
		$path  = $parts[2] ?? '/';
		$query = $parts[3] ?? '';
		$ratio = is_finite( $ratio ) && $ratio >= 0.3 && $ratio <= 4 ? $ratio : 0.0;
		return match ( self::HOSTS[ $host ] ?? '' ) {
			'facebook' => self::facebook( $path, $query, $ratio ),
			'instagram' => self::instagram( $path, $ratio ),
			'youtube' => self::youtube( $host, $path, $query, $ratio ),
			'vimeo' => self::vimeo( $path, $query, $ratio ),
			'dailymotion' => self::dailymotion( "{$host}{$path}?{$query}", $ratio ),
			'spotify' => self::spotify( $path ),
			'soundcloud' => self::soundcloud( $path ),
			default => null,
		};
	}

	/**
	 * The box of a page on Facebook: its cover, name, and a button to follow it. Null = there is no such name.
	 *
	 * @param string $page   Name or id of the page, as in its address.
	 * @param bool   $covers Whether its cover is shown.
	 * @param bool   $faces  Whether friends who like it are shown.
	 * @param int    $width  Greatest width, px; the plugin is 180 to 500 wide.
	 */
	public static function page( string $page, bool $covers = true, bool $faces = false, int $width = 500 ): ?Embed {
		if ( preg_match( '/^' . self::PAGE . '$/D', $page ) !== 1 ) {
			return null;
		}
		$address = "https://www.facebook.com/{$page}";
		// What the plugin draws, px.
		$height = ( $covers ? 130 : 70 ) + ( $faces ? 84 : 0 );
		return new Embed(
			'facebook',
			$address,
			'https://www.facebook.com/plugins/page.php?' . http_build_query(
				[
					'href'                  => $address,
					'tabs'                  => '',
					'width'                 => $width,
					'height'                => $height,
					'small_header'          => $covers ? 'false' : 'true',
					'hide_cover'            => $covers ? 'false' : 'true',
					'show_facepile'         => $faces ? 'true' : 'false',
					'adapt_container_width' => 'true',
				],
				'',
				'&'
			),
			0.0,
			$height,
			$width,
			true
		);
	}

	/**
	 * Videos and posts of Facebook.
	 *
	 * @param string $path  Path.
	 * @param string $query Query.
	 * @param float  $ratio Ratio, or 0.
	 */
	private static function facebook( string $path, string $query, float $ratio ): ?Embed {
		$page = self::PAGE;
		if ( preg_match( "~^/({$page})/videos/(?:[\\w.%-]{1,200}/)?(\d{5,20})/?$~D", $path, $parts ) === 1 ) {
			return self::facebook_frame( 'video', "https://www.facebook.com/{$parts[1]}/videos/{$parts[2]}/", $ratio );
		}
		$video = preg_match( '~^/watch/?$~D', $path ) === 1
			? self::parameter( '/^\d{5,20}$/D', $query, 'v' )
			: self::group( '~^/reel/(\d{5,20})/?$~D', $path );
		if ( $video !== '' ) {
			$is_reel = ! str_starts_with( $path, '/watch' );
			return self::facebook_frame(
				'video',
				$is_reel ? "https://www.facebook.com/reel/{$video}/" : "https://www.facebook.com/watch/?v={$video}",
				$ratio === 0.0 && $is_reel ? 9 / 16 : $ratio
			);
		}
		$post = '\d{5,20}|pfbid[A-Za-z0-9]{10,100}';
		if ( preg_match( "~^/({$page})/posts/(?:[\\w.%-]{1,200}/)?({$post})/?$~D", $path, $parts ) === 1 ) {
			return self::facebook_frame( 'post', "https://www.facebook.com/{$parts[1]}/posts/{$parts[2]}", 0.0 );
		}
		// The address of a post as the API gives it: both ids.
		return preg_match( '~^/(\d{5,20})_(\d{5,20})/?$~D', $path, $parts ) === 1
			? self::facebook_frame( 'post', "https://www.facebook.com/{$parts[1]}/posts/{$parts[2]}", 0.0 )
			: null;
	}

	/**
	 * A plugin of Facebook.
	 *
	 * @param string $kind  `video` or `post`.
	 * @param string $page  Address of the original, made of ids.
	 * @param float  $ratio Ratio, or 0.
	 */
	private static function facebook_frame( string $kind, string $page, float $ratio ): Embed {
		$is_video = $kind === 'video';
		return new Embed(
			'facebook',
			$page,
			"https://www.facebook.com/plugins/{$kind}.php?" . http_build_query(
				$is_video
					? [ 'href' => $page, 'show_text' => 'false', 'autoplay' => 'true' ]
					: [ 'href' => $page, 'show_text' => 'true' ],
				'',
				'&'
			),
			$is_video && $ratio === 0.0 ? self::WIDE : $ratio,
			$is_video ? 0 : 600,
			$is_video ? 0 : 750
		);
	}

	/**
	 * Posts, reels and videos of Instagram.
	 *
	 * @param string $path  Path.
	 * @param float  $ratio Ratio of the picture, or 0.
	 */
	private static function instagram( string $path, float $ratio ): ?Embed {
		$post = '~^/(?:[\w.]{1,30}/)?(p|reel|reels|tv)/([\w-]{5,40})/?(?:embed/?)?$~D';
		if ( preg_match( $post, $path, $parts ) !== 1 ) {
			return null;
		}
		$kind = $parts[1] === 'reels' ? 'reel' : $parts[1];
		$page = "https://www.instagram.com/{$kind}/{$parts[2]}/";
		$shown = 1 / ( 1 / ( $ratio === 0.0 ? 1 : $ratio ) + self::HEAD_AND_FOOT );
		// The frame is never wider, px.
		return new Embed( 'instagram', $page, "{$page}embed/", $shown, 0, 540 );
	}

	/**
	 * Videos of YouTube, from the host that sets no cookie before somebody plays.
	 *
	 * @param string $host  Host.
	 * @param string $path  Path.
	 * @param string $query Query.
	 * @param float  $ratio Ratio, or 0.
	 */
	private static function youtube( string $host, string $path, string $query, float $ratio ): ?Embed {
		$id = match ( true ) {
			$host === 'youtu.be' => self::group( '~^/([\w-]{11})/?$~D', $path ),
			preg_match( '~^/watch/?$~D', $path ) === 1 => self::parameter( '/^[\w-]{11}$/D', $query, 'v' ),
			default => self::group( '~^/(?:embed|shorts|live|v)/([\w-]{11})/?$~D', $path ),
		};
		$is_short = str_starts_with( $path, '/shorts/' );
		return $id === '' ? null : new Embed(
			'youtube',
			"https://www.youtube.com/watch?v={$id}",
			"https://www.youtube-nocookie.com/embed/{$id}?autoplay=1",
			$ratio === 0.0 ? ( $is_short ? 9 / 16 : self::WIDE ) : $ratio
		);
	}

	/**
	 * Videos of Vimeo; a private one has a second part in its address.
	 *
	 * @param string $path  Path.
	 * @param string $query Query.
	 * @param float  $ratio Ratio, or 0.
	 */
	private static function vimeo( string $path, string $query, float $ratio ): ?Embed {
		if (
			preg_match(
				'~^/(?:video/|channels/[\w-]+/|groups/[\w-]+/videos/|(?:album|showcase)/\d+/video/)?(\d{1,12})(?:/([0-9a-f]{6,20}))?/?$~D',
				$path,
				$parts
			) !== 1
		) {
			return null;
		}
		$hash = $parts[2] ?? self::parameter( '/^[0-9a-f]{6,20}$/D', $query, 'h' );
		return new Embed(
			'vimeo',
			"https://vimeo.com/{$parts[1]}" . ( $hash === '' ? '' : "/{$hash}" ),
			"https://player.vimeo.com/video/{$parts[1]}?dnt=1&autoplay=1" . ( $hash === '' ? '' : "&h={$hash}" ),
			$ratio === 0.0 ? self::WIDE : $ratio
		);
	}

	/**
	 * Videos of Dailymotion, whose player has no parameter that keeps it from setting cookies.
	 *
	 * @param string $address Host, path and query.
	 * @param float  $ratio   Ratio, or 0.
	 */
	private static function dailymotion( string $address, float $ratio ): ?Embed {
		$before = 'dai\.ly/|[a-z.]+/(?:embed/)?video/|[a-z.]+/player(?:/\w{1,20})?\.html\?(?:.*&)?video=';
		$id     = self::group( "~^(?:{$before})([A-Za-z0-9]{5,12})(?:_[^/?]*)?/?(?:[?&].*)?$~D", $address );
		return $id === '' ? null : new Embed(
			'dailymotion',
			"https://www.dailymotion.com/video/{$id}",
			"https://geo.dailymotion.com/player.html?video={$id}&autoplay=1",
			$ratio === 0.0 ? self::WIDE : $ratio
		);
	}

	/**
	 * Music and podcasts of Spotify.
	 *
	 * @param string $path Path.
	 */
	private static function spotify( string $path ): ?Embed {
		if (
			preg_match(
				'~^/(?:intl-[a-z]{2}(?:-[a-z]{2})?/)?(?:embed/)?(track|album|playlist|artist|episode|show)/([A-Za-z0-9]{22})/?$~D',
				$path,
				$parts
			) !== 1
		) {
			return null;
		}
		$at = "{$parts[1]}/{$parts[2]}";
		return new Embed(
			'spotify',
			"https://open.spotify.com/{$at}",
			"https://open.spotify.com/embed/{$at}",
			0.0,
			// The heights that the player is made for, px.
			in_array( $parts[1], [ 'track', 'episode', 'show' ], true ) ? 152 : 352
		);
	}

	/**
	 * Tracks and sets of SoundCloud.
	 *
	 * @param string $path Path.
	 */
	private static function soundcloud( string $path ): ?Embed {
		if (
			preg_match( '~^/([\w-]{1,60})/(sets/)?([\w-]{1,120})/?$~D', $path, $parts ) !== 1
			// Lists of a person, which the player does not know.
			|| in_array( $parts[3], [ 'sets', 'tracks', 'albums', 'likes', 'reposts' ], true )
		) {
			return null;
		}
		$page = "https://soundcloud.com/{$parts[1]}/{$parts[2]}{$parts[3]}";
		return new Embed(
			'soundcloud',
			$page,
			'https://w.soundcloud.com/player/?auto_play=true&url=' . rawurlencode( $page ),
			0.0,
			// The heights of the player of a track and of a list, px.
			$parts[2] === '' ? 166 : 450
		);
	}

	/**
	 * First group of a pattern, '' = it does not match.
	 *
	 * @param string $pattern Pattern.
	 * @param string $text    Text.
	 */
	private static function group( string $pattern, string $text ): string {
		return preg_match( $pattern, $text, $found ) === 1 ? $found[1] : '';
	}

	/**
	 * A parameter as it is written, '' = it does not match: none of those that count needs decoding.
	 *
	 * @param string $pattern Pattern.
	 * @param string $query   Query.
	 * @param string $name    Name.
	 */
	private static function parameter( string $pattern, string $query, string $name ): string {
		foreach ( explode( '&', $query ) as $pair ) {
			if ( str_starts_with( $pair, "{$name}=" ) ) {
				$value = substr( $pair, strlen( $name ) + 1 );
				return preg_match( $pattern, $value ) === 1 ? $value : '';
			}
		}
		return '';
	}
}
