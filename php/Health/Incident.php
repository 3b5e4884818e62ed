<?php
/**
 * An incident.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Health;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceState;

defined( 'ABSPATH' ) || exit;

/**
 * What ails an account so that somebody has to do something.
 */
enum Incident: string {

	/** No new posts come. */
	case Broken = 'broken';

	/** The token ends soon, and nothing has renewed it. */
	case Expiring = 'expiring';

	/** Seconds that a network may have trouble of its own. */
	public const PATIENCE = DAY_IN_SECONDS;

	/** Seconds before the end of a token at which it should have been renewed. */
	private const SOON = 7 * DAY_IN_SECONDS;

	/**
	 * The incident of an account, if there is one.
	 *
	 * @param Source $source The account.
	 */
	public static function of( Source $source ): ?self {
		$is_broken = match ( $source->state ) {
			SourceState::Reconnect, SourceState::Permission, SourceState::Pictures => true,
			SourceState::Failing, SourceState::Throttled => $source->error !== null
				&& $source->error->since < time() - self::PATIENCE,
			default => false,
		};
		return match ( true ) {
			$is_broken => self::Broken,
			// Whoever connects an account with a token of some hours is told so there and then.
			$source->expires_at !== null
				&& $source->expires_at < time() + self::SOON
				&& $source->connected_at < time() - DAY_IN_SECONDS => self::Expiring,
			default => null,
		};
	}

	/**
	 * Whether it is certain that an account has none: one that is just being tried may have.
	 *
	 * @param Source $source The account.
	 */
	public static function is_over( Source $source ): bool {
		return self::of( $source ) === null && $source->state === SourceState::Ok;
	}
}
