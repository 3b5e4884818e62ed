<?php
/**
 * Mega menus.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\MegaMenu;

use Vitrine\Tests\TestCase;

/**
 * What is printed is one list, in which nobody's text is more than text.
 */
final class MegaMenuTest extends TestCase {

	private const WORDS = '<!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph -->';

	/**
	 * An item as it is saved.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $inside     Blocks in it.
	 */
	private static function item( array $attributes, string $inside = '' ): string {
		return get_comment_delimited_block_content( 'vitrine/mega-menu-item', $attributes, $inside );
	}

	/**
	 * A menu on a page.
	 *
	 * @param string               $inside     Blocks in it.
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function menu( string $inside, array $attributes = [] ): string {
		return do_blocks( get_comment_delimited_block_content( 'vitrine/mega-menu', $attributes, $inside ) );
	}

	/**
	 * Whether the script is asked for.
	 */
	private static function has_script(): bool {
		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		return str_contains( (string) ob_get_clean(), '@vitrine/mega-menu' );
	}

	/**
	 * Looks at a page.
	 *
	 * @param string $url Its address on this site.
	 */
	private static function visit( string $url ): void {
		$_SERVER['REQUEST_URI'] = (string) wp_parse_url( $url, PHP_URL_PATH ) . '?' . wp_parse_url( $url, PHP_URL_QUERY );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- What a request of its own would do.
		$GLOBALS['wp_query'] = new \WP_Query( (string) wp_parse_url( $url, PHP_URL_QUERY ) );
	}

	/**
	 * A menu of links needs no script where no button opens it.
	 */
	public function test_links(): void {
		wp_dequeue_script_module( '@vitrine/mega-menu' );
		$html = self::menu( self::item( [ 'label' => 'Roses', 'url' => '/roses/', 'opensInNewTab' => true, 'rel' => 'nofollow' ] ), [ 'collapse' => 'never' ] );
		self::assertMatchesRegularExpression( '~^<nav class="[^"]*wp-block-vitrine-mega-menu[^"]*"[^>]* aria-label="Menu">~', $html );
		self::assertStringContainsString( 'href="/roses/" target="_blank" rel="nofollow">', $html );
		self::assertStringNotContainsString( '<button', $html );
		self::assertFalse( self::has_script() );
		self::assertSame( '', self::menu( '' ) );
		self::assertSame( '', self::menu( self::item( [ 'label' => '<i></i>', 'url' => '/' ] ) ) );
	}

	/**
	 * An item with a link and a panel is both; one without a link is a button. Each button names its panel.
	 */
	public function test_panels(): void {
		$html = self::menu(
			self::item( [ 'label' => 'Shop', 'url' => '/shop/', 'kind' => 'panel', 'width' => 'own', 'panelWidth' => 300 ], self::WORDS )
			. self::item( [ 'label' => 'Help', 'kind' => 'group' ], self::item( [ 'label' => 'Contact', 'url' => '/contact/' ] ) . self::WORDS )
			. self::item( [ 'label' => 'Empty', 'kind' => 'group', 'url' => '/empty/' ] )
			. '<!-- wp:search {"label":"Search"} /-->'
		);
		preg_match_all( '~<button class="wp-block-vitrine-mega-menu-item__toggle[^>]* aria-expanded="false" aria-controls="([^"]+)"~', $html, $toggles );
		self::assertCount( 2, $toggles[1] );
		foreach ( $toggles[1] as $id ) {
			self::assertSame( 1, substr_count( $html, "id=\"{$id}\"" ) );
		}
		self::assertStringContainsString( 'aria-label="Shop submenu"', $html );
		self::assertStringContainsString( 'style="--vitrine-panel-width:300px"><div class="wp-block-vitrine-mega-menu-item__blocks is-layout-flow"><p', $html );
		self::assertSame( 1, substr_count( $html, '>Inside</p>' ), 'Submenus hold items alone.' );
		self::assertStringContainsString( '<li class="wp-block-vitrine-mega-menu__other"><form', $html );
		self::assertTrue( self::has_script() );
	}

