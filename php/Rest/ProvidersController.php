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
use Vitrine\Providers\Store\Connections;
use Vitrine\Providers\Store\ConnectionView;
use Vitrine\Providers\Store\Pictures;
use Vitrine\Providers\Store\RemoteAlbums;
use Vitrine\Providers\Sync\ProviderRefresh;
use Vitrine\Providers\Sync\RefreshReport;
use Vitrine\Support\KeyMissing;
use Vitrine\Support\NotWritten;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Support\Background\RefreshReport as Report;
use Vitrine\Support\Background\RefreshSchedule;

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

	private const MAX_LENGTH = 2000;

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
		$manage   = [ $this, 'may_manage' ];
		$list     = [ $this, 'may_list' ];
		$id       = [
			'id' => [ 'description' => __( 'Id of the connection.', 'vitrine' ), 'type' => 'integer', 'minimum' => 1 ],
		];
		$provider = [
			'description' => __( 'Name of the provider.', 'vitrine' ),
			'type'        => 'string',
			'required'    => true,
			'enum'        => array_keys( $this->providers->all() ),
		];
		$fields   = [
			'name'     => [
				'description'       => __( 'What to call the connection.', 'vitrine' ),
				'type'              => 'string',
				'maxLength'         => 191,
				'validate_callback' => 'rest_validate_request_arg',
				'sanitize_callback' => 'sanitize_text_field',
			],
			'settings' => [
				'description'          => __(
					'Fields of the provider. Keys are sealed at once and never answered; left out, they stay.',
					'vitrine'
				),
				'type'                 => 'object',
				'default'              => [],
				'additionalProperties' => [ 'type' => 'string', 'maxLength' => self::MAX_LENGTH ],
			],
			'direct'   => [
				'description' => __( 'Whether visitors load pictures from the provider’s host.', 'vitrine' ),
				'type'        => 'boolean',
			],
		];
		$schema   = [ $this, 'schema' ];
		$route    = static fn( string $methods, array $callback, array $permission, array $args = [] ): array => [
			'methods'             => $methods,
			'callback'            => $callback,
			'permission_callback' => $permission,
			'args'                => $args,
		];
		register_rest_route(
			self::ROUTES,
			'/providers',
			[
				$route( \WP_REST_Server::READABLE, [ $this, 'get_items' ], $list ),
				$route(
					\WP_REST_Server::CREATABLE,
					[ $this, 'create_item' ],
					$manage,
					[ 'provider' => $provider, ...$fields ]
				),
				'schema' => $schema,
			]
		);
		register_rest_route(
			self::ROUTES,
			'/providers/kinds',
			[ $route( \WP_REST_Server::READABLE, [ $this, 'kinds' ], $manage ) ]
		);
		register_rest_route(
			self::ROUTES,
			'/providers/(?P<id>\d+)',
			[
				$route( 'PUT, PATCH', [ $this, 'update_item' ], $manage, [ ...$id, ...$fields ] ),
				$route( \WP_REST_Server::DELETABLE, [ $this, 'delete_item' ], $manage, $id ),
				'schema' => $schema,
			]
		);
		$seconds = [
			'seconds' => [
				'description' => __(
					'Stop after so many seconds; call again while the answer is not complete.',
					'vitrine'
				),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 25,
				'default'     => 4,
			],
		];
		register_rest_route(
			self::ROUTES,
			'/providers/(?P<id>\d+)/refresh',
			[ $route( \WP_REST_Server::CREATABLE, [ $this, 'refresh_item' ], $manage, [ ...$id, ...$seconds ] ) ]
		);
		register_rest_route(
			self::ROUTES,
			'/providers/(?P<id>\d+)/test',
			[ $route( \WP_REST_Server::CREATABLE, [ $this, 'test_item' ], $manage, $id ) ]
		);
		register_rest_route(
			self::ROUTES,
			'/providers/(?P<id>\d+)/albums',
			[ $route( \WP_REST_Server::READABLE, [ $this, 'albums' ], $list, $id ) ]
		);
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
				fn( Connection $connection ): array => $is_full
					? $this->view->full( $connection )
					: $this->view->brief( $connection ),
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
					? __( 'The provider answers.', 'vitrine' )
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
		$known  = [];
		$albums = [];
		foreach ( $provider->albums() as $album ) {
			$known[ $album->id ] = true;
			$albums[]            = [ 'id' => $album->id, 'title' => $album->title, 'count' => 0, 'depth' => 1 ];
		}
		foreach ( $this->albums->albums( $connection->id ) as $album ) {
			if ( $album->album !== Provider::ROOT && ! isset( $known[ $album->album ] ) ) {
				$albums[] = [
					'id'    => $album->album,
					'title' => $album->title !== '' ? $album->title : rawurldecode( $album->album ),
					'count' => $album->count,
					'depth' => max( 1, $album->depth ),
				];
			}
		}
		return new \WP_REST_Response( $albums );
	}

	/**
	 * The schema of a connection.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		$read = static fn( string $text, string ...$types ): array => [
			'description' => $text,
			'type'        => count( $types ) === 1 ? $types[0] : $types,
			'readonly'    => true,
		];
		return [
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'vitrine-provider',
			'type'       => 'object',
			'properties' => [
				'id'            => $read( __( 'Id of the connection.', 'vitrine' ), 'integer' ),
				'provider'      => $read( __( 'Name of the provider.', 'vitrine' ), 'string' ),
				'providerLabel' => $read( __( 'Name of the provider for people.', 'vitrine' ), 'string' ),
				'name'          => $read( __( 'Name of the connection.', 'vitrine' ), 'string' ),
				'state'         => $read( __( 'State.', 'vitrine' ), 'string' ),
				'stateLabel'    => $read( __( 'State in words.', 'vitrine' ), 'string' ),
				'settings'      => $read( __( 'Fields without keys.', 'vitrine' ), 'object' ),
				'direct'        => $read(
					__( 'Whether visitors load pictures from the provider’s host.', 'vitrine' ),
					'boolean'
				),
				'albums'        => $read( __( 'Albums that are known.', 'vitrine' ), 'integer' ),
				'pictures'      => $read( __( 'Copies that are here, and that are awaited.', 'vitrine' ), 'object' ),
				'isFull'        => $read( __( 'Whether there is no room for further copies.', 'vitrine' ), 'boolean' ),
				'isBusy'        => $read( __( 'Whether a refresh is under way.', 'vitrine' ), 'boolean' ),
				'lastSuccess'   => $read( __( 'Last refresh that succeeded.', 'vitrine' ), 'string', 'null' ),
				'nextRefresh'   => $read( __( 'Next refresh.', 'vitrine' ), 'string', 'null' ),
				'error'         => $read( __( 'Last error.', 'vitrine' ), 'object', 'null' ),
			],
		];
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
