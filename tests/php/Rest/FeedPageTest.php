<?php
/**
 * GET /feed/page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Tests\HttpTestCase;

/**
 * Turning pages over real HTTP: cacheable by anybody, open to whom a page has shown the feed, deaf to all else; and what search engines learn of pages.
 */
final class FeedPageTest extends HttpTestCase {

	/**
	 * Asks as anybody.
	 *
	 * @param array<string, mixed>  $query   Parameters.
	 * @param array<string, string> $headers Headers.
	 * @return array{status: int, headers: array<string, string>, body: string, json: mixed}
	 */
	private static function page( array $query, array $headers = [] ): array {
		return self::ask( 'GET', '/wp-json/vitrine/v1/feed/page?' . http_build_query( $query ), $headers );
	}

	/**
	 * The proof that a page has of a feed.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	private static function proof( array $attributes ): string {
		return FeedProof::of_site()->seal( FeedSettings::of( $attributes ) );
	}

	/**
	 * Posts and links of a page, which may be kept; one that is not there is the first.
	 */
	public function test_answers_a_page(): void {
		$source = self::add_source();
		self::add_posts( $source, 8 );
		$proof  = self::proof( [ 'source' => $source, 'paging' => 'pages', 'number' => 3 ] );
		$answer = self::page( [ 'proof' => $proof, 'page' => 2 ] );
		self::assertSame( 200, $answer['status'] );
		self::assertSame( [ 'html', 'links', 'page', 'count' ], array_keys( $answer['json'] ) );
		self::assertSame( 3, preg_match_all( '/<span>Post [456]<\/span>/', $answer['json']['html'] ) );
		self::assertSame( [ 2, 3 ], [ $answer['json']['page'], $answer['json']['count'] ] );
		self::assertSame( 5, preg_match_all( '/<a [^>]* href="\?vitrine-page-[0-9a-f]{8}=[123]" rel="nofollow"/', $answer['json']['links'] ) );
		self::assertStringContainsString( 'public', $answer['headers']['cache-control'] );
		self::assertSame( 304, self::page( [ 'proof' => $proof, 'page' => 2 ], [ 'If-None-Match' => $answer['headers']['etag'] ] )['status'] );
		self::assertSame( 1, self::page( [ 'proof' => $proof, 'page' => 4 ] )['json']['page'] );
	}

	/**
	 * What no page of the site has given is refused: numbers out of bounds, and feeds whose pages are not numbered.
	 */
	public function test_refuses(): void {
		$source = self::add_source();
		self::add_posts( $source, 8 );
		$feed  = [ 'source' => $source, 'number' => 3 ];
		$paged = self::proof( [ ...$feed, 'paging' => 'pages' ] );
		foreach ( [ [ 'page' => 1 ], [ 'proof' => $paged ], [ 'proof' => "{$paged}x", 'page' => 1 ], [ 'proof' => '<b>', 'page' => 1 ], [ 'proof' => [ $paged ], 'page' => 1 ] ] as $query ) {
			self::assertSame( 400, self::page( $query )['status'] );
		}
		foreach ( [ 0, -1, 101, '2;DROP', '1e9', [ 2 ], '<b>' ] as $page ) {
			self::assertSame( 400, self::page( [ 'proof' => $paged, 'page' => $page ] )['status'] );
		}
		foreach ( [ [], [ 'paging' => 'scroll' ], [ 'paging' => 'pages', 'loadMore' => false ], [ 'paging' => 'pages', 'layout' => 'carousel' ] ] as $other ) {
			self::assertSame( 400, self::page( [ 'proof' => self::proof( [ ...$feed, ...$other ] ), 'page' => 2 ] )['status'] );
		}
	}

	/**
	 * A page of a feed is no page for search engines: the page of the site is, which its canonical address names. No redirect takes the parameter away.
	 */
	public function test_pages_of_the_site(): void {
		$source = self::add_source();
		self::add_posts( $source, 8 );
		$feed = [ 'source' => $source, 'paging' => 'pages', 'number' => 3 ];
		$url  = (string) get_permalink( wp_insert_post( [ 'post_title' => 'Feed', 'post_status' => 'publish', 'post_type' => 'page', 'post_content' => wp_slash( self::block( $feed ) ) ] ) );
		$name = 'vitrine-page-' . FeedProof::of_site()->name( FeedSettings::of( $feed ) );
		foreach ( [ '' => 'Post 1', "?{$name}=2" => 'Post 4', "?{$name}=99" => 'Post 1', '?vitrine-page-0badcafe=2' => 'Post 1' ] as $query => $first ) {
			$answer = self::ask( 'GET', $url . $query );
			self::assertSame( 200, $answer['status'], $query );
			preg_match( '~<span>(Post \d+)</span>~', $answer['body'], $found );
			self::assertSame( $first, $found[1] ?? '' );
			self::assertStringContainsString( "<link rel=\"canonical\" href=\"{$url}\"", $answer['body'] );
			self::assertSame( $query !== '', preg_match( "~<meta name='robots' content='[^']*\\bnoindex\\b~", $answer['body'] ) === 1, $query );
		}
	}
}
