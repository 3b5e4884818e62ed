<?php
/**
 * Facebook pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Feed\Text;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Network;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Tests\SourceTestCase;

/**
 * Rows of normalized posts.
 */
#[Group( 'environment-agnostic' )]
final class FacebookTest extends SourceTestCase {

	/**
	 * The network.
	 */
	private function facebook(): Network {
		return ( new Networks( Origins::of_site() ) )->get( 'facebook' );
	}

	/**
	 * The newest posts of a page.
	 *
	 * @param int    $limit   How many.
	 * @param string $token   Label of a token.
	 * @param string $account Id of the page.
	 * @return RemotePost[]
	 */
	private function newest( int $limit = 100, string $token = 'page-garden', string $account = self::GARDEN ): array {
		return $this->facebook()->posts( new Client(), $account, $this->token( $token ), null, $limit, [] )->posts;
	}

	/**
	 * The post that was added last.
	 *
	 * @param array<string, mixed> $post As in the Graph server's data.
	 */
	private function added( array $post ): RemotePost {
		$this->graph_control( [ 'add' => [ 'account' => self::GARDEN, ...$post ] ] );
		return $this->newest( 1 )[0];
	}

	/**
	 * The first of the garden's posts with these words.
	 *
	 * @param string $words Part of its text or of the title of its link.
	 */
	private function found( string $words ): RemotePost {
		foreach ( $this->newest() as $post ) {
			if ( str_contains( $post->data['text'] . ' ' . implode( ' ', array_column( $post->data['links'], 'title' ) ), $words ) ) {
				return $post;
			}
		}
		self::fail( "No post with {$words}." );
	}

	/**
	 * A photo: its text, time, counts, picture and the photo it can be asked for in other sizes.
	 */
	public function test_a_photo(): void {
		$post = $this->found( 'She opened at ten past eight' );
		self::assertSame( 'photo', $post->data['kind'] );
		self::assertSame( 1, $post->data['total'] );
		self::assertStringStartsWith( self::GARDEN . '_', $post->network_id );
		self::assertEqualsWithDelta( time(), $post->published_at, 2 * DAY_IN_SECONDS );
		self::assertSame( [ 'likes' => 323, 'comments' => 4, 'shares' => 17 ], $post->data['counts'] );
		self::assertNull( $post->data['author'], 'The page itself.' );
		self::assertCount( 1, $post->pictures );
		self::assertSame( 0, $post->pictures[0]->position );
		self::assertSame( $post->pictures[0]->photo_id, $post->pictures[0]->facebook_id );
		self::assertNotNull( $post->pictures[0]->expires_at() );
	}

	/**
	 * An album of 14: all are counted, which takes `subattachments.limit(100)`, and kept up to twenty.
	 */
	public function test_an_album_of_more_than_twelve(): void {
		$post = $this->found( 'You voted' );
		self::assertSame( [ 'album', 14 ], [ $post->data['kind'], $post->data['total'] ] );
		self::assertSame( range( 0, 13 ), array_column( $post->pictures, 'position' ) );
		self::assertCount( 14, array_unique( array_column( $post->pictures, 'photo_id' ) ) );
	}

	/**
	 * A video has the picture of its film; it is no photo that has renditions.
	 */
	public function test_a_video(): void {
		$post = $this->found( 'Sound off' );
		self::assertSame( [ 'video', 1, [] ], [ $post->data['kind'], $post->data['total'], $post->data['links'] ] );
		self::assertNull( $post->pictures[0]->photo_id );
	}

	/**
	 * A link leads where the author meant it to, not through the network's redirect.
	 */
	public function test_a_link_is_unshimmed(): void {
		$post = $this->found( 'What eleven acres taught us' );
		self::assertSame( 'none', $post->data['kind'] );
		self::assertSame( 'https://hollinbank.example/journal/what-the-meadow-taught-us/?utm_source=facebook&utm_medium=social', $post->data['links'][0]['url'] );
		self::assertStringStartsWith( 'We stopped feeding', $post->data['links'][0]['text'] );
		self::assertSame( RemotePost::LINK_POSITION, $post->pictures[0]->position );
	}

