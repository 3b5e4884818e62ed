<?php
/**
 * How the posts of a feed stand.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Settings\Columns;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Settings\LayoutSettings;
use Vitrine\Feed\Views\PictureSizes;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * Layouts, columns, sizes of pictures, and the style sheets of each.
 */
final class LayoutTest extends TestCase {

	use StoredFeed;

	public function test_columns_are_those_of_the_canvas(): void {
		$cases = json_decode( (string) file_get_contents( __DIR__ . '/../../fixtures/feed-columns.json' ), true );
		foreach ( $cases as [ $stored, $resolved ] ) {
			self::assertSame( $resolved, array_values( get_object_vars( Columns::of( ...$stored ) ) ), (string) wp_json_encode( $stored ) );
		}
	}

	/**
	 * Widths that pictures have.
	 *
	 * @return array<string, array{array<string, mixed>, string, 2?: float, 3?: int, 4?: bool}>
	 */
	public static function sizes(): array {
		return [
			'a grid, as ever'                => [ [], '(max-width: 480px) 100vw, (max-width: 800px) 50vw, 34vw' ],
			'two beside each other'          => [ [], '(max-width: 480px) 50vw, (max-width: 800px) 25vw, 17vw', 1.5, 2 ],
			'a list, as ever'                => [ [ 'layout' => 'list' ], '(max-width: 800px) 100vw, 800px' ],
			'automatic columns'              => [ [ 'columns' => 8, 'columnsTablet' => 0, 'columnsPhone' => 0 ], '(max-width: 480px) 100vw, (max-width: 639px) 25vw, (max-width: 800px) 13vw, 13vw' ],
			'a square of a wide picture'     => [ [ 'layout' => 'tiles', 'columns' => 4 ], '(max-width: 480px) 150vw, (max-width: 800px) 75vw, 38vw', 1.5 ],
			'a square of a portrait'         => [ [ 'layout' => 'tiles', 'columns' => 4 ], '(max-width: 480px) 100vw, (max-width: 800px) 50vw, 25vw', 0.5 ],
			'a high tile of a wide picture'  => [ [ 'layout' => 'tiles', 'columns' => 4, 'tileRatio' => '4:5' ], '(max-width: 480px) 188vw, (max-width: 800px) 94vw, 47vw', 1.5 ],
			'a tile of any shape'            => [ [ 'layout' => 'tiles', 'columns' => 4, 'tileRatio' => 'original' ], '(max-width: 480px) 100vw, (max-width: 800px) 50vw, 25vw', 1.5 ],
			'a large post'                   => [ [ 'layout' => 'highlight', 'columns' => 4 ], '(max-width: 480px) 100vw, (max-width: 800px) 100vw, 50vw', 1.5, 1, true ],
			'a picture beside words'         => [ [ 'postLayout' => 'half', 'columns' => 2 ], '(max-width: 480px) 100vw, (max-width: 800px) 50vw, 25vw' ],
			'a list with halves'             => [ [ 'postLayout' => 'half', 'layout' => 'list' ], '(max-width: 800px) 100vw, 400px' ],
			'a small picture'                => [ [ 'postLayout' => 'thumbnail' ], '200px' ],
		];
	}

	/**
	 * `sizes` is the width that a picture has in its layout, what is cut off beside a tile included.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $sizes      What is expected.
	 * @param float                $shape      Width by height.
	 * @param int                  $beside     How many stand side by side.
	 * @param bool                 $is_large   Whether the post is a large one.
	 */
	#[DataProvider( 'sizes' )]
	public function test_sizes_fit_the_layout( array $attributes, string $sizes, float $shape = 1.5, int $beside = 1, bool $is_large = false ): void {
		self::assertSame( $sizes, PictureSizes::of( FeedSettings::of( $attributes )->layout, $shape, $beside, $is_large ) );
	}

	/**
	 * Files by the setting: the one that was asked for, or the next larger one.
	 *
	 * @return array<string, array{string, int}>
	 */
	public static function widths(): array {
		return [
			'thumb'   => [ 'thumb', 150 ],
			'medium'  => [ 'medium', 320 ],
			'full'    => [ 'full', 640 ],
			'largest' => [ 'largest', 1080 ],
		];
	}

