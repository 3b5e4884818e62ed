<?php
/**
 * Hostile content in popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Popup\PopupPreview;

/**
 * Attributes that a contributor may write never become markup, script, shortcodes or styles of others.
 */
final class PopupHostileTest extends PopupTestCase {

	private const EVIL = [
		'"><img src=x onerror=alert(1)>',
		"' onmouseover='alert(1)",
		'</script><script>alert(1)</script>',
		'javascript:alert(1)',
		'red;background:url(//evil.example/x)',
		'expression(alert(1))',
		'[caption]<b onclick=alert(1)>[/caption]',
		'&quot;&gt;&lt;svg/onload=alert(1)&gt;',
		"a\nb\0c\u{202e}",
	];

	/**
	 * Every attribute and setting with every evil text: one dialog, nothing else.
	 *
	 * @param string $evil Text.
	 */
	#[DataProvider( 'evil' )]
	public function test_attributes( string $evil ): void {
		$all        = array_fill_keys( [ 'width', 'height', 'height_type', 'content_position', 'horizontal_position', 'vertical_position', 'overlay', 'overlay_background_color', 'margin', 'close_button', 'close_button_position', 'close_button_delay', 'entrance_animation', 'exit_animation', 'open_selector', 'classes', 'split_popup' ], $evil );
		$attributes = [
			'anchor'     => $evil,
			'kind'       => $evil,
			'label'      => $evil,
			'className'  => $evil,
			'settings'   => [ ...$all, 'width' => [ 'size' => 300, 'unit' => $evil ], 'height_type' => 'custom', 'height' => [ 'size' => $evil, 'unit' => 'px' ] ],
			'triggers'   => [ 'hash' => 'yes', 'hash_hash' => $evil, 'custom_event' => 'yes', 'custom_event_name' => $evil, 'hover' => 'yes', 'hover_selector' => $evil ],
			'timing'     => [ 'url' => 'yes', 'url_url' => $evil, 'cookie' => 'yes', 'cookie_name' => $evil ],
			'conditions' => [ [ 'type' => 'include', 'name' => 'general', 'sub_name' => $evil ], ...self::EVERYWHERE ],
		];
		add_shortcode( 'caption', static fn(): string => '<img class="from-shortcode">' );
		try {
			$id   = self::add_popup( $attributes, post: [ 'post_title' => $evil ] );
			$page = [ 'page_id' => self::add_post( [ 'post_content' => self::block( $attributes ) ] ) ];
			$html = $this->visit( $page )['html'];
		} finally {
			add_shortcode( 'caption', 'img_caption_shortcode' );
		}
		self::assertCount( 2, self::dialogs( $html ) );
		self::assertContains( "popup-{$id}", self::dialogs( $html ) );
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			self::assertContains( $tags->get_tag(), [ 'DIALOG', 'BUTTON', 'SVG', 'PATH', 'DIV', 'P' ], $html );
			self::assertSame( [], array_diff( (array) $tags->get_attribute_names_with_prefix( '' ), [ 'id', 'class', 'style', 'aria-label', 'tabindex', 'type', 'command', 'commandfor', 'viewbox', 'width', 'height', 'fill', 'stroke', 'stroke-width', 'aria-hidden', 'd' ] ), $html );
			$style = (string) $tags->get_attribute( 'style' );
			self::assertDoesNotMatchRegularExpression( '/evil|url|expression|javascript/i', $style );
			self::assertDoesNotMatchRegularExpression( '/\s/', (string) $tags->get_attribute( 'id' ) );
		}
	}

	/**
	 * Texts.
	 *
	 * @return array<int, array{string}>
	 */
	public static function evil(): array {
		return array_map( static fn( string $evil ): array => [ $evil ], self::EVIL );
	}

	/**
	 * What the browser gets is data: it cannot end the element that it stands in.
	 */
	public function test_data_stays_in_its_element(): void {
		self::add_popup( [ 'conditions' => self::EVERYWHERE, 'settings' => [ 'open_selector' => '</script><script>alert(1)</script>' ] ] );
		$this->visit( [ 'page_id' => self::add_post() ] );
		add_filter( 'script_module_data_@vitrine/popup', [ $this->plugin->popup->data(), 'add' ] );
		ob_start();
		wp_script_modules()->print_script_module_data();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'wp-script-module-data-@vitrine/popup', $html );
		self::assertStringNotContainsString( '<script>alert', $html );
		self::assertSame( substr_count( $html, '<script' ), substr_count( $html, '</script>' ) );
	}

	/**
	 * Dialogs, classes and data of an author's own are no popups.
	 */
	public function test_foreign_dialogs_are_no_popups(): void {
		$visit = $this->visit( [ 'page_id' => self::add_post( [ 'post_content' => '<!-- wp:html --><dialog open id="popup-1" class="wp-block-vitrine-popup is-modal"><button command="close" commandfor="popup-1">x</button></dialog><!-- /wp:html -->' ] ) ] );
		self::assertSame( [], $visit['data'] );
		self::assertFalse( self::has_script() );
	}

	/**
	 * Content beside the block of a popup's post, or instead of it, is not shown.
	 */
	public function test_content_without_the_block(): void {
		$page = [ 'page_id' => self::add_post() ];
		$id   = self::add_popup( post: [ 'post_content' => self::paragraph( 'BESIDE' ) . self::block( [ 'conditions' => self::EVERYWHERE ] ) . self::block( [ 'anchor' => 'second' ] ) ] );
		$html = $this->visit( $page )['html'];
		self::assertSame( [ "popup-{$id}" ], self::dialogs( $html ) );
		self::assertStringNotContainsString( 'BESIDE', $html );
		foreach ( [ '', 'x', '<!-- wp:vitrine/popup {"conditions":"general"', '<!-- wp:vitrine/popup {"conditions":[{"name":"general"}]} /-->' ] as $content ) {
			wp_update_post( [ 'ID' => $id, 'post_content' => wp_slash( $content ) ] );
			self::assertStringNotContainsString( 'BESIDE', $this->visit( $page )['html'], $content );
		}
	}

	/**
	 * Nobody is locked in; the close button comes back unless something in the popup closes it.
	 */
	public function test_close_button_comes_back(): void {
		$off = [ 'conditions' => self::EVERYWHERE, 'settings' => [ 'close_button' => '', 'prevent_close_on_esc_key' => 'yes', 'prevent_close_on_background_click' => 'yes' ] ];
		// It is published past the guard (GuardTest).
		remove_all_filters( 'wp_insert_post_data' );
		remove_all_filters( 'transition_post_status' );
		$own = '<!-- wp:html --><button data-vitrine-popup="%s">No, thanks</button><!-- /wp:html -->';
		foreach ( [ '' => true, sprintf( $own, 'open' ) => true, self::paragraph( ' data-vitrine-popup="close"<b data-vitrine-popup="close">x</b>' ) => true, sprintf( $own, 'close' ) => false, sprintf( $own, 'dismiss' ) => false ] as $inside => $is_expected ) {
			$id   = self::add_popup( $off, $inside );
			$html = $this->visit( [ 'page_id' => self::add_post() ] )['html'];
			self::assertSame( $is_expected, str_contains( $html, '__close' ), $inside );
			wp_delete_post( $id, true );
		}
	}

	/**
	 * WCAG 2.1.2: a control that is hidden on phones (WordPress 7: "Hide") is no way out there; a block in a page has no guard that refuses it.
	 */
	public function test_close_button_comes_back_where_the_control_is_hidden(): void {
		$off    = [ 'anchor' => 'letter', 'settings' => [ 'close_button' => '' ] ];
		$button = static fn( array $metadata ): string => get_comment_delimited_block_content( 'core/button', [ 'tagName' => 'button', 'vitrinePopup' => [ 'action' => 'close', 'popup' => 0 ], ...( $metadata === [] ? [] : [ 'metadata' => $metadata ] ) ], '<div class="wp-block-button"><button type="button" class="wp-block-button__link wp-element-button">Close</button></div>' );
		foreach ( [ [ [], false ], [ [ 'blockVisibility' => [ 'viewport' => [ 'mobile' => false ] ] ], true ] ] as [ $metadata, $is_expected ] ) {
			$html = $this->visit( [ 'page_id' => self::add_post( [ 'post_content' => self::block( $off, $button( $metadata ) ) ] ) ] )['html'];
			self::assertSame( $is_expected, str_contains( $html, 'wp-block-vitrine-popup__close' ) );
		}
	}

	/**
	 * Routes of core show popups to those who may edit them only.
	 */
	public function test_rest(): void {
		$mine   = self::add_user( 'author' );
		$id     = self::add_popup( [ 'conditions' => self::EVERYWHERE, 'timing' => [ 'devices' => 'yes' ], 'timingAny' => [ [ 'visitor' => 'yes' ] ] ], self::paragraph( 'SECRET' ), [ 'post_author' => $mine ] );
		$routes = [ '/wp/v2/popups', "/wp/v2/popups/{$id}", "/wp/v2/popups/{$id}/revisions", "/wp/v2/popups/{$id}/autosaves", '/wp/v2/search?search=Popup', "/wp/v2/posts/{$id}", "/wp/v2/pages/{$id}", '/wp/v2/types?context=edit' ];
		foreach ( [ 0, self::add_user( 'subscriber' ), self::add_user( 'contributor' ), $mine ] as $user ) {
			wp_set_current_user( $user );
			foreach ( $routes as $route ) {
				$answer = self::get( $route );
				self::assertStringNotContainsString( 'SECRET', (string) wp_json_encode( $answer->get_data() ), $route );
				self::assertStringNotContainsString( '"popup":{', (string) wp_json_encode( $answer->get_data() ), $route );
				if ( str_starts_with( $route, '/wp/v2/popups' ) ) {
					self::assertContains( $answer->get_status(), [ 401, 403 ], $route );
				}
			}
			foreach ( [ 'POST', 'DELETE' ] as $method ) {
				$request = new \WP_REST_Request( $method, "/wp/v2/popups/{$id}" );
				$request->set_param( 'title', 'Changed' );
				self::assertContains( rest_do_request( $request )->get_status(), [ 401, 403 ] );
			}
			self::assertContains( rest_do_request( new \WP_REST_Request( 'POST', '/wp/v2/popups' ) )->get_status(), [ 401, 403 ] );
		}
		wp_set_current_user( self::add_user( 'editor' ) );
		self::assertCount( 1, (array) self::get( '/wp/v2/popups' )->get_data() );
		$popup = json_decode( (string) wp_json_encode( self::get( "/wp/v2/popups/{$id}" )->get_data()['popup'] ), true );
		self::assertSame( [ 'vitrine', 'kind', 'label', 'settings', 'timing', 'timing_any', 'triggers', 'conditions' ], array_keys( $popup ) );
		self::assertSame( [ [ 'visitor' => 'yes', 'visitor_visitor' => 'new' ] ], $popup['timing_any'] );
		self::assertSame( PopupPreview::url( $id ), self::get( "/wp/v2/popups/{$id}?context=edit" )->get_data()['preview_link'] );
		self::assertSame( PopupPreview::url( $id ), get_preview_post_link( $id ) );
	}

	/**
	 * Revisions hold the settings, because they are attributes of a block.
	 */
	public function test_revisions(): void {
		wp_set_current_user( self::add_user( 'editor' ) );
		$id = self::add_popup( [ 'kind' => 'bar' ] );
		wp_update_post( [ 'ID' => $id, 'post_content' => wp_slash( self::block( [ 'kind' => 'slide-in' ] ) ) ] );
		$contents = wp_list_pluck( wp_get_post_revisions( $id ), 'post_content' );
		self::assertStringContainsString( 'slide-in', implode( '', $contents ) );
	}

	/**
	 * Asks a route.
	 *
	 * @param string $route Route, with a query.
	 */
	private static function get( string $route ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', (string) strtok( $route, '?' ) );
		parse_str( (string) wp_parse_url( $route, PHP_URL_QUERY ), $query );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}
}
