<?php
/**
 * Menus of WordPress as blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat\Menus;

use Vitrine\Tests\TestCase;

/**
 * Over the route that the editor asks: plain menus, and those of Max Mega Menu as it stores them.
 */
final class MenuImportTest extends TestCase {

	/**
	 * Whoever edits themes asks.
	 */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( self::user( 'administrator' ) );
	}

	/**
	 * Somebody.
	 *
	 * @param string $role Role.
	 */
	private static function user( string $role ): int {
		return (int) wp_insert_user( [ 'user_login' => uniqid( $role ), 'user_pass' => 'password', 'role' => $role ] );
	}

	/**
	 * A menu of the site.
	 *
	 * @param string $name Its name.
	 */
	private static function menu( string $name = 'Main' ): int {
		$menu = wp_create_nav_menu( $name . wp_unique_id() );
		self::assertIsInt( $menu );
		return $menu;
	}

	/**
	 * An item of a menu.
	 *
	 * @param int                   $menu   The menu.
	 * @param string                $title  Its words.
	 * @param array<string, mixed>  $more   As wp_update_nav_menu_item() takes them, without their prefix.
	 * @param array<string, mixed>|null $max What Max Mega Menu keeps of it.
	 */
	private static function item( int $menu, string $title, array $more = [], ?array $max = null ): int {
		$data = [ 'title' => $title, 'url' => 'https://example.org/' . sanitize_title( $title ), 'status' => 'publish', 'type' => 'custom', ...$more ];
		$item = wp_update_nav_menu_item( $menu, 0, array_combine( array_map( static fn( string $name ): string => "menu-item-{$name}", array_keys( $data ) ), $data ) );
		self::assertIsInt( $item );
		if ( $max !== null ) {
			update_post_meta( $item, '_megamenu', $max );
		}
		return $item;
	}

	/**
	 * What the route answers.
	 *
	 * @param string $path After `/vitrine/v1/menus`.
	 * @return array<mixed>
	 */
	private static function asked( string $path ): array {
		$answer = rest_do_request( "/vitrine/v1/menus{$path}" );
		self::assertSame( 200, $answer->get_status() );
		return (array) $answer->get_data();
	}

	/**
	 * Items in their order, below each other, with what they lead to.
	 */
	public function test_a_menu(): void {
		$menu  = self::menu( 'Plants & pots' );
		$page  = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Team', 'post_status' => 'publish' ] );
		$about = self::item( $menu, 'About <em>us</em><script>alert(1)</script>', [ 'target' => '_blank', 'classes' => 'big "quoted', 'xfn' => 'nofollow"', 'description' => 'Who <b>we</b> are' ] );
		self::item( $menu, 'Team', [ 'type' => 'post_type', 'object' => 'page', 'object-id' => $page, 'parent-id' => $about ] );
		self::item( $menu, 'Bad', [ 'url' => 'javascript:alert(1)' ] );
		$listed = array_column( self::asked( '' ), 'maxMega', 'id' );
		self::assertFalse( $listed[ $menu ] );
		[ 'content' => $content, 'items' => $items, 'notes' => $notes ] = self::asked( "/{$menu}" );
		self::assertSame( [ 3, [] ], [ $items, $notes ] );
		[ $block ]       = parse_blocks( $content );
		[ $first, $bad ] = $block['innerBlocks'];
		self::assertSame( 'vitrine/mega-menu', $block['blockName'] );
		self::assertStringStartsWith( 'Plants & pots', $block['attrs']['label'] );
		self::assertSame( [ 'kind' => 'group', 'label' => 'About <em>us</em>alert(1)', 'url' => 'https://example.org/about-usalert1', 'opensInNewTab' => true, 'rel' => 'nofollow', 'description' => 'Who we are', 'className' => 'big quoted' ], $first['attrs'] );
		self::assertSame( [ 'label' => 'Team', 'url' => get_permalink( $page ), 'id' => $page, 'entity' => 'post-type' ], $first['innerBlocks'][0]['attrs'] );
		self::assertSame( [ 'label' => 'Bad' ], $bad['attrs'] );
		self::assertStringContainsString( '>Team<', do_blocks( $content ) );
	}

	/**
	 * Panels, behavior and what is hidden, as Max Mega Menu stores them.
	 */
	public function test_max_mega_menu(): void {
		$menu = self::menu();
		$site = get_nav_menu_locations();
		set_theme_mod( 'nav_menu_locations', [ ...$site, 'primary' => $menu ] );
		update_option( 'megamenu_settings', [ 'primary' => [ 'enabled' => '1', 'event' => 'click', 'effect' => 'slide_up', 'effect_speed' => '400', 'effect_mobile' => 'slide_left', 'mobile_state' => 'expand_active', 'theme' => 'dark' ], 'second_click' => 'close' ] );
		update_option( 'widget_text', [ 3 => [ 'title' => 'Hours', 'text' => "Open <strong>daily</strong>\n\nExcept Mondays<script>alert(1)</script>" ] ] );
		update_option( 'widget_search', [ 2 => [ 'title' => '', 'mega_menu_columns' => 2, 'mega_menu_parent_menu_id' => 0 ] ] );
		$plants = self::item( $menu, 'Plants' );
		$ferns  = self::item( $menu, 'Ferns', [ 'parent-id' => $plants ] );
		self::item( $menu, 'Tree fern', [ 'parent-id' => $ferns ] );
		$column = static fn( string $span, array ...$items ): array => [ 'meta' => [ 'span' => $span ], 'items' => $items ];
		update_post_meta(
			$plants,
			'_megamenu',
			[
				'type'       => 'grid',
				'icon'       => 'dashicons-cart',
				'hide_arrow' => 'true',
				'grid'       => [
					[
						'meta'    => [],
						'columns' => [
							$column( '4', [ 'type' => 'item', 'id' => $ferns ] ),
							$column( '8', [ 'type' => 'widget', 'id' => 'text-3' ], [ 'type' => 'widget', 'id' => 'slider_of_somebody-1' ] ),
						],
					],
					'nonsense',
				],
			]
		);
		$shop = self::item( $menu, 'Shop', [], [ 'type' => 'megamenu', 'display_mode' => 'logged_out', 'hide_on_mobile' => 'true', 'badge_type' => 'style_1', 'badge_text' => 'New', 'disable_link' => 'true', 'icon' => 'fa-truck' ] );
		update_option( 'widget_search', [ 2 => [ 'title' => '', 'mega_menu_columns' => 2, 'mega_menu_parent_menu_id' => $shop ] ] );
		wp_set_sidebars_widgets( [ ...wp_get_sidebars_widgets(), 'mega-menu' => [ 'search-2', 'text-3' ] ] );
		self::item( $menu, 'Offers', [ 'parent-id' => $shop ] );

		self::assertTrue( array_column( self::asked( '' ), 'maxMega', 'id' )[ $menu ] );
		[ 'content' => $content, 'items' => $items, 'notes' => $notes ] = self::asked( "/{$menu}" );
		[ $block ]     = parse_blocks( $content );
		[ $one, $two ] = $block['innerBlocks'];
		self::assertSame( 5, $items );
		self::assertSame(
			[ 'enter' => 'open', 'openOn' => 'click', 'effect' => 'slide-up', 'speed' => 400, 'phoneEffect' => 'slide-left', 'phoneState' => 'active', 'secondClick' => 'close' ],
			array_diff_key( $block['attrs'], [ 'label' => 0 ] )
		);
		self::assertSame( [ 'panel', 'cart', 'content' ], [ $one['attrs']['kind'], $one['attrs']['icon'], $one['attrs']['width'] ] );
		[ $columns ]       = $one['innerBlocks'];
		[ $left, $right ]  = $columns['innerBlocks'];
		self::assertSame( [ 'width' => '33.33%' ], $left['attrs'] );
		self::assertStringContainsString( 'Tree fern', serialize_block( $left ) );
		self::assertSame( [ 'core/heading', 'core/paragraph', 'core/paragraph' ], array_column( $right['innerBlocks'], 'blockName' ) );
		self::assertStringNotContainsString( '<script', $content );
		self::assertSame( [ 'guests', [ 'tablets', 'phones' ], 'New' ], [ $two['attrs']['showFor'], $two['attrs']['hiddenOn'], $two['attrs']['badge'] ] );
		self::assertArrayNotHasKey( 'url', $two['attrs'] );
		self::assertSame( [ 'core/search', 'core/paragraph' ], array_map( static fn( array $part ): string => $part['innerBlocks'][0]['blockName'], $two['innerBlocks'][0]['innerBlocks'] ) );
		self::assertSame(
			[
				'Menu theme “dark”: choose colors and sizes in the block settings.',
				'Widget “slider_of_somebody”: there is no block for it.',
				'Menu item “Plants”: hidden arrow.',
				'Menu item “Shop”: icon “fa-truck”.',
			],
			$notes
		);
	}

	/**
	 * Whatever somebody has stored there, an import is made.
	 */
	public function test_nonsense(): void {
		$menu = self::menu();
		$id   = self::item( $menu, 'One', [], [ 'type' => 'grid', 'grid' => 'x', 'icon' => [ 'a' ], 'hide_on_mobile' => [ 'true' ] ] );
		self::item( $menu, 'Two', [], [ 'type' => [ 'grid' ] ] );
		self::item( $menu, 'Three', [], [ 'type' => 'grid', 'grid' => [ [ 'columns' => [ [ 'meta' => 'x', 'items' => [ [ 'id' => [ 1 ] ], [ 'id' => '../../x-1' ], [ 'type' => 'item', 'id' => $id . '<script>' ], [ 'type' => 'item', 'id' => '999999' ] ] ] ] ] ] ] );
		update_option( 'megamenu_settings', 'x' );
		$asked = self::asked( "/{$menu}" );
		self::assertStringNotContainsString( 'script', $asked['content'] );
		self::assertCount( 3, parse_blocks( $asked['content'] )[0]['innerBlocks'] );
	}

	/**
	 * Items that are each below the one before: from a depth on they stand beside each other.
	 */
	public function test_deep(): void {
		$menu = self::menu();
		$last = 0;
		for ( $number = 0; $number < 40; ++$number ) {
			$last = self::item( $menu, "Item {$number}", [ 'parent-id' => $last ] );
		}
		$asked = self::asked( "/{$menu}" );
		self::assertSame( 40, $asked['items'] );
		self::assertSame( 40, substr_count( $asked['content'], '"label":"Item' ) );
		self::assertSame( 3, substr_count( $asked['content'], '"kind":"group"' ) );
	}

	/**
	 * Only who may edit the theme is told, and a menu that is not there is none.
	 */
	public function test_permissions(): void {
		self::assertSame( 404, rest_do_request( '/vitrine/v1/menus/999999' )->get_status() );
		foreach ( [ 'author', 'editor' ] as $role ) {
			wp_set_current_user( self::user( $role ) );
			self::assertSame( 403, rest_do_request( '/vitrine/v1/menus' )->get_status() );
			self::assertSame( 403, rest_do_request( '/vitrine/v1/menus/' . self::menu() )->get_status() );
		}
		wp_set_current_user( 0 );
		self::assertSame( 401, rest_do_request( '/vitrine/v1/menus' )->get_status() );
	}
}
