<?php
/**
 * Reviews, shared posts and reactions in feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Kinds;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Comments\Commenters;
use Vitrine\Feed\Comments\CommentsView;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Views\PostView;
use Vitrine\Feed\Views\ViewContext;
use Vitrine\Images\Folder;
use Vitrine\Plugin;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * What people thought of a page or a post, and who of them is named.
 */
final class ReviewsTest extends TestCase {

	use StoredFeed;

	/**
	 * The first post of a feed.
	 *
	 * @param array<string, mixed> $data       What is stored of the post.
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function shown( array $data, array $attributes = [] ): PostView {
		$source = self::add_source();
		self::add_post( $source, $data, 1_790_000_000 );
		return Plugin::instance()->feed->feed()->first( FeedSettings::of( [ 'source' => $source, ...$attributes ] ) )->posts[0];
	}

	/**
	 * Whoever wrote a review is named where those who comment are.
	 */
	public function test_reviewers_are_named_where_the_site_says_so(): void {
		$review = [ 'kind' => 'review', 'author' => [ 'name' => 'Ann', 'url' => 'https://www.facebook.com/ann' ], 'review' => [ 'is_positive' => true, 'rating' => null ] ];
		self::assertSame( [ 'name' => 'A visitor', 'url' => null, 'avatar' => null ], self::shown( $review )->author );
		update_option( Commenters::OPTION, true );
		self::assertSame( 'Ann', self::shown( $review )->author['name'] ?? null );
		self::assertSame( 'A visitor', self::shown( [ ...$review, 'author' => [ 'name' => '', 'url' => null ] ] )->author['name'] ?? null, 'The network does not tell.' );
	}

	/**
	 * A review without words is its verdict, in a tile, too.
	 */
	public function test_a_review_without_words(): void {
		$post = self::shown( [ 'kind' => 'review', 'text' => '', 'review' => [ 'is_positive' => false, 'rating' => null ] ], [ 'layout' => 'tiles' ] );
		self::assertSame( [ 'Doesn’t recommend Hollin Bank Gardens' ], $post->text['shown'] ?? null );
	}

	/**
	 * Kinds of posts that have a date, with what is stored of them.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function kinds(): array {
		return [
			'text'   => [ [] ],
			'photo'  => [ [ 'kind' => 'photo', 'total' => 1 ] ],
			'album'  => [ [ 'kind' => 'album', 'total' => 3 ] ],
			'video'  => [ [ 'kind' => 'video', 'total' => 1 ] ],
			'link'   => [ [ 'links' => [ [ 'url' => 'https://example.org/', 'title' => 'A page', 'text' => '' ] ] ] ],
			'shared' => [ [ 'shared' => [ 'author' => 'Ann', 'url' => 'https://www.facebook.com/9', 'text' => '' ] ] ],
			'review' => [ [ 'kind' => 'review', 'review' => [ 'is_positive' => true, 'rating' => null ] ] ],
		];
	}

	/**
	 * The date of a post is the one that it is published under, backdated ones included; relative, where browsers say how long ago it was.
	 *
	 * @param array<string, mixed> $data What is stored.
	 */
	#[DataProvider( 'kinds' )]
	public function test_dates_of_every_kind( array $data ): void {
		$data = [ ...$data, 'backdated' => true ];
		$date = [ 'iso' => gmdate( 'c', 1_790_000_000 ), 'label' => 'September 21, 2026', 'relative' => false ];
		self::assertSame( $date, self::shown( $data )->date );
		self::assertSame( [ ...$date, 'relative' => true ], self::shown( $data, [ 'dates' => 'relative' ] )->date );
		self::assertSame( $date, self::shown( $data, [ 'layout' => 'tiles', 'overlayDate' => true ] )->date );
		self::assertNull( self::shown( $data, [ 'showDate' => false ] )->date );
	}

	/**
	 * The kinds of reactions stand before their number, and before the sentence on top of the comments.
	 */
	public function test_reactions(): void {
		$data = [
			'counts'    => [ 'likes' => 12, 'comments' => 3 ],
			'reactions' => [ 'like' => 3, 'love' => 2, 'care' => 0, 'haha' => 7, 'wow' => 0, 'sad' => 0, 'angry' => 0 ],
			'people'    => [ 'Ann', 'Ben', 'Cleo' ],
		];
		$kinds = [ [ 'name' => 'haha', 'label' => 'Haha' ], [ 'name' => 'like', 'label' => 'Like' ] ];
		self::assertSame( '12 likes', self::shown( $data )->counts[0]['label'], 'Stored blocks show what they did.' );
		self::assertSame( [ 'name' => 'likes', 'value' => '12', 'label' => '12 reactions', 'kinds' => $kinds ], self::shown( $data, [ 'showReactions' => true ] )->counts[0] );
		self::assertSame( [ 'likes' ], array_column( self::shown( $data, [ 'showReactions' => true, 'showCounts' => false ] )->counts, 'name' ) );
		self::assertSame( [ 'likes', 'comments' ], array_column( self::shown( $data, [ 'showReactions' => true, 'showComments' => true, 'showCounts' => false ] )->counts, 'name' ) );

		$box = static function ( bool $has_reactions ) use ( $data ): array {
			$source = self::add_source();
			$id     = self::add_post( $source, $data );
			$post   = Plugin::instance()->feed->query()->one( FeedSettings::of( [ 'source' => $source ] ), $id );
			self::assertNotNull( $post );
			$context = ViewContext::of_site( FeedSettings::of( [ 'source' => $source, 'showReactions' => $has_reactions ] ), new Folder() );
			return CommentsView::of_post( $post, [], null, false, $context )->jsonSerialize();
		};
		self::assertSame( [ '12 reactions (Haha, Like)', false ], [ $box( false )['summary'], isset( $box( false )['kinds'] ) ] );
		self::assertSame( [ '12 reactions', $kinds ], [ $box( true )['summary'], $box( true )['kinds'] ] );
		update_option( Commenters::OPTION, true );
		self::assertSame( 'Ann, Ben and 10 others reacted', $box( true )['summary'] );
	}

	/**
	 * What a post shares goes with the links.
	 */
	public function test_shared_posts_go_with_links(): void {
		$shared = [ 'author' => 'Ann', 'url' => 'https://www.facebook.com/9', 'text' => 'Cake.' ];
		self::assertSame( 'Ann', self::shown( [ 'shared' => $shared ] )->shared['author'] ?? null );
		self::assertNull( self::shown( [ 'shared' => $shared ], [ 'showLink' => false ] )->shared );
		self::assertNull( self::shown( [ 'shared' => $shared ], [ 'showText' => false ] )->shared['text'] ?? null );
		self::assertSame( [ 'Cake.' ], self::shown( [ 'text' => '', 'shared' => $shared ], [ 'layout' => 'tiles' ] )->text['shown'] ?? null );
	}
}
