<?php
/**
 * Panels at the edges of the window.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\OffCanvas;

use Vitrine\BlockData;
use Vitrine\CapabilityModule;
use Vitrine\Popup\Links\LinkAction;
use Vitrine\Support\ElementIds;
use Vitrine\Support\Schema;
use Vitrine\BlockWrapper;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/off-canvas. Controls of popups open it, too: they name its id (LinkAction).
 */
final class OffCanvasModule extends CapabilityModule {

	/**
	 * Ids of the panels of the page, once it has one.
	 *
	 * @var ElementIds|null
	 */
	private ?ElementIds $element_ids = null;

	/**
	 * Lets content that is rendered again have the same ids.
	 */
	public function register(): void {
		add_filter(
			'the_content',
			fn( mixed $content ): mixed => $this->element_ids?->begin( $content ) ?? $content,
			0
		);
	}

	/**
	 * The renderer of the block.
	 */
	public function blocks(): array {
		return [ 'vitrine/off-canvas' => $this->render( ... ) ];
	}

	/**
	 * Renders the block; visitors get nothing of one without blocks, and readers of feeds would see it as part of the
	 * text.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param string               $content    Its blocks, rendered.
	 */
	private function render( array $attributes, string $content ): string {
		if ( trim( $content ) === '' || is_feed() ) {
			return '';
		}
		/** Generated from block.json.
		 *
		 * @var OffCanvasAttributes $read */
		$read   = Schema::of_block( 'off-canvas' )->read( $attributes );
		$anchor = is_string( $attributes['anchor'] ?? null ) ? $attributes['anchor'] : '';
		$ids    = $this->element_ids ??= new ElementIds( 'off-canvas' );
		// These ids belong to popups.
		$id = $ids->claim( preg_match( '/^\s*popup-\d+(-b)?\s*$/', $anchor ) === 1 ? '' : $anchor );
		wp_enqueue_script_module( '@vitrine/off-canvas' );
		$view = OffCanvasView::of( $read, $id, $content );
		if ( $view->occasions() !== [] ) {
			wp_enqueue_script_module( '@vitrine/off-canvas-automatic' );
		}
		return Template::html(
			dirname( VITRINE_FILE ) . '/build/off-canvas/render.php',
			[
				'view'    => $view,
				'open'    => self::open( $view ),
				'data'    => BlockData::script( $view->element, $view->data() ),
				'content' => LinkAction::within( $content, $view->element ),
			]
		);
	}

	/**
	 * The tag that opens the dialog. The block that is being rendered adds its colors, spacing, border and type.
	 *
	 * @param OffCanvasView $view What to print.
	 */
	private static function open( OffCanvasView $view ): string {
		$tag = new \WP_HTML_Tag_Processor( '<dialog ' . BlockWrapper::attributes(
			[ 'class' => $view->classes(), 'style' => $view->style() ]
		) . '>' );
		$tag->next_tag();
		$tag->set_attribute( 'id', $view->element );
		$tag->set_attribute( 'aria-label', $view->label );
		// WordPress looks for shortcodes in what blocks print, in attributes, too.
		return BlockData::without_shortcodes( $tag->get_updated_html() );
	}
}
