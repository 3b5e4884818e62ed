<?php
/**
 * Alternate templates and fixed items.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Some posts of a loop are shown by other blocks, and items of their own stand between them.
 */
final class LoopItemsTest extends LoopTestCase {

	/**
	 * A loop over the five posts.
	 *
	 * @param string               $items  Blocks in its post template besides the title.
	 * @param array<string, mixed> $query  What differs in the query.
	 * @param array<string, mixed> $layout Layout of the list.
	 */
	private static function shown( string $items, array $query = [], array $layout = [] ): string {
		$query = [ 'perPage' => 10, 'postType' => 'post', 'order' => 'desc', 'orderBy' => 'date', 'inherit' => false, ...$query ];
		return do_blocks(
			'<!-- wp:query ' . serialize_block_attributes( [ 'queryId' => 3, 'query' => $query ] ) . ' --><div class="wp-block-query">'
			. '<!-- wp:post-template ' . ( $layout === [] ? '' : serialize_block_attributes( [ 'layout' => $layout ] ) . ' ' )
			. "--><!-- wp:post-title /-->{$items}<!-- /wp:post-template --></div><!-- /wp:query -->"
		);
	}

	/**
	 * An item.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $words      What it shows besides the title.
	 */
	private static function item( array $attributes, string $words ): string {
		return get_comment_delimited_block_content( 'vitrine/loop-item', $attributes, "<!-- wp:paragraph --><p>{$words}</p><!-- /wp:paragraph -->" );
	}

	/**
	 * What stands in the items of a list, in short.
	 *
	 * @param string $html What the loop printed.
	 * @return list<string>
	 */
	private static function words( string $html ): array {
		preg_match_all( '~<li[^>]*>(.*?)</li>~s', $html, $found );
		return array_map( static fn( string $item ): string => trim( wp_strip_all_tags( $item ) ), $found[1] );
	}

	/**
	 * Other blocks for some posts; the first template that fits counts.
	 */
	public function test_alternate_templates(): void {
		$third = self::item( [ 'position' => 2, 'every' => 2 ], 'Even' );
		self::assertSame( [ 'Tulips in rows', 'Even', 'Narcissus', 'Even', 'Roses by the door' ], self::words( self::shown( $third ) ) );
		$first = self::item( [], 'First' );
		self::assertSame( [ 'First', 'A red door', 'Narcissus', 'Compost', 'Roses by the door' ], self::words( self::shown( $first ) ) );
		$fourth = self::item( [ 'position' => 4 ], 'Fourth' );
		self::assertSame( [ 'First', 'Even', 'Narcissus', 'Even', 'Roses by the door' ], self::words( self::shown( $first . $third . $fourth ) ) );
		self::assertSame( [ 'First', 'Even', 'Narcissus', 'Fourth', 'Roses by the door' ], self::words( self::shown( $fourth . $first . $third ) ) );
		$title = get_comment_delimited_block_content( 'vitrine/loop-item', [ 'position' => 5 ], '<!-- wp:post-title {"level":3} /-->' );
		self::assertStringContainsString( 'Roses by the door</h3>', self::shown( $title ), 'It shows the post.' );
	}

	/**
	 * Items of their own, also beside an alternate template; they take no post's place.
	 */
	public function test_fixed_items(): void {
		$ad = self::item( [ 'shows' => 'item', 'position' => 2, 'every' => 3 ], 'Ad' );
		self::assertSame( [ 'Tulips in rows', 'Ad', 'A red door', 'Narcissus', 'Compost', 'Ad', 'Roses by the door' ], self::words( self::shown( $ad ) ) );
		$top = self::item( [ 'shows' => 'item' ], 'Top' );
		self::assertSame( [ 'Top', 'First', 'Ad', 'A red door', 'Narcissus', 'Compost', 'Ad', 'Roses by the door' ], self::words( self::shown( $ad . self::item( [], 'First' ) . $top ) ) );
		$html = self::shown( $top );
		self::assertStringNotContainsString( 'before-', $html );
		self::assertSame( $html, self::shown( $top ), 'The same at every view.' );
		self::assertSame( [], self::words( self::shown( $top, [ 'search' => 'nobody wrote this' ] ) ), 'Nothing where nothing is found.' );
	}