	/**
	 * Nothing of a closed panel is loaded, and no picture in one is taken for the most important one of the page.
	 */
	public function test_media(): void {
		$image = '<!-- wp:image --><figure class="wp-block-image"><img src="https://example.org/a.png" width="900" height="600" fetchpriority="high"/></figure><!-- /wp:image -->';
		$video = '<!-- wp:video --><figure class="wp-block-video"><video controls src="https://example.org/a.mp4"></video></figure><!-- /wp:video -->';
		$html  = apply_filters( 'the_content', get_comment_delimited_block_content( 'vitrine/mega-menu', [], self::item( [ 'label' => 'Shop', 'kind' => 'panel' ], $image . $video ) ) . $image );
		[ $menu, $page ] = explode( '</nav>', $html );
		self::assertStringContainsString( 'loading="lazy"', $menu );
		self::assertStringNotContainsString( 'fetchpriority', $menu );
		self::assertStringContainsString( 'preload="none"', $menu );
		self::assertStringContainsString( 'fetchpriority="high"', $page );
	}

	/**
	 * Items for members are never in the page of a guest, and nothing in them runs.
	 */
	public function test_visitors(): void {
		$items = self::item( [ 'label' => 'Account', 'url' => '/account/', 'showFor' => 'members', 'kind' => 'panel' ], '<!-- wp:vitrine/mega-menu -->' . self::item( [ 'label' => 'Deep' ] ) . '<!-- /wp:vitrine/mega-menu -->' )
			. self::item( [ 'label' => 'Log in', 'url' => '/login/', 'showFor' => 'guests' ] );
		$guest = self::menu( $items );
		self::assertStringNotContainsString( 'Account', $guest );
		self::assertStringNotContainsString( 'Deep', $guest );
		self::assertStringContainsString( 'is-for-guests', $guest );
		self::assertStringContainsString( 'vitrine/v1/visitor', rawurldecode( $guest ) );
		wp_set_current_user( 1 );
		$member = self::menu( $items );
		self::assertStringContainsString( 'Account', $member );
		self::assertStringNotContainsString( 'Log in', $member );
		self::assertStringNotContainsString( 'v1/visitor', rawurldecode( $member ) );
		wp_set_current_user( 0 );
		self::assertStringNotContainsString( 'v1/visitor', rawurldecode( self::menu( self::item( [ 'label' => 'All' ] ) ) ) );
	}

	/**
	 * The page that is shown is marked, and so are the items around it, without a query.
	 */
	public function test_current(): void {
		global $wpdb;
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Roses' ] );
		self::visit( home_url( "/?page_id={$page}&utm_source=x" ) );
		get_queried_object();
		$items = self::item( [ 'label' => 'Home', 'url' => home_url( '/' ) ] )
			. self::item( [ 'label' => 'Plants', 'kind' => 'group' ], self::item( [ 'label' => 'Roses', 'url' => 'https://elsewhere.example/', 'id' => $page, 'entity' => 'post-type' ] ) );
		self::menu( $items );
		$before = $wpdb->num_queries;
		$html   = self::menu( $items );
		self::assertSame( $before, $wpdb->num_queries );
		self::assertSame( 1, substr_count( $html, 'aria-current="page"' ) );
		self::assertMatchesRegularExpression( '~is-group current-menu-ancestor.*elsewhere\.example/" aria-current="page"~s', $html );
		self::assertStringNotContainsString( 'aria-current', self::menu( self::item( [ 'label' => 'Term', 'url' => '/x/', 'id' => $page, 'entity' => 'taxonomy' ] ) ) );

		$_SERVER['REQUEST_URI'] = '/caf%C3%A9/menu/?utm_source=x';
		foreach ( [ home_url( '/café/menu' ) => 1, '/caf%c3%a9/menu/' => 1, home_url( '/café/menu/#prices' ) => 0, home_url( '/café/' ) => 0, 'https://elsewhere.example/caf%C3%A9/menu/' => 0, '/café/menu/?a=b' => 0, 'http://:80' => 0 ] as $url => $count ) {
			self::assertSame( $count, substr_count( self::menu( self::item( [ 'label' => 'One', 'url' => $url ] ) ), 'aria-current' ), $url );
		}
	}

