<?php
/**
 * What there is of Instagram accounts.
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
 * Stories, tagged media, hashtags, single media and films, with both logins where the API has them.
 */
#[Group( 'environment-agnostic' )]
final class InstagramListsTest extends SourceTestCase {

	/**
	 * The network.
	 */
	private function instagram(): Network {
		return ( new Networks( Origins::of_site() ) )->get( 'instagram' );
	}

	/**
	 * All posts of a content, page by page.
	 *
	 * @param string $kind  Kind.
	 * @param string $item  Item.
	 * @param int    $limit How many a page.
	 * @param string $token Label of the token.
	 * @return list<RemotePost>
	 */
	private function listed( string $kind, string $item = '', int $limit = 100, string $token = 'page-garden' ): array {
		$posts = [];
		$after = null;
		do {
			$page  = $this->instagram()->posts( new Client(), self::IG_GARDEN, $this->token( $token ), $after, $limit, [], new Content( $kind, $item ) );
			$posts = [ ...$posts, ...array_values( $page->posts ) ];
			self::assertNotSame( $after, $page->after ?? 'end', 'Every page has another cursor.' );
			$after = $page->after;
		} while ( $after !== null );
		return $posts;
	}

	/**
	 * The two logins.
	 *
	 * @return array<string, array{string}>
	 */
	public static function logins(): array {
		return [ 'Instagram Login' => [ 'instagram' ], 'Facebook Login' => [ 'page-garden' ] ];
	}

	/**
	 * Stories of the last day.
	 *
	 * @param string $token Label of a token.
	 */
	#[DataProvider( 'logins' )]
	public function test_stories( string $token ): void {
		$posts = $this->listed( 'stories', '', 100, $token );
		self::assertSame( [ 'photo', 'video' ], array_map( static fn( RemotePost $post ): string => $post->data['kind'], $posts ) );
		self::assertGreaterThan( time() - DAY_IN_SECONDS, $posts[1]->published_at );
		self::assertCount( 1, $posts[0]->pictures );
	}

	/**
	 * Media in which the account is tagged, and whose they are.
	 *
	 * @param string $token Label of a token.
	 */
	#[DataProvider( 'logins' )]
	public function test_tagged_media( string $token ): void {
		$posts = $this->listed( 'tagged', '', 100, $token );
		self::assertCount( 1, $posts );
		self::assertSame( [ 'name' => 'hollinbankgardens', 'url' => 'https://www.instagram.com/hollinbankgardens/' ], $posts[0]->data['author'] );
		self::assertNull( $this->listed( 'posts', '', 100, $token )[0]->data['author'] );
	}

	/**
	 * One medium, by its id and by its address, with both logins; nothing of what is gone or another account's.
	 *
	 * @param string $token Label of a token.
	 */
	#[DataProvider( 'logins' )]
	public function test_one_medium( string $token ): void {
		$find  = fn( string $item ) => $this->instagram()->resolve( new Client(), self::IG_GARDEN, 'post', $item, $this->token( $token ) );
		$third = $this->listed( 'posts', '', 100, $token )[2];
		foreach ( [ $third->network_id, (string) $third->data['url'], str_replace( 'https://www.', '', (string) $third->data['url'] ) . '?igsh=x' ] as $item ) {
			self::assertSame( $third->network_id, $find( $item )?->item, $item );
		}
		self::assertNull( $find( 'https://www.instagram.com/p/Cnobodyhas1/' ) );
		self::assertNull( $find( 'https://evil.example/p/' . basename( (string) $third->data['url'] ) . '/' ) );
		self::assertSame( [ $third->network_id ], array_column( $this->listed( 'post', $third->network_id, 100, $token ), 'network_id' ) );
		$this->graph_control( [ 'delete' => $third->network_id ] );
		self::assertSame( [], $this->listed( 'post', $third->network_id, 100, $token ) );
		self::assertNull( $find( $third->network_id ) );
	}

