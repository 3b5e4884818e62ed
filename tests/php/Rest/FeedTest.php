<?php
/**
 * GET /feed and /feed/preview.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Cursor;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Plugin;
use Vitrine\Tests\HttpTestCase;

/**
 * Load more over real HTTP, cacheable by anybody, open to everybody, deaf to what is not ours.
 */
final class FeedTest extends HttpTestCase {

	/**
	 * The answer has html, the next cursor, resized-image records and whether there is more.
	 */
	public function test_answers_the_next_posts(): void {
		$source = self::add_source();
		$rows   = self::add_posts( $source, 7 );
		self::add_picture( $source, $rows[2], 0, [ 'facebook_id' => '55', 'media_id' => 'abc' ] );
		$cursor = (string) Plugin::instance()->feed->feed()->first( FeedSettings::of( [ 'source' => $source, 'number' => 2 ] ) )->next;
		$answer = self::feed( $cursor );
		self::assertSame( 200, $answer['status'] );
		self::assertSame( [ 'html', 'next', 'images', 'shouldPaginate' ], array_keys( $answer['json'] ) );
		self::assertSame( 2, preg_match_all( '/<span>Post ([34])<\/span>/', $answer['json']['html'] ) );
		self::assertTrue( $answer['json']['shouldPaginate'] );
		self::assertSame(
			[
				$rows[2] => [
					[
						'facebook_id'  => '55',
						'media_id'     => 'abc',
						'sizes'        => [ 1080 => [ 1080, 720 ], 640 => [ 640, 427 ], 320 => [ 320, 213 ] ],
						'aspect_ratio' => 1.5,
						'extension'    => 'webp',
					],
				],
			],
			$answer['json']['images']
		);
		self::assertStringContainsString( '"images":{}', self::feed( $answer['json']['next'] )['body'], 'An object, also without pictures.' );
	}

	/**
	 * The whole feed paged to its end is the list of all posts.
	 */
	public function test_pages_to_the_end(): void {
		$source = self::add_source();
		self::add_posts( $source, 11 );
		$first = self::ask( 'GET', (string) get_permalink( wp_insert_post( [ 'post_title' => 'Feed', 'post_status' => 'publish', 'post_type' => 'page', 'post_content' => wp_slash( self::block( [ 'source' => $source, 'number' => 3 ] ) ) ] ) ) );
		preg_match_all( '~<span>(Post \d+)</span>~', $first['body'], $found );
		$texts = $found[1];
		preg_match( '~vitrine-feed=([A-Za-z0-9_-]+)~', $first['body'], $link );
		for ( $cursor = $link[1] ?? ''; $cursor !== null; ) {
			$answer = self::feed( $cursor )['json'];
			preg_match_all( '~<span>(Post \d+)</span>~', $answer['html'], $found );
			array_push( $texts, ...$found[1] );
			self::assertSame( $answer['next'] !== null, $answer['shouldPaginate'] );
			$cursor = $answer['next'];
		}
		self::assertSame( array_map( static fn( int $number ): string => "Post {$number}", range( 1, 11 ) ), $texts );
	}

