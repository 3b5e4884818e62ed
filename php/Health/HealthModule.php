<?php
/**
 * How social feeds are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Health;

use Vitrine\CapabilityModule;
use Vitrine\Install\Database;
use Vitrine\Plugin;

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
				? self::tests( $this->plugin )->add( $tests )
				: $tests
		);
		add_filter(
			'debug_information',
			fn( mixed $information ): mixed => is_array( $information ) && Database::exists()
				? [ ...$information, 'vitrine' => self::information( $this->plugin )->section() ]
				: $information
		);
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
	 * Makes the information.
	 *
	 * @param Plugin $plugin The plugin.
	 */
	private static function information( Plugin $plugin ): DebugInformation {
		return new DebugInformation( $plugin->feed->sources(), $plugin->feed->posts() );
	}
}
