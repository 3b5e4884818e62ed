<?php
/**
 * Settings → Vitrine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\Assets;
use Vitrine\CapabilityModule;
use Vitrine\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The page that the settings screen (settings/) runs in. It hands nothing over: the screen asks the REST routes.
 */
final class SettingsPage implements Module {

	public const SLUG = 'vitrine';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ] );
		add_filter( 'plugin_action_links_' . plugin_basename( VITRINE_FILE ), [ $this, 'link' ] );
	}

	/**
	 * Adds the page for those who may see it.
	 */
	public function add(): void {
		$page = add_options_page( 'Vitrine', 'Vitrine', Capability::name(), self::SLUG, [ $this, 'render' ] );
		if ( is_string( $page ) ) {
			add_action( "load-{$page}", [ $this, 'load' ] );
		}
	}

	/**
	 * Loads the screen.
	 */
	public function load(): void {
		add_action(
			'admin_enqueue_scripts',
			static function (): void {
				$asset = Assets::asset( 'admin/settings/index' );
				if ( $asset === null ) {
					return;
				}
				wp_enqueue_script( 'vitrine-settings', $asset['url'], $asset['dependencies'], $asset['version'], true );
				wp_set_script_translations( 'vitrine-settings', 'vitrine' );
				$style = CapabilityModule::build_url( CapabilityModule::sheet( 'admin/settings/index' ) );
				wp_enqueue_style( 'vitrine-settings', $style, [ 'wp-components' ], $asset['version'] );
			}
		);
	}

	/**
	 * Prints the place of the screen.
	 */
	public function render(): void {
		printf(
			'<div class="wrap"><h1>Vitrine</h1><div id="vitrine-settings"><noscript><p>%s</p></noscript></div></div>',
			esc_html__( 'This screen requires JavaScript.', 'vitrine' )
		);
	}

	/**
	 * Adds a link beside the plugin's name.
	 *
	 * @param string[] $links Links.
	 * @return string[]
	 */
	public function link( array $links ): array {
		if ( Capability::may_manage() ) {
			array_unshift(
				$links,
				sprintf(
					'<a href="%s">%s</a>',
					esc_url( admin_url( 'options-general.php?page=' . self::SLUG ) ),
					esc_html__( 'Settings', 'vitrine' )
				)
			);
		}
		return $links;
	}
}
