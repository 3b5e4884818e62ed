<?php
/**
 * The index of an album.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents\Items;

defined( 'ABSPATH' ) || exit;

/**
 * Everything in an album in its order.
 */
final class Index {

	/**
	 * Keeps the fields.
	 *
	 * @param list<Entry> $entries In their order, at most Contents::MAX_ENTRIES.
	 * @param array<int>  $tags    Number of items by tag as first written, most frequent first, of the album without
	 *                             filter and search; empty unless the query asks for counts. A tag of digits is an
	 *                             integer key.
	 * @param string      $version Changes when entries or their order change.
	 */
	public function __construct(
		public readonly array $entries,
		public readonly array $tags,
		public readonly string $version
	) {}

	/**
	 * An album with nothing in it.
	 */
	public static function none(): self {
		return new self( [], [], '0' );
	}
}
