<?php
/**
 * The routes of providers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

use Vitrine\Admin\Capability;
use Vitrine\Providers\Field;
use Vitrine\Providers\Provider;
use Vitrine\Providers\ProviderError;
use Vitrine\Providers\Providers;
use Vitrine\Providers\Store\Connection;
use Vitrine\Providers\Store\ConnectionView;
use Vitrine\Providers\Store\Connections;
use Vitrine\Providers\Store\Pictures;
use Vitrine\Providers\Store\RemoteAlbums;
use Vitrine\Providers\Sync\ProviderRefresh;
use Vitrine\Providers\Sync\RefreshReport;
use Vitrine\Providers\Sync\ShownAlbums;
use Vitrine\Rest\Schemas\ProviderSchema;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Support\Background\RefreshReport as Report;
use Vitrine\Support\Background\RefreshSchedule;
use Vitrine\Support\KeyMissing;
use Vitrine\Support\NotWritten;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/providers`: connections to providers of photographs, and the albums that they have. Keys go in and never
 * out.
 */
final class ProvidersController {

	private const ROUTES = 'vitrine/v1';

	/** Seconds of the first fetch, which connecting includes. */
	private const FIRST_FETCH = 3.0;

	/** Seconds to wait for a refresh that runs elsewhere. */
	private const PATIENCE = 3.0;

