<?php
/**
 * Fetches pictures of videos.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Posters;

use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Images\Address;
use Vitrine\Images\Download;
use Vitrine\Images\Folder;
use Vitrine\Images\PictureError;
use Vitrine\Images\Renditions;
use Vitrine\MediaLibrary\VideoLink;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Background\FreshOption;
use Vitrine\Support\Background\RecurringAction;
use Vitrine\Support\Background\RoundRobin;
use Vitrine\Support\SafeHttp;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Once what has been published names a video, or a draft of somebody who may upload pictures, its picture is fetched by
 * the server and encoded again. Neither pages nor previews plan anything.
 */
final class PosterFetch {

	/** Vimeo tells the address of a picture only when it is asked. */
	private const VIMEO = 'https://vimeo.com/api/oembed.json?width=1280&url=';

	/** Bytes of an answer at most. */
	private const MAX_BYTES = 100_000;

	private const TIMEOUT = 15;

	/** Most posts that wait. */
	private const MAX_QUEUE = 100;

	/** Posts with these are for those who write them: what they name comes to the site if they might upload it. */
	private const DRAFTS = [ 'draft', 'pending' ];

	/**
	 * Keeps how the store is made.
	 *
	 * @param \Closure(): Posters $posters Makes it.
	 */
	public function __construct( private readonly \Closure $posters ) {}

	/**
	 * Looks at what was saved.
	 *
	 * @param mixed $id   Post.
	 * @param mixed $post Post.
	 */
	public function saved( mixed $id, mixed $post ): void {
		if ( ! $post instanceof \WP_Post || in_array( $post->post_status, StoredBlocks::UNUSED, true ) ) {
			return;
		}
		if ( ! in_array( $post->post_status, self::DRAFTS, true ) || current_user_can( 'upload_files' ) ) {
			$this->want( $post->ID );
		}
	}

	/**
	 * Looks at the widgets, which were saved.
	 */
	public function widgets_saved(): void {
		$this->want( 0 );
	}

	/**
	 * Fetches what is missing, for some time.
	 *
	 * @param mixed $page Address of a video: events of older versions name one.
	 */
	public function run( mixed $page = null ): void {
		$link = is_string( $page ) ? VideoLink::of( $page ) : null;
		if ( $page !== null ) {
			if ( $link !== null && $link->kind !== 'video' ) {
				$this->fetch( $link );
			}
			return;
		}
		$missing = [];
		$turn    = function ( int $post, float $until ) use ( &$missing ): bool {
			// Read once: a post may have several turns.
			$missing[ $post ] ??= $this->missing( $post );
			while ( $missing[ $post ] !== [] ) {
				if ( microtime( true ) >= $until ) {
					return false;
				}
				$this->fetch( array_shift( $missing[ $post ] ) );
			}
			update_option( Posters::QUEUE, array_values( array_diff( self::fresh_queue(), [ $post ] ) ), false );
			return true;
		};
		( new RoundRobin() )->take( self::queue(), $turn );
		// What there was no time for, and what others have queued meanwhile.
		if ( self::fresh_queue() !== [] ) {
			self::plan();
		}
	}

	/**
	 * Has a post looked at, where it names a video that nobody has looked for.
	 *
	 * @param int $post Post, 0 = widgets.
	 */
	private function want( int $post ): void {
		// Its blocks are parsed only where it does not wait already.
		if ( ! in_array( $post, self::fresh_queue(), true ) && $this->missing( $post ) !== [] ) {
			$queue = self::fresh_queue();
			if ( count( $queue ) < self::MAX_QUEUE && ! in_array( $post, $queue, true ) ) {
				update_option( Posters::QUEUE, [ ...$queue, $post ], false );
			}
		}
		if ( self::queue() !== [] ) {
			self::plan();
		}
	}

	/**
	 * Plans the event.
	 */
	private static function plan(): void {
		( new RecurringAction( Posters::HOOK ) )->schedule_single( 0 );
	}

	/**
	 * Posts that wait, as the database has them now: others may have queued some since this process has asked.
	 *
	 * @return list<int>
	 */
	private static function fresh_queue(): array {
		FreshOption::refresh( Posters::QUEUE );
		return self::queue();
	}

	/**
	 * Posts that wait, as this process knows them.
	 *
	 * @return list<int>
	 */
	private static function queue(): array {
		$queue = get_option( Posters::QUEUE, [] );
		return is_array( $queue ) ? array_values( array_filter( $queue, 'is_int' ) ) : [];
	}

	/**
	 * Videos of a post's galleries whose pictures nobody has looked for.
	 *
	 * @param int $post Post, 0 = widgets.
	 * @return list<VideoLink>
	 */
	private function missing( int $post ): array {
		$found = [];
		$item  = Schema::of_block( 'gallery' )->entries( 'items' );
		foreach (
			StoredBlocks::within(
				$post === 0 ? StoredBlocks::widgets() : [ get_post( $post )->post_content ?? '' ],
				GallerySettings::BLOCK
			) as $attributes
		) {
			foreach ( GallerySettings::of( $attributes )->items as $given ) {
				$url  = $item->read_one( 'url', $given['url'] ?? null );
				$link = VideoLink::of( Address::media( $url, home_url( '/' ) ) );
				if (
					$link !== null
					&& $link->kind !== 'video'
					&& Address::media( $item->read_one( 'poster', $given['poster'] ?? null ), home_url( '/' ) ) === ''
				) {
					$found[ Posters::name( $link ) ] = $link;
				}
			}
		}
		if ( $found === [] ) {
			return [];
		}
		$posters = ( $this->posters )();
		return array_values( array_filter( $found, static fn( VideoLink $link ): bool => ! $posters->has( $link ) ) );
	}

	/**
	 * Fetches one, unless it has been looked for.
	 *
	 * @param VideoLink $link Video.
	 */
	private function fetch( VideoLink $link ): void {
		$posters = ( $this->posters )();
		if ( $posters->has( $link ) ) {
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
			$made = ( new Renditions() )->make(
				$file,
				( new Folder() )->path( Posters::FOLDER . '/' . Posters::name( $link ) )
			);
			$posters->keep(
				$link,
				[
					'sizes'     => array_map( static fn( array $size ): int => $size[1], $made['sizes'] ),
					'extension' => $made['extension'],
					'color'     => $made['color'],
				]
			);
		} catch ( PictureError ) {
			return;
		} finally {
			wp_delete_file( $file );
		}
	}

	/**
	 * Where Vimeo has the picture.
	 *
	 * @param VideoLink $link Video.
	 */
	private static function vimeo( VideoLink $link ): string {
		$answer = ( new SafeHttp() )->get(
			self::VIMEO . rawurlencode( $link->page ),
			[ 'timeout' => self::TIMEOUT, 'limit_response_size' => self::MAX_BYTES ]
		);
		$data   = is_wp_error( $answer ) || (int) wp_remote_retrieve_response_code( $answer ) !== 200
			? null
			: json_decode( wp_remote_retrieve_body( $answer ), true );
		return is_array( $data ) && is_string( $data['thumbnail_url'] ?? null ) ? $data['thumbnail_url'] : '';
	}
}
