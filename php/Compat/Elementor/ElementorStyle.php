<?php
/**
 * Looks of Elementor's elements.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

use Vitrine\Compat\Elementor\Effects\ElementorBackground;

defined( 'ABSPATH' ) || exit;

/**
 * Colors, padding and corners as core's blocks store and print them. Pure.
 */
final class ElementorStyle {

	/** Settings that are read here. */
	public const READ = [
		'background_background',
		'background_color',
		'background_image',
		'background_size',
		'background_position',
		'background_repeat',
		'padding',
		'border_radius',
		'color_text',
	];

	private const SIDES = [ 'top', 'right', 'bottom', 'left' ];

	/**
	 * Keeps what a block gets.
	 *
	 * @param array<string, mixed>  $style   Attribute `style` of the block.
	 * @param array<string, string> $css     The same as declarations.
	 * @param list<string>          $classes Classes that go with them.
	 */
	private function __construct(
		public readonly array $style,
		public readonly array $css,
		public readonly array $classes
	) {}

	/**
	 * The looks of a frame: container, section or column.
	 *
	 * @param array<mixed> $settings Its settings, possibly hostile.
	 */
	public static function of( array $settings ): self {
		$image = ElementorBackground::is_one( $settings )
			? ''
			: esc_url_raw( ElementorValue::url( $settings, 'background_image' ) );
		$style = [];
		// WordPress prints it itself, it is no part of what is saved.
		if ( $image !== '' ) {
			$style['background'] = [ 'backgroundImage' => [ 'url' => $image ], 'backgroundSize' => 'cover' ];
		}
		return self::with(
			$style,
			self::color( $settings['color_text'] ?? null ),
			self::color( $settings['background_color'] ?? null ),
			self::sides( $settings['padding'] ?? null ),
			self::radius( $settings['border_radius'] ?? null )
		);
	}

	/**
	 * Colors alone.
	 *
	 * @param mixed $text       Color of the text.
	 * @param mixed $background Color behind it.
	 */
	public static function colors( mixed $text, mixed $background = null ): self {
		return self::with( [], self::color( $text ), self::color( $background ), [], '' );
	}

	/**
	 * The same with a least height, which of frames only groups have.
	 *
	 * @param string $height Length, '' = none.
	 */
	public function at_least( string $height ): self {
		return $height === '' ? $this : new self(
			[ ...$this->style, 'dimensions' => [ 'minHeight' => $height ] ],
			[ ...$this->css, 'min-height' => $height ],
			$this->classes
		);
	}

	/**
	 * Attribute `style` as a part of others.
	 *
	 * @return array{style?: array<string, mixed>}
	 */
	public function attributes(): array {
		return $this->style === [] ? [] : [ 'style' => $this->style ];
	}

	/**
	 * Classes and declarations of a tag.
	 *
	 * @param string                $classes Its own classes.
	 * @param array<string, string> $css     Its own declarations.
	 */
	public function html( string $classes, array $css = [] ): string {
		$all = [ ...$this->css, ...$css ];
		return sprintf( ' class="%s"', esc_attr( implode( ' ', [ $classes, ...$this->classes ] ) ) )
			. (
				$all === []
					? ''
					: sprintf(
						' style="%s"',
						esc_attr(
							implode(
								';',
								array_map(
									static fn( string $name, string $value ): string => "{$name}:{$value}",
									array_keys( $all ),
									$all
								)
							)
						)
					)
			);
	}

	/**
	 * Looks of their parts.
	 *
	 * @param array<string, mixed>  $style      What there is already.
	 * @param string                $text       Color of the text, '' = none.
	 * @param string                $background Color behind it.
	 * @param array<string, string> $padding    By side.
	 * @param string                $radius     Corners.
	 */
	private static function with(
		array $style,
		string $text,
		string $background,
		array $padding,
		string $radius
	): self {
		$css     = [];
		$classes = [];
		if ( $text !== '' ) {
			$style['color']['text'] = $text;
			$css['color']           = $text;
			$classes[]              = 'has-text-color';
		}
		if ( $background !== '' ) {
			$style['color']['background'] = $background;
			$css['background-color']      = $background;
			$classes[]                    = 'has-background';
		}
		foreach ( $padding as $side => $length ) {
			$style['spacing']['padding'][ $side ] = $length;
			$css[ "padding-{$side}" ]             = $length;
		}
		if ( $radius !== '' ) {
			$style['border']['radius'] = $radius;
			$css['border-radius']      = $radius;
		}
		return new self( $style, $css, $classes );
	}

	/**
	 * A color; those that are none, or a global one of the other site, are ''.
	 *
	 * @param mixed $color Anything.
	 */
	private static function color( mixed $color ): string {
		return is_string( $color ) && preg_match( '/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/iD', $color ) === 1
			? $color
			: '';
	}

	/**
	 * Lengths by side.
	 *
	 * @param mixed $given As Elementor keeps them.
	 * @return array<string, string>
	 */
	private static function sides( mixed $given ): array {
		$unit  = is_array( $given ) ? $given['unit'] ?? 'px' : '';
		$sides = [];
		foreach ( in_array( $unit, [ 'px', 'em', 'rem', '%', 'vw', 'vh' ], true ) ? self::SIDES : [] as $side ) {
			if ( is_numeric( $given[ $side ] ?? null ) ) {
				$sides[ $side ] = max( 0, min( 2000, (float) $given[ $side ] ) ) . $unit;
			}
		}
		return $sides;
	}

	/**
	 * One radius for all corners; different ones have no common form.
	 *
	 * @param mixed $given As Elementor keeps it.
	 */
	private static function radius( mixed $given ): string {
		$sides = array_values( array_unique( self::sides( $given ) ) );
		return count( $sides ) === 1 && (float) $sides[0] > 0.0 ? $sides[0] : '';
	}
}
