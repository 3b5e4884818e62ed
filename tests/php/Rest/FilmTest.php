<?php
/**
 * GET /film.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use PHPUnit\Framework\Attributes\Group;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\Films\FilmAllowance;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Sources\Source;
use Vitrine\Tests\SourceTestCase;

/**
 * Where the file of a film is: for whom a page has shown the feed, asked of the network a bounded number of times, never with a token.
 */
#[Group( 'environment-agnostic' )]
final class FilmTest extends SourceTestCase {

	/**
	 * Asks as anybody.
	 *
	 * @param array<string, mixed> $query Parameters.
	 */
	private static function answer( array $query ): \WP_REST_Response {
		wp_set_current_user( 0 );
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/film' );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}

	/**
	 * The address that the answer has; nobody keeps the answer.
	 *
	 * @param array<string, mixed> $query Parameters.
	 */
	private static function film( array $query ): ?string {
		$answer = self::answer( $query );
		self::assertSame( [ 200, 'no-store', [ 'url' ] ], [ $answer->get_status(), $answer->get_headers()['Cache-Control'] ?? '', array_keys( $answer->get_data() ) ] );
		return $answer->get_data()['url'];
	}

	/**
	 * Films of a feed, as a page asks for them.
	 *
	 * @param Source $source The source.
	 * @param string $kind   Kind of post.
	 * @return list<array{proof: string, post: int}>
	 */
	private function films( Source $source, string $kind = 'video' ): array {
		$proof = FeedProof::of_site()->seal( FeedSettings::of( [ 'source' => $source->id ] ) );
		$posts = array_filter( $this->posts( $source->id ), static fn( array $post ): bool => $post['data']['kind'] === $kind && ( ( $post['data']['player']['provider'] ?? '' ) === $source->network || isset( $post['data']['films'] ) ) );
		return array_values( array_map( static fn( array $post ): array => [ 'proof' => $proof, 'post' => (int) $post['id'] ], $posts ) );
	}

	/**
	 * A source with films, and how a page asks for the first one that the network gives.
	 *
	 * @return array{array{proof: string, post: int}, Source}
	 */
	private function playing(): array {
		$source = $this->fetched( 6 );
		foreach ( $this->films( $source ) as $query ) {
			if ( self::film( $query ) !== null ) {
				$this->forget();
				return [ $query, $source ];
			}
		}
		self::fail( 'The Graph server has no film.' );
	}

	/**
	 * Forgets what is known of films.
	 */
	private function forget(): void {
		global $wpdb;
		foreach ( $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '_transient_vitrine_film_%'" ) as $name ) {
			delete_transient( substr( $name, strlen( '_transient_' ) ) );
		}
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_sources SET films_minute = 0, films_asked = 0" );
		$this->clear_graph_log();
		$this->asked = [];
	}

	/**
	 * The network is asked for the address once, and it plays; later visitors get the same one as long as it lives.
	 */
	public function test_is_asked_for_once(): void {
		[ $query ] = $this->playing();
		$film      = self::film( $query );
		self::assertStringStartsWith( $this->graph_url() . '/', (string) $film );
		self::assertStringContainsString( 'oe=', (string) $film );
		$calls = count( $this->requests( 'api' ) );
		self::assertContains( $calls, [ 1, 2 ] );
		self::assertSame( $film, self::film( $query ) );
		self::assertCount( $calls, $this->requests( 'api' ) );
		self::assertStringContainsString( 'video/mp4', implode( "\n", (array) get_headers( (string) $film ) ) );
	}

	/**
	 * An address that is about to end is not given any more, and the network is asked again.
	 */
	public function test_what_ends_is_asked_for_again(): void {
		[ $query ] = $this->playing();
		$this->graph_control( [ 'lifetime' => 700 ] );
		$film = self::film( $query );
		self::assertIsString( $film );
		$kept = "vitrine_film_{$query['post']}_0";
		set_transient( $kept, (string) preg_replace( '/oe=[0-9A-Fa-f]+/', sprintf( 'oe=%08X', time() + 60 ), $film ), 60 );
		$before = count( $this->requests( 'api' ) );
		$again  = self::film( $query );
		self::assertIsString( $again );
		self::assertGreaterThan( $before, count( $this->requests( 'api' ) ) );
		// From the start it lives no longer than somebody needs to look: it is of no use.
		$this->forget();
		$this->graph_control( [ 'lifetime' => 30 ] );
		self::assertNull( self::film( $query ) );
	}

	/**
	 * A network that refuses, breaks or does not answer gives no film, and is left alone for a while.
	 */
	public function test_errors(): void {
		[ $query, $source ] = $this->playing();
		foreach ( [ [ 'fail' => 'permission' ], [ 'fail' => 'expired' ], [ 'fail' => 'page_limit' ], [ 'fail' => 'html503' ], [ 'fail' => null, 'stall' => 6000 ] ] as $fault ) {
			$this->forget();
			$this->graph_control( $fault );
			self::assertNull( self::film( $query ) );
			self::assertNull( self::film( $query ) );
			self::assertCount( 1, array_filter( $this->asked, static fn( array $request ): bool => ! str_contains( $request['url'], '__' ) ), 'Once.' );
			self::assertSame( $source->state, $this->source( $source->id )->state, 'What it says of the account, the next refresh finds out.' );
		}
	}

	/**
	 * Addresses elsewhere than at the networks' hosts, of their API, without encryption or with a token are given to nobody.
	 */
	public function test_addresses(): void {
		[ $query ] = $this->playing();
		foreach ( self::addresses() as $what => [ $address, $is_one ] ) {
			$this->forget();
			$film = strtr( $address, [ 'OE' => sprintf( '%08X', time() + HOUR_IN_SECONDS ), 'TOKEN' => $this->token( 'page-garden' ) ] );
			$this->graph_control( [ 'fail' => null ] );
			$this->graph_control( [ 'fail' => [ 'fail' => 'mangle', 'set' => [ 'source' => $film, 'attachments.data.0.media.source' => $film ] ] ] );
			self::assertSame( $is_one ? $film : null, self::film( $query ), $what );
		}
	}

	/**
	 * What a network might answer, and whether a page may have it.
	 *
	 * @return array<string, array{string, bool}>
	 */
	private static function addresses(): array {
		return [
			'Facebook'     => [ 'https://video-fra3-1.xx.fbcdn.net/v/t42/film.mp4?oh=x&oe=OE', true ],
			'Instagram'    => [ 'https://scontent.cdninstagram.com/o1/film.mp4?oe=OE', true ],
			'no end'       => [ 'https://video.xx.fbcdn.net/film.mp4', true ],
			'elsewhere'    => [ 'https://evil.example/film.mp4?oe=OE', false ],
			'in disguise'  => [ 'https://fbcdn.net.evil.example/film.mp4?oe=OE', false ],
			'a user'       => [ 'https://fbcdn.net@evil.example/film.mp4?oe=OE', false ],
			'plain'        => [ 'http://video.xx.fbcdn.net/film.mp4?oe=OE', false ],
			'a script'     => [ 'javascript:alert(1)//.fbcdn.net', false ],
			'their API'    => [ 'https://graph.facebook.com/film.mp4?oe=OE', false ],
			'with a token' => [ 'https://video.xx.fbcdn.net/film.mp4?oe=OE&t=TOKEN', false ],
			'access_token' => [ 'https://video.xx.fbcdn.net/film.mp4?oe=OE&access_token=x', false ],
			'long ended'   => [ 'https://video.xx.fbcdn.net/film.mp4?oe=60000000', false ],
		];
	}

	/**
	 * Visitors cannot have the network asked for more than so many films of an account a minute, its contents together.
	 */
	public function test_is_bounded(): void {
		[ $query, $source ] = $this->playing();
		$allowance          = new FilmAllowance( new \Vitrine\Support\Db( $GLOBALS['wpdb'] ) );
		$taken              = 0;
		while ( $taken < 100 && $allowance->take( $source->id ) ) {
			++$taken;
		}
		self::assertContains( $taken, [ FilmAllowance::A_MINUTE, 2 * FilmAllowance::A_MINUTE ], 'The minute may have changed.' );
		// Once more where the minute has changed meanwhile.
		do {
			$this->forget();
			$minute = intdiv( time(), 60 );
			$this->edit_source( $source->id, [ 'films_minute' => $minute, 'films_asked' => FilmAllowance::A_MINUTE ] );
			$film = self::film( $query );
		} while ( intdiv( time(), 60 ) !== $minute );
		self::assertNull( $film );
		self::assertSame( [], $this->requests( 'api' ) );
		$this->edit_source( $source->id, [ 'films_minute' => intdiv( time(), 60 ) - 1 ] );
		self::assertIsString( self::film( $query ), 'The next minute has room again; nothing was noted of the film.' );
	}

	/**
	 * What the network says of its limit is kept: above three quarters visitors have nothing asked any more, until a refresh finds it lower.
	 */
	public function test_quota(): void {
		[ $query, $source ] = $this->playing();
		$this->graph_control( [ 'usage' => 80 ] );
		self::assertIsString( self::film( $query ) );
		self::assertSame( 80, $this->source( $source->id )->quota );
		$calls = count( $this->requests( 'api' ) );
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '_transient_vitrine_film_%'" );
		wp_cache_flush();
		self::assertNull( self::film( $query ) );
		self::assertCount( $calls, $this->requests( 'api' ) );
	}

	/**
	 * A token that is dead, or an account that the network has asked to pause, is not tried.
	 */
	public function test_account_that_cannot_be_asked(): void {
		[ $query, $source ] = $this->playing();
		foreach ( [ [ 'state' => 'reconnect' ], [ 'state' => 'throttled' ], [ 'state' => 'ok', 'quota' => 80 ], [ 'quota' => null, 'token' => 'not sealed' ] ] as $fields ) {
			$this->edit_source( $source->id, $fields );
			self::assertNull( self::film( $query ) );
		}
		self::assertSame( [], $this->requests( 'api' ) );
	}

	/**
	 * A feed tells of no film that it does not show, and of nothing that is none.
	 */
	public function test_what_is_no_film(): void {
		[ $query, $source ] = $this->playing();
		$photo              = array_values( array_filter( $this->posts( $source->id ), static fn( array $post ): bool => $post['data']['kind'] === 'photo' ) )[0];
		$seal               = static fn( array $attributes ): string => FeedProof::of_site()->seal( FeedSettings::of( $attributes ) );
		foreach (
			[
				[ 'post' => (int) $photo['id'] ],
				[ 'post' => 999_999_999 ],
				[ 'picture' => 1 ],
				[ 'proof' => $seal( [ 'source' => $source->id, 'types' => [ 'photo' ] ] ) ],
				[ 'proof' => $seal( [ 'source' => $source->id + 1 ] ) ],
				[ 'proof' => $seal( [ 'source' => $source->id, 'showMedia' => false, 'showLink' => false ] ) ],
			] as $differing
		) {
			$answer = self::answer( [ ...$query, ...$differing ] );
			self::assertSame( [ 404, 'vitrine_post_unknown' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		}
		foreach ( [ [ 'proof' => 'made up' ], [ 'post' => '1 OR 1=1' ], [ 'picture' => -1 ], [ 'picture' => 20 ] ] as $forged ) {
			self::assertSame( 400, self::answer( [ ...$query, ...$forged ] )->get_status() );
		}
		self::assertSame( [], $this->requests( 'api' ) );
	}

	/**
	 * Films of Instagram, of albums, too.
	 */
	public function test_instagram(): void {
		$source = $this->fetched( 3, 'instagram', self::IG_GARDEN, 'instagram' );
		$films  = array_filter( array_map( self::film( ... ), $this->films( $source ) ), 'is_string' );
		self::assertNotSame( [], $films );
		$album = $this->films( $source, 'album' )[0] ?? self::fail( 'There is an album with a film.' );
		self::assertStringContainsString( '.mp4', (string) self::film( [ ...$album, 'picture' => 2 ] ) );
		self::assertSame( 404, self::answer( [ ...$album, 'picture' => 0 ] )->get_status() );
	}
}
