<?php
/**
 * A background action.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Background;

defined( 'ABSPATH' ) || exit;

/**
 * Plans runs of a hook, one every five minutes or a single one: through Action Scheduler where the site has it,
 * otherwise through WP-Cron with an interval of our own.
 */
final class RecurringAction {

	private const EVERY = 5 * MINUTE_IN_SECONDS;

	/** Name of the interval in WP-Cron. */
	public const INTERVAL = 'vitrine_five_minutes';

	private const GROUP = 'vitrine';

	/**
	 * Keeps its name.
	 *
	 * @param string $hook Hook.
	 */
	public function __construct( private readonly string $hook ) {}

	/**
	 * Adds the interval to those of WP-Cron.
	 *
	 * @param array<string, array{interval: int, display: string}> $intervals Intervals.
	 * @return array<string, array{interval: int, display: string}>
	 */
	public static function intervals( array $intervals ): array {
		$intervals[ self::INTERVAL ] = [
			'interval' => self::EVERY,
			'display'  => did_action( 'init' ) > 0 ? __( 'Every five minutes', 'vitrine' ) : 'Every five minutes',
		];
		return $intervals;
	}

	/**
	 * Makes sure that it is scheduled exactly when there is something to do.
	 *
	 * @param bool $is_wanted Whether there is.
	 */
	public function ensure( bool $is_wanted ): void {
		if ( ! $is_wanted ) {
			$this->clear();
		} elseif ( self::has_action_scheduler() ) {
			wp_clear_scheduled_hook( $this->hook );
			$next = as_next_scheduled_action( $this->hook, [], self::GROUP );
			if ( is_int( $next ) && self::is_beyond( $next ) ) {
				as_unschedule_all_actions( $this->hook, [], self::GROUP );
			}
			if ( ! as_has_scheduled_action( $this->hook, [], self::GROUP ) ) {
				as_schedule_recurring_action( time() + self::EVERY, self::EVERY, $this->hook, [], self::GROUP );
			}
		} else {
			if ( self::is_beyond( (int) wp_next_scheduled( $this->hook ) ) ) {
				wp_clear_scheduled_hook( $this->hook );
			}
			if ( wp_next_scheduled( $this->hook ) === false ) {
				wp_schedule_event( time() + self::EVERY, self::INTERVAL, $this->hook );
			}
		}
	}

	/**
	 * Whether a time is later than the next event can be: it was planned while the clock was ahead.
	 *
	 * @param int $next Unix time.
	 */
	private static function is_beyond( int $next ): bool {
		return $next > time() + 2 * self::EVERY;
	}

	/**
	 * Plans a single run, unless one is planned. What runs at this moment does not count: what it leaves over needs
	 * another run.
	 *
	 * @param int          $delay Seconds.
	 * @param list<string> $args  Arguments: they tell it from the recurring runs, which have none.
	 */
	public function schedule_single( int $delay, array $args = [] ): void {
		if ( ! self::has_action_scheduler() ) {
			// WordPress itself refuses a second one within ten minutes.
			wp_schedule_single_event( time() + $delay, $this->hook, $args );
			return;
		}
		$pending = [
			'hook'     => $this->hook,
			'args'     => $args,
			'group'    => self::GROUP,
			'status'   => 'pending',
			'per_page' => 1,
		];
		if ( as_get_scheduled_actions( $pending, 'ids' ) === [] ) {
			as_schedule_single_action( time() + $delay, $this->hook, $args, self::GROUP );
		}
	}

	/**
	 * Plans a single run of WP-Cron that is due at once, unless one is planned. Also where there is Action Scheduler,
	 * which looks for what is due once a minute only.
	 *
	 * @param list<string> $args Arguments.
	 */
	public function schedule_now( array $args ): void {
		if ( wp_next_scheduled( $this->hook, $args ) === false ) {
			wp_schedule_single_event( time(), $this->hook, $args );
		}
	}

	/**
	 * Takes it away.
	 */
	public function clear(): void {
		wp_unschedule_hook( $this->hook );
		if ( self::has_action_scheduler() ) {
			as_unschedule_all_actions( $this->hook );
		}
	}

	/**
	 * Whether the site has Action Scheduler.
	 */
	public static function has_action_scheduler(): bool {
		return function_exists( 'as_schedule_recurring_action' ) && function_exists( 'as_has_scheduled_action' );
	}
}
