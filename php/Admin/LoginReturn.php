<?php
/**
 * People who come back from a network's dialog.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\Feed\Logins\Logins;
use Vitrine\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Takes what they bring, and sends them on to the settings with a handle of it: code and state go no further.
 */
final class LoginReturn implements Module {

	/** Parameter of the settings screen. Twin: admin/settings/connect/use-login.ts. */
	public const PARAMETER = 'vitrine-login';

	/**
	 * Keeps how its helper is made.
	 *
	 * @param \Closure(): Logins $logins Makes what takes them.
	 */
	public function __construct( private readonly \Closure $logins ) {}

	/**
	 * Adds the hooks. Who was logged out in the meantime logs in first.
	 */
	public function register(): void {
		add_action( 'admin_post_vitrine_login', $this->take( ... ) );
		add_action( 'admin_post_nopriv_vitrine_login', static fn() => auth_redirect() );
	}

	/**
	 * Takes what somebody brings: the state in it says that the same person has begun here.
	 */
	private function take(): void {
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		if ( ! Capability::may_manage() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'vitrine' ), '', [ 'response' => 403 ] );
		}
		// phpcs:ignore WordPress.Security.NonceVerification -- the state is one, and Logins looks at it.
		$handle = ( $this->logins )()->finish( get_current_user_id(), wp_unslash( $_GET ) );
		wp_safe_redirect(
			add_query_arg(
				[ 'page' => SettingsPage::SLUG, self::PARAMETER => $handle ],
				admin_url( 'options-general.php' )
			)
		);
		exit;
	}
}
