<?php
/**
 * Errors of the network, in the job.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sync;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceNotes;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Support\Encryption;
use Vitrine\Support\KeyChanged;
use Vitrine\Tests\SourceTestCase;

/**
 * Whatever happens, visitors see the last good posts: every error of the Graph API.
 */
#[Group( 'environment-agnostic' )]
final class RefreshErrorTest extends SourceTestCase {

	private const HOSTILE = '<script>alert("network")</script> EAAVsecret access_token=EAAVsecret [gallery] <?php echo 1; ?>';

	private const MINUTES = MINUTE_IN_SECONDS;

	private const HOURS = HOUR_IN_SECONDS;

	/**
	 * Fetches a post of the garden with its picture, so that there is something to lose.
	 */
	private function with_a_post(): Source {
		$source = $this->fetched( 1 );
		// Halving is RefreshTest's: here it would only take time.
		$this->edit_source( $source->id, [ 'page_size' => 1 ] );
		return $this->source( $source->id );
	}

	/**
	 * The post and its picture are there, to visitors and on the disk.
	 *
	 * @param int $id Row of the source.
	 */
	private function assert_last_good_posts( int $id ): void {
		$html = do_blocks( '<!-- wp:vitrine/social-feed {"source":' . $id . '} /-->' );
		self::assertStringContainsString( 'She opened at ten past eight', $html );
		self::assertSame( 1, preg_match( '~/uploads/vitrine/(\d+/[0-9a-f]+-640\.jpg)~', $html, $match ) );
		self::assertContains( $match[1], $this->files() );
		self::assertStringNotContainsString( 'alert(', $html );
	}

	/**
	 * Errors: what the network says, our state, kind and subcode, and least seconds until the next try.
	 *
	 * @return iterable<string, array{array<string, mixed>|string, SourceState, ErrorKind, int}>
	 */
	public static function errors(): iterable {
		$error = static fn( int $code, int $subcode = 0, array $more = [] ): array => [ 'code' => $code, 'subcode' => $subcode, 'message' => self::HOSTILE, 'error_user_title' => self::HOSTILE, 'error_user_msg' => self::HOSTILE, 'type' => 'OAuthException', 'status' => 400, ...$more ];
		foreach ( [ 0, 458, 459, 460, 463, 464, 467, 490, 492, 2069032 ] as $subcode ) {
			yield "190/{$subcode}" => [ $error( 190, $subcode ), SourceState::Reconnect, ErrorKind::Token, 24 * self::HOURS ];
		}
		yield '102' => [ $error( 102 ), SourceState::Reconnect, ErrorKind::Token, 24 * self::HOURS ];
		foreach ( [ 4, 17, 32, 341, 613, 80001, 80002, 80006 ] as $code ) {
			yield "{$code}" => [ $error( $code, 0, [ 'status' => 403 ] ), SourceState::Throttled, ErrorKind::Throttled, 15 * self::MINUTES ];
		}
		foreach ( [ 3, 10, 100, 200, 299 ] as $code ) {
			yield "{$code}" => [ $error( $code ), SourceState::Permission, ErrorKind::Permission, 6 * self::HOURS ];
		}
		foreach ( [ 2069030, 2069031, 2069033 ] as $subcode ) {
			yield "200/{$subcode}" => [ $error( 200, $subcode ), SourceState::Permission, ErrorKind::Permission, 6 * self::HOURS ];
		}
		yield '100/33' => [ $error( 100, 33 ), SourceState::Permission, ErrorKind::Permission, 6 * self::HOURS ];
		yield '1'      => [ $error( 1, 0, [ 'status' => 500 ] ), SourceState::Failing, ErrorKind::Transient, 5 * self::MINUTES ];
		yield '1, less' => [ $error( 1, 0, [ 'message' => 'Please reduce the amount of data you\'re asking for ' . self::HOSTILE ] ), SourceState::Failing, ErrorKind::TooMuch, 5 * self::MINUTES ];
		yield '2'      => [ $error( 2, 0, [ 'status' => 500 ] ), SourceState::Failing, ErrorKind::Transient, 5 * self::MINUTES ];
		yield '368'    => [ $error( 368 ), SourceState::Throttled, ErrorKind::Blocked, 24 * self::HOURS ];
		yield '803'    => [ $error( 803, 0, [ 'status' => 404 ] ), SourceState::Failing, ErrorKind::Unknown, 6 * self::HOURS ];
		yield '2500'   => [ $error( 2500, 0, [ 'type' => 'IGApiException' ] ), SourceState::Failing, ErrorKind::Transient, 5 * self::MINUTES ];
		foreach ( [ 'html503', 'html200', 'truncated', 'empty', 'notjson200', 'redirect' ] as $fault ) {
			yield $fault => [ $fault, SourceState::Failing, ErrorKind::Broken, 5 * self::MINUTES ];
		}
		yield 'error200' => [ 'error200', SourceState::Failing, ErrorKind::Transient, 5 * self::MINUTES ];
		yield 'drop'     => [ 'drop', SourceState::Failing, ErrorKind::Unreachable, 5 * self::MINUTES ];
		yield 'cut'      => [ 'cut', SourceState::Failing, ErrorKind::Unreachable, 5 * self::MINUTES ];
	}

