<?php
/**
 * A menu.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MegaMenu;

use Vitrine\Support\Schema;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/mega-menu: one list, on wide windows and on phones, with and without JavaScript.
 */
final class MegaMenu {

	/**
	 * Renders it; visitors get nothing of one without items, nor do news readers.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param string               $content    Nothing: the block renders its blocks itself.
	 * @param \WP_Block            $block      The block.
	 */
	public static function html( array $attributes, string $content, \WP_Block $block ): string {
		$items = is_feed() ? '' : self::items( $block );
		if ( $items === '' ) {
			return '';
		}
		/** Generated from block.json.
		 *
		 * @var MegaMenuAttributes $read */
		$read = Schema::of_block( 'mega-menu' )->read( $attributes );
		$view = new MegaMenuView( $read );
		if ( $view->collapses() || str_contains( $items, MenuItem::TOGGLE ) || self::asks( $items ) ) {
			wp_enqueue_script_module( '@vitrine/mega-menu' );
		}
		return Template::html(
			dirname( VITRINE_FILE ) . '/build/mega-menu/render.php',
			[
				'view'  => $view,
				'items' => $items,
				'id'    => wp_unique_id( 'vitrine-menu-' ),
				'data'  => $view->data( self::asks( $items ) ? rest_url( 'vitrine/v1/visitor' ) : '' ),
			]
		);
	}

	/**
	 * The entries of the list.
	 *
	 * @param \WP_Block $block The menu.
	 */
	private static function items( \WP_Block $block ): string {
		$items = '';
		foreach ( $block->inner_blocks as $inner ) {
			$html = trim( InnerBlocks::one( $block, $inner ) );
			if ( $inner === null || $html === '' ) {
				continue;
			}
			$items .= $inner->name === 'vitrine/mega-menu-item'
				? $html
				: "<li class=\"wp-block-vitrine-mega-menu__other\">{$html}</li>";
		}
		return $items;
	}

	/**
	 * Whether a page that comes out of a cache has to ask who is logged in.
	 *
	 * @param string $items Entries of the list.
	 */
	private static function asks( string $items ): bool {
		return ! is_user_logged_in() && str_contains( $items, MenuItem::FOR_GUESTS );
	}
}
