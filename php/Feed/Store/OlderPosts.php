<?php
/**
 * Posts that no list has any more.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Posts of feeds and imports, which stay although they are older than what is listed.
 */
final class OlderPosts {

	private const TABLE = 'vitrine_posts';

	/**
	 * Keeps the table.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Shows all posts of a source; their pictures follow.
	 *
	 * @param int $source Source.
	 */
	public function show( int $source ): void {
		$this->db->change( self::TABLE, [ 'ready' => 1 ], [ 'source_id' => $source, 'ready' => 0 ] );
	}

	/**
	 * The posts of a source behind its newest ones, some hundred at most.
	 *
	 * @param int $source Source.
	 * @param int $kept   How many newest ones.
	 * @return list<int> Ids of rows.
	 */
	public function beyond( int $source, int $kept ): array {
		$rows = $this->db->all(
			'SELECT id FROM %i WHERE source_id = %d ORDER BY published_at DESC, id DESC LIMIT 500 OFFSET %d',
			$this->db->table( self::TABLE ),
			$source,
			$kept
		);
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}
}
