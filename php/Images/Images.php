<?php
/**
 * The pictures that we keep.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Support\Clock;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes `vitrine_images`.
 */
final class Images {

	private const TABLE = 'vitrine_images';

	/** In place of the time of the next try: whether the network has a better rendition is not known yet. */
	private const PLANNED = -2;

	/** Records whose files one refresh looks at: with five sizes each that is a moment on any disk. */
	private const SLICE = 100;

	/** A picture of all sizes has about this many bytes: so much room is needed to bring one back. */
	private const ROOM = MB_IN_BYTES;

	/** A use is written down once a day at most. */
	private const USE_STEP = DAY_IN_SECONDS;

	/** Seconds that files stay after their records: pages in caches still show them. */
	private const FILES_STAY = DAY_IN_SECONDS;

	/**
	 * Keeps where files are.
	 *
	 * @param Db     $db     Tables.
	 * @param Folder $folder Files.
	 */
	public function __construct( private readonly Db $db, private readonly Folder $folder ) {}

	/**
	 * The pictures of posts that can be shown.
	 *
	 * @param int[] $posts Ids of rows.
	 * @return array<int, array<int, Image>> By post and position.
	 */
	public function of_posts( array $posts ): array {
		$images = [];
		// Sorted out here: every word of a query costs time where the database is SQLite, which WordPress translates
		// for.
		foreach ( $this->images( 'post_id IN (' . $this->db->numbers( $posts ) . ')' ) as $image ) {
			if ( in_array( $image->status, [ 'ready', 'evicted' ], true ) ) {
				$images[ $image->post_id ][ $image->position ] = $image;
			}
		}
		return $images;
	}

	/**
	 * Looks whether files are still there: a move to another host, a restored database or a cleaner may have lost them.
	 * What is gone is wanted again.
	 *
	 * A refresh looks at the picture of the account and at one slice of the others, the next refresh at the next slice;
	 * where a slice has lost most of its files, the others have, too, and all are looked at.
	 *
	 * @param int      $source Source.
	 * @param int|null $turn   Which slice, any number from 0; null looks at all.
	 * @return int How many are gone.
	 */
	public function recheck( int $source, ?int $turn ): int {
		$all    = $this->db->all(
			"SELECT * FROM %i WHERE source_id = %d AND status = 'ready' ORDER BY id",
			$this->table(),
			$source
		);
		$slices = max( 1, (int) ceil( count( $all ) / self::SLICE ) );
		$slice  = $turn === null ? $all : array_slice( $all, $turn % $slices * self::SLICE, self::SLICE );
		$first  = array_filter( $all, static fn( array $row ): bool => (int) $row['post_id'] === 0 );
		$lost   = $this->lost( [ ...$first, ...$slice ] );
		if ( $turn !== null && 2 * count( $lost ) > count( $slice ) && count( $all ) > count( $slice ) ) {
			$lost = $this->lost( $all );
		}
		foreach ( array_chunk( $lost, 200 ) as $some ) {
			$this->db->run(
				"UPDATE %i SET status = 'pending', attempts = 0, retry_at = 0, problem = 'missing', bytes = 0 WHERE id IN ("
					. $this->db->numbers( $some ) . ')',
				$this->table()
			);
		}
		return count( $lost );
	}

	/**
	 * Which of these lack a file.
	 *
	 * @param array<array<string, string|null>> $rows Rows.
	 * @return int[] Ids.
	 */
	private function lost( array $rows ): array {
		clearstatcache();
		$lost = [];
		foreach ( $rows as $row ) {
			$image = Image::of_row( $row );
			foreach ( array_keys( $image->sizes ) as $width ) {
				$file = $this->folder->path( $image->file( $width ) );
				if ( ! is_file( $file ) || filesize( $file ) === 0 ) {
					$lost[ $image->id ] = $image->id;
				}
			}
		}
		return array_values( $lost );
	}

	/**
	 * Lets everything that failed be tried again at once.
	 *
	 * @param int $source Source.
	 */
	public function retry( int $source ): void {
		$this->db->run(
			"UPDATE %i SET attempts = 0, retry_at = 0 WHERE source_id = %d AND status = 'error'",
			$this->table(),
			$source
		);
	}

	/**
	 * How many pictures there should be, how many of them are not here, and for which reason most often.
	 *
	 * @param int $source Source.
	 * @return array{total: int, ready: int, failed: int, problem: string}
	 */
	public function tally( int $source ): array {
		$tally = [ 'total' => 0, 'ready' => 0, 'failed' => 0, 'problem' => '' ];
		$worst = 0;
		foreach (
			$this->db->all(
				"SELECT status, problem, COUNT(*) AS pictures FROM %i WHERE source_id = %d AND status NOT IN ('evicted','gone') GROUP BY status, problem",
				$this->table(),
				$source
			) as $row
		) {
			$count           = (int) $row['pictures'];
			$tally['total'] += $count;
			$tally['ready'] += $row['status'] === 'ready' ? $count : 0;
			if ( $row['status'] === 'error' ) {
				$tally['failed'] += $count;
				// What the site itself lacks is told first: it is the owner's to mend.
				$weight = $count + ( $row['problem'] === 'unwritable' ? PHP_INT_MAX >> 1 : 0 );
				if ( $weight > $worst ) {
					$worst            = $weight;
					$tally['problem'] = (string) $row['problem'];
				}
			}
		}
		return $tally;
	}

