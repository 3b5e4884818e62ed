<?php
/**
 * Settings of stacks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Empty cards behind a tile, each moved, turned and scaled once more than the one before. Twin: StackSettings in
 * frontend/render/gallery/types.ts.
 */
final class StackSettings implements \JsonSerializable {

	/**
	 * Keeps the fields.
	 *
	 * @param int   $count       How many, 0 = none.
	 * @param float $translate_x Px.
	 * @param float $translate_y Px.
	 * @param float $translate_z Px.
	 * @param float $rotate_x    Degrees.
	 * @param float $rotate_y    Degrees.
	 * @param float $rotate_z    Degrees.
	 * @param float $scale       Factor of each card to the one before; 0 = not scaled.
	 */
	private function __construct(
		public readonly int $count,
		public readonly float $translate_x,
		public readonly float $translate_y,
		public readonly float $translate_z,
		public readonly float $rotate_x,
		public readonly float $rotate_y,
		public readonly float $rotate_z,
		public readonly float $scale
	) {}

	/**
	 * Keeps settings.
	 *
	 * @param GalleryStacks $read Settings within their bounds.
	 */
	public static function of( array $read ): self {
		return new self(
			$read['count'],
			$read['translateX'],
			$read['translateY'],
			$read['translateZ'],
			$read['rotateX'],
			$read['rotateY'],
			$read['rotateZ'],
			$read['scale']
		);
	}

	/**
	 * The shape of types.ts.
	 *
	 * @return array<string, int|float>
	 */
	public function jsonSerialize(): array {
		return [
			'count'      => $this->count,
			'translateX' => $this->translate_x,
			'translateY' => $this->translate_y,
			'translateZ' => $this->translate_z,
			'rotateX'    => $this->rotate_x,
			'rotateY'    => $this->rotate_y,
			'rotateZ'    => $this->rotate_z,
			'scale'      => $this->scale,
		];
	}
}
