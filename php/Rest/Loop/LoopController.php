<?php
/**
 * The route of loops.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Loop;

use Vitrine\Loop\Answers\LoopAnswer;
use Vitrine\Loop\Answers\LoopContainer;
use Vitrine\Loop\Answers\LoopProof;
use Vitrine\Loop\Answers\LoopsAbove;
use Vitrine\Rest\CachedAnswer;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/loop`: a loop of a page, or a filter outside of it, as an address of that page asks for it. The same for
 * everybody, so that browsers and proxies may keep it.
 */
final class LoopController {

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/loop',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'loop' ],
					// Everybody: the proof itself says that this site has shown the loop.
					'permission_callback' => '__return_true',
					'args'                => [
						'proof' => [
							'description' => __( 'That a page shows the loop.', 'vitrine' ),
							'type'        => 'string',
							'required'    => true,
						],
						'at'    => [
							'description' => __( 'Path and query of the page.', 'vitrine' ),
							'type'        => 'string',
							'maxLength'   => LoopAnswer::MAX_LENGTH,
							'required'    => true,
						],
					],
				],
				'schema' => [ $this, 'schema' ],
			]
		);
	}

	/**
	 * The loop.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function loop( \WP_REST_Request $request ) {
		$opened = LoopProof::open( (string) $request['proof'] );
		$path   = LoopAnswer::path( (string) $request['at'] );
		if ( $opened === null || $path === null ) {
			return self::unknown();
		}
		[ $proven, $is_brief ] = $opened;
		$container             = LoopContainer::of( $proven['in'] );
		$block                 = $container?->block( $proven['loop'] );
		if ( isset( $proven['filter'] ) && $block !== null ) {
			$block = LoopContainer::of( $proven['of'] ?? '' )?->filter( $proven['filter'] );
		}
		if ( $container === null || $block === null ) {
			return self::unknown();
		}
		$above  = LoopsAbove::of_proof( $proven['shown'] ?? '', $container );
		$answer = $container->during(
			static fn(): array => LoopAnswer::of( $block, $container->post(), $proven['page'], $path, $above )
		);
		return CachedAnswer::of( $request, $answer, $is_brief );
	}

	/**
	 * There is no such loop.
	 */
	public static function unknown(): \WP_Error {
		return RestErrors::error( 'vitrine_loop_unknown', __( 'No page shows this loop.', 'vitrine' ), 404 );
	}

	/**
	 * The schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		return [
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'vitrine-loop',
			'type'       => 'object',
			'properties' => [
				'html'   => [
					'description' => __( 'The loop.', 'vitrine' ),
					'type'        => 'string',
				],
				'styles' => [
					'description' => __( 'Styles of individual blocks in the loop.', 'vitrine' ),
					'type'        => 'string',
				],
				'url'    => [
					'description' => __( 'Path and query of the page that shows it so.', 'vitrine' ),
					'type'        => 'string',
				],
				'status' => [
					'description' => __( 'Number of posts, as text.', 'vitrine' ),
					'type'        => 'string',
				],
			],
		];
	}
}
