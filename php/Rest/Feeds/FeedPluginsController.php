<?php
/**
 * The routes of other plugins for feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feeds;

use Vitrine\Admin\Capability;
use Vitrine\Compat\SocialFeed\Transfer\FeedPlugin;
use Vitrine\Compat\SocialFeed\Transfer\FeedTransfer;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Rest\RestErrors;
use Vitrine\Support\KeyMissing;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/feed-plugins`: what other plugins have left, what an import would make of it, and the import: account by
 * account, then all feeds.
 */
final class FeedPluginsController {

	/**
	 * Keeps its helper.
	 *
	 * @param FeedTransfer $transfer Takes over.
	 */
	public function __construct( private readonly FeedTransfer $transfer ) {}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$plugins = implode( '|', array_column( FeedPlugin::cases(), 'value' ) );
		$plugin  = [
			'plugin' => [
				'description' => __( 'Slug of the plugin.', 'vitrine' ),
				'type'        => 'string',
				'enum'        => array_column( FeedPlugin::cases(), 'value' ),
			],
		];
		$this->route( '/feed-plugins', \WP_REST_Server::READABLE, [ $this, 'preview' ], [] );
		$this->route(
			"/feed-plugins/(?P<plugin>{$plugins})/accounts",
			\WP_REST_Server::CREATABLE,
			[ $this, 'connect' ],
			[
				...$plugin,
				'account' => [
					'description' => __( 'ID of the account.', 'vitrine' ),
					'type'        => 'string',
					'minLength'   => 1,
					'maxLength'   => 100,
					'required'    => true,
				],
			]
		);
		$this->route(
			"/feed-plugins/(?P<plugin>{$plugins})/feeds",
			\WP_REST_Server::CREATABLE,
			[ $this, 'take' ],
			$plugin
		);
	}

	/**
	 * Whether the user may do this: who imports makes patterns that every page may show.
	 *
	 * @return true|\WP_Error
	 */
	public function may_manage() {
		return Capability::may_manage() ? true : RestErrors::forbidden();
	}

	/**
	 * What there is.
	 */
	public function preview(): \WP_REST_Response {
		return rest_ensure_response(
			array_values(
				array_filter(
					array_map( $this->transfer->preview( ... ), FeedPlugin::cases() ),
					static fn( ?array $one ): bool => $one !== null
				)
			)
		);
	}

	/**
	 * Connects an account.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function connect( \WP_REST_Request $request ) {
		try {
			$account = $this->transfer->connect( self::plugin( $request ), (string) $request['account'] );
		} catch ( GraphError $error ) {
			return RestErrors::of_network( $error );
		} catch ( KeyMissing ) {
			return RestErrors::key_missing();
		}
		return $account === null ? RestErrors::source_unknown() : rest_ensure_response( $account );
	}

	/**
	 * Makes patterns of all feeds.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function take( \WP_REST_Request $request ): \WP_REST_Response {
		return rest_ensure_response( $this->transfer->take( self::plugin( $request ) ) );
	}

	/**
	 * The plugin of a request.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 */
	private static function plugin( \WP_REST_Request $request ): FeedPlugin {
		return FeedPlugin::from( (string) $request['plugin'] );
	}

	/**
	 * Registers a route.
	 *
	 * @param non-falsy-string     $path    Path.
	 * @param string               $methods Method.
	 * @param callable             $answer  Answers.
	 * @param array<string, mixed> $args    Arguments.
	 */
	private function route( string $path, string $methods, callable $answer, array $args ): void {
		register_rest_route(
			'vitrine/v1',
			$path,
			[
				'methods'             => $methods,
				'callback'            => $answer,
				'permission_callback' => [ $this, 'may_manage' ],
				'args'                => $args,
			]
		);
	}
}
