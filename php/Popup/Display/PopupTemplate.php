<?php
/**
 * Prints popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Display;

use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the block's template.
 */
final class PopupTemplate {

	/**
	 * Keeps where the template is.
	 *
	 * @param string $folder Folder of the built block.
	 */
	public function __construct( private readonly string $folder ) {}

	/**
	 * The dialog. The block that is being rendered adds its colors, spacing, border and type.
	 *
	 * @param PopupView $view    What to print.
	 * @param string    $content Its inner blocks, rendered.
	 */
	public function dialog( PopupView $view, string $content ): string {
		return Template::html(
			"{$this->folder}/render.php",
			[
				'view'    => $view,
				'content' => $content,
				'open'    => self::open( $view ),
				'has_gap' => is_bool( wp_get_global_settings( [ 'spacing', 'blockGap' ] ) ),
			]
		);
	}

	/**
	 * The tag that opens the dialog.
	 *
	 * @param PopupView $view What to print.
	 */
	private static function open( PopupView $view ): string {
		$tag = new \WP_HTML_Tag_Processor( '<dialog ' . self::wrapper( implode( ' ', $view->classes ) ) . '>' );
		$tag->next_tag();
		$tag->set_attribute( 'id', $view->element );
		$tag->set_attribute( 'aria-label', $view->label );
		$tag->set_attribute( 'tabindex', '-1' );
		$style = $tag->get_attribute( 'style' );
		$style = is_string( $style ) ? rtrim( $style, '; ' ) : '';
		$own   = $view->style;
		// The room of the close button begins below it.
		if ( preg_match( '/(?:^|;)\s*padding-top:\s*([^;]+)/', $style, $match ) === 1 ) {
			$own['--popup-pad-top'] = $match[1];
		}
		if ( $own !== [] ) {
			$all = implode(
				';',
				array_map(
					static fn( string $name, string $value ): string => "{$name}:{$value}",
					array_keys( $own ),
					$own
				)
			);
			$tag->set_attribute( 'style', $style !== '' ? "{$style};{$all}" : $all );
		}
		// WordPress looks for shortcodes in what blocks print, in attributes, too.
		return str_replace( '[', '&#91;', $tag->get_updated_html() );
	}

	/**
	 * Classes and styles of the dialog, escaped.
	 *
	 * @param string $classes Its own classes.
	 */
	private static function wrapper( string $classes ): string {
		try {
			return get_block_wrapper_attributes( [ 'class' => $classes ] );
		} catch ( \TypeError ) {
			// WordPress 6.8 ends the page where an imported style has a list instead of a word: the popup is shown
			// without its look.
			return 'class="' . esc_attr( $classes ) . '"';
		}
	}
}
