<?php
/**
 * Panels at the edges of the window.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\OffCanvas;

use Vitrine\Tests\TestCase;

/**
 * What is printed is a closed dialog with its blocks, whatever is stored.
 */
final class OffCanvasTest extends TestCase {

	private const INSIDE = '<!-- wp:paragraph --><p>Opening hours [sic]</p><!-- /wp:paragraph -->';

	/**
	 * The block on a page.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $inside     Blocks in it.
	 */
	private static function rendered( array $attributes = [], string $inside = self::INSIDE ): string {
		return do_blocks( get_comment_delimited_block_content( 'vitrine/off-canvas', $attributes, $inside ) );
	}

	/**
	 * The tag of the dialog.
	 *
	 * @param string $html HTML.
	 */
	private static function dialog( string $html ): \WP_HTML_Tag_Processor {
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( [ 'tag_name' => 'dialog' ] ) );
		return $tags;
	}

	/**
	 * What the script is told.
	 *
	 * @param string $html HTML.
	 * @return array<string, mixed>
	 */
	private static function data( string $html ): array {
		self::assertSame( 1, preg_match( '~^<dialog [^>]*><script type="application/json" data-vitrine="[^"]*">(.*?)</script>~', $html, $match ) );
		return json_decode( $match[1], true );
	}

	/**
	 * A panel with an anchor has it as its id, and closes by a button or, without script, by a link that leads nowhere.
	 */
	public function test_dialog(): void {
		$html = self::rendered( [ 'anchor' => 'menu', 'label' => 'Menu', 'side' => 'end', 'size' => 480 ] );
		$tags = self::dialog( $html );
		self::assertSame( 'menu', $tags->get_attribute( 'id' ) );
		self::assertSame( 'Menu', $tags->get_attribute( 'aria-label' ) );
		self::assertStringContainsString( 'is-at-end', (string) $tags->get_attribute( 'class' ) );
		self::assertSame( '--vitrine-panel-size:480px', $tags->get_attribute( 'style' ) );
		self::assertNull( $tags->get_attribute( 'open' ) );
		self::assertStringContainsString( 'command="close" commandfor="menu" aria-label="Close"></button>', $html );
		self::assertStringContainsString( 'href="#menu-closed" aria-label="Close"></a>', $html );
		self::assertStringContainsString( 'Opening hours [sic]</p>', $html, 'Shortcodes in it go on working.' );
		self::assertSame( [ 'side' => 'end', 'push' => false, 'modal' => true, 'escape' => true, 'backdrop' => true, 'links' => true ], self::data( $html ) );
		self::assertTrue( self::has_script_module( '@vitrine/off-canvas' ) );
	}

	/**
	 * The name is that of the first heading, and ids are the panels' own.
	 */
	public function test_names_and_ids(): void {
		$heading = '<!-- wp:heading --><h2 class="wp-block-heading">Find <em>us</em></h2><!-- /wp:heading -->';
		self::assertSame( 'Find us', self::dialog( self::rendered( [], $heading ) )->get_attribute( 'aria-label' ) );
		self::assertSame( 'Panel', self::dialog( self::rendered() )->get_attribute( 'aria-label' ) );
		self::assertSame( 'twice', self::dialog( self::rendered( [ 'anchor' => 'twice' ] ) )->get_attribute( 'id' ) );
		self::assertSame( 'twice-2', self::dialog( self::rendered( [ 'anchor' => 'twice' ] ) )->get_attribute( 'id' ) );
		foreach ( [ [], [ 'anchor' => 'popup-12' ], [ 'anchor' => [ 'x' ] ] ] as $attributes ) {
			self::assertMatchesRegularExpression( '/^off-canvas-[0-9a-f]{8}$/D', (string) self::dialog( self::rendered( $attributes ) )->get_attribute( 'id' ) );
		}
	}

	/**
	 * A backdrop has a color of its own or none, and nothing else gets into the style.
	 */
	public function test_backdrop(): void {
		$style = static fn( array $attributes ): mixed => self::dialog( self::rendered( $attributes ) )->get_attribute( 'style' );
		self::assertSame( '--vitrine-backdrop:#00336680', $style( [ 'backdropColor' => '#00336680' ] ) );
		self::assertSame( '--vitrine-backdrop:transparent', $style( [ 'backdrop' => false, 'backdropColor' => 'red' ] ) );
		self::assertNull( $style( [ 'backdropColor' => 'red;background:url(//x)', 'size' => 'expression(1)' ] ) );
		self::assertSame( '--vitrine-panel-size:100%', $style( [ 'size' => 900, 'unit' => '%' ] ) );
	}

	/**
	 * The close button may be left out where a block closes this very panel.
	 */
	public function test_way_out(): void {
		$button = static fn( array $link ): string => '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button ' . wp_json_encode( [ 'tagName' => 'button', 'vitrinePopup' => $link ] ) . ' --><div class="wp-block-button"><button type="button" class="wp-block-button__link wp-element-button">Done</button></div><!-- /wp:button --></div><!-- /wp:buttons -->';
		$close  = '__close" command';
		self::assertStringContainsString( $close, self::rendered( [ 'closeButton' => false ] ) );
		$html = self::rendered( [ 'anchor' => 'menu', 'closeButton' => false ], $button( [ 'action' => 'close', 'popup' => 0 ] ) );
		self::assertStringNotContainsString( $close, $html );
		self::assertMatchesRegularExpression( '~<button[^>]* command="close"~', $html, 'Without script, too.' );
		self::assertStringContainsString( $close, self::rendered( [ 'anchor' => 'other', 'closeButton' => false ], $button( [ 'action' => 'close', 'popup' => 'elsewhere' ] ) ) );
	}

	/**
	 * What watches forms and carts is on a page whose panel waits for them, and on no other.
	 */
	public function test_occasions(): void {
		$module = '@vitrine/off-canvas-automatic';
		self::assertArrayNotHasKey( 'after', self::data( self::rendered( [ 'openAfterForm' => 'yes', 'openAfterCart' => false ] ) ) );
		self::assertFalse( self::has_script_module( $module ) );
		self::assertSame( [ 'cart' ], self::data( self::rendered( [ 'openAfterCart' => true ] ) )['after'] ?? null );
		self::assertTrue( self::has_script_module( $module ) );
		self::assertSame( [ 'form', 'cart' ], self::data( self::rendered( [ 'openAfterForm' => true, 'openAfterCart' => true ] ) )['after'] ?? null );
		wp_dequeue_script_module( $module );
	}

	/**
	 * Whatever is stored, the HTML is whole; nothing is printed around nothing, or in a feed.
	 */
	public function test_hostile(): void {
		$html = self::rendered( [ 'anchor' => '"><script>x</script>', 'label' => '"><b>[gallery]', 'side' => '"><b>', 'push' => 'yes', 'modal' => [], 'closeOnEscape' => null, 'size' => -5, 'unit' => 'url(' ] );
		self::assertStringNotContainsString( '<b>', $html );
		self::assertStringNotContainsString( '[gallery', $html );
		self::assertSame( 1, substr_count( $html, '<script' ) );
		self::assertStringContainsString( 'is-at-start', $html );
		self::assertTrue( self::data( $html )['modal'] );
		wp_dequeue_script_module( '@vitrine/off-canvas' );
		self::assertSame( '', self::rendered( [], '' ) );
		global $wp_query;
		$before            = $wp_query;
		$wp_query          = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- put back below.
		$wp_query->is_feed = true;
		self::assertSame( '', self::rendered() );
		$wp_query = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
		self::assertFalse( self::has_script_module( '@vitrine/off-canvas' ) );
	}
}
