<?php
/**
 * The search form over the page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\SearchOverlay;

use Vitrine\Tests\TestCase;

/**
 * A button, a closed panel, and core's own form in it.
 */
final class SearchOverlayTest extends TestCase {

	/**
	 * The block on a page.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function rendered( array $attributes = [] ): string {
		return do_blocks( get_comment_delimited_block_content( 'vitrine/search-overlay', $attributes, '' ) );
	}

	/**
	 * What the script is told.
	 *
	 * @param string $html HTML.
	 * @return array<string, mixed>
	 */
	private static function data( string $html ): array {
		self::assertSame( 1, preg_match( '~<dialog [^>]*><script type="application/json" data-vitrine="search-[0-9a-f]{8}">(.*?)</script>~', $html, $match ) );
		return json_decode( $match[1], true );
	}

	/**
	 * Button and link name the panel, whose form leads to the search of the site.
	 */
	public function test_parts(): void {
		$html = self::rendered( [ 'label' => 'Find', 'placeholder' => 'A plant' ] );
		self::assertSame( 1, preg_match( '~<dialog id="(search-[0-9a-f]{8})"~', $html, $match ) );
		self::assertStringContainsString( "data-vitrine-popup-id=\"{$match[1]}\" command=\"show-modal\" commandfor=\"{$match[1]}\"", $html );
		self::assertStringContainsString( "href=\"#{$match[1]}\" aria-label=\"Find\"", $html );
		self::assertStringNotContainsString( '<span>Find</span>', $html );
		self::assertMatchesRegularExpression( '~<form role="search" method="get" action="http[^"]+/"~', $html );
		self::assertStringContainsString( 'placeholder="A plant"', $html );
		self::assertStringNotContainsString( 'post_type', $html );
		self::assertStringContainsString( 'vitrine/v1/search', self::data( $html )['search']['address'] );
		self::assertTrue( self::has_script_module( '@vitrine/off-canvas' ) );
		self::assertTrue( wp_style_is( 'vitrine-off-canvas-style' ) );
		self::assertStringContainsString( '<span>Find</span>', self::rendered( [ 'label' => 'Find', 'showLabel' => true ] ) );
	}

	/**
	 * Types of posts narrow both the form and the suggestions, which may be off.
	 */
	public function test_types(): void {
		$html = self::rendered( [ 'postTypes' => [ 'page', 'revision' ], 'suggestions' => 3 ] );
		self::assertStringContainsString( 'name="post_type&#91;0]" value="page"', $html );
		self::assertStringNotContainsString( 'value="revision"', $html );
		self::assertStringContainsString( 'number=3', self::data( $html )['search']['address'] );
		self::assertArrayNotHasKey( 'search', self::data( self::rendered( [ 'suggestions' => 0 ] ) ) );
	}

	/**
	 * Whatever is stored, the HTML is whole.
	 */
	public function test_hostile(): void {
		$html = self::rendered( [ 'label' => '"><b>[gallery]', 'placeholder' => '"><b>', 'overlay' => '"><b>', 'postTypes' => [ '"><b>', [] ], 'suggestions' => 'x' ] );
		self::assertStringNotContainsString( '<b>', $html );
		self::assertStringNotContainsString( '[gallery', $html );
		self::assertStringContainsString( '__panel is-top"', $html );
		self::assertSame( 1, substr_count( $html, '<script' ) );
	}
}
