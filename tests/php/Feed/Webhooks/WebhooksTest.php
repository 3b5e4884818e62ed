<?php
/**
 * What networks tell by themselves.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Webhooks;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Feed\Sources\SourceNotes;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Feed\Webhooks\Webhooks;
use Vitrine\Graph\Apps;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Health\Incident;
use Vitrine\Rest\RestErrors;
use Vitrine\Tests\SourceTestCase;

/**
 * Signed bodies mark sources, and a bounded number of times; anything else changes nothing.
 */
#[Group( 'environment-agnostic' )]
final class WebhooksTest extends SourceTestCase {

	private const APP    = '2048620934001177';
	private const SECRET = 'vitrine-app-secret';

	/**
	 * Gives the site the app of the Graph server.
	 */
	protected function setUp(): void {
		parent::setUp();
		Apps::of_site()->set( 'facebook', self::APP, self::SECRET );
	}

	/**
	 * Sends a webhook to the route.
	 *
	 * @param string      $body      Body.
	 * @param string|null $signature Header; the right one when null.
	 * @param string      $network   Network.
	 */
	private function send( string $body, ?string $signature = null, string $network = 'facebook' ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', "/vitrine/v1/webhooks/{$network}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( 'X-Hub-Signature-256', $signature ?? 'sha256=' . hash_hmac( 'sha256', $body, self::SECRET ) );
		$request->set_body( $body );
		return rest_do_request( $request );
	}

	/**
	 * A body of a page.
	 *
	 * @param array<string, mixed> ...$values What happened.
	 */
	private static function body( array ...$values ): string {
		return (string) wp_json_encode(
			[
				'object' => 'page',
				'entry'  => [
					[
						'id'      => self::GARDEN,
						'time'    => time(),
						'changes' => array_map( static fn( array $value ): array => [ 'field' => 'feed', 'value' => [ 'from' => [ 'id' => self::GARDEN ], 'item' => 'post', 'verb' => 'add', ...$value ] ], $values ),
					],
				],
			]
		);
	}

	/**
	 * A source that was refreshed, whose next refresh is far.
	 */
	private function idle(): \Vitrine\Feed\Sources\Source {
		$source = $this->fetched();
		self::assertGreaterThan( time() + 1000, $source->next_refresh_at );
		return $source;
	}

	/**
	 * A new post is read at once, in the order of the events: the round under way does not have it, the next one begins with it.
	 */
	public function test_a_new_post_is_shown_by_the_refresh_that_follows(): void {
		$source = $this->idle();
		$new    = $this->graph_control( [ 'add' => [ 'account' => self::GARDEN, 'kind' => 'text', 'text' => 'Fresh from the webhook' ] ] )['added'][0];
		self::assertSame( 200, $this->send( self::body( [ 'post_id' => $new ] ) )->get_status() );
		self::assertSame( [], $this->requests( 'api' ), 'Nothing is asked before the answer.' );
		self::assertLessThanOrEqual( time(), $this->source( $source->id )->next_refresh_at );
		self::assertIsInt( wp_next_scheduled( 'vitrine_refresh_sources', [ (string) $source->id ] ) );
		do_action( 'vitrine_refresh_sources', (string) $source->id );
		self::assertSame( 'Fresh from the webhook', $this->shown( $source->id )[0]['text']['shown'][0] ?? null );
		self::assertSame( 0, $this->source( $source->id )->wanted_at );
		self::assertGreaterThan( time() + 1000, $this->source( $source->id )->next_refresh_at );
	}

