<?php
/**
 * Feeds on pages that a visitor may read.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Calls;

use Vitrine\Feed\FeedBlock;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Places\Place;
use Vitrine\Places\Places;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Finds them where they are saved: in a page and the synced patterns in it, and in what every page has. Drafts,
 * revisions and what has a password prove nothing.
 */
final class ShownFeeds {

	/** Places that one call looks at. */
	private const MAX_PLACES = 20;

	/** Feeds that one call looks at. */
	private const MAX_FEEDS = 10;

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * The feeds of a page, its own first.
	 *
	 * @param int $page Id, 0 = of no post.
	 * @return list<ShownFeed>
	 */
	public function of_page( int $page ): array {
		$feeds  = self::of_post( $page );
		$shared = array_filter( Places::all(), static fn( Place $place ): bool => $place->kind !== Place::POST );
		foreach ( array_slice( $shared, 0, self::MAX_PLACES ) as $place ) {
			$feeds = [ ...$feeds, ...self::within( self::content( $place ), [] ) ];
		}
		return array_slice( $feeds, 0, self::MAX_FEEDS );
	}

	/**
	 * The feeds that show posts of an account.
	 *
	 * @param int $account Row of the account.
	 * @return list<ShownFeed>
	 */
	public function of_account( int $account ): array {
		$places = array_filter(
			Places::all(),
			static fn( Place $place ): bool => in_array( $account, $place->accounts, true )
		);
		$feeds  = [];
		foreach ( array_slice( $places, 0, self::MAX_PLACES ) as $place ) {
			$found = match ( $place->kind ) {
				Place::POST    => self::of_post( (int) $place->id ),
				Place::PATTERN => $this->of_pattern( (int) $place->id ),
				default        => self::within( self::content( $place ), [] ),
			};
			$feeds = [ ...$feeds, ...$found ];
		}
		return array_slice( $feeds, 0, self::MAX_FEEDS );
	}

	/**
	 * The feeds in a post that this visitor may read, and in the synced patterns in it.
	 *
	 * @param int $id Id.
	 * @return list<ShownFeed>
	 */
	private static function of_post( int $id ): array {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof \WP_Post || ! self::may_read( $post ) ) {
			return [];
		}
		$feeds = self::within( $post->post_content, [ $id ] );
		foreach ( array_slice( self::patterns( $post->post_content ), 0, self::MAX_PLACES ) as $ref ) {
			$pattern = get_post( $ref );
			if ( $pattern instanceof \WP_Post && self::is_open( $pattern, Place::PATTERN ) ) {
				$feeds = [ ...$feeds, ...self::within( $pattern->post_content, [ $id, $pattern->ID ] ) ];
			}
		}
		return $feeds;
	}

	/**
	 * The feeds of the newest post with a synced pattern.
	 *
	 * @param int $pattern Id of the pattern.
	 * @return list<ShownFeed>
	 */
	private function of_pattern( int $pattern ): array {
		// What follows the number keeps 7 and 71 apart.
		$rows = $this->db->all(
			"SELECT ID FROM %i WHERE post_status = 'publish' AND post_type <> 'wp_block'
				AND ( post_content LIKE %s OR post_content LIKE %s ) ORDER BY ID DESC LIMIT %d",
			$this->db->table( 'posts' ),
			$this->db->like( "\"ref\":{$pattern}}" ),
			$this->db->like( "\"ref\":{$pattern}," ),
			self::MAX_PLACES
		);
		foreach ( array_map( 'intval', array_column( $rows, 'ID' ) ) as $id ) {
			if ( in_array( $pattern, self::patterns( get_post( $id )->post_content ?? '' ), true ) ) {
				return self::of_post( $id );
			}
		}
		return [];
	}

	/**
	 * The synced patterns in a content.
	 *
	 * @param string $content Content.
	 * @return list<int> Ids.
	 */
	private static function patterns( string $content ): array {
		$ids = [];
		foreach ( StoredBlocks::within( [ $content ], 'core/block' ) as $attributes ) {
			$ref = $attributes['ref'] ?? null;
			if ( is_int( $ref ) && $ref > 0 ) {
				$ids[] = $ref;
			}
		}
		return array_values( array_unique( $ids ) );
	}

	/**
	 * Whether this visitor may read a post.
	 *
	 * @param \WP_Post $post Post.
	 */
	private static function may_read( \WP_Post $post ): bool {
		return is_post_type_viewable( $post->post_type )
			&& ! post_password_required( $post )
			&& ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) );
	}

	/**
	 * Whether a post that pages share is for everybody.
	 *
	 * @param \WP_Post $post Post.
	 * @param string   $type Which type it has to be of.
	 */
	private static function is_open( \WP_Post $post, string $type ): bool {
		return $post->post_type === $type && $post->post_status === 'publish' && $post->post_password === '';
	}

	/**
	 * What stands in a place that every page may have; '' = nowhere.
	 *
	 * @param Place $place Place.
	 */
	private static function content( Place $place ): string {
		switch ( $place->kind ) {
			case Place::WIDGET:
				return $place->area === '' ? '' : StoredBlocks::widgets()[ $place->id ] ?? '';
			case Place::TEMPLATE:
			case Place::PART:
				return get_block_template( $place->id, $place->kind )->content ?? '';
			case Place::NAVIGATION:
				$menu = get_post( (int) $place->id );
				$is_open = $menu instanceof \WP_Post && self::is_open( $menu, Place::NAVIGATION );
				return $is_open ? $menu->post_content : '';
			default:
				return '';
		}
	}

	/**
	 * The feeds in a content.
	 *
	 * @param string    $content Content.
	 * @param list<int> $posts   Whose it is.
	 * @return list<ShownFeed>
	 */
	private static function within( string $content, array $posts ): array {
		$feeds = [];
		foreach ( StoredBlocks::within( [ $content ], FeedBlock::NAME ) as $attributes ) {
			$feeds[] = new ShownFeed( FeedSettings::of( $attributes ), $posts );
		}
		return $feeds;
	}
}
