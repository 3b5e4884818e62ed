<?php
/**
 * The route of comments.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feed;

use Vitrine\Feed\Comments\OpenComments;
use Vitrine\Feed\CursorInvalid;
use Vitrine\Feed\Feed;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\FeedTemplate;
use Vitrine\Install\Database;
use Vitrine\Rest\CachedAnswer;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/comments`: the comments of a post, or the replies to one. From what is stored; what is not is written
 * down for the job, a bounded number of times a minute.
 */
final class CommentsController {

	/**
	 * Keeps its helpers.
	 *
	 * @param Feed         $feed     The feed.
	 * @param OpenComments $comments Its comments.
	 * @param FeedTemplate $template Prints them.
	 * @param FeedProof    $proofs   Opens proofs.
	 */
	public function __construct(
		private readonly Feed $feed,
		private readonly OpenComments $comments,
		private readonly FeedTemplate $template,
		private readonly FeedProof $proofs
	) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/comments',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'show' ],
					// Everybody: the proof says that this site has shown the feed.
					'permission_callback' => '__return_true',
					'args'                => [
						'proof'   => [
							'description' => __( 'Which feed, as the page has it.', 'vitrine' ),
							'type'        => 'string',
							'required'    => true,
						],
						'post'    => [
							'description' => __( 'Which post.', 'vitrine' ),
							'type'        => 'integer',
							'minimum'     => 1,
							'required'    => true,
						],
						'comment' => [
							'description' => __( 'The comment whose replies are asked for.', 'vitrine' ),
							'type'        => 'integer',
							'minimum'     => 1,
						],
					],
				],
				'schema' => [ $this, 'schema' ],
			]
		);
	}

	/**
	 * The comments of a post of a feed.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function show( \WP_REST_Request $request ) {
		try {
			[ $settings, $is_brief ] = $this->proofs->open( (string) $request['proof'] );
		} catch ( CursorInvalid ) {
			return RestErrors::cursor_invalid();
		}
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
