<?php
/**
 * A carousel.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Carousel;

use Vitrine\BlockData;
use Vitrine\BlockWrapper;
use Vitrine\LateStyle;
use Vitrine\Support\Schema;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/carousel: a row that scrolls by itself, and what moves it once a script has come.
 */
final class Carousel {

	/**
	 * Renders it; visitors get nothing of one without slides, and readers of feeds the slides alone.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param string               $content    What is in it, rendered.
	 * @param \WP_Block            $block      The block.
	 */
	public static function html( array $attributes, string $content, \WP_Block $block ): string {
		if ( is_feed() ) {
			return $content;
		}
		$row = CarouselRow::of( $content, $block->parsed_block['innerBlocks'][0]['blockName'] ?? '' );
		if ( $row === null ) {
			return '';
		}
		/** Generated from block.json.
		 *
		 * @var CarouselAttributes $read */
		$read = Schema::of_block( 'carousel' )->read( $attributes );
		$view = CarouselView::of( $read, $row->kind );
		$style = $view->is_usual() ? '' : LateStyle::bring( 'vitrine-carousel-layouts', 'carousel/layouts.css' );
		return $style . Template::html(
			dirname( VITRINE_FILE ) . '/build/carousel/render.php',
			[
				'view'    => $view,
				'open'    => BlockData::without_shortcodes( self::open( $view ) ),
				'data'    => BlockData::script( '', $view->data() ),
				'content' => $row->html( $view->label, $view->row_classes() ),
			]
		);
	}

	/**
	 * The tag that opens the wrapper. The block that is being rendered adds its colors, spacing and type.
	 *
	 * @param CarouselView $view What to print.
	 */
	private static function open( CarouselView $view ): string {
		$tag = new \WP_HTML_Tag_Processor(
			'<div ' . BlockWrapper::attributes( [ 'class' => $view->classes(), 'style' => $view->style() ] ) . '>'
		);
		$tag->next_tag();
		$tag->set_attribute( 'role', 'group' );
		$tag->set_attribute( 'aria-label', $view->label );
		return $tag->get_updated_html();
	}
}
