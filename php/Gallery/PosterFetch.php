<?php
/**
 * Fetches pictures of videos.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

use Vitrine\Images\Download;
use Vitrine\Images\Folder;
use Vitrine\Images\PictureError;
use Vitrine\Images\Renditions;
use Vitrine\Module;
use Vitrine\SafeHttp;
use Vitrine\Sites;

defined( 'ABSPATH' ) || exit;

/**
 * One event for each video, once: the picture is fetched by the server and encoded again.
 */
final class PosterFetch implements Module {

	/** Vimeo tells the address of a picture only when it is asked. */
	private const VIMEO = 'https://vimeo.com/api/oembed.json?width=1280&url=';

	/** Bytes of an answer at most. */
	private const MOST_BYTES = 100_000;

	private const TIMEOUT = 15;

	/**
	 * Keeps how the store is made.
	 *
	 * @param \Closure(): Posters $posters Makes it.
	 */
	public function __construct( private readonly \Closure $posters ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( Posters::HOOK, [ $this, 'run' ] );
		register_deactivation_hook( VITRINE_FILE, fn( bool $network_wide ) => Sites::each( $network_wide, [ $this, 'clear' ] ) );
	}

	/**
	 * Fetches one.
	 *
	 * @param mixed $page Address of the video.
	 */
	public function run( mixed $page ): void {
		$link    = is_string( $page ) ? VideoLink::of( $page ) : null;
		$posters = ( $this->posters )();
		if ( $link === null || $link->kind === 'video' || $posters->has( $link ) ) {
			return;
		}
		// Written down first: what ends PHP is not tried again.
		$posters->keep( $link, [] );
		$url = $link->poster !== '' ? $link->poster : self::vimeo( $link );
		if ( $url === '' ) {
			return;
		}
		try {
			$file = ( new Download( new PosterHosts() ) )->fetch( $url );
		} catch ( PictureError ) {
			return;
		}
		try {
			$made = ( new Renditions() )->make( $file, ( new Folder() )->path( Posters::FOLDER . '/' . Posters::name( $link ) ) );
			$posters->keep( $link, [ 'sizes' => array_map( static fn( array $size ): int => $size[1], $made['sizes'] ), 'extension' => $made['extension'], 'color' => $made['color'] ] );
		} catch ( PictureError ) {
			return;
		} finally {
			wp_delete_file( $file );
		}
	}

	/**
	 * Takes the events away.
	 */
	public function clear(): void {
		wp_unschedule_hook( Posters::HOOK );
	}

	/**
	 * Where Vimeo has the picture.
	 *
	 * @param VideoLink $link Video.
	 */
	private static function vimeo( VideoLink $link ): string {
		$answer = ( new SafeHttp() )->get( self::VIMEO . rawurlencode( $link->page ), [ 'timeout' => self::TIMEOUT, 'limit_response_size' => self::MOST_BYTES ] );
		$data   = is_wp_error( $answer ) || (int) wp_remote_retrieve_response_code( $answer ) !== 200 ? null : json_decode( wp_remote_retrieve_body( $answer ), true );
		return is_array( $data ) && is_string( $data['thumbnail_url'] ?? null ) ? $data['thumbnail_url'] : '';
	}
}
