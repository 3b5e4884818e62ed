<?php
/**
 * How many posts stand side by side.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Counts of columns by the width of the window or block, the automatic ones resolved.
 * Twin: frontend/render/feed/layout/columns.ts.
 */
final class Columns {

	/**
	 * Keeps them.
	 *
	 * @param int $wide   Above 800 px.
	 * @param int $tablet From 640 to 800 px.
	 * @param int $small  From 481 to 639 px; differs from the one before only where that is automatic.
	 * @param int $phone  Up to 480 px.
	 */
	private function __construct(
		public readonly int $wide,
		public readonly int $tablet,
		public readonly int $small,
		public readonly int $phone
	) {}

	/**
	 * Resolves what is automatic: below 640 px 3 to 6 columns become 2, and 7 to 10 become 4; up to 480 px more than 2
	 * become 1.
	 *
	 * @param int $wide   Columns on wide screens.
	 * @param int $tablet From 481 to 800 px, 0 = automatic.
	 * @param int $phone  Up to 480 px, 0 = automatic.
	 */
	public static function of( int $wide, int $tablet, int $phone ): self {
		$small = match ( true ) {
			$wide > 6 => 4,
			$wide > 2 => 2,
			default   => $wide,
		};
		return new self(
			$wide,
			$tablet === 0 ? $wide : $tablet,
			$tablet === 0 ? $small : $tablet,
			$phone === 0 ? ( $wide > 2 ? 1 : $wide ) : $phone
		);
	}

	/**
	 * The counts as custom properties of the wrapper.
	 */
	public function style(): string {
		return "--vitrine-columns:{$this->wide};--vitrine-columns-tablet:{$this->tablet};"
			. ( $this->small === $this->tablet ? '' : "--vitrine-columns-small:{$this->small};" )
			. "--vitrine-columns-phone:{$this->phone};";
	}

	/**
	 * Widths as a media query writes them, from the narrowest on, with the columns up to there; 0 = any width.
	 *
	 * @return array<int, int>
	 */
	public function by_width(): array {
		return [ 480 => $this->phone ]
			+ ( $this->small === $this->tablet ? [] : [ 639 => $this->small ] )
			+ [
				800 => $this->tablet,
				0   => $this->wide,
			];
	}
}