	/**
	 * A fixed resolution names one file.
	 *
	 * @param string $size  Setting.
	 * @param int    $width Width of the file, px.
	 */
	#[DataProvider( 'widths' )]
	public function test_a_fixed_resolution_is_one_file( string $size, int $width ): void {
		$source = self::add_source();
		$post   = self::add_post( $source, [ 'kind' => 'photo', 'total' => 1 ], 1_790_000_000 );
		self::add_picture( $source, $post, 0, [ 'sizes' => '{"1080":[1080,810],"640":[640,480],"320":[320,240],"150":[150,113]}' ] );
		$html = do_blocks( self::block( [ 'source' => $source, 'imageSize' => $size ] ) );
		self::assertMatchesRegularExpression( "/ src=\"[^\"]+-{$width}\\.webp\" width=\"{$width}\"/", $html );
		self::assertStringNotContainsString( 'srcset', $html );
	}

	public function test_only_what_a_feed_uses_is_brought(): void {
		$sheets = static fn( array $attributes ): array => FeedSettings::of( $attributes )->layout->sheets();
		self::assertSame( [], $sheets( [] ) );
		self::assertSame( [], $sheets( [ 'layout' => 'list' ] ) );
		self::assertSame( [ 'masonry' ], $sheets( [ 'layout' => 'masonry' ] ) );
		self::assertSame( [ 'tiles' ], $sheets( [ 'layout' => 'tiles' ] ) );
		self::assertSame( [ 'masonry', 'tiles' ], $sheets( [ 'layout' => 'tiles', 'tileRatio' => 'original' ] ) );
		self::assertSame( [ 'carousel', 'tiles' ], $sheets( [ 'layout' => 'carousel', 'postLayout' => 'tile' ] ) );
		self::assertSame( [ 'highlight', 'posts', 'scheme' ], $sheets( [ 'layout' => 'highlight', 'boxed' => false, 'scheme' => 'dark' ] ) );
		self::assertSame( [ 'rows' ], $sheets( [ 'fillRows' => true ] ) );
		self::assertSame( [ 'carousel', 'rows' ], $sheets( [ 'fillRows' => true, 'layout' => 'carousel' ] ) );
		foreach ( [ [ 'layout' => 'list' ], [ 'layout' => 'masonry' ], [ 'layout' => 'tiles' ], [ 'postLayout' => 'half' ], [ 'postLayout' => 'tile' ] ] as $without ) {
			$layout = FeedSettings::of( [ 'fillRows' => true, ...$without ] )->layout;
			self::assertNotContains( 'rows', $layout->sheets() );
			self::assertStringNotContainsString( 'has-filled-rows', $layout->classes() );
		}
		self::assertStringContainsString( 'has-filled-rows', FeedSettings::of( [ 'fillRows' => true ] )->layout->classes() );
		foreach ( [ 'masonry', 'highlight', 'carousel', 'tiles', 'posts', 'rows', 'scheme' ] as $name ) {
			self::assertFileExists( dirname( VITRINE_FILE ) . "/build/social-feed/style-{$name}.css" );
		}
	}

	/**
	 * Load more and the link to follow have the classes of core's buttons in new feeds, and its sheet; stored ones have
	 * neither.
	 */
	public function test_theme_buttons(): void {
		$source = self::add_source( [ 'link' => 'https://www.facebook.com/museum' ] );
		self::add_posts( $source, 3 );
		$read = static function ( bool $is_new ) use ( $source ): array {
			$html = do_blocks( self::block( [ 'source' => $source, 'number' => 1, 'showHeader' => true, 'themeButtons' => $is_new ] ) );
			preg_match_all( '/class="wp-block-vitrine-social-feed__(?:more|header-follow) ([^"]+)"/', $html, $found );
			return $found[1];
		};
		wp_dequeue_style( 'wp-block-button' );
		self::assertSame( [ 'wp-element-button', 'wp-element-button' ], $read( false ) );
		self::assertFalse( wp_style_is( 'wp-block-button' ) );
		$classes = 'wp-block-button__link wp-element-button';
		self::assertSame( [ $classes, $classes ], $read( true ) );
		self::assertTrue( wp_style_is( 'wp-block-button' ) );
	}

