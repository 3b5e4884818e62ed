<?php
/**
 * The route of what a filter of a loop offers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Loop;

use Vitrine\Loop\Facets\Facets;
use Vitrine\Loop\Facets\LoopFields;
use Vitrine\Loop\Facets\PublishedPosts;
use Vitrine\Loop\LoopQuery;
use Vitrine\Rest\RestErrors;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/loop/options`: what visitors would choose from in a filter that is not by terms, for the canvas. Any page
 * with the filter shows all of it.
 */
final class LoopOptionsController {

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/loop/options',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => [ $this, 'options' ],
				'permission_callback' => static fn(): bool|\WP_Error => current_user_can( 'edit_posts' )
					|| current_user_can( 'edit_theme_options' )
					? true
					: RestErrors::forbidden(),
				'args'                => [
					'type' => [
						'description' => __( 'Post type of the loop. `any` = all that can be searched.', 'vitrine' ),
						'type'        => 'string',
						'maxLength'   => 20,
						'required'    => true,
					],
					...array_intersect_key(
						Schema::of_block( 'loop-filter' )->attributes,
						[ 'by' => 0, 'field' => 0, 'dates' => 0, 'number' => 0 ]
					),
				],
			]
		);
	}

	/**
	 * The options.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function options( \WP_REST_Request $request ): \WP_REST_Response {
		/** Generated from block.json.
		 *
		 * @var LoopFilterAttributes $read */
		$read   = Schema::of_block( 'loop-filter' )->read( $request->get_params() );
		$types  = array_values(
			array_filter(
				LoopQuery::post_types( [ 'post_type' => (string) $request['type'] ] ),
				'is_post_type_viewable'
			)
		);
		$facet  = Facets::of( Facets::name( $read ), $types );
		$posts  = PublishedPosts::of_types( $types );
		$listed = LoopFields::of( $types );
		return new \WP_REST_Response(
			[
				'label'   => $facet === null ? '' : $facet->label(),
				'options' => $facet === null ? [] : array_map(
					static fn( array $option ): array => [ 'value' => $option[0], 'name' => $option[1] ],
					$facet->options( $read, $posts )
				),
				'range'   => $facet?->range( $read, $posts ),
				'fields'  => array_map(
					static fn( string $key, array $field ): array => [ 'value' => $key, 'label' => $field['label'] ],
					array_keys( $listed ),
					$listed
				),
			]
		);
	}
}
