<?php
/**
 * Links and buttons that open popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup\Links;

use Vitrine\Popup\Links\LinkAction;
use Vitrine\Tests\Popup\PopupTestCase;

/**
 * A control in every block that has a link or button, and links in text; popups that visitors may not see never appear.
 */
final class LinkActionsTest extends PopupTestCase {

	/**
	 * Begins a page, with its own links.
	 */
	protected function new_page(): void {
		parent::new_page();
		foreach ( [ 'render_block', 'the_content', 'widget_text', 'wp_nav_menu' ] as $filter ) {
			self::remove_ours( $filter );
		}
		$this->plugin->popup->register_links();
	}

	/**
	 * Takes away what pages before this one have added.
	 *
	 * @param string $filter Name of a filter.
	 */
	private static function remove_ours( string $filter ): void {
		global $wp_filter;
		foreach ( $wp_filter[ $filter ]->callbacks ?? [] as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$owner = $callback['function'] instanceof \Closure ? ( new \ReflectionFunction( $callback['function'] ) )->getClosureThis() : null;
				if ( $owner instanceof \Vitrine\Popup\PopupModule ) {
					remove_filter( $filter, $callback['function'], $priority );
				}
			}
		}
	}

	/**
	 * A page with some content as visitors get it.
	 *
	 * @param string $content Blocks.
	 * @return array{html: string, content: string, end: string, data: array<string, mixed>}
	 */
	private function page( string $content ): array {
		return $this->visit( [ 'page_id' => self::add_post( [ 'post_content' => $content ] ) ] );
	}

	/**
	 * A Button.
	 *
	 * @param mixed  $action What its attribute holds.
	 * @param string $tag    `button`, or `a` with its attributes.
	 */
	private static function button( mixed $action, string $tag = 'button' ): string {
		$attributes = serialize_block_attributes( [ 'tagName' => strtok( $tag, ' ' ), 'vitrinePopup' => $action ] );
		$name       = (string) strtok( $tag, ' ' );
		return "<!-- wp:buttons --><div class=\"wp-block-buttons\"><!-- wp:button {$attributes} --><div class=\"wp-block-button\"><{$tag} class=\"wp-block-button__link wp-element-button\">Press</{$name}></div><!-- /wp:button --></div><!-- /wp:buttons -->";
	}

	/**
	 * Attributes of the first tag of a kind.
	 *
	 * @param string $html HTML.
	 * @param string $tag  Name of the tag.
	 * @return array<string, string|true|null>
	 */
	private static function attributes( string $html, string $tag ): array {
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( [ 'tag_name' => $tag ] ), "No {$tag} in {$html}" );
		$found = [];
		foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
			$found[ $name ] = $tags->get_attribute( $name );
		}
		unset( $found['class'] );
		ksort( $found );
		return $found;
	}

	/**
	 * A button works without script where the browser has commands.
	 */
	public function test_button_opens(): void {
		$popup = self::add_popup( [] );
		$visit = $this->page( self::button( [ 'action' => 'open', 'popup' => $popup ] ) );
		self::assertSame(
			[
				'aria-haspopup'         => 'dialog',
				'command'               => 'show-modal',
				'commandfor'            => "popup-{$popup}",
				'data-vitrine-popup'    => 'open',
				'data-vitrine-popup-id' => "popup-{$popup}",
				'type'                  => 'button',
			],
			self::attributes( $visit['content'], 'button' )
		);
		self::assertSame( [ "popup-{$popup}" ], self::dialogs( $visit['end'] ) );
		self::assertFalse( self::config( $visit, "popup-{$popup}" )['armed'] );
	}

	/**
	 * A link keeps its address for visitors without script.
	 */
	public function test_link_opens(): void {
		$popup = self::add_popup( [] );
		$visit = $this->page( self::button( [ 'action' => 'toggle', 'popup' => $popup ], 'a href="/newsletter/"' ) );
		self::assertSame(
			[ 'data-vitrine-popup' => 'toggle', 'data-vitrine-popup-id' => "popup-{$popup}", 'href' => '/newsletter/' ],
			self::attributes( $visit['content'], 'a' )
		);
		$visit = $this->page( self::button( [ 'action' => 'open', 'popup' => $popup ], 'a' ) );
		self::assertSame( "#popup-{$popup}", self::attributes( $visit['content'], 'a' )['href'] );
	}

	/**
	 * Buttons that close say which popup they are in, for browsers without script.
	 */
	public function test_close_inside(): void {
		$popup = self::add_popup( [ 'conditions' => self::EVERYWHERE ], self::button( [ 'action' => 'dismiss', 'popup' => 0 ] ) );
		$visit = $this->visit( [ 'page_id' => self::add_post() ] );
		preg_match( '~<div class="wp-block-button">.*?</div>~s', $visit['end'], $match );
		self::assertSame(
			[ 'command' => 'close', 'commandfor' => "popup-{$popup}", 'data-vitrine-popup' => 'dismiss', 'type' => 'button' ],
			self::attributes( $match[0] ?? '', 'button' )
		);
	}

	/**
	 * P11: the goal is marked on the block's link or button, whatever else it does, and by nothing but true.
	 */
	public function test_goal(): void {
		$block = static fn( mixed $goal, string $more = '' ): string => do_blocks( '<!-- wp:button ' . serialize_block_attributes( [ 'vitrinePopupGoal' => $goal ] ) . " --><div class=\"wp-block-button\"><a class=\"wp-block-button__link\" href=\"/buy/\"{$more}>Buy</a></div><!-- /wp:button -->" );
		$html  = $block( true );
		self::assertTrue( self::attributes( $html, 'a' )['data-vitrine-goal'] ?? false );
		self::assertSame( '/buy/', self::attributes( $html, 'a' )['href'] );
		foreach ( [ false, 'yes', 1, [ true ], '"><script>' ] as $other ) {
			self::assertStringNotContainsString( 'goal', $block( $other ) );
		}
		$popup = self::add_popup( [] );
		$both  = do_blocks( '<!-- wp:button ' . serialize_block_attributes( [ 'vitrinePopup' => [ 'action' => 'open', 'popup' => $popup ], 'vitrinePopupGoal' => true ] ) . ' --><div class="wp-block-button"><button class="wp-block-button__link">Press</button></div><!-- /wp:button -->' );
		self::assertStringContainsString( 'data-vitrine-goal', $both );
		self::assertStringContainsString( 'data-vitrine-popup="open"', $both );
		$GLOBALS['wp_query']->is_feed = true;
		self::assertStringNotContainsString( 'goal', $block( true ), 'Feed readers have no popup.' );
		$GLOBALS['wp_query']->is_feed = false;
		\Vitrine\Popup\Links\LinkBlocks::add_attributes();
		self::assertArrayHasKey( 'vitrinePopupGoal', \WP_Block_Type_Registry::get_instance()->get_registered( 'core/button' )->attributes ?? [] );
	}

	/**
	 * A popup of the page itself is named by its anchor.
	 */
	public function test_popup_of_page(): void {
		$visit = $this->page( self::button( [ 'action' => 'open', 'popup' => 'angebot-für-alle' ] ) . self::block( [ 'anchor' => 'angebot-für-alle' ] ) );
		self::assertSame( 'angebot-für-alle', self::attributes( $visit['content'], 'button' )['commandfor'] );
		self::assertSame( [ 'angebot-für-alle' ], self::dialogs( $visit['html'] ) );
	}

	/**
	 * Links in text bring the popup to the page; those in menus and widgets, too.
	 */
	public function test_links_in_text(): void {
		$popup = self::add_popup( [] );
		$visit = $this->page( self::paragraph( "<a href=\"#popup-{$popup}\">Read</a>" ) );
		self::assertSame( [ "popup-{$popup}" ], self::dialogs( $visit['end'] ) );
		// What core's navigation says of its own dialog is no link, and hides none.
		$this->new_page();
		do_blocks( self::paragraph( "<button aria-haspopup=\"dialog\">Menu</button><a href=\"#popup-{$popup}\">Read</a>" ) );
		self::assertSame( [ $popup ], $this->plugin->popup->popups()->take() );
		$this->new_page();
		apply_filters( 'wp_nav_menu', "<ul><li><a href='#popup-{$popup}'>Read</a></li></ul>", (object) [] );
		self::assertSame( [ $popup ], $this->plugin->popup->popups()->take() );
		$this->new_page();
		apply_filters( 'the_content', "<a class=\"vitrine-popup-link\" href=\"/read/\" data-vitrine-popup=\"open\" data-vitrine-popup-id=\"popup-{$popup}\">Read</a>" );
		self::assertSame( [ $popup ], $this->plugin->popup->popups()->take() );
	}

	/**
	 * The link of an image, not that in its caption; of the media, not in the text beside it.
	 */
	public function test_which_link(): void {
		$popup  = self::add_popup( [] );
		$action = serialize_block_attributes( [ 'vitrinePopup' => [ 'action' => 'open', 'popup' => $popup ] ] );
		$visit  = $this->page( "<!-- wp:image {$action} --><figure class=\"wp-block-image\"><img src=\"/a.jpg\" alt=\"\"/><figcaption><a href=\"/c/\">c</a></figcaption></figure><!-- /wp:image -->" );
		self::assertSame( [ 'href' => '/c/' ], self::attributes( $visit['content'], 'a' ) );
		$visit = $this->page( "<!-- wp:media-text {$action} --><div class=\"wp-block-media-text\"><div class=\"wp-block-media-text__content\"><p><a href=\"/t/\">t</a></p></div><figure class=\"wp-block-media-text__media\"><a href=\"/m/\"><img src=\"/a.jpg\" alt=\"\"/></a></figure></div><!-- /wp:media-text -->" );
		self::assertSame( [ 'href' => '/t/' ], self::attributes( $visit['content'], 'a' ) );
		self::assertStringContainsString( "data-vitrine-popup-id=\"popup-{$popup}\" data-vitrine-popup=\"open\" href=\"/m/\"", $visit['content'] );
	}

	/**
	 * A navigation whose submenus open on click keeps its buttons.
	 */
	public function test_navigation(): void {
		$popup   = self::add_popup( [] );
		$item    = serialize_block_attributes( [ 'label' => 'Offer', 'url' => "#popup-{$popup}", 'vitrinePopup' => [ 'action' => 'open', 'popup' => $popup ] ] );
		$content = "<!-- wp:navigation {\"overlayMenu\":\"never\"} --><!-- wp:navigation-link {$item} /--><!-- /wp:navigation -->";
		$visit   = $this->page( $content );
		self::assertSame( "popup-{$popup}", self::attributes( $visit['content'], 'a' )['data-vitrine-popup-id'] );
		$visit = $this->page( "<!-- wp:navigation {\"overlayMenu\":\"never\",\"openSubmenusOnClick\":true} --><!-- wp:navigation-submenu {$item} --><!-- wp:navigation-link {\"label\":\"x\",\"url\":\"/x/\"} /--><!-- /wp:navigation-submenu --><!-- /wp:navigation -->" );
		self::assertArrayNotHasKey( 'command', self::attributes( $visit['content'], 'button' ) );
	}

	/**
	 * The link of an item of a menu opens the popup, and nothing else in the item does: not the button of its panel, nor
	 * a link in that.
	 */
	public function test_mega_menu(): void {
		$popup  = self::add_popup( [] );
		$menu   = fn( array $attributes, string $inside = '' ): string => $this->page( get_comment_delimited_block_content( 'vitrine/mega-menu', [ 'collapse' => 'never' ], get_comment_delimited_block_content( 'vitrine/mega-menu-item', [ 'label' => 'Offer', ...$attributes ], $inside ) ) )['content'];
		$action = [ 'vitrinePopup' => [ 'action' => 'open', 'popup' => $popup ] ];
		foreach ( [ '', "#popup-{$popup}", '/offer/' ] as $url ) {
			$html = $menu( [ 'url' => $url, 'kind' => 'panel', ...$action ], '<!-- wp:paragraph --><p><a class="inside" href="/more/">More</a></p><!-- /wp:paragraph -->' );
			$link = self::attributes( $html, 'a' );
			self::assertSame( $url === '/offer/' ? $url : "#popup-{$popup}", $link['href'] );
			self::assertSame( "popup-{$popup}", $link['data-vitrine-popup-id'] );
			self::assertSame( 1, substr_count( $html, 'data-vitrine-popup="open"' ) );
			self::assertArrayNotHasKey( 'data-vitrine-popup', self::attributes( $html, 'button' ) );
			self::assertStringContainsString( 'aria-label="Offer submenu"', $html );
		}
		self::assertSame( 'contact', self::attributes( $menu( [ 'vitrinePopup' => [ 'action' => 'toggle', 'popup' => 'contact' ] ] ), 'a' )['data-vitrine-popup-id'] );
		self::assertStringNotContainsString( '<a', $menu( [ 'vitrinePopup' => [ 'action' => 'eval', 'popup' => $popup ] ] ) );
		self::assertStringNotContainsString( 'href', $menu( [ 'vitrinePopup' => [ 'action' => 'open', 'popup' => 987654 ] ] ) );
	}

	/**
	 * States in which nobody gets a popup.
	 *
	 * @return array<string, array{array<string, string>}>
	 */
	public static function hidden(): array {
		return [
			'draft'    => [ [ 'post_status' => 'draft' ] ],
			'private'  => [ [ 'post_status' => 'private' ] ],
			'trash'    => [ [ 'post_status' => 'trash' ] ],
			'password' => [ [ 'post_password' => 'secret' ] ],
			'a page'   => [ [ 'post_type' => 'page' ] ],
		];
	}

	/**
	 * Such a popup does not come by a link; visitors find no control that does nothing.
	 *
	 * @param array<string, string> $post What its post has.
	 * @dataProvider hidden
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'hidden' )]
	public function test_hidden_popup( array $post ): void {
		$popup = self::add_popup( [ 'conditions' => [] ], self::paragraph( 'A secret' ), $post );
		$open  = [ 'action' => 'open', 'popup' => $popup ];
		$visit = $this->page(
			self::button( $open ) . self::button( $open, 'a' ) . self::button( $open, "a href=\"#popup-{$popup}\"" )
			. self::paragraph( "<a class=\"vitrine-popup-link\" href=\"#popup-{$popup}\" data-vitrine-popup=\"open\" data-vitrine-popup-id=\"popup-{$popup}\">Words</a>" )
		);
		self::assertStringNotContainsString( 'A secret', $visit['html'] );
		self::assertStringNotContainsString( 'Press', $visit['html'] );
		self::assertStringContainsString( '<a class="vitrine-popup-link">Words</a>', preg_replace( '/\s+>/', '>', $visit['html'] ) );
		$visit = $this->page( self::button( $open, 'a href="/else/"' ) );
		self::assertSame( [ 'href' => '/else/' ], self::attributes( $visit['content'], 'a' ) );
		self::assertSame( [], self::dialogs( $visit['html'] ) );
	}

	/**
	 * What is not an action.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function hostile(): array {
		return [
			'text'           => [ 'open' ],
			'no action'      => [ [ 'popup' => 1 ] ],
			'other action'   => [ [ 'action' => 'eval', 'popup' => 1 ] ],
			'list'           => [ [ 'action' => [ 'open' ], 'popup' => 1 ] ],
			'no popup'       => [ [ 'action' => 'open' ] ],
			'zero'           => [ [ 'action' => 'open', 'popup' => 0 ] ],
			'negative'       => [ [ 'action' => 'open', 'popup' => -1 ] ],
			'fraction'       => [ [ 'action' => 'open', 'popup' => 1.5 ] ],
			'huge'           => [ [ 'action' => 'open', 'popup' => PHP_INT_MAX ] ],
			'array'          => [ [ 'action' => 'open', 'popup' => [ 1 ] ] ],
			'markup'         => [ [ 'action' => 'open', 'popup' => '"><img src=x onerror=alert(1)>' ] ],
			'shortcode'      => [ [ 'action' => 'open', 'popup' => '[gallery]' ] ],
			'spaces'         => [ [ 'action' => 'open', 'popup' => 'a b' ] ],
			'end of line'    => [ [ 'action' => 'open', 'popup' => "offer\n" ] ],
			'broken letters' => [ [ 'action' => 'open', 'popup' => "offer\xff" ] ],
			'long'           => [ [ 'action' => 'open', 'popup' => str_repeat( 'a', 101 ) ] ],
		];
	}

	/**
	 * Hostile attributes do nothing.
	 *
	 * @param mixed $value Attribute.
	 * @dataProvider hostile
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'hostile' )]
	public function test_hostile( mixed $value ): void {
		self::assertNull( LinkAction::of( $value ) );
		$html = '<div class="wp-block-button"><button>Press</button></div>';
		self::assertSame( $html, $this->plugin->popup->link_actions()->of_block( $html, [ 'blockName' => 'core/button', 'attrs' => [ 'vitrinePopup' => $value ] ] ) );
	}

	/**
	 * A site without popups: nothing is asked of the database.
	 */
	public function test_costs_nothing(): void {
		global $wpdb;
		$actions = $this->plugin->popup->link_actions();
		$this->plugin->popup->index()->is_empty();
		$before = $wpdb->num_queries;
		$html   = '<p><a href="#popup-99">Elsewhere</a></p>';
		self::assertSame( $html, $actions->of_block( $html, [ 'blockName' => 'core/paragraph', 'attrs' => [] ] ) );
		self::assertSame( $html, $actions->of_content( $html ) );
		self::assertSame( $before, $wpdb->num_queries );
	}

	/**
	 * Authors without the right to raw HTML may write the format.
	 */
	public function test_format_survives(): void {
		$html = '<a class="vitrine-popup-link" href="#popup-12" data-vitrine-popup="dismiss" data-vitrine-popup-id="popup-12" data-vitrine-goal="true">Read</a>';
		self::assertSame( $html, wp_kses_post( $html ) );
		wp_set_current_user( self::add_user( 'author' ) );
		kses_init();
		$id = self::add_post( [ 'post_content' => self::paragraph( $html ) . self::button( [ 'action' => 'open', 'popup' => 12 ] ) ] );
		kses_remove_filters();
		self::assertStringContainsString( $html, get_post_field( 'post_content', $id, 'raw' ) );
		self::assertStringContainsString( '"vitrinePopup":{"action":"open","popup":12}', get_post_field( 'post_content', $id, 'raw' ) );
	}

	/**
	 * Every block of WordPress that is, or may be made, a link has the control.
	 */
	public function test_blocks_with_a_link(): void {
		// A gallery has the links of its images; what is about comments is in a list that nobody writes.
		$others  = [ 'core/gallery', 'core/comment-author-name', 'core/comment-date', 'core/comment-edit-link' ];
		$without = array_filter(
			\WP_Block_Type_Registry::get_instance()->get_all_registered(),
			static fn( \WP_Block_Type $type ): bool => str_starts_with( $type->name, 'core/' ) && array_intersect_key( $type->attributes ?? [], [ 'isLink' => 1, 'linkTarget' => 1, 'opensInNewTab' => 1 ] ) !== [] && ! isset( $type->attributes['vitrinePopup'] )
		);
		self::assertSame( [], array_values( array_diff( array_keys( $without ), $others ) ) );

		$popup = self::add_popup( [] );
		$html  = do_blocks( '<!-- wp:site-title {"vitrinePopup":{"action":"open","popup":' . $popup . '}} /-->' );
		self::assertStringContainsString( "data-vitrine-popup-id=\"popup-{$popup}\"", $html );
		self::assertStringContainsString( 'href="http', $html );
	}

	/**
	 * Blocks that PHP draws in the editor accept the attribute; other plugins add theirs.
	 */
	public function test_blocks(): void {
		\Vitrine\Popup\Links\LinkBlocks::add_attributes();
		self::assertArrayHasKey( 'vitrinePopup', \WP_Block_Type_Registry::get_instance()->get_registered( 'core/read-more' )->attributes ?? [] );
		add_filter( 'vitrine_popup_link_blocks', static fn( array $blocks ): array => [ ...$blocks, 'test/link' => [] ] );
		$block = register_block_type( 'test/link', [ 'attributes' => [ 'own' => [ 'type' => 'string' ] ] ] );
		unregister_block_type( 'test/link' );
		self::assertInstanceOf( \WP_Block_Type::class, $block );
		self::assertArrayHasKey( 'vitrinePopup', $block->attributes ?? [] );
		self::assertArrayHasKey( 'own', $block->attributes ?? [] );
	}
}