	/**
	 * Writes down what a post should show: new pictures wait for `confirm()`, changed ones begin anew, gone ones are
	 * deleted.
	 *
	 * @param int             $source   Source.
	 * @param int             $post     Post, 0 for the account.
	 * @param RemotePicture[] $pictures What the network has.
	 * @return RemotePicture[] Those that have to be downloaded.
	 */
	public function plan( int $source, int $post, array $pictures ): array {
		$known  = [];
		$wanted = [];
		foreach ( $this->images( "source_id = %d AND post_id = %d AND status <> 'gone'", $source, $post ) as $image ) {
			$known[ $image->position ] = $image;
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
	 * The next picture to download: newest posts first, failed ones when their time has come.
	 *
	 * @param int $source Source.
	 * @param int $now    Unix time.
	 */
	public function next( int $source, int $now ): ?Image {
		$row = $this->db->first(
			"SELECT i.* FROM %i i LEFT JOIN %i p ON p.id = i.post_id WHERE i.source_id = %d AND i.status IN ('pending','error') AND i.retry_at >= 0 AND ( i.retry_at <= %d OR i.retry_at > %d ) AND ( i.expires_at IS NULL OR i.expires_at > %d ) ORDER BY i.attempts, p.published_at DESC, i.position LIMIT 1",
			$this->table(),
			$this->db->table( 'vitrine_posts' ),
			$source,
			$now,
			$now + Clock::RETRY,
			$now
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
				'used_at'      => time(),
			],
			[ 'id' => $image->id ]
		);
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
	 * Writes down that pages show these pictures; evicted ones are wanted again.
	 *
	 * @param Image[] $images What is shown, or would be.
	 * @param int     $now    Unix time.
	 */
	public function touch( array $images, int $now ): void {
		$used   = array_filter(
			$images,
			static fn( Image $image ): bool => $image->status === 'ready'
				&& ( $image->used_at < $now - self::USE_STEP || $image->used_at > $now + self::USE_STEP )
		);
		$missed = array_filter( $images, static fn( Image $image ): bool => $image->status === 'evicted' );
		$ids    = fn( array $some ): string => $this->db->numbers(
			array_map( static fn( Image $image ): int => $image->id, $some )
		);
		if ( $used !== [] ) {
			$this->db->run( "UPDATE %i SET used_at = %d WHERE id IN ({$ids( $used )})", $this->table(), $now );
		}
		if ( $missed !== [] ) {
			$this->db->run(
				"UPDATE %i SET status = 'pending', attempts = 0, retry_at = 0, used_at = %d WHERE id IN ({$ids( $missed )})",
				$this->table(),
				$now
			);
		}
	}

	/**
	 * Whether there is not room for all pictures.
	 *
	 * @param int $quota Bytes.
	 */
	public function is_short( int $quota ): bool {
		return $this->bytes() > $quota
			|| $this->db->value( "SELECT id FROM %i WHERE status = 'evicted' LIMIT 1", $this->table() ) !== null;
	}

	/**
	 * Lets evicted pictures be downloaded again as far as there is room, last shown first.
	 *
	 * @param int $source Source.
	 * @param int $quota  Bytes.
	 */
	public function restore( int $source, int $quota ): void {
		$room = intdiv( max( 0, $quota - $this->bytes() ), self::ROOM );
		$sql  = "source_id = %d AND status = 'evicted' ORDER BY used_at DESC, id DESC LIMIT %d";
		$this->touch( $this->images( $sql, $source, $room ), time() );
	}

	/**
	 * Bytes of all pictures.
	 */
	private function bytes(): int {
		return $this->db->number( "SELECT SUM(bytes) FROM %i WHERE status = 'ready'", $this->table() );
	}

	/**
	 * Deletes files until the quota holds, least recently shown first. The records stay; pictures come back when there
	 * is room, or when pages show them.
	 *
	 * @param int $quota Bytes.
	 * @return int How many pictures went.
	 */
	public function evict( int $quota ): int {
		$bytes   = $this->bytes();
		$evicted = 0;
		while ( $bytes > $quota ) {
			$rows = $this->db->all(
				"SELECT * FROM %i WHERE status = 'ready' AND post_id > 0 ORDER BY used_at, id LIMIT 50",
				$this->table()
			);
			if ( $rows === [] ) {
				break;
			}
			foreach ( $rows as $row ) {
				if ( $bytes <= $quota ) {
					break;
				}
				$image = Image::of_row( $row );
				$this->folder->delete( $image );
				$this->db->change( self::TABLE, [ 'status' => 'evicted', 'bytes' => 0 ], [ 'id' => $image->id ] );
				$bytes -= (int) $row['bytes'];
				++$evicted;
			}
		}
		return $evicted;
	}

	/**
	 * Forgets the pictures of posts.
	 *
	 * @param int   $source Source.
	 * @param int[] $posts  Ids of rows.
	 */
	public function forget_posts( int $source, array $posts ): void {
		foreach ( array_chunk( $posts, 200 ) as $some ) {
			foreach (
				$this->images(
					'source_id = %d AND post_id IN (' . $this->db->numbers( $some ) . ')',
					$source
				) as $image
			) {
				$this->forget( $image );
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
	 * Deletes files whose records went a day ago.
	 *
	 * @param int $now Unix time.
	 */
	public function sweep( int $now ): void {
		$rows = $this->db->all(
			"SELECT * FROM %i WHERE status = 'gone' AND ( used_at <= %d OR used_at > %d ) LIMIT 500",
			$this->table(),
			$now - self::FILES_STAY,
			$now + self::FILES_STAY
		);
		foreach ( $rows as $row ) {
			$image = Image::of_row( $row );
			foreach ( array_keys( $image->sizes ) as $width ) {
				wp_delete_file( $this->folder->path( $image->facebook_id . $image->ending( $width ) ) );
			}
			$this->db->delete( self::TABLE, [ 'id' => $image->id ] );
		}
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
