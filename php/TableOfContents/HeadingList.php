<?php
/**
 * The list of a table of contents.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\TableOfContents;

defined( 'ABSPATH' ) || exit;

/**
 * Headings as a list with lists in it. Twin: frontend/render/table-of-contents/heading-list.ts.
 *
 * @phpstan-type Entry array{text: string, id: string, entries: list<mixed>}
 */
final class HeadingList {

	/**
	 * Lists headings; one is below the last heading of a higher level.
	 *
	 * @param list<Heading> $headings     Headings in their order.
	 * @param bool          $hierarchical Whether there are lists in the list.
	 * @return list<Entry>
	 */
	public static function of( array $headings, bool $hierarchical ): array {
		$place = 0;
		return self::below( $headings, $hierarchical ? 0 : 6, $place );
	}

	/**
	 * Entries below a level, up to the next heading of that level or a higher one.
	 *
	 * @param list<Heading> $headings Headings in their order.
	 * @param int           $level    The level; 6 = all headings are in one list.
	 * @param int           $place    Which heading is next.
	 * @return list<Entry>
	 */
	private static function below( array $headings, int $level, int &$place ): array {
		$entries = [];
		while ( isset( $headings[ $place ] ) && ( $level === 6 || $headings[ $place ]->level > $level ) ) {
			$heading   = $headings[ $place++ ];
			$entries[] = [
				'text'    => $heading->text,
				'id'      => $heading->id,
				'entries' => $level === 6 || $heading->level === 6
					? []
					: self::below( $headings, $heading->level, $place ),
			];
		}
		return $entries;
	}
}
