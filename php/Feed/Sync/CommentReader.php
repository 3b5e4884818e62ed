<?php
/**
 * Reads comments on the networks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Comments\Comments;
use Vitrine\Feed\Comments\Thread;
use Vitrine\Feed\Comments\Threads;
use Vitrine\Feed\Sources\Source;
use Vitrine\Graph\Comments\CommentList;
use Vitrine\Graph\Comments\CommentsEdge;
use Vitrine\Graph\Comments\RemoteComment;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Http\Usage;
use Vitrine\Images\ImageImporter;
use Vitrine\Images\Images;
use Vitrine\Support\Background\Lease;
use Vitrine\Support\Background\RetryPolicy;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the lists that wait, one call each, and notes which of the newest posts' lists are to be read again. What a
 * network refuses leaves everything else of the source alone.
 *
 * @phpstan-import-type Due from Threads
 */
final class CommentReader {

	/** Newest posts whose comments are there before anybody opens them, where nobody says otherwise. */
	private const NEWEST = 50;

	/** Lists of a source, and calls, in a minute. */
	public const CALLS = 60;

	/** Seconds after which what nobody opens is read again, too; and how many at each refresh. */
	private const OLD = 7 * DAY_IN_SECONDS;

	private const OLDEST = 10;

	/** Seconds to wait after an error that time alone does not mend. */
	private const LONG_WAIT = 6 * HOUR_IN_SECONDS;

	/** Refusals in a row after which the others are not tried. */
	private const REFUSALS = 3;

	/**
	 * Keeps its helpers.
	 *
	 * @param Comments      $comments Comments.
	 * @param Threads       $threads  What is known of their lists.
	 * @param Images        $images   Pictures.
	 * @param ImageImporter $importer Downloads them.
	 */
	public function __construct(
		private readonly Comments $comments,
		private readonly Threads $threads,
		private readonly Images $images,
		private readonly ImageImporter $importer
	) {}

	/**
	 * Notes what is to be read after a refresh: lists of the newest posts that are not here, or of which the network
	 * tells another number than when they were read, or which were read long ago.
	 *
	 * @param Source $source The source.
	 */
	public function note( Source $source ): void {
		$now    = time();
		$counts = $this->threads->newest_counts( $source->id, $source->content->is_main() ? self::newest() : 0 );
		$known  = $this->threads->of_posts( array_keys( $counts ) );
		foreach ( $counts as $post => $count ) {
			$thread = $known[ $post ] ?? null;
			if ( $count === 0 && $thread !== null ) {
				$this->comments->forget_posts( $source->id, [ $post ] );
			} elseif ( $count > 0 && $thread?->is_current( $count, $now ) !== true ) {
				$this->threads->want( $source->id, $post, 0, $thread, $now );
			}
		}
		$this->threads->want_oldest( $source->id, $now - self::OLD, self::OLDEST, $now );
	}

	/**
	 * Reads the lists that wait until the time is over, and brings the pictures of comments here.
	 *
	 * @param Source       $source The source.
	 * @param CommentsEdge $edge   Comments of its network.
	 * @param Client       $client Conversation with it.
	 * @param string       $token  Token.
	 * @param Lease        $lease  Lease of the source.
	 * @param float        $until  When to stop.
	 * @throws GraphError When the token is refused or the limit reached: it concerns the account.
	 */
	public function read(
		Source $source,
		CommentsEdge $edge,
		Client $client,
		#[\SensitiveParameter] string $token,
		Lease $lease,
		float $until
	): void {
		$room     = self::CALLS - $this->threads->count_tried( $source->id, time() );
		$last     = $client->calls() + self::CALLS;
		$refusals = 0;
		foreach ( $this->threads->due( $source->id, $room, time() ) as $due ) {
			if (
				microtime( true ) >= $until
				|| $client->calls() >= $last
				|| $client->usage()->percent >= Usage::SLOW
				|| ! $lease->renew()
			) {
				break;
			}
			try {
				$this->keep( $source, $due, $edge->first( $client, $source->account, $due['network_id'], $token ) );
				$refusals = 0;
			} catch ( GraphError $error ) {
				$this->fail( $due['thread'], $error );
				$refusals = $error->kind === ErrorKind::Permission ? $refusals + 1 : 0;
				if ( $refusals === self::REFUSALS ) {
					$this->threads->rest( $source->id, time() + self::LONG_WAIT );
				}
				if ( $refusals === self::REFUSALS || $error->kind->is_passing() ) {
					break;
				}
			}
		}
		$this->pictures( $source, $lease, $until );
	}

