<?php
/**
 * The route of places.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feeds;

use Vitrine\Admin\Capability;
use Vitrine\Places\Place;
use Vitrine\Places\Places;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/feed-places`: where feeds stand, for managers. Of what a manager may not edit nothing is said.
 */
final class PlacesController {

	/**
	 * Keeps its helpers.
	 *
	 * @param Places  $places  Where they stand.
	 * @param Sources $sources The accounts.
	 */
	public function __construct( private readonly Places $places, private readonly Sources $sources ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/feed-places',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => [ $this, 'list' ],
				'permission_callback' => static fn(): bool|\WP_Error => Capability::may_manage()
					? true
					: RestErrors::forbidden(),
			]
		);
	}

	/**
	 * The list.
	 */
	public function list(): \WP_REST_Response {
		// Where no job has run yet; a manager asked for it, no visitor.
		$this->places->note_all();
		$names = [];
		foreach ( $this->sources->all() as $source ) {
			$names[ $source->id ] = $source->name;
		}
		$rows = [];
		foreach ( Places::all() as $place ) {
			$row = match ( $place->kind ) {
				Place::TEMPLATE, Place::PART => self::template( $place ),
				Place::WIDGET => self::widget(),
				default => self::post( $place ),
			};
			if ( $row !== null ) {
				$rows[] = [
					'kind'     => $place->kind,
					'id'       => $place->id,
					'area'     => $place->area,
					'accounts' => array_values( array_intersect_key( $names, array_flip( $place->accounts ) ) ),
					...$row,
				];
			}
		}
		return new \WP_REST_Response( $rows );
	}

	/**
	 * A post.
	 *
	 * @param Place $place Place.
	 * @return array{title: string, type: string, status: string|null, edit: string, view: string|false|null}|null Null
	 *                                                                            where the user may not edit it.
	 */
	private static function post( Place $place ): ?array {
		$post = get_post( (int) $place->id );
		if ( $post === null || ! current_user_can( 'edit_post', $post->ID ) ) {
			return null;
		}
		$type   = get_post_type_object( $post->post_type );
		$status = $post->post_status === 'publish' ? null : get_post_status_object( $post->post_status );
		$title  = wp_strip_all_tags( html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ) );
		return [
			'title'  => $title === '' ? __( '(no title)', 'vitrine' ) : $title,
			'type'   => $type === null ? $post->post_type : $type->labels->singular_name,
			'status' => $status === null ? null : $status->label,
			'edit'   => (string) get_edit_post_link( $post->ID, 'raw' ),
			'view'   => is_post_publicly_viewable( $post ) ? get_permalink( $post ) : null,
		];
	}

	/**
	 * A template or a part of one.
	 *
	 * @param Place $place Place.
	 * @return array{title: string, type: string, status: string|null, edit: string, view: string|null}|null
	 */
	private static function template( Place $place ): ?array {
		$kind     = $place->kind === Place::PART ? Place::PART : Place::TEMPLATE;
		$template = current_user_can( 'edit_theme_options' ) ? get_block_template( $place->id, $kind ) : null;
		return $template === null ? null : [
			'title'  => wp_strip_all_tags( html_entity_decode( $template->title, ENT_QUOTES, 'UTF-8' ) ),
			'type'   => $place->kind === Place::PART ? __( 'Template part', 'vitrine' ) : __( 'Template', 'vitrine' ),
			'status' => null,
			'edit'   => add_query_arg(
				[ 'postType' => $place->kind, 'postId' => rawurlencode( $place->id ), 'canvas' => 'edit' ],
				admin_url( 'site-editor.php' )
			),
			'view'   => null,
		];
	}

	/**
	 * A widget.
	 *
	 * @return array{title: string, type: string, status: string|null, edit: string, view: string|null}|null
	 */
	private static function widget(): ?array {
		return ! current_user_can( 'edit_theme_options' ) ? null : [
			'title'  => __( 'Widgets', 'vitrine' ),
			'type'   => __( 'Widget', 'vitrine' ),
			'status' => null,
			'edit'   => admin_url( 'widgets.php' ),
			'view'   => null,
		];
	}
}
