<?php
/**
 * What there is of Facebook pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph\Lists;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Graph\Content;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Network;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Tests\SourceTestCase;

/**
 * Rows of photos, videos, albums, events and reviews as posts, and what few posts have.
 */
#[Group( 'environment-agnostic' )]
final class FacebookListsTest extends SourceTestCase {

	/**
	 * The network.
	 */
	private function facebook(): Network {
		return ( new Networks( Origins::of_site() ) )->get( 'facebook' );
	}

	/**
	 * All posts of a content, page by page.
	 *
	 * @param string   $kind    Kind.
	 * @param string   $item    Item.
	 * @param int      $limit   How many a page.
	 * @param string   $token   Label of the token.
	 * @param string[] $dropped Optional fields left out.
	 * @return list<RemotePost>
	 */
	private function listed( string $kind, string $item = '', int $limit = 100, string $token = 'page-garden', array $dropped = [] ): array {
		$posts = [];
		$after = null;
		do {
			$page  = $this->facebook()->posts( new Client(), self::GARDEN, $this->token( $token ), $after, $limit, $dropped, new Content( $kind, $item ) );
			$posts = [ ...$posts, ...array_values( $page->posts ) ];
			$after = $page->after;
		} while ( $after !== null );
		return $posts;
	}

	/**
	 * The first one with these words.
	 *
	 * @param list<RemotePost> $posts Posts.
	 * @param string           $words Part of the text or of the event's name.
	 */
	private static function found( array $posts, string $words ): RemotePost {
		foreach ( $posts as $post ) {
			if ( str_contains( $post->data['title'] . ' ' . $post->data['text'] . ' ' . ( $post->data['event'] === null ? '' : $post->data['event']['name'] ), $words ) ) {
				return $post;
			}
		}
		self::fail( "Nothing with {$words}." );
	}

	/**
	 * Photos that the page has uploaded: one picture each, large at once, with what it shows.
	 */
	public function test_photos(): void {
		$posts = $this->listed( 'photos' );
		self::assertGreaterThan( 50, count( $posts ) );
		foreach ( $posts as $post ) {
			self::assertSame( [ 'photo', 1, 1, null ], [ $post->data['kind'], $post->data['total'], count( $post->pictures ), $post->pictures[0]->photo_id ] );
			self::assertStringStartsWith( 'https://www.facebook.com/', (string) $post->data['url'] );
		}
		self::assertSame( 'uploaded', $this->requests( 'api', '/photos' )[0]['query']['type'] );
		self::assertCount( 1, array_filter( $posts, static fn( RemotePost $post ): bool => $post->data['backdated'] ) );
		self::assertNotSame( [], array_filter( $posts, static fn( RemotePost $post ): bool => $post->pictures[0]->alt !== '' ) );
	}

	/**
	 * Videos: their words, poster, page, proportions; never the address of the file.
	 */
	public function test_videos(): void {
		$posts = $this->listed( 'videos' );
		$wind  = self::found( $posts, 'Five seconds of wind' );
		self::assertSame( 'video', $wind->data['kind'] );
		self::assertSame( 'https://www.facebook.com/hollinbankgardens/videos/' . $wind->network_id . '/', $wind->data['url'] );
		self::assertSame( [ 'facebook', $wind->data['url'] ], [ $wind->data['player']['provider'], $wind->data['player']['url'] ] );
		self::assertGreaterThan( 0.2, $wind->data['player']['ratio'] );
		self::assertCount( 1, $wind->pictures );
		self::assertFalse( $wind->data['reel'] );
		self::assertTrue( self::found( $posts, 'Holding still' )->data['reel'] );
		self::assertStringNotContainsString( '.mp4', (string) wp_json_encode( $posts ) );
	}

	/**
	 * A playlist, by its id with and without the `vl.` that addresses have.
	 */
	public function test_a_playlist(): void {
		$lists = $this->facebook()->choices( new Client(), self::GARDEN, 'playlist', $this->token( 'page-garden' ) );
		self::assertSame( [ [ 'In the glasshouses', 3 ], [ 'The meadow, moving', 2 ] ], array_map( static fn( $one ): array => [ $one->title, $one->total ], $lists ) );
		self::assertCount( 2, $this->listed( 'playlist', $lists[1]->item ) );
		self::assertSame( $lists[1]->item, Content::of( 'playlist', "vl.{$lists[1]->item}" )?->item );
		$found = $this->facebook()->resolve( new Client(), self::GARDEN, 'playlist', "https://www.facebook.com/hollinbankgardens/videos/vl.{$lists[1]->item}/", $this->token( 'page-garden' ) );
		self::assertSame( [ $lists[1]->item, 'The meadow, moving' ], [ $found?->item, $found?->title ] );
	}

