<?php
/**
 * When the job runs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sync;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Feed\Sync\Refresh;
use Vitrine\Support\Background\RefreshSchedule;
use Vitrine\Support\Background\RoundRobin;
use Vitrine\Tests\SourceTestCase;

/**
 * A job refreshes through Action Scheduler where the site has it, otherwise WP-Cron; an admin visit also revives a dead cron.
 */
final class ScheduleTest extends SourceTestCase {

	/**
	 * Requests that would wake WP-Cron; they are answered here, so that no other process of the site works meanwhile.
	 *
	 * @var list<string>
	 */
	private array $woken = [];

	/**
	 * Answers for wp-cron.php, and lets no picture take time.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->woken   = [];
		$this->may_ask = [ site_url( 'wp-cron.php' ) ];
		$this->graph_control( [ 'picture' => '404' ] );
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $args, string $url ): mixed {
				if ( ! str_contains( $url, 'wp-cron.php' ) ) {
					return $answer;
				}
				$this->woken[] = $url;
				return [ 'headers' => [], 'body' => '', 'response' => [ 'code' => 200, 'message' => 'OK' ], 'cookies' => [] ];
			},
			10,
			3
		);
	}

	/**
	 * Our events in WP-Cron: seconds from now, arguments and interval.
	 *
	 * @return list<array{int, array<mixed>, string|false}>
	 */
	private function events(): array {
		$events = [];
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( $hooks[ Refresh::HOOK ] ?? [] as $event ) {
				$events[] = [ $time - time(), $event['args'], $event['schedule'] ];
			}
		}
		return $events;
	}

	/**
	 * Connecting schedules the event, once; forgetting the last source takes it away.
	 */
	public function test_the_event_is_there_while_there_is_something_to_refresh(): void {
		$this->plugin->feed->schedule()->ensure();
		self::assertSame( [], $this->events(), 'Nothing to refresh.' );
		$one = $this->connected();
		$two = $this->connected( 'page-printroom', self::PRINTROOM );
		$this->plugin->feed->schedule()->ensure();
		self::assertCount( 1, $this->events() );
		self::assertSame( [ [], 'vitrine_five_minutes' ], array_slice( $this->events()[0], 1 ) );
		self::assertEqualsWithDelta( 300, $this->events()[0][0], 3 );
		self::assertSame( 300, wp_get_schedules()['vitrine_five_minutes']['interval'] );
		$this->plugin->feed->connections()->remove( $one->id );
		self::assertCount( 1, $this->events() );
		$this->plugin->feed->connections()->remove( $two->id );
		self::assertSame( [], $this->events() );
	}

	/**
	 * The hook refreshes what is due, in the order in which it was due, and nothing else.
	 */
	public function test_what_is_due_is_refreshed(): void {
		$this->keep( 1 );
		$garden    = $this->connected();
		$printroom = $this->connected( 'page-printroom', self::PRINTROOM );
		$instagram = $this->connected( 'instagram', self::IG_GARDEN, 'instagram' );
		$this->edit_source( $printroom->id, [ 'next_refresh_at' => 1 ] );
		$this->edit_source( $instagram->id, [ 'next_refresh_at' => time() + 60 ] );
		$this->clear_graph_log();
		do_action( Refresh::HOOK );
		self::assertSame( [ self::PRINTROOM, self::GARDEN ], array_values( array_unique( array_column( $this->requests( 'api', '/posts' ), 'account' ) ) ) );
		self::assertSame( [ SourceState::Ok, SourceState::Ok, SourceState::Connecting ], [ $this->source( $garden->id )->state, $this->source( $printroom->id )->state, $this->source( $instagram->id )->state ] );
		$this->clear_graph_log();
		do_action( Refresh::HOOK, 'soon' );
		self::assertSame( [], $this->graph_log()['requests'], 'Nothing is due any more.' );
	}

	/**
	 * A source that somebody else refreshes, or that fails, does not keep the others waiting.
	 */
	public function test_sources_do_not_wait_for_each_other(): void {
		$this->keep( 1 );
		$busy   = $this->connected();
		$broken = $this->connected( 'page-printroom', self::PRINTROOM );
		$good   = $this->connected( 'instagram', self::IG_GARDEN, 'instagram' );
		$this->edit_source( $busy->id, [ 'next_refresh_at' => 1, 'lease' => 'x', 'lease_until' => time() + 60 ] );
		$this->edit_source( $broken->id, [ 'next_refresh_at' => 2 ] );
		$this->graph_control( [ 'fail' => 'drop', 'account' => self::PRINTROOM ] );
		$this->plugin->feed->schedule()->run();
		self::assertSame( [ SourceState::Connecting, SourceState::Failing, SourceState::Ok ], array_map( fn( int $id ): SourceState => $this->source( $id )->state, [ $busy->id, $broken->id, $good->id ] ) );
	}

	/**
	 * States in which no event asks the network.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function quiet(): array {
		return [
			'a dead token'       => [ [ 'state' => 'reconnect', 'next_refresh_at' => time() + 600 ] ],
			'a pause'            => [ [ 'state' => 'throttled', 'next_refresh_at' => time() + 600 ] ],
			'a failure'          => [ [ 'state' => 'failing', 'next_refresh_at' => time() + 600 ] ],
			'refreshed elsewhere' => [ [ 'next_refresh_at' => 1, 'lease' => 'x', 'lease_until' => time() + 600 ] ],
		];
	}

	/**
	 * In these states neither the event nor a visit of the admin asks the network or wakes anybody.
	 *
	 * @param array<string, mixed> $fields Columns of the source.
	 */
	#[DataProvider( 'quiet' )]
	public function test_states_that_are_left_alone( array $fields ): void {
		$id = $this->connected()->id;
		$this->edit_source( $id, $fields );
		$this->asked = [];
		$this->plugin->feed->schedule()->run();
		$this->plugin->feed->schedule()->revive();
		self::assertSame( [], $this->asked );
		self::assertCount( 1, $this->events() );
	}

	/**
	 * A round that does not fit into one run asks for the next one at once.
	 */
	public function test_what_does_not_fit_goes_on_soon(): void {
		$id = $this->connected()->id;
		$this->graph_control( [ 'picture' => null ] );
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $args, string $url ) use ( $id ): mixed {
				if ( str_contains( $url, '/pictures/' ) ) {
					// As after twenty seconds: another process has the lease, and the round is open.
					$this->edit_source( $id, [ 'lease' => 'x', 'lease_until' => time() + 60 ] );
				}
				return $answer;
			},
			10,
			3
		);
		$this->plugin->feed->schedule()->run();
		self::assertContains( [ [ 'soon' ], false ], array_map( static fn( array $event ): array => array_slice( $event, 1 ), $this->events() ) );
		self::assertLessThanOrEqual( 5, $this->events()[0][0] );
	}

	/**
	 * Whoever has had the time of a run is behind the others in the next one, which comes soon; a turn ends in time, and one that another process refreshes is waited for by nobody.
	 */
	public function test_sources_take_turns(): void {
		$this->keep( 1 );
		$first   = $this->connected();
		$second  = $this->connected( 'page-printroom', self::PRINTROOM );
		$sources = $this->plugin->feed->sources();
		$due     = static fn(): array => $sources->queue->due( time() );
		$run     = function ( float ...$late ) use ( $sources ): void {
			$clock = static function () use ( &$late ): float {
				return microtime( true ) + (float) array_shift( $late );
			};
			wp_clear_scheduled_hook( Refresh::HOOK, [ 'soon' ] );
			( new RefreshSchedule( Refresh::HOOK, static fn() => $sources->queue, fn() => $this->plugin->feed->refresh(), new RoundRobin( $clock ) ) )->run();
		};
		$this->edit_source( $first->id, [ 'next_refresh_at' => time() - 100 ] );
		$this->edit_source( $second->id, [ 'next_refresh_at' => time() - 50 ] );
		self::assertSame( [ $first->id, $second->id ], $due() );
		// The first one has no time, and then there is none left.
		$run( 0, 0, -5, 0, 100 );
		self::assertSame( [ $second->id, $first->id ], $due() );
		self::assertNotFalse( wp_next_scheduled( Refresh::HOOK, [ 'soon' ] ) );

		$this->edit_source( $first->id, [ 'next_refresh_at' => time() + 100 ] );
		add_filter(
			'query',
			$taken = static function ( string $sql ) use ( $sources, $second, &$taken ): string {
				if ( str_starts_with( ltrim( $sql ), 'UPDATE' ) && str_contains( $sql, 'lease' ) ) {
					remove_filter( 'query', $taken );
					$sources->queue->lease( $second->id );
				}
				return $sql;
			}
		);
		$run();
		self::assertFalse( has_filter( 'query', $taken ) );
		self::assertFalse( wp_next_scheduled( Refresh::HOOK, [ 'soon' ] ) );
	}

	/**
	 * An event that dies with its process leaves the refresh due.
	 */
	public function test_a_run_that_dies(): void {
		$id   = $this->connected()->id;
		$stop = static fn() => throw new \OverflowException( 'Ended.' );
		add_filter( 'pre_http_request', $stop );
		try {
			$this->plugin->feed->schedule()->run();
		} catch ( \OverflowException ) {
			remove_filter( 'pre_http_request', $stop );
		}
		self::assertSame( [ $id ], $this->plugin->feed->sources()->queue->due( time() ) );
	}

	/**
	 * A visit of the admin wakes a cron that has missed a refresh by ten minutes, also where WP-Cron is switched off, and only then.
	 */
	public function test_a_visit_of_the_admin_revives_a_dead_cron(): void {
		self::assertTrue( DISABLE_WP_CRON );
		$id = $this->connected()->id;
		wp_unschedule_hook( Refresh::HOOK );
		$this->edit_source( $id, [ 'next_refresh_at' => time() - 590 ] );
		$this->plugin->feed->schedule()->revive();
		self::assertCount( 1, $this->events(), 'A lost event comes back.' );
		self::assertSame( [], $this->woken, 'Not late enough.' );
		$this->edit_source( $id, [ 'next_refresh_at' => time() - 601 ] );
		$this->clear_graph_log();
		$this->plugin->feed->schedule()->revive();
		self::assertCount( 1, $this->woken );
		self::assertCount( 2, $this->events() );
		self::assertLessThanOrEqual( 0, $this->events()[0][0] );
		self::assertSame( [], $this->graph_log()['requests'], 'The visit itself asks nobody.' );
		$this->plugin->feed->schedule()->revive();
		self::assertCount( 2, $this->events(), 'Visits do not pile up events.' );
	}

	/**
	 * The visit is heard through `admin_init`, not on pages and not in AJAX.
	 */
	public function test_where_visits_are_heard(): void {
		self::assertNotFalse( has_action( 'admin_init' ) );
		$id = $this->connected()->id;
		$this->edit_source( $id, [ 'next_refresh_at' => 1 ] );
		add_filter( 'wp_doing_ajax', '__return_true' );
		$this->plugin->feed->schedule()->revive();
		self::assertSame( [], $this->woken );
		remove_filter( 'wp_doing_ajax', '__return_true' );
		foreach ( [ 'init', 'wp', 'template_redirect', 'wp_head', 'wp_footer', 'shutdown' ] as $hook ) {
			foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? [] as $callbacks ) {
				foreach ( $callbacks as $callback ) {
					self::assertFalse( is_array( $callback['function'] ) && $callback['function'][0] instanceof RefreshSchedule, "Nothing of the schedule on {$hook}." );
				}
			}
		}
	}

	/**
	 * Deactivating takes all our events away, and nobody else's.
	 */
	public function test_deactivating(): void {
		$this->connected();
		$this->plugin->feed->schedule()->soon( 9 );
		wp_schedule_single_event( time() + 9, 'somebody_elses' );
		$this->plugin->feed->schedule()->clear();
		self::assertSame( [], $this->events() );
		self::assertNotFalse( wp_next_scheduled( 'somebody_elses' ) );
	}

	/**
	 * Without our tables nothing happens and nothing complains.
	 */
	public function test_without_tables(): void {
		delete_option( 'vitrine_db_version' );
		$this->plugin->feed->schedule()->ensure();
		$this->plugin->feed->schedule()->run();
		$this->plugin->feed->schedule()->revive();
		self::assertSame( [], $this->events() );
		self::assertSame( [], $this->asked );
	}

	/**
	 * Runs code in another process of the site that has Action Scheduler; what it writes is rolled back.
	 *
	 * @param string $code Code; `$schedule`, `$actions()` and `$id` (of a source that is due) are there.
	 */
	private function with_action_scheduler( string $code ): mixed {
		global $wpdb;
		// With SQLite an open transaction here would keep the other process from writing.
		$wpdb->query( 'ROLLBACK' );
		$token = $this->token( 'page-garden' );
		$value = $this->process(
			'require ' . var_export( dirname( __DIR__, 2 ) . '/fixtures/action-scheduler.php', true ) . ';
			global $wpdb;
			$wpdb->query( "START TRANSACTION" );
			$asked = [];
			add_filter( "pre_http_request", function ( $answer, $args, $url ) use ( &$asked ) { $asked[] = $url; return $answer; }, 10, 3 );
			add_filter( "vitrine_posts_kept", fn() => 1 );
			$plugin   = \Vitrine\Plugin::instance();
			$schedule = $plugin->feed->schedule();
			$actions  = fn() => array_map( fn( $action ) => [ $action["timestamp"] - time(), $action["interval"], $action["hook"], $action["args"], $action["group"] ], $GLOBALS["vitrine_actions"] );
			$cron     = fn() => wp_next_scheduled( "vitrine_refresh_sources" ) !== false || wp_next_scheduled( "vitrine_refresh_sources", [ "soon" ] ) !== false;
			$connect  = fn() => $plugin->feed->connections()->connect( "facebook", "' . self::GARDEN . '", "' . $token . '" )->id;
			$due      = fn( $id, $at ) => $wpdb->update( $wpdb->prefix . "vitrine_sources", [ "next_refresh_at" => $at ], [ "id" => $id ] );
			try { ' . $code . ' } finally { $wpdb->query( "ROLLBACK" ); wp_cache_flush(); ( new \Vitrine\Images\Folder() )->remove( null ); }'
		)();
		$wpdb->query( 'START TRANSACTION' );
		return $value;
	}

	/**
	 * Where the site has Action Scheduler, it has the recurring action, once, and WP-Cron has none.
	 */
	public function test_action_scheduler_is_used_where_it_is(): void {
		$said = $this->with_action_scheduler( 'wp_schedule_event( time(), "hourly", "vitrine_refresh_sources" ); $schedule->ensure(); $none = $actions(); $id = $connect(); $schedule->ensure(); $one = $actions(); $was = $cron(); $plugin->feed->connections()->remove( $id ); return [ $none, $one, $was, $actions() ];' );
		self::assertSame( [], $said[0], 'Nothing to refresh.' );
		self::assertCount( 1, $said[1] );
		self::assertEqualsWithDelta( 300, $said[1][0][0], 3 );
		self::assertSame( [ 300, Refresh::HOOK, [], 'vitrine' ], array_slice( $said[1][0], 1 ) );
		self::assertFalse( $said[2], 'The event of WP-Cron from before is gone.' );
		self::assertSame( [], $said[3] );
	}

	/**
	 * Its action refreshes; what does not fit goes on with a single action.
	 */
	public function test_action_scheduler_runs_the_job(): void {
		$said = $this->with_action_scheduler( '$id = $connect(); do_action( "vitrine_refresh_sources" ); $state = $plugin->feed->sources()->get( $id )->state->value; $schedule->soon( 5 ); return [ $state, $actions(), $cron() ];' );
		self::assertSame( 'ok', $said[0] );
		self::assertCount( 2, $said[1] );
		self::assertSame( [ 0, Refresh::HOOK, [ 'soon' ], 'vitrine' ], array_slice( $said[1][1], 1 ) );
		self::assertFalse( $said[2] );
	}

	/**
	 * A visit of the admin asks Action Scheduler for a run, once however many visits there are, and wakes no WP-Cron.
	 */
	public function test_a_visit_revives_action_scheduler(): void {
		$said = $this->with_action_scheduler( '$id = $connect(); $due( $id, time() - 601 ); $asked = []; $GLOBALS["vitrine_actions"] = []; $schedule->revive(); $schedule->revive(); $schedule->revive(); return [ $actions(), $asked, $cron() ];' );
		self::assertSame( [ [ 300, [] ], [ 0, [ 'soon' ] ] ], array_map( static fn( array $action ): array => [ $action[1], $action[3] ], $said[0] ) );
		self::assertSame( [], $said[1] );
		self::assertFalse( $said[2] );
	}

	/**
	 * What runs at this moment does not keep the next run from being planned, once: a round that does not fit into a run goes on in the next.
	 */
	public function test_a_running_action_plans_the_next(): void {
		$said = $this->with_action_scheduler( '$schedule->soon(); $schedule->soon(); $before = $actions(); $GLOBALS["vitrine_actions"][0]["status"] = "in-progress"; $schedule->soon( 5 ); $schedule->soon( 5 ); return [ $before, $actions() ];' );
		self::assertSame( [ 1, 2 ], array_map( count( ... ), $said ) );
		self::assertSame( [ 5, [ 'soon' ] ], [ $said[1][1][0], $said[1][1][3] ] );
	}

	/**
	 * The same for queues that are idle once they are empty.
	 */
	public function test_a_running_queue_plans_the_next(): void {
		$said = $this->with_action_scheduler( '$plan = fn() => ( new \Vitrine\Support\Background\RecurringAction( "vitrine_example" ) )->schedule_single( 7 ); $plan(); $plan(); $before = $actions(); $GLOBALS["vitrine_actions"][0]["status"] = "in-progress"; $plan(); $plan(); return [ $before, $actions() ];' );
		self::assertSame( [ 1, 2 ], array_map( count( ... ), $said ) );
		self::assertSame( [ 7, 0, 'vitrine_example', [], 'vitrine' ], $said[1][1] );
	}

	/**
	 * Deactivating takes its actions away, too.
	 */
	public function test_deactivating_with_action_scheduler(): void {
		$said = $this->with_action_scheduler( '$connect(); $schedule->soon( 5 ); as_schedule_single_action( 1, "somebody_elses" ); $schedule->clear(); return $actions();' );
		self::assertSame( [ 'somebody_elses' ], array_column( $said, 2 ) );
	}
}