	/**
	 * Any cache may keep the answer: validators, public, no cookie, the same bytes for everybody.
	 */
	public function test_is_cacheable(): void {
		$source = self::add_source();
		self::add_posts( $source, 5 );
		$cursor  = self::cursor( $source );
		$session = self::session( self::add_user( 'administrator' ) );
		$answers = [ self::feed( $cursor ), self::feed( $cursor, [ 'Cookie' => $session['cookies'] ] ), self::feed( $cursor, [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'] ] ) ];
		foreach ( $answers as $number => $answer ) {
			self::assertSame( 200, $answer['status'] );
			self::assertSame( $answers[0]['body'], $answer['body'] );
			self::assertSame( $answers[0]['headers']['etag'], $answer['headers']['etag'] );
			self::assertArrayNotHasKey( 'set-cookie', $answer['headers'] );
			if ( $number < 2 ) {
				self::assertStringContainsString( 'public', $answer['headers']['cache-control'] );
				self::assertMatchesRegularExpression( '/max-age=[1-9]/', $answer['headers']['cache-control'] );
				self::assertArrayNotHasKey( 'expires', $answer['headers'] );
				self::assertArrayNotHasKey( 'pragma', $answer['headers'] );
			}
		}
	}

	/**
	 * Who has the answer gets 304 without a body, also by a weak tag or a list of tags; a changed feed is sent again.
	 *
	 * @param string $sent   What the browser sends; TAG stands for the tag.
	 * @param int    $status Answer.
	 */
	#[DataProvider( 'tags' )]
	public function test_answers_304( string $sent, int $status ): void {
		global $wpdb;
		$source = self::add_source();
		self::add_posts( $source, 5 );
		$first  = self::feed( self::cursor( $source ) );
		$second = self::feed( self::cursor( $source ), [ 'If-None-Match' => str_replace( 'TAG', $first['headers']['etag'], $sent ) ] );
		self::assertSame( $status, $second['status'] );
		self::assertSame( $first['headers']['etag'], $second['headers']['etag'] );
		self::assertStringContainsString( 'public', $second['headers']['cache-control'] );
		self::assertSame( $status === 304 ? '' : $first['body'], $second['body'] );
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_posts SET data = REPLACE( data, 'Post 3', 'Edited' ) WHERE source_id = {$source}" );
		self::assertSame( 200, self::feed( self::cursor( $source ), [ 'If-None-Match' => $first['headers']['etag'] ] )['status'] );
	}

	/**
	 * What browsers and proxies send.
	 *
	 * @return array<string, array{string, int}>
	 */
	public static function tags(): array {
		return [
			'the tag'   => [ 'TAG', 304 ],
			'weak'      => [ 'W/TAG', 304 ],
			'one of'    => [ '"other", W/TAG, "third"', 304 ],
			'no spaces' => [ '"other",TAG', 304 ],
			'any'       => [ '*', 304 ],
			'other'     => [ '"other"', 200 ],
			'empty'     => [ '', 200 ],
			'nonsense'  => [ '"><script>', 200 ],
		];
	}

	/**
	 * What this site has not made is refused with 400, never with an error of PHP, and repeats nothing of it.
	 *
	 * @param string $query Query.
	 * @param string $code  Code of the error.
	 */
	#[DataProvider( 'forged' )]
	public function test_refuses_forged_cursors( string $query, string $code ): void {
		$answer = self::ask( 'GET', "/wp-json/vitrine/v1/feed{$query}" );
		self::assertSame( 400, $answer['status'], $answer['body'] );
		self::assertSame( $code, $answer['json']['code'] );
		self::assertStringNotContainsString( 'NEEDLE', $answer['body'] );
		self::assertStringNotContainsString( '<', $answer['body'] );
		self::assertStringNotContainsString( 'public', $answer['headers']['cache-control'] ?? '' );
	}

	/**
	 * Cursors that are none.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function forged(): array {
		$foreign = ( new Cursor( str_repeat( 'k', 64 ) ) )->seal( FeedSettings::of( [ 'source' => 1 ] ), [ 1, 1 ] );
		return [
			'missing'     => [ '', 'rest_missing_callback_param' ],
			'empty'       => [ '?cursor=', 'vitrine_cursor_invalid' ],
			'word'        => [ '?cursor=NEEDLE', 'vitrine_cursor_invalid' ],
			'markup'      => [ '?cursor=NEEDLE%22%3E%3Cscript%3E', 'vitrine_cursor_invalid' ],
			'array'       => [ '?cursor[]=NEEDLE', 'rest_invalid_param' ],
			'nested'      => [ '?cursor[a][b]=NEEDLE', 'rest_invalid_param' ],
			'number'      => [ '?cursor=12345', 'vitrine_cursor_invalid' ],
			'other site'  => [ "?cursor={$foreign}", 'vitrine_cursor_invalid' ],
			'truncated'   => [ '?cursor=' . substr( $foreign, 0, 40 ), 'vitrine_cursor_invalid' ],
			'huge'        => [ '?cursor=' . str_repeat( 'NEEDLE', 5_000 ), 'vitrine_cursor_invalid' ],
			'NUL'         => [ '?cursor=NEEDLE%00', 'vitrine_cursor_invalid' ],
			'not UTF-8'   => [ '?cursor=%FF%FENEEDLE', 'vitrine_cursor_invalid' ],
			'an address'  => [ '?cursor=http%3A%2F%2F127.0.0.1%2FNEEDLE&pag_url=http://169.254.169.254/', 'vitrine_cursor_invalid' ],
			'settings'    => [ '?source=1&number=50&atts[]=NEEDLE&shortcode_data=%5Bgallery%5D', 'rest_missing_callback_param' ],
			'path'        => [ '?cursor=..%2F..%2Fwp-config.php%2FNEEDLE', 'vitrine_cursor_invalid' ],
			'serialized'  => [ '?cursor=O:8:%22stdClass%22:0:%7B%7DNEEDLE', 'vitrine_cursor_invalid' ],
		];
	}

	/**
	 * Attributes beside a cursor change nothing: settings come from the cursor alone (CVE-2015-9351).
	 */
	public function test_settings_come_from_the_cursor(): void {
		[ $source, $other ] = [ self::add_source(), self::add_source() ];
		self::add_posts( $source, 5 );
		self::add_post( $other, [ 'text' => 'Not for you' ], 5 );
		$plain = self::feed( self::cursor( $source ) );
		self::assertSame( $plain['body'], self::ask( 'GET', '/wp-json/vitrine/v1/feed?cursor=' . self::cursor( $source ) . "&source={$other}&number=50&showText=0&feed_id=1&accesstoken=x&shortcode_data=%5Bgallery%5D" )['body'] );
	}

	/**
	 * A cursor of a source that was deleted, or whose posts are gone, answers that nothing follows.
	 */
	public function test_deleted_sources_have_no_more(): void {
		$source = self::add_source();
		self::add_posts( $source, 5 );
		$cursor = self::cursor( $source );
		Plugin::instance()->feed->connections()->remove( $source );
		$answer = self::feed( $cursor );
		self::assertSame( 200, $answer['status'] );
		self::assertSame( [ 'html' => '', 'next' => null, 'images' => [], 'shouldPaginate' => false ], $answer['json'] );
	}

	/**
	 * DoS: reading on writes nothing into the database and asks nobody, however often.
	 */
	public function test_reading_changes_nothing(): void {
		global $wpdb;
		$source = self::add_source( [ 'state' => 'failing', 'next_refresh_at' => 0 ] );
		foreach ( self::add_posts( $source, 5 ) as $row ) {
			self::add_picture( $source, $row );
		}
		$this->graph_control( [ 'reset' => true ] );
		$state = static fn(): array => [ $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}vitrine_images", ARRAY_A ), $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}vitrine_sources", ARRAY_A ), $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'cron'" ), (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options}" ) ];
		self::feed( self::cursor( $source ) );
		$before = $state();
		for ( $number = 0; $number < 5; $number++ ) {
			self::feed( self::cursor( $source ) );
			self::feed( 'forged' . $number );
		}
		self::assertSame( $before, $state() );
		self::assertSame( [], $this->graph_log()['requests'] );
	}

