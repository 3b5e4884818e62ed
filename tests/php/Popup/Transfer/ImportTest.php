<?php
/**
 * Popups in files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup\Transfer;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Compat\PopupFiles;
use Vitrine\Compat\SerializedArray;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\Settings\PopupSettings;
use Vitrine\Popup\Transfer\Duplicate;
use Vitrine\Popup\Transfer\ImportInvalid;
use Vitrine\Popup\Transfer\PopupFile;
use Vitrine\Popup\Transfer\PopupImport;
use Vitrine\Tests\Popup\PopupTestCase;

/**
 * Export and import of settings, and import from Elementor and Popup Maker; hostile files.
 */
final class ImportTest extends PopupTestCase {

	private const FULL = [
		'kind'            => 'slide-in',
		'label'           => 'Our “offer”',
		'backgroundColor' => 'base',
		'style'           => [ 'spacing' => [ 'padding' => [ 'top' => '20px' ] ] ],
		'settings'        => [ 'width' => [ 'size' => 400, 'unit' => 'px' ], 'open_selector' => 'a.more > b' ],
		'timing'          => [ 'times' => 'yes', 'times_times' => 2, 'times_period' => 'day', 'times_count' => 'close', 'devices' => 'yes', 'devices_devices' => [ 'mobile' ], 'devices_not' => 'yes' ],
		'timingAny'       => [ [ 'visitor' => 'yes', 'visitor_visitor' => 'new' ] ],
		'triggers'        => [ 'page_load' => 'yes', 'page_load_delay' => 2.5 ],
		'conditions'      => [ [ 'type' => 'include', 'name' => 'singular', 'sub_name' => 'page', 'sub_id' => '' ] ],
	];

	/**
	 * What is exported comes back the same: settings, look, content.
	 */
	public function test_there_and_back(): void {
		wp_set_current_user( self::user( 'administrator' ) );
		$inside = self::paragraph( 'Tasse \\ „Größe“ &amp; <em>more</em> $1' );
		$id     = self::add_popup( self::FULL, $inside, [ 'post_title' => 'Tassen & mehr \\ 20 %' ] );
		$file   = (string) wp_json_encode( PopupFile::of( get_post( $id ) ?? new \WP_Post( (object) [] ) ) );
		self::assertSame( [ 'vitrine', 'title', 'content', 'kind', 'label', 'settings', 'timing', 'timing_any', 'triggers', 'conditions', 'look' ], array_keys( (array) json_decode( $file, true ) ) );
		foreach ( [ $file, "[{$file}]", '{"vitrine":1,"popups":[' . $file . ']}', "\u{FEFF}{$file}" ] as $text ) {
			[ $stored ] = self::import( $text );
			self::assertSame( [], $stored['left'] );
			self::assertSame( 'draft', get_post_status( $stored['id'] ) );
			self::assertEquals( self::export( $id ), self::export( $stored['id'] ) );
			self::assertSame( 'Tassen & mehr \\ 20 %', get_post_field( 'post_title', $stored['id'], 'raw' ) );
			self::assertEquals( PopupPosts::settings( get_post_field( 'post_content', $id, 'raw' ) ), PopupPosts::settings( get_post_field( 'post_content', $stored['id'], 'raw' ) ) );
		}
	}

	/**
	 * A popup that is closed by a control that names it is closed by it elsewhere, too: there it has another number.
	 */
	public function test_own_controls(): void {
		wp_set_current_user( self::user( 'administrator' ) );
		$id     = self::add_popup( [], self::paragraph( 'Later' ) );
		$own    = static fn( int|string $button, string $link ): string => '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"tagName":"button","vitrinePopup":{"action":"close","popup":' . $button . '}} --><div class="wp-block-button"><button type="button" class="wp-block-button__link wp-element-button">Close</button></div><!-- /wp:button --></div><!-- /wp:buttons --><!-- wp:paragraph --><p>Or <a class="vitrine-popup-link" href="#' . $link . '" data-vitrine-popup="dismiss"' . ( $link === '' ? '' : " data-vitrine-popup-id=\"{$link}\"" ) . '>never</a>, or <a class="vitrine-popup-link" href="#popup-9999" data-vitrine-popup="close" data-vitrine-popup-id="popup-9999">another</a></p><!-- /wp:paragraph -->';
		$inside = $own( $id, "popup-{$id}" );
		wp_update_post( [ 'ID' => $id, 'post_content' => wp_slash( self::block( [ 'settings' => [ 'close_button' => '' ] ], $inside ) ) ] );
		[ $stored ] = self::import( (string) wp_json_encode( PopupFile::of( get_post( $id ) ?? new \WP_Post( (object) [] ) ) ) );
		$copy       = Duplicate::of( get_post( $id ) ?? new \WP_Post( (object) [] ) );
		foreach ( [ $stored['id'], $copy ] as $other ) {
			self::assertIsInt( $other );
			$content = get_post_field( 'post_content', $other, 'raw' );
			self::assertStringNotContainsString( "popup-{$id}", $content );
			self::assertStringContainsString( '"popup":0', $content );
			self::assertStringContainsString( '<a class="vitrine-popup-link" href="#" data-vitrine-popup="dismiss">never</a>', preg_replace( '/ (?=>)/', '', $content ) );
			self::assertStringContainsString( 'data-vitrine-popup-id="popup-9999"', $content );
		}
		self::assertSame( [], $stored['left'] );
	}