	/**
	 * Keeps its helpers.
	 *
	 * @param Connections      $connections The connections.
	 * @param RemoteAlbums     $albums      Their albums.
	 * @param Pictures         $pictures    Copies of pictures.
	 * @param Providers        $providers   The providers.
	 * @param ProviderRefresh  $refresh     Asks.
	 * @param RefreshSchedule  $schedule    The events.
	 * @param ConnectionView   $view        What others see.
	 */
	public function __construct(
		private readonly Connections $connections,
		private readonly RemoteAlbums $albums,
		private readonly Pictures $pictures,
		private readonly Providers $providers,
		private readonly ProviderRefresh $refresh,
		private readonly RefreshSchedule $schedule,
		private readonly ConnectionView $view
	) {}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$manage = [ $this, 'may_manage' ];
		$list   = [ $this, 'may_list' ];
		$id     = ProviderSchema::id();
		$fields = ProviderSchema::fields();
		$create = [ ...ProviderSchema::provider( array_keys( $this->providers->all() ) ), ...$fields ];
		$schema = [ 'schema' => ProviderSchema::answer( ... ) ];
		$route  = static fn( string $methods, array $callback, array $permission, array $args = [] ): array => [
			'methods'             => $methods,
			'callback'            => $callback,
			'permission_callback' => $permission,
			'args'                => $args,
		];
		$read   = \WP_REST_Server::READABLE;
		$post   = \WP_REST_Server::CREATABLE;
		$routes = [
			''                       => [
				$route( $read, [ $this, 'get_items' ], $list ),
				$route( $post, [ $this, 'create_item' ], $manage, $create ),
				...$schema,
			],
			'/kinds'                 => [ $route( $read, [ $this, 'kinds' ], $manage ) ],
			'/(?P<id>\d+)'           => [
				$route( 'PUT, PATCH', [ $this, 'update_item' ], $manage, [ ...$id, ...$fields ] ),
				$route( \WP_REST_Server::DELETABLE, [ $this, 'delete_item' ], $manage, $id ),
				...$schema,
			],
			'/(?P<id>\d+)/refresh'   => [
				$route( $post, [ $this, 'refresh_item' ], $manage, [ ...$id, ...ProviderSchema::seconds() ] ),
			],
			'/(?P<id>\d+)/test'      => [ $route( $post, [ $this, 'test_item' ], $manage, $id ) ],
			'/(?P<id>\d+)/albums'    => [ $route( $read, [ $this, 'albums' ], $list, $id ) ],
		];
		foreach ( $routes as $path => $handlers ) {
			register_rest_route( self::ROUTES, "/providers{$path}", $handlers );
		}
	}

	/**
	 * Whether the user may see names, states and albums.
	 *
	 * @return true|\WP_Error
	 */
	public function may_list() {
		return current_user_can( 'edit_posts' ) || Capability::may_manage() ? true : RestErrors::forbidden();
	}

	/**
	 * Whether the user may do everything.
	 *
	 * @return true|\WP_Error
	 */
	public function may_manage() {
		return Capability::may_manage() ? true : RestErrors::forbidden();
	}

	/**
	 * Lists the connections.
	 */
	public function get_items(): \WP_REST_Response {
		$is_full = Capability::may_manage();
		return new \WP_REST_Response(
			array_map(
				fn( Connection $one ): array => $is_full ? $this->view->full( $one ) : $this->view->brief( $one ),
				$this->connections->all()
			)
		);
	}

	/**
	 * Lists the providers with what there is to fill in.
	 */
	public function kinds(): \WP_REST_Response {
		return new \WP_REST_Response(
			array_map(
				static fn( Provider $provider ): array => [
					'id'     => $provider->id(),
					'label'  => $provider->label(),
					'help'   => $provider->help(),
					'fields' => array_map(
						static fn( Field $field ): array => $field->to_array(),
						$provider->fields()
					),
				],
				array_values( $this->providers->all() )
			)
		);
	}

	/**
	 * Connects a provider and asks it for the first time.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function create_item( \WP_REST_Request $request ) {
		$provider = $this->providers->get( (string) $request['provider'] );
		if ( $provider === null ) {
			return RestErrors::provider_unknown();
		}
		try {
			$connection = $this->connections->add(
				$provider,
				trim( (string) $request['name'] ),
				self::settings( $provider, $request['settings'] ),
				(bool) $request['direct']
			);
		} catch ( ProviderError $error ) {
			return RestErrors::of_provider( $error, $provider );
		} catch ( KeyMissing ) {
			return RestErrors::key_missing();
		}
		$this->schedule->ensure();
		return new \WP_REST_Response( $this->view->full( $this->fetched( $connection ) ), 201 );
	}

	/**
	 * Changes a connection and asks the provider anew.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function update_item( \WP_REST_Request $request ) {
		$connection = $this->connections->get( (int) $request['id'] );
		$provider   = $connection === null ? null : $this->providers->get( $connection->provider );
		if ( $connection === null || $provider === null ) {
			return RestErrors::provider_unknown();
		}
		try {
			$connection = $this->connections->change(
				$connection,
				trim( (string) $request['name'] ),
				self::settings( $provider, $request['settings'] ),
				isset( $request['direct'] ) ? (bool) $request['direct'] : $connection->direct
			);
		} catch ( ProviderError $error ) {
			return RestErrors::of_provider( $error, $provider );
		} catch ( KeyMissing ) {
			return RestErrors::key_missing();
		}
		return new \WP_REST_Response( $this->view->full( $this->fetched( $connection ) ) );
	}

	/**
	 * Forgets a connection with its keys, answers and copies.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function delete_item( \WP_REST_Request $request ) {
		$connection = $this->connections->get( (int) $request['id'] );
		if ( $connection === null ) {
			return RestErrors::provider_unknown();
		}
		$this->connections->delete( $connection->id );
		$this->albums->forget( $connection->id );
		ShownAlbums::forget( $connection->id );
		$this->pictures->forget_all( $connection->id );
		$this->schedule->ensure();
		return new \WP_REST_Response( [ 'deleted' => true, 'previous' => $this->view->brief( $connection ) ] );
	}

	/**
	 * Refreshes a connection for some seconds.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function refresh_item( \WP_REST_Request $request ) {
		$connection = $this->connections->get( (int) $request['id'] );
		if ( $connection === null ) {
			return RestErrors::provider_unknown();
		}
		try {
			$report = $this->refreshed( $connection->id, (float) $request['seconds'] );
		} catch ( NotWritten ) {
			return RestErrors::not_written();
		}
		if ( ! $report->complete ) {
			$this->schedule->soon( 30 );
		}
		return new \WP_REST_Response(
			[
				...$report->to_array(),
				'connection' => $this->view->full( $this->connections->get( $connection->id ) ?? $connection ),
			]
		);
	}

	/**
	 * Asks the provider whether it answers; nothing of the answer is kept.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function test_item( \WP_REST_Request $request ) {
		$connection = $this->connections->get( (int) $request['id'] );
		$provider   = $connection === null ? null : $this->providers->get( $connection->provider );
		if ( $connection === null || $provider === null ) {
			return RestErrors::provider_unknown();
		}
		$error = null;
		try {
			$this->refresh->test( $provider, $this->connections->opened( $connection ) );
		} catch ( ProviderError $thrown ) {
			$error = $thrown;
		}
		return new \WP_REST_Response(
			[
				'ok'         => $error === null,
				'message'    => $error === null
					? __( 'The provider is responding.', 'vitrine' )
					: ConnectionView::message( $error, $provider ),
				'remedy'     => $error === null ? '' : ConnectionView::remedy( $error ),
				'connection' => $this->view->full( $connection ),
			]
		);
	}

	/**
	 * Lists the albums that an editor may choose, as they are known. It never asks the provider.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function albums( \WP_REST_Request $request ) {
		$connection = $this->connections->get( (int) $request['id'] );
		$provider   = $connection === null ? null : $this->providers->get( $connection->provider );
		if ( $connection === null || $provider === null ) {
			return RestErrors::provider_unknown();
		}
		return new \WP_REST_Response( $this->view->albums( $connection, $provider ) );
	}

	/**
	 * The fields that a provider has, of those that were sent.
	 *
	 * @param Provider $provider Provider.
	 * @param mixed    $sent     What was sent, checked by the schema.
	 * @return array<string, string>
	 */
	private static function settings( Provider $provider, #[\SensitiveParameter] mixed $sent ): array {
		$settings = [];
		foreach ( $provider->fields() as $field ) {
			$value = is_array( $sent ) ? $sent[ $field->name ] ?? null : null;
			if ( is_string( $value ) ) {
				$settings[ $field->name ] = trim( $value );
			}
		}
		return $settings;
	}

	/**
	 * A connection after its first seconds; the event goes on.
	 *
	 * @param Connection $connection The connection.
	 */
	private function fetched( Connection $connection ): Connection {
		if ( ! $this->refreshed( $connection->id, self::FIRST_FETCH )->complete ) {
			$this->schedule->soon( 30 );
		}
		return $this->connections->get( $connection->id ) ?? $connection;
	}

	/**
	 * Refreshes; where somebody else does it, there is more to do.
	 *
	 * @param int   $id      Connection.
	 * @param float $seconds Seconds at most, unless the provider is slow.
	 */
	private function refreshed( int $id, float $seconds ): Report {
		try {
			return $this->schedule->now( $id, $seconds, self::PATIENCE );
		} catch ( RefreshBusy ) {
			return new RefreshReport( false );
		}
	}
}
