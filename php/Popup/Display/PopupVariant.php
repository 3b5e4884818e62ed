<?php
/**
 * The second content of a popup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Display;

defined( 'ABSPATH' ) || exit;

/**
 * Variant B stands in the popup as a block `vitrine/popup-variant`: one set of settings, two contents. Pure.
 */
final class PopupVariant {

	public const BLOCK = 'vitrine/popup-variant';

	/**
	 * The popup with each of its contents. Twin: contentsOf() in frontend/render/popup/variant.ts.
	 *
	 * @param array<string, mixed> $root The block `vitrine/popup`, as core parses it, possibly hostile.
	 * @return array{
	 *     array<string, mixed>,
	 *     array<string, mixed>|null,
	 * } Variant A, and B; null = there is none, or nothing is in it.
	 */
	public static function contents( array $root ): array {
		$blocks  = is_array( $root['innerBlocks'] ?? null ) ? array_values( $root['innerBlocks'] ) : [];
		$own     = [];
		$content = [];
		$variant = null;
		$index   = 0;
		foreach ( $blocks as $block ) {
			if ( self::is( $block ) ) {
				// The first one, whatever else somebody has written.
				$variant ??= $block;
			} else {
				$own[] = $block;
			}
		}
		foreach ( is_array( $root['innerContent'] ?? null ) ? $root['innerContent'] : [] as $part ) {
			if ( $part !== null || ! self::is( $blocks[ $index++ ] ?? null ) ) {
				$content[] = $part;
			}
		}
		$inside = is_array( $variant['innerBlocks'] ?? null ) ? $variant['innerBlocks'] : [];
		return [
			[ ...$root, 'innerBlocks' => $own, 'innerContent' => $content ],
			$inside === []
				? null
				: [ ...$root, 'innerBlocks' => $inside, 'innerContent' => $variant['innerContent'] ?? [] ],
		];
	}

	/**
	 * Whether something is variant B.
	 *
	 * @param mixed $block Block as core parses it.
	 */
	private static function is( mixed $block ): bool {
		return is_array( $block ) && ( $block['blockName'] ?? '' ) === self::BLOCK;
	}
}
