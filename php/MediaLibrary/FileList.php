<?php
/**
 * Lists of files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

use Vitrine\MediaLibrary\Metadata\ImageMeta;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * What this visitor may see in albums, in a post or in a choice: one light query for thousands of files, and one more
 * for those without a row.
 *
 * @phpstan-import-type Row from Db
 */
final class FileList {

	private const LIGHT = 'SELECT p.ID, m.width, m.height, m.leads_off, ' . MediaStore::GUARDED;

	private const TEXTS = ', p.post_title, p.post_excerpt, p.post_content, m.alt, m.tags, m.file';

	private const DATES = ', p.post_date, m.taken_at';

	private const AUTHORS = ", ( SELECT MAX( a.meta_value ) FROM %i a WHERE a.post_id = p.ID AND a.meta_key = '"
		. ItemFields::AUTHOR . "' ) AS author";

	/** Chosen files whose ids are that close are read together with what lies between them. */
	private const GAP = 4;

	/**
	 * Keeps the database and who looks.
	 *
	 * @param Db         $db         Database.
	 * @param Visibility $visibility Who may see what.
	 */
	public function __construct( private readonly Db $db, private readonly Visibility $visibility ) {}

	/**
	 * What is in several albums, each in its order: what has been put in order first, then by date.
	 *
	 * @param list<int>   $albums  Ids in the taxonomy, in the order of the albums.
	 * @param int         $max     Files of all of them together.
	 * @param FileColumns $columns What is read.
	 * @return list<ListedFile>
	 */
	public function of_albums( array $albums, int $max, FileColumns $columns ): array {
		if ( $albums === [] ) {
			return [];
		}
		[ $select, $tables ] = $this->select( $columns );
		$rows                = $this->db->all(
			// The album comes first, by CROSS JOIN: SQLite would begin with all attachments of the library.
			"{$select}, tr.term_taxonomy_id AS album FROM %i tr CROSS JOIN %i p ON p.ID = tr.object_id "
				. MediaStore::BESIDE . 'WHERE tr.term_taxonomy_id IN ( ' . $this->db->numbers( $albums ) . ' ) AND '
				. MediaStore::SHOWN . MediaStore::IN_ORDER . ' LIMIT %d',
			...[ ...$tables, $this->db->table( 'term_relationships' ), ...$this->tables(), $max ]
		);
		if ( count( $albums ) > 1 ) {
			$places = array_flip( $albums );
			usort(
				$rows,
				static fn(
					array $one,
					array $other
				): int => $places[ (int) $one['album'] ] <=> $places[ (int) $other['album'] ]
			);
		}
		return $this->files( $rows, $columns );
	}

	/**
	 * What is attached to a post, in the order of the media library.
	 *
	 * @param int         $post    Id of the post.
	 * @param int         $max     Files at most.
	 * @param FileColumns $columns What is read.
	 * @return list<ListedFile>
	 */
	public function of_post( int $post, int $max, FileColumns $columns ): array {
		[ $select, $tables ] = $this->select( $columns );
		return $this->files(
			$this->db->all(
				$select . MediaStore::FROM . 'WHERE p.post_parent = %d AND ' . MediaStore::SHOWN
					. ' ORDER BY p.menu_order, p.post_date, p.ID LIMIT %d',
				...[ ...$tables, ...$this->tables(), $post, $max ]
			),
			$columns
		);
	}

	/**
	 * Chosen files, in any order.
	 *
	 * @param int[]       $ids     Attachments.
	 * @param FileColumns $columns What is read.
	 * @return list<ListedFile>
	 */
	public function of_ids( array $ids, FileColumns $columns ): array {
		if ( $ids === [] ) {
			return [];
		}
		[ $select, $tables ] = $this->select( $columns );
		$rows                = $this->db->all(
			$select . MediaStore::FROM . 'WHERE ( ' . $this->near( $ids ) . ' ) AND ' . MediaStore::SHOWN,
			...[ ...$tables, ...$this->tables() ]
		);
		$chosen = array_flip( $ids );
		return $this->files(
			array_values(
				array_filter( $rows, static fn( array $row ): bool => isset( $chosen[ (int) $row['ID'] ] ) )
			),
			$columns
		);
	}

	/**
	 * A condition that chosen files fulfill, and few others: who uploads files together chooses them together, and to
	 * read thousands of numbers costs a database of PHP half a second.
	 *
	 * @param int[] $ids Attachments.
	 * @return literal-string Condition on `p.ID`.
	 */
	private function near( array $ids ): string {
		sort( $ids );
		$runs = [];
		foreach ( $ids as $id ) {
			$at = count( $runs ) - 1;
			if ( $at >= 0 && $id - $runs[ $at ][1] <= self::GAP ) {
				$runs[ $at ] = [ $runs[ $at ][0], $id ];
			} else {
				$runs[] = [ $id, $id ];
			}
		}
		$single = array_column( array_filter( $runs, static fn( array $run ): bool => $run[0] === $run[1] ), 0 );
		$sql    = 'p.ID IN ( ' . $this->db->numbers( $single ) . ' )';
		foreach ( $runs as [ $first, $last ] ) {
			if ( $first < $last ) {
				$sql .= $this->db->prepare( ' OR p.ID BETWEEN %d AND %d', $first, $last );
			}
		}
		return $sql;
	}

