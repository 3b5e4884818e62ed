<?php
/**
 * The posts that we keep.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Feed\Comments\Comments;
use Vitrine\Feed\Contents\OwnPhotos;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Images\Images;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Writes `vitrine_posts`, and counts what is there; PostQuery finds what can be shown.
 */
final class Posts {

	private const TABLE = 'vitrine_posts';

	/**
	 * Keeps its helpers.
	 *
	 * @param Db     $db     Tables.
	 * @param Images $images The pictures.
	 */
	public function __construct( private readonly Db $db, private readonly Images $images ) {}

	/**
	 * Writes posts of a round down.
	 *
	 * @param int          $source  Source.
	 * @param int          $round   Number of the round.
	 * @param RemotePost[] $posts   What the network has.
	 * @param string[]     $lacking Parts that it was not asked for, see PostPage: what is stored of them stays.
	 * @param int          $room    Posts that the round may still see for the first time; the rest is left.
	 * @return array{
	 *     added: int,
	 *     changed: int,
	 *     seen: int,
	 *     rows: array<string, int>,
	 * } Counts, `seen` those that the round sees for the first time; and
	 *         rows by id on the network, without known ones whose pictures were not asked for.
	 */
	public function store(
		int $source,
		int $round,
		array $posts,
		array $lacking = [],
		int $room = PHP_INT_MAX
	): array {
		$known = $this->known(
			$source,
			array_map( static fn( RemotePost $post ): string => $post->network_id, $posts )
		);
		$done  = [ 'added' => 0, 'changed' => 0, 'seen' => 0, 'rows' => [] ];
		foreach ( $posts as $post ) {
			$row    = $known[ $post->network_id ] ?? null;
			$is_new = $row === null || $row['round'] !== $round;
			if ( $is_new && $done['seen'] >= $room ) {
				break;
			}
			$done['seen'] += $is_new ? 1 : 0;
			$merged = $row === null || $lacking === []
				? $post->data
				: StoredData::merged( $post->data, (array) json_decode( $row['data'], true ), $lacking );
			$data   = StoredData::json( $merged );
			$is_undated = $merged['undated'];
			$seen   = [ 'round_number' => $round, 'missed_rounds' => 0, 'missed_at' => 0 ];
			$fields = [
				...$seen,
				'published_at' => $post->published_at,
				'digest'       => StoredData::digest( $data, $is_undated ? null : $post->published_at ),
				'words'        => StoredData::words( $merged ),
				...PostFacts::of( $merged ),
				'data'         => $data,
			];
			if ( $row === null ) {
				$id = $this->db->add(
					self::TABLE,
					[
						'source_id'    => $source,
						'network_id'   => $post->network_id,
						'ready'        => 0,
						'pictures'     => '{}',
						'pictures_due' => 0,
						...$fields,
					]
				);
				// Pages may name a post twice.
				$known[ $post->network_id ]        = [
					'id'     => $id,
					'digest' => $fields['digest'],
					'round'  => $round,
					'data'   => $data,
				];
				$done['rows'][ $post->network_id ] = $id;
				++$done['added'];
				continue;
			}
			if ( ! in_array( 'media', $lacking, true ) ) {
				$done['rows'][ $post->network_id ] = $row['id'];
			}
			if ( $is_undated ) {
				unset( $fields['published_at'] );
			}
			$is_same          = $row['digest'] === $fields['digest'];
			$done['changed'] += $is_same ? 0 : 1;
			$this->db->change( self::TABLE, $is_same ? $seen : $fields, [ 'id' => $row['id'] ] );
			$known[ $post->network_id ]['round'] = $round;
		}
		return $done;
	}

	/**
	 * Shows the posts of a source whose first pictures are there or were tried.
	 *
	 * @param int $source Source.
	 */
	public function release( int $source ): void {
		$this->db->run(
			"UPDATE %i SET ready = 1 WHERE source_id = %d AND ready = 0 AND id NOT IN ( SELECT post_id FROM %i WHERE source_id = %d AND status = 'pending' AND attempts = 0 AND ( position < %d OR position >= %d ) AND ( expires_at IS NULL OR expires_at > %d ) )",
			$this->table(),
			$source,
			$this->db->table( 'vitrine_images' ),
			$source,
			RemotePost::PICTURES,
			RemotePost::LINK_POSITION,
			time()
		);
	}

	/**
	 * Posts that a round has not seen, newest first.
	 *
	 * @param int $source Source.
	 * @param int $round  Number of the round.
	 * @return list<array{id: int, network_id: string, published_at: int, missed_rounds: int, missed_at: int}>
	 */
	public function unseen( int $source, int $round ): array {
		$rows = $this->db->all(
			'SELECT id, network_id, published_at, missed_rounds, missed_at FROM %i WHERE source_id = %d AND round_number < %d ORDER BY published_at DESC, id DESC',
			$this->table(),
			$source,
			$round
		);
		return array_map(
			static fn( array $row ): array => [
				'id'            => (int) $row['id'],
				'network_id'    => (string) $row['network_id'],
				'published_at'  => (int) $row['published_at'],
				'missed_rounds' => (int) $row['missed_rounds'],
				'missed_at'     => (int) $row['missed_at'],
			],
			$rows
		);
	}

