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
use Vitrine\Support\Background\RecurringAction;

defined( 'ABSPATH' ) || exit;

/**
 * What the site's own tables and folders say: nobody else is asked, so all of them are direct.
 *
 * @phpstan-type Finding array{string, string, string}
 * @phpstan-type Result array{
 *     label: string,
 *     status: string,
 *     badge: array{label: string, color: string},
 *     description: string,
 *     actions: string,
 *     test: string,
 * }
 */
final class SiteHealthTests {

	/** Severities, the mildest first. */
	private const SEVERITIES = [ 'good', 'recommended', 'critical' ];

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
			'vitrine_accounts' => [ __( 'Accounts of social feeds', 'vitrine' ), $this->accounts( ... ) ],
			'vitrine_tokens'   => [ __( 'Access tokens of social feeds', 'vitrine' ), $this->tokens( ... ) ],
			'vitrine_quota'    => [ __( 'Limits of social networks', 'vitrine' ), $this->quota( ... ) ],
			'vitrine_schedule' => [ __( 'Refreshes of social feeds', 'vitrine' ), $this->schedule( ... ) ],
			'vitrine_pictures' => [ __( 'Pictures of social feeds', 'vitrine' ), $this->pictures( ... ) ],
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
						__( '%1$s: the last refresh that went through was %2$s ago.', 'vitrine' ),
						$source->name,
						human_time_diff( $source->last_success_at )
					),
					__( 'Refresh it under Settings → Vitrine and see what it says.', 'vitrine' ),
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
		return self::result(
			'vitrine_accounts',
			__( 'Social feeds get new posts', 'vitrine' ),
			__( 'Some social feeds get no new posts', 'vitrine' ),
			__( 'All connected accounts answered when they were last refreshed.', 'vitrine' ),
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
					__( '%s: the access token does not work anymore.', 'vitrine' ),
					$source->name
				) : sprintf(
					/* translators: 1: name of an account, 2: number of days. */
					_n(
						'%1$s: the access token ends in %2$s day.',
						'%1$s: the access token ends in %2$s days.',
						$days,
						'vitrine'
					),
					$source->name,
					number_format_i18n( $days )
				),
				__( 'Connect the account again with a new token under Settings → Vitrine.', 'vitrine' ),
			];
		}
		return self::result(
			'vitrine_tokens',
			__( 'Access tokens of social feeds are valid', 'vitrine' ),
			__( 'Access tokens of social feeds need to be renewed', 'vitrine' ),
			sprintf(
				/* translators: %s: number of days. */
				__(
					'No access token ends within %s days. Those that can be renewed are renewed by themselves.',
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
						__( '%1$s: %2$s%% of the calls that the network allows are used up.', 'vitrine' ),
						$source->name,
						number_format_i18n( (int) $source->quota )
					),
					__(
						'Vitrine asks less often by itself. If it stays so, see what else on this site or elsewhere uses the same app.',
						'vitrine'
					),
				];
			}
		}
		return self::result(
			'vitrine_quota',
			__( 'Social networks are asked within their limits', 'vitrine' ),
			__( 'A social network’s limit of calls is nearly reached', 'vitrine' ),
			__( 'No account has used up much of what its network allows.', 'vitrine' ),
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
					? __( 'Refreshes are planned, but nobody runs them.', 'vitrine' )
					: __( 'No refresh is planned.', 'vitrine' ),
				__(
					'Have your host call wp-cron.php every five minutes, or run “wp cron event run --due-now”. Opening any screen of the dashboard plans refreshes anew.',
					'vitrine'
				),
			];
		}
		return self::result(
			'vitrine_schedule',
			__( 'Social feeds are refreshed in the background', 'vitrine' ),
			__( 'Social feeds are not refreshed in the background', 'vitrine' ),
			__( 'A refresh is planned, and none is overdue.', 'vitrine' ),
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
		if ( $uploads['error'] !== false || ! wp_is_writable( $uploads['basedir'] ) ) {
			$found[] = [
				'critical',
				__( 'The uploads folder cannot be written to, so pictures of posts cannot be kept.', 'vitrine' ),
				__( 'Let the web server write to it, or ask your host to.', 'vitrine' ),
			];
		}
		if ( ! wp_image_editor_supports( [ 'mime_type' => 'image/jpeg' ] ) ) {
			$found[] = [
				'critical',
				__( 'PHP can make no smaller copies of pictures here.', 'vitrine' ),
				__( 'Ask your host for the PHP extension Imagick or GD.', 'vitrine' ),
			];
		} elseif ( ! wp_image_editor_supports( [ 'mime_type' => 'image/webp' ] ) ) {
			$found[] = [
				'recommended',
				__( 'PHP makes no WebP pictures here: files are larger than they need to be.', 'vitrine' ),
				__( 'Ask your host for Imagick or GD with WebP.', 'vitrine' ),
			];
		}
		return self::result(
			'vitrine_pictures',
			__( 'Pictures of social feeds can be kept', 'vitrine' ),
			__( 'Pictures of social feeds cannot be kept as they should', 'vitrine' ),
			__( 'The uploads folder can be written to, and PHP can make smaller copies of pictures.', 'vitrine' ),
			$found
		);
	}

	/**
	 * What core prints of a test.
	 *
	 * @param string $test  Name.
	 * @param string $good  Heading where nothing was found.
	 * @param string $bad   Heading where something was.
	 * @param string $text  Text where nothing was found.
	 * @param array  $found Severity, what is wrong, and what mends it.
	 * @phpstan-param list<Finding> $found
	 * @return Result
	 */
	private static function result( string $test, string $good, string $bad, string $text, array $found ): array {
		$ranks = array_map(
			static fn( array $one ): int => (int) array_search( $one[0], self::SEVERITIES, true ),
			$found
		);
		$items = array_map(
			static fn( array $one ): string => '<li>' . esc_html( trim( "{$one[1]} {$one[2]}" ) ) . '</li>',
			$found
		);
		return [
			'label'       => $found === [] ? $good : $bad,
			'status'      => self::SEVERITIES[ max( [ 0, ...$ranks ] ) ],
			'badge'       => [ 'label' => 'Vitrine', 'color' => 'blue' ],
			'description' => $found === []
				? '<p>' . esc_html( $text ) . '</p>'
				: '<ul>' . implode( '', $items ) . '</ul>',
			'actions'     => $found === [] ? '' : sprintf(
				'<p><a href="%1$s">%2$s</a></p>',
				esc_url( admin_url( 'options-general.php?page=vitrine' ) ),
				esc_html__( 'Look after your accounts', 'vitrine' )
			),
			'test'        => $test,
		];
	}
}
