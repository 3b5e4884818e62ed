<?php
/**
 * PHP's half of the contract of comments with TSX.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Comments\Comment;
use Vitrine\Feed\Comments\Commenters;
use Vitrine\Feed\Comments\CommentsView;
use Vitrine\Feed\Comments\Thread;
use Vitrine\Feed\FeedModule;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Views\ViewContext;
use Vitrine\Images\Folder;
use Vitrine\Images\Image;
use Vitrine\Tests\ContractFixtures;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * The canvas shows what visitors open: a case holds attributes, a post and its comments as they are stored.
 */
final class CommentsContractTest extends TestCase {

	use ContractFixtures;
	use StoredFeed;

	private const FIXTURES = __DIR__ . '/../../../blocks/social-feed/comments/test/fixtures';

	private const NEEDED = [ 'comments', 'replies', 'waiting', 'hostile', 'reactions' ];

	/**
	 * Of what is stored PHP makes the view that TSX is tested with, and the HTML that TSX renders.
	 *
	 * @param string $name Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( string $name ): void {
		$case = self::fixture( "{$name}.json" );
		add_filter( 'upload_dir', static fn( array $folder ): array => [ ...$folder, 'baseurl' => 'https://example.test/wp-content/uploads' ] );
		update_option( Commenters::OPTION, $case['named'] );
		$settings = FeedSettings::of( [ 'source' => 1, 'showComments' => true, ...$case['attributes'] ] );
		$context  = ViewContext::of_site( $settings, new Folder() );
		$account  = [ 'network' => 'facebook', 'name' => 'Hollin Bank Gardens', 'link' => null, 'picture' => 'ab/account-150.webp' ];
		$post     = new Post( 1, '1_1', 1_790_000_000, self::data( $case['post'] ), $account );
		$comments = array_map( self::comment( ... ), array_values( $case['comments'] ), array_keys( array_values( $case['comments'] ) ) );
		$thread   = $case['total'] === null ? null : Thread::of_row( [ 'total' => (string) $case['total'], 'read_at' => '1' ] );
		$view     = isset( $case['of'] )
			? CommentsView::of_replies( $post, self::comment( $case['of'], 90 ), $comments, $thread, false, $context )
			: CommentsView::of_post( $post, $comments, $thread, $thread === null, $context );
		self::assert_contract( $name, $view, FeedModule::template()->comments( $view ) );
	}

	/**
	 * A comment of a case.
	 *
	 * @param array<string, mixed> $stored What is stored.
	 * @param int                  $row    Row.
	 */
	private static function comment( array $stored, int $row ): Comment {
		$picture = $stored['picture'] ?? null;
		return Comment::of_row(
			[
				'id'           => (string) ( $row + 1 ),
				'parent_id'    => (string) ( $stored['parent'] ?? 0 ),
				'network_id'   => "1_1_{$row}",
				'published_at' => (string) strtotime( $stored['published'] ?? '1970-01-01T00:00:00Z' ),
				'replies'      => (string) ( $stored['replies'] ?? 0 ),
				'data'         => (string) wp_json_encode( $stored['data'] ),
			],
			is_array( $picture ) ? Image::of_row( [ 'source_id' => '1', 'post_id' => '5', 'status' => 'ready', ...$picture, 'sizes' => (string) wp_json_encode( $picture['sizes'] ) ] ) : null
		);
	}
}