	/**
	 * Several links are several cards, each with its picture.
	 */
	public function test_several_links(): void {
		$post = $this->found( 'Friday means a new nursery list' );
		self::assertSame( [ 'Bellflowers', 'Columbines', 'Poppies', 'The whole list' ], array_column( $post->data['links'], 'title' ) );
		self::assertSame( [ 100, 101, 102, 103 ], array_column( $post->pictures, 'position' ) );
		self::assertSame( 'none', $post->data['kind'] );
		self::assertStringNotContainsString( 'l.facebook.com', implode( array_column( $post->data['links'], 'url' ) ) );
	}

	/**
	 * An event is a card that leads to it.
	 */
	public function test_an_event(): void {
		$post = $this->found( 'Lamps in the glasshouse' );
		self::assertMatchesRegularExpression( '~^https://www\.facebook\.com/events/\d+/$~', $post->data['links'][0]['url'] );
	}

	/**
	 * A post without words is no post without anything; where nothing else is there, the network's own sentence stands in.
	 */
	public function test_posts_without_text(): void {
		$post = $this->added( [ 'kind' => 'photo', 'photos' => [ 'poppy' ] ] );
		self::assertSame( [ '', 'photo' ], [ $post->data['text'], $post->data['kind'] ] );
		$post = $this->added( [ 'kind' => 'map', 'place' => [ 'id' => '1', 'name' => 'Aldermere' ] ] );
		self::assertSame( [ '', 'Aldermere' ], [ $post->data['text'], $post->data['links'][0]['title'] ] );
		$this->graph_control( [ 'edit' => [ 'id' => $post->network_id, 'attachments' => [ 'data' => [] ] ] ] );
		self::assertSame( 'Hollin Bank Gardens is at Aldermere.', $this->newest( 1 )[0]->data['text'] );
	}

	/**
	 * A backdated post has the time that its author gave it.
	 */
	public function test_a_backdated_post(): void {
		$post = $this->found( 'From the archive' );
		self::assertEqualsWithDelta( time() - 9 * 365 * DAY_IN_SECONDS, $post->published_at, 30 * DAY_IN_SECONDS );
		$this->graph_control( [ 'edit' => [ 'id' => $post->network_id, 'backdated_time' => '1931-05-04T09:30:00+0000' ] ] );
		self::assertSame( -1220106600, $this->found( 'From the archive' )->published_at );
	}

	/**
	 * A visitor's post has the visitor's name and no link to somebody who cannot be visited.
	 */
	public function test_a_visitor(): void {
		$post = $this->newest( 1 )[0];
		$this->graph_control( [ 'edit' => [ 'id' => $post->network_id, 'from' => [ 'id' => '7001', 'name' => 'Imogen Vale' ] ] ] );
		self::assertSame( [ 'name' => 'Imogen Vale', 'url' => null ], $this->newest( 1 )[0]->data['author'] );
	}

	/**
	 * The two units in which `message_tags` may count.
	 *
	 * @return array<string, array{string}>
	 */
	public static function units(): array {
		return [ 'UTF-16 units' => [ 'utf16' ], 'code points' => [ 'codepoints' ] ];
	}

	/**
	 * A mention behind emoji is found in either unit.
	 *
	 * @param string $unit Unit.
	 */
	#[DataProvider( 'units' )]
	public function test_mentions_behind_emoji( string $unit ): void {
		$this->graph_control( [ 'tagunit' => $unit ] );
		$name = 'Friends of Hollin Bank Meadow';
		$post = $this->added( [ 'text' => "🌾🌾👩🏽‍🌾 {$name} counted 🦋 {$name}!", 'tags' => [ [ 'id' => self::MEADOW, 'name' => $name ] ] ] );
		self::assertSame( [ [ $name, 'https://www.facebook.com/' . self::MEADOW ] ], array_map( static fn( array $tag ): array => [ $tag['name'], $tag['url'] ], $post->data['tags'] ) );
		self::assertSame(
			[ '🌾🌾👩🏽‍🌾 ', [ 'href' => 'https://www.facebook.com/' . self::MEADOW, 'text' => $name ], " counted 🦋 {$name}!" ],
			Text::segments( $post->data['text'], $post->data['tags'], 'facebook', true, true )
		);
	}

	/**
	 * A mentioned person is named, not linked: the address would lead nowhere.
	 */
	public function test_a_mentioned_person_has_no_link(): void {
		$post = $this->added( [ 'text' => 'Thank you, Imogen Vale', 'tags' => [ [ 'id' => '7001', 'name' => 'Imogen Vale', 'type' => 'user' ] ] ] );
		self::assertNull( $post->data['tags'][0]['url'] );
	}

