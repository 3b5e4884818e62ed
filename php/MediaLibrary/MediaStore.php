<?php
/**
 * Files of the media library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Table `vitrine_media`, which has what galleries know of a file, and what albums have. FileList lists thousands.
 */
final class MediaStore {

	public const TABLE = 'vitrine_media';

	/**
	 * What galleries show. COALESCE keeps databases from walking through every attachment by its type when a few are
	 * named.
	 */
	public const SHOWN = "COALESCE( p.post_type, '' ) = 'attachment' AND COALESCE( p.post_status, '' ) IN ( 'inherit', 'publish' ) AND ( p.post_mime_type LIKE 'image/%%' OR p.post_mime_type LIKE 'video/%%' )";

	/** What everybody may see. */
	private const OPEN = "( pp.ID IS NULL OR ( pp.post_status = 'publish' AND pp.post_password = '' ) )";

	/** The post that decides who may see the file, 0 = everybody may. */
	public const GUARDED = 'CASE WHEN ' . self::OPEN . ' THEN 0 ELSE pp.ID END AS guarded';

	/** The post that a file is attached to, and its row. */
	public const BESIDE = 'LEFT JOIN %i pp ON pp.ID = p.post_parent AND p.post_parent > 0 LEFT JOIN %i m ON m.attachment_id = p.ID ';

	/** Files of the media library. */
	public const FROM = ' FROM %i p ' . self::BESIDE;

	/**
	 * Files of albums: the album comes first, by CROSS JOIN, or SQLite would begin with all attachments of the library.
	 */
	private const OF_ALBUMS = ' FROM %i tr CROSS JOIN %i p ON p.ID = tr.object_id LEFT JOIN %i pp ON pp.ID = p.post_parent AND p.post_parent > 0 ';

	/** Files of an album: what has been put in order by hand, then the others by date. */
	public const IN_ORDER = ' ORDER BY tr.term_order = 0, tr.term_order, p.post_date, p.ID';

	/** Meta that a missing row is made of. */
	public const META = [
		'_wp_attachment_metadata',
		'_wp_attached_file',
		'_wp_attachment_image_alt',
		ItemFields::TAGS,
		ItemFields::FEATURED,
		ItemFields::DESTINATION,
		ItemFields::VIDEO,
	];

	/**
	 * Keeps the database and who looks.
	 *
	 * @param Db         $db         Database.
	 * @param Visibility $visibility Who may see what.
	 */
	public function __construct( private readonly Db $db, private readonly Visibility $visibility ) {}

	/**
	 * How many files this visitor may see in several albums, and the first picture of each.
	 *
	 * @param int[] $taxonomy_ids Ids in the taxonomy.
	 * @return array<int, array{number: int, cover: int}> By id in the taxonomy; cover 0 = there is none.
	 */
	public function summaries( array $taxonomy_ids ): array {
		if ( $taxonomy_ids === [] ) {
			return [];
		}
		$found = [];
		$rows  = $this->db->all(
			"SELECT tr.term_taxonomy_id, COUNT(*) AS number, MIN( CASE WHEN p.post_mime_type LIKE 'image/%%' THEN p.ID ELSE NULL END ) AS cover, "
				. self::GUARDED . self::OF_ALBUMS . 'WHERE tr.term_taxonomy_id IN ( '
				. $this->db->numbers( $taxonomy_ids ) . ' ) AND ' . self::SHOWN
				. ' GROUP BY tr.term_taxonomy_id, guarded',
			...$this->tables_of_albums()
		);
		foreach ( $this->visibility->of( $rows ) as $row ) {
			$before = $found[ (int) $row['term_taxonomy_id'] ] ?? [ 'number' => 0, 'cover' => 0 ];
			$covers = array_filter( [ $before['cover'], (int) $row['cover'] ], static fn( int $id ): bool => $id > 0 );
			$found[ (int) $row['term_taxonomy_id'] ] = [
				'number' => $before['number'] + (int) $row['number'],
				'cover'  => $covers === [] ? 0 : min( $covers ),
			];
		}
		return $found;
	}

