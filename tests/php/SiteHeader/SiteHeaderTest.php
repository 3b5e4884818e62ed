<?php
/**
 * Site headers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\SiteHeader;

use Vitrine\Tests\TestCase;

/**
 * The block on the page: its blocks, and what tells the script and the style sheet when it stays in the window.
 */
final class SiteHeaderTest extends TestCase {

	private const INSIDE = '<!-- wp:paragraph --><p>Garden</p><!-- /wp:paragraph -->';

	/**
	 * The block on a page.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $inside     Blocks in it.
	 */
	private static function rendered( array $attributes = [], string $inside = self::INSIDE ): string {
		return do_blocks( '<!-- wp:vitrine/site-header ' . wp_json_encode( (object) $attributes ) . " -->{$inside}<!-- /wp:vitrine/site-header -->" );
	}

	/**
	 * What the script is told.
	 *
	 * @param string $html HTML.
	 * @return array<string, mixed>
	 */
	private static function data( string $html ): array {
		self::assertSame( 1, preg_match( '~<script type="application/json" data-vitrine="">(.*?)</script></(?:div|header)>$~D', $html, $match ) );
		return json_decode( $match[1], true );
	}

	/**
	 * Tablets do as desktops, and phones as tablets, unless they say otherwise.
	 */
	public function test_devices(): void {
		$same = [ 'desktops' => 'up', 'tablets' => 'up', 'phones' => 'up' ];
		self::assertSame( $same, self::data( self::rendered() )['modes'] );
		$html = self::rendered( [ 'sticky' => 'never', 'tablets' => 'always' ] );
		self::assertSame( [ 'desktops' => 'never', 'tablets' => 'always', 'phones' => 'always' ], self::data( $html )['modes'] );
		self::assertStringContainsString( 'is-sticky is-always-on-tablets is-always-on-phones', $html );
		self::assertStringNotContainsString( 'is-always-on-desktops', $html );
		self::assertTrue( self::has_script_module( '@vitrine/site-header' ) );
	}

	/**
	 * One that never stays needs no script.
	 */
	public function test_never(): void {
		wp_dequeue_script_module( '@vitrine/site-header' );
		$html = self::rendered( [ 'sticky' => 'never' ] );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'is-sticky', $html );
		self::assertFalse( self::has_script_module( '@vitrine/site-header' ) );
	}

	/**
	 * How it looks while it stays.
	 */
	public function test_docked(): void {
		$html = self::rendered( [ 'shrink' => 20, 'shadow' => false, 'dockedBackground' => 'var(--wp--preset--color--contrast)', 'dockedText' => '#fff', 'tagName' => 'header' ] );
		self::assertStringStartsWith( '<header ', $html );
		self::assertStringContainsString( 'style="--vitrine-shrink:20;--vitrine-docked-background:var(--wp--preset--color--contrast);--vitrine-docked-text:#fff"', $html );
		self::assertStringContainsString( 'has-shrink has-docked-background has-docked-text', $html );
		self::assertStringNotContainsString( 'has-docked-shadow', $html );
	}

	/**
	 * Over a cover it has a color of its own, also where it never stays; rows that leave are told to the script.
	 */
	public function test_over_a_cover_and_rows(): void {
		$html = self::rendered( [ 'sticky' => 'never', 'overCover' => true, 'overText' => '#fff' ] );
		self::assertStringContainsString( 'is-over-cover has-over-text', $html );
		self::assertStringContainsString( '--vitrine-over-text:#fff', $html );
		self::assertStringNotContainsString( '<script', $html );
		$html = self::rendered( [ 'hiddenRows' => 2 ] );
		self::assertSame( 2, self::data( $html )['rows'] );
		self::assertStringContainsString( 'hides-rows-2', $html );
		self::assertStringNotContainsString( 'hides-rows', self::rendered() );
	}

	/**
	 * What nobody can have chosen is the default, and ends no attribute.
	 */
	public function test_hostile(): void {
		$html = self::rendered(
			[
				'tagName'          => 'script',
				'sticky'           => '"><script>alert(1)</script>',
				'tablets'          => [ 'up' ],
				'shrink'           => '99;background:url(//evil.example)',
				'dockedBackground' => 'red;background:url(//evil.example)',
				'dockedText'       => '#fff"onclick="alert(1)',
				'overText'         => 'url(//evil.example)',
				'hiddenRows'       => '1"><script>alert(1)</script>',
			]
		);
		self::assertStringStartsWith( '<div ', $html );
		self::assertStringNotContainsString( 'evil', $html );
		self::assertStringNotContainsString( 'alert', $html );
		self::assertSame( [ 'desktops' => 'up', 'tablets' => 'up', 'phones' => 'up' ], self::data( $html )['modes'] );
	}

	/**
	 * Without blocks there is no header.
	 */
	public function test_empty(): void {
		self::assertSame( '', self::rendered( [], '' ) );
	}

	/**
	 * The pattern is offered for headers, and shows a title.
	 */
	public function test_pattern(): void {
		$pattern = \Vitrine\Plugin::instance()->header->patterns()['vitrine/site-header'];
		self::assertSame( [ 'core/template-part/header' ], $pattern['blockTypes'] );
		self::assertStringContainsString( get_bloginfo( 'name' ), do_blocks( $pattern['content'] ) );
	}
}
