<?php
/**
 * Content of Elementor in the block editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

use Vitrine\Assets;
use Vitrine\CapabilityModule;
use Vitrine\Rest\Elementor\ElementorController;

defined( 'ABSPATH' ) || exit;

/**
 * Offers to make blocks of what a post has from Elementor (extensions/elementor-content).
 */
final class ElementorModule extends CapabilityModule {

	/**
	 * Brings the offer to the block editor, where there is something to make blocks of.
	 */
	public function register(): void {
		add_action(
			'enqueue_block_editor_assets',
			static function (): void {
				$post  = get_post();
				$asset = $post !== null && ElementorPage::is_one( $post->ID )
					? Assets::asset( 'extensions/elementor-content' )
					: null;
				if ( $asset !== null ) {
					$handle = 'vitrine-elementor-content';
					wp_enqueue_script( $handle, $asset['url'], $asset['dependencies'], $asset['version'], true );
					wp_set_script_translations( $handle, 'vitrine' );
				}
			}
		);
	}

	/**
	 * The route of such posts.
	 */
	public function routes(): array {
		return [ static fn() => ( new ElementorController() )->register_routes() ];
	}
}
