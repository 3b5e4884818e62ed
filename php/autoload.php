<?php
/**
 * Loads classes: namespaces are folders, and a class is in the file of its name.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		if ( ! str_starts_with( $name, 'Vitrine\\' ) ) {
			return;
		}
		$file = __DIR__ . '/' . strtr( substr( $name, 8 ), '\\', '/' ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);
