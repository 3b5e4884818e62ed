<?php
/**
 * Menus to begin with.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MegaMenu;

defined( 'ABSPATH' ) || exit;

/**
 * Patterns with the block vitrine/mega-menu.
 */
final class MenuPatterns {

	/**
	 * All of them; the one with a cart where there is a shop.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		$home     = self::item( __( 'Home', 'vitrine' ), [ 'url' => home_url( '/' ) ] );
		$patterns = [
			'vitrine/mega-menu-posts'  => [
				'title'       => __( 'Menu with recent posts', 'vitrine' ),
				'description' => __( 'A menu with a panel that shows the latest posts.', 'vitrine' ),
				'content'     => self::menu( $home . self::posts() . self::about() ),
			],
			'vitrine/mega-menu-search' => [
				'title'       => __( 'Menu with search', 'vitrine' ),
				'description' => __( 'A menu with a submenu and a search field.', 'vitrine' ),
				'content'     => self::menu( $home . self::about() . self::search() ),
			],
		];
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( 'woocommerce/mini-cart' ) ) {
			$patterns['vitrine/mega-menu-shop'] = [
				'title'       => __( 'Menu with cart', 'vitrine' ),
				'description' => __( 'A menu for a shop, with the mini cart.', 'vitrine' ),
				'content'     => self::menu(
					self::item( __( 'Shop', 'vitrine' ), [ 'url' => home_url( '/shop/' ) ] ) . self::about()
					. '<!-- wp:woocommerce/mini-cart /-->'
				),
			];
		}
		$patterns['vitrine/header-with-mega-menu'] = [
			'title'         => __( 'Header with mega menu', 'vitrine' ),
			'description'   => __( 'Site title, menu, and search that come back when visitors scroll up.', 'vitrine' ),
			'blockTypes'    => [ 'core/template-part/header' ],
			'viewportWidth' => 1200,
			'content'       => self::header( self::menu( $home . self::posts() . self::about() ) ),
		];
		return array_map(
			static fn( array $pattern ): array => [
				'categories'    => [ 'vitrine', 'header' ],
				'keywords'      => [ 'menu', 'navigation' ],
				'blockTypes'    => [ 'vitrine/mega-menu' ],
				'viewportWidth' => 1000,
				...$pattern,
			],
			$patterns
		);
	}

	/**
	 * A header with a menu and a search.
	 *
	 * @param string $menu The menu.
	 */
	private static function header( string $menu ): string {
		return '<!-- wp:vitrine/site-header {"align":"full","style":{"spacing":{"padding":'
			. '{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"}}}} -->'
			. '<!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->'
			. '<div class="wp-block-group alignwide"><!-- wp:site-title {"level":0} /-->'
			. '<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} -->'
			. "<div class=\"wp-block-group\">{$menu}<!-- wp:vitrine/search-overlay /--></div>"
			. '<!-- /wp:group --></div><!-- /wp:group --><!-- /wp:vitrine/site-header -->';
	}

	/**
	 * A menu.
	 *
	 * @param string $items Its blocks.
	 */
	private static function menu( string $items ): string {
		return "<!-- wp:vitrine/mega-menu -->{$items}<!-- /wp:vitrine/mega-menu -->";
	}

	/**
	 * An item.
	 *
	 * @param string               $label      Its words.
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $inside     Its blocks.
	 */
	private static function item( string $label, array $attributes, string $inside = '' ): string {
		return get_comment_delimited_block_content(
			'vitrine/mega-menu-item',
			[ 'label' => esc_html( $label ), ...$attributes ],
			$inside
		);
	}

	/**
	 * An item with a submenu.
	 */
	private static function about(): string {
		return self::item(
			__( 'About', 'vitrine' ),
			[ 'kind' => 'group' ],
			self::item( __( 'Our story', 'vitrine' ), [ 'url' => '#' ] )
			. self::item( __( 'Contact', 'vitrine' ), [ 'url' => '#' ] )
		);
	}

	/**
	 * An item whose panel shows the latest posts.
	 */
	private static function posts(): string {
		return self::item(
			__( 'Journal', 'vitrine' ),
			[ 'kind' => 'panel' ],
			'<!-- wp:query {"query":{"perPage":3,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date",'
			. '"author":"","search":"","exclude":[],"sticky":"exclude","inherit":false}} --><div class="wp-block-query">'
			. '<!-- wp:post-template {"layout":{"type":"grid","columnCount":3}} -->'
			. '<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"3/2"} /-->'
			. '<!-- wp:post-title {"level":3,"isLink":true,"fontSize":"medium"} /--><!-- wp:post-date {"fontSize":"small"} /-->'
			. '<!-- /wp:post-template --></div><!-- /wp:query -->'
		);
	}

	/**
	 * A search field.
	 */
	private static function search(): string {
		return get_comment_delimited_block_content(
			'core/search',
			[
				'label'          => __( 'Search', 'vitrine' ),
				'showLabel'      => false,
				'buttonPosition' => 'button-inside',
				'buttonUseIcon'  => true,
			],
			''
		);
	}
}
