<?php
/**
 * The route by which Elementor's loops are refreshed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Loop;

use Vitrine\Loop\Answers\LoopAnswer;
use Vitrine\Loop\Answers\LoopContainer;
use Vitrine\Loop\Answers\LoopsAbove;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/refresh-loop`, and `elementor-pro/v1/refresh-loop` where that plugin is not there: the loop of a post
 * with the filters of a body, for scripts that were written for it. `widget_id` is the id of the loop. Reads only.
 */
final class RefreshLoopController {

	/** Types of posts that pages are made of besides those that have pages of their own. */
	private const PARTS = [ 'wp_template', 'wp_template_part', 'wp_block' ];

	/** What terms are joined by; anything else ignores the taxonomy. */
	private const JOINS = [ 'AND' => '+', 'OR' => ',' ];

	/** Taxonomies of a body, and terms of each, that are read. */
	private const MAX_FILTERS = 20;

	/**
	 * Registers the route.
	 *
	 * @param non-falsy-string $space Namespace.
	 */
	public function register_routes( string $space = 'vitrine/v1' ): void {
		register_rest_route(
			$space,
			'/refresh-loop',
			[
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => [ $this, 'refresh' ],
				// Everybody, of what everybody sees; refresh() asks for more where somebody wants more.
				'permission_callback' => '__return_true',
				'args'                => [
					'post_id'             => [
						'description' => __( 'Post, template, template part, or pattern with the loop.', 'vitrine' ),
						'type'        => 'integer',
						'required'    => true,
					],
					'widget_id'           => [
						'description' => __( 'ID of the loop.', 'vitrine' ),
						'type'        => 'string',
						'required'    => true,
					],
					'widget_filters'      => [
						'description' => __( 'Terms by taxonomy, and how they are joined.', 'vitrine' ),
						'type'        => 'object',
						'default'     => [],
					],
					'pagination_base_url' => [
						'description' => __( 'URL of the page on this site.', 'vitrine' ),
						'type'        => 'string',
						'default'     => '',
					],
					'widget_model'        => [
						'description' => __( 'The block as it is being edited, for editors of the post.', 'vitrine' ),
						'type'        => [ 'string', 'object', 'null' ],
					],
					'is_edit_mode'        => [
						'description' => __( 'Whether it is being edited.', 'vitrine' ),
						'type'        => 'boolean',
						'default'     => false,
					],
				],
			]
		);
	}

	/**
	 * The loop.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function refresh( \WP_REST_Request $request ) {
		$post  = get_post( (int) $request['post_id'] );
		$base  = (string) $request['pagination_base_url'];
		$path  = LoopAnswer::path( $base === '' && $post instanceof \WP_Post ? get_permalink( $post ) : $base );
		$block = $post instanceof \WP_Post ? self::block( $post, $request ) : null;
		if ( ! $post instanceof \WP_Post || $block === null || $path === null ) {
			return LoopController::unknown();
		}
		if ( $block instanceof \WP_Error ) {
			return $block;
		}
		$address  = self::with( $path, (string) $block['attrs']['vitrineLoop'], (array) $request['widget_filters'] );
		$is_part  = in_array( $post->post_type, self::PARTS, true );
		$stored   = LoopContainer::of_post( $post->ID );
		$above    = $stored === null ? [] : LoopsAbove::of_block( $block, $stored );
		$answer   = LoopAnswer::of( $block, $is_part ? 0 : $post->ID, [], $address, $above );
		$response = new \WP_REST_Response( [ 'data' => $answer['html'] ] );
		$response->header( 'X-Robots-Tag', 'noindex' );
		return $response;
	}

	/**
	 * The block that is asked for.
	 *
	 * @param \WP_Post                               $post    Post.
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array<string, mixed>|\WP_Error|null As core parses it; null where there is none for this visitor.
	 */
	private static function block( \WP_Post $post, \WP_REST_Request $request ): array|\WP_Error|null {
		$may_edit = current_user_can( 'edit_post', $post->ID );
		$loop     = (string) $request['widget_id'];
		if ( $request['widget_model'] !== null && $request['is_edit_mode'] === true ) {
			if ( ! $may_edit ) {
				return RestErrors::forbidden();
			}
			return is_string( $request['widget_model'] ) ? self::edited( $request['widget_model'], $loop ) : null;
		}
		$is_public = in_array( $post->post_type, self::PARTS, true )
			? $post->post_status === 'publish'
			: is_post_publicly_viewable( $post );
		return $may_edit || ( $is_public && $post->post_password === '' )
			? LoopContainer::of_post( $post->ID )?->block( $loop )
			: null;
	}

	/**
	 * A block that is not saved yet, as WordPress would save it.
	 *
	 * @param string $content Content with the block.
	 * @param string $loop    Id of the loop.
	 * @return array<string, mixed>|null
	 */
	private static function edited( string $content, string $loop ): ?array {
		$content = current_user_can( 'unfiltered_html' ) ? $content : filter_block_content( $content );
		return LoopContainer::of_content( $content )->block( $loop );
	}

	/**
	 * The address of the page with filters.
	 *
	 * @param string       $path    Path and query.
	 * @param string       $loop    Id of the loop.
	 * @param array<mixed> $filters `{taxonomy: {category: {terms: ['red'], logicalJoin: 'AND'|'OR'}}}`; hostile.
	 */
	private static function with( string $path, string $loop, array $filters ): string {
		$taxonomies = is_array( $filters['taxonomy'] ?? null ) ? $filters['taxonomy'] : [];
		$asked      = [];
		foreach ( array_slice( $taxonomies, 0, self::MAX_FILTERS ) as $taxonomy => $filter ) {
			$filter = [ 'logicalJoin' => 'AND', 'terms' => null, ...( is_array( $filter ) ? $filter : [] ) ];
			$glue   = is_string( $filter['logicalJoin'] ) ? self::JOINS[ $filter['logicalJoin'] ] ?? null : null;
			$terms  = is_array( $filter['terms'] ) ? $filter['terms'] : [];
			$terms  = array_slice( array_filter( $terms, 'is_string' ), 0, self::MAX_FILTERS );
			if ( $glue !== null && $terms !== [] ) {
				// A term that begins with an exclamation mark takes posts away, as in an address.
				$asked[ "loop-{$loop}-{$taxonomy}" ] = implode( $glue, array_map( 'rawurlencode', $terms ) );
			}
		}
		return add_query_arg( $asked, $path );
	}
}