	/**
	 * A template of Elementor Pro: settings by their names, rows of where by paths, content as blocks, the rest named.
	 */
	public function test_elementor(): void {
		wp_set_current_user( self::user( 'editor' ) );
		[ $stored ] = self::import( self::file( 'elementor.json' ), 'elementor-512-2026-11-21.json' );
		$post       = get_post( $stored['id'] );
		self::assertNotNull( $post );
		$settings = PopupPosts::settings( $post->post_content );
		self::assertSame( 'Autumn offer', $post->post_title );
		self::assertSame( '512', get_post_meta( $post->ID, PopupImport::ELEMENTOR_ID, true ) );
		self::assertSame( 'modal', $settings->kind );
		self::assertEquals(
			[
				'width'                       => [ 'size' => 720, 'unit' => 'px' ],
				'height_type'                 => 'custom',
				'height'                      => [ 'size' => 60, 'unit' => 'vh' ],
				'vertical_position'           => 'bottom',
				'overlay_background_color'    => '#00000099',
				'margin'                      => 40,
				'close_button_delay'          => 2,
				'prevent_scroll'              => 'yes',
				'entrance_animation'          => 'fadeInUp',
				'exit_animation'              => 'fadeInDown',
				'entrance_animation_duration' => [ 'size' => 0.8 ],
				'open_selector'               => '.open-offer',
				'classes'                     => 'offer autumn',
			],
			$settings->compact()
		);
		self::assertEquals( [ 'page_load' => 'yes', 'page_load_delay' => 5, 'scrolling' => 'yes', 'scrolling_direction' => 'down', 'scrolling_offset' => 40, 'exit_intent' => 'yes' ], $settings->triggers );
		self::assertEquals( [ 'page_views' => 'yes', 'page_views_views' => 2, 'devices' => 'yes', 'devices_devices' => [ 'desktop', 'mobile' ], 'schedule' => 'yes', 'schedule_timezone' => 'site', 'schedule_start_date' => '2026-11-01 00:00', 'schedule_end_date' => '2026-12-01 00:00', 'times' => 'yes', 'times_times' => 3, 'times_period' => 'week', 'times_count' => 'close' ], $settings->timing );
		self::assertSame( [ 'include/general//', 'exclude/singular/page/12', 'include/archive/category/3' ], array_map( static fn( array $row ): string => implode( '/', $row ), $settings->conditions ) );
		foreach ( [ '"background":"#FFF4E0"', '"top":"30px"', '<h3 class="wp-block-heading has-text-align-center">20 % off <b>everything</b></h3>', '<p>Until <strong>Sunday</strong>.</p>', 'wp:list-item', '<li>Frames</li>', 'src="https://example.org/frame.jpg" alt="A frame"', 'wp-block-columns', 'href="https://example.org/shop/"', '"vitrinePopup":{"action":"dismiss","popup":0}', 'height:24px', 'wp-block-separator' ] as $part ) {
			self::assertStringContainsString( $part, $post->post_content );
		}
		$left = implode( "\n", $stored['left'] );
		self::assertStringNotContainsString( 'settings.width', $left, 'It is the same in another order.' );
		self::assertStringNotContainsString( 'inactivity', $left, 'It is switched off.' );
		foreach ( [ '1 widget “form”', 'custom_css', 'devices_devices', '1 display condition', 'other site' ] as $part ) {
			self::assertStringContainsString( $part, $left );
		}
	}

