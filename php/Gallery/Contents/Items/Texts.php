<?php
/**
 * The texts of an item.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents\Items;

defined( 'ABSPATH' ) || exit;

/**
 * Texts as visitors read them.
 */
final class Texts {

	/**
	 * Keeps the fields.
	 *
	 * @param string       $title       Plain text.
	 * @param string       $description Plain text.
	 * @param list<string> $tags        Without '#', none twice.
	 * @param bool         $featured    Whether a text had the keyword, or the item was marked.
	 * @param string       $order       What it is sorted by.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $description,
		public readonly array $tags,
		public readonly bool $featured,
		public readonly string $order
	) {}
}
