<?php
/**
 * Comments as they are shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Comments;

use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Views\PostView;
use Vitrine\Feed\Views\ViewContext;
use Vitrine\Graph\Comments\CommentsEdge;

defined( 'ABSPATH' ) || exit;

/**
 * Everything a template prints of the comments of a post, or of the replies to one. Twin: CommentsView in
 * frontend/render/feed/types.ts.
 *
 * @phpstan-import-type ReactionKind from ReactionKinds
 * @phpstan-type Way array{url: string, label: string}
 */
final class CommentsView implements \JsonSerializable {

	/**
	 * Keeps the fields.
	 *
	 * @param string|null   $summary  How the post was received.
	 * @param CommentView[] $comments In the network's order.
	 * @param int           $shown    How many are seen at first.
	 * @param string|null   $more     Words of the button that shows the others.
	 * @param string|null   $note     What is said in place of comments.
	 * @param array|null    $further  Where the comments are that are not here.
	 * @param array|null    $write    Where to comment.
	 * @param array         $kinds    The most frequent kinds of reactions, where they stand before the summary.
	 * @phpstan-param Way|null $further
	 * @phpstan-param Way|null $write
	 * @phpstan-param list<ReactionKind> $kinds
	 */
	private function __construct(
		public readonly ?string $summary,
		public readonly array $comments,
		public readonly int $shown,
		public readonly ?string $more,
		public readonly ?string $note,
		public readonly ?array $further,
		public readonly ?array $write,
		public readonly array $kinds = []
	) {}

	/**
	 * Makes the view of a post's comments.
	 *
	 * @param Post        $post     The post.
	 * @param Comment[]   $comments What is here.
	 * @param Thread|null $thread   What is known of the list.
	 * @param bool        $is_soon  Whether a list that was never read is about to be.
	 * @param ViewContext $context  What is shown, and how.
	 */
	public static function of_post(
		Post $post,
		array $comments,
		?Thread $thread,
		bool $is_soon,
		ViewContext $context
	): self {
		$url   = $post->data['url'];
		$place = PostView::place( $post );
		$shown = $context->settings->comments_shown;
		$views = self::views( $post, $comments, $context );
		$rest  = count( $views ) - $shown;
		$total = max( $thread->total ?? 0, $post->data['counts']['comments'] ?? 0 );
		$kinds = $context->settings->has( 'showReactions' ) ? ReactionKinds::of( $post->data['reactions'] ) : [];
		return new self(
			$kinds === [] ? ReactionsView::of( $post ) : ReactionsView::sentence( $post ),
			$views,
			$shown,
			$rest < 1
				? null
				: sprintf(
					/* translators: %s: number. */
					_n( 'Show %s more comment', 'Show %s more comments', $rest, 'vitrine' ),
					number_format_i18n( $rest )
				),
			self::note( $views, $thread, $is_soon, $total ),
			self::further(
				$url,
				$total,
				$views,
				$views === []
					/* translators: %s: Facebook or Instagram. */
					? sprintf( __( 'Read the comments on %s', 'vitrine' ), $place )
					/* translators: %s: Facebook or Instagram. */
					: sprintf( __( 'More comments on %s', 'vitrine' ), $place )
			),
			/* translators: %s: Facebook or Instagram. */
			$url === null ? null : [ 'url' => $url, 'label' => sprintf( __( 'Comment on %s', 'vitrine' ), $place ) ],
			$kinds
		);
	}

	/**
	 * Makes the view of the replies to a comment.
	 *
	 * @param Post        $post    The post.
	 * @param Comment     $comment The comment.
	 * @param Comment[]   $replies What is here.
	 * @param Thread|null $thread  What is known of the list.
	 * @param bool        $is_soon Whether a list that was never read is about to be.
	 * @param ViewContext $context What is shown, and how.
	 */
	public static function of_replies(
		Post $post,
		Comment $comment,
		array $replies,
		?Thread $thread,
		bool $is_soon,
		ViewContext $context
	): self {
		$url   = $comment->data['url'] ?? $post->data['url'];
		$place = PostView::place( $post );
		$views = self::views( $post, $replies, $context );
		$total = max( $thread->total ?? 0, $comment->replies );
		return new self(
			null,
			$views,
			count( $views ),
			null,
			self::note( $views, $thread, $is_soon, $total ),
			self::further(
				$url,
				$total,
				$views,
				$views === []
					/* translators: %s: Facebook or Instagram. */
					? sprintf( __( 'Read the replies on %s', 'vitrine' ), $place )
					/* translators: %s: Facebook or Instagram. */
					: sprintf( __( 'More replies on %s', 'vitrine' ), $place )
			),
			null
		);
	}

	/**
	 * Views of comments.
	 *
	 * @param Post        $post     The post.
	 * @param Comment[]   $comments Comments.
	 * @param ViewContext $context  What is shown, and how.
	 * @return list<CommentView>
	 */
	private static function views( Post $post, array $comments, ViewContext $context ): array {
		return array_values(
			array_map(
				static fn( Comment $comment ): CommentView => CommentView::of( $comment, $post, $context ),
				$comments
			)
		);
	}

	/**
	 * The way to what is not here: the networks have more than a page of comments, and those that were never read.
	 *
	 * @param string|null   $url   Where.
	 * @param int           $total How many there are on the network.
	 * @param CommentView[] $views What is here.
	 * @param string        $label Words of the link.
	 * @return Way|null
	 */
	private static function further( ?string $url, int $total, array $views, string $label ): ?array {
		$needed = $views === [] ? $total > 0 : $total > CommentsEdge::FIRST;
		return $url !== null && $needed ? [ 'url' => $url, 'label' => $label ] : null;
	}

	/**
	 * What is said in place of comments.
	 *
	 * @param CommentView[] $views   What is here.
	 * @param Thread|null   $thread  What is known of the list.
	 * @param bool          $is_soon Whether it is about to be read.
	 * @param int           $total   How many there are on the network.
	 */
	private static function note( array $views, ?Thread $thread, bool $is_soon, int $total ): ?string {
		return match ( true ) {
			$views !== [] => null,
			$is_soon => __( 'They will appear here shortly.', 'vitrine' ),
			$total > 0 => __( 'They are not shown on this page.', 'vitrine' ),
			default => __( 'There are no comments.', 'vitrine' ),
		};
	}

	/**
	 * The shape that the canvas gets.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		$shown = get_object_vars( $this );
		if ( $this->kinds === [] ) {
			unset( $shown['kinds'] );
		}
		return $shown;
	}
}
