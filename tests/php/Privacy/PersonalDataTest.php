<?php
/**
 * Personal data.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Privacy;

use Vitrine\Graph\Comments\RemoteComment;
use Vitrine\Graph\Posts\PostPage;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Plugin;
use Vitrine\Privacy\Admission;
use Vitrine\Privacy\ErasedNames;
use Vitrine\Privacy\Retention;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * What people have written is exported and erased by their names, does not come back, and is not kept longer than the site says.
 */
final class PersonalDataTest extends TestCase {

	use StoredFeed;

	private const EMAIL = 'ida@example.org';

	/**
	 * Makes a person with an account here.
	 *
	 * @param string $name Name.
	 */
	private static function person( string $name = 'Ida "Rosa" Löwe' ): void {
		wp_insert_user( [ 'user_login' => 'ida', 'user_pass' => 'x', 'user_email' => self::EMAIL, 'display_name' => $name ] );
	}

	/**
	 * A comment.
	 *
	 * @param string $id         Id.
	 * @param string $name       Author.
	 * @param bool   $is_account Whether the account wrote it.
	 * @param int    $at         Unix time.
	 */
	private static function comment( string $id, string $name, bool $is_account = false, int $at = 1_790_000_000 ): RemoteComment {
		return new RemoteComment( $id, $at, 0, [ 'author' => [ 'name' => $name, 'url' => null, 'is_account' => $is_account ], 'text' => "Text of {$id}", 'tags' => [], 'likes' => 0, 'url' => null, 'link' => null ] );
	}

	/**
	 * Texts of the comments of a post.
	 *
	 * @param int $post Row.
	 * @return list<string>
	 */
	private static function texts( int $post ): array {
		return array_column( array_column( Plugin::instance()->feed->comments()->of( $post, 0 ), 'data' ), 'text' );
	}

	/**
	 * Runs an exporter or eraser of core's list.
	 *
	 * @param string $kind `exporters` or `erasers`.
	 * @return array<string, mixed>
	 */
	private static function run_tool( string $kind ): array {
		return apply_filters( "wp_privacy_personal_data_{$kind}", [] )['vitrine']['callback']( self::EMAIL, 1 );
	}

	/**
	 * A person's comments and reviews: others', the account's own, and such as only contain the name, are left alone.
	 */
	public function test_export_and_erase(): void {
		self::person();
		$name     = 'Ida "Rosa" Löwe';
		$account  = self::add_source();
		$reviews  = self::add_source( [ 'parent_id' => $account, 'content' => 'reviews' ] );
		$post     = self::add_post( $account, [ 'author' => [ 'name' => $name, 'url' => null ], 'text' => 'The page’s own' ] );
		$review   = self::add_post( $reviews, [ 'author' => [ 'name' => $name, 'url' => null ], 'text' => 'Lovely garden', 'kind' => 'review' ] );
		$other    = self::add_post( $reviews, [ 'author' => [ 'name' => "{$name} the other", 'url' => null ], 'kind' => 'review' ] );
		$comments = Plugin::instance()->feed->comments();
		$list     = [ self::comment( '1', $name ), self::comment( '2', 'Somebody' ), self::comment( '3', $name, true ), self::comment( '4', 'IDA "ROSA" LÖWE' ) ];
		$comments->store( $account, $post, 0, $list );

		$export = self::run_tool( 'exporters' );
		self::assertTrue( $export['done'] );
		self::assertEqualsCanonicalizing( [ 'Text of 1', 'Lovely garden' ], array_map( static fn( array $item ): string => $item['data'][1]['value'], $export['data'] ) );

		$purged = [];
		add_action(
			'vitrine_posts_changed',
			static function ( int $id ) use ( &$purged ): void {
				$purged[] = $id;
			}
		);
		$erased = self::run_tool( 'erasers' );
		self::assertSame( [ true, true ], [ $erased['items_removed'], $erased['done'] ] );
		self::assertStringContainsString( 'no e-mail addresses', $erased['messages'][0] );
		self::assertSame( [ 'Text of 2', 'Text of 3', 'Text of 4' ], self::texts( $post ) );
		self::assertSame( 1, Plugin::instance()->feed->posts()->count( $reviews ) );
		self::assertSame( 1, Plugin::instance()->feed->posts()->count( $account ), 'A post of the page is the page’s.' );
		self::assertContains( $account, $purged );
		self::assertSame( [], self::run_tool( 'exporters' )['data'] );

		// The network still has it: the next refresh does not bring it again, and the name is not kept in the open.
		$comments->store( $account, $post, 0, $list );
		self::assertSame( [ 'Text of 2', 'Text of 3', 'Text of 4' ], self::texts( $post ) );
		$page = new PostPage( [ new RemotePost( '9', time(), self::data( [ 'author' => [ 'name' => $name, 'url' => null ] ] ), [] ) ], 'next' );
		self::assertSame( [], Admission::page( $page, Plugin::instance()->feed->sources()->get( $reviews ) )->posts );
		self::assertCount( 1, Admission::page( $page, Plugin::instance()->feed->sources()->get( $account ) )->posts );
		self::assertStringNotContainsString( 'Ida', (string) wp_json_encode( get_option( ErasedNames::OPTION ) ) );
	}

