<?php
/**
 * How a post was received, in words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Vitrine\Feed\Comments\Commenters;
use Vitrine\Feed\Comments\ReactionsView;
use Vitrine\Feed\Store\Post;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * One sentence on top of comments.
 */
final class ReactionsViewTest extends TestCase {

	use StoredFeed;

	private const NONE = [ 'like' => 0, 'love' => 0, 'care' => 0, 'haha' => 0, 'wow' => 0, 'sad' => 0, 'angry' => 0 ];

	/**
	 * Cases: people, likes and reactions of the network, and the sentence with and without names.
	 *
	 * @return array<string, array{list<string>, int, array<string, int>|null, string|null, string|null}>
	 */
	public static function posts(): array {
		return [
			'nobody'                 => [ [], 0, null, null, null ],
			'one'                    => [ [ 'Ann' ], 1, null, 'Ann likes this', '1 like' ],
			'two'                    => [ [ 'Ann', 'Ben' ], 2, null, 'Ann and Ben like this', '2 likes' ],
			'three'                  => [ [ 'Ann', 'Ben', 'Cleo' ], 3, null, 'Ann, Ben and 1 other like this', '3 likes' ],
			'more'                   => [ [ 'Ann', 'Ben', 'Cleo' ], 1202, null, 'Ann, Ben and 1,200 others like this', '1,202 likes' ],
			'only likes'             => [ [ 'Ann', 'Ben', 'Cleo' ], 4, [ 'like' => 4 ], 'Ann, Ben and 2 others like this', '4 likes' ],
			'one of several named'   => [ [ 'Ann' ], 3, null, 'Ann and 2 others like this', '3 likes' ],
			'one loves it'           => [ [ 'Ann' ], 1, [ 'love' => 1 ], 'Ann reacted (Love)', '1 reaction (Love)' ],
			'two kinds of two'       => [ [ 'Ann', 'Ben' ], 2, [ 'like' => 1, 'wow' => 1 ], 'Ann and Ben reacted (Like, Wow)', '2 reactions (Like, Wow)' ],
			'three, not all like it' => [ [ 'Ann', 'Ben', 'Cleo' ], 3, [ 'like' => 1, 'sad' => 2 ], 'Ann, Ben and 1 other reacted (Sad, Like)', '3 reactions (Sad, Like)' ],
			'the two most frequent'  => [ [ 'Ann', 'Ben', 'Cleo' ], 12, [ 'like' => 3, 'love' => 2, 'haha' => 7 ], 'Ann, Ben and 10 others reacted (Haha, Like)', '12 reactions (Haha, Like)' ],
			'a kind that is not told' => [ [ 'Ann' ], 2, [ 'like' => 1 ], 'Ann and 1 other reacted (Like)', '2 reactions (Like)' ],
			'more people than counted' => [ [ 'Ann', 'Ben' ], 0, null, 'Ann and Ben like this', null ],
			'names are not formats'  => [ [ '%s', '%2$s <b>' ], 2, null, '%s and %2$s <b> like this', '2 likes' ],
		];
	}

	/**
	 * Those who reacted are named only where the site names commenters.
	 *
	 * @param list<string>            $people    Names.
	 * @param int                     $likes     How many reacted.
	 * @param array<string, int>|null $reactions How many of each kind.
	 * @param string|null             $named     Sentence with names.
	 * @param string|null             $unnamed   Sentence without.
	 */
	#[DataProvider( 'posts' )]
	public function test_sentence( array $people, int $likes, ?array $reactions, ?string $named, ?string $unnamed ): void {
		$data = self::data(
			[
				'counts'    => [ 'likes' => $likes ],
				'people'    => $people,
				'reactions' => $reactions === null ? null : [ ...self::NONE, ...$reactions ],
			]
		);
		$post = new Post( 1, '1_1', 1_790_000_000, $data, [ 'network' => 'facebook', 'name' => 'Gardens', 'link' => null, 'picture' => null ] );
		self::assertSame( $unnamed, ReactionsView::of( $post ) );
		update_option( Commenters::OPTION, true );
		self::assertSame( $named, ReactionsView::of( $post ) );
	}

	/**
	 * Rows from another version may lack kinds.
	 *
	 * @param array<string, int> $reactions How many of each kind.
	 * @param string|null        $sentence  Sentence without names.
	 */
	#[TestWith( [ [ 'love' => 2 ], '2 reactions (Love)' ] )]
	#[TestWith( [ [ 'like' => 3 ], '3 likes' ] )]
	#[TestWith( [ [], null ] )]
	public function test_kinds_that_are_not_stored( array $reactions, ?string $sentence ): void {
		$row = [
			'id'           => '1',
			'network_id'   => '1_1',
			'published_at' => '1790000000',
			'network'      => 'facebook',
			'name'         => 'Gardens',
			'data'         => (string) wp_json_encode( [ 'reactions' => $reactions ] ),
		];
		self::assertSame( $sentence, ReactionsView::of( Post::of_row( $row, [] ) ) );
	}
}