	/**
	 * Rows of the shop that are about terms and authors are rows of content here.
	 */
	public function test_elementor_shop(): void {
		wp_set_current_user( self::user( 'editor' ) );
		[ $stored ] = self::import(
			(string) wp_json_encode(
				[
					'type'          => 'popup',
					'page_settings' => [],
					'content'       => [],
					'conditions'    => [ 'include/woocommerce', 'include/woocommerce/shop_page', 'include/woocommerce/product_cat/7', 'include/woocommerce/any_child_of_product_cat/7', 'exclude/woocommerce/in_product_tag/8', 'include/woocommerce/product_by_author/2', 'include/woocommerce/product/9' ],
				]
			)
		);
		self::assertSame(
			[ 'include/woocommerce//', 'include/woocommerce/shop_page/', 'include/archive/product_cat/7', 'include/archive/any_child_of_product_cat/7', 'exclude/singular/in_product_tag/8', 'include/singular/product_by_author/2', 'include/woocommerce/product/9' ],
			array_map( static fn( array $row ): string => implode( '/', $row ), PopupPosts::settings( get_post_field( 'post_content', $stored['id'], 'raw' ) )->conditions )
		);
	}

	/**
	 * Popup Maker: milliseconds become seconds, cookies become times, groups of conditions become rows; what has no counterpart is named.
	 */
	public function test_popup_maker(): void {
		wp_set_current_user( self::user( 'editor' ) );
		[ $stored ] = self::import( self::file( 'popup-maker.json' ) );
		$post       = get_post( $stored['id'] );
		self::assertNotNull( $post );
		$settings = PopupPosts::settings( $post->post_content );
		self::assertSame( 'slide-in', $settings->kind );
		self::assertEquals( [ 'width' => [ 'size' => 560, 'unit' => 'px' ], 'horizontal_position' => 'right', 'vertical_position' => 'bottom', 'close_button_delay' => 1.5, 'avoid_multiple_popups' => 'yes', 'entrance_animation' => 'fadeIn', 'exit_animation' => 'fadeIn', 'entrance_animation_duration' => [ 'size' => 0.4 ], 'open_selector' => '.join, #join' ], $settings->compact() );
		self::assertEquals( [ 'page_load' => 'yes', 'page_load_delay' => 2.5 ], $settings->triggers );
		self::assertEquals( [ 'times' => 'yes', 'times_times' => 1, 'times_period' => 'month', 'times_count' => 'close', 'devices' => 'yes', 'devices_devices' => [ 'desktop', 'tablet' ], 'conversion' => 'yes' ], $settings->timing );
		self::assertSame( [ 'include/singular/post/', 'include/singular/page/4', 'include/singular/page/9', 'include/singular/front_page/', 'exclude/singular/page/9' ], array_map( static fn( array $row ): string => implode( '/', $row ), $settings->conditions ) );
		self::assertStringContainsString( '<h2 class="wp-block-heading">Letters from the garden</h2>', $post->post_content );
		self::assertStringContainsString( '<p>Once a month, <em>never</em> more.</p>', $post->post_content );
		$left = implode( "\n", $stored['left'] );
		foreach ( [ 'exit_prevention', 'manual', 'must all be met', 'theme', 'open_sound', 'after a form submission' ] as $part ) {
			self::assertStringContainsString( $part, $left );
		}
	}

	/**
	 * Its export file of WordPress, whose meta is PHP's own writing; no condition means everywhere.
	 */
	public function test_popup_maker_wxr(): void {
		wp_set_current_user( self::user( 'editor' ) );
		$stored = self::import( self::file( 'popup-maker.xml' ) );
		self::assertCount( 1, $stored );
		$content  = get_post_field( 'post_content', $stored[0]['id'], 'raw' );
		$settings = PopupPosts::settings( $content );
		self::assertSame( 'Opening hours', $stored[0]['title'] );
		self::assertEquals( [ 'page_load' => 'yes', 'page_load_delay' => 3 ], $settings->triggers );
		self::assertSame( 'not_found404', $settings->conditions[0]['sub_name'] );
		self::assertStringContainsString( 'We are open on Sundays.', $content );
		[ $bare ] = PopupFiles::read( '{"popup_settings":{}}' );
		self::assertSame( [ 'general' ], array_column( $bare->settings->conditions, 'name' ) );
	}

