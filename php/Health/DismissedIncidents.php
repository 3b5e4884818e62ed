<?php
/**
 * Incidents that somebody does not want to be told of any more.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Health;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sources\SourceState;

defined( 'ABSPATH' ) || exit;

/**
 * Each person's own: whoever dismisses a notice hides it from nobody else, and the next incident brings it back.
 */
final class DismissedIncidents {

	/** User option, for each site its own: keys of incidents. */
	public const OPTION = 'vitrine_dismissed_incidents';

	/** Nonce, and what the form asks for. */
	public const ACTION = 'vitrine_dismiss_incidents';

	/** States that only a person can mend. */
	private const BROKEN = [ SourceState::Reconnect, SourceState::Permission, SourceState::Pictures ];

	/**
	 * Keeps the sources.
	 *
	 * @param Sources $sources The sources.
	 */
	public function __construct( private readonly Sources $sources ) {}

	/**
	 * Accounts that need somebody, without those whose incident this person has dismissed.
	 *
	 * @return list<Source>
	 */
	public function others(): array {
		$stored = get_user_option( self::OPTION );
		$known  = is_array( $stored ) ? $stored : [];
		return array_values(
			array_filter(
				$this->broken(),
				static fn( Source $source ): bool => ! in_array( self::key( $source ), $known, true )
			)
		);
	}

	/**
	 * Dismisses all incidents of now; those of before are over.
	 */
	public function dismiss(): void {
		update_user_option( get_current_user_id(), self::OPTION, array_map( self::key( ... ), $this->broken() ) );
	}

	/**
	 * Forgets everybody's.
	 *
	 * @param int|null $site Of this site of a network; null = of the current one.
	 */
	public static function remove( ?int $site = null ): void {
		global $wpdb;
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix( $site ) . self::OPTION, '', true );
	}

	/**
	 * Accounts that need somebody.
	 *
	 * @return list<Source>
	 */
	private function broken(): array {
		return array_values(
			array_filter(
				$this->sources->all(),
				static fn( Source $source ): bool => in_array( $source->state, self::BROKEN, true )
			)
		);
	}

	/**
	 * What tells an incident from the next one of the same account.
	 *
	 * @param Source $source The account.
	 */
	private static function key( Source $source ): string {
		$error = $source->error;
		return $source->id . ' ' . ( $error === null ? $source->state->value : "{$error->kind} {$error->since}" );
	}
}