	/**
	 * Albums with files that this visitor may see.
	 *
	 * @param int[] $taxonomy_ids Ids in the taxonomy.
	 * @return list<int> Those of them.
	 */
	public function filled( array $taxonomy_ids ): array {
		if ( $taxonomy_ids === [] ) {
			return [];
		}
		$ids = static fn( array $rows ): array => array_map( 'intval', array_column( $rows, 'term_taxonomy_id' ) );
		// The first file that everybody may see is enough: albums may have thousands. EXISTS would be a semi-join to
		// MySQL,
		// which reads them all.
		$found  = $ids(
			$this->db->all(
				'SELECT tt.term_taxonomy_id FROM %i tt WHERE tt.term_taxonomy_id IN ( '
					. $this->db->numbers( $taxonomy_ids ) . ' ) AND ( SELECT 1' . self::OF_ALBUMS
					. 'WHERE tr.term_taxonomy_id = tt.term_taxonomy_id AND ' . self::SHOWN . ' AND ' . self::OPEN
					. ' LIMIT 1 ) IS NOT NULL',
				...[ $this->db->table( 'term_taxonomy' ), ...$this->tables_of_albums() ]
			)
		);
		$hidden = array_values( array_diff( $taxonomy_ids, $found ) );
		if ( $hidden === [] ) {
			return $found;
		}
		$rows = $this->db->all(
			'SELECT DISTINCT tr.term_taxonomy_id, ' . self::GUARDED . self::OF_ALBUMS
				. 'WHERE tr.term_taxonomy_id IN ( ' . $this->db->numbers( $hidden ) . ' ) AND ' . self::SHOWN,
			...$this->tables_of_albums()
		);
		return [ ...$found, ...array_values( array_unique( $ids( $this->visibility->of( $rows ) ) ) ) ];
	}

	/**
	 * Rows of files that this visitor may see; those that are missing are made of what the media library says. Their
	 * posts and meta are loaded.
	 *
	 * @param int[] $ids         Attachments.
	 * @param int   $taxonomy_id Album that they have to be in, 0 = any.
	 * @param int[] $others      Attachments that may be anywhere, such as covers.
	 * @return array{array<int, MediaRow>, array<int, MediaRow>} Rows of files and of the others, by attachment.
	 */
	public function rows( array $ids, int $taxonomy_id = 0, array $others = [] ): array {
		$all = array_values(
			array_unique( array_filter( [ ...$ids, ...$others ], static fn( int $id ): bool => $id > 0 ) )
		);
		if ( $all === [] ) {
			return [ [], [] ];
		}
		$rows    = $this->db->all(
			'SELECT p.ID, tr.object_id AS member, m.*, ' . self::GUARDED . self::FROM
				. 'LEFT JOIN %i tr ON tr.object_id = p.ID AND tr.term_taxonomy_id = %d WHERE p.ID IN ( '
				. $this->db->numbers( $all ) . ' ) AND ' . self::SHOWN,
			...[ ...$this->tables(), $this->db->table( 'term_relationships' ), $taxonomy_id ]
		);
		$found   = [];
		$members = [];
		foreach ( $this->visibility->of( $rows ) as $row ) {
			$id             = (int) $row['ID'];
			$found[ $id ]   = $row['attachment_id'] === null ? null : MediaRow::of( $row );
			$members[ $id ] = $taxonomy_id === 0 || $row['member'] !== null;
		}
		_prime_post_caches( array_keys( $found ), false, true );
		$files  = [];
		$covers = [];
		foreach ( $found as $id => $row ) {
			$row ??= self::said( $id );
			if ( $row !== null && $members[ $id ] && in_array( $id, $ids, true ) ) {
				$files[ $id ] = $row;
			}
			if ( $row !== null && in_array( $id, $others, true ) ) {
				$covers[ $id ] = $row;
			}
		}
		return [ $files, $covers ];
	}

