<?php
/**
 * PHP's half of the contract with TSX.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\ShareButtons;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\ShareButtons\SharedPage;
use Vitrine\ShareButtons\ShareButtonsView;
use Vitrine\Support\Schema;
use Vitrine\Tests\ContractFixtures;
use Vitrine\Tests\TestCase;

/**
 * The canvas shows what visitors see: a case holds attributes as they are stored.
 */
final class ContractTest extends TestCase {

	use ContractFixtures;

	private const FIXTURES = __DIR__ . '/../../../blocks/share-buttons/test/fixtures';

	private const NEEDED = [ 'plain', 'icons', 'hostile' ];

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
		 * @var ShareButtonsAttributes $read */
		$read = Schema::of_block( 'share-buttons' )->read( $attributes );
		$view = ShareButtonsView::of( $read, SharedPage::of( $read['url'], $read['title'], [] ) );
		$html = (string) preg_replace( '~<script.*?</script>| wp-block-[a-z-]*-is-layout-flex~s', '', self::rendered( $attributes ) );
		self::assert_contract( $name, $view, $html );
	}

	/**
	 * The block on a page.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function rendered( array $attributes ): string {
		return do_blocks( '<!-- wp:vitrine/share-buttons ' . serialize_block_attributes( $attributes ) . ' /-->' );
	}
}
