<?php
/**
 * The route of comments.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feed;

use Vitrine\Feed\Comments\OpenComments;
use Vitrine\Feed\Feed;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\FeedTemplate;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Install\Database;
use Vitrine\Rest\CachedAnswer;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/comments`: the comments of a post, or the replies to one. From what is stored; what is not is written
 * down for the job, a bounded number of times a minute.
 */
final class CommentsController extends ProofController {

	protected const ROUTE = '/comments';

	/**
	 * Keeps its helpers.
	 *
	 * @param Feed         $feed     The feed.
	 * @param OpenComments $comments Its comments.
	 * @param FeedTemplate $template Prints them.
	 * @param FeedProof    $proofs   Opens proofs.
	 */
	public function __construct(
		Feed $feed,
		private readonly OpenComments $comments,
		private readonly FeedTemplate $template,
		FeedProof $proofs
	) {
		parent::__construct( $feed, $proofs );
	}

	/**
	 * Parameters besides the proof.
	 */
	protected function args(): array {
		return [
			'post'    => self::post_argument(),
			'comment' => [
				'description' => __( 'The comment whose replies are asked for.', 'vitrine' ),
				'type'        => 'integer',
				'minimum'     => 1,
			],
		];
	}

	/**
	 * The comments of a post of a feed.
	 *
	 * @param FeedSettings                           $settings The feed's.
	 * @param \WP_REST_Request<array<string, mixed>> $request  Request.
	 * @param bool                                   $is_brief Whether the answer may be kept for a short time only.
	 */
	protected function answer(
		FeedSettings $settings,
		\WP_REST_Request $request,
		bool $is_brief
	): \WP_REST_Response|\WP_Error {
		$post   = $settings->has( 'showComments' ) && Database::exists()
			? $this->feed->find( $settings, (int) $request['post'] )
			: null;
		$opened = $post === null ? null : $this->comments->of( $settings, $post, (int) $request['comment'] );
		if ( $opened === null ) {
			return RestErrors::post_unknown();
		}
		[ $view, $waits ] = $opened;
		$answer           = CachedAnswer::of(
			$request,
			[ 'html' => $this->template->comments( $view ), 'waits' => $waits ],
			$is_brief
		);
		if ( $waits ) {
			// Whoever asks again is to be told what has come meanwhile.
			$answer->header( 'Cache-Control', 'no-store' );
		}
		return $answer;
	}

	/**
	 * The schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		return [
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'vitrine-comments',
			'type'       => 'object',
			'properties' => [
				'html'  => [
					'description' => __( 'The comments, and the way to the network.', 'vitrine' ),
					'type'        => 'string',
				],
				'waits' => [
					'description' => __( 'Whether they are about to be read: ask again.', 'vitrine' ),
					'type'        => 'boolean',
				],
			],
		];
	}
}
