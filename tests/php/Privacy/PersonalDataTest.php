<?php
/**
 * Personal data.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Privacy;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Sources\Source;
use Vitrine\Graph\Comments\RemoteComment;
use Vitrine\Graph\Imports\ImportFile;
use Vitrine\Graph\Posts\PostPage;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Images\Folder;
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
		self::assertStringContainsString( 'do not share email addresses', $erased['messages'][0] );
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
	 * What people have written in imports, on websites and in what else is not the account's own list: it does not come back with the same file.
	 *
	 * @param array<string, string> $fields Columns of the source.
	 */
	#[DataProvider( 'sources_of_people' )]
	public function test_sources_of_people( array $fields ): void {
		self::person( 'Ida' );
		$source = self::add_source( $fields );
		self::add_post( $source, [ 'author' => [ 'name' => 'Ida', 'url' => null ], 'text' => 'By Ida' ] );
		self::add_post( $source, [ 'author' => [ 'name' => 'Otto', 'url' => null ], 'text' => '"author":{"name":"Ida"' ] );
		self::add_post( $source, [ 'text' => 'By nobody' ] );

		self::assertSame( [ 'By Ida' ], array_map( static fn( array $item ): string => $item['data'][1]['value'], self::run_tool( 'exporters' )['data'] ) );
		self::assertSame( [ true, true ], array_values( array_intersect_key( self::run_tool( 'erasers' ), [ 'items_removed' => 1, 'done' => 1 ] ) ) );
		self::assertSame( 2, Plugin::instance()->feed->posts()->count( $source ) );
		self::assertSame( [], self::run_tool( 'exporters' )['data'] );

		$remote = static fn( string $name ): RemotePost => new RemotePost( $name, time(), self::data( [ 'author' => [ 'name' => $name, 'url' => null ] ] ), [] );
		$page   = Admission::page( new PostPage( [ $remote( 'Ida' ), $remote( 'Otto' ) ], null ), Plugin::instance()->feed->sources()->get( $source ) );
		self::assertSame( [ 'Otto' ], array_column( $page->posts, 'network_id' ) );
	}

	/**
	 * Sources whose posts people write.
	 *
	 * @return array<string, array{array<string, string>}>
	 */
	public static function sources_of_people(): array {
		return [
			'an import'  => [ [ 'network' => 'import', 'token' => '', 'token_kind' => 'none' ] ],
			'a website'  => [ [ 'network' => 'web', 'token' => '', 'token_kind' => 'none' ] ],
			'a hashtag'  => [ [ 'network' => 'instagram', 'parent_id' => '1', 'content' => 'hashtag', 'item' => 'poppy', 'token' => '' ] ],
			'tagged'     => [ [ 'parent_id' => '1', 'content' => 'tagged', 'token' => '' ] ],
		];
	}

	/**
	 * A file that is imported again after a member was erased brings back the posts of the others only.
	 */
	public function test_import_again(): void {
		self::person( 'Ida' );
		$import = static function (): Source {
			$path = (string) tempnam( sys_get_temp_dir(), 'vitrine-test' );
			file_put_contents( $path, "id,date,author,text\n1,2020-01-01,Ida,Mine\n2,2020-01-02,Otto,His\n" );
			[ $source ] = Plugin::instance()->imports->imports()->begin( new ImportFile( $path ), null, 'Garden friends' );
			unlink( $path );
			self::assertTrue( Plugin::instance()->feed->refresh()->run( $source->id )->complete );
			return $source;
		};
		$posts = Plugin::instance()->feed->posts();
		self::assertSame( 2, $posts->count( $import()->id ) );
		self::assertTrue( self::run_tool( 'erasers' )['items_removed'] );
		self::assertSame( 1, $posts->count( $import()->id ) );
		self::assertSame( [], self::run_tool( 'exporters' )['data'] );
		( new Folder() )->remove( null );
	}

	/**
	 * Who has reacted to a post of the page is told so; the name goes, the post stays, and for the next refresh nothing has changed.
	 */
	public function test_reactions(): void {
		self::person( 'Ida' );
		$account = self::add_source();
		$posts   = Plugin::instance()->feed->posts();
		$page    = new PostPage( [ new RemotePost( '1', time(), self::data( [ 'people' => [ 'Otto', 'Ida', 'IDA' ], 'text' => 'Roses' ] ), [] ), new RemotePost( '2', time(), self::data( [ 'people' => [ 'Otto' ], 'title' => 'Ida' ] ), [] ) ], null );
		$posts->store( $account, 1, $page->posts );
		self::assertSame( [ [ 'Ida', 'https://www.facebook.com/hollinbank/posts/1' ] ], array_map( static fn( array $item ): array => array_column( $item['data'], 'value' ), self::run_tool( 'exporters' )['data'] ) );

		$told = did_action( 'vitrine_posts_changed' );
		self::assertTrue( self::run_tool( 'erasers' )['items_removed'] );
		self::assertSame( $told + 1, did_action( 'vitrine_posts_changed' ) );
		global $wpdb;
		$people = static fn(): array => array_map( static fn( string $data ): array => json_decode( $data, true )['people'], $wpdb->get_col( $wpdb->prepare( "SELECT data FROM {$wpdb->prefix}vitrine_posts WHERE source_id = %d ORDER BY id", $account ) ) );
		self::assertSame( [ [ 'Otto', 'IDA' ], [ 'Otto' ] ], $people() );
		self::assertFalse( self::run_tool( 'erasers' )['items_removed'] );

		$done = $posts->store( $account, 2, Admission::page( $page, Plugin::instance()->feed->sources()->get( $account ) )->posts );
		self::assertSame( [ 0, 0 ], [ $done['added'], $done['changed'] ] );
		// The network was not asked who reacted: what is stored stays.
		$posts->store( $account, 3, array_map( static fn( RemotePost $post ): RemotePost => new RemotePost( $post->network_id, $post->published_at, [ ...$post->data, 'people' => [] ], [] ), $page->posts ), [ 'people' ] );
		self::assertSame( [ [ 'Otto', 'IDA' ], [ 'Otto' ] ], $people() );
	}

	/**
	 * Whose post the page has shared is told what is kept of it; it goes, the page's own words stay, and for the next refresh nothing has changed.
	 */
	public function test_shared_posts(): void {
		self::person( 'Ida' );
		$account = self::add_source();
		$posts   = Plugin::instance()->feed->posts();
		$shared  = static fn( string $author ): array => [ 'author' => $author, 'url' => "https://www.facebook.com/{$author}/posts/1", 'text' => 'Ramblers bloom' ];
		$page    = new PostPage(
			[
				new RemotePost( '1', time(), self::data( [ 'text' => 'Look at this', 'shared' => $shared( 'Ida' ), 'kind' => 'photo', 'total' => 1 ] ), [ new RemotePicture( 0, '5', 'https://scontent.xx.fbcdn.net/a_n.jpg' ) ] ),
				new RemotePost( '2', time(), self::data( [ 'text' => '"shared":{"author":"Ida"', 'shared' => $shared( 'Otto' ) ] ), [] ),
				new RemotePost( '3', time(), self::data( [ 'shared' => $shared( 'IDA' ) ] ), [] ),
			],
			null
		);
		$rows = $posts->store( $account, 1, $page->posts )['rows'];
		Plugin::instance()->feed->images()->plan( $account, array_values( $rows )[0], $page->posts[0]->pictures );
		self::assertSame( [ [ 'Ida', 'Ramblers bloom', 'https://www.facebook.com/Ida/posts/1' ] ], array_map( static fn( array $item ): array => array_column( $item['data'], 'value' ), self::run_tool( 'exporters' )['data'] ) );

		$told = did_action( 'vitrine_posts_changed' );
		self::assertTrue( self::run_tool( 'erasers' )['items_removed'] );
		self::assertSame( $told + 1, did_action( 'vitrine_posts_changed' ) );
		global $wpdb;
		$stored = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}vitrine_posts WHERE source_id = %d ORDER BY id", $account ), ARRAY_A );
		$data   = json_decode( $stored[0]['data'], true );
		self::assertSame( [ 'Look at this', 'none', 0 ], [ $data['text'], $data['kind'], $data['total'] ] );
		self::assertSame( [ 'author' => '', 'url' => 'https://www.facebook.com/hollinbank/posts/1', 'text' => '' ], $data['shared'] );
		self::assertSame( [ ' look at this ', 'text' ], [ $stored[0]['words'], $stored[0]['type'] ] );
		self::assertSame( '0', $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_images WHERE source_id = %d", $account ) ) );
		self::assertSame( [ 'Otto', 'IDA' ], array_map( static fn( array $row ): string => json_decode( $row['data'], true )['shared']['author'], array_slice( $stored, 1 ) ) );
		self::assertFalse( self::run_tool( 'erasers' )['items_removed'] );

		$again = Admission::page( $page, Plugin::instance()->feed->sources()->get( $account ) )->posts;
		self::assertSame( [], $again[0]->pictures );
		$done = $posts->store( $account, 2, $again );
		self::assertSame( [ 0, 0 ], [ $done['added'], $done['changed'] ] );
	}

	/**
	 * However many have nearly the same name, erasing ends, and finds who comes behind them.
	 */
	public function test_many_of_nearly_the_same_name(): void {
		self::person( 'Ida' );
		$source = self::add_source( [ 'network' => 'import', 'token' => '' ] );
		$posts  = array_map( static fn( int $number ): RemotePost => new RemotePost( "3_{$number}", time(), self::data( [ 'author' => [ 'name' => $number === 501 ? 'Ida' : 'IDA', 'url' => null ] ] ), [] ), range( 1, 501 ) );
		Plugin::instance()->feed->posts()->store( $source, 1, $posts );
		Plugin::instance()->feed->posts()->release( $source );
		self::assertSame( [ true, true ], array_values( array_intersect_key( self::run_tool( 'erasers' ), [ 'items_removed' => 1, 'done' => 1 ] ) ) );
		self::assertSame( 500, Plugin::instance()->feed->posts()->count( $source ) );
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
