<?php
/**
 * Section dividers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects;

defined( 'ABSPATH' ) || exit;

/**
 * A shape at an edge of a block, from a list of our own: no request, and nothing of an author's but a color and sizes.
 *
 * @phpstan-type DividerSettings array{
 *     shape: string,
 *     height: int,
 *     heightTablet: int,
 *     heightPhone: int,
 *     flip: bool,
 *     color: string,
 * }
 */
final class Divider {

	/**
	 * Parts of each shape, once somebody has asked: frontend/render/effects/shapes.json.
	 *
	 * @var array<string, list<array{path: string, opacity: int|float}>>|null
	 */
	private static ?array $shapes = null;

	/**
	 * The shape as SVG. Twin: frontend/render/effects/divider-shape.tsx.
	 *
	 * @param DividerSettings $read Settings within their bounds.
	 * @param string          $edge `top` or `bottom`.
	 * @return string '' where there is none.
	 */
	public static function svg( array $read, string $edge ): string {
		$parts = $read['shape'] === '' ? [] : self::shapes()[ $read['shape'] ] ?? [];
		if ( $parts === [] ) {
			return '';
		}
		$style = array_filter(
			[
				'--vitrine-divider'        => "{$read['height']}px",
				'--vitrine-divider-tablet' => $read['heightTablet'] > 0 ? "{$read['heightTablet']}px" : '',
				'--vitrine-divider-phone'  => $read['heightPhone'] > 0 ? "{$read['heightPhone']}px" : '',
				'--vitrine-divider-color'  => $read['color'],
			],
			static fn( string $value ): bool => $value !== ''
		);
		return sprintf(
			'<svg class="vitrine-divider is-%s%s" viewBox="0 0 1200 100" preserveAspectRatio="none" aria-hidden="true"'
				. ' focusable="false" style="%s">%s</svg>',
			$edge,
			$read['flip'] ? ' is-flipped' : '',
			esc_attr( Look::written( $style ) ),
			implode(
				'',
				array_map(
					static fn( array $part ): string
						=> sprintf( '<path d="%s" fill-opacity="%s"></path>', $part['path'], $part['opacity'] ),
					$parts
				)
			)
		);
	}

	/**
	 * Puts shapes into a block, as the last of what is in it: the first child of a block may be styled.
	 *
	 * @param string $html   The block, rendered.
	 * @param string $shapes Their HTML.
	 * @param string $tag    Name of the block's element.
	 * @return string|null Null where the block does not end with its element.
	 */
	public static function put_into( string $html, string $shapes, string $tag ): ?string {
		return preg_match( "~</{$tag}\s*>\s*$~iD", $html, $match, PREG_OFFSET_CAPTURE ) === 1
			? substr_replace( $html, $shapes, $match[0][1], 0 )
			: null;
	}

	/**
	 * Parts of each shape.
	 *
	 * @return array<string, list<array{path: string, opacity: int|float}>>
	 */
	private static function shapes(): array {
		$file = dirname( VITRINE_FILE ) . '/build/effects-shapes.json';
		/** Our own.
		 *
		 * @var array<string, list<array{path: string, opacity: int|float}>> $shapes */
		$shapes       = self::$shapes ?? (array) wp_json_file_decode( $file, [ 'associative' => true ] );
		self::$shapes = $shapes;
		return $shapes;
	}
}