	/**
	 * Popups that these plugins have left on the same site.
	 */
	public function test_posts_of_this_site(): void {
		wp_set_current_user( self::user( 'editor' ) );
		self::assertSame( [], PopupFiles::on_this_site() );
		$maker = self::add_post( [ 'post_type' => 'popup', 'post_title' => 'Left', 'post_content' => 'Text' ] );
		update_post_meta( $maker, 'popup_settings', [ 'triggers' => [ [ 'type' => 'auto_open', 'settings' => [ 'delay' => 1000 ] ] ] ] );
		$template = self::add_post( [ 'post_type' => 'elementor_library', 'post_title' => 'Template' ] );
		update_post_meta( $template, '_elementor_template_type', 'popup' );
		update_post_meta( $template, '_elementor_data', wp_slash( '[{"elType":"widget","widgetType":"heading","settings":{"title":"Hello"}}]' ) );
		update_post_meta( $template, '_elementor_popup_display_settings', [ 'triggers' => [ 'exit_intent' => 'yes' ] ] );
		update_post_meta( $template, '_elementor_conditions', [ 'include/general' ] );
		self::assertSame( [ 'popup-maker' => 1, 'elementor' => 1 ], PopupFiles::on_this_site() );
		[ $popup ] = PopupFiles::of_this_site( 'popup-maker' );
		self::assertEquals( [ 'page_load' => 'yes', 'page_load_delay' => 1 ], $popup->settings->triggers );
		[ $popup ] = PopupFiles::of_this_site( 'elementor' );
		self::assertSame( $template, $popup->elementor );
		self::assertEquals( [ 'exit_intent' => 'yes' ], $popup->settings->triggers );
		self::assertStringContainsString( 'Hello', $popup->content );
		wp_set_current_user( self::user( 'author' ) );
		self::assertSame( [], PopupFiles::of_this_site( 'elementor' ) );
	}

	/**
	 * Schema errors are named in words, and nothing is stored.
	 *
	 * @param string $text     File.
	 * @param string $expected What is said of it.
	 */
	#[DataProvider( 'broken' )]
	public function test_broken( string $text, string $expected ): void {
		try {
			PopupFiles::read( $text );
			self::fail( 'It was read.' );
		} catch ( ImportInvalid $invalid ) {
			self::assertStringContainsString( $expected, implode( "\n", $invalid->faults ) );
		}
	}

