<?php
/**
 * The routes of websites.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Sources;

use Vitrine\Admin\Capability;
use Vitrine\Feed\Sources\SiteError;
use Vitrine\Feed\Sources\Websites;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Rest\NewSource;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/sources/feeds` and `…/websites`: find the feeds of an address, connect one.
 */
final class WebsitesController {

	/**
	 * Keeps its helpers.
	 *
	 * @param Websites  $websites   Finds and connects.
	 * @param NewSource $new_source Fetches the first posts.
	 */
	public function __construct( private readonly Websites $websites, private readonly NewSource $new_source ) {}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		foreach ( [ 'feeds' => 'find', 'websites' => 'connect' ] as $route => $method ) {
			register_rest_route(
				'vitrine/v1',
				"/sources/{$route}",
				[
					'methods'             => \WP_REST_Server::CREATABLE,
					'callback'            => [ $this, $method ],
					'permission_callback' => [ $this, 'may_manage' ],
					'args'                => [
						'url' => [
							'description' => __( 'URL of a website or of its feed.', 'vitrine' ),
							'type'        => 'string',
							'minLength'   => 1,
							'maxLength'   => Websites::MAX_LENGTH,
							'required'    => true,
						],
					],
				]
			);
		}
	}

	/**
	 * Whether the user may do this.
	 *
	 * @return true|\WP_Error
	 */
	public function may_manage() {
		return Capability::may_manage() ? true : RestErrors::forbidden();
	}

	/**
	 * Lists the feeds of an address.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function find( \WP_REST_Request $request ) {
		try {
			return rest_ensure_response( $this->websites->feeds( (string) $request['url'] ) );
		} catch ( GraphError $error ) {
			return self::unreadable( $error );
		}
	}

	/**
	 * Connects a feed and fetches its first posts.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function connect( \WP_REST_Request $request ) {
		try {
			$source = $this->websites->connect( (string) $request['url'] );
		} catch ( GraphError $error ) {
			return self::unreadable( $error );
		}
		return $this->new_source->with_posts( $source );
	}

	/**
	 * An error of a website whose feed is to be connected.
	 *
	 * @param GraphError $error What was thrown.
	 */
	private static function unreadable( GraphError $error ): \WP_Error {
		return RestErrors::error(
			'vitrine_feed_unreadable',
			SiteError::message( $error->kind->value, $error->error_code ),
			in_array( $error->kind, [ ErrorKind::Unreachable, ErrorKind::Transient ], true ) ? 502 : 422,
			SiteError::remedy( $error->kind->value )
		);
	}
}