	/**
	 * Each error puts the source into its state and sets the time of the next try; posts and pictures stay; nothing of the network's words is anywhere.
	 *
	 * @param array<string, mixed>|string $fail  Fault of the Graph server.
	 * @param SourceState                 $state State.
	 * @param ErrorKind                   $kind  Kind of the error.
	 * @param int                         $wait  Seconds.
	 */
	#[DataProvider( 'errors' )]
	public function test_an_error( array|string $fail, SourceState $state, ErrorKind $kind, int $wait ): void {
		$source = $this->with_a_post();
		// The list of posts is what every refresh needs; what the account's own name answers may be missing.
		$this->graph_control( [ 'fail' => $fail, 'path' => '*/posts' ] );
		$report = $this->refresh( $source->id );
		self::assertTrue( $report->complete, 'There is nothing to go on with at once.' );
		$now = $this->source( $source->id );
		self::assertSame( $state, $now->state );
		self::assertSame( $kind->value, $now->error?->kind );
		self::assertGreaterThanOrEqual( time() + $wait - 2, $now->next_refresh_at );
		self::assertLessThanOrEqual( time() + (int) ( 1.1 * $wait ), $now->next_refresh_at );
		self::assertSame( 1, $now->failures );
		self::assertSame( $source->last_success_at, $now->last_success_at );
		self::assertFalse( $now->is_busy(), 'The lease is returned.' );
		$this->assert_last_good_posts( $source->id );

		foreach ( [ $now->error->message(), $now->error->remedy(), $now->error->code(), $this->stored(), $this->debug_log() ] as $text ) {
			foreach ( [ 'alert("network")', 'alert(\"network\")', 'EAAVsecret', '[gallery]', 'reduce the amount' ] as $needle ) {
				self::assertFalse( strpos( $text, $needle ), $needle );
			}
		}
		self::assertNotSame( '', $now->error->message() );
		self::assertNotSame( '', $now->error->remedy() );
		self::assertMatchesRegularExpression( '/^[a-z_]+(_\d+)?$/', $now->error->code() );
	}

	/**
	 * After each error a good refresh makes everything well, except where somebody has to connect again.
	 *
	 * @param array<string, mixed>|string $fail  Fault of the Graph server.
	 * @param SourceState                 $state State.
	 */
	#[DataProvider( 'lasting' )]
	public function test_after_the_error( array|string $fail, SourceState $state ): void {
		$source = $this->with_a_post();
		$this->graph_control( [ 'fail' => $fail ] );
		$this->refresh( $source->id );
		self::assertSame( $state, $this->source( $source->id )->state );
		$this->graph_control( [ 'fail' => null ] );
		self::assertTrue( $this->refresh( $source->id )->complete );
		$now = $this->source( $source->id );
		self::assertSame( [ SourceState::Ok, null, 0 ], [ $now->state, $now->error, $now->failures ] );
		$this->assert_last_good_posts( $source->id );
	}