	/**
	 * A text of 60,000 characters arrives whole.
	 */
	public function test_a_very_long_text(): void {
		self::assertEqualsWithDelta( 60000, mb_strlen( $this->found( 'A very long list' )->data['text'] ), 1, 'But for white space at its end.' );
	}

	/**
	 * Every post of the page can be shown: none is lost on the way, hidden and expired ones are the network's business.
	 */
	public function test_every_post_is_mapped(): void {
		$ids = array_column( $this->newest(), 'network_id' );
		self::assertCount( 96, array_unique( $ids ) );
	}

	/**
	 * How hostile.
	 *
	 * @return array<string, array{bool|string}>
	 */
	public static function hostility(): array {
		return [ 'words and links' => [ true ], 'everything' => [ 'all' ] ];
	}

	/**
	 * Hostile answers are text without control characters and addresses of http(s); nothing fatals, nothing complains.
	 *
	 * @param bool|string $mode Mode of the Graph server.
	 */
	#[DataProvider( 'hostility' )]
	public function test_hostile_answers( bool|string $mode ): void {
		$this->graph_control( [ 'hostile' => $mode ] );
		try {
			$posts = $this->newest();
			self::assertCount( 96, $posts );
		} catch ( GraphError $error ) {
			self::assertSame( [ 'all', ErrorKind::Malformed ], [ $mode, $error->kind ], 'What has no id is no post.' );
			$posts = [];
		}
		foreach ( $posts as $post ) {
			$data = $post->data;
			array_walk_recursive( $data, self::assert_clean( ... ) );
			foreach ( $post->pictures as $picture ) {
				self::assert_clean( $picture->url, 'url' );
				self::assert_clean( $picture->alt, 'alt' );
			}
			self::assertNotFalse( wp_json_encode( $post->data ) );
		}
		$account = null;
		try {
			$account = $this->facebook()->account( new Client(), self::GARDEN, $this->token( 'page-garden' ) );
			self::assert_clean( $account->name, 'name' );
		} catch ( GraphError $error ) {
			self::assertSame( ErrorKind::Malformed, $error->kind );
		}
		self::assertSame( $mode === 'all', $account === null );
	}

	/**
	 * Fails for control characters in texts and other schemes in addresses.
	 *
	 * @param mixed      $value Value.
	 * @param int|string $key   Its key.
	 */
	private static function assert_clean( mixed $value, int|string $key ): void {
		if ( ! is_string( $value ) ) {
			return;
		}
		self::assertDoesNotMatchRegularExpression( '/[\x00-\x08\x0B-\x1F\x7F\x{80}-\x{9F}\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', $value );
		if ( $key === 'url' ) {
			self::assertMatchesRegularExpression( '~^https?://[^\s"<>]+$~D', $value );
		}
	}

	/**
	 * Fields of a post, and values that they do not have.
	 *
	 * @return iterable<string, array{string, mixed}>
	 */
	public static function other_types(): iterable {
		$values = [ 'null' => null, 'true' => true, 'a number' => 1.5, 'a text' => 'x', 'a list' => [ 'x' ], 'nested lists' => [ [ 'x' ] ], 'an object' => [ 'data' => 'x' ], 'an object with a list' => [ 'data' => [ 'x' ] ] ];
		$texts  = [ 'id', 'created_time', 'backdated_time', 'message', 'story', 'permalink_url', 'status_type' ];
		foreach ( [ ...$texts, 'message_tags', 'comments', 'reactions', 'shares', 'attachments', 'child_attachments' ] as $field ) {
			foreach ( $values as $name => $value ) {
				// What a field may well be, and members of objects that nobody reads.
				if ( ! ( is_string( $value ) && $field !== 'created_time' && in_array( $field, $texts, true ) ) && ! ( is_array( $value ) && isset( $value['data'] ) && in_array( $field, [ 'comments', 'reactions', 'shares' ], true ) ) ) {
					yield "{$field}: {$name}" => [ $field, $value ];
				}
			}
		}
	}

