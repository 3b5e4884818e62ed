<?php
/**
 * A page of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Posts of one answer. A page may be short or even empty and still have a next one.
 */
final class PostPage {

	/**
	 * Keeps them.
	 *
	 * @param RemotePost[] $posts   Posts, newest first.
	 * @param string|null  $after   Cursor of the next page, null at the end. It holds no token.
	 * @param string[]     $lacking Parts of the posts that were not asked for: `media`, `likes`, `comments`, `shares`.
	 */
	public function __construct(
		public readonly array $posts,
		public readonly ?string $after,
		public readonly array $lacking = []
	) {}
}