	/**
	 * One error of each state.
	 *
	 * @return array<string, array{string|int, SourceState}>
	 */
	public static function lasting(): array {
		return [
			'throttled'  => [ 'pages_limit', SourceState::Throttled ],
			'failing'    => [ 'drop', SourceState::Failing ],
			'permission' => [ 'permission', SourceState::Permission ],
			'reconnect'  => [ 'expired', SourceState::Reconnect ],
		];
	}

	/**
	 * Dead tokens and what is said about them.
	 *
	 * @return array<string, array{string, string, string}>
	 */
	public static function dead_tokens(): array {
		return [
			'removed app'    => [ 'page-app-removed', 'token_458', 'app was removed' ],
			'checkpoint'     => [ 'page-checkpoint', 'token_459', 'confirm something' ],
			'password'       => [ 'page-password', 'token_460', 'password was changed' ],
			'expired'        => [ 'page-expired', 'token_463', 'has expired' ],
			'unconfirmed'    => [ 'page-unconfirmed', 'token_464', 'confirm something' ],
			'logged out'     => [ 'page-logged-out', 'token_467', 'was invalidated' ],
			'mismatch'       => [ 'page-mismatch', 'token_492', 'no longer has a role on the page' ],
			'session'        => [ 'page-session', 'token_102', 'no longer accepts' ],
		];
	}

	/**
	 * A token that dies says why and what mends it; no call follows until the next day, however often the events run.
	 *
	 * @param string $token Label of the token.
	 * @param string $code  Code of the error.
	 * @param string $words Words of the message.
	 */
	#[DataProvider( 'dead_tokens' )]
	public function test_a_dead_token_stops_everything( string $token, string $code, string $words ): void {
		$source = $this->with_a_post();
		$this->edit_source( $source->id, [ 'token' => Encryption::of_site()->seal( $this->token( $token ), $source->context() ) ] );
		$this->refresh( $source->id );
		$now = $this->source( $source->id );
		self::assertSame( [ SourceState::Reconnect, $code ], [ $now->state, $now->error->code() ] );
		self::assertStringContainsString( $words, $now->error->message() );
		self::assertStringContainsStringIgnoringCase( 'reconnect the account', $now->error->remedy() );
		self::assertCount( 1, $this->requests( 'api' ), 'One call tells.' );
		$this->asked = [];
		$this->plugin->feed->schedule()->run();
		$this->plugin->feed->schedule()->revive();
		self::assertSame( [], $this->asked );
		$this->assert_last_good_posts( $source->id );
	}

	/**
	 * A token that the network takes again heals by itself: it is tried once a day.
	 */
	public function test_a_token_heals(): void {
		$source = $this->with_a_post();
		$this->graph_control( [ 'fail' => 'app_removed' ] );
		$this->refresh( $source->id );
		$now = $this->source( $source->id );
		self::assertEqualsWithDelta( time(), $now->deauthorized_at, 3 );
		self::assertEqualsWithDelta( time() + 1.05 * DAY_IN_SECONDS, $now->next_refresh_at, 0.05 * DAY_IN_SECONDS + 3 );
		$this->graph_control( [ 'fail' => null ] );
		$this->edit_source( $source->id, [ 'next_refresh_at' => time() - 1 ] );
		$this->plugin->feed->schedule()->run();
		$now = $this->source( $source->id );
		self::assertSame( [ SourceState::Ok, null, 0 ], [ $now->state, $now->error, $now->deauthorized_at ] );
	}