	/**
	 * Files that are no popups.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function broken(): array {
		return [
			'nothing'           => [ '', 'neither a JSON' ],
			'no JSON'           => [ '{"vitrine":1', 'neither a JSON' ],
			'too deep'          => [ str_repeat( '[', 300 ) . str_repeat( ']', 300 ), 'neither a JSON' ],
			'a number'          => [ '12', 'neither a JSON' ],
			'an empty list'     => [ '[]', 'no popup' ],
			'too many'          => [ '[' . implode( ',', array_fill( 0, 51, '{"vitrine":1}' ) ) . ']', 'more than 50' ],
			'another plugin'    => [ '{"title":"x"}', '“vitrine” must be 1' ],
			'a newer version'   => [ '{"vitrine":2}', 'newer version' ],
			'types'             => [ '{"vitrine":1,"title":[],"settings":"x","timing_any":{"a":1}}', '“settings” must be an object' ],
			'a list of objects' => [ '{"vitrine":1,"timing_any":{"a":1}}', '“timing_any” must be a list' ],
			'kind'              => [ '{"vitrine":1,"kind":"cube"}', '“kind” must be one of modal' ],
			'the second one'    => [ '[{"vitrine":1},{"vitrine":1,"content":7}]', 'Popup 2: “content” must be text.' ],
			'another template'  => [ '{"type":"page","content":[],"page_settings":{}}', 'but not a popup' ],
			'no WXR'            => [ '<html></html>', 'no Popup Maker popups' ],
			'entities'          => [ '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title></item></channel></rss>', 'no Popup Maker popups' ],
		];
	}

	/**
	 * Markup, addresses, runaway patterns, endless lists, wrong types do no harm, to editors and to administrators who have said nothing of trust.
	 *
	 * @param string $role Role.
	 */
	#[DataProvider( 'writers' )]
	public function test_hostile( string $role ): void {
		wp_set_current_user( self::user( $role ) );
		$file = [
			'vitrine'    => 1,
			'title'      => '<script>alert(1)</script>Title"><img src=x onerror=alert(1)>',
			'content'    => '<!-- wp:paragraph {"className":"\"><script>alert(2)</script>"} --><p onclick="alert(3)">Hi <a href="javascript:alert(4)">there</a></p><!-- /wp:paragraph --><script>alert(5)</script><iframe src="https://evil.example"></iframe><!-- wp:html --><img src=x onerror=alert(6)><svg onload=alert(7)></svg><!-- /wp:html -->',
			'label'      => '"><script>alert(8)</script>',
			'settings'   => [ 'classes' => '"><script>', 'overlay_background_color' => 'red;}</style><script>', 'open_selector' => '<img src=x onerror=alert(9)>', 'width' => [ 'size' => 'x', 'unit' => 'expression(1)' ], 'entrance_animation' => '../evil', 'priority' => 1e99 ],
			'timing'     => [ 'url' => 'yes', 'url_action' => 'regex', 'url_url' => '^(a+)+$', 'times' => 'yes', 'times_times' => [ 'x' ], 'logged_in' => 'yes', 'logged_in_users' => 'custom', 'logged_in_roles' => array_fill( 0, 5000, 'editor' ) ],
			'timing_any' => array_fill( 0, 500, [ 'visitor' => 'yes' ] ),
			'triggers'   => [ 'page_load' => 'yes', 'page_load_delay' => -1 ],
			'conditions' => [ [ 'type' => 'include', 'name' => 'singular', 'sub_name' => '"><script>' ], ...array_fill( 0, 500, [ 'type' => 'include', 'name' => 'singular', 'sub_name' => 'page', 'sub_id' => 7 ] ) ],
			'look'       => [ 'className' => '"><script>', 'style' => [ 'color' => [ 'background' => 'red}</style><script>alert(10)</script>' ] ], 'onclick' => 'alert(11)' ],
			'evil'       => true,
		];
		[ $stored ] = self::import( (string) wp_json_encode( $file ) );
		$content    = get_post_field( 'post_content', $stored['id'], 'raw' );
		$settings   = PopupPosts::settings( $content );
		self::assertSame( 'Title">', get_post_field( 'post_title', $stored['id'], 'raw' ) );
		foreach ( [ '<script', 'onclick="', 'javascript:', '<iframe', 'onerror=alert(6)', 'onload' ] as $bad ) {
			self::assertStringNotContainsString( $bad, $content );
		}
		self::assertStringContainsString( 'Scripts, iframes', implode( "\n", $stored['left'] ) );
		self::assertStringContainsString( '“evil” is unknown', implode( "\n", $stored['left'] ) );
		self::assertSame( '', $settings->timing['url_url'], 'A pattern that runs away is none.' );
		self::assertStringContainsString( 'timing.url_url', implode( "\n", $stored['left'] ) );
		self::assertLessThanOrEqual( 50, count( $settings->timing['logged_in_roles'] ) );
		self::assertCount( 10, $settings->timing_any );
		self::assertCount( 100, $settings->conditions );
		self::assertSame( '7', $settings->conditions[0]['sub_id'], 'A place that cannot be read is none, and not every page.' );
		self::assertSame( [ 0, 100 ], [ $settings->triggers['page_load_delay'], $settings->document['priority'] ] );
		self::assertSame( [ '', 'rgba(0,0,0,.8)', '' ], [ $settings->document['classes'], $settings->document['overlay_background_color'], $settings->document['entrance_animation'] ] );

		// And on the page.
		wp_update_post( wp_slash( [ 'ID' => $stored['id'], 'post_status' => 'publish', 'post_content' => (string) preg_replace( '/"conditions":\[.*?\]/', '"conditions":[{"type":"include","name":"general"}]', $content ) ] ) );
		$page = $this->visit( [ 'page_id' => self::add_post() ] );
		self::assertStringContainsString( 'Hi ', $page['html'] );
		self::assertDoesNotMatchRegularExpression( '/<script|<iframe|<svg onload|<[^>]*\sonerror=|<[^>]*\sonclick=|javascript:/', $page['end'] );
	}

	/**
	 * Who imports.
	 *
	 * @return array<string, array{string}>
	 */
	public static function writers(): array {
		return [ 'editor' => [ 'editor' ], 'administrator' => [ 'administrator' ] ];
	}

