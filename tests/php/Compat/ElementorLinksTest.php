<?php
/**
 * Links as Elementor writes them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat;

use Vitrine\Compat\Elementor\ElementorLinks;
use Vitrine\Tests\Popup\PopupTestCase;

/**
 * CVE-2021-24891, CVE-2022-29455: only ids of popups and two actions are read, and only of links on the page.
 */
final class ElementorLinksTest extends PopupTestCase {

	/**
	 * The address that Elementor makes.
	 *
	 * @param string $action   Name of the action.
	 * @param mixed  $settings Its settings.
	 */
	private static function address( string $action, mixed $settings ): string {
		return '#' . rawurlencode( "elementor-action:action={$action}&settings=" . base64_encode( (string) wp_json_encode( $settings ) ) );
	}

	/**
	 * What becomes of a link.
	 *
	 * @param string $address Its address.
	 */
	private function convert( string $address ): string {
		return $this->plugin->popup->elementor_links()->convert( '<p><a class="x" href="' . esc_attr( $address ) . '">Open</a></p>' );
	}

	/**
	 * Opens the popup that was imported, or that of the same id.
	 */
	public function test_open(): void {
		$popup = self::add_popup( [] );
		self::assertSame( "<p><a data-vitrine-popup-id=\"popup-{$popup}\" data-vitrine-popup=\"open\" class=\"x\" href=\"#popup-{$popup}\">Open</a></p>", $this->convert( self::address( 'popup:open', [ 'id' => (string) $popup, 'toggle' => false ] ) ) );
		self::assertSame( [ $popup ], $this->plugin->popup->popups()->take() );

		$this->new_page();
		update_post_meta( $popup, ElementorLinks::ID, '4711' );
		self::assertStringContainsString( "data-vitrine-popup-id=\"popup-{$popup}\" data-vitrine-popup=\"toggle\"", $this->convert( self::address( 'popup:open', [ 'id' => 4711, 'toggle' => true ] ) ) );
		self::assertSame( [ $popup ], $this->plugin->popup->popups()->take() );
	}

	/**
	 * The form of older versions, and one that an editor has decoded.
	 */
	public function test_other_forms(): void {
		$popup    = self::add_popup( [] );
		$settings = base64_encode( (string) wp_json_encode( [ 'id' => (string) $popup ] ) );
		foreach ( [ '#' . rawurlencode( "elementor-action:action=popup:open settings={$settings}" ), "#elementor-action:action=popup:open&settings={$settings}" ] as $address ) {
			self::assertStringContainsString( "popup-{$popup}", $this->convert( $address ), $address );
		}
	}

	/**
	 * Closes the popup that it is in.
	 */
	public function test_close(): void {
		self::assertSame( '<p><a data-vitrine-popup="close" class="x" href="#">Open</a></p>', $this->convert( self::address( 'popup:close', [ 'do_not_show_again' => '' ] ) ) );
		self::assertSame( '<p><a data-vitrine-popup="dismiss" class="x" href="#">Open</a></p>', $this->convert( self::address( 'popup:close', [ 'do_not_show_again' => 'yes' ] ) ) );
	}

	/**
	 * Panels are named as Elementor names their elements, also in templates, which no content filter sees.
	 */
	public function test_panels(): void {
		$address = self::address( 'off_canvas:open', [ 'id' => '6d5ae1c', 'displayMode' => 'open' ] );
		self::assertSame( '<p><a data-vitrine-popup-id="off-canvas-6d5ae1c" data-vitrine-popup="open" class="x" href="#off-canvas-6d5ae1c">Open</a></p>', $this->convert( $address ) );
		self::assertStringContainsString( 'data-vitrine-popup="toggle"', $this->convert( self::address( 'off_canvas:toggle', [ 'id' => 1234567 ] ) ) );
		self::assertStringContainsString( 'data-vitrine-popup="close"', $this->convert( self::address( 'off_canvas:close', [ 'id' => '6d5ae1c' ] ) ) );
		self::assertStringContainsString( 'href="#off-canvas-6d5ae1c"', do_blocks( '<!-- wp:paragraph --><p><a href="' . esc_attr( $address ) . '">Open</a></p><!-- /wp:paragraph -->' ) );
	}

	/**
	 * Links that are left as they are.
	 *
	 * @return array<string, array{string}>
	 */
	public static function hostile(): array {
		$nested = [ 'id' => [ 'id' => 1 ] ];
		return [
			'lightbox'        => [ self::address( 'lightbox', [ 'id' => '%d', 'url' => 'x' ] ) ],
			'other action'    => [ self::address( 'popup:eval', [ 'id' => '%d' ] ) ],
			'panel markup'    => [ self::address( 'off_canvas:open', [ 'id' => '"><b>' ] ) ],
			'panel list'      => [ self::address( 'off_canvas:open', [ 'id' => [ 'x' ] ] ) ],
			'panel action'    => [ self::address( 'off_canvas:open', [ 'id' => 'x', 'displayMode' => 'eval' ] ) ],
			'no id'           => [ self::address( 'popup:open', [ 'toggle' => true ] ) ],
			'markup'          => [ self::address( 'popup:open', [ 'id' => '1"><img src=x onerror=alert(1)>' ] ) ],
			'nested'          => [ self::address( 'popup:open', $nested ) ],
			'negative'        => [ self::address( 'popup:open', [ 'id' => -1 ] ) ],
			'fraction'        => [ self::address( 'popup:open', [ 'id' => 1.5 ] ) ],
			'not JSON'        => [ '#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DYWJj' ],
			'not base64'      => [ '#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D%7B%22id%22%3A1%7D' ],
			'unknown id'      => [ self::address( 'popup:open', [ 'id' => '987654321' ] ) ],
			'twice encoded'   => [ '#' . rawurlencode( ltrim( self::address( 'popup:open', [ 'id' => '1' ] ), '#' ) ) ],
			'another address' => [ 'https://example.test/' . self::address( 'popup:open', [ 'id' => '1' ] ) ],
			'very long'       => [ '#elementor-action:action=popup:open&settings=' . str_repeat( 'A', 100000 ) ],
		];
	}

	/**
	 * Does nothing with what it does not know.
	 *
	 * @param string $address Address of a link.
	 * @dataProvider hostile
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'hostile' )]
	public function test_hostile( string $address ): void {
		self::add_popup( [] );
		$html = '<p><a class="x" href="' . esc_attr( $address ) . '">Open</a></p>';
		self::assertSame( $html, $this->plugin->popup->elementor_links()->convert( $html ) );
		self::assertSame( [], $this->plugin->popup->popups()->take() );
	}

	/**
	 * Popups that visitors may not see.
	 */
	public function test_draft(): void {
		$popup = self::add_popup( [], '', [ 'post_status' => 'draft' ] );
		update_post_meta( $popup, ElementorLinks::ID, '4711' );
		self::assertStringNotContainsString( 'data-vitrine', $this->convert( self::address( 'popup:open', [ 'id' => '4711' ] ) ) );
		self::assertStringNotContainsString( 'data-vitrine', $this->convert( self::address( 'popup:open', [ 'id' => (string) $popup ] ) ) );
	}

	/**
	 * A page without such a link asks nothing.
	 */
	public function test_costs_nothing(): void {
		global $wpdb;
		$before = $wpdb->num_queries;
		$html   = '<p><a href="#popup-1">Open</a></p>';
		self::assertSame( $html, $this->plugin->popup->elementor_links()->convert( $html ) );
		self::assertSame( $before, $wpdb->num_queries );
	}
}