	/**
	 * What the media library says of a file.
	 *
	 * @param int               $id   Attachment.
	 * @param array<mixed>|null $data Its metadata, where they are not saved yet.
	 */
	public static function said( int $id, ?array $data = null ): ?MediaRow {
		$post = get_post( $id );
		if (
			! $post instanceof \WP_Post
			|| $post->post_type !== 'attachment'
			|| preg_match( '~^(?:image|video)/~', $post->post_mime_type ) !== 1
		) {
			return null;
		}
		$meta = [];
		foreach ( self::META as $key ) {
			$meta[ $key ] = get_post_meta( $id, $key, true );
		}
		return MediaRow::of_meta(
			$id,
			$post->post_mime_type,
			$data === null ? $meta : [ ...$meta, '_wp_attachment_metadata' => $data ]
		);
	}

	/**
	 * Writes a row.
	 *
	 * @param MediaRow $row Row.
	 */
	public function save( MediaRow $row ): void {
		$fields = [
			...$row->said(),
			'color'    => $row->color,
			'taken_at' => $row->taken_at,
			'clean'    => $row->clean,
			'exif'     => (string) wp_json_encode( (object) $row->exif ),
		];
		if (
			$this->db->first(
				'SELECT attachment_id FROM %i WHERE attachment_id = %d',
				$this->db->table( self::TABLE ),
				$row->id
			) === null
		) {
			$this->db->add( self::TABLE, [ 'attachment_id' => $row->id, ...$fields ] );
		} else {
			$this->db->change( self::TABLE, $fields, [ 'attachment_id' => $row->id ] );
		}
	}

	/**
	 * Writes what post and meta say, where there is a row.
	 *
	 * @param MediaRow $row Row.
	 */
	public function update( MediaRow $row ): void {
		$this->db->change( self::TABLE, $row->said(), [ 'attachment_id' => $row->id ] );
	}

	/**
	 * Deletes a row.
	 *
	 * @param int $id Attachment.
	 */
	public function delete( int $id ): void {
		$this->db->delete( self::TABLE, [ 'attachment_id' => $id ] );
	}

	/**
	 * Has all files looked at again.
	 */
	public function forget_readings(): void {
		$this->db->run( 'UPDATE %i SET clean = %s', $this->db->table( self::TABLE ), MediaRow::UNREAD );
	}

	/**
	 * Files that have not been looked at.
	 *
	 * @param int $after Id behind which to begin.
	 * @param int $max   Files at most.
	 * @return list<int>
	 */
	public function unread( int $after, int $max ): array {
		$rows = $this->db->all(
			"SELECT p.ID FROM %i p LEFT JOIN %i m ON m.attachment_id = p.ID WHERE p.ID > %d AND p.post_type = 'attachment' AND ( p.post_mime_type LIKE 'image/%%' OR p.post_mime_type LIKE 'video/%%' ) AND ( m.attachment_id IS NULL OR m.clean = %s OR m.exif NOT LIKE %s ) ORDER BY p.ID LIMIT %d",
			$this->db->table( 'posts' ),
			$this->db->table( self::TABLE ),
			$after,
			MediaRow::UNREAD,
			// Rows that were made before ImageMeta was.
			$this->db->like( '"keywords"' ),
			$max
		);
		return array_map( static fn( array $row ): int => (int) $row['ID'], $rows );
	}

	/**
	 * Tables of FROM.
	 *
	 * @return list<string>
	 */
	private function tables(): array {
		return [ $this->db->table( 'posts' ), $this->db->table( 'posts' ), $this->db->table( self::TABLE ) ];
	}

	/**
	 * Tables of OF_ALBUMS.
	 *
	 * @return list<string>
	 */
	private function tables_of_albums(): array {
		return [ $this->db->table( 'term_relationships' ), $this->db->table( 'posts' ), $this->db->table( 'posts' ) ];
	}
}