	/**
	 * After the app was removed from the account, posts stay for 80 days, whatever other errors come in between, and the owner reads until when; then all goes but the id.
	 */
	public function test_the_clock_of_deletion(): void {
		$source = $this->with_a_post();
		$this->graph_control( [ 'fail' => 'app_removed' ] );
		$this->refresh( $source->id );
		$notes = ( new SourceNotes( $this->plugin->feed->posts(), $this->plugin->feed->sources(), $this->plugin->feed->threads() ) )->of( $this->source( $source->id ) );
		self::assertSame( [ 'deletion' ], array_column( $notes, 'code' ) );
		self::assertStringContainsString( (string) wp_date( 'F j, Y', time() + 80 * DAY_IN_SECONDS ), $notes[0]['message'] );

		$since = time() - 79 * DAY_IN_SECONDS;
		$this->edit_source( $source->id, [ 'deauthorized_at' => $since ] );
		$this->graph_control( [ 'fail' => 'drop' ] );
		$this->refresh( $source->id );
		self::assertSame( $since, $this->source( $source->id )->deauthorized_at );
		$this->assert_last_good_posts( $source->id );

		$this->edit_source( $source->id, [ 'deauthorized_at' => time() - 80 * DAY_IN_SECONDS - 1 ] );
		$this->refresh( $source->id );
		$now = $this->source( $source->id );
		self::assertSame( [ SourceState::Reconnect, 'emptied', '', self::GARDEN, null, [] ], [ $now->state, $now->error->code(), $now->token, $now->name, $now->picture, $now->profile ] );
		self::assertSame( [ [], [], [] ], [ $this->posts( $source->id ), $this->pictures( $source->id ), $this->files() ] );
		$this->asked = [];
		$this->refresh( $source->id );
		self::assertSame( [], $this->asked, 'Without a token nobody is asked.' );
		self::assertSame( 'emptied', $this->source( $source->id )->error->code() );

		$this->graph_control( [ 'fail' => null ] );
		self::assertSame( $source->id, $this->connected()->id );
		$this->refresh( $source->id );
		$this->assert_last_good_posts( $source->id );
	}

	/**
	 * A renewal that Instagram refuses is told while the token still works, asked for again a day later, and forgotten when it goes through.
	 */
	public function test_a_refused_renewal(): void {
		$source = $this->fetched( 1, 'instagram', self::IG_GARDEN, 'instagram' );
		$this->edit_source( $source->id, [ 'connected_at' => time() - 3 * DAY_IN_SECONDS ] );
		$this->graph_control( [ 'fail' => 'permission', 'path' => '*/refresh_access_token' ] );
		$this->refresh( $source->id );
		$now = $this->source( $source->id );
		self::assertSame( SourceState::Ok, $now->state );
		self::assertSame( [ 'renewal' ], array_column( ( new SourceNotes( $this->plugin->feed->posts(), $this->plugin->feed->sources(), $this->plugin->feed->threads() ) )->of( $now ), 'code' ) );
		$this->graph_control( [ 'fail' => null ] );
		$this->clear_graph_log();
		$this->refresh( $source->id );
		self::assertSame( [], $this->requests( 'api', '/refresh_access_token' ) );
		$this->edit_source( $source->id, [ 'renewal_refused_at' => time() - DAY_IN_SECONDS - 1 ] );
		$this->refresh( $source->id );
		self::assertSame( [ 0, [] ], [ $this->source( $source->id )->renewal_refused_at, ( new SourceNotes( $this->plugin->feed->posts(), $this->plugin->feed->sources(), $this->plugin->feed->threads() ) )->of( $this->source( $source->id ) ) ] );
	}

	/**
	 * While the network has trouble a renewal is tried every ten minutes, however often the account is refreshed.
	 */
	public function test_a_renewal_that_fails(): void {
		$source = $this->fetched( 1, 'instagram', self::IG_GARDEN, 'instagram' );
		$this->edit_source( $source->id, [ 'expires_at' => time() + 5 * DAY_IN_SECONDS ] );
		$this->graph_control( [ 'fail' => 'html503', 'path' => '*/refresh_access_token' ] );
		$tries = function () use ( $source ): int {
			$this->clear_graph_log();
			$this->refresh( $source->id );
			return count( $this->requests( 'api', '/refresh_access_token' ) );
		};
		self::assertSame( [ 3, 0 ], [ $tries(), $tries() ] );
		self::assertSame( 0, $this->source( $source->id )->renewal_refused_at, 'That is no refusal.' );
		$this->edit_source( $source->id, [ 'renewal_tried_at' => time() - 601 ] );
		self::assertSame( 3, $tries() );
		$this->graph_control( [ 'fail' => null ] );
		$this->edit_source( $source->id, [ 'renewal_tried_at' => time() + DAY_IN_SECONDS ] );
		self::assertSame( 1, $tries(), 'A time that lies ahead was written by a wrong clock.' );
		self::assertGreaterThan( time() + 59 * DAY_IN_SECONDS, $this->source( $source->id )->expires_at );
	}