	/**
	 * An answer with a field that is not what the network documents is none: a post without text and pictures would take the place of one that has them.
	 *
	 * @param string $field Field.
	 * @param mixed  $value Value.
	 */
	#[DataProvider( 'other_types' )]
	public function test_fields_of_other_types( string $field, mixed $value ): void {
		$row = [ 'id' => '1_2', 'created_time' => '2026-01-01T00:00:00+0000', 'message' => 'Hello', $field => $value ];
		add_filter( 'pre_http_request', static fn(): array => [ 'headers' => [], 'body' => (string) wp_json_encode( [ 'data' => [ $row ] ] ), 'response' => [ 'code' => 200, 'message' => '' ], 'cookies' => [] ] );
		$this->expectExceptionMessage( 'malformed' );
		$this->newest();
	}

	/**
	 * An answer without a list is no account without posts.
	 */
	public function test_an_answer_without_a_list(): void {
		add_filter( 'pre_http_request', static fn(): array => [ 'headers' => [], 'body' => '{"success":true}', 'response' => [ 'code' => 200, 'message' => '' ], 'cookies' => [] ] );
		$this->expectExceptionMessage( 'malformed' );
		$this->newest();
	}

	/**
	 * A page of Meta's new experience has the same posts.
	 */
	public function test_the_new_page_experience(): void {
		self::assertCount( 8, $this->newest( 50, 'page-meadow', self::MEADOW ) );
		try {
			$this->newest( 50, 'user-meadow', self::MEADOW );
			self::fail( 'A user token is refused there.' );
		} catch ( GraphError $error ) {
			self::assertSame( [ ErrorKind::Token, 2069032 ], [ $error->kind, $error->subcode ] );
		}
	}

	/**
	 * A user token lists its pages with a token for each; a page token knows one page, itself.
	 */
	public function test_accounts_of_tokens(): void {
		$accounts = $this->facebook()->accounts( new Client(), $this->token( 'user' ) );
		self::assertSame( [ self::GARDEN, self::PRINTROOM ], array_column( $accounts, 'id' ) );
		self::assertSame( [ $this->token( 'page-garden' ), $this->token( 'page-printroom' ) ], array_column( $accounts, 'token' ) );
		self::assertContains( 'CREATE_CONTENT', $accounts[0]->tasks );
		$accounts = $this->facebook()->accounts( new Client(), $this->token( 'page-garden' ) );
		self::assertSame( [ [ self::GARDEN, 'Hollin Bank Gardens', $this->token( 'page-garden' ) ] ], array_map( static fn( $one ): array => [ $one->id, $one->name, $one->token ], $accounts ) );
	}

	/**
	 * What the network says of a token: kind, permissions, and its end; the end of access to people's data is none of ours.
	 */
	public function test_facts_of_tokens(): void {
		$facts = $this->facebook()->facts( new Client(), $this->token( 'page-garden' ) );
		self::assertSame( 'page', $facts->kind );
		self::assertContains( 'pages_read_engagement', $facts->scopes );
		self::assertNull( $facts->expires_at );
		self::assertNull( $this->facebook()->facts( new Client(), $this->token( 'page-lapsing' ) )->expires_at );
		$facts = $this->facebook()->facts( new Client(), $this->token( 'user' ) );
		self::assertSame( 'user', $facts->kind );
		self::assertEqualsWithDelta( time() + 55 * DAY_IN_SECONDS, $facts->expires_at, DAY_IN_SECONDS );
	}

	/**
	 * A token about which debug_token says nothing works; what it may do is unknown.
	 */
	public function test_a_refusal_of_debug_token_is_no_error(): void {
		$facts = $this->facebook()->facts( new Client(), $this->token( 'page-no-debug' ) );
		self::assertSame( [ 'page', null, null ], [ $facts->kind, $facts->scopes, $facts->expires_at ] );
	}

	/**
	 * A dead token is refused with its reason, also where debug_token answers with 200.
	 */
	public function test_facts_of_a_dead_token(): void {
		try {
			$this->facebook()->facts( new Client(), $this->token( 'page-expired' ) );
			self::fail( 'It is dead.' );
		} catch ( GraphError $error ) {
			self::assertSame( [ ErrorKind::Token, 463 ], [ $error->kind, $error->subcode ] );
		}
		add_filter( 'pre_http_request', static fn(): array => [ 'headers' => [], 'body' => '{"data":{"is_valid":false,"error":{"code":190,"subcode":460}}}', 'response' => [ 'code' => 200, 'message' => '' ], 'cookies' => [] ] );
		$this->expectExceptionMessage( 'token 190/460' );
		$this->facebook()->facts( new Client(), 'x' );
	}

