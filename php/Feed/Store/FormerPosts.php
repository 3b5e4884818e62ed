<?php
/**
 * Posts that older versions have stored.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Says of them what they are found, filtered and ordered by, which older versions did not write down.
 */
final class FormerPosts {

	/** Posts that are read together. */
	private const TOGETHER = 200;

	/**
	 * Goes through all posts that lack it.
	 *
	 * @param Db $db Tables.
	 */
	public static function find_facts( Db $db ): void {
		$last = 0;
		do {
			$rows = $db->all(
				"SELECT id, data FROM %i WHERE id > %d AND type = '' ORDER BY id LIMIT %d",
				$db->table( 'vitrine_posts' ),
				$last,
				self::TOGETHER
			);
			foreach ( $rows as $row ) {
				$last = (int) $row['id'];
				$data = json_decode( (string) $row['data'], true );
				$db->change( 'vitrine_posts', PostFacts::of( is_array( $data ) ? $data : [] ), [ 'id' => $last ] );
			}
		} while ( $rows !== [] );
	}

	/**
	 * Folds the words of posts with hashtags again, which an older version folded without their sign.
	 *
	 * @param Db $db Tables.
	 */
	public static function fold_again( Db $db ): void {
		$last = 0;
		do {
			$rows = $db->all(
				'SELECT id, data FROM %i WHERE id > %d AND ( data LIKE %s OR data LIKE %s ) ORDER BY id LIMIT %d',
				$db->table( 'vitrine_posts' ),
				$last,
				'%#%',
				'%＃%',
				self::TOGETHER
			);
			foreach ( $rows as $row ) {
				$last = (int) $row['id'];
				$data = json_decode( (string) $row['data'], true );
				$db->change(
					'vitrine_posts',
					[ 'words' => StoredData::words( is_array( $data ) ? $data : [] ) ],
					[ 'id' => $last ]
				);
			}
		} while ( $rows !== [] );
	}
}
