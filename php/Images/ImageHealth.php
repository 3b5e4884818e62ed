<?php
/**
 * Whether pictures are here.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Looks for files that are gone and counts pictures that are not here.
 */
final class ImageHealth {

	/** Records whose files one refresh looks at: with five sizes each that is a moment on any disk. */
	private const SLICE = 100;

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
		$posts = array_map( 'intval', array_column( $all, 'post_id', 'id' ) );
		$posts = array_values( array_intersect_key( $posts, array_flip( $lost ) ) );
		$this->posts->due( ...$posts );
		foreach ( array_chunk( $lost, 200 ) as $some ) {
			$this->db->run(
				"UPDATE %i SET status = 'pending', attempts = 0, retry_at = 0, problem = 'missing', bytes = 0 WHERE id IN ("
					. $this->db->numbers( $some ) . ')',
				$this->table()
			);
		}
		$this->posts->keep( ...$posts );
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
	 * Name of the table.
	 */
	private function table(): string {
		return $this->db->table( Images::TABLE );
	}
}