	/**
	 * No answer of the route tells what is wrong with a source.
	 */
	public function test_tells_no_state(): void {
		$source = self::add_source( [ 'account' => '777000777', 'state' => 'reconnect', 'error' => '["token",190,460463,1]', 'scopes' => '["some_scope"]' ], 'EAAVSecretToken' );
		self::add_posts( $source, 5 );
		$answer = self::feed( self::cursor( $source ) );
		foreach ( [ '777000777', 'reconnect', 'Reconnect', '460463', 'some_scope', 'EAAV', 'fbcdn', 'remote_url', 'token' ] as $secret ) {
			self::assertStringNotContainsString( $secret, $answer['body'] . implode( "\n", $answer['headers'] ) );
		}
	}

	/**
	 * HEAD and a prefixed address work like GET, and the route describes itself without values.
	 */
	public function test_other_ways_to_ask(): void {
		$source = self::add_source();
		self::add_posts( $source, 5 );
		$cursor = self::cursor( $source );
		$head   = self::ask( 'HEAD', "/wp-json/vitrine/v1/feed?cursor={$cursor}" );
		self::assertSame( [ 200, '' ], [ $head['status'], $head['body'] ] );
		self::assertSame( self::feed( $cursor )['body'], self::ask( 'GET', "/?rest_route=/vitrine/v1/feed&cursor={$cursor}" )['body'] );
		$options = self::ask( 'OPTIONS', '/wp-json/vitrine/v1/feed' );
		self::assertSame( 'vitrine-feed', $options['json']['schema']['title'] );
		self::assertStringNotContainsString( 'Hollin', self::ask( 'GET', '/wp-json/vitrine/v1' )['body'] );
	}

