<?php
/**
 * The routes of contents.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest\Feeds;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Contents\Contents;
use Vitrine\Feed\Sources\Source;
use Vitrine\Graph\Content;
use Vitrine\Tests\SourceTestCase;

/**
 * What there is to choose from, and what is chosen: for people who may publish posts.
 */
final class ContentsTest extends SourceTestCase {

	/**
	 * Lets no picture take time; somebody may publish.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->graph_control( [ 'picture' => '404' ] );
		$this->may_ask = [ site_url( 'wp-cron.php' ) ];
		wp_set_current_user( self::user( 'author' ) );
	}

	/**
	 * A user.
	 *
	 * @param string $role Role.
	 */
	private static function user( string $role ): int {
		return (int) wp_insert_user( [ 'user_login' => uniqid( $role ), 'user_pass' => 'x', 'role' => $role ] );
	}

	/**
	 * Chooses a content.
	 *
	 * @param Source $account Account.
	 * @param string $kind    Kind.
	 * @param string $item    What was typed.
	 */
	private function choose( Source $account, string $kind, string $item = '' ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', "/vitrine/v1/sources/{$account->id}/contents" );
		$request->set_body_params( [ 'content' => $kind, 'item' => $item ] );
		return rest_do_request( $request );
	}

	/**
	 * What there is.
	 *
	 * @param Source $account Account.
	 * @param string $kind    Kind, empty for none.
	 */
	private function choices( Source $account, string $kind = '' ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', "/vitrine/v1/sources/{$account->id}/contents" );
		$request->set_query_params( $kind === '' ? [] : [ 'content' => $kind ] );
		return rest_do_request( $request );
	}

	/**
	 * Who may not publish posts may neither choose nor look; nor may visitors.
	 */
	public function test_who_may(): void {
		$account = $this->fetched( 1 );
		foreach ( [ 0, self::user( 'subscriber' ), self::user( 'contributor' ) ] as $user ) {
			wp_set_current_user( $user );
			$status = $user === 0 ? 401 : 403;
			self::assertSame( [ $status, $status ], [ $this->choose( $account, 'photos' )->get_status(), $this->choices( $account, 'album' )->get_status() ] );
		}
		self::assertSame( [], $this->requests( 'api' ) );
		self::assertSame( [], $this->plugin->feed->sources()->contents( $account->id ) );
	}

	/**
	 * A content is chosen: its first posts are there at once, and it is the same one when it is chosen again.
	 */
	public function test_choosing(): void {
		$account = $this->fetched( 1 );
		$answer  = $this->choose( $account, 'events' );
		$data    = $answer->get_data();
		self::assertSame( 201, $answer->get_status() );
		self::assertSame( [ $account->id, 'events', '', 'Events', 'ok', 1, null ], [ $data['source'], $data['content'], $data['contentItem'], $data['label'], $data['state'], $data['posts'], $data['error'] ] );
		$this->clear_graph_log();
		self::assertSame( $data, $this->choose( $account, 'events' )->get_data() );
		self::assertSame( [], $this->requests( 'api' ), 'It is there.' );
		self::assertSame( [ 'posts', $account->id ], [ $this->choose( $account, 'posts' )->get_data()['content'], $this->choose( $account, 'posts' )->get_data()['source'] ] );
		self::assertCount( 1, $this->plugin->feed->sources()->contents( $account->id ) );
	}

	/**
	 * What the canvas is told of a content.
	 *
	 * @param Source $account Account.
	 * @param string $kind    Kind.
	 * @return list<array<string, mixed>> Notices.
	 */
	private function notices( Source $account, string $kind ): array {
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/feed/preview' );
		$request->set_query_params( [ 'source' => (string) $account->id, 'content' => $kind ] );
		return rest_do_request( $request )->get_data()['notices'];
	}

	/**
	 * Where the first call had no time for everything, the canvas is told what to ask for, and the same call goes on.
	 * Who may not call it is not told, nor is anybody while the network has to be left alone.
	 */
	public function test_going_on(): void {
		$account = $this->fetched( 1 );
		$this->keep( 60 );
		$row = $this->plugin->feed->contents()->open( $account, new Content( 'photos' ) );
		$this->refresh( $row->id, microtime( true ) );
		self::assertSame( 'connecting', $this->source( $row->id )->state->value );
		self::assertSame( [ 'source' => $account->id, 'content' => 'photos', 'contentItem' => '' ], $this->notices( $account, 'photos' )[0]['unfinished'] );
		wp_set_current_user( self::user( 'contributor' ) );
		self::assertSame( [ 'connecting', false ], [ $this->notices( $account, 'photos' )[0]['state'], isset( $this->notices( $account, 'photos' )[0]['unfinished'] ) ] );

		wp_set_current_user( self::user( 'author' ) );
		$this->graph_control( [ 'fail' => 'page_limit' ] );
		$this->choose( $account, 'photos' );
		self::assertSame( [], array_column( $this->notices( $account, 'photos' ), 'unfinished' ) );
		$this->graph_control( [ 'fail' => null ] );
		$this->clear_graph_log();
		$this->choose( $account, 'photos' );
		self::assertSame( [], $this->requests( 'api' ) );

		$this->edit_source( $account->id, [ 'state' => 'ok', 'next_refresh_at' => time() + 600 ] );
		$this->edit_source( $row->id, [ 'state' => 'connecting', 'next_refresh_at' => time() ] );
		self::assertSame( 'ok', $this->choose( $account, 'photos' )->get_data()['state'] );
		self::assertGreaterThanOrEqual( 50, count( $this->posts( $row->id ) ) );
		self::assertSame( [], $this->notices( $account, 'photos' ) );
	}