	/**
	 * Filters of WordPress and of other plugins run once for each block of a menu, with the block that it is in; what
	 * they hide leaves nothing behind.
	 */
	public function test_filters(): void {
		$items = self::item( [ 'label' => 'Shop', 'url' => '/shop/', 'kind' => 'panel' ], self::WORDS . '<!-- wp:group --><div class="wp-block-group">' . self::WORDS . '</div><!-- /wp:group -->' )
			. self::item( [ 'label' => 'Help', 'kind' => 'group' ], self::item( [ 'label' => 'Contact', 'url' => '/contact/' ] ) )
			. self::item( [ 'label' => 'Account', 'showFor' => 'members', 'kind' => 'panel' ], self::WORDS )
			. '<!-- wp:search {"label":"Search"} /-->';
		$asked = [];
		$note  = static function ( string $hook ) use ( &$asked ): \Closure {
			return static function ( mixed $value, array $block, mixed $around = null ) use ( $hook, &$asked ): mixed {
				$name             = (string) ( $block['attrs']['label'] ?? $block['blockName'] );
				$parent           = $around instanceof \WP_Block ? '' : 'none';
				$asked[ $hook ][] = $hook === 'pre_render_block' ? trim( "{$name} {$parent}" ) : $name;
				return $value;
			};
		};
		add_filter( 'pre_render_block', $before = $note( 'pre_render_block' ), 10, 3 );
		add_filter( 'render_block_data', $data = $note( 'render_block_data' ), 10, 2 );
		add_filter( 'render_block', $after = $note( 'render_block' ), 10, 2 );
		self::menu( $items );
		remove_filter( 'pre_render_block', $before );
		remove_filter( 'render_block_data', $data );
		remove_filter( 'render_block', $after );
		$inside = [ 'core/paragraph', 'core/group', 'core/paragraph', 'Help', 'Contact', 'Account', 'Search' ];
		self::assertSame( [ 'vitrine/mega-menu none', 'Shop', ...$inside ], $asked['pre_render_block'] );
		self::assertSame( [ 'vitrine/mega-menu', 'Shop', ...$inside ], $asked['render_block_data'] );
		$all = [ 'Shop', ...$inside, 'vitrine/mega-menu' ];
		sort( $all );
		sort( $asked['render_block'] );
		self::assertSame( $all, $asked['render_block'] );

		foreach ( [ 'pre_render_block', 'render_block' ] as $hook ) {
			$hide = static fn( mixed $html, array $block ): mixed => in_array( $block['attrs']['label'] ?? '', [ 'Contact', 'Search', 'Shop' ], true ) ? '' : $html;
			add_filter( $hook, $hide, 10, 2 );
			$html = self::menu( $items );
			remove_filter( $hook, $hide );
			self::assertSame( 1, substr_count( $html, '<li' ), $hook );
			foreach ( [ 'Inside', '<form', '__toggle', 'Contact' ] as $part ) {
				self::assertStringNotContainsString( $part, $html, $hook );
			}
		}
		$rename = static fn( array $block ): array => ( $block['attrs']['label'] ?? '' ) === 'Contact' ? [ ...$block, 'attrs' => [ 'label' => 'Write to us' ] ] : $block;
		add_filter( 'render_block_data', $rename );
		self::assertStringContainsString( 'Write to us', self::menu( $items ) );
		remove_filter( 'render_block_data', $rename );
		$give = static fn( array $context, array $block ): array => ( $block['attrs']['label'] ?? '' ) === 'Help' ? [ ...$context, 'vitrine/menuPanels' => 'drill' ] : $context;
		add_filter( 'render_block_context', $give, 10, 2 );
		self::assertSame( 1, substr_count( self::menu( $items ), '__back' ) );
		remove_filter( 'render_block_context', $give );
	}

