<?php
/**
 * The route of films.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feed;

use Vitrine\Feed\CursorInvalid;
use Vitrine\Feed\Feed;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\Films\Films;
use Vitrine\Feed\Views\PlayerView;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Install\Database;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/film`: where the file of a film is that a feed shows. The network is asked for it, a bounded number of
 * times a minute.
 */
final class FilmController {

	/**
	 * Keeps its helpers.
	 *
	 * @param Feed      $feed   The feed.
	 * @param Films     $films  Films of its posts.
	 * @param FeedProof $proofs Opens proofs.
	 */
	public function __construct(
		private readonly Feed $feed,
		private readonly Films $films,
		private readonly FeedProof $proofs
	) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/film',
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
						'picture' => [
							'description' => __( 'Which of its pictures stands for the film.', 'vitrine' ),
							'type'        => 'integer',
							'minimum'     => 0,
							'maximum'     => RemotePost::KEPT_PICTURES - 1,
							'default'     => 0,
						],
					],
				],
				'schema' => [ $this, 'schema' ],
			]
		);
	}

	/**
	 * The address of a film.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function show( \WP_REST_Request $request ) {
		try {
			[ $settings ] = $this->proofs->open( (string) $request['proof'] );
		} catch ( CursorInvalid ) {
			return RestErrors::cursor_invalid();
		}
		$post     = $settings->shows_pictures() && Database::exists()
			? $this->feed->find( $settings, (int) $request['post'] )
			: null;
		$position = (int) $request['picture'];
		if ( $post === null || ! PlayerView::has_film( $post, $position ) ) {
			return RestErrors::post_unknown();
		}
		$answer = new \WP_REST_Response( [ 'url' => $this->films->address( $post, $position ) ] );
		// It ends, and what could not be had now may be had later.
		$answer->header( 'Cache-Control', 'no-store' );
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
			'title'      => 'vitrine-film',
			'type'       => 'object',
			'properties' => [
				'url' => [
					'description' => __( 'Where its file is for now; null where the network gives none.', 'vitrine' ),
					'type'        => [ 'string', 'null' ],
				],
			],
		];
	}
}
