<?php
/**
 * What other plugins and themes change about the posts of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Feed\Store\Post;

defined( 'ABSPATH' ) || exit;

/**
 * Filters of single posts, on pages, in later posts and in the canvas. Where nobody listens they cost nothing.
 */
final class PostHooks {

	/**
	 * Posts that are shown.
	 *
	 * @param list<Post> $posts Posts.
	 * @return list<Post>
	 */
	public static function shown( array $posts ): array {
		if ( ! has_filter( 'vitrine_show_feed_post' ) ) {
			return $posts;
		}
		return array_values(
			array_filter(
				$posts,
				/**
				 * Whether a post of a feed is shown.
				 *
				 * @param bool                      $shown True.
				 * @param array<string, string|int> $post  `id` and `network`, `source` (number of the account), `time`
				 *                                         (Unix), `author` and `text`.
				 */
				static fn( Post $post ): bool => (bool) apply_filters(
					'vitrine_show_feed_post',
					true,
					self::facts( $post )
				)
			)
		);
	}

	/**
	 * Whether what is printed of a post has to be caught.
	 */
	public static function changes_html(): bool {
		return has_filter( 'vitrine_feed_post_html' );
	}

	/**
	 * The HTML of a post.
	 *
	 * @param string   $html As it would be printed: a list item, escaped.
	 * @param PostView $post The post.
	 * @param string   $id   Its id on the network.
	 */
	public static function html( string $html, PostView $post, string $id ): string {
		/**
		 * The HTML of a post in a feed; whoever changes it escapes. Scripts expect one list item with its classes and
		 * `data-` attributes.
		 *
		 * @param string                                                $html List item.
		 * @param array{id: string, network: string, url: string|null}  $post Post.
		 */
		$filtered = apply_filters(
			'vitrine_feed_post_html',
			$html,
			[ 'id' => $id, 'network' => $post->network, 'url' => $post->url ]
		);
		return is_string( $filtered ) ? $filtered : $html;
	}

	/**
	 * What is told of a post.
	 *
	 * @param Post $post The post.
	 * @return array{id: string, network: string, source: int, time: int, author: string, text: string}
	 */
	private static function facts( Post $post ): array {
		return [
			'id'      => $post->network_id,
			'network' => $post->account['network'],
			'source'  => $post->source_id,
			'time'    => $post->published_at,
			'author'  => $post->account['name'],
			'text'    => $post->data['text'],
		];
	}
}
