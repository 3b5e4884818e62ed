<?php
/**
 * Buttons that share a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\ShareButtons;

use Vitrine\CapabilityModule;
use Vitrine\LateStyle;
use Vitrine\Support\Schema;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/share-buttons.
 */
final class ShareButtonsModule extends CapabilityModule {

	/** The block's own sheet, whose rules that of bars changes. */
	private const STYLE = 'vitrine-share-buttons-style';

	/**
	 * The renderer of the block.
	 */
	public function blocks(): array {
		return [ 'vitrine/share-buttons' => self::render( ... ) ];
	}

	/**
	 * Renders the block; news readers have a menu of their own for this.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param string               $content    Nothing.
	 * @param \WP_Block            $block      The block.
	 */
	private static function render( array $attributes, string $content, \WP_Block $block ): string {
		if ( is_feed() ) {
			return '';
		}
		/** Generated from block.json.
		 *
		 * @var ShareButtonsAttributes $read */
		$read = Schema::of_block( 'share-buttons' )->read( $attributes );
		$page = SharedPage::of( $read['url'], $read['title'], $block->context );
		$view = ShareButtonsView::of( $read, $page, isset( $attributes['style']['spacing']['blockGap'] ) );
		if ( $view->buttons === [] ) {
			return '';
		}
		$bar = $view->floats() === []
			? ''
			: LateStyle::bring( 'vitrine-share-floating', 'share-buttons/style-floating.css', [ self::STYLE ] );
		return $bar . Template::html_of_strangers(
			dirname( VITRINE_FILE ) . '/build/share-buttons/render.php',
			[ 'view' => $view, 'data' => $view->data( $page ) ]
		);
	}
}
