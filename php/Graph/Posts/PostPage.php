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
	 * @param string[]     $lacking Parts of the posts that were not asked for: `media`, `likes`, `comments`, `shares`,
	 *                              other members of RemotePost::RARE, and those of an event as `event.place`.
	 * @param array<mixed>|null $memo What the source keeps for the next page or round, null = what it has.
	 * @param bool         $is_unchanged Whether the list is as it was at the last round, which is why it has no posts.
	 */
	public function __construct(
		public readonly array $posts,
		public readonly ?string $after,
		public readonly array $lacking = [],
		public readonly ?array $memo = null,
		public readonly bool $is_unchanged = false
	) {}
}
