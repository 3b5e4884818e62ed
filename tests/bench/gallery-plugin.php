<?php
/**
 * Prints the pages that the gallery is measured against past all filters of WordPress, which would cost them time.
 *
 * @package Vitrine
 */

if ( PHP_SAPI !== 'cli-server' ) {
	return;
}

ob_start(
	static fn( string $html ): string => (string) preg_replace_callback(
		'~<bench-page name="([\w-]+)"></bench-page>~',
		static fn( array $found ): string => (string) file_get_contents( WP_CONTENT_DIR . "/uploads/bench/pages/{$found[1]}.html" ),
		$html
	)
);
