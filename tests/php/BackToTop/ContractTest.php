<?php
/**
 * PHP's half of the contract with TSX.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\BackToTop;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\BackToTop\BackToTopView;
use Vitrine\Support\Schema;
use Vitrine\Tests\ContractFixtures;
use Vitrine\Tests\TestCase;

/**
 * The canvas shows what visitors see: a case holds attributes as they are stored.
 */
final class ContractTest extends TestCase {

	use ContractFixtures;

	private const FIXTURES = __DIR__ . '/../../../blocks/back-to-top/test/fixtures';

	private const NEEDED = [ 'plain', 'full', 'hostile' ];

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
		 * @var BackToTopAttributes $read */
		$read = Schema::of_block( 'back-to-top' )->read( $attributes );
		$html = (string) preg_replace( '~<script.*?</script>~s', '', self::rendered( $attributes ) );
		self::assert_contract( $name, BackToTopView::of( $read ), $html );
	}

	/**
	 * What scripts go by is within its bounds, and supports of the block are on the link itself.
	 */
	public function test_data_and_supports(): void {
		$html = self::rendered( [ 'showFrom' => 99999, 'hideOverFooter' => false, 'anchor' => 'up', 'backgroundColor' => 'accent-1' ] );
		self::assertStringContainsString( '>{"rootMargin":"10000px 0px 0px","over":".vitrine-top"}</script>', $html );
		self::assertMatchesRegularExpression( '~^<a [^>]*class="[^"]*has-accent-1-background-color[^>]* href="#">~', $html );
		self::assertStringContainsString( '>{"rootMargin":"300px 0px 0px","over":".vitrine-top, footer:not(', self::rendered( [ 'showFrom' => '"><b>', 'hideOverFooter' => [] ] ) );
	}

	/**
	 * News readers have a top of their own.
	 */
	public function test_feeds(): void {
		global $wp_query;
		$wp_query          = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- tearDown() puts it back.
		$wp_query->is_feed = true;
		self::assertSame( '', self::rendered( [] ) );
	}

	/**
	 * The block on a page.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function rendered( array $attributes ): string {
		return do_blocks( get_comment_delimited_block_content( 'vitrine/back-to-top', $attributes, '' ) );
	}
}
