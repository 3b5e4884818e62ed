<?php
/**
 * What can be played.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Recognizes pages of films and music by their addresses.
 *
 * @phpstan-import-type Playable from RemotePost
 */
final class Player {

	/** Hosts and paths of a page with one film or piece of music, by provider. */
	private const PAGES = [
		'youtube'     => '~^(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com/(?:watch\?(?:.*&)?v=|shorts/|live/|embed/)|youtu\.be/)[\w-]{6,20}(?:[?&#/]|$)~',
		'vimeo'       => '~^(?:www\.|player\.)?vimeo\.com/(?:video/|channels/[\w-]+/)?\d+(?:[?#/]|$)~',
		'dailymotion' => '~^(?:(?:www\.)?dailymotion\.com/(?:embed/)?video/|dai\.ly/|geo\.dailymotion\.com/player(?:/\w+)?\.html\?(?:.*&)?video=)[A-Za-z0-9]{5,12}(?:[_?&#/]|$)~',
		'spotify'     => '~^open\.spotify\.com/(?:intl-[\w-]+/)?(?:track|album|playlist|episode|show|artist)/\w+~',
		'soundcloud'  => '~^(?:www\.|m\.)?soundcloud\.com/[\w-]+/[\w-]+~',
		'facebook'    => '~^(?:(?:www\.|m\.|web\.)?facebook\.com/(?:[\w.-]+/videos/|reel/|watch/?\?(?:.*&)?v=)|fb\.watch/)~',
	];

	/** Width by height where nobody says. */
	private const RATIO = [ 'youtube' => 1.7778, 'vimeo' => 1.7778, 'dailymotion' => 1.7778 ];

	/**
	 * What the page at an address plays, or null.
	 *
	 * @param mixed      $url   Address.
	 * @param float|null $ratio Width by height, where it is known.
	 * @return Playable|null
	 */
	public static function of( mixed $url, ?float $ratio = null ): ?array {
		$url = Field::url( $url );
		if ( $url === null ) {
			return null;
		}
		$page = self::with_small_host( (string) preg_replace( '~^https?://~i', '', $url ) );
		foreach ( self::PAGES as $provider => $pattern ) {
			if ( preg_match( $pattern, $page ) === 1 ) {
				return [
					'provider' => $provider,
					'url'      => $url,
					'ratio'    => $provider === 'facebook' ? $ratio ?? 0.0 : self::RATIO[ $provider ] ?? 0.0,
				];
			}
		}
		return null;
	}

	/**
	 * Width by height of a picture of an answer, null where it does not say.
	 *
	 * @param mixed $picture With `width` and `height`.
	 */
	public static function ratio( mixed $picture ): ?float {
		$width  = Field::count( Field::at( $picture, 'width' ) ) ?? 0;
		$height = Field::count( Field::at( $picture, 'height' ) ) ?? 0;
		return $width > 0 && $height > 0 ? round( min( 10, max( 0.1, $width / $height ) ), 4 ) : null;
	}

	/**
	 * An address without its scheme, its host in small letters.
	 *
	 * @param string $page Address.
	 */
	private static function with_small_host( string $page ): string {
		[ $host ] = explode( '/', $page, 2 );
		return strtolower( $host ) . substr( $page, strlen( $host ) );
	}
}