	/**
	 * A dead token of Instagram is not renewed by trying; its posts stay.
	 */
	public function test_a_dead_token_of_instagram(): void {
		$source = $this->fetched( 1, 'instagram', self::IG_GARDEN, 'instagram' );
		$this->edit_source( $source->id, [ 'connected_at' => 1, 'token' => Encryption::of_site()->seal( $this->token( 'instagram-expired' ), $source->context() ) ] );
		$this->refresh( $source->id );
		self::assertSame( [ SourceState::Reconnect, 'token_463' ], [ $this->source( $source->id )->state, $this->source( $source->id )->error->code() ] );
		self::assertCount( 1, $this->shown( $source->id ) );
	}

	/**
	 * A throttled network is left alone as long as its header says.
	 */
	public function test_the_wait_of_the_header(): void {
		$source = $this->with_a_post();
		$this->graph_control( [ 'usage' => [ 'percent' => 100, 'enforce' => true, 'minutes' => 47 ] ] );
		$this->refresh( $source->id );
		$now = $this->source( $source->id );
		self::assertSame( [ SourceState::Throttled, 100 ], [ $now->state, $now->quota ] );
		self::assertEqualsWithDelta( time() + 1.05 * 47 * 60, $now->next_refresh_at, 0.05 * 47 * 60 + 3 );
		self::assertCount( 1, $this->requests( 'api' ) );
	}

	/**
	 * Without a header the wait doubles, up to a day; errors of the network's own wait half an hour at most.
	 */
	public function test_the_wait_grows(): void {
		$source = $this->with_a_post();
		$this->graph_control( [ 'fail' => 'app_limit' ] );
		foreach ( [ 0 => 900, 1 => 1800, 3 => 7200, 6 => 57600, 7 => DAY_IN_SECONDS, 500 => DAY_IN_SECONDS ] as $failures => $wait ) {
			$this->edit_source( $source->id, [ 'failures' => $failures ] );
			$this->refresh( $source->id );
			self::assertEqualsWithDelta( time() + 1.05 * $wait, $this->source( $source->id )->next_refresh_at, 0.05 * $wait + 3 );
		}
		$this->graph_control( [ 'fail' => null ] );
		$this->graph_control( [ 'fail' => 'drop' ] );
		foreach ( [ 0 => 300, 1 => 600, 2 => 1200, 3 => 1800, 500 => 1800 ] as $failures => $wait ) {
			$this->edit_source( $source->id, [ 'failures' => $failures ] );
			$this->refresh( $source->id );
			self::assertEqualsWithDelta( time() + 1.05 * $wait, $this->source( $source->id )->next_refresh_at, 0.05 * $wait + 3 );
		}
	}

	/**
	 * Lets the database refuse writes.
	 *
	 * @param string $what Beginning of the statements, as a pattern.
	 */
	private function refuse_writes( string $what ): void {
		add_filter( 'query', static fn( string $query ): string => preg_match( "/^\\s*{$what}/i", $query ) === 1 ? '' : $query );
	}

