<?php
/**
 * Information for Tools → Site Health → Info.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Health;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\Posts;
use Vitrine\Feed\Sync\Refresh;
use Vitrine\Support\Background\RecurringAction;

defined( 'ABSPATH' ) || exit;

/**
 * What whoever helps with a site asks first. Names of accounts are private: they are not copied along.
 *
 * @phpstan-type Field array{label: string, value: string|array<string, string>, debug?: string, private?: bool}
 */
final class DebugInformation {

	/** Accounts that are described. */
	private const MAX_ACCOUNTS = 50;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources $sources The sources.
	 * @param Posts   $posts   The posts.
	 */
	public function __construct( private readonly Sources $sources, private readonly Posts $posts ) {}

	/**
	 * The section.
	 *
	 * @return array{label: string, fields: array<string, Field>}
	 */
	public function section(): array {
		$sources = $this->sources->all();
		$next    = wp_next_scheduled( Refresh::HOOK );
		$fields  = [
			'version'  => [
				'label' => __( 'Tables', 'vitrine' ),
				'value' => (string) get_option( 'vitrine_db_version', '' ),
			],
			'accounts' => [
				'label' => __( 'Connected accounts', 'vitrine' ),
				'value' => (string) count( $sources ),
			],
			'runner'   => [
				'label' => __( 'Refreshes run by', 'vitrine' ),
				'value' => RecurringAction::has_action_scheduler() ? 'Action Scheduler' : 'WP-Cron',
			],
			'next'     => [
				'label' => __( 'Next run', 'vitrine' ),
				'value' => $next === false ? '–' : gmdate( 'c', $next ),
			],
			'overdue'  => [
				'label' => __( 'Overdue', 'vitrine' ),
				'value' => (string) count( $this->sources->queue->due( time() - HOUR_IN_SECONDS ) ),
			],
			'editor'   => [
				'label' => __( 'WebP images', 'vitrine' ),
				'value' => wp_image_editor_supports( [ 'mime_type' => 'image/webp' ] )
					? __( 'Yes', 'vitrine' )
					: __( 'No', 'vitrine' ),
			],
		];
		foreach ( array_slice( $sources, 0, self::MAX_ACCOUNTS ) as $source ) {
			$fields[ "name_{$source->id}" ]    = [
				/* translators: %s: number of an account. */
				'label'   => sprintf( __( 'Name of account %s', 'vitrine' ), $source->id ),
				'value'   => $source->name,
				'private' => true,
			];
			$fields[ "account_{$source->id}" ] = [
				/* translators: %s: number of an account. */
				'label' => sprintf( __( 'Account %s', 'vitrine' ), $source->id ),
				'value' => $this->facts( $source ),
			];
		}
		return [ 'label' => 'Vitrine', 'fields' => $fields ];
	}

	/**
	 * What is known of an account.
	 *
	 * @param Source $source The account.
	 * @return array<string, string> Values by name.
	 */
	private function facts( Source $source ): array {
		$time = static fn( ?int $at ): string => $at === null || $at === 0 ? '–' : gmdate( 'c', $at );
		return [
			'network'      => $source->network,
			'state'        => $source->state->value,
			'error'        => $source->error?->code() ?? '–',
			'posts'        => (string) $this->posts->count( $source->id ),
			'contents'     => (string) count( $this->sources->contents( $source->id ) ),
			'token'        => $source->token_kind,
			'expires'      => $time( $source->expires_at ),
			'last success' => $time( $source->last_success_at ),
			'next refresh' => $time( $source->next_refresh_at ),
			'quota'        => $source->quota === null ? '–' : "{$source->quota} %",
			'webhook'      => $source->webhook === '' ? '–' : $source->webhook,
		];
	}
}
