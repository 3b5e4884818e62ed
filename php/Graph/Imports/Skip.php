<?php
/**
 * Why a row is not imported.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Imports;

defined( 'ABSPATH' ) || exit;

/**
 * What is wrong with a row; the others are imported.
 */
enum Skip: string {

	case Nothing = 'nothing';
	case Date    = 'date';
	case Long    = 'long';
	case Columns = 'columns';
	case Damaged = 'damaged';
	case Unknown = 'unknown';

	/**
	 * In words.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Nothing => __( 'It has neither text nor images.', 'vitrine' ),
			self::Date    => __( 'Its date cannot be read. Write dates as 2024-04-22 18:30.', 'vitrine' ),
			self::Long    => __( 'It is longer than 1 MB, or a quotation mark in it is never closed.', 'vitrine' ),
			self::Columns => __( 'It has more cells than the first row has columns.', 'vitrine' ),
			self::Damaged => __( 'It is damaged.', 'vitrine' ),
			self::Unknown => __( 'This type of post is not supported.', 'vitrine' ),
		};
	}
}
