<?php
/**
 * What is in an album.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

use Vitrine\Gallery\Contents\Items\Album;
use Vitrine\Gallery\Contents\Items\Entry;

defined( 'ABSPATH' ) || exit;

/**
 * The places of an album, the back item included, with their pages.
 */
final class Listing {

	/** Id of the back item. */
	public const UP = 'up';

	/** Items of one request of visitors' script; twin: frontend/gallery/state/pages.ts. */
	private const STEP = 50;

	/**
	 * Shapes by place.
	 *
	 * @var list<float>
	 */
	public readonly array $ratios;

	/**
	 * Keeps the fields.
	 *
	 * @param Album       $album   The album.
	 * @param list<Entry> $entries Entries by place.
	 * @param bool        $has_up  Whether the first one is the back item.
	 * @param string      $version Changes when entries or their order change.
	 * @param array<int>  $tags    Counts by tag.
	 * @param list<int>   $pages   First places of pages and steps; empty in modes that have none.
	 */
	public function __construct(
		public readonly Album $album,
		public readonly array $entries,
		public readonly bool $has_up,
		public readonly string $version,
		public readonly array $tags,
		public readonly array $pages
	) {
		$this->ratios = self::ratios( $entries );
	}

	/**
	 * Shapes of entries.
	 *
	 * @param list<Entry> $entries Entries.
	 * @return list<float>
	 */
	public static function ratios( array $entries ): array {
		return Ratios::rounded( array_map( static fn( Entry $entry ): float => $entry->ratio, $entries ) );
	}

	/**
	 * How many places there are.
	 */
	public function places(): int {
		return count( $this->entries );
	}

	/**
	 * How many items: the back item is none.
	 */
	public function total(): int {
		return $this->places() - ( $this->has_up ? 1 : 0 );
	}

	/**
	 * Where an item is.
	 *
	 * @param string $id Id.
	 * @return int From 0, -1 = it is not there.
	 */
	public function place( string $id ): int {
		foreach ( $this->entries as $place => $entry ) {
			if ( $entry->id === $id ) {
				return $place;
			}
		}
		return -1;
	}

	/**
	 * Ids of the items before places 50, 100, 150 …
	 *
	 * @return list<string>
	 */
	public function cursors(): array {
		$cursors = [];
		$places  = $this->places();
		for ( $place = self::STEP; $place < $places; $place += self::STEP ) {
			$cursors[] = $this->entries[ $place - 1 ]->id;
		}
		return $cursors;
	}

	/**
	 * Places that the viewer leaves out.
	 *
	 * @return list<int>
	 */
	public function others(): array {
		$others = [];
		foreach ( $this->entries as $place => $entry ) {
			if ( $entry->kind !== 'image' || $entry->leads_off ) {
				$others[] = $place;
			}
		}
		return $others;
	}
}
