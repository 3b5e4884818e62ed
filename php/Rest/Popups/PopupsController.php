<?php
/**
 * The routes that manage popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Popups;

use Vitrine\Compat\PopupFiles;
use Vitrine\Popup\Links\PopupUsage;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\Transfer\Duplicate;
use Vitrine\Popup\Transfer\ImportInvalid;
use Vitrine\Popup\Transfer\PopupFile;
use Vitrine\Popup\Transfer\PopupImport;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/popups` for those who may edit popups: export, import, duplicate, and what leads to one. The rest of
 * their life is in core's `wp/v2/popups`.
 */
final class PopupsController {

	/** Where popups that are imported may come from but a file. */
	private const SOURCES = [ 'popup-maker', 'elementor' ];

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$id = [ 'id' => [ 'description' => __( 'Popup.', 'vitrine' ), 'type' => 'integer' ] ];
		foreach ( [
			'export'    => [ \WP_REST_Server::READABLE, [ $this, 'export' ] ],
			'mentions'  => [ \WP_REST_Server::READABLE, [ $this, 'mentions' ] ],
			'duplicate' => [ \WP_REST_Server::CREATABLE, [ $this, 'duplicate' ] ],
		] as $route => [ $methods, $callback ] ) {
			register_rest_route(
				'vitrine/v1',
				"/popups/(?P<id>[1-9]\d{0,15})/{$route}",
				[
					'methods'             => $methods,
					'callback'            => $callback,
					'permission_callback' => static fn(
						\WP_REST_Request $request
					) => self::check( (int) $request['id'] ),
					'args'                => $id,
				]
			);
		}
		register_rest_route(
			'vitrine/v1',
			'/popups/import',
			[
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => [ $this, 'import' ],
				'permission_callback' => static fn() => self::may_add() ? true : RestErrors::forbidden(),
				'args'                => [
					'file'    => [
						'description' => __(
							'Contents of a file: JSON from Vitrine, Elementor, or Popup Maker, or a WordPress export file.',
							'vitrine'
						),
						'type'        => 'string',
						'default'     => '',
					],
					'name'    => [
						'description' => __( 'File name.', 'vitrine' ),
						'type'        => 'string',
						'maxLength'   => 255,
						'default'     => '',
					],
					'source'  => [
						'description' => __(
							'Instead of a file: import popups that another plugin left on this site.',
							'vitrine'
						),
						'type'        => 'string',
						'enum'        => [ '', ...self::SOURCES ],
						'default'     => '',
					],
					'trusted' => [
						'description' => __(
							'Keep scripts and iframes, for users who are allowed to add them.',
							'vitrine'
						),
						'type'        => 'boolean',
						'default'     => false,
					],
				],
			]
		);
	}

	/**
	 * A popup as a file.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @phpstan-param \WP_REST_Request<array<mixed>> $request
	 */
	public function export( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$post = get_post( (int) $request['id'] );
		return $post instanceof \WP_Post
			? new \WP_REST_Response( PopupFile::of( $post ) )
			: RestErrors::popup_unknown();
	}

	/**
	 * What leads to a popup.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @phpstan-param \WP_REST_Request<array<mixed>> $request
	 */
	public function mentions( \WP_REST_Request $request ): \WP_REST_Response {
		return new \WP_REST_Response(
			array_map(
				static fn( int $id ): array => [
					'id'    => $id,
					'title' => current_user_can( 'read_post', $id )
						? html_entity_decode( get_the_title( $id ), ENT_QUOTES )
						: '',
				],
				PopupUsage::of( (int) $request['id'] )
			)
		);
	}

	/**
	 * Copies a popup.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @phpstan-param \WP_REST_Request<array<mixed>> $request
	 */
	public function duplicate( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$post = get_post( (int) $request['id'] );
		$id   = $post instanceof \WP_Post ? Duplicate::of( $post ) : RestErrors::popup_unknown();
		return is_wp_error( $id )
			? $id
			: new \WP_REST_Response(
				[
					'id'    => $id,
					'title' => html_entity_decode( get_the_title( $id ), ENT_QUOTES ),
					'edit'  => (string) get_edit_post_link( $id, 'raw' ),
				],
				201
			);
	}

	/**
	 * Makes drafts of what a file has.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @phpstan-param \WP_REST_Request<array<mixed>> $request
	 */
	public function import( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$file   = is_string( $request['file'] ) ? $request['file'] : '';
		$source = is_string( $request['source'] ) ? $request['source'] : '';
		if ( strlen( $file ) > PopupFiles::MAX_BYTES ) {
			return RestErrors::import_too_large();
		}
		try {
			$popups = $source === ''
				? PopupFiles::read( $file, is_string( $request['name'] ) ? $request['name'] : '' )
				: PopupFiles::of_this_site( $source );
			if ( $popups === [] ) {
				throw new ImportInvalid( [ __( 'There are no popups to import.', 'vitrine' ) ] );
			}
		} catch ( ImportInvalid $invalid ) {
			return RestErrors::import_invalid( $invalid );
		}
		$stored = [];
		foreach ( $popups as $popup ) {
			$answer = PopupImport::store( $popup, (bool) $request['trusted'] );
			if ( is_wp_error( $answer ) ) {
				return $answer;
			}
			$stored[] = $answer;
		}
		return new \WP_REST_Response( [ 'popups' => $stored ], 201 );
	}

	/**
	 * Who may do something with a popup. Whoever may edit none learns of none.
	 *
	 * @param int $id Popup.
	 * @return true|\WP_Error
	 */
	private static function check( int $id ): bool|\WP_Error {
		if ( ! self::may_add() ) {
			return RestErrors::forbidden();
		}
		if ( get_post_type( $id ) !== PopupPosts::TYPE ) {
			return RestErrors::popup_unknown();
		}
		return current_user_can( 'edit_post', $id ) ? true : RestErrors::forbidden();
	}

	/**
	 * Whether the user may make popups.
	 */
	private static function may_add(): bool {
		$type = get_post_type_object( PopupPosts::TYPE );
		return $type !== null && current_user_can( $type->cap->create_posts );
	}
}
