<?php
/**
 * Headings and their ids.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\TableOfContents;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\TableOfContents\Heading;
use Vitrine\TableOfContents\HeadingIds;
use Vitrine\TableOfContents\HeadingReader;
use Vitrine\Tests\TestCase;

/**
 * Which headings there are in HTML, what they say, and the rule of their ids.
 */
final class HeadingsTest extends TestCase {

	/**
	 * Texts, and the ids that they ask for.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function texts(): array {
		return [
			'words'          => [ 'Tea & cake, today!', 'tea-cake-today' ],
			'accents'        => [ 'Über Äpfel à la carte', 'uber-apfel-a-la-carte' ],
			'number first'   => [ '2024 in pictures', 'section-2024-in-pictures' ],
			'other script'   => [ 'Привет, мир', 'section-' . substr( md5( 'Привет, мир' ), 0, 6 ) ],
			'two scripts'    => [ '第1章 API', 'section-1-api' ],
			'signs'          => [ '—!?', 'section-' . substr( md5( '—!?' ), 0, 6 ) ],
			'markup'         => [ '<img src=x onerror=alert(1)> "quoted"', 'quoted' ],
			'long'           => [ str_repeat( 'word ', 100 ), rtrim( substr( str_repeat( 'word-', 100 ), 0, 80 ), '-' ) ],
		];
	}

	/**
	 * An id is made of the text alone, and scripts can use it.
	 *
	 * @param string $text Text.
	 * @param string $id   Id.
	 */
	#[DataProvider( 'texts' )]
	public function test_id_of_text( string $text, string $id ): void {
		self::assertSame( $id, HeadingIds::of_text( $text ) );
		self::assertMatchesRegularExpression( '/^[A-Za-z_][\w-]*$/D', $id );
	}

	/**
	 * No id is there twice, and what is there stays.
	 */
	public function test_ids_are_unique(): void {
		$headings = array_map( static fn( array $one ): Heading => new Heading( 0, 2, ...$one ), [ [ 'Tea', '' ], [ 'Tea', '' ], [ 'Tea', 'Tea-3' ], [ 'Tea', '' ], [ 'Comments', '' ], [ 'Taken', '' ], [ 'Own', 'Größe 1' ] ] );
		$ids      = array_column( HeadingIds::given( $headings, [ 'taken' => true ] ), 'id' );
		self::assertSame( [ 'tea', 'tea-2', 'Tea-3', 'tea-4', 'comments-2', 'taken-2', 'Größe 1' ], $ids );
	}

	/**
	 * HTML, and what is found in it.
	 *
	 * @return array<string, array{string, list<string>}>
	 */
	public static function pages(): array {
		return [
			'markup in it'       => [ '<h2>Tea &amp; <em>c<b>a</b>ke</em><br>today &lt;b&gt;</h2>', [ '2 Tea & cake today <b>' ] ],
			'white space'        => [ "<h2>\n a&nbsp;\t b \n</h2>", [ '2 a b' ] ],
			'pictures'           => [ '<h3><img src="x" alt="A gate"></h3><h3><img src="x" alt></h3>', [ '3 A gate' ] ],
			'footnote, signs'    => [ '<h2>Noted<sup data-fn="x" class="fn"><a href="#x">1</a></sup> here <a aria-hidden="true" href="#">#</a></h2>', [ '2 Noted here' ] ],
			'empty'              => [ '<h2></h2><h2> &nbsp; </h2>', [] ],
			'query loops'        => [ '<div class="a wp-block-query"><div><h2>No</h2></div></div><h2>Yes</h2>', [ '2 Yes' ] ],
			'table of contents'  => [ '<nav class="wp-block-vitrine-table-of-contents"><h2>No</h2></nav><h2>Yes</h2>', [ '2 Yes' ] ],
			'hidden'             => [ '<h2 hidden>No</h2><div aria-hidden="true"><h2>No</h2></div><section style="color:red;display : none"><h2>No</h2></section><dialog><h2>No</h2></dialog><template><h2>No</h2></template><div hidden="until-found"><h2>Yes</h2></div>', [ '2 Yes' ] ],
			'hidden and closed'  => [ '<svg><path aria-hidden="true"/></svg><p hidden><h2>Yes</h2>', [ '2 Yes' ] ],
			'no elements'        => [ '<!-- <h2>No</h2> --><script>"<h2>No</h2>"</script><textarea><h2>No</h2></textarea><h2>Yes</h2>', [ '2 Yes' ] ],
			'never closed'       => [ '<h2>One<h3>Two</h4>words<div><h2>Three', [ '2 One', '3 Two', '2 Three' ] ],
			'more levels than 6' => [ '<h7>No</h7><h1>One</h1><h6>Six</h6>', [ '1 One', '6 Six' ] ],
		];
	}

	/**
	 * Reads what a visitor sees.
	 *
	 * @param string       $html  HTML.
	 * @param list<string> $found Levels and texts.
	 */
	#[DataProvider( 'pages' )]
	public function test_headings_of_html( string $html, array $found ): void {
		self::assertSame( $found, array_map( static fn( Heading $one ): string => "{$one->level} {$one->text}", HeadingReader::read( $html ) ) );
	}

	/**
	 * A heading that never ends has no page as its text.
	 */
	public function test_length(): void {
		self::assertSame( 1000, mb_strlen( HeadingReader::read( '<h2>' . str_repeat( 'ä ', 5000 ) )[0]->text ) );
	}

	/**
	 * Only headings that have none get an id, by their place in the HTML.
	 */
	public function test_writes_ids(): void {
		$html  = '<h2 hidden>No</h2><h2 id="own">Own</h2><h3 class="a">Tea</h3><h2 id="">Empty</h2>';
		$given = HeadingIds::given( HeadingReader::read( $html ), [] );
		self::assertSame( '<h2 hidden>No</h2><h2 id="own">Own</h2><h3 id="tea" class="a">Tea</h3><h2 id="empty" id="">Empty</h2>', HeadingReader::with_ids( $html, $given ) );
	}

	/**
	 * Of a page only the content of its post, which a theme may have in a loop; within it loops do not count.
	 */
	public function test_content_of_a_page(): void {
		$loop    = static fn( string $inside ): string => '<div class="wp-block-query"><div class="wp-block-post-content"><h2>Post</h2></div>' . $inside . '</div>';
		$content = '<div class="entry-content wp-block-post-content"><h2>One</h2><div><h3>Two</h3></div>' . $loop( '' ) . '</div>';
		$texts   = static fn( string $html ): array => array_column( HeadingReader::read( $html, [], true ), 'text' );
		self::assertSame( [ 'One', 'Two' ], $texts( '<h1>Title</h1>' . $loop( '' ) . $content . '<h2>Footer</h2>' ) );
		self::assertSame( [ 'Post' ], $texts( '<h1>Title</h1>' . $loop( '<h2>Next to it</h2>' ) ) );
		self::assertSame( [], $texts( '<h2>Anything</h2>' ) );
	}
}
