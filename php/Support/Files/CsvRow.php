<?php
/**
 * Rows of files for spreadsheets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Files;

defined( 'ABSPATH' ) || exit;

/**
 * A row of CSV in which no cell is taken for a formula.
 */
final class CsvRow {

	/**
	 * The row, with its end.
	 *
	 * @param string[] $cells Texts of people.
	 */
	public static function of( array $cells ): string {
		return implode( ',', array_map( self::cell( ... ), $cells ) ) . "\r\n";
	}

	/**
	 * A cell.
	 *
	 * @param string $text Text of people.
	 */
	private static function cell( string $text ): string {
		// Not `=== 1`: bytes that are no text match nothing, and a spreadsheet reads them all the same. Full width
		// forms are signs to some.
		$safe = preg_match( '/^\s*[=+\-@\t\r|%＝＋－＠]/u', $text ) !== 0 ? "'{$text}" : $text;
		return '"' . str_replace( '"', '""', $safe ) . '"';
	}
}