	/**
	 * Containers keep their columns, colors, padding and pictures; shortcodes, films and lists become blocks; what is dropped is named.
	 */
	public function test_elementor_containers(): void {
		wp_set_current_user( self::user( 'administrator' ) );
		[ $stored ] = self::import( self::file( 'elementor-containers.json' ), 'elementor-12-2026-11-21.json' );
		$root       = PopupPosts::root( get_post_field( 'post_content', $stored['id'], 'raw' ) );
		self::assertIsArray( $root );
		[ $columns, $group ] = $root['innerBlocks'];
		self::assertSame( 'core/columns', $columns['blockName'] );
		self::assertSame( '#112233', $columns['attrs']['style']['color']['background'] );
		self::assertSame( [ 'top' => '40px', 'right' => '20px', 'bottom' => '40px', 'left' => '20px' ], $columns['attrs']['style']['spacing']['padding'] );
		self::assertSame( '8px', $columns['attrs']['style']['border']['radius'] );
		self::assertSame( [ '60%', '40%' ], array_column( array_column( $columns['innerBlocks'], 'attrs' ), 'width' ) );
		self::assertSame( [ [ 'core/heading', 'core/list', 'core/shortcode' ], [ 'core/embed', 'core/video', 'core/buttons' ] ], array_map( static fn( array $column ): array => array_column( $column['innerBlocks'], 'blockName' ), $columns['innerBlocks'] ) );
		self::assertSame( 'core/group', $group['blockName'] );
		self::assertSame( 'https://example.org/back.jpg', $group['attrs']['style']['background']['backgroundImage']['url'] );
		self::assertArrayNotHasKey( 'color', $group['attrs']['style'] );
		$left = implode( "\n", $stored['left'] );
		foreach ( [ 'box_shadow_box_shadow_type', 'typography_font_size', 'No display conditions.' ] as $name ) {
			self::assertStringContainsString( $name, $left );
		}
		self::assertStringNotContainsString( 'widget', $left );
	}

	/**
	 * Classes that close become controls, the class that opens one becomes its selector.
	 */
	public function test_classes_of_popup_maker(): void {
		wp_set_current_user( self::user( 'editor' ) );
		$content    = '<!-- wp:paragraph --><p>Or <a href="#" class="pum-close">go on</a>, or <a class="popmake-78" href="#">see this</a></p><!-- /wp:paragraph -->'
			. '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"className":"pum-close"} --><div class="wp-block-button pum-close"><a class="wp-block-button__link wp-element-button">No</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';
		[ $stored ] = self::import( (string) wp_json_encode( [ 'id' => 77, 'title' => 'Old', 'content' => $content, 'popup_settings' => [ 'triggers' => [ [ 'type' => 'click_open', 'settings' => [ 'extra_selectors' => '.more' ] ] ] ] ] ) );
		$post       = get_post_field( 'post_content', $stored['id'], 'raw' );
		self::assertSame( '.popmake-77, .more', PopupPosts::settings( $post )->word( 'open_selector' ) );
		self::assertStringContainsString( '"vitrinePopup":{"action":"close","popup":0}', $post );
		self::assertMatchesRegularExpression( '/<a [^>]*data-vitrine-popup="close"[^>]*>go on/', $post );
		self::assertStringContainsString( 'popup 78', implode( "\n", $stored['left'] ) );
		self::assertStringNotContainsString( 'popup 77', implode( "\n", $stored['left'] ) );
	}

	/**
	 * Hostile templates of the other plugins.
	 */
	public function test_hostile_templates(): void {
		wp_set_current_user( self::user( 'administrator' ) );
		$widget  = static fn( string $type, array $settings ): array => [ 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings ];
		$nested  = $widget( 'heading', [ 'title' => 'deep' ] );
		for ( $depth = 0; $depth < 50; ++$depth ) {
			$nested = [ 'elType' => 'container', 'elements' => [ $nested ] ];
		}
		$elementor = [
			'type'          => 'popup',
			'title'         => [ 'x' ],
			'page_settings' => [ 'background_color' => 'red}</style>', 'padding' => [ 'unit' => 'px', 'top' => '1;}' ], 'margin' => 'x', 'classes' => [], 'width' => 'x' ],
			'conditions'    => [ 7, [ 'type' => [] ], 'include/general/"><script>/x' ],
			'content'       => [
				$widget( 'heading', [ 'title' => '<img src=x onerror=alert(1)>', 'header_size' => 'script' ] ),
				$widget( 'heading', [ 'title' => 'Link', 'link' => [ 'url' => 'javascript:alert(1)' ], 'align' => '"><script>' ] ),
				$widget( 'text-editor', [ 'editor' => '<p onclick=alert(1)>x</p><script>alert(2)</script>' ] ),
				$widget( 'image', [ 'image' => [ 'url' => 'javascript:alert(3)', 'alt' => '"><script>' ] ] ),
				$widget( 'button', [ 'text' => '<script>alert(4)</script>Go', 'link' => [ 'url' => 'javascript:alert(5)' ] ] ),
				$widget( 'spacer', [ 'space' => [ 'size' => '1px;background:url(x)' ] ] ),
				$widget( '"><script>', [] ),
				$nested,
				'text',
			],
		];
		[ $stored ] = self::import( (string) wp_json_encode( $elementor ), 'elementor-99999999999999999999.json' );
		$content    = get_post_field( 'post_content', $stored['id'], 'raw' );
		foreach ( [ '<script', 'onerror', 'onclick=', 'javascript:', '</style', 'url(x)', 'deep' ] as $bad ) {
			self::assertStringNotContainsString( $bad, $content );
		}
		self::assertSame( '', get_post_meta( $stored['id'], PopupImport::ELEMENTOR_ID, true ) );
		self::assertStringNotContainsString( '<script', implode( '', [ ...$stored['left'], ...$stored['taken'] ] ) );

		$maker      = [ 'popup_title' => 7, 'content' => '<script>alert(1)</script><p>Text</p>', 'popup_settings' => [ 'triggers' => [ 'x', [ 'type' => [] ], [ 'type' => 'click_open', 'settings' => [ 'extra_selectors' => str_repeat( 'x', 9000 ) ] ] ], 'cookies' => 'x', 'conditions' => [ [ [ 'target' => '"><script>' ] ], 'x', [ [ 'target' => 'page_selected', 'selected' => array_fill( 0, 9000, '1' ) ] ] ], 'size' => [], 'custom_width' => '9e9px' ] ];
		[ $stored ] = self::import( (string) wp_json_encode( $maker ) );
		self::assertStringNotContainsString( '<script', get_post_field( 'post_content', $stored['id'], 'raw' ) . implode( '', $stored['left'] ) );
		self::assertLessThanOrEqual( 500, strlen( PopupPosts::settings( get_post_field( 'post_content', $stored['id'], 'raw' ) )->word( 'open_selector' ) ) );
	}