	/**
	 * The preview is the feed view of the contract; only managers read what is wrong.
	 */
	public function test_previews_for_the_canvas(): void {
		$source  = self::add_source( [ 'account' => '777000777', 'state' => 'reconnect', 'error' => '["token",190,460463,1]' ] );
		self::add_posts( $source, 3 );
		$preview = static function ( string $role, string $query ): array {
			$session = self::session( self::add_user( $role ) );
			return self::ask( 'GET', "/wp-json/vitrine/v1/feed/preview?{$query}", [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'] ] );
		};
		$answer  = $preview( 'contributor', "source={$source}&number=2&layout=list&showDate=false&includeWords[]=post&sample=true" );
		self::assertSame( 200, $answer['status'], $answer['body'] );
		self::assertSame( [ 'layout', 'columnsBy', 'fillRows', 'themeButtons', 'columns', 'columnsTablet', 'columnsPhone', 'postLayout', 'boxed', 'scheme', 'tileRatio', 'highlightEvery', 'highlightOffset', 'carouselRows', 'carouselAutoplay', 'carouselArrows', 'carouselDots', 'number', 'numberPhone', 'posts', 'more', 'endText', 'notices', 'keys', 'chosen', 'opened', 'empty' ], array_keys( $answer['json'] ) );
		self::assertSame( [ 'id', 'url', 'network', 'author', 'date', 'text', 'media', 'link', 'links', 'counts', 'share', 'button', 'shop', 'networkLabel' ], array_keys( $answer['json']['posts'][0] ) );
		self::assertSame( [ 'list', 2, 2, null, [], [] ], [ $answer['json']['layout'], $answer['json']['number'], count( $answer['json']['posts'] ), $answer['json']['posts'][0]['date'], $answer['json']['notices'], $answer['json']['chosen'] ] );
		self::assertSame( [ '2_1', '2_2' ], array_values( $answer['json']['keys'] ) );
		self::assertSame( [ 'label' => 'Load more' ], $answer['json']['more'] );
		self::assertStringNotContainsString( '777000777', $answer['body'] );

		$answer = $preview( 'administrator', "source={$source}" );
		self::assertCount( 1, $answer['json']['notices'] );
		self::assertSame( [ 'state', 'message', 'remedy', 'mend' ], array_keys( $answer['json']['notices'][0] ) );
		self::assertSame( [ 'reconnect', true ], [ $answer['json']['notices'][0]['state'], $answer['json']['notices'][0]['mend'] ] );

		// Of several sources the one that is gone is named by its place, and hidden posts by what they say.
		$answer = $preview( 'contributor', "source={$source}&others[0][source]=987654&others[1][source]={$source}&others[1][content]=photos&hidden[]=2_2&pinned[]=2_3&pinned[]=gone&onlyPinned=true" );
		self::assertSame( [ 'gone', 'unchosen' ], array_column( $answer['json']['notices'], 'state' ) );
		self::assertSame( 'Source 2 of this feed is no longer connected.', $answer['json']['notices'][0]['message'] );
		self::assertSame( [ '2_3' ], array_values( $answer['json']['keys'] ) );
		self::assertEqualsCanonicalizing( [ [ '2_2', 'Post 2' ], [ '2_3', 'Post 3' ] ], array_map( static fn( array $one ): array => [ $one['id'], $one['text'] ], $answer['json']['chosen'] ) );

		foreach ( [ 'source=' . ( $source + 1 ), 'source=0', '' ] as $query ) {
			$answer = $preview( 'contributor', $query );
			self::assertSame( [ 404, 'vitrine_source_unknown' ], [ $answer['status'], $answer['json']['code'] ] );
		}
		// What is out of bounds means here what it means on the page.
		foreach ( [ 'source=x', 'source[]=1' ] as $query ) {
			$answer = $preview( 'contributor', $query );
			self::assertSame( [ 404, 'vitrine_source_unknown' ], [ $answer['status'], $answer['json']['code'] ], $query );
		}
		$meanings = [
			'layout=%22%3E%3Cscript%3E' => [ 'layout', 'grid' ],
			'columns=11'                => [ 'columns', 10 ],
			'number=0'                  => [ 'number', 1 ],
			'includeWords[a][b]=c'      => [ 'number', 9 ],
		];
		foreach ( $meanings as $query => [ $name, $value ] ) {
			$answer = $preview( 'contributor', "source={$source}&{$query}" );
			self::assertSame( [ 200, $value ], [ $answer['status'], $answer['json'][ $name ] ], $query );
		}
	}

	/**
	 * Asks for the next posts.
	 *
	 * @param string                $cursor  Cursor.
	 * @param array<string, string> $headers Headers.
	 * @return array{status: int, headers: array<string, string>, body: string, json: mixed}
	 */
	private static function feed( string $cursor, array $headers = [] ): array {
		return self::ask( 'GET', "/wp-json/vitrine/v1/feed?cursor={$cursor}", $headers );
	}

	/**
	 * The cursor behind the first two posts.
	 *
	 * @param int $source Source.
	 */
	private static function cursor( int $source ): string {
		return (string) Plugin::instance()->feed->feed()->first( FeedSettings::of( [ 'source' => $source, 'number' => 2 ] ) )->next;
	}
}
