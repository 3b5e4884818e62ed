<?php
/**
 * The pictures that we keep.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Support\Clock;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes `vitrine_images`.
 */
final class Images {

	public const TABLE = 'vitrine_images';

	/** A post shows its pictures before this position, and those of its links; others are kept for later. */
	public const SHOWN = RemotePost::PICTURES;

	public const LINK_POSITION = RemotePost::LINK_POSITION;

	/** In place of the time of the next try: whether the network has a better rendition is not known yet. */
	private const PLANNED = -2;

	/**
	 * Which of them are not here.
	 *
	 * @var ImageHealth
	 */
	public readonly ImageHealth $health;

	/**
	 * Which of them stay when there is not room for all.
	 *
	 * @var ImageQuota
	 */
	public readonly ImageQuota $quota;

	/**
	 * What posts show of them.
	 *
	 * @var PostPictures
	 */
	public readonly PostPictures $posts;

	/**
	 * Keeps where files are.
	 *
	 * @param Db     $db     Tables.
	 * @param Folder $folder Files.
	 */
	public function __construct( private readonly Db $db, private readonly Folder $folder ) {
		$this->posts  = new PostPictures( $db );
		$this->health = new ImageHealth( $db, $folder, $this->posts );
		$this->quota  = new ImageQuota( $db, $folder, $this->posts );
	}

	/**
	 * Writes down what a post should show: new pictures wait for `confirm()`, changed ones begin anew, gone ones are
	 * deleted.
	 *
	 * @param int             $source   Source.
	 * @param int             $post     Post, 0 for the account.
	 * @param RemotePicture[] $pictures What the network has.
	 * @param int|null        $place    The only position that this is about, null = all.
	 * @return RemotePicture[] Those that have to be downloaded.
	 */
	public function plan( int $source, int $post, array $pictures, ?int $place = null ): array {
		$known  = [];
		$wanted = [];
		foreach ( $this->images( "source_id = %d AND post_id = %d AND status <> 'gone'", $source, $post ) as $image ) {
			if ( $place === null || $image->position === $place ) {
				$known[ $image->position ] = $image;
			}
		}
		foreach ( $pictures as $picture ) {
			$image = $known[ $picture->position ] ?? null;
			unset( $known[ $picture->position ] );
			$is_same = $image !== null
				&& $image->media_id === $picture->media_id()
				&& $image->facebook_id === $picture->facebook_id;
			if ( $is_same && $image->is_settled( time() ) ) {
				continue;
			}
			if ( $image !== null && ! $is_same ) {
				$this->forget( $image );
				$image = null;
			}
			if ( $image === null ) {
				// A picture that comes back has the names of the files it had.
				$this->db->delete(
					self::TABLE,
					[
						'status'      => 'gone',
						'facebook_id' => Image::stem_of(
							$source,
							$post,
							$picture->facebook_id,
							$picture->position,
							$picture->media_id()
						),
					]
				);
				$this->db->add(
					self::TABLE,
					[
						'source_id'   => $source,
						'post_id'     => $post,
						'position'    => $picture->position,
						'facebook_id' => $picture->facebook_id,
						'media_id'    => $picture->media_id(),
						'remote_url'  => $picture->url,
						'expires_at'  => $picture->expires_at(),
						'status'      => 'pending',
						'retry_at'    => self::PLANNED,
						'sizes'       => '{}',
						'alt'         => $picture->alt,
					]
				);
			} else {
				$this->renew( $source, $post, $picture );
			}
			$wanted[] = $picture;
		}
		foreach ( $known as $gone ) {
			$this->forget( $gone );
		}
		return $wanted;
	}

	/**
	 * Lets planned pictures be downloaded from the addresses they have now.
	 *
	 * @param int   $source Source.
	 * @param int[] $posts  Posts.
	 */
	public function confirm( int $source, array $posts ): void {
		$this->db->run(
			'UPDATE %i SET retry_at = 0 WHERE source_id = %d AND retry_at = %d AND post_id IN ('
				. $this->db->numbers( $posts ) . ')',
			$this->table(),
			$source,
			self::PLANNED
		);
		$this->posts->keep( ...$posts );
	}

	/**
	 * Writes a newly signed address down.
	 *
	 * @param int           $source  Source.
	 * @param int           $post    Post.
	 * @param RemotePicture $picture Picture.
	 */
	public function renew( int $source, int $post, RemotePicture $picture ): void {
		$this->db->change(
			self::TABLE,
			[
				'remote_url' => $picture->url,
				'expires_at' => $picture->expires_at(),
				'alt'        => $picture->alt,
			],
			[
				'source_id' => $source,
				'post_id'   => $post,
				'position'  => $picture->position,
			]
		);
	}

