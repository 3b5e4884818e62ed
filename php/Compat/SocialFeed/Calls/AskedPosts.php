<?php
/**
 * A post that a call is about.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Calls;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Store\PostQuery;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Finds stored posts by their ids on the network, as far as a feed shows them on a page that this visitor may read.
 */
final class AskedPosts {

	/** Rows of one id: a post may stand in several contents of an account. */
	private const MAX_ROWS = 4;

	/** Feeds that are looked through for several posts. */
	private const MAX_FEEDS = 5;

	/** Posts of a feed that are looked at then. */
	private const MAX_POSTS = 200;

	/**
	 * Keeps its helpers.
	 *
	 * @param Db         $db    Tables.
	 * @param PostQuery  $posts Says what a feed shows.
	 * @param ShownFeeds $shown Finds feeds.
	 */
	public function __construct(
		private readonly Db $db,
		private readonly PostQuery $posts,
		private readonly ShownFeeds $shown
	) {}

	/**
	 * A post.
	 *
	 * @param list<string> $ids Ids that it may have.
	 * @return array{Post, FeedSettings}|null The post, and the feed that shows it.
	 */
	public function any( array $ids ): ?array {
		$ids = array_values( array_diff( $ids, [ '' ] ) );
		if ( $ids === [] ) {
			return null;
		}
		return $this->first(
			$this->db->all(
				"SELECT p.id, s.id AS source, s.parent_id FROM %i s JOIN %i p ON p.source_id = s.id AND p.network_id IN ({$this->db->texts( $ids )}) LIMIT %d",
				$this->db->table( 'vitrine_sources' ),
				$this->db->table( 'vitrine_posts' ),
				self::MAX_ROWS
			)
		);
	}

	/**
	 * The post of a comment.
	 *
	 * @param string $id Id of the comment on the network.
	 * @return array{Post, FeedSettings, int}|null The post, the feed that shows it, and the row of the comment.
	 */
	public function of_comment( string $id ): ?array {
		$rows = $id === '' ? [] : $this->db->all(
			'SELECT c.post_id AS id, c.id AS comment, s.id AS source, s.parent_id FROM %i s JOIN %i c ON c.source_id = s.id AND c.network_id = %s LIMIT %d',
			$this->db->table( 'vitrine_sources' ),
			$this->db->table( 'vitrine_comments' ),
			$id,
			self::MAX_ROWS
		);
		foreach ( $rows as $row ) {
			$found = $this->first( [ $row ] );
			if ( $found !== null ) {
				return [ ...$found, (int) $row['comment'] ];
			}
		}
		return null;
	}

	/**
	 * Those of several posts that feeds show, as far as they are among the first of these.
	 *
	 * @param list<string>    $ids   Ids on the network.
	 * @param list<ShownFeed> $feeds Feeds.
	 * @return array<string, array{Post, FeedSettings}> By id.
	 */
	public function of_feeds( array $ids, array $feeds ): array {
		$found = [];
		foreach ( $ids === [] ? [] : array_slice( $feeds, 0, self::MAX_FEEDS ) as $feed ) {
			foreach ( $this->posts->page( $feed->settings, null, self::MAX_POSTS ) as $post ) {
				if ( in_array( $post->network_id, $ids, true ) ) {
					$found[ $post->network_id ] ??= [ $post, $feed->settings ];
				}
			}
		}
		return $found;
	}

	/**
	 * The first row that a feed shows.
	 *
	 * @param list<array<string, string|null>> $rows Rows of posts with their sources.
	 * @return array{Post, FeedSettings}|null
	 */
	private function first( array $rows ): ?array {
		foreach ( $rows as $row ) {
			$account = (int) $row['parent_id'] > 0 ? (int) $row['parent_id'] : (int) $row['source'];
			foreach ( $this->shown->of_account( $account ) as $feed ) {
				$post = $this->posts->one( $feed->settings, (int) $row['id'] );
				if ( $post !== null ) {
					return [ $post, $feed->settings ];
				}
			}
		}
		return null;
	}
}
