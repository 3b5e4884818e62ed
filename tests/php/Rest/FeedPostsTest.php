<?php
/**
 * GET /feed/posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * What the viewer asks of a post: open to whom a page has shown the feed, and about what the feed shows.
 */
final class FeedPostsTest extends TestCase {

	use StoredFeed;

	/**
	 * Asks as anybody.
	 *
	 * @param array<string, mixed>  $query   Parameters.
	 * @param array<string, string> $headers Headers.
	 */
	private static function answer( array $query, array $headers = [] ): \WP_REST_Response {
		wp_set_current_user( 0 );
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/feed/posts' );
		$request->set_query_params( $query );
		$request->set_headers( $headers );
		return rest_do_request( $request );
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
	 * All pictures that are here, in order and in all sizes, the whole text, and the panel.
	 */
	public function test_a_post(): void {
		$source = self::add_source();
		$post   = self::add_post( $source, [ 'text' => "Roses & <b>thorns</b>\nand more", 'kind' => 'album', 'total' => 9, 'counts' => [ 'likes' => 3 ] ] );
		foreach ( [ 5, 0, 1, 3, 6 ] as $position ) {
			self::add_picture( $source, $post, $position, [ 'alt' => $position === 1 ? '' : "Picture {$position}" ] );
		}
		self::add_picture( $source, $post, 2, [ 'status' => 'error' ] );
		self::add_picture( $source, $post, RemotePost::LINK_POSITION );
		self::add_picture( $source, self::add_post( $source ), 0 );
		$answer = self::answer( [ 'proof' => self::proof( [ 'source' => $source, 'textLimit' => 5 ] ), 'post' => $post ] );
		self::assertSame( 200, $answer->get_status() );
		$data = $answer->get_data();
		self::assertSame( [ 'id', 'url', 'label', 'shop', 'text', 'pictures', 'player', 'html' ], array_keys( $data ) );
		self::assertSame( [ (string) $post, 'https://www.facebook.com/hollinbank/posts/1', 'View on Facebook', "Roses & <b>thorns</b>\nand more" ], [ $data['id'], $data['url'], $data['label'], $data['text'] ] );
		self::assertSame( [ 'Picture 0', 'Roses & <b>thorns</b> and more', 'Picture 3', 'Picture 5', 'Picture 6' ], array_column( $data['pictures'], 'alt' ) );
		$picture = $data['pictures'][0];
		self::assertSame( [ 1080, 720, '#4a6b3c' ], [ $picture['width'], $picture['height'], $picture['color'] ] );
		self::assertStringEndsWith( '-1080.webp', $picture['src'] );
		self::assertStringEndsWith( '-320.webp', $picture['small'] );
		self::assertSame( 3, preg_match_all( '/-(1080|640|320)\.webp \1w/', $picture['srcset'] ) );
		self::assertStringContainsString( '>Roses &#038; &lt;b&gt;thorns&lt;/b&gt;', $data['html'] );
		self::assertStringContainsString( 'Hollin Bank Gardens', $data['html'] );
		self::assertStringContainsString( '3 likes', wp_strip_all_tags( $data['html'] ) );
		self::assertStringContainsString( '<time', $data['html'] );
		self::assertStringNotContainsString( '<details', $data['html'] );
		self::assertStringNotContainsString( 'fbcdn', (string) wp_json_encode( $data ), 'Addresses of the network stay here.' );

		$off  = [ 'source' => $source, 'showText' => false, 'showCounts' => false, 'showAuthor' => false, 'showNetworkLink' => false ];
		$data = self::answer( [ 'proof' => self::proof( $off ), 'post' => $post ] )->get_data();
		self::assertSame( [ null, '' ], [ $data['label'], $data['text'] ], 'What the feed does not show is not told.' );
		self::assertStringContainsString( '<time', $data['html'] );
		foreach ( [ 'thorns', 'Hollin Bank Gardens', 'likes', 'View on' ] as $words ) {
			self::assertStringNotContainsString( $words, $data['html'] );
		}
		$tile = self::answer( [ 'proof' => self::proof( [ ...$off, 'layout' => 'tiles' ] ), 'post' => $post ] )->get_data();
		self::assertStringContainsString( '3 likes', wp_strip_all_tags( $tile['html'] ), 'Tiles have no switches for these.' );
	}

	/**
	 * Its call to action has the shape that buttons have in the feed.
	 */
	public function test_the_button_of_a_post(): void {
		$source = self::add_source();
		$post   = self::add_post( $source, [ 'button' => [ 'type' => 'SHOP_NOW', 'url' => 'https://shop.example/poppies' ] ] );
		foreach ( [ 'wp-element-button', 'wp-block-button__link wp-element-button' ] as $is_new => $classes ) {
			$attributes = [ 'source' => $source, 'themeButtons' => (bool) $is_new ];
			$html       = self::answer( [ 'proof' => self::proof( $attributes ), 'post' => $post ] )->get_data()['html'];
			self::assertStringContainsString( "vitrine-cta {$classes}\"", $html );
		}
	}

	/**
	 * Items say what opens: pictures, as many as are kept of an album at most, and which of them are films; in a stored block the film alone, in place. What nobody can play leads to the network.
	 */
	public function test_what_opens(): void {
		$source = self::add_source();
		$album  = self::add_post( $source, [ 'kind' => 'album', 'total' => 37 ], 1_790_000_003 );
		$film   = self::add_post( $source, [ 'kind' => 'video', 'total' => 1, 'player' => self::player( 'facebook', 'https://www.facebook.com/hollinbank/videos/123456/' ) ], 1_790_000_002 );
		$lost   = self::add_post( $source, [ 'kind' => 'video', 'total' => 1 ], 1_790_000_001 );
		self::add_picture( $source, $album );
		self::add_picture( $source, $film );
		self::add_picture( $source, $lost );
		$html = do_blocks( self::block( [ 'source' => $source, 'openPosts' => 'viewer' ] ) );
		self::assertSame( 3, substr_count( $html, '<article' ) );
		self::assertSame( 2, preg_match_all( '/ data-post="(\d+)" data-pictures="(\d+)"( data-films="0")?>/', $html, $found ) );
		self::assertSame( [ [ (string) $album, (string) $film ], [ '20', '1' ], [ '', ' data-films="0"' ] ], [ $found[1], $found[2], $found[3] ] );
		self::assertStringContainsString( '"proof":"', $html );
		self::assertStringNotContainsString( 'data-plays', $html );
		$stored = do_blocks( self::block( [ 'source' => $source ] ) );
		self::assertSame( 1, preg_match_all( '/ data-post="(\d+)" data-plays>/', $stored, $found ) );
		self::assertSame( [ (string) $film ], $found[1] );
		self::assertStringContainsString( '"players":{', $stored );
		$still = do_blocks( self::block( [ 'source' => $source, 'types' => [ 'album' ] ] ) );
		self::assertStringNotContainsString( 'data-post', $still );
		self::assertStringNotContainsString( '"proof"', $still, 'Where nothing plays, nothing of it is printed.' );
	}

	/**
	 * A player.
	 *
	 * @param string $provider Whose.
	 * @param string $url      Its page.
	 * @return array{provider: string, url: string, ratio: float}
	 */
	private static function player( string $provider, string $url ): array {
		return [ 'provider' => $provider, 'url' => $url, 'ratio' => 1.7778 ];
	}

	/**
	 * What plays is told of with the picture that stands for it, or with the page that is shared: a notice and a link, no frame, no address of a film; whoever is asked first is what the block says.
	 *
	 * @param array<string, mixed> $data     Of the post.
	 * @param int                  $position Which picture stands for it.
	 * @param string               $service  Whose frame it is.
	 * @param int|null             $film     What its file is asked for with.
	 */
	#[DataProvider( 'playing' )]
	public function test_what_plays( array $data, int $position, string $service, ?int $film ): void {
		$source = self::add_source();
		$post   = self::add_post( $source, $data );
		foreach ( [ 0, 1, RemotePost::LINK_POSITION ] as $picture ) {
			self::add_picture( $source, $post, $picture );
		}
		foreach ( [ 'auto', 'on', 'off' ] as $mode ) {
			$data    = self::answer( [ 'proof' => self::proof( [ 'source' => $source, 'consent' => $mode ] ), 'post' => $post ] )->get_data();
			$players = [ ...array_column( $data['pictures'], 'player' ), RemotePost::LINK_POSITION => $data['player'] ];
			$player  = $players[ $position ];
			self::assertCount( 1, array_filter( $players, 'is_array' ) );
			self::assertSame( $film, $player['film'] );
			self::assertStringContainsString( "\"mode\":\"{$mode}\",\"service\":\"{$service}\"", $player['html'] );
			self::assertSame( $mode === 'on', ! str_contains( $player['html'], '__notice" hidden>' ) );
			self::assertStringNotContainsString( '<iframe', $player['html'] );
			self::assertStringNotContainsString( 'fbcdn', $player['html'] );
		}
	}

	/**
	 * Posts that play.
	 *
	 * @return array<string, array{array<string, mixed>, int, string, int|null}>
	 */
	public static function playing(): array {
		$spotify = 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC';
		return [
			'YouTube'                => [ [ 'kind' => 'video', 'total' => 1, 'player' => self::player( 'youtube', 'https://youtu.be/dQw4w9WgXcQ' ) ], 0, 'youtube', null ],
			'Facebook'               => [ [ 'kind' => 'video', 'total' => 1, 'player' => self::player( 'facebook', 'https://www.facebook.com/hollinbank/videos/123456/' ) ], 0, 'facebook', 0 ],
			'Facebook, another way'  => [ [ 'kind' => 'video', 'total' => 1, 'url' => 'https://www.facebook.com/12345_67890', 'player' => self::player( 'facebook', 'https://fb.watch/abc/' ) ], 0, 'facebook', 0 ],
			'a film of an album'     => [ [ 'kind' => 'album', 'total' => 2, 'url' => 'https://www.facebook.com/12345_67890', 'films' => [ 1 ] ], 1, 'facebook', 1 ],
			'a page that is shared'  => [ [ 'links' => [ [ 'url' => $spotify, 'title' => 'A song', 'text' => '' ] ], 'player' => self::player( 'spotify', $spotify ) ], RemotePost::LINK_POSITION, 'spotify', null ],
		];
	}

	/**
	 * Anybody may keep the answer, and is told when theirs is still right; one that ends is for the browser alone.
	 */
	public function test_is_cacheable(): void {
		$source = self::add_source();
		$query  = [ 'proof' => self::proof( [ 'source' => $source ] ), 'post' => self::add_post( $source ) ];
		$first  = self::answer( $query );
		self::assertStringStartsWith( 'public, max-age=', $first->get_headers()['Cache-Control'] );
		$again = self::answer( $query, [ 'If-None-Match' => $first->get_headers()['ETag'] ] );
		self::assertSame( [ 304, null ], [ $again->get_status(), $again->get_data() ] );
		$GLOBALS['wp_query']->is_preview = true;
		$query['proof']                  = self::proof( [ 'source' => $source ] );
		$GLOBALS['wp_query']->is_preview = false;
		self::assertStringStartsWith( 'private', self::answer( $query )->get_headers()['Cache-Control'] );
	}

	/**
	 * A feed tells of no other posts, and of nothing that it leaves out.
	 */
	public function test_other_posts(): void {
		[ $source, $other ] = [ self::add_source(), self::add_source() ];
		$proof              = self::proof( [ 'source' => $source, 'excludeWords' => [ 'weed' ] ] );
		$foreign            = self::add_post( $other );
		$left_out           = self::add_post( $source, [ 'text' => 'A weed' ] );
		foreach ( [ $foreign, $left_out, 999_999_999 ] as $id ) {
			$answer = self::answer( [ 'proof' => $proof, 'post' => $id ] );
			self::assertSame( [ 404, 'vitrine_post_unknown' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		}
	}

	/**
	 * What was not given by a page opens nothing.
	 *
	 * @param mixed  $proof  Proof.
	 * @param mixed  $post   Post.
	 * @param string $code   Error.
	 */
	#[DataProvider( 'forged' )]
	public function test_refuses( mixed $proof, mixed $post, string $code ): void {
		$answer = self::answer( [ 'proof' => $proof, 'post' => $post ] );
		self::assertSame( [ 400, $code ], [ $answer->get_status(), $answer->get_data()['code'] ] );
	}

	/**
	 * What visitors might send.
	 *
	 * @return array<string, array{mixed, mixed, string}>
	 */
	public static function forged(): array {
		return [
			'nothing'       => [ '', 1, 'vitrine_cursor_invalid' ],
			'made up'       => [ str_repeat( 'a', 300 ), 1, 'vitrine_cursor_invalid' ],
			'very long'     => [ str_repeat( 'a', 1_000_000 ), 1, 'vitrine_cursor_invalid' ],
			'a list'        => [ [ 'a' ], 1, 'rest_invalid_param' ],
			'no post'       => [ 'a', '1 OR 1=1', 'rest_invalid_param' ],
			'several posts' => [ 'a', [ 1, 2 ], 'rest_invalid_param' ],
			'below zero'    => [ 'a', -1, 'rest_invalid_param' ],
		];
	}

	/**
	 * A page that is not public any more takes its posts along.
	 */
	public function test_private_page(): void {
		global $wp_query;
		$source   = self::add_source();
		$post     = self::add_post( $source );
		$page     = self::factory_page();
		$wp_query = new \WP_Query( [ 'page_id' => $page ] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as in a request of that page.
		the_post();
		$proof    = self::proof( [ 'source' => $source ] );
		$wp_query = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the request has ended.
		self::assertSame( 200, self::answer( [ 'proof' => $proof, 'post' => $post ] )->get_status() );
		wp_update_post( [ 'ID' => $page, 'post_status' => 'private' ] );
		self::assertSame( 400, self::answer( [ 'proof' => $proof, 'post' => $post ] )->get_status() );
	}

	/**
	 * A published page.
	 */
	private static function factory_page(): int {
		return wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'x', 'post_status' => 'publish', 'post_content' => 'x' ] );
	}
}
