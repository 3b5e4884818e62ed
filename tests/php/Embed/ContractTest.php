<?php
/**
 * PHP's half of the contract with TSX.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Embed;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Embed\EmbedView;
use Vitrine\Embed\FacebookAddress;
use Vitrine\Support\Schema;
use Vitrine\Tests\ContractFixtures;
use Vitrine\Tests\TestCase;

/**
 * The canvas shows what visitors see: a case holds attributes as they are stored.
 */
final class ContractTest extends TestCase {

	use ContractFixtures;

	private const FIXTURES = __DIR__ . '/../../../blocks/embed/test/fixtures';

	private const NEEDED = [ 'post', 'video', 'page', 'hostile' ];

	/**
	 * Of what is stored PHP makes the view that TSX is tested with, and the HTML that TSX renders.
	 *
	 * @param string $name Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( string $name ): void {
		$attributes = self::fixture( "{$name}.json" )['attributes'];
		/** Generated from block.json.
		 *
		 * @var EmbedAttributes $read */
		$read = Schema::of_block( 'embed' )->read( $attributes );
		$html = (string) preg_replace( '~<script.*?</script>~s', '', self::rendered( $attributes ) );
		self::assert_contract( $name, EmbedView::of( $read ), $html );
	}

	/**
	 * Addresses are read as in the editor, and what leads nowhere shows nothing.
	 */
	public function test_addresses(): void {
		$cases = json_decode( (string) file_get_contents( __DIR__ . '/../../fixtures/facebook-addresses.json' ), true );
		self::assertIsArray( $cases );
		foreach ( $cases as $case ) {
			$address = FacebookAddress::of( $case[0] );
			self::assertSame( [ $case[1], $case[2] ?? null ], [ $address?->kind, $address?->name ], $case[0] );
			self::assertSame( $case[1] !== null, self::rendered( [ 'url' => $case[0] ] ) !== '', $case[0] );
		}
	}

	/**
	 * What the frame is made of is the network's own plugin, by names and ids alone.
	 */
	public function test_frames(): void {
		$html = self::rendered( [ 'url' => 'https://www.facebook.com/story.php?story_fbid=1234567890&id=1000012345&x="' ] );
		self::assertSame( '', $html );
		$html = self::rendered( [ 'url' => 'https://www.facebook.com/story.php?story_fbid=1234567890&id=1000012345&x=1' ] );
		$href = rawurlencode( 'https://www.facebook.com/permalink.php?story_fbid=1234567890&id=1000012345' );
		self::assertStringContainsString( '"src":"https://www.facebook.com/plugins/post.php?href=' . $href . '\u0026show_text=true"', $html );
		self::assertStringNotContainsString( '<iframe', $html );
		self::assertTrue( self::has_script_module( '@vitrine/embed' ) );
	}

	/**
	 * In feeds the words and a link are there.
	 */
	public function test_feeds(): void {
		global $wp_query;
		$wp_query          = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- tearDown() puts it back.
		$wp_query->is_feed = true;
		$html              = self::rendered( [ 'url' => 'https://www.facebook.com/hollinbank/posts/1234567890', 'quote' => 'Open until the light goes.' ] );
		self::assertStringContainsString( '<p>Open until the light goes.</p></blockquote><a ', $html );
		self::assertStringNotContainsString( '<button', $html );
	}

	/**
	 * The block on a page.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function rendered( array $attributes ): string {
		return do_blocks( '<!-- wp:vitrine/embed ' . serialize_block_attributes( $attributes ) . ' /-->' );
	}
}
