<?php
/**
 * Photos and videos that came with posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Contents;

use Vitrine\Images\Images;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what other contents of an account show of a post: the photos of a page are listed without their posts, and
 * cannot be asked whether their post is hidden.
 */
final class OwnPhotos {

	/** Posts that are looked up together; each has twenty pictures at most. */
	private const TOGETHER = 20;

	/** Contents whose rows are single photos or videos. */
	private const SINGLE = [ 'photos', 'videos', ...self::COLLECTED ];

	/** Those of them that are an album, which goes on showing what it lists. */
	private const COLLECTED = [ 'album', 'playlist' ];

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Rows of photos and videos that nothing but these posts shows.
	 *
	 * @param int   $account Account.
	 * @param int   $source  Source of the posts.
	 * @param int[] $posts   Ids of rows.
	 * @return list<array{source: int, rows: list<int>}> By their source.
	 */
	public function of( int $account, int $source, array $posts ): array {
		$sources = $posts === [] ? '' : $this->sources( $account );
		$found   = [];
		foreach ( array_chunk( $posts, self::TOGETHER ) as $some ) {
			$ids = $this->ids( $source, $some );
			$ids = $ids === [] ? [] : array_diff( $ids, $this->shown( $sources, $ids, $posts ) );
			foreach ( $ids === [] ? [] : $this->rows( $sources, $ids ) as $row ) {
				$found[ $row['source'] ][] = $row['id'];
			}
		}
		return array_map(
			static fn( int $id ): array => [ 'source' => $id, 'rows' => array_values( array_unique( $found[ $id ] ) ) ],
			array_keys( $found )
		);
	}

	/**
	 * Ids of the pictures of posts on the network; those of links are no photos.
	 *
	 * @param int   $source Source.
	 * @param int[] $posts  Ids of rows.
	 * @return list<string>
	 */
	private function ids( int $source, array $posts ): array {
		$rows = $this->db->all(
			"SELECT DISTINCT facebook_id FROM %i WHERE source_id = %d AND position < %d AND status <> 'gone' AND post_id IN ("
				. $this->db->numbers( $posts ) . ')',
			$this->db->table( Images::TABLE ),
			$source,
			Images::LINK_POSITION
		);
		return array_map( 'strval', array_column( $rows, 'facebook_id' ) );
	}

	/**
	 * Those that other posts, lists of albums, or an album that lists them still show.
	 *
	 * @param string   $sources What sources() gives.
	 * @param string[] $ids     Ids on the network.
	 * @param int[]    $posts   Rows that do not count; nor do other rows of the same posts.
	 * @phpstan-param literal-string $sources
	 * @return list<string>
	 */
	private function shown( string $sources, array $ids, array $posts ): array {
		$own    = $this->db->numbers( $posts );
		$media  = $this->db->texts( $ids );
		$others = $this->db->all(
			"SELECT DISTINCT i.facebook_id FROM %i i JOIN %i p ON p.id = i.post_id
				WHERE p.source_id IN ({$sources}) AND i.facebook_id IN ({$media})
					AND i.position < %d AND i.status <> 'gone' AND p.network_id <> i.facebook_id
					AND p.network_id NOT IN ( SELECT network_id FROM %i WHERE id IN ({$own}) )",
			$this->db->table( Images::TABLE ),
			$this->db->table( 'vitrine_posts' ),
			Images::LINK_POSITION,
			$this->db->table( 'vitrine_posts' )
		);
		$albums = $this->db->all(
			"SELECT p.network_id AS facebook_id FROM %i p JOIN %i s ON s.id = p.source_id
				WHERE s.id IN ({$sources}) AND p.missed_rounds = 0 AND p.network_id IN ({$media})
					AND s.content IN (" . $this->db->texts( self::COLLECTED ) . ')',
			$this->db->table( 'vitrine_posts' ),
			$this->db->table( 'vitrine_sources' )
		);
		return array_map( 'strval', array_column( [ ...$others, ...$albums ], 'facebook_id' ) );
	}

	/**
	 * Rows that are photos or videos of these ids.
	 *
	 * @param string   $sources What sources() gives.
	 * @param string[] $ids     Ids on the network.
	 * @phpstan-param literal-string $sources
	 * @return list<array{id: int, source: int}>
	 */
	private function rows( string $sources, array $ids ): array {
		$rows = $this->db->all(
			"SELECT p.id, p.source_id FROM %i p JOIN %i s ON s.id = p.source_id WHERE s.id IN ({$sources}"
				. ') AND s.content IN (' . $this->db->texts( self::SINGLE )
				. ') AND p.network_id IN (' . $this->db->texts( $ids ) . ')',
			$this->db->table( 'vitrine_posts' ),
			$this->db->table( 'vitrine_sources' )
		);
		return array_map(
			static fn( array $row ): array => [ 'id' => (int) $row['id'], 'source' => (int) $row['source_id'] ],
			$rows
		);
	}

	/**
	 * An account and its further contents.
	 *
	 * @param int $account Account.
	 * @return literal-string Ids for `IN ( … )`.
	 */
	private function sources( int $account ): string {
		return $this->db->numbers(
			array_map(
				'intval',
				array_column(
					$this->db->all(
						'SELECT id FROM %i WHERE id = %d OR parent_id = %d',
						$this->db->table( 'vitrine_sources' ),
						$account,
						$account
					),
					'id'
				)
			)
		);
	}
}
