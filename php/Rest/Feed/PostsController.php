<?php
/**
 * The route of single posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feed;

use Vitrine\Feed\CursorInvalid;
use Vitrine\Feed\Feed;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\FeedTemplate;
use Vitrine\Install\Database;
use Vitrine\Rest\CachedAnswer;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/feed/posts`: what the viewer shows of a post beyond what the page has. From what is stored; it asks no
 * network and writes nothing.
 */
final class PostsController {

	/**
	 * Keeps its helpers.
	 *
	 * @param Feed         $feed     The feed.
	 * @param FeedTemplate $template Prints posts.
	 * @param FeedProof    $proofs   Opens proofs.
	 */
	public function __construct(
		private readonly Feed $feed,
		private readonly FeedTemplate $template,
		private readonly FeedProof $proofs
	) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/feed/posts',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'show' ],
					// Everybody: the proof says that this site has shown the feed.
					'permission_callback' => '__return_true',
					'args'                => [
						'proof' => [
							'description' => __( 'Which feed, as the page has it.', 'vitrine' ),
							'type'        => 'string',
							'required'    => true,
						],
						'post'  => [
							'description' => __( 'Which post.', 'vitrine' ),
							'type'        => 'integer',
							'minimum'     => 1,
							'required'    => true,
						],
					],
				],
				'schema' => [ $this, 'schema' ],
			]
		);
	}

	/**
	 * A post of a feed.
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
		$post = Database::exists() ? $this->feed->post( $settings, (int) $request['post'] ) : null;
		if ( $post === null ) {
			return RestErrors::post_unknown();
		}
		[ $shown, $view ] = $post;
		return CachedAnswer::of( $request, [ ...$shown, 'html' => $this->template->panel( $view ) ], $is_brief );
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
					'description' => __( 'Its pictures, in order.', 'vitrine' ),
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
				'html'     => [ 'description' => __( 'What stands beside the pictures.', 'vitrine' ), ...$text ],
			],
		];
	}
}
