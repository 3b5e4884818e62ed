<?php
/**
 * GET /comments.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Comments\Commenters;
use Vitrine\Feed\Comments\Threads;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Graph\Comments\RemoteComment;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Plugin;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * What is stored of comments, for whom a page has shown the feed; the network is never called, and what visitors can have read is bounded.
 *
 * @phpstan-import-type CommentData from RemoteComment
 */
final class FeedCommentsTest extends TestCase {

	use StoredFeed;

	/**
	 * The post on the network.
	 */
	private const URL = 'https://www.facebook.com/hollinbank/posts/1';

	/**
	 * Whoever calls a network here fails.
	 */
	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_http_request', static fn( $answer, array $options, string $url ) => str_contains( $url, 'doing_wp_cron' ) ? $answer : self::fail( $url ), 10, 3 );
	}

	/**
	 * Asks as anybody.
	 *
	 * @param array<string, mixed>  $query   Parameters.
	 * @param array<string, string> $headers Headers.
	 */
	private static function answer( array $query, array $headers = [] ): \WP_REST_Response {
		wp_set_current_user( 0 );
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/comments' );
		$request->set_query_params( $query );
		$request->set_headers( $headers );
		return rest_do_request( $request );
	}

	/**
	 * The proof that a page has of a feed with comments.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	private static function proof( array $attributes ): string {
		return FeedProof::of_site()->seal( FeedSettings::of( [ 'showComments' => true, ...$attributes ] ) );
	}

	/**
	 * A comment as a network gives it.
	 *
	 * @param string               $text    What it says.
	 * @param array<string, mixed> $data    Fields that differ.
	 * @param int                  $replies How many replies it has.
	 * @param RemotePicture|null   $picture Its picture.
	 */
	private static function comment( string $text, array $data = [], int $replies = 0, ?RemotePicture $picture = null ): RemoteComment {
		static $number = 0;
		/** @var CommentData $all */
		$all = [
			'author' => [ 'name' => 'Hugo Marchand', 'url' => null, 'is_account' => false ],
			'text'   => $text,
			'tags'   => [],
			'likes'  => 0,
			'url'    => null,
			'link'   => null,
			...$data,
		];
		return new RemoteComment( 'c' . ++$number, 1_790_000_000, $replies, $all, $picture );
	}

	/**
	 * Stores comments of a post, or replies to one, as a job has read them.
	 *
	 * @param int             $source   Source.
	 * @param int             $post     Post.
	 * @param RemoteComment[] $comments Comments.
	 * @param int             $total    How many there are on the network.
	 * @param int             $parent   Comment.
	 * @return list<int> Rows.
	 */
	private function store( int $source, int $post, array $comments, int $total, int $parent = 0 ): array {
		$rows    = Plugin::instance()->feed->comments()->store( $source, $post, $parent, $comments );
		$threads = Plugin::instance()->feed->threads();
		$threads->want( $source, $post, $parent, null, time() );
		$threads->record( $threads->of( $post, $parent )->id ?? 0, $total, $total, time() );
		return array_values( $rows );
	}

	/**
	 * A post of a feed with these comments, and how a page asks for them.
	 *
	 * @param RemoteComment[]      $comments   Comments.
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @param int|null             $total      How many there are on the network.
	 * @return array{array{proof: string, post: int}, int, list<int>} Parameters, source, and rows of comments.
	 */
	private function talk( array $comments, array $attributes = [], ?int $total = null ): array {
		$total ??= count( $comments );
		$source  = self::add_source();
		$post    = self::add_post( $source, [ 'counts' => [ 'likes' => 12, 'comments' => $total ] ] );
		$rows    = $comments === [] ? [] : $this->store( $source, $post, $comments, $total );
		return [ [ 'proof' => self::proof( [ 'source' => $source, ...$attributes ] ), 'post' => $post ], $source, $rows ];
	}

	/**
	 * HTML of an answer that is one.
	 *
	 * @param array<string, mixed> $query Parameters.
	 */
	private static function html( array $query ): string {
		$answer = self::answer( $query );
		self::assertSame( [ 200, false ], [ $answer->get_status(), $answer->get_data()['waits'] ?? null ] );
		return $answer->get_data()['html'];
	}

	/**
	 * Likes on top, the comments in the network's order, the first N seen and the others behind a button, the way to comment at the end.
	 */
	public function test_comments_of_a_post(): void {
		[ $query ] = $this->talk( array_map( self::comment( ... ), [ 'One', 'Two', 'Three', 'Four' ] ), [ 'commentsShown' => 3 ] );
		$html      = self::html( $query );
		self::assertStringStartsWith( '<p class="wp-block-vitrine-social-feed__summary">12 likes</p>', $html );
		self::assertSame( [ 'One', 'Two', 'Three', 'Four' ], self::texts( $html ) );
		self::assertSame( 1, substr_count( $html, ' is-beyond"' ) );
		self::assertStringContainsString( '<button type="button" class="wp-block-vitrine-social-feed__more-comments">Show 1 more comment</button>', $html );
		self::assertStringNotContainsString( '__further', $html );
		self::assertStringContainsString( '<a class="wp-block-vitrine-social-feed__write" href="' . self::URL . '" rel="nofollow noopener">Comment on Facebook</a>', $html );
	}

	/**
	 * 25 on a page: above that a link opens the network.
	 */
	public function test_above_25_the_network_opens(): void {
		$comments  = array_map( static fn( int $number ): RemoteComment => self::comment( "No. {$number}" ), range( 1, 25 ) );
		[ $query ] = $this->talk( $comments, [], 25 );
		self::assertStringNotContainsString( '__further', self::html( $query ) );
		[ $query ] = $this->talk( $comments, [], 26 );
		self::assertStringContainsString( '<a class="wp-block-vitrine-social-feed__further" href="' . self::URL . '" rel="nofollow noopener">More comments on Facebook</a>', self::html( $query ) );
		self::assertCount( 25, self::texts( self::html( $query ) ) );
	}

	/**
	 * Replies are counted by a button, and come by themselves; those of another post, or to a reply, do not.
	 */
	public function test_replies(): void {
		[ $query, $source, [ $asked, $silent ] ] = $this->talk( [ self::comment( 'How?', [], 2 ), self::comment( 'Nice' ) ] );
		$html                                    = self::html( $query );
		self::assertSame( 1, substr_count( $html, '__replies-opener"' ) );
		self::assertStringContainsString( 'aria-expanded="false" value="' . $asked . '">2 replies</button>', $html );
		[ $reply ] = $this->store( $source, $query['post'], [ self::comment( 'Like this' ), self::comment( 'And that' ) ], 2, $asked );
		$replies   = self::html( [ ...$query, 'comment' => $asked ] );
		self::assertSame( [ 'Like this', 'And that' ], self::texts( $replies ) );
		self::assertStringNotContainsString( '__summary', $replies );
		self::assertStringNotContainsString( 'is-beyond', $replies );
		self::assertSame( [ 'How?', 'Nice' ], self::texts( self::html( $query ) ) );
		self::assertStringContainsString( 'There are no comments', self::html( [ ...$query, 'comment' => $silent ] ) );
		[ , , [ $foreign ] ] = $this->talk( [ self::comment( 'Elsewhere', [], 1 ) ] );
		foreach ( [ $reply, $foreign, 999_999_999 ] as $comment ) {
			self::assertSame( 404, self::answer( [ ...$query, 'comment' => $comment ] )->get_status() );
		}
	}

	/**
	 * URLs, www addresses and e-mail addresses are links, hashtags by the feed's option but for colors, tagged accounts too; lines stay, and all that people write is text.
	 */
	public function test_texts(): void {
		[ $query, $source ] = $this->talk(
			[
				self::comment( "See https://example.org/a?b=1&c=2, www.example.net and mail@example.com.\n#Roses are #AB12CD <b onclick=alert(1)>&lt;i&gt; [gallery]" ),
				self::comment( 'Ask Hollin Bank Gardens', [ 'tags' => [ [ 'offset' => 4, 'name' => 'Hollin Bank Gardens', 'url' => 'https://www.facebook.com/9' ] ] ] ),
			]
		);
		$html      = self::html( $query );
		foreach ( [ 'https://example.org/a?b=1&#038;c=2', 'https://www.example.net', 'mailto:mail@example.com', 'https://www.facebook.com/hashtag/Roses', 'https://www.facebook.com/9' ] as $href ) {
			self::assertStringContainsString( "<a href=\"{$href}\" rel=\"nofollow noopener\">", $html );
		}
		self::assertStringContainsString( " are #AB12CD &lt;b onclick=alert(1)&gt;&#038;lt;i&#038;gt; ", str_replace( '&#38;', '&#038;', $html ) );
		self::assertStringContainsString( ".\n", $html );
		self::assertStringNotContainsString( '[gallery]', $html );
		$query['proof'] = self::proof( [ 'source' => $source, 'linkHashtags' => false, 'linkMentions' => false ] );
		$html           = self::html( $query );
		self::assertStringNotContainsString( '/hashtag/', $html );
		self::assertStringNotContainsString( 'facebook.com/9', $html );
	}

	/**
	 * Schemes other than the web's, and markup in names, titles and addresses, come to nothing.
	 */
	public function test_hostile_data(): void {
		update_option( Commenters::OPTION, true );
		$bad       = '"><img src=x onerror=alert(1)>';
		[ $query ] = $this->talk(
			[
				self::comment( "javascript:alert(1) {$bad}", [ 'author' => [ 'name' => "Eve {$bad}", 'url' => 'javascript:alert(1)', 'is_account' => false ], 'url' => 'javascript:alert(2)', 'link' => [ 'url' => 'data:text/html,x', 'title' => $bad ] ] ),
				self::comment( 'x', [ 'author' => [ 'name' => "\u{202e}<script>", 'url' => "https://example.org/{$bad}", 'is_account' => false ] ] ),
			]
		);
		$html      = self::html( $query );
		self::assertDoesNotMatchRegularExpression( '~<(img|script)|href="(?!https?:|mailto:|")|\son\w+="~i', $html );
	}

	/**
	 * Names of people are not told unless the site says so, those of the account always are; a comment without an author has neither name nor picture.
	 */
	public function test_names(): void {
		$by        = static fn( ?array $author ): RemoteComment => self::comment( 'Hello', [ 'author' => $author ] );
		[ $query ] = $this->talk(
			[
				$by( [ 'name' => 'Hugo Marchand', 'url' => null, 'is_account' => false ] ),
				$by( [ 'name' => 'Hollin Bank Gardens', 'url' => 'https://www.facebook.com/hollinbank', 'is_account' => true ] ),
				$by( null ),
			]
		);
		$html      = self::html( $query );
		self::assertStringNotContainsString( 'Hugo', $html );
		self::assertSame( 2, substr_count( $html, ' is-unnamed"' ) );
		self::assertSame( 1, substr_count( $html, '__commenter"' ) );
		self::assertStringContainsString( '<a class="wp-block-vitrine-social-feed__commenter" href="https://www.facebook.com/hollinbank"', $html );

		update_option( Commenters::OPTION, true );
		$html = self::html( $query );
		self::assertStringContainsString( '<span class="wp-block-vitrine-social-feed__commenter-letter" aria-hidden="true">H</span><span class="wp-block-vitrine-social-feed__commenter">Hugo Marchand</span>', $html );
		self::assertSame( 1, substr_count( $html, ' is-unnamed"' ) );
	}

	/**
	 * Pictures are files of this site that have their place: the account's own, and one that is attached; those of people are never asked for.
	 */
	public function test_pictures(): void {
		update_option( Commenters::OPTION, true );
		$source = self::add_source( [ 'picture' => 'ab/account-150.webp' ] );
		$post   = self::add_post( $source, [ 'counts' => [ 'comments' => 2 ] ] );
		[ $row ] = $this->store( $source, $post, [ self::comment( 'Mine', [ 'author' => [ 'name' => 'Hollin Bank Gardens', 'url' => null, 'is_account' => true ] ] ), self::comment( 'Theirs' ) ], 2 );
		self::add_picture( $source, 2 ** 40 + $row, 0, [ 'alt' => '' ] );
		$html = self::html( [ 'proof' => self::proof( [ 'source' => $source ] ), 'post' => $post ] );
		self::assertSame( 2, preg_match_all( '~<img class="wp-block-vitrine-social-feed__(\S+)" src="([^"]+)" width="(\d+)" height="(\d+)"~', $html, $found ) );
		self::assertSame( [ [ 'commenter-avatar', 'comment-picture' ], [ '32', '320' ], [ '32', '213' ] ], [ $found[1], $found[3], $found[4] ] );
		foreach ( $found[2] as $address ) {
			self::assertStringStartsWith( wp_upload_dir()['baseurl'], $address );
		}
	}

	/**
	 * A list that was never read is written down once, and the answer, which nobody keeps, links to the network meanwhile; when the job has read it, the comments are there.
	 */
	public function test_what_is_not_here_is_asked_for(): void {
		[ $query, $source ] = $this->talk( [], [], 7 );
		foreach ( [ 'first', 'second' ] as $time ) {
			$answer = self::answer( $query );
			self::assertSame( [ 200, true ], [ $answer->get_status(), $answer->get_data()['waits'] ], $time );
			self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] );
			self::assertStringContainsString( 'href="' . self::URL . '" rel="nofollow noopener">Read the comments on Facebook</a>', $answer->get_data()['html'] );
		}
		$threads = Plugin::instance()->feed->threads();
		self::assertCount( 1, $threads->due( $source, 10, time() ) );
		self::assertNotFalse( wp_next_scheduled( 'vitrine_refresh_sources', [ 'soon' ] ) );
		Plugin::instance()->feed->comments()->store( $source, $query['post'], 0, [ self::comment( 'Here now' ) ] );
		$threads->record( $threads->of( $query['post'], 0 )->id ?? 0, 7, 7, time() );
		self::assertSame( [ 'Here now' ], self::texts( self::html( $query ) ) );
	}

	/**
	 * Visitors cannot have more lists read than so many a minute, and what the network has just refused is not asked for again.
	 */
	public function test_asking_is_bounded(): void {
		$source = self::add_source();
		$proof  = self::proof( [ 'source' => $source ] );
		$waits  = [];
		for ( $number = 0; $number < Threads::ASKED + 2; $number++ ) {
			$post    = self::add_post( $source, [ 'counts' => [ 'comments' => 1 ] ], 1_790_000_000 - $number );
			$waits[] = self::answer( [ 'proof' => $proof, 'post' => $post ] )->get_data()['waits'];
		}
		self::assertSame( [ ...array_fill( 0, Threads::ASKED, true ), false, false ], $waits );
		$threads = Plugin::instance()->feed->threads();
		self::assertCount( Threads::ASKED, $threads->due( $source, 100, time() ) );
		$post    = $threads->due( $source, 1, time() )[0]['thread'];
		$threads->fail( $post, 'permission', 3600, time() );
		$answer = self::answer( [ 'proof' => $proof, 'post' => $post->post_id ] )->get_data();
		self::assertFalse( $answer['waits'] );
		self::assertStringContainsString( 'Read the comments on Facebook', $answer['html'] );
	}

	/**
	 * Anybody may keep the answer, and is told when theirs is still right; that of a page that is not public is for the browser alone.
	 */
	public function test_is_cacheable(): void {
		[ $query, $source ] = $this->talk( [ self::comment( 'One' ) ] );
		$first              = self::answer( $query );
		self::assertStringStartsWith( 'public, max-age=', $first->get_headers()['Cache-Control'] );
		self::assertSame( 304, self::answer( $query, [ 'If-None-Match' => $first->get_headers()['ETag'] ] )->get_status() );
		$GLOBALS['wp_query']->is_preview = true;
		$query['proof']                  = self::proof( [ 'source' => $source ] );
		$GLOBALS['wp_query']->is_preview = false;
		self::assertStringStartsWith( 'private', self::answer( $query )->get_headers()['Cache-Control'] );
	}

	/**
	 * A feed tells of no other posts, of none that it hides, and of none where it shows no comments.
	 */
	public function test_other_posts(): void {
		[ $query, $source ] = $this->talk( [ self::comment( 'One' ) ] );
		$other              = self::add_source();
		foreach (
			[
				self::proof( [ 'source' => $other ] ),
				self::proof( [ 'source' => $source, 'hidden' => [ Plugin::instance()->feed->query()->one( FeedSettings::of( [ 'source' => $source ] ), $query['post'] )->network_id ?? '' ] ] ),
				self::proof( [ 'source' => $source, 'showComments' => false ] ),
			] as $proof
		) {
			$answer = self::answer( [ ...$query, 'proof' => $proof ] );
			self::assertSame( [ 404, 'vitrine_post_unknown' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		}
	}

	/**
	 * A page that is not public any more takes its comments along.
	 */
	public function test_private_page(): void {
		global $wp_query;
		[ $query, $source ] = $this->talk( [ self::comment( 'One' ) ] );
		$page               = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'x', 'post_status' => 'publish', 'post_content' => 'x' ] );
		$wp_query           = new \WP_Query( [ 'page_id' => $page ] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as in a request of that page.
		the_post();
		$query['proof'] = self::proof( [ 'source' => $source ] );
		$wp_query       = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the request has ended.
		self::assertSame( 200, self::answer( $query )->get_status() );
		wp_update_post( [ 'ID' => $page, 'post_status' => 'private' ] );
		self::assertSame( 400, self::answer( $query )->get_status() );
	}

	/**
	 * What was not given by a page opens nothing.
	 *
	 * @param array<string, mixed> $query Parameters.
	 * @param string               $code  Error.
	 */
	#[DataProvider( 'forged' )]
	public function test_refuses( array $query, string $code ): void {
		$answer = self::answer( $query );
		self::assertSame( [ 400, $code ], [ $answer->get_status(), $answer->get_data()['code'] ] );
	}

	/**
	 * What visitors might send.
	 *
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function forged(): array {
		return [
			'nothing'      => [ [], 'rest_missing_callback_param' ],
			'no proof'     => [ [ 'post' => 1 ], 'rest_missing_callback_param' ],
			'made up'      => [ [ 'proof' => str_repeat( 'a', 300 ), 'post' => 1 ], 'vitrine_cursor_invalid' ],
			'a list'       => [ [ 'proof' => [ 'a' ], 'post' => 1 ], 'rest_invalid_param' ],
			'no post'      => [ [ 'proof' => 'a', 'post' => '1 OR 1=1' ], 'rest_invalid_param' ],
			'no comment'   => [ [ 'proof' => 'a', 'post' => 1, 'comment' => 'x' ], 'rest_invalid_param' ],
			'comment zero' => [ [ 'proof' => 'a', 'post' => 1, 'comment' => 0 ], 'rest_invalid_param' ],
		];
	}

	/**
	 * Texts of the comments in an answer.
	 *
	 * @param string $html HTML.
	 * @return list<string>
	 */
	private static function texts( string $html ): array {
		preg_match_all( '~__comment-text" dir="auto"><span>(.*?)</span></div>~s', $html, $found );
		return $found[1];
	}
}
