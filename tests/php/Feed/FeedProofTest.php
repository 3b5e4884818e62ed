<?php
/**
 * Who may read on in a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed;

use Vitrine\Feed\Cursor;
use Vitrine\Feed\CursorInvalid;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Plugin;
use Vitrine\Sealed\ContentStack;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * What a page has shown goes on as long as that page may be seen: not longer, and not shorter because it was edited.
 */
final class FeedProofTest extends TestCase {

	use StoredFeed;

	/** So much that it does not fit into an address. */
	private const WORDS = 20;

	/**
	 * A feed of eight posts, two at a time, as it is stored.
	 *
	 * @param string[] $without Words of posts that are left out.
	 */
	private static function stored( array $without = [] ): string {
		$source = self::add_source();
		self::add_posts( $source, 8 );
		return self::block( [ 'source' => $source, 'number' => 2, 'excludeWords' => $without ] );
	}

	/**
	 * Adds a post as editors do: revisions begin with the first save.
	 *
	 * @param string               $content Content.
	 * @param array<string, mixed> $fields  Other fields.
	 */
	private static function add( string $content, array $fields = [] ): int {
		$id = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'x', 'post_status' => 'auto-draft', 'post_author' => 1 ] );
		wp_update_post( wp_slash( [ 'ID' => $id, 'post_status' => 'publish', ...$fields, 'post_content' => $content ] ) );
		return $id;
	}

	/**
	 * Looks at a page as the theme prints it.
	 *
	 * @param int $id Post.
	 * @return string Cursor of its feed.
	 */
	private static function shown( int $id ): string {
		global $wp_query;
		$wp_query = new \WP_Query( [ 'post_type' => 'any', 'p' => $id, 'post_status' => 'any' ] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as in a request of that page.
		the_post();
		$cursor   = self::cursor( (string) apply_filters( 'the_content', get_the_content() ) );
		$wp_query = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the request has ended.
		return $cursor;
	}

	/**
	 * The cursor of a page.
	 *
	 * @param string $html HTML.
	 */
	private static function cursor( string $html ): string {
		self::assertSame( 1, preg_match( '~vitrine-feed=([\w-]+)~', $html, $found ), $html );
		return $found[1];
	}

	/**
	 * What everybody is answered who has a cursor.
	 *
	 * @param string $cursor Cursor.
	 */
	private static function answer( string $cursor ): \WP_REST_Response {
		$user                      = get_current_user_id();
		$GLOBALS['wp_rest_server'] = null;
		wp_set_current_user( 0 );
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/feed' );
		$request->set_query_params( [ 'cursor' => $cursor ] );
		$response = rest_do_request( $request );
		wp_set_current_user( $user );
		return $response;
	}

	/**
	 * How many further posts a cursor opens, one answer after the other, or the status of the refusal.
	 *
	 * @param string $cursor Cursor.
	 */
	private static function opened( string $cursor ): int {
		$posts = 0;
		do {
			$answer = self::answer( $cursor );
			if ( $answer->get_status() !== 200 ) {
				return $answer->get_status();
			}
			$posts += substr_count( $answer->get_data()['html'], '<article' );
			$cursor = (string) $answer->get_data()['next'];
		} while ( $cursor !== '' );
		return $posts;
	}

	/**
	 * A published page goes on after it was edited, as one that was cached does, and ends when it is not public any more.
	 */
	public function test_published_page(): void {
		$words = array_map( static fn( int $number ): string => bin2hex( random_bytes( 50 ) ), range( 1, self::WORDS ) );
		foreach ( [ [], $words ] as $without ) {
			$id     = self::add( self::stored( $without ) );
			$cursor = self::shown( $id );
			self::assertLessThanOrEqual( 1500, strlen( $cursor ) );
			self::assertSame( $cursor, self::shown( $id ), 'Pages stay equal.' );
			self::assertSame( 6, self::opened( $cursor ) );
			self::assertStringStartsWith( 'public', self::answer( $cursor )->get_headers()['Cache-Control'] );
			$next = (string) self::answer( $cursor )->get_data()['next'];
			self::assertLessThanOrEqual( 1500, strlen( $next ) );

			wp_update_post( [ 'ID' => $id, 'post_content' => '<p>Edited</p>' ] );
			add_filter( 'nonce_life', $life = static fn(): int => 1 );
			self::assertSame( [ 6, 4 ], [ self::opened( $cursor ), self::opened( $next ) ], 'A cached page goes on, for ever.' );
			remove_filter( 'nonce_life', $life );

			foreach ( [ [ 'post_status' => 'private' ], [ 'post_status' => 'draft' ], [ 'post_password' => 'x' ] ] as $fields ) {
				wp_update_post( [ 'ID' => $id, 'post_status' => 'publish', 'post_password' => '', ...$fields ] );
				self::assertSame( [ 400, 400 ], [ self::opened( $cursor ), self::opened( $next ) ], (string) wp_json_encode( $fields ) );
			}
		}
	}

	/**
	 * A page that some may see goes on for those, a day or two, and until its status changes; no proxy keeps the answers.
	 */
	public function test_page_of_some(): void {
		wp_set_current_user( 1 );
		$id     = self::add( self::stored(), [ 'post_status' => 'private' ] );
		$cursor = self::shown( $id );
		$next   = (string) self::answer( $cursor )->get_data()['next'];
		self::assertSame( [ 6, 4 ], [ self::opened( $cursor ), self::opened( $next ) ] );
		self::assertStringStartsWith( 'private', self::answer( $cursor )->get_headers()['Cache-Control'] );
		self::assertStringStartsWith( 'private', self::answer( $next )->get_headers()['Cache-Control'] );
		add_filter( 'nonce_life', $life = static fn(): int => 1 );
		self::assertSame( [ 400, 400 ], [ self::opened( $cursor ), self::opened( $next ) ] );
		remove_filter( 'nonce_life', $life );
		wp_update_post( [ 'ID' => $id, 'post_status' => 'draft' ] );
		self::assertSame( [ 400, 400 ], [ self::opened( $cursor ), self::opened( $next ) ] );
	}

	/**
	 * What is not saved is seen in a preview of a page that everybody may see: it does not become public with it.
	 */
	public function test_preview_of_a_published_page(): void {
		$block                           = self::stored();
		$id                              = self::add( $block );
		$lasting                         = self::shown( $id );
		$GLOBALS['wp_query']->is_preview = true;
		$brief                           = ContentStack::during( $id, static fn(): string => self::cursor( do_blocks( $block ) ) );
		self::assertSame( [ 6, 6 ], [ self::opened( $brief ), self::opened( $lasting ) ] );
		add_filter( 'nonce_life', static fn(): int => 1 );
		self::assertSame( [ 400, 6 ], [ self::opened( $brief ), self::opened( $lasting ) ] );
	}

	/**
	 * Without script, the page itself goes on, and nothing is written.
	 */
	public function test_the_page_goes_on(): void {
		$id                   = self::add( self::stored() );
		$_GET['vitrine-feed'] = self::shown( $id );
		$writes               = [];
		add_filter(
			'query',
			static function ( string $sql ) use ( &$writes ): string {
				if ( preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i', $sql ) === 1 ) {
					$writes[] = $sql;
				}
				return $sql;
			}
		);
		$next = self::shown( $id );
		self::assertNotSame( $_GET['vitrine-feed'], $next );
		self::assertSame( 4, self::opened( $next ) );
		self::assertSame( [], $writes );
	}

	/**
	 * A proof has the settings of its feed, which say what it shows: its own posts, by its words, and no others.
	 */
	public function test_a_post_of_the_feed(): void {
		[ $source, $other ] = [ self::add_source(), self::add_source() ];
		$rose               = self::add_post( $source, [ 'text' => 'A rose' ] );
		$weed               = self::add_post( $source, [ 'text' => 'A weed' ] );
		$foreign            = self::add_post( $other, [ 'text' => 'A rose elsewhere' ] );
		$proofs             = FeedProof::of_site();
		$settings           = FeedSettings::of( [ 'source' => $source, 'includeWords' => [ 'rose' ] ] );
		$sealed             = $proofs->seal( $settings );
		self::assertSame( $sealed, $proofs->seal( $settings ), 'Pages stay equal.' );
		[ $opened, $is_brief ] = $proofs->open( $sealed );
		self::assertSame( [ $settings->attributes(), false ], [ $opened->attributes(), $is_brief ] );
		$one = static fn( int $id ): ?int => Plugin::instance()->feed->query()->one( $opened, $id )?->id;
		self::assertSame( [ $rose, null, null, null ], [ $one( $rose ), $one( $weed ), $one( $foreign ), $one( 0 ) ] );
		self::assertSame( $settings->attributes(), $proofs->open( Cursor::of_site()->seal( $settings, [ 5, 6 ] ) )[0]->attributes(), 'A cursor is one, too.' );
		$this->expectException( CursorInvalid::class );
		Cursor::of_site()->open( $sealed );
	}

	/**
	 * What this site has not made proves nothing.
	 */
	public function test_a_forged_proof(): void {
		$proofs = FeedProof::of_site();
		$sealed = $proofs->seal( FeedSettings::of( [ 'source' => 7 ] ) );
		$other  = ( new FeedProof( str_repeat( 'ab', 32 ) ) )->seal( FeedSettings::of( [ 'source' => 7 ] ) );
		foreach ( [ '', 'x', strrev( $sealed ), "{$sealed}A", $other, str_repeat( 'A', 100_000 ) ] as $forged ) {
			try {
				$proofs->open( $forged );
				self::fail( "Opened: {$forged}" );
			} catch ( CursorInvalid $refused ) {
				self::assertSame( 'Not made here, or ended.', $refused->getMessage() );
			}
		}
	}
}
