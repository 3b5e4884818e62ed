<?php
/**
 * Sticky sections.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\StickySection;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Tests\TestCase;

/**
 * Core's blocks on the page: classes, the offset and what the script is told.
 */
final class StickySectionTest extends TestCase {

	private const MODULE = '@vitrine/sticky-section';

	/**
	 * A group on a page.
	 *
	 * @param mixed  $sticky What is stored.
	 * @param string $html   Its HTML.
	 */
	private static function rendered( mixed $sticky, string $html = '<div class="wp-block-group" style="margin-top:0">In</div>' ): string {
		return trim( do_blocks( '<!-- wp:group ' . wp_json_encode( [ 'vitrineSticky' => $sticky ] ) . " -->{$html}<!-- /wp:group -->" ) );
	}

	/**
	 * Everything that is chosen.
	 */
	public function test_section(): void {
		wp_dequeue_script_module( self::MODULE );
		$tags = new \WP_HTML_Tag_Processor( self::rendered( [ 'edge' => 'bottom', 'offset' => 20, 'within' => 'page', 'tablets' => false, 'effectsOffset' => 80, 'anchorOffset' => 60 ] ) );
		self::assertTrue( $tags->next_tag() );
		self::assertStringStartsWith( 'wp-block-group', (string) $tags->get_attribute( 'class' ) );
		self::assertStringContainsString( 'vitrine-sticky vitrine-sticky-bottom vitrine-sticky-on-desktops vitrine-sticky-on-phones', (string) $tags->get_attribute( 'class' ) );
		self::assertSame( 'margin-top:0;--vitrine-sticky-offset:20px', $tags->get_attribute( 'style' ) );
		self::assertSame(
			[ 'edge' => 'bottom', 'offset' => 20, 'page' => true, 'devices' => [ 'desktops', 'phones' ], 'effects' => 80, 'room' => 60 ],
			json_decode( (string) $tags->get_attribute( 'data-vitrine-sticky' ), true )
		);
		self::assertTrue( self::has_script_module( self::MODULE ) );
		self::assertTrue( wp_style_is( 'vitrine-sticky-section' ) );
	}

	/**
	 * What is stored and makes nothing stay.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function nothing(): array {
		return [
			'nothing'   => [ [] ],
			'text'      => [ 'top' ],
			'no edge'   => [ [ 'offset' => 20 ] ],
			'an edge that is none' => [ [ 'edge' => 'left"><script>alert(1)</script>' ] ],
			'no device' => [ [ 'edge' => 'top', 'desktops' => false, 'tablets' => false, 'phones' => false ] ],
		];
	}

	/**
	 * Then the block is as it was, and nothing is brought.
	 *
	 * @param mixed $sticky What is stored.
	 */
	#[DataProvider( 'nothing' )]
	public function test_nothing( mixed $sticky ): void {
		wp_dequeue_script_module( self::MODULE );
		wp_dequeue_style( 'vitrine-sticky-section' );
		self::assertStringNotContainsString( 'sticky', self::rendered( $sticky ) );
		self::assertFalse( self::has_script_module( self::MODULE ) );
		self::assertFalse( wp_style_is( 'vitrine-sticky-section' ) );
	}

	/**
	 * Hostile values are brought within their bounds, and a block without an element stays as it is.
	 */
	public function test_hostile(): void {
		$html = self::rendered( [ 'edge' => 'top', 'offset' => '9999px;background:url(//evil.example)', 'within' => [ 'page' ], 'anchorOffset' => -5, 'effectsOffset' => 5000 ] );
		self::assertStringContainsString( '--vitrine-sticky-offset:0px', $html );
		self::assertStringNotContainsString( 'evil', $html );
		self::assertStringContainsString( '&quot;effects&quot;:1000', $html );
		self::assertSame( 'Words', self::rendered( [ 'edge' => 'top' ], 'Words' ) );
	}

	/**
	 * The four blocks know the attribute, for REST and the editor.
	 */
	public function test_attribute(): void {
		foreach ( [ 'group', 'columns', 'column', 'cover' ] as $name ) {
			self::assertArrayHasKey( 'vitrineSticky', (array) \WP_Block_Type_Registry::get_instance()->get_registered( "core/{$name}" )?->attributes );
		}
	}
}