	/**
	 * The newest with a hashtag, of one day: nobody is named, the hashtag stands for them.
	 */
	public function test_recent_media_of_a_hashtag(): void {
		$posts = $this->listed( 'hashtag', 'poppy' );
		self::assertCount( 1, $posts );
		self::assertNull( $posts[0]->data['author'] );
		self::assertSame( 1204, $posts[0]->data['counts']['likes'] );
		$byline = $this->instagram()->byline( new Content( 'hashtag', 'غروب' ) );
		self::assertSame( [ '#غروب', 'https://www.instagram.com/explore/tags/%D8%BA%D8%B1%D9%88%D8%A8/' ], [ $byline?->name, $byline?->link ] );
		self::assertNull( $this->instagram()->byline( new Content( 'stories' ) ) );
		$fields = $this->requests( 'api', '/recent_media' )[0]['query']['fields'];
		self::assertStringNotContainsString( 'username', $fields );
		self::assertStringNotContainsString( 'thumbnail_url', $fields );
	}

	/**
	 * The most popular, page by page: the network gives the same cursor each time, and the hashtag is searched once.
	 */
	public function test_top_media_of_a_hashtag(): void {
		for ( $number = 0; $number < 7; $number++ ) {
			$this->graph_control( [ 'add' => [ 'account' => self::IG_GARDEN, 'kind' => $number === 3 ? 'reel' : 'image', 'photo' => 'poppy', 'film' => $number === 3 ? 'film-poppy' : null, 'caption' => "Number {$number} #bloomfest", 'likes' => 100 - $number ] ] );
		}
		$posts = $this->listed( 'hashtag-top', 'bloomfest', 2 );
		self::assertSame( array_map( static fn( int $number ): string => "Number {$number} #bloomfest", range( 0, 6 ) ), array_map( static fn( RemotePost $post ): string => $post->data['text'], $posts ) );
		self::assertCount( 1, $this->requests( 'api', '/ig_hashtag_search' ) );
		self::assertSame( [ 'video', 0, 'instagram' ], [ $posts[3]->data['kind'], count( $posts[3]->pictures ), $posts[3]->data['player']['provider'] ], 'Films of hashtags have no picture.' );
		self::assertSame( [], array_filter( $this->requests( 'api', '/top_media' ), static fn( array $request ): bool => isset( $request['query']['page'] ) || isset( $request['query']['hashtag'] ) ) );
		self::assertLessThanOrEqual( 50, (int) ( $this->listed( 'hashtag-top', 'bloomfest' ) === [] ? 99 : $this->requests( 'api', '/top_media' )[4]['query']['limit'] ) );
	}

	/**
	 * Instagram Login has no hashtags, and is not asked for them.
	 */
	public function test_hashtags_need_facebook_login(): void {
		foreach ( [ fn() => $this->listed( 'hashtag', 'poppy', 10, 'instagram' ), fn() => $this->instagram()->resolve( new Client(), self::IG_GARDEN, 'hashtag', 'poppy', $this->token( 'instagram' ) ) ] as $call ) {
			try {
				$call();
				self::fail( 'It is refused.' );
			} catch ( GraphError $error ) {
				self::assertSame( ErrorKind::FacebookLogin, $error->kind );
			}
		}
		self::assertSame( [], $this->requests( 'api' ) );
	}

	/**
	 * A hashtag that Instagram does not give, and one too many.
	 *
	 * @param string    $fault Fault.
	 * @param ErrorKind $kind  Kind.
	 */
	#[DataProvider( 'refusals' )]
	public function test_refused_hashtags( string $fault, ErrorKind $kind ): void {
		$this->graph_control( [ 'fail' => $fault, 'path' => '*/ig_hashtag_search' ] );
		try {
			$this->listed( 'hashtag', 'poppy' );
			self::fail( 'It is refused.' );
		} catch ( GraphError $error ) {
			self::assertSame( $kind, $error->kind );
		}
		self::assertCount( 1, $this->requests( 'api' ), 'It is not asked for again at once.' );
	}

