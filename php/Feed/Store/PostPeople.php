<?php
/**
 * People who have reacted to posts, or whose posts they share.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Takes their names, and what they have written, out of what is stored; the post that is somebody else's stays.
 *
 * @phpstan-import-type PostData from RemotePost
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
	 * Takes a name out of the reactions to a post; their count stays.
	 *
	 * @param int    $post Row.
	 * @param string $name Name.
	 */
	public function remove( int $post, string $name ): void {
		$this->change(
			$post,
			static fn( array $data ): array => [
				...$data,
				'people' => array_values( array_diff( $data['people'], [ $name ] ) ),
			]
		);
	}

	/**
	 * Takes the post that a post shares out of it.
	 *
	 * @param int $post Row.
	 */
	public function remove_shared( int $post ): void {
		$this->change( $post, self::without_shared( ... ) );
	}

	/**
	 * A post without the one that it shares: its text, its author and what was attached to it.
	 *
	 * @param array $data What is shown of a post.
	 * @phpstan-param PostData $data
	 * @return array
	 * @phpstan-return PostData
	 */
	public static function without_shared( array $data ): array {
		return [
			...$data,
			// Words say that something is shared, and lead to this post alone.
			'shared' => $data['shared'] === null
				? null
				: [ 'author' => '', 'url' => $data['url'] ?? '', 'text' => '' ],
			...array_intersect_key(
				RemotePost::NOTHING,
				array_flip( [ 'kind', 'total', 'links', 'player', 'films', 'reel' ] )
			),
		];
	}

	/**
	 * Changes what is stored of a post.
	 *
	 * @param int      $post   Row.
	 * @param \Closure $change What gives the new of the old.
	 * @phpstan-param \Closure(PostData): PostData $change
	 */
	private function change( int $post, \Closure $change ): void {
		$row  = $this->db->first(
			'SELECT data, published_at FROM %i WHERE id = %d',
			$this->db->table( self::TABLE ),
			$post
		);
		$data = json_decode( $row['data'] ?? '', true );
		if ( $row === null || ! is_array( $data ) ) {
			return;
		}
		/** What Posts::store() wrote.
		 *
		 * @var PostData $stored */
		$stored  = [ ...$data, ...array_diff_key( RemotePost::RARE, $data ) ];
		$changed = $change( $stored );
		$json    = StoredData::json( $changed );
		$this->db->change(
			self::TABLE,
			[
				'data'   => $json,
				// That of the next refresh, which leaves them out as well: the post has not changed for it.
				'digest' => StoredData::digest( $json, $changed['undated'] ? null : (int) $row['published_at'] ),
				'words'  => StoredData::words( $changed ),
				...PostFacts::of( $changed ),
			],
			[ 'id' => $post ]
		);
	}
}
