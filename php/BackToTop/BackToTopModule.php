<?php
/**
 * A link back to the top of the page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\BackToTop;

use Vitrine\CapabilityModule;
use Vitrine\Support\Schema;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/back-to-top.
 */
final class BackToTopModule extends CapabilityModule {

	/** Footers of the page: articles, quotations and the like have some of their own. */
	private const FOOTERS = ', footer:not(:is(main, article, aside, section, blockquote) *)';

	/**
	 * The renderer of the block.
	 */
	public function blocks(): array {
		return [ 'vitrine/back-to-top' => self::render( ... ) ];
	}

	/**
	 * Renders the block; a news reader has a top of its own.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 */
	private static function render( array $attributes ): string {
		if ( is_feed() ) {
			return '';
		}
		/** Generated from block.json.
		 *
		 * @var BackToTopAttributes $read */
		$read = Schema::of_block( 'back-to-top' )->read( $attributes );
		return Template::html_of_strangers(
			dirname( VITRINE_FILE ) . '/build/back-to-top/render.php',
			[
				'view' => BackToTopView::of( $read ),
				'data' => [
					'rootMargin' => "{$read['showFrom']}px 0px 0px",
					'over'       => '.vitrine-top' . ( $read['hideOverFooter'] ? self::FOOTERS : '' ),
				],
			]
		);
	}
}