	/**
	 * Thousands of blocks within one another, and settings of looks in wrong types, end neither the request nor the page.
	 */
	public function test_deep_and_mistyped(): void {
		wp_set_current_user( self::user( 'editor' ) );
		foreach ( [ 1_000 => 'levels deep', 30_000 => 'more than 2,000 blocks' ] as $depth => $words ) {
			[ $stored ] = self::import( (string) wp_json_encode( [ 'vitrine' => 1, 'title' => 'Deep', 'content' => str_repeat( '<!-- wp:a -->', $depth ) . str_repeat( '<!-- /wp:a -->', $depth ) ] ) );
			self::assertLessThan( 1000, strlen( get_post_field( 'post_content', $stored['id'], 'raw' ) ) );
			self::assertStringContainsString( $words, implode( "\n", $stored['left'] ) );
		}
		// Each beginning of a block is looked for an end in all that follows: minutes for a megabyte.
		[ $stored ] = self::import( (string) wp_json_encode( [ 'vitrine' => 1, 'title' => 'Many', 'content' => str_repeat( '<!-- wp:a {', 80_000 ), 'settings' => array_fill_keys( range( 1000, 1999 ), 1 ) ] ) );
		self::assertLessThan( 1000, strlen( get_post_field( 'post_content', $stored['id'], 'raw' ) ) );
		self::assertStringContainsString( 'more than 2,000 blocks', implode( "\n", $stored['left'] ) );
		self::assertCount( 102, $stored['left'], 'A hundred remarks, more of them, and that one.' );

		$wrong = [ [], [ [] ], 7, true, '"><script>', [ 'top' => [ 'x' ] ] ];
		foreach ( $wrong as $value ) {
			$style      = [
				'color'      => [ 'background' => $value, 'text' => $value, 'gradient' => $value ],
				'spacing'    => [ 'padding' => $value, 'margin' => $value ],
				'border'     => [ 'radius' => $value, 'color' => $value, 'width' => $value, 'top' => $value ],
				'typography' => [ 'lineHeight' => $value, 'fontFamily' => $value ],
				'shadow'     => $value,
				'elements'   => [ 'link' => $value ],
				'css'        => $value,
			];
			[ $stored ] = self::import( (string) wp_json_encode( [ 'vitrine' => 1, 'title' => 'Mistyped', 'conditions' => self::EVERYWHERE, 'content' => self::paragraph( 'Mistyped' ), 'look' => [ 'style' => $style ] ] ) );
			wp_publish_post( $stored['id'] );
			$html = $this->visit( [ 'page_id' => self::add_post() ] )['html'];
			self::assertStringContainsString( 'Mistyped', $html );
			self::assertStringNotContainsString( '<script', $html );
			wp_delete_post( $stored['id'], true );
		}
	}

