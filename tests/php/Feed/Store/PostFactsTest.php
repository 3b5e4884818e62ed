<?php
/**
 * What posts are filtered and ordered by.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Store;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Store\FormerPosts;
use Vitrine\Feed\Store\PostFacts;
use Vitrine\Support\Db;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * Each post is of one type, and its facts are stored with it.
 */
final class PostFactsTest extends TestCase {

	use StoredFeed;

	/**
	 * Facts.
	 *
	 * @param array<string, mixed> $data     What is shown of a post.
	 * @param array<string, mixed> $expected Facts that are not those of a text.
	 */
	#[DataProvider( 'posts' )]
	public function test_facts( array $data, array $expected ): void {
		self::assertSame( [ 'type' => 'text', 'flag' => '', 'popularity' => 0, 'ends_at' => 0, ...$expected ], PostFacts::of( $data ) );
	}

	/**
	 * Posts.
	 *
	 * @return array<string, array{array<string, mixed>, array<string, mixed>}>
	 */
	public static function posts(): array {
		$event = static fn( array $fields ): array => [ 'kind' => 'event', 'event' => [ 'starts_at' => 100, 'ends_at' => null, 'is_canceled' => false, 'times' => [], ...$fields ] ];
		return [
			'nothing'    => [ [], [] ],
			'a text'     => [ [ 'kind' => 'none', 'links' => [] ], [] ],
			'a link'     => [ [ 'kind' => 'none', 'links' => [ [ 'url' => 'https://example.org' ] ] ], [ 'type' => 'link' ] ],
			'a photo'    => [ [ 'kind' => 'photo', 'links' => [ [ 'url' => 'https://example.org' ] ] ], [ 'type' => 'photo' ] ],
			'an album'   => [ [ 'kind' => 'album' ], [ 'type' => 'album' ] ],
			'a video'    => [ [ 'kind' => 'video', 'reel' => false ], [ 'type' => 'video' ] ],
			'a reel'     => [ [ 'kind' => 'video', 'reel' => true ], [ 'type' => 'reel' ] ],
			'liked'      => [ [ 'counts' => [ 'likes' => 7, 'comments' => 2, 'shares' => 90 ] ], [ 'popularity' => 9 ] ],
			'an event'   => [ $event( [] ), [ 'type' => 'event', 'ends_at' => 100 ] ],
			'with end'   => [ $event( [ 'ends_at' => 150 ] ), [ 'type' => 'event', 'ends_at' => 150 ] ],
			'recurring'  => [ $event( [ 'ends_at' => 150, 'times' => [ [ 'starts_at' => 300, 'ends_at' => 400 ], [ 'starts_at' => 200, 'ends_at' => null ] ] ] ), [ 'type' => 'event', 'ends_at' => 400 ] ],
			'cancelled'  => [ $event( [ 'is_canceled' => true ] ), [ 'type' => 'event', 'flag' => 'cancelled', 'ends_at' => 100 ] ],
			'for'        => [ [ 'kind' => 'review', 'review' => [ 'is_positive' => true ] ], [ 'type' => 'review' ] ],
			'against'    => [ [ 'kind' => 'review', 'review' => [ 'is_positive' => false ] ], [ 'type' => 'review', 'flag' => 'negative' ] ],
			'stars only' => [ [ 'kind' => 'review', 'review' => [ 'is_positive' => null, 'rating' => 2 ] ], [ 'type' => 'review' ] ],
			'broken'     => [ [ 'kind' => 7, 'links' => 'x', 'counts' => 'x', 'event' => 'x', 'review' => [], 'reel' => 'yes' ], [ 'type' => 'link' ] ],
		];
	}

	/**
	 * They are stored with new posts and changed ones, and found for those of older versions.
	 */
	public function test_are_stored(): void {
		global $wpdb;
		$source = self::add_source();
		$post   = self::add_post( $source, [ 'kind' => 'video', 'counts' => [ 'likes' => 5 ] ] );
		$facts  = static fn(): array => array_map( 'strval', (array) $wpdb->get_row( "SELECT type, flag, popularity, ends_at FROM {$wpdb->prefix}vitrine_posts WHERE id = {$post}", ARRAY_N ) );
		self::assertSame( [ 'video', '', '5', '0' ], $facts() );
		$wpdb->update( "{$wpdb->prefix}vitrine_posts", [ 'type' => '', 'popularity' => 0 ], [ 'id' => $post ] );
		FormerPosts::find_facts( new Db( $wpdb ) );
		self::assertSame( [ 'video', '', '5', '0' ], $facts() );
	}
}