	/**
	 * A database that takes nothing of pictures ends the job at the first: nothing is fetched that cannot be written down.
	 */
	public function test_a_picture_that_cannot_be_written_down(): void {
		$source = $this->with_a_post();
		$this->keep( 8 );
		$this->refuse_writes( 'UPDATE `?\w*vitrine_images`? SET `status`' );
		$this->plugin->feed->schedule()->run();
		$this->edit_source( $source->id, [ 'next_refresh_at' => 1 ] );
		$this->plugin->feed->schedule()->run();
		self::assertCount( 1, $this->requests( 'picture' ) );
		$now = $this->source( $source->id );
		self::assertSame( [ SourceState::Failing, 'storage' ], [ $now->state, $now->error->kind ] );
		self::assertStringContainsString( 'database', $now->error->message() );
		$this->assert_last_good_posts( $source->id );
	}

	/**
	 * A database that can only be read: nothing is asked for at all, and no process dies of it.
	 */
	public function test_a_database_that_can_only_be_read(): void {
		$source = $this->with_a_post();
		$this->edit_source( $source->id, [ 'next_refresh_at' => 1 ] );
		$this->clear_graph_log();
		$this->refuse_writes( '(?:UPDATE|INSERT|DELETE|REPLACE)' );
		$this->plugin->feed->schedule()->run();
		self::assertSame( [], $this->graph_log()['requests'] );
		$this->assert_last_good_posts( $source->id );
	}

	/**
	 * Times that were written while the clock was ahead.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function times_ahead(): array {
		$later = time() + 30 * DAY_IN_SECONDS;
		return [ 'a lease' => [ [ 'lease' => 'x', 'lease_until' => $later, 'next_refresh_at' => 1 ] ], 'a plan' => [ [ 'next_refresh_at' => $later ] ], 'both' => [ [ 'lease' => 'x', 'lease_until' => $later, 'next_refresh_at' => $later ] ] ];
	}

	/**
	 * They hold nobody up, and the next refresh puts them right.
	 *
	 * @param array<string, mixed> $fields Columns of the source.
	 */
	#[DataProvider( 'times_ahead' )]
	public function test_a_clock_that_was_ahead( array $fields ): void {
		$source = $this->with_a_post();
		$this->edit_source( $source->id, $fields );
		self::assertFalse( $this->source( $source->id )->is_busy() );
		$this->plugin->feed->schedule()->run();
		self::assertNotSame( [], $this->requests( 'api', '/posts' ) );
		$now = $this->source( $source->id );
		self::assertSame( [ SourceState::Ok, 0 ], [ $now->state, $now->lease_until ] );
		self::assertLessThan( time() + DAY_IN_SECONDS, $now->next_refresh_at );
	}

	/**
	 * The same of a picture's next try and of the event itself.
	 */
	public function test_an_event_and_a_picture_ahead(): void {
		$this->graph_control( [ 'picture' => '503', 'file' => '*_n.jpg' ] );
		$id = $this->fetched( 1 )->id;
		$this->graph_control( [ 'picture' => null ] );
		$this->edit_pictures( [ 'retry_at' => time() + 30 * DAY_IN_SECONDS ], [ 'status' => 'error' ] );
		$this->refresh( $id );
		self::assertCount( 1, $this->shown( $id )[0]['media']['pictures'] );
		$hook = \Vitrine\Feed\Sync\Refresh::HOOK;
		wp_clear_scheduled_hook( $hook );
		wp_schedule_event( time() + 30 * DAY_IN_SECONDS, \Vitrine\Support\Background\RecurringAction::INTERVAL, $hook );
		$this->plugin->feed->schedule()->ensure();
		self::assertEqualsWithDelta( time() + 300, wp_next_scheduled( $hook ), 5 );
	}

	/**
	 * `since` stays while the same goes wrong, and begins anew with another error.
	 */
	public function test_since_when(): void {
		$source = $this->with_a_post();
		$this->graph_control( [ 'fail' => 'app_limit' ] );
		$this->refresh( $source->id );
		$this->edit_source( $source->id, [ 'error' => '["throttled",4,0,1000]' ] );
		$this->refresh( $source->id );
		self::assertSame( 1000, $this->source( $source->id )->error->since );
		self::assertSame( 2, $this->source( $source->id )->failures );
		$this->graph_control( [ 'fail' => null ] );
		$this->graph_control( [ 'fail' => 'drop' ] );
		$this->refresh( $source->id );
		self::assertEqualsWithDelta( time(), $this->source( $source->id )->error->since, 3 );
	}

