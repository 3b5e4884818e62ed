<?php
/**
 * Synced patterns made of feeds of other plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer;

use Vitrine\Feed\FeedBlock;

defined( 'ABSPATH' ) || exit;

/**
 * Each remembers which feed it was, so that shortcodes find it, and what it was when it was made: what somebody has
 * edited since is theirs.
 */
final class ImportedPatterns {

	public const TYPE = 'wp_block';

	/** Metadata: plugin and id of the feed, with a colon between. WordPress lets nobody see or write what begins so. */
	public const FEED = '_vitrine_imported_feed';

	/** Metadata: digest of title and content as they were made. */
	public const MADE = '_vitrine_imported_as';

	/** Every status that somebody may bring a pattern back from. */
	private const STATUSES = [ 'publish', 'draft', 'pending', 'private', 'future', 'trash' ];

	/**
	 * Forgets which patterns were feeds; the patterns stay.
	 */
	public static function forget(): void {
		delete_post_meta_by_key( self::FEED );
		delete_post_meta_by_key( self::MADE );
	}

	/**
	 * The pattern of a feed, in the Trash as well.
	 *
	 * @param FeedPlugin $plugin Plugin.
	 * @param string     $id     Id of the feed there.
	 */
	public function find( FeedPlugin $plugin, string $id ): ?\WP_Post {
		$found = get_posts(
			[
				'post_type'        => self::TYPE,
				'post_status'      => self::STATUSES,
				'numberposts'      => 1,
				'orderby'          => 'ID',
				'order'            => 'ASC',
				// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- a filter of languages would hide what was imported.
				'suppress_filters' => true,
				'no_found_rows'    => true,
				// phpcs:ignore WordPress.DB.SlowDBQuery -- a key that few posts have.
				'meta_query'       => [ [ 'key' => self::FEED, 'value' => self::key( $plugin, $id ) ] ],
			]
		);
		return $found[0] ?? null;
	}

	/**
	 * What writing a feed would do.
	 *
	 * @param StoredFeed           $feed       The feed.
	 * @param array<string, mixed> $attributes Attributes of its block.
	 */
	public function state( StoredFeed $feed, array $attributes ): PatternState {
		return $this->state_of( $this->find( $feed->plugin, $feed->id ), $feed, $attributes );
	}

	/**
	 * Makes the pattern of a feed, or changes it if nobody has edited it.
	 *
	 * @param StoredFeed           $feed       The feed.
	 * @param array<string, mixed> $attributes Attributes of its block.
	 * @return array{PatternState, int} What was found, and the id of the pattern; 0 = WordPress did not take it.
	 */
	public function write( StoredFeed $feed, array $attributes ): array {
		$found = $this->find( $feed->plugin, $feed->id );
		$state = $this->state_of( $found, $feed, $attributes );
		if ( ! $state->is_written() ) {
			return [ $state, $found->ID ?? 0 ];
		}
		$fields = [
			'post_type'    => self::TYPE,
			'post_title'   => $feed->name,
			'post_content' => self::content( $attributes ),
		];
		$id     = $found === null
			? wp_insert_post( wp_slash( [ ...$fields, 'post_status' => 'publish' ] ) )
			// Whoever took it offline decides when it is back.
			: wp_update_post( wp_slash( [ 'ID' => $found->ID, ...$fields ] ) );
		if ( $id === 0 ) {
			return [ $state, 0 ];
		}
		// As it is stored: filters may have changed it.
		$post = get_post( $id );
		update_post_meta( $id, self::FEED, self::key( $feed->plugin, $feed->id ) );
		update_post_meta( $id, self::MADE, self::digest( $post->post_title ?? '', $post->post_content ?? '' ) );
		return [ $state, $id ];
	}

	/**
	 * The pattern of the feed that a shortcode names.
	 *
	 * @param string $tag   Name of the shortcode.
	 * @param mixed  $given Its attributes, possibly hostile.
	 * @return \WP_Post|null Null where no such feed was imported.
	 */
	public function named( string $tag, mixed $given ): ?\WP_Post {
		$plugin = FeedPlugin::tryFrom( $tag );
		$given  = is_array( $given ) ? $given : [];
		$feed   = $given['feed'] ?? '';
		$id     = $given === [] ? StoredFeed::LEGACY : ( is_string( $feed ) ? trim( $feed ) : '' );
		return $plugin !== null && preg_match( '/^([1-9]\d{0,18}|legacy)$/D', $id ) === 1
			? $this->find( $plugin, $id )
			: null;
	}

	/**
	 * Prints the feed that a shortcode names.
	 *
	 * @param string $tag   Name of the shortcode.
	 * @param mixed  $given Its attributes, possibly hostile.
	 * @return string|null Null where no such feed was imported.
	 */
	public function rendered( string $tag, mixed $given ): ?string {
		$pattern = $this->named( $tag, $given );
		// As the block does: what is not published is not shown.
		return $pattern === null ? null : render_block(
			[
				'blockName'    => 'core/block',
				'attrs'        => [ 'ref' => $pattern->ID ],
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			]
		);
	}

	/**
	 * What writing a feed would do to a pattern.
	 *
	 * @param \WP_Post|null        $found      The pattern.
	 * @param StoredFeed           $feed       The feed.
	 * @param array<string, mixed> $attributes Attributes of its block.
	 */
	private function state_of( ?\WP_Post $found, StoredFeed $feed, array $attributes ): PatternState {
		$made = $found === null ? '' : (string) get_post_meta( $found->ID, self::MADE, true );
		return match ( true ) {
			$found === null => PatternState::New,
			$found->post_status === 'trash' => PatternState::Trashed,
			$made !== self::digest( $found->post_title, $found->post_content ) => PatternState::Edited,
			$made === self::digest( $feed->name, self::content( $attributes ) ) => PatternState::Same,
			default => PatternState::Changed,
		};
	}

	/**
	 * Content of a pattern.
	 *
	 * @param array<string, mixed> $attributes Attributes of its block.
	 */
	private static function content( array $attributes ): string {
		return get_comment_delimited_block_content( FeedBlock::NAME, $attributes, '' );
	}

	/**
	 * What tells an edited pattern from one that nobody has touched.
	 *
	 * @param string $title   Title.
	 * @param string $content Content.
	 */
	private static function digest( string $title, string $content ): string {
		return hash( 'sha256', "{$title}\n{$content}" );
	}

	/**
	 * What a pattern remembers of a feed.
	 *
	 * @param FeedPlugin $plugin Plugin.
	 * @param string     $id     Id of the feed there.
	 */
	private static function key( FeedPlugin $plugin, string $id ): string {
		return "{$plugin->value}:{$id}";
	}
}
