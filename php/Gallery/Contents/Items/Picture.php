<?php
/**
 * A picture.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents\Items;

defined( 'ABSPATH' ) || exit;

/**
 * A picture of a tile. Twin: Picture in frontend/render/gallery/types.ts.
 */
final class Picture implements \JsonSerializable {

	/**
	 * Keeps the fields.
	 *
	 * @param string $src    Address, '' = there is none.
	 * @param string $srcset More of them by width, or ''.
	 * @param string $sizes  How wide it is shown; whoever lays it out knows.
	 * @param int    $width  Of `src` in px, 0 = unknown.
	 * @param int    $height Likewise.
	 * @param string $alt    For those who do not see it.
	 * @param string $color  Dominant color, `#rrggbb` or ''.
	 */
	public function __construct(
		public readonly string $src = '',
		public readonly string $srcset = '',
		public readonly string $sizes = '',
		public readonly int $width = 0,
		public readonly int $height = 0,
		public readonly string $alt = '',
		public readonly string $color = ''
	) {}

	/**
	 * The same, shown so wide.
	 *
	 * @param string $sizes Value of the attribute.
	 */
	public function with_sizes( string $sizes ): self {
		return new self( $this->src, $this->srcset, $sizes, $this->width, $this->height, $this->alt, $this->color );
	}

	/**
	 * Members that say something.
	 *
	 * @return array<string, string|int>
	 */
	// phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHP's name.
	public function jsonSerialize(): array {
		return array_filter(
			get_object_vars( $this ),
			static fn( string|int $value ): bool => $value !== '' && $value !== 0
		);
	}
}
