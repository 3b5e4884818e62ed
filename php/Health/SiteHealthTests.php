<?php
/**
 * Tests for Tools → Site Health.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Health;

use Vitrine\Feed\Contents\ContentName;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Feed\Sync\Refresh;
use Vitrine\Graph\Http\Usage;
use Vitrine\Images\Folder;
use Vitrine\Support\Background\RecurringAction;

defined( 'ABSPATH' ) || exit;

/**
 * What the site's own tables and folders say: nobody else is asked, so all of them are direct.
 *
 * @phpstan-import-type Result from HealthResult
 */
final class SiteHealthTests {

	/** Seconds without new posts that deserve a look. */
	private const STALE = 2 * DAY_IN_SECONDS;

	/** Seconds after which a refresh that is due has evidently been forgotten. */
	private const OVERDUE = 30 * MINUTE_IN_SECONDS;

	/** Days that a token should have left: nobody looks after a site every week. */
	private const DAYS = 14;

	/**
	 * Keeps the sources.
	 *
	 * @param Sources $sources The sources.
	 */
	public function __construct( private readonly Sources $sources ) {}

	/**
	 * Adds the tests, where an account is connected.
	 *
	 * @param array<mixed> $tests Core's.
	 * @return array<mixed>
	 */
	public function add( array $tests ): array {
		if ( ! $this->sources->queue->any() ) {
			return $tests;
		}
		$own = [
			'vitrine_accounts' => [ __( 'Social feed accounts', 'vitrine' ), $this->accounts( ... ) ],
			'vitrine_tokens'   => [ __( 'Social feed access tokens', 'vitrine' ), $this->tokens( ... ) ],
			'vitrine_quota'    => [ __( 'Social network limits', 'vitrine' ), $this->quota( ... ) ],
			'vitrine_schedule' => [ __( 'Social feed refreshes', 'vitrine' ), $this->schedule( ... ) ],
			'vitrine_pictures' => [ __( 'Social feed images', 'vitrine' ), $this->pictures( ... ) ],
		];
		$all = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : [];
		foreach ( $own as $name => [ $label, $test ] ) {
			$all[ $name ] = [ 'label' => $label, 'test' => $test ];
		}
		return [ ...$tests, 'direct' => $all ];
	}

	/**
	 * Errors of accounts and of their contents, and the last time that posts came.
	 *
	 * @return Result
	 */
	public function accounts(): array {
		$found = [];
		foreach ( $this->sources->all() as $source ) {
			if ( $source->error !== null || $source->state === SourceState::Pictures ) {
				$found[] = [
					Incident::of( $source ) === Incident::Broken ? 'critical' : 'recommended',
					"{$source->name}: " . ( $source->error?->message() ?? $source->state->label() ),
					$source->error?->remedy() ?? '',
				];
			} elseif ( $source->last_success_at > 0 && $source->last_success_at < time() - self::STALE ) {
				$found[] = [
					'recommended',
					sprintf(
						/* translators: 1: name of an account, 2: length of time, such as "3 days". */
						__( '%1$s: the last successful refresh was %2$s ago.', 'vitrine' ),
						$source->name,
						human_time_diff( $source->last_success_at )
					),
					__( 'Refresh it under Settings → Vitrine to see what is wrong.', 'vitrine' ),
				];
			}
			foreach ( $this->sources->contents( $source->id ) as $content ) {
				if ( $content->error !== null ) {
					$name    = ContentName::of( $content->content, $content->title );
					$found[] = [
						'recommended',
						"{$source->name}, {$name}: " . $content->error->message(),
						$content->error->remedy(),
					];
				}
			}
		}
		return HealthResult::of(
			'vitrine_accounts',
			__( 'Social feeds are getting new posts', 'vitrine' ),
			__( 'Some social feeds are not getting new posts', 'vitrine' ),
			__( 'All connected accounts were refreshed successfully.', 'vitrine' ),
			$found
		);
	}

	/**
	 * Tokens that end soon.
	 *
	 * @return Result
	 */
	public function tokens(): array {
		$found = [];
		foreach ( $this->sources->all() as $source ) {
			$is_dead = $source->state === SourceState::Reconnect;
			$days    = $source->expires_at === null
				? PHP_INT_MAX
				: (int) floor( ( $source->expires_at - time() ) / DAY_IN_SECONDS );
			if ( ! $source->has_token() || ! $is_dead && $days >= self::DAYS ) {
				continue;
			}
			$found[] = [
				$is_dead || $days < 0 ? 'critical' : 'recommended',
				$is_dead || $days < 0 ? sprintf(
					/* translators: %s: name of an account. */
					__( '%s: the access token no longer works.', 'vitrine' ),
					$source->name
				) : sprintf(
					/* translators: 1: name of an account, 2: number of days. */
					_n(
						'%1$s: the access token expires in %2$s day.',
						'%1$s: the access token expires in %2$s days.',
						$days,
						'vitrine'
					),
					$source->name,
					number_format_i18n( $days )
				),
				__( 'Reconnect the account with a new token under Settings → Vitrine.', 'vitrine' ),
			];
		}
		return HealthResult::of(
			'vitrine_tokens',
			__( 'Social feed access tokens are valid', 'vitrine' ),
			__( 'Social feed access tokens need to be renewed', 'vitrine' ),
			sprintf(
				/* translators: %s: number of days. */
				__(
					'No access token expires within %s days. Tokens are renewed automatically where possible.',
					'vitrine'
				),
				number_format_i18n( self::DAYS )
			),
			$found
		);
	}

