<?php
/**
 * Routes of feeds that a page has shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feed;

use Vitrine\Feed\CursorInvalid;
use Vitrine\Feed\Feed;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * What such routes share: they are for everybody, and the proof says which feed it is and that this site has shown it.
 */
abstract class ProofController {

	/** Address below the namespace. */
	protected const ROUTE = '';

	/**
	 * Keeps its helpers.
	 *
	 * @param Feed      $feed   The feed.
	 * @param FeedProof $proofs Opens proofs.
	 */
	public function __construct(
		protected readonly Feed $feed,
		protected readonly FeedProof $proofs
	) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			static::ROUTE,
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'show' ],
					// Everybody: the proof says that this site has shown the feed.
					'permission_callback' => '__return_true',
					'args'                => [
						'proof' => [
							'description' => __( 'The feed, as given by the page.', 'vitrine' ),
							'type'        => 'string',
							'required'    => true,
						],
						...$this->args(),
					],
				],
				'schema' => [ $this, 'schema' ],
			]
		);
	}

	/**
	 * What is asked for.
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
		return $this->answer( $settings, $request, $is_brief );
	}

	/**
	 * The schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	abstract public function schema(): array;

	/**
	 * Parameters besides the proof.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	abstract protected function args(): array;

	/**
	 * What is asked for, of a feed that was shown.
	 *
	 * @param FeedSettings                           $settings The feed's.
	 * @param \WP_REST_Request<array<string, mixed>> $request  Request.
	 * @param bool                                   $is_brief Whether the answer may be kept for a short time only.
	 */
	abstract protected function answer(
		FeedSettings $settings,
		\WP_REST_Request $request,
		bool $is_brief
	): \WP_REST_Response|\WP_Error;

	/**
	 * The parameter that names a post.
	 *
	 * @return array<string, mixed>
	 */
	protected static function post_argument(): array {
		return [
			'description' => __( 'Which post.', 'vitrine' ),
			'type'        => 'integer',
			'minimum'     => 1,
			'required'    => true,
		];
	}
}
