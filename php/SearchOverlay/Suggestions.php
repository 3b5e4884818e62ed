<?php
/**
 * What is suggested to visitors who search.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SearchOverlay;

defined( 'ABSPATH' ) || exit;

/**
 * Titles of published posts. One query for each answer, whatever is asked.
 *
 * @phpstan-type Suggestion array{title: string, url: string}
 */
final class Suggestions {

	/** Letters before anything is looked for, and those that are read. Twin: frontend/search-overlay/index.ts. */
	public const MIN_LENGTH = 3;
	public const MAX_LENGTH = 100;

	/** Most suggestions. */
	public const MAX_NUMBER = 10;

	/** Group of the object cache. */
	public const GROUP = 'vitrine_search';

	private const LIFETIME = 5 * MINUTE_IN_SECONDS;

	/**
	 * Finds them. Where the site has a persistent object cache they are kept there; elsewhere reading what is kept
	 * would be a query, too, and as many rows as visitors have words.
	 *
	 * @param string   $text   What somebody has typed.
	 * @param string[] $types  Names of types of posts; none = all that can be searched.
	 * @param int      $number How many at most.
	 * @return list<Suggestion>
	 */
	public static function of( string $text, array $types, int $number ): array {
		$text  = (string) preg_replace( '/\s+/u', ' ', mb_substr( $text, 0, self::MAX_LENGTH ) );
		$words = mb_strtolower( trim( $text ) );
		$types = SearchedTypes::of( $types );
		if ( mb_strlen( $words ) < self::MIN_LENGTH || $types === [] ) {
			return [];
		}
		if ( ! wp_using_ext_object_cache() ) {
			return self::found( $words, $types, $number );
		}
		$changed = wp_cache_get_last_changed( 'posts' );
		$key     = md5( implode( "\n", [ $words, implode( ',', $types ), $number, get_locale(), $changed ] ) );
		$kept    = wp_cache_get( $key, self::GROUP );
		if ( is_array( $kept ) ) {
			/** What was set below.
			 *
			 * @var list<Suggestion> $kept */
			return $kept;
		}
		$found = self::found( $words, $types, $number );
		wp_cache_set( $key, $found, self::GROUP, self::LIFETIME );
		return $found;
	}

	/**
	 * Asks the database.
	 *
	 * @param string       $words  Words of the title.
	 * @param list<string> $types  Types of posts.
	 * @param int          $number How many at most.
	 * @return list<Suggestion>
	 */
	private static function found( string $words, array $types, int $number ): array {
		// In two steps, ids and posts, it would be two queries.
		add_filter( 'split_the_query', '__return_false', PHP_INT_MAX );
		$query = new \WP_Query(
			[
				's'                      => $words,
				'search_columns'         => [ 'post_title' ],
				'post_type'              => $types,
				'post_status'            => 'publish',
				'has_password'           => false,
				// phpcs:ignore WordPress.WP.PostsPerPage -- ten at most.
				'posts_per_page'         => min( $number, self::MAX_NUMBER ),
				'no_found_rows'          => true,
				'ignore_sticky_posts'    => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]
		);
		remove_filter( 'split_the_query', '__return_false', PHP_INT_MAX );
		return array_values(
			array_map(
				self::suggestion( ... ),
				// Plugins may have added others.
				array_filter(
					$query->posts ?? [],
					static fn( mixed $post ): bool => $post instanceof \WP_Post
						&& $post->post_status === 'publish'
						&& $post->post_password === ''
						&& in_array( $post->post_type, $types, true )
				)
			)
		);
	}

	/**
	 * Title and address of a post.
	 *
	 * @param \WP_Post $post Post.
	 * @return Suggestion
	 */
	private static function suggestion( \WP_Post $post ): array {
		$title = trim( html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES ) );
		return [
			'title' => $title === '' ? __( '(no title)', 'vitrine' ) : $title,
			'url'   => self::is_told_by_itself( $post )
				? get_permalink( $post )
				// WordPress leads from there to the address that it has.
				: add_query_arg( $post->post_type === 'page' ? 'page_id' : 'p', $post->ID, home_url( '/' ) ),
		];
	}

	/**
	 * Whether the post alone says what its address is: terms, authors and parents in it would be queries.
	 *
	 * @param \WP_Post $post Post.
	 */
	private static function is_told_by_itself( \WP_Post $post ): bool {
		return $post->post_parent === 0 && (
			$post->post_type !== 'post'
			|| preg_match( '/%(?:category|author)%/', (string) get_option( 'permalink_structure' ) ) !== 1
		);
	}
}
