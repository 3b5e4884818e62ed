<?php
/**
 * Reads albums.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Albums with cover and order in one query, however many levels there are: who is below whom is in the list that core
 * keeps for each hierarchical taxonomy.
 */
final class AlbumStore {

	/** Files of an album that have places. */
	private const MAX_FILES = 10_000;

	private const FIELDS = 'SELECT t.term_id, tt.term_taxonomy_id, t.name, tt.description, tt.parent, tt.count, c.meta_value AS cover, o.meta_value AS place FROM %i tt JOIN %i t ON t.term_id = tt.term_id LEFT JOIN %i c ON c.term_id = t.term_id AND c.meta_key = %s LEFT JOIN %i o ON o.term_id = t.term_id AND o.meta_key = %s WHERE tt.taxonomy = %s AND ';

	/**
	 * Albums that have been read.
	 *
	 * @var array<int, StoredAlbum|null>
	 */
	private array $known = [];

	/**
	 * Who is right below whom, once it has been asked: WordPress unpacks its option anew each time.
	 *
	 * @var array<int, list<int>>|null
	 */
	private ?array $hierarchy = null;

	/**
	 * Keeps the database.
	 *
	 * @param Db $db Database.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Albums by id; what is gone is left out.
	 *
	 * @param int[] $ids Ids of terms.
	 * @return array<int, StoredAlbum>
	 */
	public function get( array $ids ): array {
		$missing = array_values( array_filter( $ids, fn( int $id ): bool => ! array_key_exists( $id, $this->known ) ) );
		if ( $missing !== [] ) {
			$this->known += array_fill_keys( $missing, null );
			foreach (
				$this->db->all(
					self::FIELDS . 't.term_id IN ( ' . $this->db->numbers( $missing ) . ' )',
					...$this->values()
				) as $row
			) {
				$this->keep( $row );
			}
		}
		$found = [];
		foreach ( $ids as $id ) {
			if ( isset( $this->known[ $id ] ) ) {
				$found[ $id ] = $this->known[ $id ];
			}
		}
		return $found;
	}

	/**
	 * Albums right below one, in their order.
	 *
	 * @param int $id Id of the term, 0 = albums that are below none.
	 * @return list<StoredAlbum>
	 */
	public function children( int $id ): array {
		if ( $id === 0 ) {
			$albums = [];
			foreach ( $this->db->all( self::FIELDS . 'tt.parent = 0 LIMIT 10000', ...$this->values() ) as $row ) {
				$albums[] = $this->keep( $row );
			}
		} else {
			$albums = array_values( $this->get( $this->below( $id ) ) );
		}
		usort(
			$albums,
			static fn( StoredAlbum $one, StoredAlbum $other ): int => $one->order !== $other->order
				? $one->order <=> $other->order
				: strnatcasecmp( $one->title, $other->title )
		);
		return $albums;
	}

	/**
	 * Ids of the albums above one.
	 *
	 * @param int $id Id of the term.
	 * @return list<int> From the top to the album itself.
	 */
	public function way( int $id ): array {
		$above = [];
		foreach ( $this->hierarchy() as $parent => $children ) {
			foreach ( $children as $child ) {
				$above[ $child ] = $parent;
			}
		}
		$way = [ $id ];
		while ( isset( $above[ $id ] ) && ! in_array( $above[ $id ], $way, true ) ) {
			$id  = $above[ $id ];
			$way = [ $id, ...$way ];
		}
		return $way;
	}

	/**
	 * Ids of all albums below one, at any depth.
	 *
	 * @param int $id Id of the term.
	 * @return list<int> Those of a level before those of the next.
	 */
	public function descendants( int $id ): array {
		$below = $this->hierarchy();
		$found = [];
		$level = [ $id ];
		while ( $level !== [] ) {
			$next = [];
			foreach ( $level as $above ) {
				foreach ( $below[ $above ] ?? [] as $one ) {
					if ( ! isset( $found[ $one ] ) ) {
						$found[ $one ] = true;
						$next[]        = $one;
					}
				}
			}
			$level = $next;
		}
		return array_keys( $found );
	}

	/**
	 * Puts files of an album into an order. Those that are not named stay behind them by date.
	 *
	 * @param int   $taxonomy_id Id of the album in the taxonomy.
	 * @param int[] $ids         Attachments in their order; none = by date.
	 */
	public function arrange( int $taxonomy_id, array $ids ): void {
		$this->db->run(
			'UPDATE %i SET term_order = 0 WHERE term_taxonomy_id = %d AND term_order <> 0',
			$this->db->table( 'term_relationships' ),
			$taxonomy_id
		);
		$places = array_values( array_unique( $ids ) );
		$this->place( $taxonomy_id, array_combine( $places, array_keys( $places ) ) );
	}

