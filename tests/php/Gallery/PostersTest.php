<?php
/**
 * Pictures of videos.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery;

use Vitrine\Images\Folder;
use Vitrine\Gallery\Posters\PosterFetch;
use Vitrine\Gallery\Posters\PosterHosts;
use Vitrine\Gallery\Posters\Posters;
use Vitrine\MediaLibrary\VideoLink;
use Vitrine\Tests\Gallery\Library;
use Vitrine\Tests\Gallery\Photographs;
use Vitrine\Tests\TestCase;

/**
 * A poster is "from the media library or fetched by the server", from the providers' picture hosts only, once.
 */
final class PostersTest extends TestCase {

	use Library;
	use Photographs;

	/**
	 * Takes the files away.
	 */
	protected function tearDown(): void {
		( new Folder() )->remove( null );
		parent::tearDown();
	}

	/**
	 * Answers requests as the providers would.
	 *
	 * @param string $picture Address of the picture that Vimeo names.
	 * @return \ArrayObject<int, string> Addresses that are asked for.
	 */
	private static function providers( string $picture = 'https://i.vimeocdn.com/video/1.jpg' ): \ArrayObject {
		/** @var \ArrayObject<int, string> $asked */
		$asked = new \ArrayObject();
		add_filter( 'http_request_host_is_external', '__return_true' );
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $args, string $url ) use ( $asked, $picture ): array {
				$asked[] = $url;
				$answer  = [ 'headers' => [], 'response' => [ 'code' => 200, 'message' => '' ], 'cookies' => [], 'body' => '', 'filename' => $args['filename'] ?? '' ];
				if ( str_contains( $url, 'oembed' ) ) {
					return [ ...$answer, 'body' => (string) wp_json_encode( [ 'thumbnail_url' => $picture ] ) ];
				}
				file_put_contents( (string) $args['filename'], self::plain( 'jpeg', 480 ) );
				return $answer;
			},
			10,
			3
		);
		return $asked;
	}

	/**
	 * The page asks for nothing; the event fetches once; then the page has a picture of this site with its sizes.
	 */
	public function test_fetches_once(): void {
		$asked  = self::providers();
		$attr   = [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://youtu.be/dQw4w9WgXcQ' ], [ 'url' => 'https://vimeo.com/76979871' ] ] ];
		$before = $this->contents( $attr )->items( '0', $this->ids( $attr ) );
		self::assertSame( [ '', '' ], array_column( $before, 'src' ) );
		self::assertCount( 0, $asked );
		$fetch = new PosterFetch( static fn(): Posters => new Posters( new Folder() ) );
		// As an event of an older version names it.
		$fetch->run( 'https://vimeo.com/76979871' );
		self::assertCount( 2, $asked );
		self::add_page( $attr, 'publish' );
		self::assertNotFalse( wp_next_scheduled( Posters::HOOK ) );
		$fetch->run();
		$fetch->run();
		self::assertCount( 3, $asked );
		foreach ( $this->contents( $attr )->items( '0', $this->ids( $attr ) ) as $item ) {
			self::assertStringStartsWith( ( new Folder() )->url( 'posters/' ), $item->src );
			self::assertStringNotContainsString( 'ytimg', (string) wp_json_encode( $item ) );
			self::assertGreaterThan( 0, $item->thumb->height );
			self::assertMatchesRegularExpression( '/^#[0-9a-f]{6}$/', $item->thumb->color );
		}
	}

	/**
	 * Adds a page with a gallery.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @param string               $status     Status.
	 */
	private static function add_page( array $attributes, string $status ): int {
		return wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_title' => 'x', 'post_status' => $status, 'post_content' => '<!-- wp:vitrine/gallery ' . serialize_block_attributes( $attributes ) . ' /-->' ] ) );
	}

	/**
	 * Events of ours.
	 */
	private static function events(): int {
		return substr_count( (string) wp_json_encode( _get_cron_array() ), Posters::HOOK );
	}

	/**
	 * Previews plan nothing, nor do drafts of those who may not upload; what is published plans one event, and never makes more than a hundred posts wait.
	 */
	public function test_plans_are_bounded(): void {
		$videos = static fn( int $from ): array => [ 'source' => 'urls', 'items' => array_map( static fn( int $number ): array => [ 'url' => 'https://vimeo.com/' . ( $from + $number ) ], range( 1, 30 ) ) ];
		$GLOBALS['wp_rest_server'] = null;
		wp_set_current_user( (int) wp_insert_user( [ 'user_login' => 'writer', 'user_pass' => 'x', 'role' => 'contributor' ] ) );
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/gallery/preview' );
		$request->set_body_params( [ 'attributes' => $videos( 1000 ) ] );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::add_page( $videos( 2000 ), 'draft' );
		self::add_page( $videos( 2000 ), 'pending' );
		self::assertSame( [ 0, false ], [ self::events(), get_option( Posters::QUEUE ) ] );

		for ( $page = 1; $page <= 120; $page++ ) {
			self::add_page( $videos( 1000 * $page ), 'publish' );
		}
		self::assertSame( [ 1, 100 ], [ self::events(), count( get_option( Posters::QUEUE ) ) ] );
	}

	/**
	 * G9: covers of videos were gray in the canvas until the post was published.
	 */
	public function test_drafts_of_those_who_may_upload(): void {
		$asked = self::providers();
		$attr  = [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://youtu.be/dQw4w9WgXcQ' ] ] ];
		wp_set_current_user( (int) wp_insert_user( [ 'user_login' => 'writer', 'user_pass' => 'x', 'role' => 'author' ] ) );
		self::add_page( $attr, 'auto-draft' );
		self::assertSame( 0, self::events() );
		self::add_page( $attr, 'draft' );
		self::assertSame( 1, self::events() );
		( new PosterFetch( static fn(): Posters => new Posters( new Folder() ) ) )->run();
		self::assertCount( 1, $asked );
		$GLOBALS['wp_rest_server'] = null;
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/gallery/preview' );
		$request->set_body_params( [ 'attributes' => $attr ] );
		self::assertStringStartsWith( ( new Folder() )->url( 'posters/' ), rest_do_request( $request )->get_data()['items'][0]['thumb']['src'] ?? '' );
	}

	/**
	 * Widgets and posts of any type may hold galleries.
	 */
	public function test_finds_what_is_saved(): void {
		$asked = self::providers();
		$block = '<!-- wp:group --><!-- wp:vitrine/gallery {"source":"urls","items":[{"url":"https://youtu.be/ID"}]} /--><!-- /wp:group -->';
		update_option( 'widget_block', [ 2 => [ 'content' => str_replace( 'ID', 'aaaaaaaaaaa', $block ) ] ] );
		wp_insert_post( wp_slash( [ 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => str_replace( 'ID', 'bbbbbbbbbbb', $block ) ] ) );
		( new PosterFetch( static fn(): Posters => new Posters( new Folder() ) ) )->run();
		self::assertCount( 2, $asked );
		self::assertSame( [], get_option( Posters::QUEUE ) );
	}

	/**
	 * What another request has wait meanwhile goes on waiting, and has an event of its own.
	 */
	public function test_keeps_what_others_queue(): void {
		self::providers();
		$page  = self::add_page( [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://youtu.be/aaaaaaaaaaa' ] ] ], 'publish' );
		$other = static function ( int ...$posts ): void {
			global $wpdb;
			// Past what this process remembers of options.
			$wpdb->replace( $wpdb->options, [ 'option_name' => Posters::QUEUE, 'option_value' => serialize( $posts ), 'autoload' => 'off' ] ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as core does.
		};
		add_filter(
			'pre_http_request',
			static function ( mixed $answer ) use ( $other, $page ): mixed {
				$other( $page, 999_999 );
				return $answer;
			},
			5
		);
		wp_clear_scheduled_hook( Posters::HOOK );
		( new PosterFetch( static fn(): Posters => new Posters( new Folder() ) ) )->run();
		self::assertSame( [ 999_999 ], get_option( Posters::QUEUE ) );
		self::assertNotFalse( wp_next_scheduled( Posters::HOOK ) );

		delete_option( Posters::QUEUE );
		self::assertFalse( get_option( Posters::QUEUE ) );
		$other( 999_998 );
		$second = self::add_page( [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://youtu.be/bbbbbbbbbbb' ] ] ], 'publish' );
		self::assertSame( [ 999_998, $second ], get_option( Posters::QUEUE ) );
	}

	/**
	 * A post that waits already is not parsed each time that it is saved.
	 */
	public function test_waiting_posts_are_not_parsed(): void {
		$page  = self::add_page( [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://youtu.be/aaaaaaaaaaa' ] ] ], 'publish' );
		$made  = 0;
		$fetch = new PosterFetch(
			static function () use ( &$made ): Posters {
				++$made;
				return new Posters( new Folder() );
			}
		);
		$fetch->saved( $page, get_post( $page ) );
		self::assertSame( [ [ $page ], 0 ], [ get_option( Posters::QUEUE ), $made ] );
		delete_option( Posters::QUEUE );
		$fetch->saved( $page, get_post( $page ) );
		self::assertSame( [ [ $page ], 1 ], [ get_option( Posters::QUEUE ), $made ] );
	}

	/**
	 * Records beyond the bound go, and their files with them.
	 */
	public function test_files_go_with_their_records(): void {
		self::providers();
		$fetch = new PosterFetch( static fn(): Posters => new Posters( new Folder() ) );
		$fetch->run( 'https://youtu.be/aaaaaaaaaaa' );
		$files = static fn(): array => (array) glob( ( new Folder() )->path( 'posters' ) . '/*' );
		$first = $files();
		self::assertNotSame( [], $first );
		$facts = get_option( Posters::OPTION );
		for ( $number = 1; $number < 2000; $number++ ) {
			$facts[ "vimeo-{$number}" ] = [];
		}
		update_option( Posters::OPTION, $facts );
		$fetch->run( 'https://youtu.be/bbbbbbbbbbb' );
		self::assertCount( 2000, get_option( Posters::OPTION ) );
		self::assertCount( count( $first ), $files() );
		self::assertSame( [], array_intersect( $first, $files() ) );
	}

	/**
	 * Another host than the providers' is not asked, and not tried again.
	 */
	public function test_refuses_other_hosts(): void {
		$asked = self::providers( 'https://evil.example/x.jpg' );
		$fetch = new PosterFetch( static fn(): Posters => new Posters( new Folder() ) );
		$fetch->run( 'https://vimeo.com/76979871' );
		$fetch->run( 'https://vimeo.com/76979871' );
		$fetch->run( 'https://evil.example/x.mp4' );
		$fetch->run( [ 'x' ] );
		self::assertCount( 1, $asked );
		$link = VideoLink::of( 'https://vimeo.com/76979871' );
		self::assertNotNull( $link );
		self::assertNull( ( new Posters( new Folder() ) )->of( $link, '' ) );
		$hosts = new PosterHosts();
		foreach ( [ 'http://i.ytimg.com/x', 'https://i.ytimg.com.evil.example/x', 'https://i.ytimg.com:8080/x', 'https://x@i.ytimg.com/x', 'https://s1.dmcdn.net.evil.example/x', 'https://127.0.0.1/x', 'file:///etc/passwd', '' ] as $url ) {
			self::assertFalse( $hosts->allows_picture( $url ), $url );
		}
		foreach ( [ 'https://i.ytimg.com/vi/x/hqdefault.jpg', 'https://i.vimeocdn.com/video/1.jpg', 'https://s2.dmcdn.net/v/x', 'https://www.dailymotion.com/thumbnail/video/x' ] as $url ) {
			self::assertTrue( $hosts->allows_picture( $url ), $url );
		}
	}
}
