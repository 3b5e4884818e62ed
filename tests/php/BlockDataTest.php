<?php
/**
 * Tests of the data in blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\BlockData;

/**
 * What scripts read is what PHP wrote, whatever texts are in it and whatever WordPress does to content.
 */
final class BlockDataTest extends TestCase {

	/**
	 * Texts of strangers.
	 *
	 * @return array<string, array{string}>
	 */
	public static function texts(): array {
		return [
			'end of script' => [ '</script><script>alert(1)</script>' ],
			'comment'       => [ '<!--<script>' ],
			'entities'      => [ '&quot;,&quot;rest&quot;:&quot;/x &amp;#60; &#91;' ],
			'odd quote'     => [ '" [' ],
			'quotes'        => [ '","rest":"/x' ],
			'escapes'       => [ '\\u0022,\\"rest\\": \\u005b \\' ],
			'shortcode'     => [ '[vitrine-test] [[vitrine-test]] ["vitrine-test"]' ],
			'typography'    => [ "it's \"that\" -- 2x4 :) … 終わり 😀" ],
			'lines'         => [ "a\nb\r\n\n<p>c\u{2028}" ],
			'address'       => [ 'https://example.org/?a=1&b=2' ],
		];
	}

	/**
	 * It goes through all that WordPress does to content.
	 *
	 * @param string $text Text.
	 */
	#[DataProvider( 'texts' )]
	public function test_data_is_read_as_it_was_written( string $text ): void {
		add_shortcode( 'vitrine-test', static fn(): string => 'SHORTCODE' );
		$data = [ 'text' => $text, 'list' => [ $text, [ 1, 2 ] ], $text => true, 'object' => (object) [] ];
		register_block_type( 'vitrine-test/data', [ 'render_callback' => static fn(): string => BlockData::without_shortcodes( '<div id="e">' . BlockData::script( 'e', $data ) . '<p>[vitrine-test]</p></div>' ) ] );
		$html = (string) apply_filters( 'the_content', '<!-- wp:vitrine-test/data /-->' );
		unregister_block_type( 'vitrine-test/data' );
		remove_shortcode( 'vitrine-test' );
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( [ 'tag_name' => 'script' ] ) );
		self::assertSame( [ 'application/json', 'e' ], [ $tags->get_attribute( 'type' ), $tags->get_attribute( 'data-vitrine' ) ] );
		self::assertEquals( (object) $data, json_decode( $tags->get_modifiable_text() ) );
		self::assertFalse( $tags->next_tag( [ 'tag_name' => 'script' ] ) );
		self::assertStringContainsString( '<p>&#091;vitrine-test', str_replace( '&#91;', '&#091;', $html ) );
		self::assertSame( '[vitrine-test]', trim( html_entity_decode( wp_strip_all_tags( $html ) ) ) );
	}

	/**
	 * An id with entities is the wrapper's, to the letter.
	 */
	public function test_id_is_the_wrappers(): void {
		foreach ( [ 'a', 'a&amp;b', 'a&b', '"><b>', 'ü' ] as $id ) {
			$wrapper = new \WP_HTML_Tag_Processor( '<div>' );
			$wrapper->next_tag();
			$wrapper->set_attribute( 'id', $id );
			$script = new \WP_HTML_Tag_Processor( BlockData::script( $id, [] ) );
			$script->next_tag();
			self::assertSame( $wrapper->get_attribute( 'id' ), $script->get_attribute( 'data-vitrine' ) );
			self::assertFalse( $script->next_tag() );
		}
	}

	/**
	 * RSS has no scripts.
	 */
	public function test_feeds_have_none(): void {
		global $wp_query;
		$wp_query->is_feed = true;
		$printed           = BlockData::script( 'e', [ 1 ] );
		$wp_query->is_feed = false;
		self::assertSame( '', $printed );
	}
}
