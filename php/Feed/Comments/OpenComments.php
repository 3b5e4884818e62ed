<?php
/**
 * Comments that somebody opens.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Comments;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Views\ViewContext;
use Vitrine\Images\Folder;

defined( 'ABSPATH' ) || exit;

/**
 * Shows what is stored. What is not, or may have changed, is read by a job: no visitor causes a call to the network.
 */
final class OpenComments {

	/**
	 * Keeps its helpers.
	 *
	 * @param Comments        $comments Comments.
	 * @param Threads         $threads  What is known of their lists.
	 * @param Folder          $folder   Where pictures are.
	 * @param \Closure(): void $soon    Has the job run soon.
	 */
	public function __construct(
		private readonly Comments $comments,
		private readonly Threads $threads,
		private readonly Folder $folder,
		private readonly \Closure $soon
	) {}

	/**
	 * The comments of a post, as far as they are here; the canvas asks for nothing.
	 *
	 * @param FeedSettings $settings What is shown.
	 * @param Post         $post     The post.
	 */
	public function preview( FeedSettings $settings, Post $post ): CommentsView {
		$thread = $this->threads->of( $post->id, 0 );
		return CommentsView::of_post(
			$post,
			$this->comments->of( $post->id, 0 ),
			$thread,
			( $thread->read_at ?? 0 ) === 0,
			ViewContext::of_site( $settings, $this->folder )
		);
	}

	/**
	 * The comments of a post, or the replies to one.
	 *
	 * @param FeedSettings $settings What is shown.
	 * @param Post         $post     The post.
	 * @param int          $parent   Row of the comment, 0 for the post's own.
	 * @return array{CommentsView, bool}|null The view, and whether to ask again since more is on its way; null where
	 *                                        the post has no such comment.
	 */
	public function of( FeedSettings $settings, Post $post, int $parent ): ?array {
		$comment = $parent === 0 ? null : $this->comments->get( $post->id, $parent );
		if ( $parent > 0 && ( $comment === null || $comment->parent > 0 ) ) {
			return null;
		}
		$count   = $comment === null ? $post->data['counts']['comments'] ?? 0 : $comment->replies;
		$thread  = $this->threads->of( $post->id, $parent );
		$is_soon = $this->ask( $post, $parent, $thread, $count );
		$list    = $this->comments->of( $post->id, $parent );
		$context = ViewContext::of_site( $settings, $this->folder );
		$waits   = $is_soon && ( $thread->read_at ?? 0 ) === 0;
		return [
			$comment === null
				? CommentsView::of_post( $post, $list, $thread, $waits, $context )
				: CommentsView::of_replies( $post, $comment, $list, $thread, $waits, $context ),
			$waits,
		];
	}

	/**
	 * Has a list read that somebody wants who is shown no view of it.
	 *
	 * @param Post $post   The post.
	 * @param int  $parent Row of the comment, 0 for the post's own.
	 */
	public function ask_for( Post $post, int $parent ): void {
		$comment = $parent === 0 ? null : $this->comments->get( $post->id, $parent );
		if ( $parent === 0 || $comment !== null && $comment->parent === 0 ) {
			$count = $comment === null ? $post->data['counts']['comments'] ?? 0 : $comment->replies;
			$this->ask( $post, $parent, $this->threads->of( $post->id, $parent ), $count );
		}
	}

	/**
	 * Has a list read that is not here, or may have changed.
	 *
	 * @param Post        $post   The post.
	 * @param int         $parent Row of the comment, 0 for the post's own.
	 * @param Thread|null $thread What is known of it.
	 * @param int         $count  How many the post or the comment tells of.
	 * @return bool Whether it is about to be read.
	 */
	private function ask( Post $post, int $parent, ?Thread $thread, int $count ): bool {
		$now = time();
		if ( $count < 1 || $thread?->is_current( $count, $now ) === true ) {
			return false;
		}
		if ( $this->threads->ask( $post->source_id, $post->id, $parent, $thread, $now ) ) {
			( $this->soon )();
			return true;
		}
		return $thread !== null && $thread->wanted_at > 0 && ! $thread->rests( $now );
	}
}
