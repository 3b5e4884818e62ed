<?php
/**
 * Runs a block's template.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

use Vitrine\BlockData;

defined( 'ABSPATH' ) || exit;

/**
 * What a PHP file prints that gets its values as the array `$vitrine` and sees nothing else.
 */
final class Template {

	/**
	 * What a template prints.
	 *
	 * @param string               $file   File.
	 * @param array<string, mixed> $values What it prints, by name.
	 */
	public static function html( string $file, array $values ): string {
		ob_start();
		( static function ( string $file, array $vitrine ): void {
			require $file;
		} )( $file, $values );
		return (string) ob_get_clean();
	}

	/**
	 * What a template prints of texts that strangers wrote: posts, titles, names. It finds `exact()` among its values.
	 *
	 * @param string               $file   File.
	 * @param array<string, mixed> $values What it prints, by name.
	 */
	public static function html_of_strangers( string $file, array $values ): string {
		// WordPress looks for shortcodes in what blocks print.
		return BlockData::without_shortcodes( self::html( $file, [ ...$values, 'exact' => self::exact( ... ) ] ) );
	}

	/**
	 * Text that escaping shows as it was written: WordPress takes `&lt;` for something that is escaped already, and 6.8
	 * unescapes `&amp;#60;`, too.
	 *
	 * @param string $text Text.
	 */
	private static function exact( string $text ): string {
		return str_replace( '&', '&#38;', $text );
	}
}