	/**
	 * Albums are posts: name and description, how many photos there are, the first of them. What is empty is none.
	 */
	public function test_albums(): void {
		$posts = $this->listed( 'albums' );
		$glass = self::found( $posts, 'Under glass' );
		self::assertSame( [ 'album', 6, 'Under glass', 'What flowers when it is cold outside.' ], [ $glass->data['kind'], $glass->data['total'], $glass->data['title'], $glass->data['text'] ] );
		self::assertSame( range( 0, 5 ), array_column( $glass->pictures, 'position' ) );
		self::assertCount( 6, array_unique( array_column( $glass->pictures, 'facebook_id' ) ) );
		foreach ( $posts as $post ) {
			self::assertStringNotContainsString( 'Next year', $post->data['title'] );
			self::assertLessThanOrEqual( RemotePost::KEPT_PICTURES, count( $post->pictures ) );
			self::assertGreaterThan( 0, $post->data['total'] );
		}
		self::assertGreaterThan( 20, self::found( $posts, 'Timeline photos' )->data['total'] );
	}

	/**
	 * The photos of one album, by its id or its address; of one that is gone nothing.
	 */
	public function test_an_album(): void {
		$album = self::found( $this->listed( 'albums' ), 'The hill and the pond' )->network_id;
		self::assertCount( 4, $this->listed( 'album', $album ) );
		foreach ( [ $album, "https://www.facebook.com/media/set/?set=a.{$album}&type=3", "www.facebook.com/hollinbankgardens/photos/?tab=album&album_id={$album}" ] as $item ) {
			self::assertSame( 'The hill and the pond', $this->facebook()->resolve( new Client(), self::GARDEN, 'album', $item, $this->token( 'page-garden' ) )?->title, $item );
		}
		$this->graph_control( [ 'delete' => $album ] );
		self::assertSame( [], $this->listed( 'album', $album ) );
		self::assertNull( $this->facebook()->resolve( new Client(), self::GARDEN, 'album', $album, $this->token( 'page-garden' ) ) );
	}

	/**
	 * Events to come, then those that were, each once, whatever the size of the pages.
	 */
	public function test_events(): void {
		$posts = $this->listed( 'events' );
		self::assertCount( 9, $posts );
		self::assertSame( array_column( $posts, 'network_id' ), array_column( $this->listed( 'events', '', 2 ), 'network_id' ) );
		$lamps = self::found( $posts, 'Lamps in the glasshouse' );
		$event = $lamps->data['event'];
		self::assertSame( [ 'event', 'Lamps in the glasshouse' ], [ $lamps->data['kind'], $event['name'] ] );
		self::assertStringStartsWith( 'The four glasshouses by lamplight', $lamps->data['text'] );
		self::assertSame( $event['starts_at'], $lamps->published_at );
		self::assertSame( 3 * HOUR_IN_SECONDS, (int) $event['ends_at'] - $event['starts_at'] );
		self::assertSame( 'Europe/London', $event['zone'] );
		self::assertSame( 'Hollin Bank Gardens', $event['place']['name'] );
		self::assertStringContainsString( 'Aldermere, United Kingdom', $event['place']['address'] );
		self::assertEqualsWithDelta( 54.43, $event['place']['latitude'], 0.01 );
		self::assertCount( 1, $lamps->pictures );

		$bats = self::found( $posts, 'Bat walk' );
		self::assertSame( [ null, [ 'name' => 'Meet at the lower gate', 'address' => '', 'latitude' => null, 'longitude' => null ], 18, 9 ], [ $bats->data['event']['ends_at'], $bats->data['event']['place'], $bats->data['event']['interested'], $bats->data['event']['attending'] ] );
		self::assertTrue( self::found( $posts, 'Open-air theatre' )->data['event']['is_canceled'] );
		$tokyo = self::found( $posts, 'Tokyo' );
		self::assertSame( [ true, 'Asia/Tokyo', null ], [ $tokyo->data['event']['is_online'], $tokyo->data['event']['zone'], $tokyo->data['event']['place'] ] );
		self::assertLessThan( time(), self::found( $posts, 'Open garden day' )->published_at );
	}

	/**
	 * An event with several times stands at the next of them.
	 */
	public function test_a_recurring_event(): void {
		$yoga = self::found( $this->listed( 'events' ), 'Yoga among ferns' );
		self::assertCount( 3, $yoga->data['event']['times'] );
		self::assertSame( $yoga->data['event']['times'][1]['starts_at'], $yoga->data['event']['starts_at'] );
		self::assertGreaterThan( time(), $yoga->published_at );
		self::assertLessThan( time() + 8 * DAY_IN_SECONDS, $yoga->published_at );
	}

