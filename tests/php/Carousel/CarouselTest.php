<?php
/**
 * Carousels.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Carousel;

use Vitrine\Tests\TestCase;

/**
 * What a page has of a carousel, with or without a script.
 */
final class CarouselTest extends TestCase {

	private const ROW = 'wp-block-vitrine-carousel__row';

	/**
	 * A carousel as a page has it.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $inside     Blocks in it.
	 */
	private static function carousel( array $attributes = [], string $inside = '<!-- wp:vitrine/slide --><!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- /wp:vitrine/slide -->' ): string {
		return do_blocks( get_comment_delimited_block_content( 'vitrine/carousel', $attributes, $inside ) );
	}

	/**
	 * What the script of a carousel is told.
	 *
	 * @param string $html The carousel.
	 * @return array<string, mixed>
	 */
	private static function data( string $html ): array {
		self::assertSame( 1, preg_match( '~<script type="application/json" data-vitrine="">(.*?)</script>~s', $html, $match ) );
		return json_decode( $match[1], true );
	}

	/**
	 * Slides are in a row that the keyboard can scroll, and the button that stops it comes first.
	 */
	public function test_slides(): void {
		$html = self::carousel( [ 'autoplay' => true, 'label' => 'News & more' ] );
		self::assertMatchesRegularExpression( '~<div[^>]* aria-label="News &amp; more"[^>]*class="[^"]*has-slides~', $html );
		self::assertMatchesRegularExpression( '~is-pause.*is-previous.*is-next.*__place is-dots".*__frame"><div[^>]*tabindex="0"~s', $html );
		self::assertStringContainsString( '>One</p>', $html );
		self::assertSame( 5, self::data( $html )['autoplay'] );
		self::assertStringNotContainsString( 'is-pause', self::carousel() );
	}

	/**
	 * Nothing is printed around nothing, and feeds of news have the slides alone.
	 */
	public function test_nothing(): void {
		self::assertSame( '', trim( self::carousel( [], '' ) ) );
		$slide = static fn( array $attributes ): string => get_comment_delimited_block_content( 'vitrine/slide', $attributes, '<!-- wp:image --><figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image -->' );
		self::assertSame( '', trim( self::carousel( [], $slide( [] ) . $slide( [] ) ) ) );
		self::assertSame( 1, substr_count( self::carousel( [], $slide( [] ) . $slide( [ 'backgroundColor' => 'accent-1' ] ) ), 'has-background' ) );
		$GLOBALS['wp_query']->is_feed = true;
		$html                         = self::carousel();
		$GLOBALS['wp_query']->is_feed = false;
		self::assertStringNotContainsString( 'wp-block-vitrine-carousel', $html );
		self::assertStringContainsString( '>One</p>', $html );
	}

	/**
	 * Posts of a loop are slides; a loop that has found none has nothing to be moved.
	 */
	public function test_query(): void {
		foreach ( [ 'First', 'Second', 'Third' ] as $title ) {
			wp_insert_post( [ 'post_title' => $title, 'post_status' => 'publish' ] );
		}
		$query = static fn( string $search ): string => '<!-- wp:query {"query":{"perPage":2,"postType":"post","inherit":false,"search":"' . $search . '"}} --><div class="wp-block-query">'
			. '<!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template -->'
			. '<!-- wp:query-no-results --><!-- wp:paragraph --><p>Nothing</p><!-- /wp:paragraph --><!-- /wp:query-no-results --></div><!-- /wp:query -->';
		$html  = self::carousel( [], $query( '' ) );
		self::assertMatchesRegularExpression( '~<ul[^>]*wp-block-post-template[^>]*' . self::ROW . '~', $html );
		self::assertSame( 2, substr_count( $html, '<li ' ) );
		self::assertSame( 'Posts', self::data( $html )['words']['label'] );

		$empty = self::carousel( [], $query( 'nonsense' ) );
		self::assertStringContainsString( '>Nothing</p>', $empty );
		self::assertStringNotContainsString( '<button', $empty );
		self::assertStringNotContainsString( 'data-vitrine', $empty );
	}