	/**
	 * An album by its address, a hashtag with its sign: blocks keep what the answer says.
	 */
	public function test_items_are_understood(): void {
		$account = $this->fetched( 1 );
		$album   = $this->choices( $account, 'album' )->get_data()['choices'];
		$glass   = array_values( array_filter( $album, static fn( array $one ): bool => $one['title'] === 'Under glass' ) )[0];
		self::assertSame( 6, $glass['total'] );
		$data = $this->choose( $account, 'album', "https://www.facebook.com/media/set/?set=a.{$glass['item']}&type=3" )->get_data();
		self::assertSame( [ $glass['item'], 'Album: Under glass' ], [ $data['contentItem'], $data['label'] ] );
		$instagram = $this->fetched( 1, 'page-garden', self::IG_GARDEN, 'instagram' );
		$data      = $this->choose( $instagram, 'hashtag', '#Poppy' )->get_data();
		self::assertSame( [ 'poppy', 'ok', 1 ], [ $data['contentItem'], $data['state'], $data['posts'] ] );
		self::assertSame( [ 'poppy' ], array_keys( json_decode( (string) $this->source( $instagram->id )->hashtags, true ) ) );
	}

	/**
	 * What cannot be chosen: code, status, and words; nothing is made.
	 *
	 * @param string $network Network.
	 * @param string $token   Label of the token.
	 * @param string $kind    Kind.
	 * @param string $item    What was typed.
	 * @param string $code    Code.
	 * @param int    $status  Status.
	 * @param bool   $is_asked Whether the network is asked.
	 */
	#[DataProvider( 'refusals' )]
	public function test_refusals( string $network, string $token, string $kind, string $item, string $code, int $status, bool $is_asked = false ): void {
		$account = $this->fetched( 1, $token, $network === 'facebook' ? self::GARDEN : self::IG_GARDEN, $network );
		$answer  = $this->choose( $account, $kind, $item );
		$error   = $answer->as_error();
		self::assertSame( [ $status, $code ], [ $answer->get_status(), $error?->get_error_code() ] );
		self::assertSame( [], $this->plugin->feed->sources()->contents( $account->id ) );
		self::assertSame( $is_asked, $this->requests( 'api' ) !== [] );
		if ( $code !== 'rest_invalid_param' ) {
			self::assertNotSame( '', (string) ( $error?->get_error_data()['remedy'] ?? '' ) );
		}
	}

	/**
	 * Network, token, kind, item, code, status, whether the network is asked.
	 *
	 * @return array<string, array{0: string, 1: string, 2: string, 3: string, 4: string, 5: int, 6?: bool}>
	 */
	public static function refusals(): array {
		return [
			'a kind of the other network'      => [ 'facebook', 'page-garden', 'stories', '', 'vitrine_content_unknown', 400 ],
			'a kind that there is not'         => [ 'facebook', 'page-garden', 'nothing', '', 'rest_invalid_param', 400 ],
			'an album without an id'           => [ 'facebook', 'page-garden', 'album', '', 'vitrine_content_unknown', 404 ],
			'an album that there is not'       => [ 'facebook', 'page-garden', 'album', '1221000000000', 'vitrine_content_unknown', 404, true ],
			'an address of somewhere else'     => [ 'facebook', 'page-garden', 'album', 'https://evil.example/media/set/?set=a.1', 'vitrine_content_unknown', 404 ],
			'a post that there is not'         => [ 'facebook', 'page-garden', 'post', '123456789', 'vitrine_content_unknown', 404, true ],
			'a path into the API'              => [ 'facebook', 'page-garden', 'post', '../me/accounts', 'vitrine_content_unknown', 404 ],
			'events with an item'              => [ 'facebook', 'page-garden', 'events', '5', 'vitrine_content_unknown', 404 ],
			'a hashtag of emoji'               => [ 'instagram', 'page-garden', 'hashtag', '🌼', 'vitrine_hashtag_invalid', 400 ],
			'hashtags with Instagram Login'    => [ 'instagram', 'instagram', 'hashtag', 'poppy', 'vitrine_content_unknown', 400 ],
			'an address that is too long'      => [ 'facebook', 'page-garden', 'post', str_repeat( 'a', 501 ), 'rest_invalid_param', 400 ],
		];
	}