	/**
	 * Reviews: recommended or not, stars of before; people are named to the page's own token, others are nobody.
	 */
	public function test_reviews(): void {
		$posts = $this->listed( 'reviews' );
		self::assertCount( 9, $posts );
		$kinds = array_map( static fn( RemotePost $post ): array => [ $post->data['review']['is_positive'], $post->data['review']['rating'] ], $posts );
		self::assertSame( [ [ true, null ], [ true, null ], [ true, null ], [ false, null ], [ true, null ], [ false, null ], [ true, null ], [ null, 5 ], [ null, 3 ] ], $kinds );
		self::assertNotSame( '', $posts[0]->data['author']['name'] );
		self::assertSame( [ 'name' => '', 'url' => null ], $posts[1]->data['author'] );
		self::assertStringContainsString( 'bats came out', $posts[0]->data['text'] );
		self::assertSame( '', $posts[3]->data['text'] );
		self::assertCount( 9, array_unique( array_column( $posts, 'network_id' ) ) );
		foreach ( $this->listed( 'reviews', '', 100, 'user' ) as $post ) {
			self::assertSame( '', $post->data['author']['name'] );
		}
	}

	/**
	 * Posts of others that name the page, and who wrote them.
	 */
	public function test_tagged_posts(): void {
		$posts = $this->listed( 'tagged' );
		self::assertCount( 1, $posts );
		self::assertNotNull( $posts[0]->data['author'] );
		self::assertStringContainsString( 'The frog came out', $posts[0]->data['text'] );
	}

	/**
	 * What needs another permission says so.
	 *
	 * @param string $kind Kind.
	 */
	#[DataProvider( 'kinds_of_others' )]
	public function test_a_missing_permission( string $kind ): void {
		try {
			$this->listed( $kind, '', 10, 'page-no-content' );
			self::fail( 'It is refused.' );
		} catch ( GraphError $error ) {
			self::assertSame( [ ErrorKind::Permission, 10 ], [ $error->kind, $error->error_code ] );
		}
	}

	/**
	 * What others have written.
	 *
	 * @return array<string, array{string}>
	 */
	public static function kinds_of_others(): array {
		return [ 'reviews' => [ 'reviews' ], 'tagged' => [ 'tagged' ] ];
	}

	/**
	 * One post by its id, by its story, and by what its address, its photo or its film is called; not one that is gone.
	 */
	public function test_one_post(): void {
		$token = $this->token( 'page-garden' );
		$find  = fn( string $item ) => $this->facebook()->resolve( new Client(), self::GARDEN, 'post', $item, $token );
		$all   = $this->listed( 'posts', '', 25 );
		$wind  = self::found( $all, 'Sound off' );
		$story = explode( '_', $wind->network_id )[1];
		foreach ( [ $wind->network_id, $story, (string) $wind->data['url'], "https://m.facebook.com/story.php?story_fbid={$story}&id=" . self::GARDEN, $wind->data['player'] === null ? '' : $wind->data['player']['url'] ] as $item ) {
			self::assertSame( $wind->network_id, $find( $item )?->item, $item );
		}
		foreach ( [ 'nonsense', 'https://evil.example/posts/' . $story, 'https://facebook.com.evil.example/1/posts/' . $story, '1', 'https://www.facebook.com/hollinbankgardens/posts/pfbid0abcdefgh', '' ] as $item ) {
			self::assertNull( $find( $item ), $item );
		}
		self::assertSame( [ $wind->network_id ], array_column( $this->listed( 'post', $wind->network_id ), 'network_id' ) );
		$this->graph_control( [ 'delete' => $wind->network_id ] );
		self::assertSame( [], $this->listed( 'post', $wind->network_id ) );
		self::assertGreaterThan( 90, count( $this->facebook()->choices( new Client(), self::GARDEN, 'post', $token ) ) );
	}

	/**
	 * How many reactions of each kind there are, and names of three people where the token is the page's own.
	 */
	public function test_reactions(): void {
		$post = self::found( $this->listed( 'posts', '', 10 ), 'Sound off' );
		self::assertSame( [ 'like' => 187, 'love' => 61, 'care' => 8, 'haha' => 0, 'wow' => 5, 'sad' => 0, 'angry' => 0 ], $post->data['reactions'] );
		self::assertSame( 261, $post->data['counts']['likes'] );
		self::assertCount( 3, $post->data['people'] );
		self::assertSame( [], self::found( $this->listed( 'posts', '', 10, 'user' ), 'Sound off' )->data['people'] );
		$plain = self::found( $this->listed( 'posts', '', 10, 'page-garden', [ 'feelings' ] ), 'Sound off' );
		self::assertSame( [ null, 261 ], [ $plain->data['reactions'], $plain->data['counts']['likes'] ] );
	}

