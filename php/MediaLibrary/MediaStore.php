<?php
/**
 * The media library as galleries read it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

use Vitrine\Gallery\Contents\Items\Candidate;
use Vitrine\Gallery\Contents\Wanted;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\MediaLibrary\Metadata\ImageMeta;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Table `vitrine_media`, and the light lists of what is in an album, a post or a choice.
 *
 * @phpstan-import-type Row from Db
 */
final class MediaStore {

	private const TABLE = 'vitrine_media';

	/**
	 * What galleries show. COALESCE keeps databases from walking through every attachment by its type when a few are
	 * named.
	 */
	private const SHOWN = "COALESCE( p.post_type, '' ) = 'attachment' AND COALESCE( p.post_status, '' ) IN ( 'inherit', 'publish' ) AND ( p.post_mime_type LIKE 'image/%%' OR p.post_mime_type LIKE 'video/%%' )";

	/**
	 * Few columns, for there are thousands of rows; `guarded` is the post that decides who may see the file, 0 =
	 * everybody may.
	 */
	private const LIGHT = 'SELECT p.ID, m.width, m.height, m.leads_off, ' . self::GUARDED;

	private const TEXTS = ', p.post_title, p.post_excerpt, p.post_content, m.alt, m.tags, m.file';

	private const DATES = ', p.post_date, m.taken_at';

	private const AUTHORS = ", ( SELECT MAX( a.meta_value ) FROM %i a WHERE a.post_id = p.ID AND a.meta_key = '"
		. ItemFields::AUTHOR . "' ) AS author";

	/** What everybody may see. */
	private const OPEN = "( pp.ID IS NULL OR ( pp.post_status = 'publish' AND pp.post_password = '' ) )";

	private const GUARDED = 'CASE WHEN ' . self::OPEN . ' THEN 0 ELSE pp.ID END AS guarded';

	private const BESIDE = 'LEFT JOIN %i pp ON pp.ID = p.post_parent AND p.post_parent > 0 LEFT JOIN %i m ON m.attachment_id = p.ID ';

	private const FROM = ' FROM %i p ' . self::BESIDE;

	/**
	 * Files of albums: the album comes first, by CROSS JOIN, or SQLite would begin with all attachments of the library.
	 */
	private const OF_ALBUMS = ' FROM %i tr CROSS JOIN %i p ON p.ID = tr.object_id LEFT JOIN %i pp ON pp.ID = p.post_parent AND p.post_parent > 0 ';

	/** Files of an album: what has been put in order by hand, then the others by date. */
	public const IN_ORDER = ' ORDER BY tr.term_order = 0, tr.term_order, p.post_date, p.ID';

	/** Chosen files whose ids are that close are read together with what lies between them. */
	private const GAP = 4;

