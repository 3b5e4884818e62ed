<?php
/**
 * Instagram accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Network;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Tests\SourceTestCase;

/**
 * Both ways to an Instagram account, its media, and the renewal of its token.
 */
#[Group( 'environment-agnostic' )]
final class InstagramTest extends SourceTestCase {

	/**
	 * The network.
	 */
	private function instagram(): Network {
		return ( new Networks( Origins::of_site() ) )->get( 'instagram' );
	}

	/**
	 * The account's media.
	 *
	 * @param string $token Label of a token.
	 * @return RemotePost[]
	 */
	private function media( string $token = 'instagram' ): array {
		return $this->instagram()->posts( new Client(), self::IG_GARDEN, $this->token( $token ), null, 100, [] )->posts;
	}

	/**
	 * The first medium with these words.
	 *
	 * @param string $words Part of its text.
	 */
	private function found( string $words ): RemotePost {
		foreach ( $this->media() as $post ) {
			if ( str_contains( $post->data['text'], $words ) ) {
				return $post;
			}
		}
		self::fail( "No medium with {$words}." );
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
	 * Either login gives the same account and media.
	 *
	 * @param string $token Label of a token.
	 */
	#[DataProvider( 'logins' )]
	public function test_both_logins_give_the_same( string $token ): void {
		$account = $this->instagram()->account( new Client(), self::IG_GARDEN, $this->token( $token ) );
		self::assertSame( [ self::IG_GARDEN, 'Hollin Bank Gardens', 'https://www.instagram.com/hollinbankgardens/' ], [ $account->id, $account->name, $account->link ] );
		self::assertNotNull( $account->picture );
		self::assertCount( 38, $this->media( $token ) );
		$hosts = array_unique( array_map( static fn( array $request ): string => $request['network'], $this->requests( 'api' ) ) );
		self::assertSame( [ $token === 'instagram' ? 'instagram' : 'facebook' ], $hosts );
	}

	/**
	 * The accounts of tokens: an Instagram token's own, those of a Facebook user's pages, none of a page without one.
	 */
	public function test_accounts_of_tokens(): void {
		$ids = fn( string $token ): array => array_column( $this->instagram()->accounts( new Client(), $this->token( $token ) ), 'id' );
		self::assertSame( [ self::IG_GARDEN ], $ids( 'instagram' ) );
		self::assertSame( [ self::IG_GARDEN, self::IG_PRINTROOM ], $ids( 'user' ) );
		self::assertSame( [], $ids( 'user-meadow' ) );
	}

	/**
	 * A page's own token reads the Instagram account that belongs to the page.
	 */
	public function test_the_account_of_a_page_token(): void {
		self::assertSame( [ self::IG_GARDEN ], array_column( $this->instagram()->accounts( new Client(), $this->token( 'page-garden' ) ), 'id' ) );
	}

	/**
	 * Another account than the token's is unknown.
	 */
	public function test_another_account_is_unknown(): void {
		try {
			$this->instagram()->account( new Client(), self::IG_PRINTROOM, $this->token( 'instagram' ) );
			self::fail( 'It is not the token\'s.' );
		} catch ( GraphError $error ) {
			self::assertSame( ErrorKind::Unknown, $error->kind );
		}
	}

	/**
	 * An image, with counts and its address.
	 */
	public function test_an_image(): void {
		$post = $this->found( 'Ten past eight' );
		self::assertSame( [ 'photo', 1, 1204 ], [ $post->data['kind'], $post->data['total'], $post->data['counts']['likes'] ] );
		self::assertMatchesRegularExpression( '~^https://www\.instagram\.com/p/[\w-]+/$~', $post->data['url'] );
		self::assertCount( 1, $post->pictures );
		self::assertNull( $post->data['author'] );
	}

	/**
	 * A carousel is an album; a film in it has its own picture.
	 */
	public function test_a_carousel(): void {
		$post = $this->found( 'Swipe for the long way round' );
		self::assertSame( [ 'album', 4 ], [ $post->data['kind'], $post->data['total'] ] );
		self::assertSame( [ 0, 1, 2, 3 ], array_column( $post->pictures, 'position' ) );
		foreach ( $post->pictures as $picture ) {
			self::assertStringNotContainsString( '.mp4', $picture->url );
		}
		self::assertSame( 10, $this->found( 'all ten that fit' )->data['total'] );
	}

	/**
	 * A reel has the picture of its film, also where the film itself may not be played elsewhere.
	 */
	public function test_reels_and_films(): void {
		foreach ( [ 'Still, nearly', 'With a song', 'Sound off' ] as $words ) {
			$post = $this->found( $words );
			self::assertSame( 'video', $post->data['kind'] );
			self::assertStringNotContainsString( '.mp4', $post->pictures[0]->url );
		}
	}

	/**
	 * Likes that the account hides are unknown, not zero.
	 */
	public function test_hidden_likes(): void {
		self::assertArrayNotHasKey( 'likes', $this->found( 'Good morning from the ridge' )->data['counts'] );
	}

	/**
	 * A medium without any address, as copyrighted ones have, is shown without picture.
	 */
	public function test_a_medium_without_address(): void {
		$post = $this->media()[0];
		$this->graph_control( [ 'edit' => [ 'id' => $post->network_id, 'media_url' => null ] ] );
		$post = $this->media()[0];
		self::assertSame( [ 'none', 0, [] ], [ $post->data['kind'], $post->data['total'], $post->pictures ] );
	}

	/**
	 * Hostile words are words.
	 */
	public function test_hostile_answers(): void {
		$this->graph_control( [ 'hostile' => true ] );
		$posts = $this->media();
		self::assertCount( 38, $posts );
		foreach ( $posts as $post ) {
			self::assertDoesNotMatchRegularExpression( '/[\x00-\x08\x0B-\x1F\x7F\x{202A}-\x{202E}]/u', $post->data['text'] );
			self::assertTrue( $post->data['url'] === null || preg_match( '~^https?://[^\s"<>]+$~D', $post->data['url'] ) === 1 );
		}
		$account = $this->instagram()->account( new Client(), self::IG_GARDEN, $this->token( 'instagram' ) );
		self::assertNull( $account->link, 'No address is made of a name that is none.' );
		$this->graph_control( [ 'hostile' => 'all' ] );
		$this->expectExceptionMessage( 'malformed' );
		$this->media();
	}

	/**
	 * Instagram tokens cannot be asked about: their permissions and end are unknown.
	 */
	public function test_facts(): void {
		$facts = $this->instagram()->facts( new Client(), $this->token( 'instagram' ) );
		self::assertSame( [ 'instagram', null, null ], [ $facts->kind, $facts->scopes, $facts->expires_at ] );
		self::assertSame( [], $this->asked );
		self::assertContains( 'instagram_basic', $this->instagram()->facts( new Client(), $this->token( 'page-garden' ) )->scopes );
	}

	/**
	 * When tokens are renewed: age of the connection, rest of the token, and whether the network is asked.
	 *
	 * @return array<string, array{int, int|null, bool}>
	 */
	public static function ages(): array {
		return [
			'just connected, end unknown'        => [ 0, null, false ],
			'connected 23 hours ago'             => [ 23 * HOUR_IN_SECONDS, null, false ],
			'connected 25 hours ago'             => [ 25 * HOUR_IN_SECONDS, null, true ],
			'50 days left'                       => [ 10 * DAY_IN_SECONDS, 50 * DAY_IN_SECONDS, false ],
			'39 days left'                       => [ 21 * DAY_IN_SECONDS, 39 * DAY_IN_SECONDS, true ],
			'an hour left'                       => [ 60 * DAY_IN_SECONDS, HOUR_IN_SECONDS, true ],
			'ended'                              => [ 61 * DAY_IN_SECONDS, -1, false ],
		];
	}

	/**
	 * A token is renewed when it is a day old and fewer than forty days are left, until it ends.
	 *
	 * @param int      $age  Seconds since it was connected.
	 * @param int|null $left Seconds to its end, null when unknown.
	 * @param bool     $due  Whether it is renewed.
	 */
	#[DataProvider( 'ages' )]
	public function test_when_a_token_is_renewed( int $age, ?int $left, bool $due ): void {
		$new = $this->instagram()->renew( new Client(), $this->token( 'instagram' ), time() - $age, $left === null ? null : time() + $left );
		if ( ! $due ) {
			self::assertNull( $new );
			self::assertSame( [], $this->asked );
			return;
		}
		self::assertSame( $this->token( 'instagram' ) . 'ZDR1', $new['token'] );
		self::assertEqualsWithDelta( time() + 60 * DAY_IN_SECONDS, $new['expires_at'], 10 );
		self::assertSame( 'instagram', $this->requests( 'api', '/refresh_access_token' )[0]['network'] );
	}

	/**
	 * Tokens of Facebook Login are not renewed here.
	 */
	public function test_page_tokens_are_not_renewed(): void {
		self::assertNull( $this->instagram()->renew( new Client(), $this->token( 'page-garden' ), 0, time() + 9 ) );
		self::assertNull( ( new Networks( Origins::of_site() ) )->get( 'facebook' )->renew( new Client(), $this->token( 'page-garden' ), 0, time() + 9 ) );
		self::assertSame( [], $this->asked );
	}
}