	/**
	 * The columns of a list, and the tables that they name.
	 *
	 * @param FileColumns $columns What is read.
	 * @return array{literal-string, list<string>}
	 */
	private function select( FileColumns $columns ): array {
		$sql = self::LIGHT . ( $columns->texts ? self::TEXTS : '' ) . ( $columns->dates ? self::DATES : '' )
			. ( $columns->details ? ', m.exif' : '' );
		return $columns->authors ? [ $sql . self::AUTHORS, [ $this->db->table( 'postmeta' ) ] ] : [ $sql, [] ];
	}

	/**
	 * Tables of MediaStore::FROM.
	 *
	 * @return list<string>
	 */
	private function tables(): array {
		return [ $this->db->table( 'posts' ), $this->db->table( 'posts' ), $this->db->table( MediaStore::TABLE ) ];
	}

	/**
	 * What visitors may see of rows.
	 *
	 * @param list<Row>   $rows    Rows.
	 * @param FileColumns $columns What was read.
	 * @return list<ListedFile>
	 */
	private function files( array $rows, FileColumns $columns ): array {
		$rows    = $this->visibility->of( $rows );
		$said    = $this->missing( $rows );
		$details = $columns->details ? $this->details( $rows, $said ) : [];
		$files   = [];
		foreach ( $rows as $row ) {
			$id     = (int) $row['ID'];
			$filled = $said[ $id ] ?? null;
			$alt    = $filled === null ? $row['alt'] ?? '' : $filled->alt;
			$tags   = $filled === null ? MediaRow::tags( $row['tags'] ?? '' ) : $filled->tags;
			$files[] = new ListedFile(
				$id,
				(int) ( $row['album'] ?? 0 ),
				$filled === null ? (int) $row['width'] : $filled->width,
				$filled === null ? (int) $row['height'] : $filled->height,
				$filled === null ? (int) $row['leads_off'] === 1 : $filled->leads_off,
				$row['post_title'] ?? '',
				$row['post_excerpt'] ?? '',
				$row['post_content'] ?? '',
				$columns->texts ? $alt : '',
				$filled === null ? $row['file'] ?? '' : $filled->file,
				$columns->texts ? $tags : [],
				$filled === null ? (int) ( $row['taken_at'] ?? 0 ) : $filled->taken_at,
				$row['post_date'] ?? '',
				$row['author'] ?? '',
				$details[ $id ] ?? null
			);
		}
		return $files;
	}

	/**
	 * What photo software wrote into files; those that were not looked at for it are looked up in one query.
	 *
	 * @param list<Row>            $rows Rows of a light list.
	 * @param array<int, MediaRow> $said Rows that are missing.
	 * @return array<int, array{author: string, copyright: string, keywords: string}>
	 */
	private function details( array $rows, array $said ): array {
		$found = [];
		$ids   = [];
		foreach ( $rows as $row ) {
			$id   = (int) $row['ID'];
			$exif = isset( $said[ $id ] ) ? $said[ $id ]->exif : json_decode( (string) $row['exif'], true );
			$kept = is_array( $exif ) ? ImageMeta::kept( $exif ) : null;
			if ( $kept === null ) {
				$ids[] = $id;
			} else {
				$found[ $id ] = $kept;
			}
		}
		foreach (
			$ids === []
				? []
				: $this->db->all(
					"SELECT post_id, meta_value FROM %i WHERE meta_key = '_wp_attachment_metadata' AND post_id IN ( "
						. $this->db->numbers( $ids ) . ' )',
					$this->db->table( 'postmeta' )
				) as $row
		) {
			// phpcs:ignore WordPress.DB.SlowDBQuery -- of named posts.
			$found[ (int) $row['post_id'] ] = ImageMeta::of( maybe_unserialize( (string) $row['meta_value'] ) );
		}
		return $found;
	}

	/**
	 * Rows that are missing, made of what the media library says in one query.
	 *
	 * @param list<Row> $rows Rows of a light list.
	 * @return array<int, MediaRow>
	 */
	private function missing( array $rows ): array {
		$ids = [];
		foreach ( $rows as $row ) {
			if ( $row['width'] === null ) {
				$ids[] = (int) $row['ID'];
			}
		}
		if ( $ids === [] ) {
			return [];
		}
		$mimes = [];
		foreach (
			$this->db->all(
				'SELECT ID, post_mime_type FROM %i WHERE ID IN ( ' . $this->db->numbers( $ids ) . ' )',
				$this->db->table( 'posts' )
			) as $row
		) {
			$mimes[ (int) $row['ID'] ] = (string) $row['post_mime_type'];
		}
		$meta = [];
		$keys = $this->db->prepare( '%s,%s,%s,%s,%s,%s,%s', ...MediaStore::META );
		foreach (
			$this->db->all(
				'SELECT post_id, meta_key, meta_value FROM %i WHERE post_id IN ( '
					. $this->db->numbers( array_keys( $mimes ) ) . ' ) AND meta_key IN ( ' . $keys . ' )',
				$this->db->table( 'postmeta' )
			) as $row
		) {
			// phpcs:ignore WordPress.DB.SlowDBQuery -- of named posts.
			$value = maybe_unserialize( (string) $row['meta_value'] );
			// phpcs:ignore WordPress.DB.SlowDBQuery -- of named posts.
			$meta[ (int) $row['post_id'] ][ (string) $row['meta_key'] ] = $value;
		}
		$said = [];
		foreach ( $mimes as $id => $mime ) {
			$said[ $id ] = MediaRow::of_meta( $id, $mime, $meta[ $id ] ?? [] );
		}
		return $said;
	}
}