	/**
	 * Whatever a contributor saves is text, and within bounds; items within items end.
	 */
	public function test_hostile(): void {
		$evil   = '"><script>alert(1)</script>[gallery]';
		$nested = '';
		for ( $depth = 0; $depth < 30; $depth++ ) {
			$nested = self::item( [ 'label' => "Depth {$depth}", 'kind' => 'group', 'url' => '/x/' ], $nested );
		}
		$html = self::menu(
			self::item( [ 'label' => "<img src=x onerror=alert(1)><strong onclick='x'>Bold{$evil}", 'url' => 'javascript:alert(1)', 'rel' => $evil, 'description' => $evil, 'badge' => $evil, 'icon' => $evil, 'id' => [ 1 ], 'entity' => $evil, 'kind' => 'panel', 'width' => $evil, 'panelWidth' => '9;background:red', 'hiddenOn' => [ $evil, 'phones' ], 'showFor' => $evil, 'className' => $evil ], self::WORDS )
			. $nested,
			[ 'label' => $evil, 'toggleText' => $evil, 'effect' => $evil, 'panelBackground' => 'red;background:url(//evil.example)', 'speed' => 9e9, 'phoneEffect' => [ 'x' ], 'collapse' => $evil ]
		);
		self::assertStringContainsString( '<strong>Bold', $html );
		self::assertStringNotContainsString( 'href=""', $html );
		self::assertStringContainsString( 'is-content is-hidden-on-phones', $html );
		self::assertStringContainsString( 'has-fade collapses-phones opens-slide', $html );
		self::assertStringContainsString( '--vitrine-menu-speed:1000ms', $html );
		foreach ( [ '<img', 'onclick', 'javascript:', 'evil.example', '[gallery]', 'background:red' ] as $part ) {
			self::assertStringNotContainsString( $part, $html );
		}
		self::assertSame( 1, substr_count( $html, '<script' ) );
		self::assertStringContainsString( 'Depth 26', $html );
		self::assertStringNotContainsString( 'Depth 25', $html );
	}