	/**
	 * How many posts a round has seen.
	 *
	 * @param int $source Source.
	 * @param int $round  Number of the round.
	 */
	public function count_seen( int $source, int $round ): int {
		return $this->db->number(
			'SELECT COUNT(*) FROM %i WHERE source_id = %d AND round_number = %d',
			$this->table(),
			$source,
			$round
		);
	}

	/**
	 * The oldest post that a round has seen.
	 *
	 * @param int $source Source.
	 * @param int $round  Number of the round.
	 * @param int $older  How many older ones there are besides.
	 * @return array{network_id: string, published_at: int}|null
	 */
	public function oldest_of_round( int $source, int $round, int $older = 0 ): ?array {
		$row = $this->db->first(
			'SELECT network_id, published_at FROM %i WHERE source_id = %d AND round_number = %d ORDER BY published_at, id LIMIT 1 OFFSET %d',
			$this->table(),
			$source,
			$round,
			$older
		);
		return $row === null
			? null
			: [ 'network_id' => (string) $row['network_id'], 'published_at' => (int) $row['published_at'] ];
	}

	/**
	 * Writes down that a complete round has missed posts.
	 *
	 * @param int   $source Source.
	 * @param int[] $posts  Ids of rows.
	 * @param int   $now    Unix time.
	 */
	public function miss( int $source, array $posts, int $now ): void {
		foreach ( array_chunk( $posts, 200 ) as $some ) {
			$this->db->run(
				'UPDATE %i SET missed_at = CASE WHEN missed_rounds = 0 THEN %d ELSE missed_at END, missed_rounds = missed_rounds + 1 WHERE source_id = %d AND id IN ('
					. $this->db->numbers( $some ) . ')',
				$this->table(),
				$now,
				$source
			);
		}
	}

	/**
	 * How many posts the last complete round has missed.
	 *
	 * @param int $source Source.
	 */
	public function count_missed( int $source ): int {
		return $this->db->number(
			'SELECT COUNT(*) FROM %i WHERE source_id = %d AND missed_rounds > 0',
			$this->table(),
			$source
		);
	}

	/**
	 * Deletes posts.
	 *
	 * @param int   $source Source.
	 * @param int[] $rows   Ids of rows.
	 */
	public function delete( int $source, array $rows ): void {
		$this->images->forget_posts( $source, $rows );
		( new Comments( $this->db, $this->images ) )->forget_posts( $source, $rows );
		foreach ( array_chunk( $rows, 200 ) as $some ) {
			$this->db->run(
				'DELETE FROM %i WHERE source_id = %d AND id IN (' . $this->db->numbers( $some ) . ')',
				$this->table(),
				$source
			);
		}
	}

	/**
	 * Deletes posts that are hidden or gone by the network's own word. Their photos go from other contents of the
	 * account, too, and files at once: nothing of them is to be seen here any more.
	 *
	 * @param int   $account Account.
	 * @param int   $source  Its source.
	 * @param int[] $rows    Ids of rows.
	 */
	public function withdraw( int $account, int $source, array $rows ): void {
		// The posts last: who is killed in between finds the photos again by them.
		$own = ( new OwnPhotos( $this->db ) )->of( $account, $source, $rows );
		foreach ( [ ...$own, [ 'source' => $source, 'rows' => $rows ] ] as [ 'source' => $where, 'rows' => $some ] ) {
			$this->images->forget_posts( $where, $some, true );
			$this->delete( $where, $some );
		}
	}

	/**
	 * Forgets everything of a source.
	 *
	 * @param int $source Source.
	 */
	public function forget_source( int $source ): void {
		$this->images->forget_source( $source );
		( new Comments( $this->db, $this->images ) )->forget_source( $source );
		$this->db->delete( self::TABLE, [ 'source_id' => $source ] );
	}

	/**
	 * How many posts a source has to show.
	 *
	 * @param int $source Source.
	 */
	public function count( int $source ): int {
		return $this->db->number(
			'SELECT COUNT(*) FROM %i WHERE source_id = %d AND ready = 1',
			$this->table(),
			$source
		);
	}

	/**
	 * How many posts a round has brought so far, pictures and all.
	 *
	 * @param int $source Source.
	 * @param int $round  Number of the round.
	 */
	public function count_of_round( int $source, int $round ): int {
		return $this->db->number(
			'SELECT COUNT(*) FROM %i WHERE source_id = %d AND round_number = %d AND ready = 1',
			$this->table(),
			$source,
			$round
		);
	}

	/**
	 * What is known of posts.
	 *
	 * @param int      $source Source.
	 * @param string[] $ids    Ids on the network.
	 * @return array<string, array{id: int, digest: string, round: int, data: string}>
	 */
	private function known( int $source, array $ids ): array {
		$table = $this->db->prepare( '%i', $this->table() );
		$known = [];
		foreach ( array_chunk( $ids, 100 ) as $some ) {
			$list = implode( ',', array_map( fn( string $id ): string => $this->db->prepare( '%s', $id ), $some ) );
			foreach (
				$this->db->all(
					"SELECT id, network_id, digest, round_number, data FROM {$table} WHERE source_id = %d AND network_id IN ({$list})",
					$source
				) as $row
			) {
				$known[ (string) $row['network_id'] ] = [
					'id'     => (int) $row['id'],
					'digest' => (string) $row['digest'],
					'round'  => (int) $row['round_number'],
					'data'   => (string) $row['data'],
				];
			}
		}
		return $known;
	}

	/**
	 * Name of the table.
	 */
	private function table(): string {
		return $this->db->table( self::TABLE );
	}
}
