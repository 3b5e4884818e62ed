<?php
/**
 * An entry of an index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents\Items;

defined( 'ABSPATH' ) || exit;

/**
 * What a layout has to know about an item.
 */
final class Entry {

	/**
	 * Keeps the fields.
	 *
	 * @param string $id        Id of the item.
	 * @param string $kind      `image` (videos, too) or `album`.
	 * @param float  $ratio     Width by height, 0 = unknown.
	 * @param bool   $leads_off Whether a click leads to its destination: the viewer leaves it out.
	 * @param string $album     Id of the album below that it is in, '' = the album itself.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $kind,
		public readonly float $ratio,
		public readonly bool $leads_off = false,
		public readonly string $album = ''
	) {}
}
