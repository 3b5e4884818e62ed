<?php
/**
 * The editor of a popup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\Assets;
use Vitrine\CapabilityModule;
use Vitrine\Module;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\PopupPreview;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the checks before publishing, and the preview on any page (blocks/popup/pre-publish-checks), where the post of
 * a popup is edited.
 */
final class PopupChecks implements Module {

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'enqueue_block_editor_assets', [ $this, 'enqueue' ] );
	}

	/**
	 * Loads them.
	 */
	public function enqueue(): void {
		$post  = get_post();
		$asset = ( get_current_screen()->id ?? '' ) === PopupPosts::TYPE
			? Assets::asset( 'popup/pre-publish-checks' )
			: null;
		if ( $asset === null || ! $post instanceof \WP_Post || $post->post_type !== PopupPosts::TYPE ) {
			return;
		}
		wp_enqueue_script( 'vitrine-popup-guard', $asset['url'], $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( 'vitrine-popup-guard', 'vitrine' );
		wp_add_inline_script(
			'vitrine-popup-guard',
			'var vitrinePopupEditor = ' . wp_json_encode(
				[ 'preview' => PopupPreview::url( $post->ID ) ],
				JSON_HEX_TAG | JSON_HEX_AMP
			) . ';',
			'before'
		);
		wp_enqueue_style(
			'vitrine-popup-guard',
			CapabilityModule::build_url( CapabilityModule::sheet( 'popup/pre-publish-checks' ) ),
			[],
			$asset['version']
		);
	}
}
