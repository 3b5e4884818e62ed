<?php
/**
 * Site headers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SiteHeader;

use Vitrine\CapabilityModule;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/site-header, and a pattern with it for the header of a block theme.
 */
final class SiteHeaderModule extends CapabilityModule {

	/**
	 * The renderer of the block.
	 */
	public function blocks(): array {
		return [ 'vitrine/site-header' => self::render( ... ) ];
	}

	/**
	 * A header to begin with.
	 */
	public function patterns(): array {
		return [
			'vitrine/site-header' => [
				'title'         => __( 'Sticky header', 'vitrine' ),
				'description'   => __( 'Site title and menu that come back when visitors scroll up.', 'vitrine' ),
				'categories'    => [ 'vitrine', 'header' ],
				'keywords'      => [ 'sticky', 'header', 'menu' ],
				'blockTypes'    => [ 'core/template-part/header' ],
				'viewportWidth' => 1200,
				'content'       => self::pattern(),
			],
		];
	}

	/**
	 * Renders the block; visitors get nothing of one without blocks.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param string               $content    Its blocks, rendered.
	 */
	private static function render( array $attributes, string $content ): string {
		if ( trim( $content ) === '' ) {
			return '';
		}
		$view = SiteHeaderView::of( $attributes );
		if ( $view->is_sticky() ) {
			wp_enqueue_script_module( '@vitrine/site-header' );
		}
		return Template::html(
			dirname( VITRINE_FILE ) . '/build/site-header/render.php',
			[ 'view' => $view, 'content' => $content ]
		);
	}

	/**
	 * Blocks of the pattern.
	 */
	private static function pattern(): string {
		return '<!-- wp:vitrine/site-header {"align":"full","style":{"spacing":{"padding":'
			. '{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"}}}} -->'
			. '<!-- wp:group {"align":"wide","layout":{"type":"flex","justifyContent":"space-between"}} -->'
			. '<div class="wp-block-group alignwide"><!-- wp:site-title {"level":0} /-->'
			. '<!-- wp:navigation {"overlayBackgroundColor":"base","overlayTextColor":"contrast",'
			. '"layout":{"type":"flex","justifyContent":"right"}} /--></div><!-- /wp:group -->'
			. '<!-- /wp:vitrine/site-header -->';
	}
}
