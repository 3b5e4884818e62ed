<?php
/**
 * PHP's half of the contract with TSX.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\TableOfContents;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\TableOfContents\HeadingIds;
use Vitrine\TableOfContents\HeadingReader;
use Vitrine\TableOfContents\TableOfContentsView;
use Vitrine\Tests\ContractFixtures;
use Vitrine\Tests\TestCase;

/**
 * The canvas shows what visitors see: a case holds attributes as they are stored, and the content around the block.
 */
final class ContractTest extends TestCase {

	use ContractFixtures;

	private const FIXTURES = __DIR__ . '/../../../blocks/table-of-contents/test/fixtures';

	private const NEEDED = [ 'plain', 'numbers', 'collapsible', 'open' ];

	/**
	 * Of what is stored PHP makes the view that TSX is tested with, and the HTML that TSX renders; what is for the script alone is left out.
	 *
	 * @param string $name Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( string $name ): void {
		[ 'attributes' => $attributes, 'content' => $content ] = self::fixture( "{$name}.json" );
		$read     = TableOfContentsView::settings( $attributes );
		$headings = HeadingIds::given( TableOfContentsView::listed( $read, HeadingReader::read( $content ) ), [] );
		$page     = (string) apply_filters( 'the_content', get_comment_delimited_block_content( 'vitrine/table-of-contents', $attributes, '' ) . "<!-- wp:html -->{$content}<!-- /wp:html -->" );
		preg_match( '~<nav.*?</nav>~s', $page, $found );
		$html = (string) preg_replace( '~<script.*?</script>~s', '', $found[0] ?? '' );
		self::assert_contract( $name, TableOfContentsView::of( $read, $headings ), $html );
	}
}