	/**
	 * Moves files of an album before another one. Only what changes is written, and what stands behind all moves keeps
	 * its date.
	 *
	 * @param int   $taxonomy_id Id of the album in the taxonomy.
	 * @param int[] $ids         Attachments in their order, none twice; what is not in the album stays out of it.
	 * @param int   $before      Attachment that will follow, 0 = none: to the end.
	 */
	public function move( int $taxonomy_id, array $ids, int $before ): void {
		$rows   = $this->db->all(
			'SELECT tr.object_id, tr.term_order FROM %i tr CROSS JOIN %i p ON p.ID = tr.object_id WHERE tr.term_taxonomy_id = %d'
				. MediaStore::IN_ORDER . ' LIMIT %d',
			...[
				$this->db->table( 'term_relationships' ),
				$this->db->table( 'posts' ),
				$taxonomy_id,
				self::MAX_FILES,
			]
		);
		$was    = [];
		foreach ( $rows as $row ) {
			$was[ (int) $row['object_id'] ] = (int) $row['term_order'];
		}
		$moved  = array_values( array_intersect( $ids, array_keys( $was ) ) );
		$others = array_values( array_diff( array_keys( $was ), $moved ) );
		$at     = array_search( $before, $others, true );
		array_splice( $others, $at === false ? count( $others ) : $at, 0, $moved );
		$places = [];
		$last   = -1;
		$named  = array_flip( $moved );
		foreach ( $others as $place => $id ) {
			$last = $was[ $id ] > 0 || isset( $named[ $id ] ) ? $place : $last;
			if ( $was[ $id ] !== $place + 1 ) {
				$places[ $id ] = $place;
			}
		}
		$this->place( $taxonomy_id, array_filter( $places, static fn( int $place ): bool => $place <= $last ) );
	}

	/**
	 * Writes places.
	 *
	 * @param int             $taxonomy_id Id of the album in the taxonomy.
	 * @param array<int, int> $places      From 0, by attachment.
	 */
	private function place( int $taxonomy_id, array $places ): void {
		foreach ( array_chunk( $places, 200, true ) as $part ) {
			$cases = '';
			foreach ( $part as $id => $place ) {
				$cases .= $this->db->prepare( 'WHEN %d THEN %d ', $id, $place + 1 );
			}
			$this->db->run(
				'UPDATE %i SET term_order = CASE object_id ' . $cases
					. 'ELSE term_order END WHERE term_taxonomy_id = %d AND object_id IN ( '
					. $this->db->numbers( array_keys( $part ) ) . ' )',
				$this->db->table( 'term_relationships' ),
				$taxonomy_id
			);
		}
	}

	/**
	 * Ids of albums right below one.
	 *
	 * @param int $id Id of the term, above 0.
	 * @return list<int>
	 */
	public function below( int $id ): array {
		return $this->hierarchy()[ $id ] ?? [];
	}

	/**
	 * Who is right below whom.
	 *
	 * @return array<int, list<int>> Albums by the album above.
	 */
	private function hierarchy(): array {
		if ( $this->hierarchy === null ) {
			$this->hierarchy = [];
			foreach ( _get_term_hierarchy( Albums::TAXONOMY ) as $parent => $children ) {
				$this->hierarchy[ (int) $parent ] = array_values( array_map( 'intval', (array) $children ) );
			}
		}
		return $this->hierarchy;
	}

	/**
	 * Values of FIELDS.
	 *
	 * @return list<string>
	 */
	private function values(): array {
		$meta = $this->db->table( 'termmeta' );
		return [
			$this->db->table( 'term_taxonomy' ),
			$this->db->table( 'terms' ),
			$meta,
			Albums::COVER,
			$meta,
			Albums::ORDER,
			Albums::TAXONOMY,
		];
	}

	/**
	 * Keeps a row.
	 *
	 * @param array<string, string|null> $row Columns.
	 */
	private function keep( array $row ): StoredAlbum {
		$album = new StoredAlbum(
			(int) $row['term_id'],
			(int) $row['term_taxonomy_id'],
			(string) $row['name'],
			(string) $row['description'],
			(int) $row['parent'],
			(int) $row['count'],
			(int) $row['cover'],
			(int) $row['place']
		);
		$this->known[ $album->id ] = $album;
		return $album;
	}
}
