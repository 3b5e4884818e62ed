<?php
/**
 * Colors, sizes and spaces of a shortcode.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

defined( 'ABSPATH' ) || exit;

/**
 * As the attribute `style` of the block, as far as its supports have them.
 */
final class ShortcodeStyle {

	/** Weights by their words. */
	private const WEIGHTS = [ 'normal' => '400', 'bold' => '700' ];

	/** The shadow of WordPress that is most like the other plugin's. */
	private const SHADOW = 'var:preset|shadow|natural';

	/**
	 * Reads the attributes.
	 *
	 * @param ShortcodeValues       $values Attributes of the shortcode.
	 * @param array<string, string> $colors Names of the colors of `background`, `text` and `link`.
	 * @param array<string, string> $custom Their names in a palette of one's own, which count only where it is chosen.
	 * @return array<string, mixed>|null Null where nothing is said.
	 */
	public static function of( ShortcodeValues $values, array $colors, array $custom ): ?array {
		$is_custom = $values->choice( [ 'custom' => true ], 'colorpalette' ) === true;
		$names     = $is_custom ? array_merge_recursive( $colors, $custom ) : $colors;
		$color     = static fn( string $what ): ?string => $values->color( ...(array) ( $names[ $what ] ?? [] ) );
		$size      = $values->number( 8, 72, 'textsize' );
		return self::said(
			[
				'color'      => [ 'background' => $color( 'background' ), 'text' => $color( 'text' ) ],
				'elements'   => [ 'link' => [ 'color' => [ 'text' => $color( 'link' ) ] ] ],
				'spacing'    => [ 'padding' => self::padding( $values ), 'blockGap' => self::gap( $values ) ],
				'typography' => [
					'fontSize'   => $size === null ? null : "{$size}px",
					'fontWeight' => $values->choice( self::WEIGHTS, 'textweight' ),
				],
				'shadow'     => $values->is_on( 'boxshadow' ) === true ? self::SHADOW : null,
			]
		);
	}

	/**
	 * The space around the feed.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 * @return array{top: string, right: string, bottom: string, left: string}|null
	 */
	private static function padding( ShortcodeValues $values ): ?array {
		$space = $values->number( 0, 500, 'padding' );
		return $space === null ? null : array_fill_keys( [ 'top', 'right', 'bottom', 'left' ], "{$space}px" );
	}

	/**
	 * The space between pictures: each of them had so much around it.
	 *
	 * @param ShortcodeValues $values Attributes of the shortcode.
	 */
	private static function gap( ShortcodeValues $values ): ?string {
		$around = $values->number( 0, 100, 'imagepadding' );
		$unit   = $values->choice( [ 'px' => 'px', '%' => '%' ], 'imagepaddingunit' ) ?? 'px';
		return $around === null ? null : 2 * $around . $unit;
	}

	/**
	 * What is said of a style.
	 *
	 * @param array<string, mixed> $style Style.
	 * @return array<string, mixed>|null Null where nothing is left.
	 */
	private static function said( array $style ): ?array {
		$said = array_filter(
			array_map(
				static fn( mixed $value ): mixed => is_array( $value ) ? self::said( $value ) : $value,
				$style
			),
			static fn( mixed $value ): bool => $value !== null
		);
		return $said === [] ? null : $said;
	}
}