	/**
	 * What is told while a round runs makes the next one come at once.
	 */
	public function test_told_during_a_round(): void {
		$source = $this->idle();
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $args, string $url ): mixed {
				static $told = false;
				if ( ! $told && str_contains( $url, '/posts' ) ) {
					$told = true;
					$this->send( self::body( [ 'post_id' => self::GARDEN . '_1' ] ) );
				}
				return $answer;
			},
			10,
			3
		);
		$this->edit_source( $source->id, [ 'next_refresh_at' => 1 ] );
		$this->refresh( $source->id );
		self::assertLessThanOrEqual( time(), $this->source( $source->id )->next_refresh_at );
	}

	/**
	 * A round that was cut begins anew: what the network tells of stands at the beginning of its list.
	 */
	public function test_a_cut_round_begins_anew(): void {
		$source = $this->idle();
		$this->edit_source( $source->id, [ 'round_open' => 1, 'round_after' => 'Somewhere', 'round_listed' => 0 ] );
		$this->send( self::body( [] ) );
		$this->refresh( $source->id );
		self::assertSame( $source->round + 1, $this->source( $source->id )->round );
		self::assertNull( $this->source( $source->id )->error );
	}

	/**
	 * Posts that the page hides or deletes go with the next round, which does not list them; one that it lists stays.
	 */
	public function test_hidden_and_deleted_posts_vanish(): void {
		$source = $this->fetched( 6 );
		$ids    = array_column( $this->posts( $source->id ), 'network_id' );
		$this->graph_control( [ 'edit' => [ 'id' => $ids[1], 'is_hidden' => true ] ] );
		$this->graph_control( [ 'delete' => $ids[2] ] );
		$this->keep( 12 );
		foreach ( [ [ $ids[1], 'hide' ], [ $ids[2], 'remove' ], [ $ids[3], 'remove' ] ] as [ $id, $verb ] ) {
			$this->send( self::body( [ 'post_id' => $id, 'verb' => $verb ] ) );
		}
		$this->refresh( $source->id );
		$left = array_column( $this->posts( $source->id ), 'network_id' );
		self::assertSame( [ false, false, true ], [ in_array( $ids[1], $left, true ), in_array( $ids[2], $left, true ), in_array( $ids[3], $left, true ) ] );
	}

	/**
	 * Reactions, comments and what others do are read some minutes later, however many there are.
	 */
	public function test_responses_do_not_hurry(): void {
		$source = $this->idle();
		$id     = $this->posts( $source->id )[0]['network_id'];
		$heard  = [];
		add_action(
			'vitrine_webhook',
			static function ( int $source, array $change ) use ( &$heard ): void {
				$heard[] = [ $source, $change ];
			},
			10,
			2
		);
		$this->send( self::body( [ 'item' => 'reaction', 'post_id' => $id ], [ 'item' => 'comment', 'post_id' => $id, 'comment_id' => "{$id}_7" ], [ 'item' => 'comment', 'post_id' => $id, 'comment_id' => '1_7', 'verb' => 'remove' ], [ 'post_id' => self::GARDEN . '_5', 'from' => [ 'id' => '5' ] ] ) );
		$now = $this->source( $source->id );
		self::assertEqualsWithDelta( time() + 300, $now->next_refresh_at, 3 );
		self::assertFalse( wp_next_scheduled( 'vitrine_refresh_sources', [ (string) $source->id ] ) );
		self::assertSame( [ $source->id, [ 'item' => 'comment', 'verb' => 'remove', 'post' => $id, 'comment' => '1_7' ] ], $heard[2] );
		self::assertSame( '', $heard[1][1]['comment'], 'Ids have one underscore at most.' );
		$this->send( self::body( [ 'item' => 'reaction', 'post_id' => $id ] ) );
		self::assertSame( $now->next_refresh_at, $this->source( $source->id )->next_refresh_at, 'The wait does not begin again.' );
		$this->send( self::body( [] ) );
		self::assertLessThanOrEqual( time(), $this->source( $source->id )->next_refresh_at, 'A post does hurry.' );
	}

	/**
	 * Ten refreshes in a row, then one a minute.
	 */
	public function test_haste_is_bounded(): void {
		$source = $this->idle();
		$hasty  = 0;
		for ( $n = 0; $n < 30; $n++ ) {
			$this->edit_source( $source->id, [ 'wanted_at' => 0, 'next_refresh_at' => time() + 1800 ] );
			$this->send( self::body( [ 'post_id' => self::GARDEN . "_{$n}" ] ) );
			$hasty += $this->source( $source->id )->next_refresh_at <= time() ? 1 : 0;
		}
		self::assertSame( 10, $hasty );
		self::assertLessThanOrEqual( time() + 300, $this->source( $source->id )->next_refresh_at, 'What is too much waits some minutes.' );
		$this->edit_source( $source->id, [ 'wanted_at' => 0, 'next_refresh_at' => time() + 1800, 'hurried_until' => time() + 539 ] );
		$this->send( self::body( [] ) );
		self::assertLessThanOrEqual( time(), $this->source( $source->id )->next_refresh_at );
	}

	/**
	 * A thousand signed bodies plan one event.
	 */
	public function test_a_flood_plans_one_event(): void {
		$source = $this->idle();
		for ( $n = 0; $n < 50; $n++ ) {
			$this->send( self::body( [ 'post_id' => self::GARDEN . "_{$n}" ] ) );
		}
		$planned = array_filter( _get_cron_array(), static fn( array $events ): bool => isset( $events['vitrine_refresh_sources'][ md5( serialize( [ (string) $source->id ] ) ) ] ) );
		self::assertCount( 1, $planned );
		self::assertEqualsWithDelta( time() + 60, $this->source( $source->id )->hurried_until, 5, 'The haste of one.' );
	}

	/**
	 * What the network asks to be left alone with is not hurried.
	 *
	 * @param array<string, mixed> $fields Columns.
	 */
	#[DataProvider( 'resting' )]
	public function test_pauses_are_kept( array $fields ): void {
		$source = $this->idle();
		$this->edit_source( $source->id, $fields );
		$this->send( self::body( [ 'post_id' => self::GARDEN . '_1' ] ) );
		self::assertGreaterThan( time() + 200, $this->source( $source->id )->next_refresh_at );
	}

	/**
	 * States in which nobody is to be asked sooner.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function resting(): array {
		return [
			'throttled'  => [ [ 'state' => 'throttled' ] ],
			'dead token' => [ [ 'state' => 'reconnect' ] ],
			'permission' => [ [ 'state' => 'permission' ] ],
			'quota'      => [ [ 'quota' => 80 ] ],
		];
	}

	/**
	 * Nobody but the app changes anything, and nobody learns why.
	 *
	 * @param string $case Which.
	 */
	#[DataProvider( 'forgeries' )]
	public function test_forgeries_change_nothing( string $case ): void {
		$source = $this->idle();
		$before = $this->stored();
		$body   = self::body( [ 'post_id' => $this->posts( $source->id )[0]['network_id'], 'verb' => 'remove' ] );
		$right  = 'sha256=' . hash_hmac( 'sha256', $body, self::SECRET );
		$answer = match ( $case ) {
			'none'         => $this->send( $body, '' ),
			'zeros'        => $this->send( $body, 'sha256=' . str_repeat( '0', 64 ) ),
			'sha1'         => $this->send( $body, 'sha1=' . hash_hmac( 'sha1', $body, self::SECRET ) ),
			'bare'         => $this->send( $body, substr( $right, 7 ) ),
			'upper case'   => $this->send( $body, strtoupper( $right ) ),
			'line break'   => $this->send( $body, "{$right}\n" ),
			'empty secret' => $this->send( $body, 'sha256=' . hash_hmac( 'sha256', $body, '' ) ),
			'other body'   => $this->send( "{$body} ", $right ),
			'no app'       => $this->without_app( fn() => $this->send( $body, 'sha256=' . hash_hmac( 'sha256', $body, '' ) ) ),
			default        => self::fail( $case ),
		};
		self::assertSame( [ 403, 'vitrine_forbidden' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		if ( $case !== 'no app' ) {
			self::assertSame( $before, $this->stored() );
		}
	}

	/**
	 * Signatures that are none.
	 *
	 * @return array<string, array{string}>
	 */
	public static function forgeries(): array {
		$cases = [ 'none', 'zeros', 'sha1', 'bare', 'upper case', 'line break', 'empty secret', 'other body', 'no app' ];
		return array_combine( $cases, array_map( static fn( string $name ): array => [ $name ], $cases ) );
	}

	/**
	 * Does something while the site has no app.
	 *
	 * @param \Closure(): \WP_REST_Response $job What.
	 */
	private function without_app( \Closure $job ): \WP_REST_Response {
		Apps::of_site()->set( 'facebook', '', null );
		$answer = $job();
		Apps::of_site()->set( 'facebook', self::APP, self::SECRET );
		return $answer;
	}

	/**
	 * Signed nonsense, unknown pages and too much are taken without a word and change nothing.
	 *
	 * @param string $body   Body.
	 * @param int    $status Status.
	 */
	#[DataProvider( 'nonsense' )]
	public function test_nonsense_changes_nothing( string $body, int $status ): void {
		$this->idle();
		$before = $this->stored();
		self::assertSame( $status, $this->send( $body )->get_status() );
		self::assertSame( $before, $this->stored() );
	}

	/**
	 * Bodies that the app could have signed.
	 *
	 * @return array<string, array{string, int}>
	 */
	public static function nonsense(): array {
		$entry = static fn( mixed $entry ): string => (string) wp_json_encode( [ 'object' => 'page', 'entry' => $entry ] );
		$value = static fn( mixed $value ): string => $entry( [ [ 'id' => self::GARDEN, 'changes' => [ [ 'field' => 'feed', 'value' => $value ] ] ] ] );
		return [
			'empty'           => [ '', 200 ],
			'a text'          => [ '"x"', 200 ],
			'null'            => [ 'null', 200 ],
			'no entry'        => [ '{"object":"page"}', 200 ],
			'no object'       => [ '{"entry":[{}]}', 200 ],
			'other object'    => [ '{"object":"user","entry":[{"id":"' . self::GARDEN . '","changes":[{"field":"feed","value":{"item":"post","verb":"add"}}]}]}', 200 ],
			'entry a text'    => [ $entry( 'x' ), 200 ],
			'entries texts'   => [ $entry( [ 'x', 5, null ] ), 200 ],
			'unknown page'    => [ str_replace( self::GARDEN, '999', self::body( [] ) ), 200 ],
			'no changes'      => [ $entry( [ [ 'id' => self::GARDEN ] ] ), 200 ],
			'value a text'    => [ $value( 'x' ), 200 ],
			'item a list'     => [ $value( [ 'item' => [ 'post' ], 'verb' => 'add' ] ), 200 ],
			'item with marks' => [ $value( [ 'item' => '<b>', 'verb' => 'add' ] ), 200 ],
			'too large'       => [ self::body( [ 'message' => str_repeat( 'x', Webhooks::MAX_BYTES ) ] ), 413 ],
		];
	}

	/**
	 * Whoever has the word of the site gets the challenge back, and nobody else.
	 */
	public function test_challenge(): void {
		$ask = static function ( array $query ): \WP_REST_Response {
			$request = new \WP_REST_Request( 'GET', '/vitrine/v1/webhooks/facebook' );
			$request->set_query_params( $query );
			return rest_do_request( $request );
		};
		$good = [ 'hub_mode' => 'subscribe', 'hub_challenge' => '1158201444', 'hub_verify_token' => Webhooks::verify_token() ];
		self::assertSame( [ 200, '1158201444' ], [ $ask( $good )->get_status(), $ask( $good )->get_data() ] );
		foreach ( [ [ 'hub_mode' => 'unsubscribe' ], [ 'hub_verify_token' => '' ], [ 'hub_verify_token' => [ 'x' ] ], [ 'hub_verify_token' => 'x' ], [ 'hub_challenge' => '<script>' ], [ 'hub_challenge' => [] ], [ 'hub_challenge' => str_repeat( '1', 201 ) ] ] as $bad ) {
			self::assertSame( 403, $ask( [ ...$good, ...$bad ] )->get_status() );
		}
		update_option( 'vitrine_cursor_key', '' );
		self::assertSame( 403, $ask( [ ...$good, 'hub_verify_token' => '' ] )->get_status(), 'Without a key there is no word.' );
	}

	/**
	 * A page is subscribed when it is connected, and no longer when it is forgotten.
	 */
	public function test_pages_are_subscribed(): void {
		$source = $this->connected();
		self::assertSame( 'on', $source->webhook );
		self::assertSame( [ self::GARDEN => [ 'feed' ] ], $this->state()['subscribed'] );
		$this->plugin->feed->connections()->remove( $source->id );
		self::assertSame( [], $this->state()['subscribed'] );
	}

	/**
	 * Without an app, with one of another token, or for Instagram nobody is asked.
	 */
	public function test_pages_of_others_are_not_subscribed(): void {
		Apps::of_site()->set( 'facebook', '77', 'other' );
		self::assertSame( '', $this->connected()->webhook );
		self::assertSame( '', $this->connected( 'instagram', self::IG_GARDEN, 'instagram' )->webhook );
		Apps::of_site()->set( 'facebook', '', null );
		self::assertSame( '', $this->connected( 'page-printroom', self::PRINTROOM )->webhook );
		self::assertSame( [], $this->requests( 'api', 'subscribed_apps' ) );
	}

	/**
	 * A refusal does not keep anybody from connecting, and is told.
	 */
	public function test_a_refusal_is_a_note(): void {
		$source = $this->connected( 'page-no-content' );
		self::assertSame( '10/0', $source->webhook );
		$notes = ( new SourceNotes( $this->plugin->feed->posts(), $this->plugin->feed->sources(), $this->plugin->feed->threads() ) )->of( $source );
		self::assertSame( [ 'webhook' ], array_column( $notes, 'code' ) );
		self::assertStringContainsString( 'pages_manage_metadata', $notes[0]['remedy'] );
		$again = $this->connected();
		self::assertSame( [ $source->id, 'on' ], [ $again->id, $again->webhook ] );
	}

	/**
	 * A network that is down does not keep a source from being removed.
	 */
	public function test_removal_goes_through(): void {
		$source = $this->connected();
		$this->graph_control( [ 'fail' => 'html503' ] );
		$this->plugin->feed->connections()->remove( $source->id );
		self::assertNull( $this->plugin->feed->sources()->get( $source->id ) );
	}

	/**
	 * Calls are proved by the secret where the network demands it; tokens of other apps work all the same.
	 */
	public function test_calls_are_proved(): void {
		$this->graph_control( [ 'requireproof' => true ] );
		self::assertTrue( $this->fetched()->last_success_at > 0 );
		foreach ( $this->asked as $request ) {
			self::assertStringNotContainsString( self::SECRET, $request['url'] );
		}
		$this->graph_control( [ 'reset' => true ] );
		Apps::of_site()->set( 'facebook', '77', 'of another app' );
		self::assertTrue( $this->fetched( 2, 'page-printroom', self::PRINTROOM )->last_success_at > 0 );
	}

	/**
	 * Where an app takes proved calls alone and the site's secret is another app's, visitors see what is there, and who can mend it is told what to enter: in the settings, as an incident, to whoever connects; nobody is told the secret. With the right one it goes on.
	 */
	public function test_a_wrong_secret_is_told(): void {
		$source = $this->fetched();
		$this->graph_control( [ 'requireproof' => true ] );
		Apps::of_site()->set( 'facebook', '77', 'of another app' );
		self::assertTrue( $this->refresh( $source->id )->complete );
		$now = $this->source( $source->id );
		self::assertSame( [ SourceState::Permission, 'app_secret_100', $source->last_success_at ], [ $now->state, $now->error?->code(), $now->last_success_at ] );
		self::assertSame( Incident::Broken, Incident::of( $now ) );
		self::assertStringContainsString( 'App Secret', (string) $now->error?->message() );
		self::assertStringStartsWith( 'Enter the App Secret', (string) $now->error?->remedy() );
		self::assertStringContainsString( 'She opened at ten past eight', do_blocks( '<!-- wp:vitrine/social-feed {"source":' . $source->id . '} /-->' ) );
		try {
			$this->connected( 'page-printroom', self::PRINTROOM );
			self::fail( 'It was connected.' );
		} catch ( GraphError $error ) {
			self::assertSame( 'vitrine_app_secret', RestErrors::of_network( $error )->get_error_code() );
		}

		Apps::of_site()->set( 'facebook', self::APP, self::SECRET );
		$before = count( $this->asked );
		self::assertTrue( $this->refresh( $source->id )->complete );
		self::assertSame( SourceState::Ok, $this->source( $source->id )->state );
		$proof = hash_hmac( 'sha256', $this->token( 'page-garden' ), self::SECRET );
		$calls = array_filter( array_slice( $this->asked, $before ), static fn( array $request ): bool => isset( $request['args']['headers']['Authorization'] ) );
		self::assertNotSame( [], $calls );
		foreach ( $calls as $request ) {
			self::assertStringContainsString( "appsecret_proof={$proof}", $request['url'] );
		}
	}

	/**
	 * State of the Graph server.
	 *
	 * @return array<string, mixed>
	 */
	private function state(): array {
		return (array) json_decode( (string) file_get_contents( $this->graph_url() . '/__control' ), true );
	}
}