	/**
	 * Who may write code keeps it where the source is trusted; others never do.
	 */
	public function test_trust(): void {
		$file = (string) wp_json_encode( [ 'vitrine' => 1, 'title' => 'Map', 'content' => '<!-- wp:html --><iframe src="https://maps.example"></iframe><!-- /wp:html -->' ] );
		foreach ( [ [ 'administrator', true, true ], [ 'administrator', false, false ], [ 'editor', true, ! is_multisite() ], [ 'editor', false, false ] ] as [ $role, $is_trusted, $stays ] ) {
			wp_set_current_user( self::user( $role ) );
			[ $popup ] = PopupFiles::read( $file );
			$stored    = PopupImport::store( $popup, $is_trusted );
			self::assertIsArray( $stored );
			self::assertSame( $stays, str_contains( get_post_field( 'post_content', $stored['id'], 'raw' ), '<iframe' ), $role );
		}
	}

	/**
	 * An imported popup that nothing closes is a draft that says so.
	 */
	public function test_guard(): void {
		wp_set_current_user( self::user( 'editor' ) );
		[ $stored ] = self::import( '{"vitrine":1,"settings":{"close_button":""}}' );
		self::assertStringContainsString( 'no visible way to close', implode( "\n", $stored['left'] ) );
	}

	/**
	 * PHP's own writing is read without its own function: objects, lies about lengths and depths are refused.
	 */
	public function test_serialized(): void {
		$value = [ 'a' => 'Größe "x";', 'b' => [ 1, -2, 2.5, true, false, null ], 3 => [] ];
		self::assertSame( $value, SerializedArray::read( serialize( $value ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- What is to be read.
		foreach ( [ '', 'i:1;', 's:1:"a";', 'O:8:"stdClass":0:{}', 'a:1:{i:0;O:8:"stdClass":0:{}}', 'a:1:{s:99:"a";i:1;}', 'a:99999:{i:0;i:1;}', 'a:1:{i:0;R:1;}', 'a:1:{i:0;i:1;', str_repeat( 'a:1:{i:0;', 50 ) . 'N;' . str_repeat( '}', 50 ), 'a:1:{a:0:{}i:1;}' ] as $bad ) {
			self::assertNull( SerializedArray::read( $bad ), $bad );
		}
	}

	/**
	 * However deep somebody nests, arrays in place of keys too, it takes no memory: a process of its own has little.
	 */
	public function test_serialized_depth(): void {
		$file = (string) ( new \ReflectionClass( SerializedArray::class ) )->getFileName();
		foreach ( [ 'a:1:{', 'a:1:{i:0;' ] as $level ) {
			$code = sprintf( "define( 'ABSPATH', '/' ); require %s; var_dump( Vitrine\\Compat\\SerializedArray::read( str_repeat( '%s', 200000 ) ) );", var_export( $file, true ), $level ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- it is code.
			self::assertSame( 'NULL', trim( (string) shell_exec( implode( ' ', array_map( 'escapeshellarg', [ PHP_BINARY, '-d', 'memory_limit=32M', '-r', $code ] ) ) . ' 2>&1' ) ) );
		}
	}

	/**
	 * Imports a file.
	 *
	 * @param string $text Text.
	 * @param string $name Its name.
	 * @return list<array{id: int, title: string, edit: string, taken: list<string>, left: list<string>}>
	 */
	private static function import( string $text, string $name = '' ): array {
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/popups/import' );
		$request->set_body_params( [ 'file' => $text, 'name' => $name ] );
		$answer = rest_do_request( $request );
		self::assertSame( 201, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data()['popups'];
	}

	/**
	 * What is exported of a popup.
	 *
	 * @param int $id Post.
	 * @return array<string, mixed>
	 */
	private static function export( int $id ): array {
		$post = get_post( $id );
		self::assertNotNull( $post );
		return (array) json_decode( (string) wp_json_encode( PopupFile::of( $post ) ), true );
	}

	/**
	 * A file of the fixtures.
	 *
	 * @param string $name Its name.
	 */
	private static function file( string $name ): string {
		return (string) file_get_contents( dirname( __DIR__, 3 ) . "/fixtures/popup-import/{$name}" );
	}

	/**
	 * Adds a user.
	 *
	 * @param string $role Role.
	 */
	private static function user( string $role ): int {
		$id = wp_insert_user( [ 'user_login' => "import-{$role}", 'user_pass' => 'x', 'role' => $role ] );
		return is_int( $id ) ? $id : (int) username_exists( "import-{$role}" );
	}
}
