<?php
/**
 * Room for pictures.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the pictures that pages show when there is not room for all.
 */
final class ImageQuota {

	/** A picture of all sizes has about this many bytes: so much room is needed to bring one back. */
	private const ROOM = MB_IN_BYTES;

	/** A use is written down once a day at most. */
	private const USE_STEP = DAY_IN_SECONDS;

	/** Seconds that files stay after their records: pages in caches still show them. */
	private const FILES_STAY = DAY_IN_SECONDS;

	/**
	 * Keeps where files are.
	 *
	 * @param Db           $db     Tables.
	 * @param Folder       $folder Files.
	 * @param PostPictures $posts  What posts show.
	 */
	public function __construct(
		private readonly Db $db,
		private readonly Folder $folder,
		private readonly PostPictures $posts
	) {}

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
	 * Writes down that pages show these pictures, as many as there is room for; evicted ones are wanted again.
	 *
	 * @param Image[] $images What is shown, or would be.
	 * @param int     $now    Unix time.
	 * @param int     $room   Bytes that they may have together.
	 * @param int     $waiting Bytes of it that evicted ones may not have: of pictures that wait for their download.
	 * @return int Bytes that are left; below 0 when there is no room for all.
	 */
	public function touch( array $images, int $now, int $room = PHP_INT_MAX, int $waiting = 0 ): int {
		$used   = [];
		$missed = [];
		foreach ( $images as $image ) {
			if ( $image->status === 'evicted' ) {
				if ( $room >= self::ROOM + $waiting ) {
					$room    -= self::ROOM;
					$missed[] = $image->id;
				}
				continue;
			}
			$room -= $image->bytes;
			if ( $room < 0 ) {
				break;
			}
			if (
				$image->status === 'ready'
				&& ( $image->used_at < $now - self::USE_STEP || $image->used_at > $now + self::USE_STEP )
			) {
				$used[] = $image->id;
			}
		}
		$shown = [ ...$used, ...$missed ];
		if ( $shown !== [] ) {
			$ids = $this->db->numbers( $shown );
			$this->db->run( "UPDATE %i SET used_at = %d WHERE id IN ({$ids})", $this->table(), $now );
		}
		// Last: who downloads one writes back the time that it read.
		$this->queue_downloads( $missed );
		return $room;
	}

	/**
	 * Lets evicted pictures be downloaded again as far as there is room, last shown first.
	 *
	 * @param int $source Source.
	 * @param int $quota  Bytes.
	 */
	public function restore( int $source, int $quota ): void {
		$rows = $this->db->all(
			"SELECT id FROM %i WHERE source_id = %d AND status = 'evicted' ORDER BY used_at DESC, id DESC LIMIT %d",
			$this->table(),
			$source,
			intdiv( max( 0, $quota - $this->bytes() - $this->expected_bytes() ), self::ROOM )
		);
		// Nobody has shown them: `used_at` stays.
		$this->queue_downloads( array_map( 'intval', array_column( $rows, 'id' ) ) );
	}

	/**
	 * Bytes that pictures which are about to be downloaded will have.
	 */
	public function expected_bytes(): int {
		return self::ROOM * $this->db->number(
			"SELECT COUNT(*) FROM %i WHERE status = 'pending' AND ( expires_at IS NULL OR expires_at > %d )",
			$this->table(),
			time()
		);
	}

	/**
	 * Lets the next run download pictures.
	 *
	 * @param list<int> $ids Rows.
	 */
	private function queue_downloads( array $ids ): void {
		if ( $ids !== [] ) {
			$this->db->run(
				"UPDATE %i SET status = 'pending', attempts = 0, retry_at = 0 WHERE id IN ({$this->db->numbers( $ids )})",
				$this->table()
			);
		}
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
			$posts = array_map( 'intval', array_column( $rows, 'post_id' ) );
			$this->posts->due( ...$posts );
			foreach ( $rows as $row ) {
				if ( $bytes <= $quota ) {
					break;
				}
				$image = Image::of_row( $row );
				$this->folder->delete( $image );
				$this->db->change( Images::TABLE, [ 'status' => 'evicted', 'bytes' => 0 ], [ 'id' => $image->id ] );
				$bytes -= (int) $row['bytes'];
				++$evicted;
			}
			$this->posts->keep( ...$posts );
		}
		return $evicted;
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
			$this->db->delete( Images::TABLE, [ 'id' => $image->id ] );
		}
	}

	/**
	 * Bytes of all pictures.
	 */
	private function bytes(): int {
		return $this->db->number( "SELECT SUM(bytes) FROM %i WHERE status = 'ready'", $this->table() );
	}

	/**
	 * Name of the table.
	 */
	private function table(): string {
		return $this->db->table( Images::TABLE );
	}
}