	/**
	 * Buttons: address or telephone; none that leads nowhere or runs something.
	 *
	 * @param array<string, mixed>       $action As the network has it.
	 * @param array<string, string>|null $button What it becomes.
	 */
	#[DataProvider( 'actions' )]
	public function test_a_button( array $action, ?array $button ): void {
		$this->graph_control( [ 'add' => [ 'account' => self::GARDEN, 'kind' => 'text', 'text' => 'With a button', 'action' => $action ] ] );
		self::assertSame( $button, self::found( $this->listed( 'posts', '', 3 ), 'With a button' )->data['button'] );
	}

	/**
	 * Actions and buttons.
	 *
	 * @return array<string, array{array<string, mixed>, array<string, string>|null}>
	 */
	public static function actions(): array {
		return [
			'a shop'     => [ [ 'type' => 'SHOP_NOW', 'value' => [ 'link' => 'https://hollinbank.example/shop' ] ], [ 'type' => 'SHOP_NOW', 'url' => 'https://hollinbank.example/shop' ] ],
			'a call'     => [ [ 'type' => 'CALL_NOW', 'value' => [ 'link' => 'tel:+44 15394 00000' ] ], [ 'type' => 'CALL_NOW', 'url' => 'tel:+44 15394 00000' ] ],
			'a message'  => [ [ 'type' => 'MESSAGE_PAGE' ], [ 'type' => 'MESSAGE_PAGE', 'url' => 'https://m.me/' . self::GARDEN ] ],
			'none'       => [ [ 'type' => 'NO_BUTTON', 'value' => [ 'link' => 'https://hollinbank.example/' ] ], null ],
			'no address' => [ [ 'type' => 'LEARN_MORE', 'value' => [ 'app' => '1' ] ], null ],
			'a script'   => [ [ 'type' => 'LEARN_MORE', 'value' => [ 'link' => 'javascript:alert(1)' ] ], null ],
			'a bad type' => [ [ 'type' => 'x" onclick="alert(1)', 'value' => [ 'link' => 'https://hollinbank.example/' ] ], null ],
			'tel: more'  => [ [ 'type' => 'CALL_NOW', 'value' => [ 'link' => 'tel:1;javascript:alert(1)' ] ], null ],
		];
	}

	/**
	 * What is shared is somebody else's: who, where and what.
	 */
	public function test_a_shared_post(): void {
		$post = self::found( $this->listed( 'posts' ), 'Our neighbours in the Print Room' );
		self::assertSame( [ 'The Print Room at Hollin Bank', 'A sunflower, printed the wrong way round on purpose.' ], [ $post->data['shared']['author'], $post->data['shared']['text'] ] );
		self::assertStringStartsWith( 'https://www.facebook.com/' . self::PRINTROOM . '/posts/', $post->data['shared']['url'] );
		self::assertSame( [], $post->data['links'] );
		self::assertNull( self::found( $this->listed( 'posts' ), 'Sixteen' )->data['shared'], 'A link is no shared post.' );
	}