	/**
	 * How much of what a network allows is used up.
	 *
	 * @return Result
	 */
	public function quota(): array {
		$found = [];
		foreach ( $this->sources->all() as $source ) {
			if ( (int) $source->quota >= Usage::SLOW ) {
				$found[] = [
					'recommended',
					sprintf(
						/* translators: 1: name of an account, 2: number. */
						__( '%1$s: %2$s%% of the network’s rate limit is used.', 'vitrine' ),
						$source->name,
						number_format_i18n( (int) $source->quota )
					),
					__(
						'Vitrine automatically sends fewer requests. If the problem persists, check what else uses the same app, on this site or elsewhere.',
						'vitrine'
					),
				];
			}
		}
		return HealthResult::of(
			'vitrine_quota',
			__( 'Requests to social networks are within their limits', 'vitrine' ),
			__( 'A social network’s rate limit is nearly reached', 'vitrine' ),
			__( 'No account is close to its network’s rate limit.', 'vitrine' ),
			$found
		);
	}

	/**
	 * Whether somebody runs the job.
	 *
	 * @return Result
	 */
	public function schedule(): array {
		$is_planned = wp_next_scheduled( Refresh::HOOK ) !== false
			|| RecurringAction::has_action_scheduler() && as_has_scheduled_action( Refresh::HOOK );
		$is_overdue = $this->sources->queue->due( time() - self::OVERDUE ) !== [];
		$found      = [];
		if ( ! $is_planned || $is_overdue ) {
			$found[] = [
				'critical',
				$is_planned
					? __( 'Refreshes are scheduled, but they do not run.', 'vitrine' )
					: __( 'No refresh is scheduled.', 'vitrine' ),
				__(
					'Ask your host to call wp-cron.php every five minutes, or run “wp cron event run --due-now”. Opening any admin screen reschedules refreshes.',
					'vitrine'
				),
			];
		}
		return HealthResult::of(
			'vitrine_schedule',
			__( 'Social feeds are refreshed in the background', 'vitrine' ),
			__( 'Social feeds are not refreshed in the background', 'vitrine' ),
			__( 'A refresh is scheduled, and none are overdue.', 'vitrine' ),
			$found
		);
	}

	/**
	 * Whether pictures can be kept.
	 *
	 * @return Result
	 */
	public function pictures(): array {
		$uploads = wp_upload_dir( null, false );
		$found   = [];
		$folder  = ( new Folder() )->path();
		if ( $uploads['error'] === false && is_dir( $folder ) && ! wp_is_writable( $folder ) ) {
			$found[] = [
				'critical',
				__( 'The folder uploads/vitrine is not writable, so images cannot be stored.', 'vitrine' ),
				__( 'Make the folder writable, or ask your host to.', 'vitrine' ),
			];
		} elseif ( $uploads['error'] !== false || ! wp_is_writable( $uploads['basedir'] ) ) {
			$found[] = [
				'critical',
				__( 'The uploads folder is not writable, so the images of posts cannot be stored.', 'vitrine' ),
				__( 'Make the folder writable, or ask your host to.', 'vitrine' ),
			];
		}
		if ( ! wp_image_editor_supports( [ 'mime_type' => 'image/jpeg' ] ) ) {
			$found[] = [
				'critical',
				__( 'PHP cannot create smaller copies of images on this server.', 'vitrine' ),
				__( 'Ask your host for the PHP extension Imagick or GD.', 'vitrine' ),
			];
		} elseif ( ! wp_image_editor_supports( [ 'mime_type' => 'image/webp' ] ) ) {
			$found[] = [
				'recommended',
				__( 'PHP cannot create WebP images on this server, so files are larger than necessary.', 'vitrine' ),
				__( 'Ask your host for Imagick or GD with WebP support.', 'vitrine' ),
			];
		}
		return HealthResult::of(
			'vitrine_pictures',
			__( 'Social feed images can be stored', 'vitrine' ),
			__( 'Social feed images cannot be stored properly', 'vitrine' ),
			__( 'The uploads folder is writable, and PHP can create smaller copies of images.', 'vitrine' ),
			$found
		);
	}
}
