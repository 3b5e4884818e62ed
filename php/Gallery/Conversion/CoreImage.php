<?php
/**
 * An image of core's gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Conversion;

defined( 'ABSPATH' ) || exit;

/**
 * What core/image stores, in plain text.
 */
final class CoreImage {

	/**
	 * Keeps the fields.
	 *
	 * @param int          $id        Attachment, 0 = none.
	 * @param string       $url       Address of the file.
	 * @param string       $size      `large` or `full`.
	 * @param string       $alt       For those who do not see it.
	 * @param list<string> $caption   Lines.
	 * @param string       $link      Where it leads, or ''.
	 * @param bool         $opens_tab Whether that is its file, in a new tab.
	 * @param bool         $enlarges  Whether it is enlarged on click, where it leads nowhere.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $url,
		public readonly string $size = 'full',
		public readonly string $alt = '',
		public readonly array $caption = [],
		public readonly string $link = '',
		public readonly bool $opens_tab = false,
		public readonly bool $enlarges = false
	) {}
}
