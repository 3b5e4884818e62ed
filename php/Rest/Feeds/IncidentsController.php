<?php
/**
 * The route of incidents.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feeds;

use Vitrine\Admin\Capability;
use Vitrine\Health\DismissedIncidents;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/incidents/dismissal`: a manager does not want to be told any more of accounts that need somebody.
 */
final class IncidentsController {

	/**
	 * Keeps what is dismissed.
	 *
	 * @param DismissedIncidents $incidents Incidents.
	 */
	public function __construct( private readonly DismissedIncidents $incidents ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/incidents/dismissal',
			[
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => [ $this, 'dismiss' ],
				'permission_callback' => static fn(): bool|\WP_Error => Capability::may_manage()
					? true
					: RestErrors::forbidden(),
			]
		);
	}

	/**
	 * Dismisses them.
	 */
	public function dismiss(): \WP_REST_Response {
		$this->incidents->dismiss();
		return new \WP_REST_Response( [ 'dismissed' => true ] );
	}
}
