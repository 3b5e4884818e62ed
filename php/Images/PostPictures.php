<?php
/**
 * Pictures as posts show them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

use Vitrine\Install\Database;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a copy of the records of ready pictures with their posts (`vitrine_posts.pictures`), so that pages need no
 * second query.
 *
 * Whoever changes which pictures are ready says so before (`due()`) and has the copy written afterwards (`keep()`).
 * While a copy is due, pages ask for the records themselves: who is killed in between leaves nothing wrong behind.
 */
final class PostPictures {

	/** Table of the posts. */
	private const POSTS = 'vitrine_posts';

	/** Version of the tables in which pictures of links have moved from 10 to their position. */
	private const MOVED_IN = 8;

	/** Numbers that posts may get in one second; they begin with the time. */
	private const MARKS = 1_000_000;

	/** Seconds after which a copy that is due has been left behind. */
	private const LEFT = 120;

	/** Posts that are looked up together. */
	private const TOGETHER = 200;

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * The pictures that posts show, ready or evicted.
	 *
	 * @param int[] $posts Ids of rows.
	 * @return array<int, array<int, Image>> By post and position.
	 */
	public function of_posts( array $posts ): array {
		$images = [];
		if ( $posts === [] ) {
			return $images;
		}
		// Until somebody works on a site that was updated, its tables are as they were; the migration looks, too, when
		// it has moved them.
		$shift = (int) get_option( Database::OPTION, 0 ) < self::MOVED_IN ? Images::LINK_POSITION - 10 : 0;
		// Sorted out here: every word of a query costs time where the database is SQLite, which WordPress translates
		// for.
		foreach (
			$this->db->all(
				"SELECT * FROM %i WHERE post_id IN ({$this->db->numbers( $posts )})",
				$this->db->table( Images::TABLE )
			) as $row
		) {
			$image = Image::of_row( $row );
			if ( in_array( $image->status, [ 'ready', 'evicted' ], true ) ) {
				$moves = $image->position >= 10 && $image->position < Images::LINK_POSITION;
				$place = $moves ? $image->position + $shift : $image->position;
				if ( $place < Images::SHOWN || $place >= Images::LINK_POSITION ) {
					$images[ $image->post_id ][ $place ] = $image;
				}
			}
		}
		return $images;
	}

	/**
	 * All pictures that are kept of a post, those that it does not show by itself, too.
	 *
	 * @param int $post Id of the row.
	 * @return array<int, Image> Ready ones by position; those of links are left out.
	 */
	public function album( int $post ): array {
		$images = [];
		// Until somebody works on a site that was updated, its tables are as they were.
		$end = (int) get_option( Database::OPTION, 0 ) < self::MOVED_IN ? 10 : Images::LINK_POSITION;
		foreach (
			$this->db->all( 'SELECT * FROM %i WHERE post_id = %d', $this->db->table( Images::TABLE ), $post ) as $row
		) {
			$image = Image::of_row( $row );
			if ( $image->is_ready() && $image->position < $end ) {
				$images[ $image->position ] = $image;
			}
		}
		return $images;
	}

	/**
	 * The pictures that a page shows of posts.
	 *
	 * @param list<array<string, string|null>> $rows Rows of posts, those of older tables, too.
	 * @return array<int, array<int, Image>> Ready ones by post and position.
	 */
	public function shown( array $rows ): array {
		$shown = [];
		$due   = [];
		foreach ( $rows as $row ) {
			$post = (int) $row['id'];
			if ( ( $row['pictures_due'] ?? '1' ) !== '0' ) {
				$due[] = $post;
				continue;
			}
			foreach ( (array) json_decode( (string) $row['pictures'], true ) as $position => $record ) {
				$image = Image::of_record( (int) $row['source_id'], $post, (int) $position, (array) $record );
				if ( $image->is_ready() ) {
					$shown[ $post ][ $position ] = $image;
				}
			}
		}
		foreach ( $this->of_posts( $due ) as $post => $images ) {
			$shown[ $post ] = array_filter( $images, static fn( Image $image ): bool => $image->is_ready() );
		}
		return $shown;
	}

	/**
	 * Says that pictures of posts are about to change.
	 *
	 * @param int ...$posts Ids of rows; 0 is none.
	 */
	public function due( int ...$posts ): void {
		foreach ( self::some( $posts ) as $some ) {
			// Another number each time: who has looked at the records before the change does not take it for settled.
			$this->db->run(
				"UPDATE %i SET pictures_due = %d WHERE id IN ({$this->db->numbers( $some )})",
				$this->db->table( self::POSTS ),
				time() * self::MARKS + random_int( 0, self::MARKS - 1 )
			);
		}
	}

	/**
	 * Writes the copies that are due.
	 *
	 * @param int ...$posts Ids of rows; 0 is none.
	 */
	public function keep( int ...$posts ): void {
		foreach ( self::some( $posts ) as $some ) {
			$this->write(
				$this->db->all(
					"SELECT id, pictures_due FROM %i WHERE pictures_due <> 0 AND id IN ({$this->db->numbers( $some )})",
					$this->db->table( self::POSTS )
				)
			);
		}
	}

	/**
	 * Writes copies that have stayed due: those of posts that an older version has stored, and of processes that were
	 * killed.
	 *
	 * @param float $until `microtime( true )` at which to stop.
	 */
	public function repair( float $until = INF ): void {
		do {
			$rows = $this->db->all(
				'SELECT id, pictures_due FROM %i WHERE pictures_due BETWEEN 1 AND %d LIMIT %d',
				$this->db->table( self::POSTS ),
				( time() - self::LEFT ) * self::MARKS,
				self::TOGETHER
			);
		} while ( $this->write( $rows ) > 0 && microtime( true ) < $until );
	}

	/**
	 * Writes copies.
	 *
	 * @param list<array<string, string|null>> $rows Ids of posts, with the numbers that say that they are due.
	 * @return int How many.
	 */
	private function write( array $rows ): int {
		$images  = $this->of_posts( array_map( 'intval', array_column( $rows, 'id' ) ) );
		$written = 0;
		foreach ( $rows as $row ) {
			$records = [];
			foreach ( $images[ (int) $row['id'] ] ?? [] as $position => $image ) {
				if ( $image->is_ready() ) {
					$records[ $position ] = $image->kept();
				}
			}
			$written += $this->db->run(
				'UPDATE %i SET pictures = %s, pictures_due = 0 WHERE id = %d AND pictures_due = %d',
				$this->db->table( self::POSTS ),
				(string) wp_json_encode( (object) $records ),
				(int) $row['id'],
				(int) $row['pictures_due']
			);
		}
		return $written;
	}

	/**
	 * Posts in lots.
	 *
	 * @param int[] $posts Ids of rows.
	 * @return list<list<int>>
	 */
	private static function some( array $posts ): array {
		return array_chunk( array_diff( array_unique( $posts ), [ 0 ] ), self::TOGETHER );
	}
}
