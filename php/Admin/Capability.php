<?php
/**
 * Who manages sources.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * The capability to connect and see sources.
 */
final class Capability {

	/**
	 * Its name.
	 */
	public static function name(): string {
		/**
		 * Filters the capability that may connect and see sources.
		 *
		 * @param string $capability Capability.
		 */
		$capability = apply_filters( 'vitrine_manage_capability', 'manage_options' );
		return is_string( $capability ) && $capability !== '' ? $capability : 'manage_options';
	}

	/**
	 * The capability to see, export and delete sign-ups.
	 */
	public static function sign_ups(): string {
		/**
		 * Filters the capability that may see, export and delete sign-ups.
		 *
		 * @param string $capability Capability.
		 */
		$capability = apply_filters( 'vitrine_sign_ups_capability', 'manage_options' );
		return is_string( $capability ) && $capability !== '' ? $capability : 'manage_options';
	}

	/**
	 * Whether the current user has it.
	 */
	public static function may_manage(): bool {
		return current_user_can( self::name() );
	}

	/**
	 * Whether the current user may have contents of sources fetched for a page.
	 */
	public static function may_fetch(): bool {
		return current_user_can( 'publish_posts' ) || self::may_manage();
	}
}