	/**
	 * Faults and kinds.
	 *
	 * @return array<string, array{string, ErrorKind}>
	 */
	public static function refusals(): array {
		return [ 'too many' => [ 'hashtag_quota', ErrorKind::HashtagQuota ], 'unusable' => [ 'hashtag_unusable', ErrorKind::HashtagUnusable ] ];
	}

	/**
	 * What can be a hashtag at all.
	 *
	 * @param string      $given What was typed.
	 * @param string|null $tag   The hashtag.
	 */
	#[DataProvider( 'tags' )]
	public function test_hashtags( string $given, ?string $tag ): void {
		self::assertSame( $tag, Content::of( 'hashtag', $given )?->item );
	}

	/**
	 * What is typed, and hashtags.
	 *
	 * @return array<string, array{string, string|null}>
	 */
	public static function tags(): array {
		return [
			'plain'       => [ 'poppy', 'poppy' ],
			'with a sign' => [ ' #Poppy ', 'poppy' ],
			'wide sign'   => [ '＃温室', '温室' ],
			'accents'     => [ '#Café', 'café' ],
			'digits in'   => [ 'summer2026', 'summer2026' ],
			'underscore'  => [ 'a_b', 'a_b' ],
			'emoji'       => [ 'poppy🌼', null ],
			'emoji alone' => [ '🌼', null ],
			'two words'   => [ 'big poppy', null ],
			'digits'      => [ '2026', null ],
			'signs'       => [ 'a-b', null ],
			'markup'      => [ '<b>', null ],
			'nothing'     => [ '#', null ],
			'too long'    => [ str_repeat( 'a', 101 ), null ],
		];
	}

	/**
	 * The file of a film and of a film in an album; a photo has none, nor has what its maker keeps back.
	 *
	 * @param string $token Label of a token.
	 */
	#[DataProvider( 'logins' )]
	public function test_films( string $token ): void {
		$posts = $this->listed( 'posts', '', 100, $token );
		$film  = function ( string $words, int $position = 0 ) use ( $posts, $token ): ?string {
			foreach ( $posts as $post ) {
				if ( str_contains( $post->data['text'], $words ) ) {
					return $this->instagram()->film( new Client(), $post->network_id, $this->token( $token ), $position );
				}
			}
			self::fail( $words );
		};
		self::assertStringContainsString( '.mp4', (string) $film( 'Sound off' ) );
		self::assertStringContainsString( '.mp4', (string) $film( 'Half an hour in the meadow', 2 ) );
		self::assertNull( $film( 'Half an hour in the meadow', 1 ) );
		self::assertNull( $film( 'Ten past eight' ) );
		self::assertNull( $film( 'With a song' ) );
		self::assertStringNotContainsString( '.mp4', (string) wp_json_encode( $posts ) );
	}

	/**
	 * Reels and films say so, and where they can be played.
	 */
	public function test_reels(): void {
		$reels = array_filter( $this->listed( 'posts' ), static fn( RemotePost $post ): bool => $post->data['reel'] );
		self::assertNotSame( [], $reels );
		foreach ( $reels as $post ) {
			self::assertSame( [ 'video', 'instagram', $post->data['url'] ], [ $post->data['kind'], $post->data['player']['provider'], $post->data['player']['url'] ] );
		}
	}

	/**
	 * The newest media to choose from.
	 */
	public function test_choices(): void {
		$choices = $this->instagram()->choices( new Client(), self::IG_GARDEN, 'post', $this->token( 'instagram' ) );
		self::assertCount( 38, $choices );
		self::assertStringStartsWith( 'Ten past eight', $choices[0]->title );
		self::assertNotNull( $choices[0]->made_at );
		self::assertSame( [], $this->instagram()->choices( new Client(), self::IG_GARDEN, 'album', $this->token( 'instagram' ) ) );
	}
}
