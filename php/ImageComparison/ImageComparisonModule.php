<?php
/**
 * Comparisons of two images.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\ImageComparison;

use Vitrine\BlockData;
use Vitrine\BlockWrapper;
use Vitrine\CapabilityModule;
use Vitrine\Support\Schema;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/image-comparison.
 */
final class ImageComparisonModule extends CapabilityModule {

	/**
	 * The renderer of the block.
	 */
	public function blocks(): array {
		return [ 'vitrine/image-comparison' => self::render( ... ) ];
	}

	/**
	 * Renders it; what is not two images has nothing to compare, and is shown as it is.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param string               $content    The images, rendered.
	 * @param \WP_Block            $block      The block.
	 */
	private static function render( array $attributes, string $content, \WP_Block $block ): string {
		if ( is_feed() || self::images( $content ) !== 2 || count( $block->parsed_block['innerBlocks'] ) !== 2 ) {
			return $content;
		}
		/** Generated from block.json.
		 *
		 * @var ImageComparisonAttributes $read */
		$read = Schema::of_block( 'image-comparison' )->read( $attributes );
		$open = '<div ' . BlockWrapper::attributes( [ 'style' => "--vitrine-comparison:{$read['position']}%" ] ) . '>';
		return Template::html(
			dirname( VITRINE_FILE ) . '/build/image-comparison/render.php',
			[
				'open'     => BlockData::without_shortcodes( $open ),
				'content'  => $content,
				'position' => $read['position'],
			]
		);
	}

	/**
	 * How many images there are.
	 *
	 * @param string $html HTML of the blocks.
	 */
	private static function images( string $html ): int {
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$count = 0;
		while ( $tags->next_tag( [ 'tag_name' => 'IMG' ] ) ) {
			++$count;
		}
		return $count;
	}
}