	/**
	 * A network that stalls longer than the time-out is asked once a refresh for the posts; what is here stays.
	 */
	public function test_a_network_that_stalls(): void {
		$source = $this->with_a_post();
		$this->graph_control( [ 'stall' => 1300, 'times' => 1, 'path' => '*/posts' ] );
		add_filter( 'http_request_args', static fn( array $args ): array => [ ...$args, 'timeout' => 1 ] );
		$this->refresh( $source->id );
		self::assertSame( [ SourceState::Failing, 'unreachable' ], [ $this->source( $source->id )->state, $this->source( $source->id )->error->code() ] );
		$this->assert_last_good_posts( $source->id );
	}

	/**
	 * An error in the middle of a round: the round goes on later where it was, and what it has not seen yet is not taken for gone.
	 */
	public function test_an_error_between_two_pages(): void {
		$this->graph_control( [ 'picture' => '404' ] );
		$source = $this->fetched( 500, 'page-printroom', self::PRINTROOM );
		$this->edit_source( $source->id, [ 'page_size' => 5 ] );
		$this->graph_control( [ 'fail' => 'app_limit', 'path' => '*/posts', 'after' => 1, 'times' => 1 ] );
		$this->refresh( $source->id );
		self::assertSame( SourceState::Throttled, $this->source( $source->id )->state );
		self::assertCount( 12, $this->shown( $source->id ) );
		$this->refresh( $source->id );
		self::assertSame( SourceState::Ok, $this->source( $source->id )->state );
		self::assertCount( 12, $this->shown( $source->id ) );
		self::assertCount( 1, $this->requests( 'api', '/' . self::PRINTROOM ), 'One round.' );
		self::assertCount( 4, $this->requests( 'api', '/posts' ), 'Three pages and the one that failed.' );
	}

	/**
	 * A token is for the network that it was given for: when wp-config.php names another address, nobody there gets it. One that was sealed before addresses were kept goes on.
	 */
	public function test_another_network(): void {
		$source = $this->with_a_post();
		$token  = $this->token( 'page-garden' );
		$this->edit_source( $source->id, [ 'token' => Encryption::of_site()->seal( $token, $source->context(), 'https://graph.example' ) ] );
		$this->asked = [];
		$this->refresh( $source->id );
		self::assertSame( [], $this->asked );
		$now = $this->source( $source->id );
		self::assertSame( [ SourceState::Reconnect, 'key' ], [ $now->state, $now->error->code() ] );
		self::assertStringContainsString( 'the network’s URL in wp-config.php', $now->error->message() );
		$this->assert_last_good_posts( $source->id );

		$this->edit_source( $source->id, [ 'token' => Encryption::of_site()->seal( $token, $source->context() ), 'state' => SourceState::Failing->value ] );
		$this->refresh( $source->id );
		self::assertSame( SourceState::Ok, $this->source( $source->id )->state );
	}

	/**
	 * After the site's keys have changed the source asks to be connected again; no fatal error, no call, and connecting mends it.
	 */
	public function test_changed_keys(): void {
		$source = $this->with_a_post();
		$other  = new Encryption( [ 'VITRINE_KEY' => str_repeat( 'another key ', 4 ) ] );
		$this->edit_source( $source->id, [ 'token' => $other->seal( $this->token( 'page-garden' ), $source->context() ) ] );
		$this->asked = [];
		self::assertTrue( $this->refresh( $source->id )->complete );
		$now = $this->source( $source->id );
		self::assertSame( [ SourceState::Reconnect, 'key' ], [ $now->state, $now->error->code() ] );
		self::assertStringContainsString( 'this site’s secret keys', $now->error->message() );
		self::assertSame( [], $this->asked );
		$this->assert_last_good_posts( $source->id );
		try {
			$this->plugin->feed->connections()->test( $now );
			self::fail( 'The token does not open.' );
		} catch ( KeyChanged ) {
			self::assertSame( [], $this->asked );
		}
		$this->connected();
		$this->refresh( $source->id );
		self::assertSame( [ SourceState::Ok, null ], [ $this->source( $source->id )->state, $this->source( $source->id )->error ] );
	}

