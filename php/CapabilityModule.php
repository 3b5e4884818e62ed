<?php
/**
 * A capability of the plugin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * What a capability adds to the site, and how its objects are made; a module says only what it has.
 *
 * The file of every module is read in every request: it holds closures and data, so that no other class is read before
 * a hook needs one.
 * Names of hooks stand here as they are, because a constant of another class would read that class.
 */
abstract class CapabilityModule {

	/**
	 * Address of the build, once somebody has asked for it.
	 *
	 * @var string|null
	 */
	private static ?string $build_url = null;

	/**
	 * Keeps the plugin, whose other modules it may ask for their objects.
	 *
	 * @param Plugin $plugin The plugin.
	 */
	final public function __construct( protected readonly Plugin $plugin ) {}

	/**
	 * Adds the hooks of every request.
	 */
	public function register(): void {}

	/**
	 * Prepares screens of the admin, on `admin_init`.
	 */
	public function prepare_admin(): void {}

	/**
	 * Prepares the REST API before routes are registered, on `rest_api_init`.
	 */
	public function prepare_rest(): void {}

	/**
	 * What renders its blocks.
	 *
	 * @return array<string, \Closure(array<string, mixed>, string, \WP_Block): string> Renderers by name of the block.
	 */
	public function blocks(): array {
		return [];
	}

	/**
	 * Its REST routes.
	 *
	 * @return list<\Closure(): void> Each makes a controller, and registers its routes.
	 */
	public function routes(): array {
		return [];
	}

	/**
	 * What runs in the background.
	 *
	 * @return array<string, \Closure(mixed): void> Jobs by hook of the event.
	 */
	public function events(): array {
		return [];
	}

	/**
	 * Takes the events of the current site away.
	 */
	public function clear_events(): void {}

	/**
	 * What it adds to the admin.
	 *
	 * @return list<\Closure(): Module> Each makes a part, which adds hooks of its own.
	 */
	public function admin(): array {
		return [];
	}

	/**
	 * Its block patterns.
	 *
	 * @return array<string, array<string, mixed>> What core registers them with, by name.
	 */
	public function patterns(): array {
		return [];
	}

	/**
	 * Address of a file that the build has made. WordPress takes long to find where a plugin is.
	 *
	 * @param string $file Such as `gallery/view.js`.
	 */
	public static function build_url( string $file ): string {
		self::$build_url ??= plugins_url( 'build/', VITRINE_FILE );
		return self::$build_url . $file;
	}

	/**
	 * Lets a style sheet give way to its twin when it is printed from right to left: multilingual plugins may know the
	 * language only then. Most sheets say the same both ways, and have none.
	 *
	 * @param string $handle The sheet.
	 * @param string $name   Such as `popup/style-index`.
	 */
	public static function mirror( string $handle, string $name ): void {
		if ( is_readable( dirname( VITRINE_FILE ) . "/build/{$name}-rtl.css" ) ) {
			wp_style_add_data( $handle, 'rtl', 'replace' );
		}
	}

	/**
	 * A style sheet in the direction that the language has now.
	 *
	 * @param string $name Such as `popup/debug`.
	 * @return string Name of its file in the build.
	 */
	public static function sheet( string $name ): string {
		$has_twin = is_rtl() && is_readable( dirname( VITRINE_FILE ) . "/build/{$name}-rtl.css" );
		return $name . ( $has_twin ? '-rtl' : '' ) . '.css';
	}

	/**
	 * Whether somebody may see names of post types and taxonomies: translations cost visitors more than all else. REST
	 * adds them later.
	 */
	protected static function shows_names(): bool {
		return is_admin() || is_user_logged_in() || defined( 'WP_CLI' ) || defined( 'XMLRPC_REQUEST' );
	}

	/**
	 * Makes the access to the tables.
	 */
	protected static function db(): Db {
		global $wpdb;
		return new Db( $wpdb );
	}
}
