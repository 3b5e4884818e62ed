<?php
/**
 * People who have reacted to posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Takes their names out of what is stored; the counts stay.
 */
final class PostPeople {

	private const TABLE = 'vitrine_posts';

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Takes a name out of a post.
	 *
	 * @param int    $post Row.
	 * @param string $name Name.
	 */
	public function remove( int $post, string $name ): void {
		$row  = $this->db->first(
			'SELECT data, published_at FROM %i WHERE id = %d',
			$this->db->table( self::TABLE ),
			$post
		);
		$data = json_decode( $row['data'] ?? '', true );
		if ( $row === null || ! is_array( $data ) || ! is_array( $data['people'] ?? null ) ) {
			return;
		}
		$data['people'] = array_values( array_diff( $data['people'], [ $name ] ) );
		$json           = StoredData::json( $data );
		$is_undated     = ( $data['undated'] ?? false ) === true;
		$this->db->change(
			self::TABLE,
			[
				'data'   => $json,
				// That of the next refresh, which leaves the name out as well: the post has not changed for it.
				'digest' => StoredData::digest( $json, $is_undated ? null : (int) $row['published_at'] ),
			],
			[ 'id' => $post ]
		);
	}
}
