<?php
/**
 * One size of a remote picture.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * An address of a picture and how large it is there.
 */
final class Rendition {

	/**
	 * Keeps the fields.
	 *
	 * @param string $url    Absolute address.
	 * @param int    $width  In pixels, 0 = unknown.
	 * @param int    $height In pixels, 0 = unknown.
	 */
	public function __construct(
		public readonly string $url,
		public readonly int $width,
		public readonly int $height
	) {}
}
