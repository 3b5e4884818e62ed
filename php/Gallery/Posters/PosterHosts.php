<?php
/**
 * Where pictures of videos come from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Posters;

use Vitrine\Support\PictureHosts;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

/**
 * The picture hosts of YouTube, Vimeo and Dailymotion.
 */
final class PosterHosts implements PictureHosts {

	private const HOSTS = [ 'i.ytimg.com', 'i.vimeocdn.com', 'www.dailymotion.com' ];

	/** Dailymotion spreads its pictures over hosts of this kind. */
	private const DAILYMOTION = '/^s[1-9]\d?\.dmcdn\.net$/D';

	/**
	 * Whether a picture may be fetched from here.
	 *
	 * @param string $url Absolute address.
	 */
	public function allows_picture( string $url ): bool {
		$host = SafeHttp::host( $url );
		return SafeHttp::origin( $url ) === "https://{$host}:443"
			&& ( in_array( $host, self::HOSTS, true ) || preg_match( self::DAILYMOTION, $host ) === 1 );
	}

	/**
	 * None of them is private.
	 *
	 * @param string $url Absolute address.
	 */
	public function is_trusted( string $url ): bool {
		return false;
	}
}
