<?php
/**
 * Pictures of videos.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery;

use Vitrine\Gallery\PosterFetch;
use Vitrine\Gallery\PosterHosts;
use Vitrine\Gallery\Posters;
use Vitrine\Gallery\VideoLink;
use Vitrine\Images\Folder;
use Vitrine\Tests\TestCase;

/**
 * Issue 4 §1: a poster is "from the media library or fetched by the server", from the providers' picture hosts only, once.
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
		foreach ( [ 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://vimeo.com/76979871', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' ] as $page ) {
			self::assertNotFalse( wp_next_scheduled( Posters::HOOK, [ $page ] ) );
			$fetch->run( $page );
		}
		self::assertCount( 3, $asked );
		foreach ( $this->contents( $attr )->items( '0', $this->ids( $attr ) ) as $item ) {
			self::assertStringStartsWith( ( new Folder() )->url( 'posters/' ), $item->src );
			self::assertStringNotContainsString( 'ytimg', (string) wp_json_encode( $item ) );
			self::assertGreaterThan( 0, $item->thumb->height );
			self::assertMatchesRegularExpression( '/^#[0-9a-f]{6}$/', $item->thumb->color );
		}
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