	/**
	 * The next picture to download: those that posts show before those that are kept for later, newest posts first,
	 * failed ones when their time has come.
	 *
	 * @param int $source Source.
	 * @param int $now    Unix time.
	 */
	public function next( int $source, int $now ): ?Image {
		$row = $this->db->first(
			"SELECT i.* FROM %i i LEFT JOIN %i p ON p.id = i.post_id WHERE i.source_id = %d AND i.status IN ('pending','error') AND i.retry_at >= 0 AND ( i.retry_at <= %d OR i.retry_at > %d ) AND ( i.expires_at IS NULL OR i.expires_at > %d ) ORDER BY i.attempts, CASE WHEN i.position BETWEEN %d AND %d THEN 1 ELSE 0 END, p.published_at DESC, i.position LIMIT 1",
			$this->table(),
			$this->db->table( 'vitrine_posts' ),
			$source,
			$now,
			$now + Clock::RETRY,
			$now,
			self::SHOWN,
			self::LINK_POSITION - 1
		);
		return $row === null ? null : Image::of_row( $row );
	}

	/**
	 * Writes down that a picture is there. One whose post or source was removed meanwhile goes.
	 *
	 * @param Image $image The picture.
	 * @param array{
	 *     extension: string,
	 *     sizes: array<int, array{int, int}>,
	 *     aspect_ratio: float,
	 *     color: string,
	 *     bytes: int,
	 * } $made What Renditions made.
	 */
	public function keep( Image $image, array $made ): ?Image {
		$this->posts->due( $image->post_id );
		$this->db->change(
			self::TABLE,
			[
				'status'       => 'ready',
				'problem'      => '',
				'extension'    => $made['extension'],
				'sizes'        => (string) wp_json_encode( $made['sizes'] ),
				'aspect_ratio' => $made['aspect_ratio'],
				'color'        => $made['color'],
				'bytes'        => $made['bytes'],
				// One that comes back without being shown keeps its place among those that go first.
				'used_at'      => $image->used_at === 0 ? time() : $image->used_at,
			],
			[ 'id' => $image->id ]
		);
		$this->posts->keep( $image->post_id );
		$kept = $this->images( 'id = %d', $image->id )[0] ?? null;
		foreach ( $kept === null ? array_keys( $made['sizes'] ) : [] as $width ) {
			wp_delete_file( $this->folder->path( "{$image->stem()}-{$width}.{$made['extension']}" ) );
		}
		return $kept;
	}

	/**
	 * Writes down that a download failed, and when to try again.
	 *
	 * @param Image        $image The picture.
	 * @param PictureError $error Why.
	 */
	public function fail( Image $image, PictureError $error ): void {
		$this->db->change( self::TABLE, $error->columns( $image->attempts ), [ 'id' => $image->id ] );
	}

	/**
	 * Forgets the pictures of posts.
	 *
	 * @param int   $source  Source.
	 * @param int[] $posts   Ids of rows.
	 * @param bool  $at_once Whether their files go at once, also from pages in caches.
	 */
	public function forget_posts( int $source, array $posts, bool $at_once = false ): void {
		foreach ( array_chunk( $posts, 200 ) as $some ) {
			foreach (
				$this->images(
					'source_id = %d AND post_id IN (' . $this->db->numbers( $some ) . ')',
					$source
				) as $image
			) {
				if ( $at_once ) {
					$this->folder->delete( $image );
					$this->db->delete( self::TABLE, [ 'id' => $image->id ] );
				} else {
					$this->forget( $image );
				}
			}
		}
	}

	/**
	 * Forgets everything of a source.
	 *
	 * @param int $source Source.
	 */
	public function forget_source( int $source ): void {
		$this->db->delete( self::TABLE, [ 'source_id' => $source ] );
		$this->folder->remove( $source );
	}

	/**
	 * Forgets a picture. Its files stay for a day, under a record that names them and nothing else.
	 *
	 * @param Image $image The picture.
	 */
	private function forget( Image $image ): void {
		if ( $image->is_ready() ) {
			$this->posts->due( $image->post_id );
		}
		if ( $image->sizes === [] ) {
			$this->db->delete( self::TABLE, [ 'id' => $image->id ] );
			return;
		}
		$this->db->change(
			self::TABLE,
			[
				'status'      => 'gone',
				'post_id'     => 0,
				// A place that no picture has.
				'position'    => -$image->id,
				'facebook_id' => $image->stem(),
				'remote_url'  => '',
				'expires_at'  => null,
				'bytes'       => 0,
				'used_at'     => time(),
			],
			[ 'id' => $image->id ]
		);
	}

	/**
	 * Records by a condition.
	 *
	 * @param literal-string $where   SQL.
	 * @param int            ...$args Values of its placeholders.
	 * @return list<Image>
	 */
	private function images( string $where, int ...$args ): array {
		return array_map(
			[ Image::class, 'of_row' ],
			$this->db->all( "SELECT * FROM %i WHERE {$where}", $this->table(), ...$args )
		);
	}

	/**
	 * Name of the table.
	 */
	private function table(): string {
		return $this->db->table( self::TABLE );
	}
}