	/**
	 * What the network says is told in words; nothing is made.
	 *
	 * @param string $fault  Fault.
	 * @param string $code   Code.
	 * @param int    $status Status.
	 */
	#[DataProvider( 'faults' )]
	public function test_faults( string $fault, string $code, int $status ): void {
		$account = $this->fetched( 1, 'page-garden', self::IG_GARDEN, 'instagram' );
		$this->graph_control( [ 'fail' => [ 'fail' => $fault ] ] );
		$answer = $this->choose( $account, 'hashtag', 'poppy' );
		self::assertSame( [ $status, $code ], [ $answer->get_status(), $answer->as_error()?->get_error_code() ] );
		self::assertSame( [], $this->plugin->feed->sources()->contents( $account->id ) );
		self::assertSame( [ $status, $code ], $fault === 'hashtag_quota' || $fault === 'hashtag_unusable' ? [ $status, $code ] : [ $this->choices( $account, 'post' )->get_status(), $this->choices( $account, 'post' )->as_error()?->get_error_code() ] );
	}

	/**
	 * Faults of the network.
	 *
	 * @return array<string, array{string, string, int}>
	 */
	public static function faults(): array {
		return [
			'a dead token'      => [ 'password_changed', 'vitrine_token_invalid', 422 ],
			'a limit of calls'  => [ 'instagram_limit', 'vitrine_throttled', 503 ],
			'no permission'     => [ 'permission', 'vitrine_permission_missing', 422 ],
			'a page of HTML'    => [ 'html503', 'vitrine_network_failed', 502 ],
			'too many hashtags' => [ 'hashtag_quota', 'vitrine_hashtag_quota', 422 ],
			'a blocked hashtag' => [ 'hashtag_unusable', 'vitrine_hashtag_unusable', 422 ],
		];
	}

	/**
	 * An account that has as many contents as it may: those that are there can be chosen, others are refused before the network is asked.
	 */
	public function test_a_full_account(): void {
		$account = $this->fetched( 1 );
		foreach ( range( 1, Contents::MAX ) as $number ) {
			$this->plugin->feed->contents()->open( $account, new Content( 'album', (string) $number ) );
		}
		foreach ( [ [ 'events', '' ], [ 'album', '99' ] ] as [ $kind, $item ] ) {
			self::assertSame( 'vitrine_contents_full', $this->choose( $account, $kind, $item )->as_error()?->get_error_code() );
		}
		self::assertSame( [], $this->requests( 'api' ) );
		self::assertSame( 201, $this->choose( $account, 'album', '3' )->get_status() );
	}

	/**
	 * What there is: kinds in words, and what to choose from, asked for once in ten minutes.
	 */
	public function test_choices(): void {
		$account = $this->fetched( 1 );
		$kinds   = $this->choices( $account )->get_data();
		self::assertSame( [ [], 'id', 'Reviews' ], [ $kinds['choices'], array_column( $kinds['contents'], 'item', 'content' )['playlist'], array_column( $kinds['contents'], 'label', 'content' )['reviews'] ] );
		self::assertSame( [], $this->requests( 'api' ) );
		$lists = $this->choices( $account, 'playlist' )->get_data()['choices'];
		self::assertSame( [ 'In the glasshouses', 'The meadow, moving' ], array_column( $lists, 'title' ) );
		self::assertEquals( $lists, $this->choices( $account, 'playlist' )->get_data()['choices'] );
		self::assertCount( 1, $this->requests( 'api' ) );
		self::assertGreaterThan( 90, count( $this->choices( $account, 'post' )->get_data()['choices'] ) );
		// Pictures come by this site: browsers do not contact the network.
		foreach ( [ [ $account, 'album' ], [ $account, 'post' ], [ $this->fetched( 1, 'page-garden', self::IG_GARDEN, 'instagram' ), 'post' ] ] as [ $whose, $kind ] ) {
			$pictures = array_filter( array_column( $this->choices( $whose, $kind )->get_data()['choices'], 'picture' ), 'is_string' );
			self::assertNotSame( [], $pictures, $kind );
			foreach ( $pictures as $picture ) {
				self::assertStringStartsWith( admin_url( 'admin-post.php?action=vitrine_account_picture&picture=' ), $picture );
				self::assertStringNotContainsString( 'oh=', $picture );
			}
		}
		self::assertSame( 400, $this->choices( $account, 'stories' )->get_status() );
		self::assertNotContains( 'hashtag', array_column( $this->choices( $this->fetched( 1, 'instagram', self::IG_GARDEN, 'instagram' ) )->get_data()['contents'], 'content' ) );
		self::assertSame( 404, $this->choices( new Source( 999999, 'facebook', '1', '', null, null, '', '', null, 0, null, $account->state, null, 0, null, [], 1, 0, 0, 0, 0, false, null, false, 0, [], 0, [] ) )->get_status() );
	}
}