	public function test_sheets_come_before_what_they_shape(): void {
		// Printing them changes what WordPress has registered; other tests are to find it as it was.
		$registered = unserialize( serialize( wp_styles() ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a deep copy of our own.
		$source     = self::add_source();
		self::add_posts( $source, 1 );
		$block = self::block( [ 'source' => $source, 'layout' => 'tiles' ] );
		try {
			$GLOBALS['wp_actions']['wp_head'] = 0; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- another test may have printed a head.
			self::assertStringNotContainsString( '<link', do_blocks( $block ), 'The head brings it.' );
			self::assertTrue( wp_style_is( 'vitrine-social-feed-tiles' ) );

			wp_styles()->done = [];
			ob_start();
			do_action( 'wp_head' );
			ob_end_clean();
			wp_styles()->done = [];
			$html = do_blocks( $block );
			self::assertMatchesRegularExpression( '~^\s*<(?:link|style)\b.*id=.vitrine-social-feed-tiles-.*<div [^>]*is-feed-tiles~s', $html );
			self::assertStringNotContainsString( 'vitrine-social-feed-tiles-', do_blocks( $block ), 'Once on a page.' );
		} finally {
			$GLOBALS['wp_styles'] = $registered; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
		}
	}

	public function test_shadows_are_presets(): void {
		self::assertSame( 'var(--wp--preset--shadow--natural)', LayoutSettings::shadow( 'var:preset|shadow|natural' ) );
		foreach ( [ null, [], '', '0 0 1px red', 'var:preset|shadow|x;color:red', 'var:preset|spacing|10' ] as $other ) {
			self::assertNull( LayoutSettings::shadow( $other ) );
		}
	}

	public function test_a_carousel_folds_long_texts_unless_the_block_says_so(): void {
		$fold = static fn( array $attributes ): int => FeedSettings::of( $attributes )->layout->fold( FeedSettings::of( $attributes )->text_limit );
		self::assertSame( 99999, $fold( [] ) );
		self::assertSame( 300, $fold( [ 'layout' => 'carousel' ] ) );
		self::assertSame( 1000, $fold( [ 'layout' => 'carousel', 'textLimit' => 1000 ] ) );
	}

	public function test_the_viewer_tells_posts_of_any_layout_whole(): void {
		foreach ( [ [ 'layout' => 'tiles' ], [ 'layout' => 'carousel', 'postLayout' => 'tile' ], [ 'textLimit' => 100 ] ] as $attributes ) {
			$complete = FeedSettings::of( $attributes )->complete();
			self::assertFalse( $complete->layout->is_tile() );
			self::assertSame( 99999, $complete->layout->fold( $complete->text_limit ) );
		}
	}

	/**
	 * What is switched off in posts is so in the viewer; tiles have switches for what is over them alone.
	 */
	public function test_the_viewer_shows_the_parts_that_posts_show(): void {
		$parts = [ 'showAuthor', 'showDate', 'showText', 'showCounts', 'showNetworkLink' ];
		$off   = array_fill_keys( $parts, false );
		$shown = static fn( array $attributes ): array => array_values( array_filter( $parts, FeedSettings::of( $attributes )->complete()->has( ... ) ) );
		self::assertSame( $parts, $shown( [] ) );
		self::assertSame( [ 'showAuthor', 'showDate', 'showText', 'showNetworkLink' ], $shown( [ 'showCounts' => false ] ) );
		self::assertSame( [], $shown( $off ) );
		self::assertSame( $parts, $shown( [ ...$off, 'layout' => 'tiles' ] ) );

		self::assertTrue( FeedSettings::of( [] )->has_panel() );
		self::assertTrue( FeedSettings::of( [ ...$off, 'showText' => true ] )->has_panel() );
		self::assertTrue( FeedSettings::of( [ ...$off, 'showComments' => true ] )->has_panel() );
		self::assertTrue( FeedSettings::of( [ ...$off, 'layout' => 'tiles' ] )->has_panel() );
		self::assertFalse( FeedSettings::of( $off )->has_panel(), 'Nothing stands beside pictures of posts that are pictures alone.' );
		self::assertFalse( FeedSettings::of( [ 'viewerPanel' => false ] )->has_panel() );
	}
}
