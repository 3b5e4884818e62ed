<?php
/**
 * The route of single posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feed;

use Vitrine\Feed\Feed;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\FeedTemplate;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Install\Database;
use Vitrine\Rest\CachedAnswer;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/feed/posts`: what the viewer shows of a post beyond what the page has. From what is stored; it asks no
 * network and writes nothing.
 */
final class PostsController extends ProofController {

	protected const ROUTE = '/feed/posts';

	/**
	 * Keeps its helpers.
	 *
	 * @param Feed         $feed     The feed.
	 * @param FeedTemplate $template Prints posts.
	 * @param FeedProof    $proofs   Opens proofs.
	 */
	public function __construct(
		Feed $feed,
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
			'post'  => self::post_argument(),
		];
	}

	/**
	 * A post of a feed.
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
		$post = Database::exists() ? $this->feed->post( $settings, (int) $request['post'] ) : null;
		if ( $post === null ) {
			return RestErrors::post_unknown();
		}
		[ $shown, $view ] = $post;
		$html            = $this->template->panel( $view, $settings->layout->button_classes() );
		return CachedAnswer::of( $request, [ ...$shown, 'html' => $html ], $is_brief );
	}

	/**
	 * The schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		$text    = [ 'type' => 'string' ];
		$perhaps = [ 'type' => [ 'string', 'null' ] ];
		$number  = [ 'type' => 'integer' ];
		return [
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'vitrine-feed-post',
			'type'       => 'object',
			'properties' => [
				'id'       => [ 'description' => __( 'The post.', 'vitrine' ), ...$text ],
				'url'      => [ 'description' => __( 'Its page on the network.', 'vitrine' ), ...$perhaps ],
				'label'    => [ 'description' => __( 'Words of the link to it.', 'vitrine' ), ...$perhaps ],
				'shop'     => [
					'description' => __( 'Where an editor lets it lead instead.', 'vitrine' ),
					'type'        => [ 'object', 'null' ],
					'properties'  => [
						'url'      => $text,
						'label'    => $text,
						'internal' => [ 'type' => 'boolean' ],
					],
				],
				'text'     => [ 'description' => __( 'Its whole text.', 'vitrine' ), ...$text ],
				'pictures' => [
					'description' => __( 'Its images, in order.', 'vitrine' ),
					'type'        => 'array',
					'items'       => [
						'type'       => 'object',
						'properties' => [
							'src'    => $text,
							'srcset' => $text,
							'width'  => $number,
							'height' => $number,
							'alt'    => $text,
							'color'  => $text,
							'small'  => $text,
						],
					],
				],
				'html'     => [ 'description' => __( 'What stands beside the images.', 'vitrine' ), ...$text ],
			],
		];
	}
}
