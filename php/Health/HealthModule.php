<?php
/**
 * How social feeds are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Health;

use Vitrine\Admin\Capability;
use Vitrine\Admin\SiteNotice;
use Vitrine\CapabilityModule;
use Vitrine\Install\Database;
use Vitrine\Module;
use Vitrine\Plugin;
use Vitrine\Rest\Feeds\IncidentsController;

defined( 'ABSPATH' ) || exit;

/**
 * What Tools → Site Health says of them, and e-mails about accounts that need somebody.
 */
final class HealthModule extends CapabilityModule {

	/**
	 * Adds the hooks: core asks for tests and information on its own screen and in its weekly event alone.
	 */
	public function register(): void {
		add_filter(
			'site_status_tests',
			fn( mixed $tests ): mixed => is_array( $tests ) && Database::exists()
				? self::connection_tests( $this->plugin )->add(
					self::tests( $this->plugin )->add( $tests ),
					$this->plugin->feed->sources()->queue->any()
				)
				: $tests
		);
		// Core's script asks by this name for the test `vitrine_loopback`.
		add_action( 'wp_ajax_health-check-vitrine-loopback', static fn() => ConnectionTests::answer() );
		add_filter(
			'debug_information',
			fn( mixed $information ): mixed => is_array( $information ) && Database::exists()
				? [ ...$information, 'vitrine' => self::information( $this->plugin )->section() ]
				: $information
		);
		// Before the foot prints what is enqueued late.
		add_action(
			'wp_footer',
			fn() => is_user_logged_in() && Capability::may_manage() && Database::exists()
				? $this->notice()->print_on_site()
				: null
		);
		add_action(
			'admin_post_vitrine_dismiss_incidents',
			fn() => $this->dismiss()
		);
	}

	/**
	 * Takes the form of the notice.
	 */
	private function dismiss(): void {
		check_admin_referer( DismissedIncidents::ACTION );
		if ( ! Capability::may_manage() || ! Database::exists() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'vitrine' ), '', [ 'response' => 403 ] );
		}
		$this->dismissed()->dismiss();
		$back = wp_get_referer();
		wp_safe_redirect( $back === false ? admin_url() : $back );
		exit;
	}

	/**
	 * Registers the setting.
	 */
	public function prepare_admin(): void {
		IncidentMail::register_setting();
	}

	/**
	 * Registers the setting.
	 */
	public function prepare_rest(): void {
		IncidentMail::register_setting();
	}

	/**
	 * Looks after each run whether an account needs somebody, or does not any more.
	 */
	public function events(): array {
		return [
			'vitrine_refresh_sources' => fn() => Database::exists() ? $this->incidents()->check() : null,
		];
	}

	/**
	 * The notice in the admin.
	 */
	public function admin(): array {
		return [ fn(): Module => $this->notice() ];
	}

	/**
	 * The route that dismisses the notice.
	 */
	public function routes(): array {
		return [ fn() => ( new IncidentsController( $this->dismissed() ) )->register_routes() ];
	}

	/**
	 * Makes the notice.
	 */
	public function notice(): SiteNotice {
		return new SiteNotice( $this->dismissed() );
	}

	/**
	 * Makes what remembers who does not want to see it.
	 */
	public function dismissed(): DismissedIncidents {
		return new DismissedIncidents( $this->plugin->feed->sources() );
	}

	/**
	 * Makes what remembers incidents.
	 */
	public function incidents(): Incidents {
		return new Incidents( $this->plugin->feed->sources(), self::db(), new IncidentMail() );
	}

	/**
	 * Makes the tests.
	 *
	 * @param Plugin $plugin The plugin.
	 */
	private static function tests( Plugin $plugin ): SiteHealthTests {
		return new SiteHealthTests( $plugin->feed->sources() );
	}

	/**
	 * Makes the tests of providers and of calls to the site itself.
	 *
	 * @param Plugin $plugin The plugin.
	 */
	private static function connection_tests( Plugin $plugin ): ConnectionTests {
		return new ConnectionTests( $plugin->providers->connections(), $plugin->providers->services() );
	}

	/**
	 * Makes the information.
	 *
	 * @param Plugin $plugin The plugin.
	 */
	private static function information( Plugin $plugin ): DebugInformation {
		return new DebugInformation(
			$plugin->feed->sources(),
			$plugin->feed->posts(),
			$plugin->providers->connections()
		);
	}
}
