<?php
/**
 * Popups in the block editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

use Vitrine\Module;
use Vitrine\Popup\Links\LinkBlocks;
use Vitrine\Popup\Publishing\PrePublishCheck;

defined( 'ABSPATH' ) || exit;

/**
 * What the editor of a popup, and controls that open one, need: in the admin, and where REST answers the editor.
 */
final class PopupEditor implements Module {

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		$new = new NewPopup();
		add_filter( 'default_content', [ $new, 'show' ], 10, 2 );
		add_filter( 'block_editor_settings_all', [ new EditorRoles(), 'add' ] );
		add_filter( 'block_editor_settings_all', [ $new, 'settings' ], 10, 2 );
		add_filter( 'preview_post_link', [ PopupPosts::class, 'preview_link' ], 10, 2 );
		add_action( 'admin_notices', [ new PrePublishCheck(), 'notice' ] );
		add_action( 'admin_init', [ LinkBlocks::class, 'add_attributes' ] );
		add_action( 'enqueue_block_editor_assets', [ LinkBlocks::class, 'enqueue' ] );
		add_action( 'enqueue_block_assets', [ LinkBlocks::class, 'enqueue_style' ] );
	}
}