	/**
	 * Pictures of a gallery are slides; its caption is none.
	 */
	public function test_gallery(): void {
		$picture = '<!-- wp:image --><figure class="wp-block-image"><img src="https://example.org/1.jpg" alt=""/><figcaption class="wp-element-caption">Own</figcaption></figure><!-- /wp:image -->';
		$html    = self::carousel(
			[],
			"<!-- wp:gallery --><figure class=\"wp-block-gallery has-nested-images columns-default is-cropped\">{$picture}{$picture}"
			. '<figcaption class="blocks-gallery-caption wp-element-caption">Of all</figcaption></figure><!-- /wp:gallery -->'
		);
		self::assertMatchesRegularExpression( '~<figure[^>]*class="wp-block-gallery[^"]*' . self::ROW . '~', $html );
		self::assertStringNotContainsString( 'has-nested-images', $html );
		self::assertSame( 2, substr_count( $html, '<figure class="wp-block-image' ) );
		self::assertSame( 2, substr_count( $html, '>Own<' ) );
		self::assertMatchesRegularExpression( '~</figure>\s*<figcaption class="blocks-gallery-caption[^>]*>Of all</figcaption></div>~', $html );
	}

	/**
	 * What contributors may have written is text or nothing.
	 */
	public function test_hostile(): void {
		$evil = '"><img src=x onerror=alert(1)>';
		$html = self::carousel(
			[ 'label' => $evil, 'columns' => $evil, 'effect' => [ 'x' ], 'gap' => '1;background:red', 'height' => -5, 'place' => $evil, 'delay' => 'soon', 'autoplay' => 1 ],
			get_comment_delimited_block_content( 'vitrine/slide', [ 'label' => $evil, 'url' => 'javascript:alert(1)', 'kenBurns' => $evil ], '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->' )
		);
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
		self::assertStringNotContainsString( 'background:red', $html );
		self::assertStringContainsString( '--vitrine-slides:1;', $html );
		self::assertStringContainsString( 'is-slide', $html );
	}

	/**
	 * A slide that leads somewhere has one link all over it, named after what is on it.
	 */
	public function test_link(): void {
		$slide = static fn( array $attributes, string $inside ): string => do_blocks( get_comment_delimited_block_content( 'vitrine/slide', $attributes, $inside ) );
		$html  = $slide( [ 'url' => 'https://example.org/?a=1&b=2', 'opensInNewTab' => true ], '<!-- wp:heading --><h2 class="wp-block-heading">Spring <em>sale</em></h2><!-- /wp:heading -->' );
		self::assertStringContainsString( 'class="has-link ', $html );
		self::assertMatchesRegularExpression( '~<a [^>]*aria-label="Spring sale"[^>]*href="https://example.org/\?a=1&\#038;b=2"~', $html );
		self::assertStringContainsString( 'rel="noopener"', $html );
		self::assertStringContainsString( 'rel="nofollow"', $slide( [ 'url' => '/shop/', 'nofollow' => true ], '' ) );
		self::assertStringContainsString( 'aria-label="Read more"', $slide( [ 'url' => '/shop/' ], '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->' ) );
	}

	/**
	 * Videos behind covers wait for the script, which asks whether the visitor wants motion.
	 */
	public function test_videos(): void {
		$cover = '<!-- wp:cover {"backgroundType":"video"} --><div class="wp-block-cover"><video class="wp-block-cover__video-background" autoplay muted loop playsinline src="https://example.org/1.mp4"></video>'
			. '<div class="wp-block-cover__inner-container"></div></div><!-- /wp:cover -->';
		$html  = self::carousel( [], get_comment_delimited_block_content( 'vitrine/slide', [], $cover ) );
		self::assertStringContainsString( '<video', $html );
		self::assertStringNotContainsString( 'autoplay muted', $html );
		self::assertMatchesRegularExpression( '~<video[^>]* muted~', $html );
	}
}
