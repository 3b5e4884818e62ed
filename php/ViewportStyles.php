<?php
/**
 * Our style sheets in a theme with viewports of its own.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * Media queries know no custom properties: a sheet that asks for the width of a device is printed into the page with
 * the theme's, and tells scripts of them. In any other theme nothing is read (docs/decisions/0034).
 *
 * @phpstan-import-type Widths from Viewports
 */
final class ViewportStyles {

	/** Set on a sheet that has been looked at. */
	private const SEEN = 'vitrine_viewports';

	/**
	 * Writes the widths of the theme into the sheets that are about to be printed.
	 *
	 * @param string[] $handles The sheets.
	 */
	public static function fit( array $handles ): void {
		$widths = Viewports::of_theme();
		if ( $widths === Viewports::DEFAULTS ) {
			return;
		}
		$build = dirname( VITRINE_FILE ) . '/build/';
		foreach ( array_intersect_key( wp_styles()->registered, array_flip( $handles ) ) as $sheet ) {
			$path = $sheet->extra['path'] ?? '';
			if ( is_string( $path ) && str_starts_with( $path, $build ) && ! isset( $sheet->extra[ self::SEEN ] ) ) {
				$sheet->extra[ self::SEEN ] = true;
				self::fit_sheet( $sheet, $path, $widths );
			}
		}
	}

	/**
	 * Writes them into one of ours, which WordPress may have put into the page already (wp_maybe_inline_styles()).
	 *
	 * @param \_WP_Dependency $sheet  The sheet.
	 * @param string          $path   Its file.
	 * @param Widths          $widths Greatest widths, px.
	 */
	private static function fit_sheet( \_WP_Dependency $sheet, string $path, array $widths ): void {
		$after = (array) ( $sheet->extra['after'] ?? [] );
		if ( is_string( $sheet->src ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the build.
			$written = (string) file_get_contents( $path );
		} elseif ( isset( $sheet->extra['inlined_src'] ) ) {
			$written = (string) array_shift( $after );
		} else {
			// Somebody wants it nowhere.
			return;
		}
		$fitted = self::with_widths( $written, $widths );
		if ( $fitted !== $written ) {
			$sheet->extra['inlined_src'] ??= $sheet->src;
			$sheet->extra['after']         = [ self::told( $widths ) . $fitted, ...$after ];
			$sheet->src                    = false;
		}
	}

	/**
	 * A style sheet with other widths in its media queries.
	 *
	 * @param string $css    The sheet.
	 * @param Widths $widths Greatest widths, px.
	 */
	private static function with_widths( string $css, array $widths ): string {
		$own = [];
		foreach ( $widths as $device => $width ) {
			$own[ Viewports::DEFAULTS[ $device ] . 'px' ] = "{$width}px";
		}
		return (string) preg_replace_callback(
			'/@media[^{]+/',
			static fn( array $query ): string => strtr( $query[0], $own ),
			$css
		);
	}

	/**
	 * What scripts are told. Twin: frontend/core/device.ts.
	 *
	 * @param Widths $widths Greatest widths, px.
	 */
	private static function told( array $widths ): string {
		return ":root{--vitrine-viewports:{$widths['mobile']},{$widths['tablet']}}";
	}
}
