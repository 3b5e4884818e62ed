<?php
/**
 * Styles of core's post template.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Skins;

use Vitrine\LateStyle;

defined( 'ABSPATH' ) || exit;

/**
 * Looks for the posts of any Query Loop: an editor chooses one as the style of the Post Template, and patterns begin
 * with one. Each has a style sheet (extensions/post-template) on the pages that show it.
 */
final class PostTemplateStyles {

	private const BLOCK = 'core/post-template';

	private const CARDS = 'cards';

	private const JUSTIFIED = 'justified';

	/**
	 * The class of a style.
	 *
	 * @param string $name Its name.
	 * @return string Such as `is-style-vitrine-cards`.
	 */
	private static function css_class( string $name ): string {
		return "is-style-vitrine-{$name}";
	}

	/**
	 * Offers the styles in the editor.
	 */
	public static function register(): void {
		$labels = [
			self::CARDS     => __( 'Cards', 'vitrine' ),
			self::JUSTIFIED => __( 'Justified rows', 'vitrine' ),
		];
		foreach ( $labels as $name => $label ) {
			register_block_style( self::BLOCK, [ 'name' => "vitrine-{$name}", 'label' => $label ] );
		}
	}

	/**
	 * Brings the style sheets to the canvas of the editor, where any of them may be chosen.
	 */
	public static function bring_all(): void {
		array_map( self::bring( ... ), [ self::CARDS, self::JUSTIFIED ] );
	}

	/**
	 * Adds to the posts what their style needs.
	 *
	 * @param string $html    The posts as core prints them.
	 * @param string $classes Attribute of the block, possibly hostile.
	 */
	public static function rendered( string $html, string $classes ): string {
		$names = array_filter(
			[ self::CARDS, self::JUSTIFIED ],
			static fn( string $name ): bool => in_array( self::css_class( $name ), explode( ' ', $classes ), true )
		);
		if ( $html === '' || $names === [] ) {
			return $html;
		}
		$html = in_array( self::JUSTIFIED, $names, true ) ? PictureRatios::added( $html ) : $html;
		return implode( '', array_map( self::bring( ... ), $names ) ) . $html;
	}

	/**
	 * Asks WordPress for a style sheet.
	 *
	 * @param string $name Name of the style.
	 * @return string HTML to print before the block, where the head of the page is gone already; '' elsewhere.
	 */
	private static function bring( string $name ): string {
		return LateStyle::bring( "vitrine-post-template-{$name}", "post-template/style-{$name}.css" );
	}
}