	/**
	 * Asks for renditions of the garden's photos and says which sizes came.
	 *
	 * @param RemotePicture[] $pictures Pictures.
	 * @return RemotePicture[]
	 */
	private function renditions( array $pictures ): array {
		return $this->facebook()->renditions( new Client(), $pictures, $this->token( 'page-garden' ) );
	}

	/**
	 * The rendition of at least 1080 px that is nearest, else the largest; with the alternative text.
	 */
	public function test_the_nearest_rendition_of_1080_is_asked_for(): void {
		$this->graph_control( [ 'fail' => null ] );
		$photo  = static fn( array $widths ): array => [ 'images' => array_map( static fn( int $width ): array => [ 'source' => "https://scontent.xx.fbcdn.net/{$width}_n.jpg", 'width' => $width, 'height' => 10 ], $widths ) ];
		$answer = [ '1' => $photo( [ 2048, 1440, 1080, 720 ] ), '2' => $photo( [ 720, 2048, 1440 ] ), '3' => $photo( [ 130, 960, 720 ] ), '4' => [ ...$photo( [] ), 'alt_text' => 'No photo description available.' ], '5' => [ 'images' => 'x', 'alt_text' => 'May be a meadow', 'alt_text_custom' => 'Our meadow' ] ];
		add_filter( 'pre_http_request', static fn(): array => [ 'headers' => [], 'body' => (string) wp_json_encode( $answer ), 'response' => [ 'code' => 200, 'message' => '' ], 'cookies' => [] ] );
		$found = $this->renditions( array_map( static fn( int $id ): RemotePicture => new RemotePicture( 0, "{$id}", 'https://scontent.xx.fbcdn.net/asked_n.jpg', '', "{$id}" ), range( 1, 6 ) ) );
		self::assertSame( [ '1080', '1440', '960', 'asked', 'asked', 'asked' ], array_map( static fn( RemotePicture $picture ): string => basename( $picture->url, '_n.jpg' ), $found ) );
		self::assertSame( [ '', '', '', '', 'Our meadow', '' ], array_column( $found, 'alt' ) );
	}

	/**
	 * A picture that is no photo, such as that of a film, is not asked for.
	 */
	public function test_films_have_no_renditions(): void {
		$film = new RemotePicture( 0, '1', 'https://scontent.xx.fbcdn.net/a_n.jpg' );
		self::assertSame( [ $film ], $this->renditions( [ $film ] ) );
		self::assertSame( [], $this->asked );
	}

	/**
	 * One photo that may not be read, such as another page's that was shared, does not spoil the sizes of all others.
	 */
	public function test_a_photo_that_is_refused_spoils_no_other(): void {
		$pictures = array_merge( ...array_column( $this->newest( 30 ), 'pictures' ) );
		$photos   = array_values( array_filter( $pictures, static fn( RemotePicture $picture ): bool => $picture->photo_id !== null ) );
		self::assertGreaterThan( 20, count( $photos ) );
		array_splice( $photos, 7, 0, [ new RemotePicture( 0, '999', 'https://scontent.xx.fbcdn.net/gone_n.jpg', '', '999' ) ] );
		$this->clear_graph_log();
		$found = $this->renditions( $photos );
		self::assertSame( $photos[7], $found[7] );
		foreach ( $found as $index => $picture ) {
			if ( $index !== 7 ) {
				self::assertStringNotContainsString( 'stp=', $picture->url, 'The largest there is.' );
			}
		}
		self::assertLessThan( 16, count( $this->requests( 'api' ) ) );
	}

	/**
	 * What is shared belongs to somebody else: its photo is not asked for.
	 */
	public function test_a_shared_photo_is_not_asked_for(): void {
		self::assertNull( $this->found( 'Our neighbours in the Print Room' )->pictures[0]->photo_id );
	}

	/**
	 * Where no photo may be read at all, few calls are wasted.
	 */
	public function test_a_general_refusal_costs_few_calls(): void {
		$this->graph_control( [ 'fail' => 'permission', 'path' => '/' ] );
		$photos = array_map( static fn( int $id ): RemotePicture => new RemotePicture( 0, "{$id}", 'https://scontent.xx.fbcdn.net/a_n.jpg', '', "{$id}" ), range( 1, 50 ) );
		self::assertSame( $photos, $this->renditions( $photos ) );
		self::assertLessThan( 10, count( $this->requests( 'api' ) ) );
	}
}
