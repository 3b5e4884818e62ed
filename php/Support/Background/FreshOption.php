<?php
/**
 * Options that several requests write.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Background;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the next `get_option()` ask the database: others may have written since this process has asked.
 */
final class FreshOption {

	/**
	 * Forgets what this process knows of an option.
	 *
	 * @param string $name Name of an option that is not autoloaded.
	 */
	public static function refresh( string $name ): void {
		wp_cache_delete( $name, 'options' );
		$missing = wp_cache_get( 'notoptions', 'options' );
		if ( is_array( $missing ) && isset( $missing[ $name ] ) ) {
			unset( $missing[ $name ] );
			wp_cache_set( 'notoptions', $missing, 'options' );
		}
	}
}
