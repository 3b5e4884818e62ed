<?php
/**
 * How long posts are kept.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Privacy;

use Vitrine\Feed\Comments\Comments;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\PostChanges;
use Vitrine\Feed\Store\Posts;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * The site's setting, and the job that deletes what is older, with comments and pictures: a bounded number at a time.
 */
final class Retention {

	/** The option: days, 0 = as long as the network has them. Twin of the name: admin/settings/owner/api.ts. */
	public const OPTION = 'vitrine_retention_days';

	/** Days at most. */
	private const MAX_DAYS = 3650;

	/** Posts, and comments, of one run. */
	private const BATCH = 500;

	/**
	 * Keeps its helpers.
	 *
	 * @param Db       $db       Tables.
	 * @param Sources  $sources  The sources.
	 * @param Posts    $posts    Their posts.
	 * @param Comments $comments Their comments.
	 */
	public function __construct(
		private readonly Db $db,
		private readonly Sources $sources,
		private readonly Posts $posts,
		private readonly Comments $comments
	) {}

	/**
	 * Registers the setting, for the REST API.
	 */
	public static function register_setting(): void {
		register_setting(
			'vitrine',
			self::OPTION,
			[
				'type'              => 'integer',
				'label'             => __( 'Days to keep posts', 'vitrine' ),
				'description'       => __(
					'Older social feed posts are deleted from this site with their comments and images. 0 = keep all posts.',
					'vitrine'
				),
				'default'           => 0,
				'sanitize_callback' => static fn( mixed $value ): int => self::valid( $value ),
				'show_in_rest'      => [
					'schema' => [ 'type' => 'integer', 'minimum' => 0, 'maximum' => self::MAX_DAYS ],
				],
			]
		);
	}

	/**
	 * What is older is not kept.
	 *
	 * @return int Unix time, 0 where everything is kept.
	 */
	public static function since(): int {
		$days = self::valid( get_option( self::OPTION, 0 ) );
		return $days === 0 ? 0 : time() - $days * DAY_IN_SECONDS;
	}

	/**
	 * Deletes what is too old; events that are not over stay.
	 */
	public function sweep(): void {
		$since = self::since();
		if ( $since === 0 ) {
			return;
		}
		$rows = $this->db->all(
			'SELECT id, source_id FROM %i WHERE published_at < %d AND ends_at < %d ORDER BY published_at LIMIT %d',
			$this->db->table( 'vitrine_posts' ),
			$since,
			time(),
			self::BATCH
		);
		foreach ( self::by( $rows, 'source_id' ) as $id => $posts ) {
			$this->posts->delete( $id, $posts );
			$source = $this->sources->get( $id );
			if ( $source !== null ) {
				PostChanges::tell( $source );
			}
		}
		$rows = $this->db->all(
			'SELECT id, source_id, post_id FROM %i WHERE published_at > 0 AND published_at < %d ORDER BY id LIMIT %d',
			$this->db->table( Comments::TABLE ),
			$since,
			self::BATCH
		);
		$this->delete_comments( $rows );
	}

	/**
	 * Deletes comments, with their replies.
	 *
	 * @param list<array<string, string|null>> $rows Rows with `id`, `source_id` and `post_id`.
	 */
	public function delete_comments( array $rows ): void {
		$sources = array_column( $rows, 'source_id', 'post_id' );
		foreach ( self::by( $rows, 'post_id' ) as $post => $comments ) {
			$this->comments->delete( (int) ( $sources[ $post ] ?? 0 ), $post, $comments );
		}
	}

	/**
	 * Ids of rows, by another column.
	 *
	 * @param list<array<string, string|null>> $rows   Rows.
	 * @param string                           $column Column.
	 * @return array<int, list<int>>
	 */
	private static function by( array $rows, string $column ): array {
		$ids = [];
		foreach ( $rows as $row ) {
			$ids[ (int) $row[ $column ] ][] = (int) $row['id'];
		}
		return $ids;
	}

	/**
	 * A number of days.
	 *
	 * @param mixed $value Anything.
	 */
	private static function valid( mixed $value ): int {
		return is_numeric( $value ) ? min( self::MAX_DAYS, max( 0, (int) $value ) ) : 0;
	}
}