	/**
	 * Tampered cipher texts are treated as those of other keys.
	 */
	public function test_a_tampered_token(): void {
		$source = $this->with_a_post();
		foreach ( [ '', 'v1', $this->token( 'page-garden' ) . '', substr( $source->token, 0, -6 ), $source->token . 'AA' ] as $index => $sealed ) {
			$this->edit_source( $source->id, [ 'token' => $sealed, 'state' => 'ok', 'error' => null ] );
			$this->asked = [];
			$this->refresh( $source->id );
			self::assertSame( 'key', $this->source( $source->id )->error?->code(), "{$index}" );
			self::assertSame( [], $this->asked );
		}
		$this->edit_source( $source->id, [ 'token' => '' ] );
	}

	/**
	 * A token that was copied to another row does not open there.
	 */
	public function test_a_copied_token(): void {
		$source = $this->with_a_post();
		$this->graph_control( [ 'picture' => '404' ] );
		$other = $this->fetched( 1, 'page-printroom', self::PRINTROOM );
		$this->edit_source( $other->id, [ 'token' => $source->token ] );
		$this->refresh( $other->id );
		self::assertSame( 'key', $this->source( $other->id )->error?->code() );
	}

	/**
	 * Whoever hears of a change of state hears of each once.
	 */
	public function test_changes_of_state_are_told(): void {
		$source = $this->with_a_post();
		$states = [];
		add_action(
			'vitrine_source_state',
			static function ( int $id, string $state, string $before ) use ( &$states ): void {
				$states[] = "{$before} to {$state}";
			},
			10,
			3
		);
		$this->graph_control( [ 'fail' => 'expired' ] );
		$this->refresh( $source->id );
		$this->refresh( $source->id );
		$this->graph_control( [ 'fail' => null ] );
		$this->refresh( $source->id );
		self::assertSame( [ 'ok to reconnect', 'reconnect to ok' ], $states );
	}

	/**
	 * Every kind of error has words of its own, and a remedy.
	 */
	public function test_every_kind_has_words(): void {
		$messages = [];
		$sites    = [ ErrorKind::NotPublic, ErrorKind::NotFound, ErrorKind::Closed, ErrorKind::NoFeed, ErrorKind::Unsafe ];
		foreach ( ErrorKind::cases() as $kind ) {
			if ( in_array( $kind, $sites, true ) ) {
				continue;
			}
			$error      = \Vitrine\Feed\Sources\SourceError::of( new GraphError( $kind, 7, 8 ), null );
			$messages[] = $error->message();
			self::assertSame( $error->message(), \Vitrine\Feed\Sources\SourceError::of_json( $error->to_json() )?->message() );
			self::assertNotSame( '', $error->remedy() );
		}
		self::assertCount( count( ErrorKind::cases() ) - count( $sites ), array_unique( $messages ) );
		$words = array_map( static fn( ErrorKind $kind ): string => \Vitrine\Feed\Sources\SiteError::message( $kind->value, 7 ), $sites );
		self::assertCount( count( $sites ), array_unique( $words ) );
		$remedy = static fn( int $subcode ): string => \Vitrine\Feed\Sources\SourceError::of( new GraphError( ErrorKind::Token, 190, $subcode ), null )->remedy();
		self::assertNotContains( $remedy( 0 ), array_map( $remedy, [ ErrorKind::DEAUTHORIZED, 459, 460, 463, 464, 490, 492, 2069032 ] ) );
		foreach ( [ null, '', 'x', '[]', '{}', '[7]', '["token"]' ] as $json ) {
			self::assertSame( $json === '["token"]', \Vitrine\Feed\Sources\SourceError::of_json( $json ) !== null );
		}
	}
}
