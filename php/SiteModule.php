<?php
/**
 * What a site has once.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Admin\FirstRun\FirstRunNotice;
use Vitrine\Admin\FirstRun\NewPost;
use Vitrine\Admin\SettingsPage;
use Vitrine\Consent\Consent;
use Vitrine\Consent\Embeds\EmbedPrinter;
use Vitrine\Consent\Pixel;
use Vitrine\Health\DismissedIncidents;
use Vitrine\Install\Database;
use Vitrine\Install\Deletion;
use Vitrine\Privacy\PrivacyText;
use Vitrine\Sealed\ContentStack;
use Vitrine\SignUp\SignUpModule;
use Vitrine\Support\Sites;

defined( 'ABSPATH' ) || exit;

/**
 * The tables, consent and privacy, the settings screen, and the scripts and styles that capabilities share.
 */
final class SiteModule extends CapabilityModule {

	/**
	 * Adds the hooks. Tables are migrated where somebody works, never in a visitor's page view.
	 */
	public function register(): void {
		// As register_activation_hook() does; it would ask for the name once more each time.
		$name = plugin_basename( VITRINE_FILE );
		add_action(
			"activate_{$name}",
			static function ( bool $network_wide ): void {
				( new Database() )->activate( $network_wide );
				Sites::each( $network_wide, SignUpModule::plan( ... ) );
			}
		);
		add_action(
			"deactivate_{$name}",
			fn( bool $network_wide ) => Sites::each( $network_wide, $this->clear_all_events( ... ) )
		);
		if ( wp_doing_cron() || defined( 'WP_CLI' ) ) {
			add_action( 'init', self::migrate( ... ) );
		}
		if ( is_multisite() ) {
			add_action(
				'wp_initialize_site',
				static fn( \WP_Site $site ) => ( new Database() )->initialize_site( $site ),
				20
			);
			add_action(
				'wp_uninitialize_site',
				static fn( \WP_Site $site ) => DismissedIncidents::remove( (int) $site->blog_id )
			);
			add_filter(
				'wpmu_drop_tables',
				static fn( array $tables, int $site ): array => ( new Database() )->tables_of_site( $tables, $site ),
				10,
				2
			);
		}
		ContentStack::register();
		add_filter( "wp_consent_api_registered_{$name}", '__return_true' );
		add_action( 'init', static fn() => function_exists( 'wp_add_cookie_info' ) ? Consent::declare_keys() : null );
		add_filter(
			'script_module_data_@vitrine/embed',
			static fn( array $data ): array => EmbedPrinter::add_data( $data )
		);
		add_filter( 'script_module_data_@vitrine/pixel', static fn( array $data ): array => Pixel::add_data( $data ) );
		add_filter(
			'script_module_data_@vitrine/cookies',
			static fn( array $data ): array => Consent::cookie_data( $data )
		);
		add_filter(
			'script_module_data_@vitrine/mastodon',
			// Asked when the page is whole: some tools are known by their scripts alone.
			static fn( array $data ): array => [ ...$data, 'tool' => Consent::cookie_data( [] )['tool'] ]
		);
		add_action(
			'wp_enqueue_scripts',
			// Asks for nothing that is not read anyway.
			static fn() => isset( wp_load_alloptions()['vitrine_pixel'] ) ? Pixel::enqueue() : null,
			PHP_INT_MAX
		);
		add_filter(
			'script_module_data_@vitrine/viewer',
			static fn( mixed $data ): mixed => Assets::enqueue_island_scripts( $data )
		);
		add_filter(
			'styles_inline_size_limit',
			static fn( mixed $limit ): mixed => str_contains( ' ' . implode( ' ', wp_styles()->queue ), ' vitrine-' )
				? Assets::add_own_styles( $limit )
				: $limit,
			PHP_INT_MAX
		);
		add_filter(
			'print_styles_array',
			static function ( mixed $handles ): mixed {
				if ( is_array( $handles ) && str_contains( ' ' . implode( ' ', $handles ), ' vitrine-' ) ) {
					ViewportStyles::fit( $handles );
				}
				return $handles;
			},
			PHP_INT_MAX
		);
	}

	/**
	 * Brings the tables up to date, and registers the settings of the site.
	 */
	public function prepare_admin(): void {
		self::migrate();
		Pixel::register_setting();
		Deletion::register_setting();
	}

	/**
	 * Brings the tables up to date, and registers the settings of the site.
	 */
	public function prepare_rest(): void {
		self::migrate();
		Pixel::register_setting();
		Deletion::register_setting();
	}

	/**
	 * Brings the tables up to date.
	 */
	private static function migrate(): void {
		( new Database() )->migrate();
	}

	/**
	 * Takes the events of all modules of the current site away.
	 */
	private function clear_all_events(): void {
		foreach ( $this->plugin->modules as $module ) {
			$module->clear_events();
		}
	}

	/**
	 * What everybody has in the admin.
	 */
	public function admin(): array {
		return [
			static fn(): Module => new Assets(),
			static fn(): Module => new PrivacyText(),
			static fn(): Module => new SettingsPage(),
			static fn(): Module => new FirstRunNotice(),
			fn(): Module => new NewPost( $this->plugin->feed->sources( ... ) ),
		];
	}
}