	/**
	 * What WordPress leaves of a contributor's menu is the same text: no element, address or id of theirs, and no item
	 * is lost.
	 */
	public function test_contributors(): void {
		$author = wp_insert_user( [ 'user_login' => 'menus', 'user_pass' => 'x', 'role' => 'contributor' ] );
		wp_set_current_user( (int) $author );
		kses_init_filters();
		$evil = '\'"><svg onload=alert(1)><a id="wpadminbar" href="data:text/html,x">[gallery]';
		$menu = get_comment_delimited_block_content(
			'vitrine/mega-menu',
			[ 'label' => $evil, 'anchor' => 'a" onfocus="alert(1)' ],
			self::item( [ 'label' => "Rosé & <em>Co</em>{$evil}", 'url' => "\t java\nscript:alert(1)//{$evil}" ] )
			. self::item( [ 'label' => 'Tulips', 'url' => '//evil.example/"onclick="x', 'kind' => 'panel', 'rel' => $evil ], '<!-- wp:html --><p id="x" onclick="alert(1)">Inside<script>alert(1)</script></p><!-- /wp:html -->' )
			. self::item( [ 'label' => 'Data', 'url' => 'data:text/html,<script>alert(1)</script>', 'kind' => 'group' ], self::item( [ 'label' => 'Deep', 'url' => 'vbscript:x' ] ) )
		);
		$post = wp_insert_post( wp_slash( [ 'post_type' => 'post', 'post_status' => 'pending', 'post_title' => 'Menu', 'post_content' => $menu ] ) );
		kses_remove_filters();
		wp_set_current_user( 0 );
		$html = do_blocks( (string) get_post( $post )?->post_content );
		self::assertSame( 4, substr_count( $html, '<li ' ), $html );
		self::assertStringContainsString( '<em>Co</em>', $html );
		self::assertStringContainsString( 'Inside', $html );
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			self::assertNotContains( $tags->get_tag(), [ 'SVG', 'IFRAME', 'OBJECT', 'BASE' ] );
			self::assertSame( [], $tags->get_attribute_names_with_prefix( 'on' ) ?? [] );
			self::assertNotSame( 'wpadminbar', $tags->get_attribute( 'id' ) );
			self::assertMatchesRegularExpression( '~^(?:|/[^"]*)$~', (string) $tags->get_attribute( 'href' ) );
		}
		self::assertSame( 1, substr_count( $html, '<script' ), 'The data of the block.' );
		self::assertStringNotContainsString( '[gallery]', $html );
	}

	/**
	 * A menu of a thousand items asks the database nothing that it does not ask for ten, and every id in it is its own.
	 */
	public function test_many(): void {
		global $wpdb;
		$menu = static fn( int $items ): string => self::menu(
			implode(
				'',
				array_map(
					static fn( int $nth ): string => self::item( [ 'label' => "Group {$nth}", 'kind' => 'group', 'url' => "/{$nth}/", 'id' => $nth, 'entity' => 'post-type' ], self::item( [ 'label' => "Item {$nth}", 'url' => "/{$nth}/item/", 'id' => 1000 + $nth, 'entity' => 'taxonomy' ] ) ),
					range( 1, intdiv( $items, 2 ) )
				)
			)
		);
		$menu( 10 );
		$before = $wpdb->num_queries;
		$html   = $menu( 1000 ) . $menu( 10 );
		self::assertSame( $before, $wpdb->num_queries );
		self::assertSame( 1010, substr_count( $html, '<li class=' ) );
		preg_match_all( '/ id="([^"]+)"/', $html, $ids );
		self::assertCount( 507, $ids[1] );
		self::assertSame( $ids[1], array_unique( $ids[1] ) );
	}

	/**
	 * A drawer is a dialog that is part of the page until the script opens it; drill-down has a way back.
	 */
	public function test_phones(): void {
		$item = self::item( [ 'label' => 'Shop', 'kind' => 'panel' ], self::WORDS );
		$html = self::menu( $item );
		self::assertMatchesRegularExpression( '~<button class="wp-block-vitrine-mega-menu__bar" type="button" aria-expanded="false" aria-controls="([^"]+)">.*<div class="wp-block-vitrine-mega-menu__sheet" id="\1">~s', $html );
		self::assertStringNotContainsString( '__back', $html );
		$html = self::menu( $item, [ 'phoneEffect' => 'slide-left', 'phonePanels' => 'drill' ] );
		self::assertStringContainsString( '<dialog class="wp-block-vitrine-mega-menu__sheet"', $html );
		self::assertStringContainsString( 'aria-haspopup="dialog"', $html );
		self::assertStringContainsString( '__back" type="button">Back</button>', $html );
		self::assertStringNotContainsString( '<dialog', self::menu( $item, [ 'phoneEffect' => 'slide-left', 'collapse' => 'never' ] ) );
	}

	/**
	 * Patterns show what they promise; the one with a cart is for shops.
	 */
	public function test_patterns(): void {
		wp_insert_post( [ 'post_title' => 'A post of the journal', 'post_status' => 'publish' ] );
		$patterns = \Vitrine\Plugin::instance()->menu->patterns();
		self::assertSame(
			[ 'vitrine/mega-menu-posts', 'vitrine/mega-menu-search', 'vitrine/header-with-mega-menu' ],
			array_keys( $patterns )
		);
		$header = do_blocks( $patterns['vitrine/header-with-mega-menu']['content'] );
		self::assertStringContainsString( 'wp-block-vitrine-site-header', $header );
		self::assertStringContainsString( 'wp-block-vitrine-search-overlay', $header );
		self::assertStringContainsString( 'A post of the journal', do_blocks( $patterns['vitrine/mega-menu-posts']['content'] ) );
		self::assertStringContainsString( 'role="search"', do_blocks( $patterns['vitrine/mega-menu-search']['content'] ) );
		register_block_type( 'woocommerce/mini-cart', [ 'render_callback' => static fn(): string => '<div>Cart</div>' ] );
		try {
			$shop = \Vitrine\Plugin::instance()->menu->patterns()['vitrine/mega-menu-shop'];
			self::assertStringContainsString( '<div>Cart</div></li>', do_blocks( $shop['content'] ) );
		} finally {
			unregister_block_type( 'woocommerce/mini-cart' );
		}
	}
}
