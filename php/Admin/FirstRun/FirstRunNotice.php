<?php
/**
 * What an owner sees first.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin\FirstRun;

use Vitrine\Admin\Capability;
use Vitrine\Admin\SettingsPage;
use Vitrine\Module;
use Vitrine\Support\AdminNotice;

defined( 'ABSPATH' ) || exit;

/**
 * One notice after the first activation, with three ways to begin; whoever dismisses it dismisses it for the site. It
 * needs no script.
 */
final class FirstRunNotice implements Module {

	/** Option: `1` from the first activation on, `0` once it is dismissed. Autoloaded, so that asking costs nothing. */
	public const OPTION = 'vitrine_first_run';

	/** Nonce, and what the link asks for. */
	public const ACTION = 'vitrine_dismiss_first_run';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		if ( get_option( self::OPTION ) === '1' ) {
			add_action( 'admin_notices', self::print( ... ) );
			add_action( 'admin_post_' . self::ACTION, self::dismiss( ... ) );
		}
	}

	/**
	 * Prints it on the dashboard and the list of plugins.
	 */
	private static function print(): void {
		if ( ! AdminNotice::is_on( 'dashboard', 'plugins' ) || ! Capability::may_manage() ) {
			return;
		}
		$new    = 'post-new.php?post_type=';
		$begins = [
			[ "{$new}page&vitrine-block=gallery", __( 'Create a gallery', 'vitrine' ), 'button button-primary' ],
			[ "{$new}vitrine_popup", __( 'Create a popup', 'vitrine' ), 'button' ],
			[
				'options-general.php?page=' . SettingsPage::SLUG . '#connect',
				__( 'Connect a social feed', 'vitrine' ),
				'button',
			],
		];
		echo '<div class="notice notice-info vitrine-first-run"><p><strong>';
		esc_html_e( 'Vitrine is ready.', 'vitrine' );
		echo '</strong> ';
		esc_html_e( 'What would you like to add to your site first?', 'vitrine' );
		echo '</p><p>';
		foreach ( $begins as [ $path, $words, $class ] ) {
			printf(
				'<a class="%s" href="%s">%s</a> ',
				esc_attr( $class ),
				esc_url( admin_url( $path ) ),
				esc_html( $words )
			);
		}
		printf(
			'<a class="button-link" style="margin-inline-start: 0.5em" href="%s">%s</a></p></div>',
			esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ),
			esc_html__( 'Dismiss', 'vitrine' )
		);
	}

	/**
	 * Dismisses it.
	 */
	private static function dismiss(): void {
		check_admin_referer( self::ACTION );
		if ( ! Capability::may_manage() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'vitrine' ), '', [ 'response' => 403 ] );
		}
		update_option( self::OPTION, '0', true );
		$from = wp_get_referer();
		wp_safe_redirect( is_string( $from ) ? $from : admin_url() );
		exit;
	}
}
