<?php
/**
 * The calls of other plugins' scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Compat\SocialFeed\Calls\CallFields;
use Vitrine\Compat\SocialFeed\Calls\Calls;
use Vitrine\Feed\Comments\Commenters;
use Vitrine\Feed\Cursor;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\Post;
use Vitrine\Graph\Comments\RemoteComment;
use Vitrine\Places\Places;
use Vitrine\Plugin;
use Vitrine\Sealed\ContentStack;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * Each answers as documented, from what is stored, to whom a page shows the feed; nothing that a visitor sends is stored, rendered or asked for.
 *
 * @phpstan-import-type CommentData from RemoteComment
 */
final class CallsTest extends TestCase {

	use StoredFeed;

	private const HOSTILE = '"><img src=x onerror=alert(1)>';

	/**
	 * Whoever calls a network here fails.
	 */
	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_http_request', static fn( $answer, array $options, string $url ) => str_contains( $url, 'doing_wp_cron' ) ? $answer : self::fail( $url ), 10, 3 );
	}

	/**
	 * Calls as anybody.
	 *
	 * @param string               $action Action.
	 * @param array<string, mixed> $fields Fields.
	 */
	private static function call( string $action, array $fields = [] ): string {
		return Plugin::instance()->compat->calls()->answer( $action, new CallFields( $fields ) );
	}

	/**
	 * The same, decoded.
	 *
	 * @param string               $action Action.
	 * @param array<string, mixed> $fields Fields.
	 * @return array<string, mixed>
	 */
	private static function decoded( string $action, array $fields ): array {
		$answer = self::call( $action, $fields );
		self::assertSame( 0, preg_match( "/[<>']/", $answer ), 'Nothing in it can end a tag or an attribute.' );
		$data = json_decode( $answer, true );
		self::assertIsArray( $data, $answer );
		return $data;
	}

	/**
	 * A page with a shortcode.
	 *
	 * @param string               $content Content.
	 * @param array<string, mixed> $fields  Fields of the post that differ.
	 */
	private static function page( string $content, array $fields = [] ): int {
		$page = wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => $content, ...$fields ] ) );
		Places::look_again();
		Plugin::instance()->places->places()->note_all();
		return $page;
	}

	/**
	 * Texts of posts in HTML.
	 *
	 * @param string $html HTML.
	 * @return list<string>
	 */
	private static function texts( string $html ): array {
		preg_match_all( '/Post \d+/', $html, $found );
		return array_values( array_unique( $found[0] ) );
	}

	/**
	 * A post by its row.
	 *
	 * @param int $source Source.
	 * @param int $row    Row.
	 */
	private static function stored( int $source, int $row ): Post {
		$post = Plugin::instance()->feed->query()->one( FeedSettings::of( [ 'source' => $source ] ), $row );
		self::assertInstanceOf( Post::class, $post );
		return $post;
	}

	/**
	 * Load more of the first kind: the next posts as HTML with a cursor of ours, which goes on to the end.
	 */
	public function test_load_more_html(): void {
		$source = self::add_source( [ 'account' => '1001' ] );
		self::add_posts( $source, 7 );
		$page = self::page( '[custom-facebook-feed id=1001 num=3]' );
		$html = self::call( 'cff_get_new_posts', [ 'post_id' => (string) $page, 'shortcode_data' => '{"id":"1001","num":"3"}', 'page' => '1', 'pag_url' => '{}', 'feed_id' => 'cff_1001_num3', 'location' => 'content' ] );
		self::assertSame( [ 'Post 4', 'Post 5', 'Post 6' ], self::texts( $html ) );
		self::assertSame( 1, preg_match( '/<span class="cff-pag-url" data-cff-pag-url="([^"]*)"/', $html, $found ) );
		$next = html_entity_decode( $found[1] );
		$html = self::call( 'cff_get_new_posts', [ 'pag_url' => $next ] );
		self::assertSame( [ 'Post 7' ], self::texts( $html ) );
		self::assertStringContainsString( 'data-cff-pag-url="{}"', $html );
		self::assertSame( [ 'Post 7' ], self::texts( self::call( 'cff_get_new_posts', [ 'post_id' => (string) $page, 'shortcode_data' => [ 'id' => '1001', 'num' => '3' ], 'page' => '2' ] ) ) );
		self::assertSame( '', self::call( 'cff_get_new_posts', [ 'post_id' => (string) $page, 'shortcode_data' => '{"id":"1001","num":"3"}', 'page' => '3' ] ), 'At the end there is no element at all.' );
	}

	/**
	 * Load more of the second kind.
	 */
	public function test_load_more_data(): void {
		$source = self::add_source( [ 'account' => '2001', 'network' => 'instagram' ] );
		$rows   = self::add_posts( $source, 5 );
		self::add_picture( $source, $rows[2] );
		$page = self::page( '[instagram-feed num=2]' );
		$data = self::decoded( 'sbi_load_more_clicked', [ 'post_id' => (string) $page, 'atts' => '{"num":"2"}', 'offset' => '2', 'page' => '2', 'feed_id' => 'sbi_2001#2', 'current_resolution' => '640', 'location' => 'content' ] );
		self::assertSame( [ 'html', 'resizedImages', 'feedStatus' ], array_keys( $data ) );
		self::assertSame( 2, substr_count( $data['html'], '<article' ) );
		self::assertSame( [ 'shouldPaginate' => true ], $data['feedStatus'] );
		$post = self::stored( $source, $rows[2] );
		self::assertSame( [ $post->network_id => [ 'id' => $post->images[0]->media_id, 'ratio' => 1.5, 'sizes' => [ 'full' => 640, 'low' => 320 ], 'extension' => 'webp' ] ], $data['resizedImages'] );
		$data = self::decoded( 'sbi_load_more_clicked', [ 'post_id' => (string) $page, 'atts' => '{"num":"2"}', 'offset' => '4' ] );
		self::assertSame( [ 1, false ], [ substr_count( $data['html'], '<article' ), $data['feedStatus']['shouldPaginate'] ] );
		self::assertSame( [ 'html' => '', 'resizedImages' => [], 'feedStatus' => [ 'shouldPaginate' => false ] ], self::decoded( 'sbi_load_more_clicked', [ 'post_id' => (string) $page, 'atts' => '{"num":"2"}', 'offset' => '5' ] ) );
	}

	/**
	 * Attributes are compared, never rendered: those that no feed of the page has get nothing, whatever else the site shows.
	 *
	 * @param mixed $attributes Attributes.
	 */
	#[DataProvider( 'foreign' )]
	public function test_never_another_feed( mixed $attributes ): void {
		$source = self::add_source( [ 'account' => '1001' ] );
		self::add_posts( $source, 6 );
		self::add_posts( self::add_source( [ 'account' => '1002' ] ), 6 );
		$page = self::page( '[custom-facebook-feed id=1001 num=3]' );
		self::page( '[custom-facebook-feed id=1002 num=2]' );
		add_shortcode( 'evil', static fn(): string => self::fail( 'A shortcode ran.' ) );
		self::assertSame( '', self::call( 'cff_get_new_posts', [ 'post_id' => (string) $page, 'shortcode_data' => $attributes, 'page' => '1' ] ) );
	}

	/**
	 * Attributes of no feed on that page.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function foreign(): array {
		return [
			'another number'  => [ '{"id":"1001","num":"5"}' ],
			'another account' => [ '{"id":"1002","num":"2"}' ],
			'an unknown one'  => [ '{"id":"9999"}' ],
			'a shortcode'     => [ '{"id":"1001","num":"3","filter":"[evil]"}' ],
			'a token'         => [ '{"id":"1002","num":"2","accesstoken":"EAAV"}' ],
		];
	}

	/**
	 * Only pages that this visitor may read prove something: no draft, no private page, none with a password, no revision, no pattern by itself.
	 */
	public function test_pages_of_others(): void {
		$source = self::add_source( [ 'account' => '1001' ] );
		$rows = self::add_posts( $source, 8 );
		$id   = self::stored( $source, $rows[0] )->network_id;
		$feed = self::block( [ 'source' => $source, 'number' => 3, 'showComments' => true ] );
		$ask  = static fn( int $page ): array => [ self::call( 'cff_get_new_posts', [ 'post_id' => (string) $page, 'page' => '1' ] ), self::call( 'cff_query', [ 'post_id' => $id ] ), self::call( 'get_meta', [ 'comments_array_ids' => [ $id ], 'feedLocatorData' => [ [ 'postID' => (string) $page ] ] ] ) ];
		foreach ( [ [ 'post_status' => 'draft' ], [ 'post_status' => 'private' ], [ 'post_password' => 'x' ], [ 'post_type' => 'wp_block' ] ] as $fields ) {
			$page = self::page( $feed, $fields );
			self::assertSame( [ '', '', '[]' ], $ask( $page ), (string) wp_json_encode( $fields ) );
			wp_delete_post( $page, true );
		}
		self::assertSame( [ '', '', '[]' ], $ask( 0 ) );
		$page = self::page( $feed, [ 'post_status' => 'private' ] );
		wp_set_current_user( 1 );
		[ $html, $meta, $all ] = $ask( $page );
		self::assertNotSame( [ '', '', '[]' ], [ $html, $meta, $all ] );
		self::assertSame( 1, preg_match( '/&quot;next&quot;:&quot;([\w-]+)/', $html, $found ) );
		wp_set_current_user( 0 );
		[ , , $is_brief ] = Cursor::of_site()->open( $found[1] );
		self::assertTrue( $is_brief, 'The way on ends as that page does.' );
		wp_update_post( [ 'ID' => $page, 'post_status' => 'draft' ] );
		self::assertSame( '', self::call( 'cff_get_new_posts', [ 'pag_url' => $found[1] ] ) );
	}

	/**
	 * In a synced pattern of the page, and in what every page has.
	 */
	public function test_patterns_and_widgets(): void {
		$source  = self::add_source( [ 'account' => '1001' ] );
		$rows    = self::add_posts( $source, 6 );
		$id      = self::stored( $source, $rows[0] )->network_id;
		$pattern = wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => self::block( [ 'source' => $source, 'number' => 3 ] ) ] );
		foreach (
			[
				[ 'ref' => $pattern ],
				[ 'ref' => $pattern, 'content' => [ 'Words' => [ 'content' => 'Of this page' ] ] ],
				[ 'metadata' => [ 'name' => 'News' ], 'ref' => $pattern ],
			] as $attributes
		) {
			$page = self::page( serialize_block( [ 'blockName' => 'core/group', 'attrs' => [], 'innerBlocks' => [], 'innerContent' => [ get_comment_delimited_block_content( 'core/block', $attributes, '' ) ] ] ) );
			self::assertSame( [ 'Post 4', 'Post 5', 'Post 6' ], self::texts( self::call( 'cff_get_new_posts', [ 'post_id' => (string) $page, 'page' => '1' ] ) ) );
			self::assertNotSame( '', self::call( 'cff_query', [ 'post_id' => $id ] ) );
			wp_delete_post( $page, true );
		}
		$page = self::page( "<!-- wp:block {\"ref\":{$pattern}1,\"metadata\":{\"ref\":{$pattern}}} /-->" );
		self::assertSame( '', self::call( 'cff_query', [ 'post_id' => $id ] ), 'Another pattern.' );
		wp_delete_post( $page, true );
		self::assertSame( '', self::call( 'cff_query', [ 'post_id' => $id ] ) );
		wp_delete_post( $pattern, true );

		wp_set_sidebars_widgets( [ 'sidebar-1' => [ 'text-4' ], 'wp_inactive_widgets' => [] ] );
		update_option( 'widget_text', [ 4 => [ 'title' => '', 'text' => '[custom-facebook-feed num=2]' ] ] );
		$page = self::page( 'Words' );
		self::assertSame( [ 'Post 3', 'Post 4' ], self::texts( self::call( 'cff_get_new_posts', [ 'post_id' => (string) $page, 'shortcode_data' => '{"num":"2"}', 'page' => '1', 'location' => 'sidebar' ] ) ) );
	}

	/**
	 * A proof of ours names the feed, too; what is sealed with it is bound to what it is bound to.
	 */
	public function test_proof(): void {
		$source = self::add_source();
		self::add_posts( $source, 8 );
		$page  = self::page( 'Words', [ 'post_status' => 'private' ] );
		$proof = ContentStack::during( $page, static fn(): string => FeedProof::of_site()->seal( FeedSettings::of( [ 'source' => $source, 'number' => 2 ] ) ) );
		$html  = self::call( 'cff_get_new_posts', [ 'feed_id' => $proof, 'page' => '1' ] );
		self::assertSame( [ 'Post 3', 'Post 4' ], self::texts( $html ) );
		preg_match( '/&quot;next&quot;:&quot;([\w-]+)/', $html, $found );
		wp_update_post( [ 'ID' => $page, 'post_status' => 'draft' ] );
		self::assertSame( [ '', '' ], [ self::call( 'cff_get_new_posts', [ 'feed_id' => $proof, 'page' => '1' ] ), self::call( 'cff_get_new_posts', [ 'pag_url' => $found[1] ?? '' ] ) ] );
	}

	/**
	 * Records of pictures that are here, as each kind names them; what is pending or has failed has none, nor have posts that the feed does not show.
	 */
	public function test_resized_images(): void {
		$source = self::add_source( [ 'account' => '1001' ] );
		$rows   = [ self::add_post( $source ), self::add_post( $source ), self::add_post( $source ), self::add_post( $source, [ 'text' => 'hidden' ] ) ];
		self::add_picture( $source, $rows[0] );
		self::add_picture( $source, $rows[1], 0, [ 'status' => 'pending' ] );
		self::add_picture( $source, $rows[2], 0, [ 'status' => 'error' ] );
		self::add_picture( $source, $rows[3] );
		$ids  = array_map( static fn( int $row ): string => self::stored( $source, $row )->network_id, $rows );
		$page = self::page( '[custom-facebook-feed exfilter=hidden]' );
		$data = self::decoded( 'cff_resized_images_submit', [ 'needs_resizing' => [ ...$ids, 'nobody', '../x' ], 'offset' => '4', 'post_id' => (string) $page, 'atts' => '{"exfilter":"hidden"}' ] );
		self::assertSame( [ $ids[0] ], array_keys( $data['resizing'] ) );
		$image = self::stored( $source, $rows[0] )->images[0];
		self::assertEquals( [ 'facebook_id' => $image->facebook_id, 'media_id' => $image->media_id, 'sizes' => [ 1080 => [ 1080, 720 ], 640 => [ 640, 427 ], 320 => [ 320, 213 ] ], 'aspect_ratio' => 1.5, 'extension' => 'webp' ], $data['resizing'][ $ids[0] ] );
		self::assertSame( '{"resizing":{}}', self::call( 'cff_resized_images_submit', [ 'needs_resizing' => $ids ] ) );
		self::assertSame( '{}', self::call( 'sbi_resized_images_submit', [ 'needs_resizing' => $ids ] ) );
	}

	/**
	 * A post with comments, on a published page.
	 *
	 * @param array<string, mixed> $comment Fields of the comment that differ.
	 * @return array{string, string, int} Ids of post and comment on the network, and the page.
	 */
	private static function talk( array $comment = [] ): array {
		$source = self::add_source( [ 'account' => '1001' ] );
		$row    = self::add_post( $source, [ 'counts' => [ 'likes' => 5, 'comments' => 1 ], 'reactions' => [ 'like' => 3, 'love' => 2, 'care' => 0, 'haha' => 0, 'wow' => 0, 'sad' => 0, 'angry' => 0 ], 'people' => [ 'Ann <b>' ] ] );
		self::add_picture( $source, $row );
		/** @var CommentData $data */
		$data = [ 'author' => [ 'name' => 'Hugo <i>', 'url' => 'javascript:alert(1)', 'is_account' => false ], 'text' => 'Well & <b>done</b>', 'tags' => [], 'likes' => 2, 'url' => null, 'link' => [ 'url' => 'https://example.org/?a=1&b=2', 'title' => self::HOSTILE ], ...$comment ];
		$store = Plugin::instance()->feed->comments();
		$rows  = $store->store( $source, $row, 0, [ new RemoteComment( 'c1', 1_790_000_000, 1, $data ) ] );
		$store->store( $source, $row, $rows['c1'], [ new RemoteComment( 'c2', 1_790_000_001, 0, [ ...$data, 'text' => 'A reply' ] ) ] );
		return [ self::stored( $source, $row )->network_id, 'c1', self::page( self::block( [ 'source' => $source, 'showComments' => true ] ) ) ];
	}

	/**
	 * How a post was received: likes, reactions, comments, its picture; people are named only where the site says so; all texts are escaped for the scripts that put them into HTML.
	 */
	public function test_meta(): void {
		[ $post, , $page ] = self::talk();
		$data              = self::decoded( 'cff_query', [ 'post_id' => $post, 'o_id' => '1', 'use_id' => 'post', 'comments_num' => '1', 'likes_num' => '5', 'type' => 'meta', 'pageid' => '1001', 'at' => 'EAAV' ] );
		self::assertSame( [ 'summary' => [ 'total_count' => 5 ], 'data' => [] ], $data['likes'] );
		self::assertSame( [ 2, 0 ], [ $data['love']['summary']['total_count'], $data['angry']['summary']['total_count'] ] );
		self::assertSame( 1, $data['comments']['summary']['total_count'] );
		self::assertStringEndsWith( '-1080.webp', $data['images'][0]['source'] );
		$comment = $data['comments']['data'][0];
		self::assertSame( [ 'c1', 'Well &amp; &lt;b&gt;done&lt;/b&gt;', 2, 1 ], [ $comment['id'], $comment['message'], $comment['like_count'], $comment['comment_count'] ] );
		self::assertArrayNotHasKey( 'from', $comment );
		self::assertSame( esc_html( self::HOSTILE ), $comment['attachment']['title'] );
		self::assertSame( [ $post => $data ], array_map( static fn( string $json ): mixed => json_decode( $json, true ), self::decoded( 'get_meta', [ 'comments_array_ids' => [ $post, 'nobody' ], 'feedLocatorData' => [ [ 'feedID' => self::HOSTILE, 'postID' => (string) $page, 'shortCodeAtts' => [ 'x' => self::HOSTILE ], 'location' => self::HOSTILE ] ] ] ) ) );

		update_option( Commenters::OPTION, true );
		$data = self::decoded( 'cff_query', [ 'post_id' => 'nobody', 'o_id' => $post ] );
		self::assertSame( [ [ 'name' => 'Ann &lt;b&gt;', 'link' => '' ] ], $data['likes']['data'] );
		self::assertSame( [ 'Hugo &lt;i&gt;', '' ], [ $data['comments']['data'][0]['from']['name'], $data['comments']['data'][0]['from']['link'] ] );
	}

	/**
	 * The replies to a comment; nothing where no page shows comments.
	 */
	public function test_replies(): void {
		[ $post, $comment, $page ] = self::talk();
		$data                      = self::decoded( 'cff_comments', [ 'id' => $comment, 'pageid' => '1001', 'usegrouptoken' => 'true', 'at' => 'EAAV' ] );
		self::assertSame( [ 'A reply' ], array_column( $data['comments']['data'], 'message' ) );
		self::assertSame( '', self::call( 'cff_comments', [ 'id' => 'nobody' ] ) );
		$content = (string) get_post( $page )?->post_content;
		wp_update_post( wp_slash( [ 'ID' => $page, 'post_content' => str_replace( '"showComments":true', '"showComments":false', $content ) ] ) );
		self::assertSame( '', self::call( 'cff_comments', [ 'id' => $comment ] ) );
		self::assertSame( [], self::decoded( 'cff_query', [ 'post_id' => $post ] )['comments']['data'] );
	}

	/**
	 * Lists of comments that somebody opens are written down for the job, as many a minute as by our own route.
	 */
	public function test_asking_is_bounded(): void {
		global $wpdb;
		$source = self::add_source( [ 'account' => '1001' ] );
		$ids    = array_map( static fn(): string => self::stored( $source, self::add_post( $source, [ 'counts' => [ 'comments' => 3 ] ] ) )->network_id, range( 1, 30 ) );
		self::page( self::block( [ 'source' => $source, 'showComments' => true ] ) );
		foreach ( $ids as $id ) {
			self::assertNotSame( '', self::call( 'cff_query', [ 'post_id' => $id ] ) );
		}
		self::assertSame( 20, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_threads" ) );
	}

	/**
	 * The pictures of an album as data, those of a post as attachments.
	 */
	public function test_thumbs(): void {
		$source = self::add_source( [ 'account' => '1001' ] );
		$row    = self::add_post( $source, [ 'kind' => 'album', 'total' => 2 ] );
		self::add_picture( $source, $row, 0, [ 'alt' => self::HOSTILE ] );
		self::add_picture( $source, $row, 1 );
		self::add_picture( $source, $row, 2, [ 'status' => 'error' ] );
		$id = self::stored( $source, $row )->network_id;
		self::page( '[custom-facebook-feed]' );
		$data = self::decoded( 'cff_thumbs', [ 'id' => $id, 'pageid' => '1001', 'albumsonly' => 'true', 'at' => 'EAAV' ] )['data'];
		self::assertSame( [ 2, esc_html( self::HOSTILE ), 1080, 720, 3 ], [ count( $data ), $data[0]['name'], $data[0]['width'], $data[0]['height'], count( $data[0]['images'] ) ] );
		$parts = self::decoded( 'cff_thumbs', [ 'id' => $id ] )['attachments']['data'][0]['subattachments']['data'];
		self::assertSame( [ 'https://www.facebook.com/hollinbank/posts/1', 1080 ], [ $parts[1]['url'], $parts[1]['media']['image']['width'] ] );
		self::assertSame( '', self::call( 'cff_thumbs', [ 'id' => 'nobody' ] ) );
	}

	/**
	 * What a visitor sends to be kept is not kept: neither the next one nor the database sees it, whatever the action.
	 */
	public function test_stores_nothing(): void {
		global $wpdb;
		[ $post, , $page ] = self::talk();
		$before            = self::call( 'get_meta', [ 'comments_array_ids' => [ $post ], 'feedLocatorData' => [ [ 'postID' => (string) $page ] ] ] );
		$mark              = 'stored' . bin2hex( random_bytes( 8 ) );
		$writes            = [];
		add_filter( 'query', static function ( string $sql ) use ( &$writes, $mark ): string {
			if ( str_contains( $sql, $mark ) && preg_match( '/^\s*SELECT/i', $sql ) !== 1 ) {
				$writes[] = $sql;
			}
			return $sql;
		} );
		$value = self::HOSTILE . $mark;
		foreach ( array_merge( ...array_values( Calls::ACTIONS ) ) as $action ) {
			$answer = self::call( $action, [ 'metadata' => wp_json_encode( [ $post => $value ] ), 'atts' => [ 'id' => $value ], 'page' => $value, 'feed_id' => $value, 'location' => $value, 'post_id' => (string) $page, 'locator_nonce' => $value, 'pag_url' => $value, 'shortcode_data' => [ 'id' => $value ], 'needs_resizing' => [ $value, $post ], 'comments_array_ids' => [ $value ], 'feedLocatorData' => [ [ 'feedID' => $value, 'postID' => $value, 'shortCodeAtts' => [ $value => $value ], 'location' => $value ] ], 'id' => $value, 'o_id' => $value ] );
			self::assertStringNotContainsString( $mark, $answer, $action );
		}
		self::assertSame( [], $writes );
		foreach ( [ 'options' => 'option_value', 'posts' => 'post_content', 'postmeta' => 'meta_value', 'vitrine_comments' => 'data', 'vitrine_posts' => 'data' ] as $table => $column ) {
			self::assertSame( 0, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table} WHERE {$column} LIKE '%{$mark}%'" ), $table );
		}
		self::assertSame( $before, self::call( 'get_meta', [ 'comments_array_ids' => [ $post ], 'feedLocatorData' => [ [ 'postID' => (string) $page ] ] ] ) );
		self::assertSame( [ '', '', '', '' ], [ self::call( 'cache_meta', [ 'metadata' => '{}' ] ), self::call( 'cff_do_locator' ), self::call( 'sbi_do_locator' ), self::call( 'sbi_on_ajax_test_trigger' ) ] );
	}

	/**
	 * Every field of every action with what it may not be: the same empty answer as for nothing, no notice, no request (setUp), no row.
	 *
	 * @param string $action Action.
	 */
	#[DataProvider( 'actions' )]
	public function test_hostile_fields( string $action ): void {
		global $wpdb;
		self::page( '[custom-facebook-feed]' );
		$source = self::add_source( [ 'account' => '1001' ] );
		self::add_posts( $source, 3 );
		$count  = static fn(): array => array_map( static fn( string $table ): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table}" ), [ 'options', 'posts', 'vitrine_threads', 'vitrine_images', 'vitrine_posts' ] );
		$before = $count();
		$empty  = self::call( $action );
		foreach ( [ 'needs_resizing', 'offset', 'feed_id', 'atts', 'pag_url', 'location', 'post_id', 'locator_nonce', 'shortcode_data', 'page', 'comments_array_ids', 'feedLocatorData', 'o_id', 'use_id', 'comments_num', 'likes_num', 'type', 'pageid', 'isvideo', 'timeline_event', 'usegrouptoken', 'useowntoken', 'at', 'metadata', 'id', 'albumsonly', 'current_resolution', 'cache_all' ] as $field ) {
			foreach ( [ self::HOSTILE, 'http://127.0.0.1/', 'http://169.254.169.254/latest/meta-data', 'file:///etc/passwd', '{"next":"http://127.0.0.1/"}', "' OR 1=1 --", '%00', "\xff", '-1', '1e9', str_repeat( '9', 40 ), str_repeat( 'x', 50_000 ), str_repeat( '[', 10_000 ), [], [ [] ], [ [ [ 'x' ] ] ], array_fill( 0, 5000, 'x' ), [ 'postID' => [ 'x' ] ], [ [ 'postID' => [ 'x' ], 'shortCodeAtts' => 'x' ] ] ] as $value ) {
				self::assertSame( $empty, self::call( $action, [ $field => $value ] ), "{$action} {$field}" );
			}
		}
		self::assertSame( $before, $count() );
	}

	/**
	 * All actions.
	 *
	 * @return array<string, array{string}>
	 */
	public static function actions(): array {
		$actions = array_merge( ...array_values( Calls::ACTIONS ) );
		return array_combine( $actions, array_map( static fn( string $action ): array => [ $action ], $actions ) );
	}
}
