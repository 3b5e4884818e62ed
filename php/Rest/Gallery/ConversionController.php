<?php
/**
 * The routes of converting galleries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Gallery;

use Vitrine\Admin\Capability;
use Vitrine\Gallery\Conversion\ConversionPlace;
use Vitrine\Gallery\Conversion\ConversionPlaces;
use Vitrine\Gallery\Conversion\ConvertedGallery;
use Vitrine\Gallery\Conversion\PlaceConversion;
use Vitrine\Gallery\Conversion\PlaceRefused;
use Vitrine\Gallery\Conversion\StoredGalleries;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/gallery-places`, for managers: where galleries are, what would become of them, and their conversion. Of
 * what a manager may not edit nothing is said.
 */
final class ConversionController {

	private const ROUTE = '/gallery-places';

	/** Places of one request. */
	private const MAX = 10;

	/** Seconds that copying images may take of one request. */
	private const SECONDS = 8;

	/**
	 * Keeps its helpers.
	 *
	 * @param ConversionPlaces $places     Finds galleries.
	 * @param PlaceConversion  $conversion Converts them.
	 */
	public function __construct(
		private readonly ConversionPlaces $places,
		private readonly PlaceConversion $conversion
	) {}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$for_managers = [
			'permission_callback' => static fn(): bool|\WP_Error => Capability::may_manage()
				? true
				: RestErrors::forbidden(),
		];
		$place        = [
			'kind' => [
				'type'     => 'string',
				'enum'     => [ ConversionPlace::POST, ConversionPlace::WIDGET ],
				'required' => true,
			],
			'id'   => [ 'type' => 'string', 'maxLength' => 30, 'required' => true ],
		];
		register_rest_route(
			'vitrine/v1',
			self::ROUTE,
			[ ...$for_managers, 'methods' => \WP_REST_Server::READABLE, 'callback' => [ $this, 'list' ] ]
		);
		register_rest_route(
			'vitrine/v1',
			self::ROUTE . '/preview',
			[
				...$for_managers,
				'methods'  => \WP_REST_Server::READABLE,
				'callback' => [ $this, 'preview' ],
				'args'     => $place,
			]
		);
		register_rest_route(
			'vitrine/v1',
			self::ROUTE . '/convert',
			[
				...$for_managers,
				'methods'  => \WP_REST_Server::CREATABLE,
				'callback' => [ $this, 'convert' ],
				'args'     => [
					'places' => [
						'type'     => 'array',
						'minItems' => 1,
						'maxItems' => self::MAX,
						'required' => true,
						'items'    => [ 'type' => 'object', 'properties' => $place ],
					],
				],
			]
		);
	}

	/**
	 * The list.
	 */
	public function list(): \WP_REST_Response {
		$rows = [];
		foreach ( $this->places->all() as $place ) {
			$row = match ( true ) {
				! self::may_edit( $place ) => null,
				$place->kind === ConversionPlace::POST => self::post( $place ),
				$place->kind === ConversionPlace::WIDGET => self::widget(),
				default => self::file( $place ),
			};
			if ( $row !== null ) {
				$rows[] = [
					'kind'      => $place->kind,
					'id'        => $place->id,
					'galleries' => StoredGalleries::count( $place->content ),
					...$row,
				];
			}
		}
		return new \WP_REST_Response( $rows );
	}

	/**
	 * What would become of the galleries of a place.
	 *
	 * @param \WP_REST_Request<array<mixed>> $request Request.
	 */
	public function preview( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$place = self::place( (string) $request['kind'], (string) $request['id'] );
		return $place === null ? self::gone() : new \WP_REST_Response(
			array_map(
				static fn( ConvertedGallery $gallery ): array => $gallery->told(),
				$this->conversion->preview( $place )
			)
		);
	}

	/**
	 * Converts the galleries of some places.
	 *
	 * @param \WP_REST_Request<array<mixed>> $request Request.
	 */
	public function convert( \WP_REST_Request $request ): \WP_REST_Response {
		$until   = microtime( true ) + self::SECONDS;
		$results = [];
		foreach ( (array) $request['places'] as $given ) {
			[ 'kind' => $kind, 'id' => $id ] = $given;
			$place   = self::place( $kind, $id );
			$result  = [ 'kind' => $kind, 'id' => $id, 'converted' => 0, 'kept' => 0, 'done' => true, 'error' => null ];
			try {
				$result = $place === null
					? [ ...$result, 'error' => self::gone()->get_error_message() ]
					: [ ...$result, ...$this->conversion->convert( $place, $until ) ];
			} catch ( PlaceRefused $refused ) {
				$result['error'] = $refused->getMessage();
			} catch ( \Throwable $thrown ) {
				// Other plugins take part in saving; the places before this one are written, and told.
				$result['error'] = __( 'An error occurred while it was being converted.', 'vitrine' );
				/**
				 * Fires when the galleries of a place could not be converted because something has thrown.
				 *
				 * @param \Throwable $thrown What it has thrown.
				 * @param string     $kind   Kind of the place: `post` or `widget`.
				 * @param string     $id     Which one.
				 */
				do_action( 'vitrine_conversion_failed', $thrown, $kind, $id );
			}
			$results[] = $result;
		}
		return new \WP_REST_Response( $results );
	}

	/**
	 * A place that this user may edit.
	 *
	 * @param string $kind `post` or `widget`.
	 * @param string $id   Which one.
	 */
	private static function place( string $kind, string $id ): ?ConversionPlace {
		$place = ConversionPlaces::find( $kind, $id );
		return $place !== null && self::may_edit( $place ) ? $place : null;
	}

	/**
	 * Whether this user may edit a place.
	 *
	 * @param ConversionPlace $place Place.
	 */
	private static function may_edit( ConversionPlace $place ): bool {
		return $place->kind === ConversionPlace::POST
			? current_user_can( 'edit_post', $place->post() )
			: current_user_can( 'edit_theme_options' );
	}

	/**
	 * A place that is not there, or not this user's.
	 */
	private static function gone(): \WP_Error {
		return new \WP_Error(
			'vitrine_no_gallery',
			__( 'There are no galleries here that you can convert.', 'vitrine' ),
			[ 'status' => 404 ]
		);
	}

	/**
	 * A post.
	 *
	 * @param ConversionPlace $place Place.
	 * @return array{title: string, type: string, edit: string, canUndo: bool}|null
	 */
	private static function post( ConversionPlace $place ): ?array {
		$post = get_post( $place->post() );
		if ( ! $post instanceof \WP_Post ) {
			return null;
		}
		$type  = get_post_type_object( $post->post_type );
		$title = wp_strip_all_tags( html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ) );
		return [
			'title'   => $title === '' ? __( '(no title)', 'vitrine' ) : $title,
			'type'    => $type === null ? $post->post_type : $type->labels->singular_name,
			'edit'    => (string) get_edit_post_link( $post->ID, 'raw' ),
			'canUndo' => PlaceConversion::can_be_undone( $post ),
		];
	}

	/**
	 * A widget.
	 *
	 * @return array{title: string, type: string, edit: string, canUndo: bool}
	 */
	private static function widget(): array {
		return [
			'title'   => __( 'Widgets', 'vitrine' ),
			'type'    => __( 'Widget', 'vitrine' ),
			'edit'    => admin_url( 'widgets.php' ),
			'canUndo' => false,
		];
	}

	/**
	 * A template of the theme.
	 *
	 * @param ConversionPlace $place Place.
	 * @return array{title: string, type: string, edit: string, canUndo: bool}|null
	 */
	private static function file( ConversionPlace $place ): ?array {
		[ $type, $id ] = explode( '/', $place->id, 2 );
		$template      = get_block_template( $id, $type === 'wp_template' ? 'wp_template' : 'wp_template_part' );
		return $template === null ? null : [
			'title'   => wp_strip_all_tags( html_entity_decode( $template->title, ENT_QUOTES, 'UTF-8' ) ),
			'type'    => $type === 'wp_template' ? __( 'Template', 'vitrine' ) : __( 'Template part', 'vitrine' ),
			'edit'    => add_query_arg(
				[ 'postType' => $type, 'postId' => rawurlencode( $id ), 'canvas' => 'edit' ],
				admin_url( 'site-editor.php' )
			),
			'canUndo' => false,
		];
	}
}
