<?php
/**
 * The comments that we keep.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Comments;

use Vitrine\Graph\Comments\RemoteComment;
use Vitrine\Images\Images;
use Vitrine\Privacy\Admission;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes `vitrine_comments`: the first comments of posts and the first replies to them, in the network's
 * order.
 */
final class Comments {

	public const TABLE = 'vitrine_comments';

	/** Pictures of a comment are kept as those of a post are, of one whose row is this much above the comment's. */
	private const PICTURES = 2 ** 40;

	/**
	 * Keeps its helpers.
	 *
	 * @param Db     $db     Tables.
	 * @param Images $images The pictures.
	 */
	public function __construct( private readonly Db $db, private readonly Images $images ) {}

	/**
	 * The comments of a post, or the replies to one of them.
	 *
	 * @param int $post   Row of the post.
	 * @param int $parent Row of the comment, 0 for the post's own.
	 * @return list<Comment>
	 */
	public function of( int $post, int $parent ): array {
		$rows   = $this->db->all(
			'SELECT * FROM %i WHERE post_id = %d AND parent_id = %d ORDER BY position, id',
			$this->table(),
			$post,
			$parent
		);
		$owners = array_map( static fn( array $row ): int => self::PICTURES + (int) $row['id'], $rows );
		$images = $rows === [] ? [] : $this->images->posts->of_posts( $owners );
		return array_map(
			static fn( array $row ): Comment => Comment::of_row(
				$row,
				$images[ self::PICTURES + (int) $row['id'] ][0] ?? null
			),
			$rows
		);
	}

	/**
	 * One comment of a post.
	 *
	 * @param int $post Row of the post.
	 * @param int $id   Row of the comment.
	 */
	public function get( int $post, int $id ): ?Comment {
		$row = $this->db->first( 'SELECT * FROM %i WHERE id = %d AND post_id = %d', $this->table(), $id, $post );
		return $row === null ? null : Comment::of_row( $row );
	}

	/**
	 * Writes a list down as the network has it; what it no longer has goes, with its replies.
	 *
	 * @param int             $source   Source.
	 * @param int             $post     Row of the post.
	 * @param int             $parent   Row of the comment, 0 for the post's own.
	 * @param RemoteComment[] $comments In the network's order.
	 * @return array<string, int> Rows by id on the network.
	 */
	public function store( int $source, int $post, int $parent, array $comments ): array {
		$known = [];
		foreach (
			$this->db->all(
				'SELECT id, network_id FROM %i WHERE post_id = %d AND parent_id = %d',
				$this->table(),
				$post,
				$parent
			) as $row
		) {
			$known[ (string) $row['network_id'] ] = (int) $row['id'];
		}
		$rows = [];
		foreach ( Admission::comments( $comments ) as $position => $comment ) {
			$fields = [
				'position'     => $position,
				'published_at' => $comment->published_at,
				'replies'      => $comment->replies,
				'data'         => (string) wp_json_encode(
					$comment->data,
					JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
				),
			];
			$row    = $known[ $comment->network_id ] ?? 0;
			$is_new = $row === 0;
			if ( ! $is_new ) {
				$this->db->change( self::TABLE, $fields, [ 'id' => $row ] );
			} else {
				$row = $this->db->add(
					self::TABLE,
					[
						'source_id'  => $source,
						'post_id'    => $post,
						'parent_id'  => $parent,
						'network_id' => $comment->network_id,
						...$fields,
					]
				);
			}
			if ( $row === 0 ) {
				// It stands in another list of this post already, as no comment of the network does.
				continue;
			}
			$rows[ $comment->network_id ] = $row;
			if ( ! $is_new || $comment->picture !== null ) {
				$pictures = $comment->picture === null ? [] : [ $comment->picture ];
				$this->images->plan( $source, self::PICTURES + $row, $pictures );
				$this->images->confirm( $source, [ self::PICTURES + $row ] );
			}
		}
		$this->delete( $source, $post, array_values( array_diff( $known, $rows ) ) );
		return $rows;
	}

	/**
	 * Deletes comments with their replies, pictures, and what was known of the lists of their replies.
	 *
	 * @param int   $source Source.
	 * @param int   $post   Row of the post.
	 * @param int[] $rows   Rows.
	 */
	public function delete( int $source, int $post, array $rows ): void {
		if ( $rows === [] ) {
			return;
		}
		$ids  = $this->db->numbers( $rows );
		$gone = $this->db->all(
			"SELECT id FROM %i WHERE post_id = %d AND ( id IN ({$ids}) OR parent_id IN ({$ids}) )",
			$this->table(),
			$post
		);
		$this->forget_pictures( $source, $gone );
		$this->db->run(
			"DELETE FROM %i WHERE post_id = %d AND parent_id IN ({$ids})",
			$this->db->table( Threads::TABLE ),
			$post
		);
		$this->db->run(
			"DELETE FROM %i WHERE post_id = %d AND ( id IN ({$ids}) OR parent_id IN ({$ids}) )",
			$this->table(),
			$post
		);
	}

	/**
	 * Forgets everything of posts.
	 *
	 * @param int   $source Source.
	 * @param int[] $posts  Rows of posts.
	 */
	public function forget_posts( int $source, array $posts ): void {
		foreach ( array_chunk( $posts, 200 ) as $some ) {
			$ids = $this->db->numbers( $some );
			$this->forget_pictures(
				$source,
				$this->db->all( "SELECT id FROM %i WHERE post_id IN ({$ids})", $this->table() )
			);
			foreach ( [ self::TABLE, Threads::TABLE ] as $table ) {
				$this->db->run(
					"DELETE FROM %i WHERE source_id = %d AND post_id IN ({$ids})",
					$this->db->table( $table ),
					$source
				);
			}
		}
	}

	/**
	 * Forgets everything of a source; its pictures go with those of its posts.
	 *
	 * @param int $source Source.
	 */
	public function forget_source( int $source ): void {
		$this->db->delete( self::TABLE, [ 'source_id' => $source ] );
		$this->db->delete( Threads::TABLE, [ 'source_id' => $source ] );
	}

	/**
	 * Whether a picture is one of a comment.
	 *
	 * @param int $post Post that the picture is kept for.
	 */
	public static function owns_picture( int $post ): bool {
		return $post > self::PICTURES;
	}

	/**
	 * Forgets pictures of comments.
	 *
	 * @param int                               $source Source.
	 * @param list<array<string, string|null>> $rows   Rows with their ids.
	 */
	private function forget_pictures( int $source, array $rows ): void {
		$this->images->forget_posts(
			$source,
			array_map( static fn( array $row ): int => self::PICTURES + (int) $row['id'], $rows )
		);
	}

	/**
	 * Name of the table.
	 */
	private function table(): string {
		return $this->db->table( self::TABLE );
	}
}