	/**
	 * An address that nobody here has finds nothing; the site can name people.
	 */
	public function test_names_of_others(): void {
		$account = self::add_source();
		$post    = self::add_post( $account );
		Plugin::instance()->feed->comments()->store( $account, $post, 0, [ self::comment( '1', '' ), self::comment( '2', 'Otto %_' ) ] );
		self::assertSame( [], self::run_tool( 'exporters' )['data'] );
		self::assertFalse( self::run_tool( 'erasers' )['items_removed'] );
		self::assertCount( 2, self::texts( $post ) );
		add_filter( 'vitrine_privacy_names', static fn( array $names, string $email ): array => $email === self::EMAIL ? [ 'Otto %_', '', 5 ] : [], 10, 2 );
		self::run_tool( 'erasers' );
		self::assertSame( [ 'Text of 1' ], self::texts( $post ) );
	}

	/**
	 * What is older than the site keeps is deleted by the job, events that are not over excepted, and is not stored again.
	 */
	public function test_retention(): void {
		$day     = DAY_IN_SECONDS;
		$account = self::add_source();
		$young   = self::add_post( $account, [ 'text' => 'Young' ], time() - 10 * $day );
		self::add_post( $account, [ 'text' => 'Old' ], time() - 40 * $day );
		Plugin::instance()->feed->comments()->store( $account, $young, 0, [ self::comment( '1', 'A', false, time() - 5 * $day ), self::comment( '2', 'B', false, time() - 50 * $day ) ] );
		$posts = Plugin::instance()->feed->posts();
		do_action( 'vitrine_refresh_sources' );
		self::assertSame( 2, $posts->count( $account ), 'At first everything is kept.' );

		Retention::register_setting();
		update_option( Retention::OPTION, 30 );
		do_blocks( self::block( [ 'source' => $account ] ) );
		self::assertSame( 2, $posts->count( $account ), 'No page view deletes.' );
		do_action( 'vitrine_refresh_sources' );
		self::assertSame( 1, $posts->count( $account ) );
		self::assertSame( [ 'Text of 1' ], self::texts( $young ) );

		$source = Plugin::instance()->feed->sources()->get( $account );
		$old    = new RemotePost( '9', time() - 40 * $day, self::data(), [] );
		$page   = Admission::page( new PostPage( [ new RemotePost( '8', time(), self::data(), [] ), $old ], 'next' ), $source );
		self::assertSame( [ [ '8' ], 'next' ], [ array_column( $page->posts, 'network_id' ), $page->after ] );
		$page = Admission::page( new PostPage( [ $old ], 'next' ), $source );
		self::assertSame( [ [], null ], [ $page->posts, $page->after ], 'Behind it everything is older: no further page is asked for.' );
		update_option( Retention::OPTION, -5 );
		self::assertSame( 0, Retention::since() );
	}
}