	/**
	 * Films of the page's own, and pages that play films and music.
	 */
	public function test_players(): void {
		$posts = $this->listed( 'posts' );
		$wind  = self::found( $posts, 'Sound off' );
		self::assertSame( 'facebook', $wind->data['player']['provider'] );
		self::assertStringContainsString( '/videos/', $wind->data['player']['url'] );
		self::assertEqualsWithDelta( 1.5, $wind->data['player']['ratio'], 0.4 );
		self::assertSame( [ true, false ], [ self::found( $posts, 'Holding still' )->data['reel'], $wind->data['reel'] ] );
		self::assertNull( self::found( $posts, 'She opened' )->data['player'] );
		$this->graph_control( [ 'add' => [ 'account' => self::GARDEN, 'kind' => 'link', 'text' => 'On the radio', 'link' => [ 'url' => 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk', 'title' => 'Episode', 'description' => '' ] ] ] );
		$radio = self::found( $this->listed( 'posts', '', 3 ), 'On the radio' );
		self::assertSame( [ 'spotify', 'none', 'Episode' ], [ $radio->data['player']['provider'], $radio->data['kind'], $radio->data['links'][0]['title'] ] );
	}

	/**
	 * Backdated posts say so.
	 */
	public function test_backdated_posts(): void {
		$posts = $this->listed( 'posts' );
		self::assertTrue( self::found( $posts, 'From the archive' )->data['backdated'] );
		self::assertFalse( self::found( $posts, 'Sound off' )->data['backdated'] );
	}

	/**
	 * The file of a film is asked for when it is wanted, by the post or by the video; where posts do not have it, the video may.
	 */
	public function test_films(): void {
		$token = $this->token( 'page-garden' );
		$film  = fn( string $id, int $position = 0 ): ?string => $this->facebook()->film( new Client(), $id, $token, $position );
		$wind  = self::found( $this->listed( 'posts', '', 10 ), 'Sound off' )->network_id;
		$video = self::found( $this->listed( 'videos' ), 'Five seconds of wind' )->network_id;
		$url   = (string) $film( $wind );
		self::assertStringContainsString( '.mp4', $url );
		self::assertStringContainsString( 'oe=', $url );
		self::assertSame( strtok( $url, '?' ), strtok( (string) $film( $video ), '?' ) );
		self::assertNull( $film( self::found( $this->listed( 'posts' ), 'The warm house at noon' )->network_id ), 'The network gives none.' );
		self::assertNull( $film( self::found( $this->listed( 'posts' ), 'She opened' )->network_id ), 'A photo.' );
		$this->graph_control( [ 'delete' => $wind ] );
		$this->expectException( GraphError::class );
		$film( $wind );
	}

	/**
	 * Answers of another shape are none.
	 *
	 * @param string $kind  Kind.
	 * @param string $edge  Edge.
	 * @param string $field Field of a row.
	 * @param mixed  $value Wrong value.
	 */
	#[DataProvider( 'shapes' )]
	public function test_another_shape( string $kind, string $edge, string $field, mixed $value ): void {
		$this->graph_control( [ 'fail' => [ 'fail' => 'mangle', 'set' => [ "data.0.{$field}" => $value ] ], 'path' => "*/{$edge}" ] );
		try {
			$this->listed( $kind, '', 5 );
			self::fail( 'It is refused.' );
		} catch ( GraphError $error ) {
			self::assertSame( ErrorKind::Malformed, $error->kind );
		}
	}

	/**
	 * Wrong fields by content.
	 *
	 * @return iterable<string, array{string, string, string, mixed}>
	 */
	public static function shapes(): iterable {
		$wrong = [
			'photos'  => [ 'photos', [ 'id' => null, 'created_time' => 'soon', 'images' => 'x', 'name' => 7, 'comments' => 'x' ] ],
			'videos'  => [ 'videos', [ 'id' => [ 'x' ], 'created_time' => null, 'format' => 'x', 'title' => [], 'picture' => 'file:///x' ] ],
			'albums'  => [ 'albums', [ 'id' => '', 'created_time' => 7, 'photos' => 'x', 'photo_count' => '7', 'name' => null ] ],
			'events'  => [ 'events', [ 'id' => 'a b', 'start_time' => 'soon', 'event_times' => 'x', 'interested_count' => '9', 'place' => 'x' ] ],
			'reviews' => [ 'ratings', [ 'created_time' => 7, 'open_graph_story' => null, 'rating' => '5', 'review_text' => [ 'x' ] ] ],
		];
		foreach ( $wrong as $kind => [ $edge, $fields ] ) {
			foreach ( $fields as $field => $value ) {
				yield "{$kind}: {$field}" => [ $kind, $edge, $field, $value ];
			}
		}
	}

	/**
	 * Whatever the network writes, what comes of it is of the documented types, and no address but of the web.
	 *
	 * @param string $kind Kind.
	 */
	#[DataProvider( 'kinds' )]
	public function test_hostile_answers( string $kind ): void {
		$this->graph_control( [ 'hostile' => true ] );
		foreach ( $this->listed( $kind, '', 25 ) as $post ) {
			$json = (string) wp_json_encode( $post->data );
			self::assertDoesNotMatchRegularExpression( '/"(?:url|ticket)":"(?!https?:|tel:)/', $json );
			self::assertDoesNotMatchRegularExpression( '/[\x00-\x08\x0b-\x1f]/', implode( ' ', [ $post->data['text'], $post->data['event'] === null ? '' : $post->data['event']['name'], ...$post->data['people'] ] ) );
		}
	}

	/**
	 * All lists.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function kinds(): iterable {
		foreach ( [ 'posts', 'photos', 'videos', 'albums', 'events', 'reviews', 'tagged' ] as $kind ) {
			yield $kind => [ $kind ];
		}
	}
}
