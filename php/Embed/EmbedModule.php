<?php
/**
 * Posts, videos and pages of Facebook.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Embed;

use Vitrine\CapabilityModule;
use Vitrine\Consent\Embeds\EmbedPrinter;
use Vitrine\LateStyle;
use Vitrine\Support\Schema;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/embed.
 */
final class EmbedModule extends CapabilityModule {

	/**
	 * The renderer of the block.
	 */
	public function blocks(): array {
		return [ 'vitrine/embed' => self::render( ... ) ];
	}

	/**
	 * Renders the block; visitors get nothing of an address that leads to nothing.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 */
	private static function render( array $attributes ): string {
		/** Generated from block.json.
		 *
		 * @var EmbedAttributes $read */
		$read = Schema::of_block( 'embed' )->read( $attributes );
		$view = EmbedView::of( $read );
		if ( $view === null ) {
			return '';
		}
		$style = is_feed() ? '' : LateStyle::bring( 'vitrine-embed', 'frontend/embed.css' );
		EmbedPrinter::enqueue( $view->mode );
		return $style . Template::html_of_strangers(
			dirname( VITRINE_FILE ) . '/build/embed/render.php',
			[ 'view' => $view ]
		);
	}
}
