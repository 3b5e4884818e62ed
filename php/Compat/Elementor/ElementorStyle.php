<?php
/**
 * Looks of Elementor's elements.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

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
		'background_attachment',
		'padding',
		'border_radius',
		'color_text',
	];

	/** Kinds of backgrounds with a color; all but `classic` have no image. */
	private const COLORED = [ 'classic', 'gradient', 'video' ];

	/** What an image of a background may be told, and the words that core's blocks know, too. */
	private const IMAGE = [
		'backgroundSize'       => [ 'background_size', '/^(?:auto|cover|contain)$/D' ],
		'backgroundPosition'   => [ 'background_position', '/^(?:top|center|bottom) (?:left|center|right)$/D' ],
		'backgroundRepeat'     => [ 'background_repeat', '/^(?:no-repeat|repeat|repeat-x|repeat-y)$/D' ],
		'backgroundAttachment' => [ 'background_attachment', '/^(?:fixed|scroll)$/D' ],
	];

	/** Corners by the sides under which Elementor keeps them. */
	private const CORNERS = [
		'top'    => [ 'topLeft', 'top-left' ],
		'right'  => [ 'topRight', 'top-right' ],
		'bottom' => [ 'bottomRight', 'bottom-right' ],
		'left'   => [ 'bottomLeft', 'bottom-left' ],
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
		$kind  = ElementorValue::text( $settings, 'background_background' );
		$image = $kind === 'classic' ? esc_url_raw( ElementorValue::url( $settings, 'background_image' ) ) : '';
		$style = [];
		// WordPress prints it itself, it is no part of what is saved.
		if ( $image !== '' ) {
			// Images are as large as they are, where nothing else is said.
			$style['background'] = [ 'backgroundImage' => [ 'url' => $image ], 'backgroundSize' => 'auto' ];
			foreach ( self::IMAGE as $ours => [ $theirs, $words ] ) {
				$value = ElementorValue::text( $settings, $theirs );
				if ( preg_match( $words, $value ) === 1 ) {
					$style['background'][ $ours ] = $value;
				}
			}
		}
		return self::with(
			$style,
			self::color( $settings['color_text'] ?? null ),
			in_array( $kind, self::COLORED, true ) ? self::color( $settings['background_color'] ?? null ) : '',
			self::sides( $settings['padding'] ?? null ),
			self::radius( $settings['border_radius'] ?? null )
		);
	}

	/**
	 * No looks.
	 */
	public static function none(): self {
		return new self( [], [], [] );
	}

	/**
	 * Settings of images behind frames, which say nothing where the background is of another kind.
	 *
	 * @return list<string>
	 */
	public static function of_images(): array {
		return [
			...ElementorValue::names(
				'background_image',
				'background_size',
				'background_position',
				'background_repeat',
				'background_attachment',
				'background_xpos',
				'background_ypos',
				'background_bg_width'
			),
		];
	}

	/**
	 * Whether there is an image, which of core's frames only groups have.
	 */
	public function has_image(): bool {
		return isset( $this->style['background'] );
	}

	/**
	 * Whether it is seen behind what is in it.
	 */
	public function has_background(): bool {
		return $this->has_image() || isset( $this->style['color']['background'] );
	}

	/**
	 * Whether it is high by itself.
	 */
	public function is_high(): bool {
		return (float) ( $this->css['padding-top'] ?? 0 ) > 0 || (float) ( $this->css['padding-bottom'] ?? 0 ) > 0;
	}

	/**
	 * Colors alone.
	 *
	 * @param mixed $text       Color of the text.
	 * @param mixed $background Color behind it.
	 */
	public static function colors( mixed $text, mixed $background = null ): self {
		return self::with( [], self::color( $text ), self::color( $background ), [], [] );
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
	 * @param array<string, string> $radius     Corners, by the side under which Elementor keeps them.
	 */
	private static function with(
		array $style,
		string $text,
		string $background,
		array $padding,
		array $radius
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
		if ( count( array_unique( $radius ) ) === 1 ) {
			$style['border']['radius'] = $radius['top'];
			$css['border-radius']      = $radius['top'];
		} else {
			foreach ( $radius as $side => $length ) {
				[ $ours, $corner ]                  = self::CORNERS[ $side ];
				$style['border']['radius'][ $ours ] = $length;
				$css[ "border-{$corner}-radius" ]   = $length;
			}
		}
		return new self( $style, $css, $classes );
	}

	/**
	 * A color; those that are none, or a global one of the other site, are ''.
	 *
	 * @param mixed $color Anything.
	 */
	private static function color( mixed $color ): string {
		[ $hex, $alpha ] = ElementorValue::color( $color ) ?? [ '', 1.0 ];
		return $hex === '' || $alpha >= 1 ? $hex : sprintf( '%s%02x', $hex, (int) round( $alpha * 255 ) );
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
	 * Corners by the side under which Elementor keeps them.
	 *
	 * @param mixed $given As Elementor keeps them.
	 * @return array<string, string> All four, or none where nothing is round.
	 */
	private static function radius( mixed $given ): array {
		$sides = self::sides( $given );
		if ( array_filter( $sides, static fn( string $length ): bool => (float) $length > 0 ) === [] ) {
			return [];
		}
		return [ ...array_fill_keys( self::SIDES, '0px' ), ...$sides ];
	}
}