	/**
	 * Where a page has fewer posts, an item stands behind the last one: once on each page, whatever visitors choose.
	 */
	public function test_fixed_items_behind_the_last_post(): void {
		$item  = static fn( int $position, string $words, int $every = 0 ): string
			=> self::item( [ 'shows' => 'item', 'position' => $position, 'every' => $every ], $words );
		$late  = $item( 6, 'Late' );
		$posts = [ 'Tulips in rows', 'A red door', 'Narcissus', 'Compost', 'Roses by the door' ];
		self::assertSame( [ ...$posts, 'Late' ], self::words( self::shown( $late ) ) );
		$several = $item( 90, 'Last' ) . $item( 2, 'Ad', 3 ) . $item( 20, 'Late', 2 );
		self::assertSame(
			[ 'Tulips in rows', 'Ad', 'A red door', 'Narcissus', 'Compost', 'Ad', 'Roses by the door', 'Late', 'Last' ],
			self::words( self::shown( $several ) ),
			'By their positions; one that has been shown does not come again.'
		);
		$third = $item( 3, 'Third' );
		self::assertSame( [ 'Tulips in rows', 'A red door', 'Third' ], self::words( self::shown( $third, [ 'perPage' => 2 ] ) ) );
		self::ask( 'query-3-page=3' );
		self::assertSame( [ 'Roses by the door', 'Third' ], self::words( self::shown( $third, [ 'perPage' => 2 ] ) ) );
		self::ask( 'query-3-page=4' );
		self::assertSame( [], self::words( self::shown( $third, [ 'perPage' => 2 ] ) ), 'A page that there is not.' );
		self::ask( '' );
		self::assertSame( [ ...$posts ], self::words( self::shown( self::item( [ 'position' => 6 ], 'Sixth' ) ) ), 'A template is that of a post.' );
		$inner = '<!-- wp:query {"queryId":9,"query":{"perPage":1,"postType":"post","inherit":false}} --><div class="wp-block-query">'
			. "<!-- wp:post-template --><!-- wp:post-title /-->{$item( 4, 'Inner' )}<!-- /wp:post-template --></div><!-- /wp:query -->";
		$html  = self::shown( get_comment_delimited_block_content( 'vitrine/loop-item', [ 'shows' => 'item', 'position' => 9, 'span' => 2 ], $inner ), [], [ 'type' => 'grid' ] );
		self::assertMatchesRegularExpression( '~<li class="wp-block-post vitrine-span-2-\w+"><div class="wp-block-query.*<li class="wp-block-post">\s*<p[^>]*>Inner</p>\s*</li></ul></div></li></ul></div>$~s', trim( $html ) );
		self::assertCount( 5, self::titles( self::shown( '' ) ), 'A loop behind it.' );
	}

	/**
	 * Spans that items ask for, in lists of different layouts; the canvas is held to the same file.
	 *
	 * @return iterable<string, array{array{span: int, layout: array<string, mixed>, columns: int, narrow: string}}>
	 */
	public static function spans(): iterable {
		$cases = (array) wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/column-spans.json', [ 'associative' => true ] );
		foreach ( $cases as $case ) {
			yield $case['name'] => [ $case ];
		}
	}

	/**
	 * An item takes columns of a grid, no more than there are, and the whole row where there is no room for so many.
	 *
	 * @param array{span: int, layout: array<string, mixed>, columns: int, narrow: string} $case The case.
	 */
	#[DataProvider( 'spans' )]
	public function test_column_span( array $case ): void {
		[ 'span' => $span, 'columns' => $columns ] = $case;

		$items = self::item( [ 'span' => $span ], 'First' ) . self::item( [ 'shows' => 'item', 'position' => 2, 'span' => $span ], 'Ad' );
		$html  = self::shown( $items, [], $case['layout'] );
		if ( $columns === 1 ) {
			self::assertStringNotContainsString( 'vitrine-span', $html );
			return;
		}
		self::assertSame( 1, preg_match( "~class=\"wp-block-post post-\d+[^\"]* (vitrine-span-{$columns}-\w{6})\"~", $html, $found ) );
		self::assertStringContainsString( "<li class=\"wp-block-post {$found[1]}\">", $html );
		self::assertSame( 2, substr_count( $html, 'vitrine-span' ) );
		$styles = wp_style_engine_get_stylesheet_from_context( 'block-supports', [ 'prettify' => false, 'optimize' => false ] );
		self::assertStringContainsString( ".{$found[1]}{grid-column:span {$columns};}", $styles );
		self::assertStringContainsString( "{$case['narrow']}{.{$found[1]}{grid-column:1 / -1;}}", $styles );
	}

	/**
	 * Each page is counted anew.
	 */
	public function test_pages(): void {
		$items = self::item( [ 'shows' => 'item', 'position' => 2 ], 'Ad' ) . self::item( [], 'First' );
		self::assertSame( [ 'First', 'Ad', 'A red door' ], self::words( self::shown( $items, [ 'perPage' => 2 ] ) ) );
		self::ask( 'query-3-page=2' );
		self::assertSame( [ 'First', 'Ad', 'Compost' ], self::words( self::shown( $items, [ 'perPage' => 2 ] ) ) );
	}

	/**
	 * A loop in an item, and one behind it, know nothing of it; nor does what authors write.
	 */
	public function test_loops_within_and_behind(): void {
		$inner = '<!-- wp:query {"queryId":9,"query":{"perPage":2,"postType":"post","order":"asc","orderBy":"title","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"level":4} /--><!-- /wp:post-template --></div><!-- /wp:query -->';
		$html  = self::shown( get_comment_delimited_block_content( 'vitrine/loop-item', [], $inner ) );
		preg_match_all( '~<h(\d)[^>]*>([^<]*)~', $html, $found );
		self::assertSame( [ '4', '4', '2', '2', '2', '2' ], $found[1] );
		self::assertSame( [ 'A red door', 'Compost', 'A red door', 'Narcissus', 'Compost', 'Roses by the door' ], $found[2] );
		self::assertCount( 5, self::titles( self::shown( '' ) ), 'A loop behind it.' );
		foreach ( [ [ 'position' => 'x' ], [ 'position' => -4 ], [ 'position' => [], 'every' => null, 'shows' => 'all' ] ] as $hostile ) {
			self::assertSame( 'Words', self::words( self::shown( self::item( $hostile, 'Words' ) ) )[0] );
		}
		self::assertStringContainsString( '>Alone</p>', do_blocks( self::item( [], 'Alone' ) ), 'Outside of a loop it is what it shows.' );
	}
}