	/** Meta that a missing row is made of. */
	private const META = [
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
	 * What is in several albums, each in its order: what has been put in order first, then by date.
	 *
	 * @param array<int, string> $names    What candidates say of their album, by its id in the taxonomy, in the order
	 *                                     of the albums.
	 * @param int                $most     Most of all of them together.
	 * @param GallerySettings    $settings Where titles and descriptions come from.
	 * @param Wanted             $wanted   What candidates have to bring.
	 * @return list<Candidate>
	 */
	public function of_albums( array $names, int $most, GallerySettings $settings, Wanted $wanted ): array {
		if ( $names === [] ) {
			return [];
		}
		[ $select, $tables ] = $this->select( $settings, $wanted );
		$rows                = $this->db->all(
			// The album comes first, by CROSS JOIN: SQLite would begin with all attachments of the library.
			"{$select}, tr.term_taxonomy_id AS album FROM %i tr CROSS JOIN %i p ON p.ID = tr.object_id " . self::BESIDE
				. 'WHERE tr.term_taxonomy_id IN ( ' . $this->db->numbers( array_keys( $names ) ) . ' ) AND '
				. self::SHOWN . self::IN_ORDER . ' LIMIT %d',
			...[ ...$tables, $this->db->table( 'term_relationships' ), ...$this->tables(), $most ]
		);
		if ( count( $names ) > 1 ) {
			$places = array_flip( array_keys( $names ) );
			usort(
				$rows,
				static fn(
					array $one,
					array $other
				): int => $places[ (int) $one['album'] ] <=> $places[ (int) $other['album'] ]
			);
		}
		return $this->candidates( $rows, $settings, $wanted, $names );
	}

	/**
	 * What is attached to a post, in the order of the media library.
	 *
	 * @param int             $post     Id of the post.
	 * @param int             $most     Most of them.
	 * @param GallerySettings $settings Where titles and descriptions come from.
	 * @param Wanted          $wanted   What candidates have to bring.
	 * @return list<Candidate>
	 */
	public function of_post( int $post, int $most, GallerySettings $settings, Wanted $wanted ): array {
		[ $select, $tables ] = $this->select( $settings, $wanted );
		return $this->candidates(
			$this->db->all(
				$select . self::FROM . 'WHERE p.post_parent = %d AND ' . self::SHOWN
					. ' ORDER BY p.menu_order, p.post_date, p.ID LIMIT %d',
				...[ ...$tables, ...$this->tables(), $post, $most ]
			),
			$settings,
			$wanted
		);
	}

	/**
	 * Chosen files, in any order.
	 *
	 * @param int[]           $ids      Attachments.
	 * @param GallerySettings $settings Where titles and descriptions come from.
	 * @param Wanted          $wanted   What candidates have to bring.
	 * @return list<Candidate>
	 */
	public function of_ids( array $ids, GallerySettings $settings, Wanted $wanted ): array {
		if ( $ids === [] ) {
			return [];
		}
		[ $select, $tables ] = $this->select( $settings, $wanted );
		$rows                = $this->db->all(
			$select . self::FROM . 'WHERE ( ' . $this->near( $ids ) . ' ) AND ' . self::SHOWN,
			...[ ...$tables, ...$this->tables() ]
		);
		$chosen = array_flip( $ids );
		return $this->candidates(
			array_values(
				array_filter( $rows, static fn( array $row ): bool => isset( $chosen[ (int) $row['ID'] ] ) )
			),
			$settings,
			$wanted
		);
	}

	/**
	 * A condition that chosen files fulfil, and few others: who uploads files together chooses them together, and to
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
	 * @param int $most  Most of them.
	 * @return list<int>
	 */
	public function unread( int $after, int $most ): array {
		$rows = $this->db->all(
			"SELECT p.ID FROM %i p LEFT JOIN %i m ON m.attachment_id = p.ID WHERE p.ID > %d AND p.post_type = 'attachment' AND ( p.post_mime_type LIKE 'image/%%' OR p.post_mime_type LIKE 'video/%%' ) AND ( m.attachment_id IS NULL OR m.clean = %s OR m.exif NOT LIKE %s ) ORDER BY p.ID LIMIT %d",
			$this->db->table( 'posts' ),
			$this->db->table( self::TABLE ),
			$after,
			MediaRow::UNREAD,
			// Rows that were made before ImageMeta was.
			$this->db->like( '"keywords"' ),
			$most
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

	/**
	 * The columns of a light list, and the tables that they name.
	 *
	 * @param GallerySettings $settings What it is sorted by.
	 * @param Wanted          $wanted   What candidates have to bring.
	 * @return array{literal-string, list<string>}
	 */
	private function select( GallerySettings $settings, Wanted $wanted ): array {
		$sql     = self::LIGHT . ( $wanted === Wanted::Shapes ? '' : self::TEXTS )
			. ( $settings->date() === '' ? '' : self::DATES )
			. ( $wanted !== Wanted::Shapes && $settings->details_from_file ? ', m.exif' : '' );
		$authors = $wanted === Wanted::Authors;
		return [ $sql . ( $authors ? self::AUTHORS : '' ), $authors ? [ $this->db->table( 'postmeta' ) ] : [] ];
	}

	/**
	 * What visitors may see of rows.
	 *
	 * @param list<Row>       $rows     Rows.
	 * @param GallerySettings $settings Where titles and descriptions come from.
	 * @param Wanted          $wanted   What candidates have to bring.
	 * @param array<int, string> $names What they say of their album, by its id in the taxonomy.
	 * @return list<Candidate>
	 */
	private function candidates( array $rows, GallerySettings $settings, Wanted $wanted, array $names = [] ): array {
		$texts      = $wanted !== Wanted::Shapes;
		$rows       = $this->visibility->of( $rows );
		$said       = $this->missing( $rows );
		$details    = $texts && $settings->details_from_file ? $this->details( $rows, $said ) : [];
		$by         = $settings->date();
		$candidates = [];
		foreach ( $rows as $row ) {
			$id     = (int) $row['ID'];
			$filled = $said[ $id ] ?? null;
			$width  = $filled === null ? (int) $row['width'] : $filled->width;
			$height = $filled === null ? (int) $row['height'] : $filled->height;
			$alt    = $texts ? ( $filled === null ? (string) $row['alt'] : $filled->alt ) : '';
			$candidates[] = new Candidate(
				(string) $id,
				'image',
				$width > 0 && $height > 0 ? round( $width / $height, 4 ) : 0.0,
				$filled === null ? (int) $row['leads_off'] === 1 : $filled->leads_off,
				$texts
					? self::title(
						$settings,
						(string) $row['post_title'],
						(string) $row['post_excerpt'],
						$alt,
						$filled === null ? (string) $row['file'] : $filled->file
					)
					: '',
				$texts
					? self::description( $settings, (string) $row['post_content'], (string) $row['post_excerpt'], $alt )
					: '',
				$texts
					? self::tags(
						$filled === null ? MediaRow::tags( (string) $row['tags'] ) : $filled->tags,
						$details[ $id ] ?? null
					)
					: [],
				date: match ( $by ) {
					'taken' => self::taken(
						$filled === null ? (int) $row['taken_at'] : $filled->taken_at,
						(string) $row['post_date']
					),
					'uploaded' => (string) $row['post_date'],
					default => '',
				},
				author: ( $row['author'] ?? '' ) === '' ? $details[ $id ]['author'] ?? '' : (string) $row['author'],
				album: $names[ (int) ( $row['album'] ?? 0 ) ] ?? ''
			);
		}
		return $candidates;
	}

	/**
	 * When a photograph was taken, or else uploaded: both in the time of the place, for cameras tell no zone.
	 *
	 * @param int    $taken_at Seconds, 0 = unknown.
	 * @param string $uploaded Date of the post.
	 */
	private static function taken( int $taken_at, string $uploaded ): string {
		return $taken_at === 0 ? $uploaded : gmdate( 'Y-m-d H:i:s', $taken_at );
	}

	/**
	 * Tags of a file: its own, or else what photo software wrote into it.
	 *
	 * @param list<string>                $tags    Its own.
	 * @param array<string, string>|null  $details What ImageMeta made, null = it is not wanted.
	 * @return list<string>
	 */
	public static function tags( array $tags, ?array $details ): array {
		return $tags === [] ? MediaRow::tags( $details['keywords'] ?? '' ) : $tags;
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
	 * Which text of a file is its title.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param string          $title    Title.
	 * @param string          $caption  Caption.
	 * @param string          $alt      Alternative text.
	 * @param string          $file     Name of the file.
	 */
	public static function title(
		GallerySettings $settings,
		string $title,
		string $caption,
		string $alt,
		string $file
	): string {
		return match ( $settings->title_from ) {
			'caption' => $caption,
			'alt' => $alt,
			'filename' => $file,
			default => $title,
		};
	}

	/**
	 * Which text of a file is its description.
	 *
	 * @param GallerySettings $settings    Settings.
	 * @param string          $description Description.
	 * @param string          $caption     Caption.
	 * @param string          $alt         Alternative text.
	 */
	public static function description(
		GallerySettings $settings,
		string $description,
		string $caption,
		string $alt
	): string {
		return match ( $settings->description_from ) {
			'description' => $description,
			'alt' => $alt,
			'none' => '',
			default => $caption,
		};
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
		$keys = $this->db->prepare( '%s,%s,%s,%s,%s,%s,%s', ...self::META );
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
