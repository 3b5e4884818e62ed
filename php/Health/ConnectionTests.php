<?php
/**
 * Tests of what pictures and refreshes need besides accounts, for Tools → Site Health.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Health;

use Vitrine\Providers\Providers;
use Vitrine\Providers\Store\Connections;
use Vitrine\Providers\Store\ConnectionState;
use Vitrine\Providers\Store\ConnectionView;
use Vitrine\Providers\Sync\ProviderRefresh;
use Vitrine\Support\Background\RecurringAction;

defined( 'ABSPATH' ) || exit;

/**
 * Providers of photographs, and whether the site can call itself: by such calls WordPress starts jobs. The latter takes
 * a request, so that it is asked by the screen, and not before it is shown.
 *
 * @phpstan-import-type Result from HealthResult
 */
final class ConnectionTests {

	/** Seconds after which a refresh that is due has evidently been forgotten. */
	private const OVERDUE = 2 * HOUR_IN_SECONDS;

	/**
	 * Keeps its helpers.
	 *
	 * @param Connections $connections The connections.
	 * @param Providers   $providers   The providers.
	 */
	public function __construct( private readonly Connections $connections, private readonly Providers $providers ) {}

	/**
	 * Adds the tests.
	 *
	 * @param array<mixed> $tests       Core's.
	 * @param bool         $has_sources Whether an account is connected.
	 * @return array<mixed>
	 */
	public function add( array $tests, bool $has_sources ): array {
		$has_connections = $this->connections->all() !== [];
		if ( $has_connections ) {
			$direct = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : [];

			$direct['vitrine_providers'] = [
				'label' => __( 'Photo providers', 'vitrine' ),
				'test'  => $this->providers( ... ),
			];
			$tests['direct']             = $direct;
		}
		if ( $has_connections || $has_sources ) {
			$async = is_array( $tests['async'] ?? null ) ? $tests['async'] : [];

			$async['vitrine_loopback'] = [
				'label'             => __( 'Loopback requests', 'vitrine' ),
				'test'              => 'vitrine_loopback',
				'async_direct_test' => static fn(): array => self::loopback(),
			];
			$tests['async']            = $async;
		}
		return $tests;
	}

	/**
	 * Errors of providers, and whether somebody runs their job.
	 *
	 * @return Result
	 */
	public function providers(): array {
		$found = [];
		foreach ( $this->connections->all() as $connection ) {
			if ( $connection->error !== null ) {
				$found[] = [
					$connection->state === ConnectionState::Key ? 'critical' : 'recommended',
					"{$connection->name}: " . ConnectionView::message(
						$connection->error,
						$this->providers->get( $connection->provider )
					),
					ConnectionView::remedy( $connection->error ),
				];
			}
		}
		$is_planned = wp_next_scheduled( ProviderRefresh::HOOK ) !== false
			|| RecurringAction::has_action_scheduler() && as_has_scheduled_action( ProviderRefresh::HOOK );
		if ( ! $is_planned || $this->connections->queue->due( time() - self::OVERDUE ) !== [] ) {
			$found[] = [
				'critical',
				__( 'Photos from providers are not refreshed in the background.', 'vitrine' ),
				__(
					'Ask your host to call wp-cron.php every five minutes, or run “wp cron event run --due-now”.',
					'vitrine'
				),
			];
		}
		return HealthResult::of(
			'vitrine_providers',
			__( 'Photo providers are responding', 'vitrine' ),
			__( 'Some photos from providers are not refreshed', 'vitrine' ),
			__( 'All connected providers responded to the last request.', 'vitrine' ),
			$found
		);
	}

	/**
	 * Whether the site can call itself. Where WordPress’s own calls are switched off, the host runs the jobs.
	 *
	 * @param bool|null $calls_itself Whether the site has to; null = where wp-config.php does not say otherwise.
	 * @return Result
	 */
	public static function loopback( ?bool $calls_itself = null ): array {
		$found = [];
		if ( $calls_itself ?? ! ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON ) ) {
			if ( ! class_exists( 'WP_Site_Health' ) ) {
				require_once ABSPATH . 'wp-admin/includes/class-wp-site-health.php';
			}
			/** What core found.
			 *
			 * @var object{status: string, message: string}|null $core */
			$core = \WP_Site_Health::get_instance()?->can_perform_loopback();
			if ( $core !== null && $core->status !== 'good' ) {
				$found[] = [
					'recommended',
					__(
						'Your site cannot send requests to itself, so new posts and photos may not arrive.',
						'vitrine'
					),
					__(
						'Ask your host to allow loopback requests, or to call wp-cron.php every five minutes.',
						'vitrine'
					),
				];
			}
		}
		return HealthResult::of(
			'vitrine_loopback',
			__( 'Background refreshes can start', 'vitrine' ),
			__( 'Background refreshes cannot start', 'vitrine' ),
			__( 'Your site can send requests to itself, or your host starts scheduled events.', 'vitrine' ),
			$found
		);
	}

	/**
	 * Answers the screen.
	 */
	public static function answer(): void {
		check_ajax_referer( 'health-check-site-status' );
		if ( ! current_user_can( 'view_site_health_checks' ) ) {
			wp_send_json_error();
		}
		wp_send_json_success( self::loopback() );
	}
}
