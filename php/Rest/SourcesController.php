<?php
/**
 * The routes of sources.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

use Vitrine\Admin\Capability;
use Vitrine\Feed\Sources\Connections;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceAddress;
use Vitrine\Feed\Sources\SourceView;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sync\Refresh;
use Vitrine\Feed\Sync\RefreshReport;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Rest\Schemas\SourceSchema;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Support\Background\RefreshReport as Report;
use Vitrine\Support\Background\RefreshSchedule;
use Vitrine\Support\KeyChanged;
use Vitrine\Support\KeyMissing;
use Vitrine\Support\NotWritten;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/sources`: connect, list, refresh, test, forget.
 */
final class SourcesController extends \WP_REST_Controller {

	private const ROUTES = 'vitrine/v1';

	/** Seconds to wait for a refresh that runs elsewhere. */
	private const PATIENCE = 15.0;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources         $sources     The sources.
	 * @param Connections     $connections Connects.
	 * @param Refresh         $refresh     Refreshes.
	 * @param RefreshSchedule $schedule    The events.
	 * @param SourceView      $view        What managers see.
	 * @param NewSource       $incoming    What is being connected.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Connections $connections,
		private readonly Refresh $refresh,
		private readonly RefreshSchedule $schedule,
		private readonly SourceView $view,
		private readonly NewSource $incoming
	) {
		$this->namespace = self::ROUTES;
		$this->rest_base = 'sources';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$network = SourceSchema::network();
		$token   = SourceSchema::token();
		$id      = [
			'id' => [
				'description' => __( 'ID of the source.', 'vitrine' ),
				'type'        => 'integer',
				'minimum'     => 1,
			],
		];
		register_rest_route(
			self::ROUTES,
			'/sources',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'get_items' ],
					'permission_callback' => [ $this, 'may_list' ],
					'args'                => SourceSchema::wanted(),
				],
				[
					'methods'             => \WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'create_item' ],
					'permission_callback' => [ $this, 'may_manage' ],
					'args'                => [
						'network' => $network,
						'account' => SourceSchema::account(),
						'token'   => $token,
					],
				],
				'schema' => [ $this, 'get_public_item_schema' ],
			]
		);
		register_rest_route(
			self::ROUTES,
			'/sources/accounts',
			[
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => [ $this, 'accounts' ],
				'permission_callback' => [ $this, 'may_manage' ],
				'args'                => [ 'network' => $network, 'token' => $token ],
			]
		);
		register_rest_route(
			self::ROUTES,
			'/sources/(?P<id>\d+)',
			[
				[
					'methods'             => \WP_REST_Server::DELETABLE,
					'callback'            => [ $this, 'delete_item' ],
					'permission_callback' => [ $this, 'may_manage' ],
					'args'                => $id,
				],
				'schema' => [ $this, 'get_public_item_schema' ],
			]
		);
		register_rest_route(
			self::ROUTES,
			'/sources/(?P<id>\d+)/refresh',
			[
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => [ $this, 'refresh_item' ],
				'permission_callback' => [ $this, 'may_manage' ],
				'args'                => [
					...$id,
					...SourceSchema::refresh(),
				],
			]
		);
		register_rest_route(
			self::ROUTES,
			'/sources/(?P<id>\d+)/test',
			[
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => [ $this, 'test_item' ],
				'permission_callback' => [ $this, 'may_manage' ],
				'args'                => $id,
			]
		);
	}

	/**
	 * Whether the user may see names and states.
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
	 * Lists the sources.
	 *
	 * @param \WP_REST_Request $request Request.
	 */
	public function get_items( $request ): \WP_REST_Response {
		$full    = Capability::may_manage();
		$sources = $this->sources->all();
		$address = (string) ( $request['address'] ?? '' );
		if ( $address !== '' ) {
			$is_it   = static fn( Source $source ): bool => SourceAddress::is_of( $source, $address );
			$sources = array_values( array_filter( $sources, $is_it ) );
		}
		return rest_ensure_response(
			array_map(
				fn( Source $source ): array => $full ? $this->view->full( $source ) : SourceView::brief( $source ),
				$sources
			)
		);
	}

	/**
	 * Connects an account and fetches its first posts.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function create_item( $request ) {
		$refusal = RestErrors::of_token( (string) $request['token'], (string) $request['network'] );
		if ( $refusal !== null ) {
			return $refusal;
		}
		return $this->incoming->connected(
			(string) $request['network'],
			(string) $request['account'],
			(string) $request['token']
		);
	}

	/**
	 * Lists what a token may manage.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function accounts( \WP_REST_Request $request ) {
		$network = (string) $request['network'];
		$refusal = RestErrors::of_token( (string) $request['token'], $network );
		if ( $refusal !== null ) {
			return $refusal;
		}
		return rest_ensure_response( $this->incoming->accounts( $network, (string) $request['token'], true ) );
	}

	/**
	 * Forgets a source.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function delete_item( $request ) {
		$source = $this->sources->get( (int) $request['id'] );
		if ( $source === null ) {
			return RestErrors::source_unknown();
		}
		$this->connections->remove( $source->id );
		return rest_ensure_response( [ 'deleted' => true, 'previous' => SourceView::brief( $source ) ] );
	}

	/**
	 * Refreshes a source.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function refresh_item( \WP_REST_Request $request ) {
		$id     = (int) $request['id'];
		$source = $this->sources->get( $id );
		if ( $source === null ) {
			return RestErrors::source_unknown();
		}
		$seconds = isset( $request['seconds'] ) ? (float) $request['seconds'] : null;
		if ( $seconds === null && function_exists( 'set_time_limit' ) ) {
			// phpcs:ignore Squiz.PHP.DiscouragedFunctions -- a whole refresh was asked for by somebody who may.
			set_time_limit( 0 );
		}
		if ( $request['pictures'] === true ) {
			$this->refresh->retry_pictures( $id );
		}
		try {
			$report = $this->refreshed( $id, $seconds );
		} catch ( RefreshBusy ) {
			return RestErrors::source_busy();
		} catch ( NotWritten ) {
			return RestErrors::not_written();
		}
		return rest_ensure_response(
			[ ...$report->to_array(), 'source' => $this->view->full( $this->sources->get( $id ) ?? $source ) ]
		);
	}

	/**
	 * Asks the network about a source.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function test_item( \WP_REST_Request $request ) {
		$source = $this->sources->get( (int) $request['id'] );
		if ( $source === null ) {
			return RestErrors::source_unknown();
		}
		$error = null;
		try {
			$source = $this->connections->test( $source );
		} catch ( GraphError $thrown ) {
			$error = RestErrors::of_network( $thrown );
		} catch ( KeyChanged | KeyMissing ) {
			$error = RestErrors::key_changed();
		}
		return rest_ensure_response(
			[
				'ok'      => $error === null,
				'message' => $error === null
					? __( 'The token works, and the account was found.', 'vitrine' )
					: $error->get_error_message(),
				'source'  => $this->view->full( $source ),
			]
		);
	}

	/**
	 * The schema of a source.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return SourceSchema::answer();
	}

	/**
	 * Refreshes; where somebody else does it, there is more to do.
	 *
	 * @param int        $id      Source.
	 * @param float|null $seconds Seconds at most, null for as long as it takes.
	 * @throws RefreshBusy When it takes somebody else too long and everything was asked for.
	 * @throws NotWritten When the database does not take it.
	 */
	private function refreshed( int $id, ?float $seconds ): Report {
		try {
			return $this->schedule->now( $id, $seconds, self::PATIENCE );
		} catch ( RefreshBusy $busy ) {
			return $seconds === null ? throw $busy : new RefreshReport( false );
		}
	}
}