	/**
	 * Writes a list down.
	 *
	 * @param Source      $source The source.
	 * @param array       $due    The list.
	 * @param CommentList $list   What the network has.
	 * @phpstan-param Due $due
	 */
	private function keep( Source $source, array $due, CommentList $list ): void {
		$thread  = $due['thread'];
		$now     = time();
		$rows    = $this->comments->store( $source->id, $thread->post_id, $thread->parent_id, $list->comments );
		$replies = $thread->parent_id === 0 ? $this->threads->of_replies( $thread->post_id ) : [];
		foreach ( $list->comments as $comment ) {
			$row = $rows[ $comment->network_id ] ?? 0;
			if ( $row > 0 && $thread->parent_id === 0 ) {
				$this->replies( $source, $thread->post_id, $row, $comment, $replies[ $row ] ?? null );
			}
		}
		$total = max( $list->total ?? $due['count'], count( $rows ) );
		$this->threads->record( $thread->id, $due['count'], $total, $now );
	}

	/**
	 * Replies that came with their comment are written down; others that were opened before are read again when their
	 * number has changed, or in their turn.
	 *
	 * @param Source        $source  The source.
	 * @param int           $post    Row of the post.
	 * @param int           $row     Row of the comment.
	 * @param RemoteComment $comment The comment.
	 * @param Thread|null   $thread  What is known of its replies.
	 */
	private function replies( Source $source, int $post, int $row, RemoteComment $comment, ?Thread $thread ): void {
		$now = time();
		if ( $comment->answers !== null ) {
			$this->comments->store( $source->id, $post, $row, $comment->answers );
			$this->threads->want( $source->id, $post, $row, $thread, $now );
			$thread = $this->threads->of( $post, $row );
			if ( $thread !== null ) {
				$this->threads->record( $thread->id, $comment->replies, $comment->replies, $now );
			}
		} elseif ( $thread !== null && $comment->replies === 0 ) {
			$this->comments->store( $source->id, $post, $row, [] );
			$this->threads->record( $thread->id, 0, 0, $now );
		} elseif ( $thread !== null && ! $thread->is_current( $comment->replies, $now ) ) {
			$this->threads->want( $source->id, $post, $row, $thread, $now );
		}
	}

	/**
	 * Writes down that a list could not be read.
	 *
	 * @param Thread     $thread The list.
	 * @param GraphError $error  Why.
	 * @throws GraphError When it concerns the account.
	 */
	private function fail( Thread $thread, GraphError $error ): void {
		$policy = match ( $error->kind ) {
			ErrorKind::Token, ErrorKind::Throttled, ErrorKind::Blocked => throw $error,
			ErrorKind::Permission, ErrorKind::Unknown, ErrorKind::Malformed, ErrorKind::TooLarge =>
				RetryPolicy::probe( self::LONG_WAIT ),
			default => RetryPolicy::doubling( 5 * MINUTE_IN_SECONDS, self::LONG_WAIT ),
		};
		$this->threads->fail(
			$thread,
			$error->kind->value,
			RetryPolicy::spread( $policy->wait( $thread->attempts ) ),
			time()
		);
	}

	/**
	 * Downloads the pictures of comments that wait; those of posts go first, and are for the refresh.
	 *
	 * @param Source $source The source.
	 * @param Lease  $lease  Its lease.
	 * @param float  $until  When to stop.
	 */
	private function pictures( Source $source, Lease $lease, float $until ): void {
		$image = $this->images->next( $source->id, time() );
		while (
			$image !== null
			&& Comments::owns_picture( $image->post_id )
			&& microtime( true ) < $until
			&& $lease->renew()
		) {
			$this->importer->import( $image );
			$image = $this->images->next( $source->id, time() );
		}
	}

	/**
	 * Newest posts of an account whose comments are read in advance.
	 */
	private static function newest(): int {
		/**
		 * Filters of how many of an account's newest posts the comments are read in advance; those of others are read
		 * when somebody opens them.
		 *
		 * @param int $newest Posts.
		 */
		return max( 0, (int) apply_filters( 'vitrine_comments_kept', self::NEWEST ) );
	}
}
