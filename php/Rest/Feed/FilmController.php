<?php
/**
 * The route of films.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feed;

use Vitrine\Feed\Feed;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\Films\Films;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Views\PlayerView;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Install\Database;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/film`: where the file of a film is that a feed shows. The network is asked for it, a bounded number of
 * times a minute.
 */
final class FilmController extends ProofController {

	protected const ROUTE = '/film';

	/**
	 * Keeps its helpers.
	 *
	 * @param Feed      $feed   The feed.
	 * @param Films     $films  Films of its posts.
	 * @param FeedProof $proofs Opens proofs.
	 */
	public function __construct(
		Feed $feed,
		private readonly Films $films,
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
			'picture' => [
				'description' => __( 'Which of its images stands for the film.', 'vitrine' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'maximum'     => RemotePost::KEPT_PICTURES - 1,
				'default'     => 0,
			],
		];
	}

	/**
	 * The address of a film.
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
					'description' => __( 'Current URL of its file. Null if the network provides none.', 'vitrine' ),
					'type'        => [ 'string', 'null' ],
				],
			],
		];
	}
}
