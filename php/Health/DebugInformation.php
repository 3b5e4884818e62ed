<?php
/**
 * Information for Tools → Site Health → Info.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Health;

use Vitrine\Consent\Tools;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\Posts;
use Vitrine\Feed\Sync\Refresh;
use Vitrine\Images\Folder;
use Vitrine\Providers\Store\Connections;
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
	 * @param Sources     $sources     The sources.
	 * @param Posts       $posts       The posts.
	 * @param Connections $connections The connections to providers.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Posts $posts,
		private readonly Connections $connections
	) {}

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
				'label' => __( 'Refresh scheduler', 'vitrine' ),
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
			...$this->parts(),
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
		foreach ( array_slice( $this->connections->all(), 0, self::MAX_ACCOUNTS ) as $connection ) {
			$fields[ "provider_{$connection->id}" ] = [
				/* translators: %s: number of a connection to a provider of photographs. */
				'label' => sprintf( __( 'Provider %s', 'vitrine' ), $connection->id ),
				'value' => [
					'provider'     => $connection->provider,
					'state'        => $connection->state->value,
					'error'        => $connection->error?->kind->value ?? '–',
					'last success' => self::time( $connection->last_success_at ),
					'next refresh' => self::time( $connection->next_refresh_at ),
				],
			];
		}
		return [ 'label' => 'Vitrine', 'fields' => $fields ];
	}

	/**
	 * What else the plugin has to do with.
	 *
	 * @return array<string, Field>
	 */
	private function parts(): array {
		$folder   = ( new Folder() )->path();
		$consent  = Tools::active();
		$yes_no   = static fn( bool $is_so ): string => $is_so ? __( 'Yes', 'vitrine' ) : __( 'No', 'vitrine' );
		$of_posts = static fn( string $type ): string => (string) ( (array) wp_count_posts( $type ) )['publish'];
		return [
			'popups'    => [
				'label' => __( 'Published popups', 'vitrine' ),
				'value' => post_type_exists( 'vitrine_popup' ) ? $of_posts( 'vitrine_popup' ) : '0',
			],
			'providers' => [
				'label' => __( 'Connected providers', 'vitrine' ),
				'value' => (string) count( $this->connections->all() ),
			],
			'folder'    => [
				'label' => __( 'Image folder writable', 'vitrine' ),
				'value' => $yes_no( wp_is_writable( is_dir( $folder ) ? $folder : dirname( $folder ) ) ),
			],
			'key'       => [
				'label' => __( 'Custom key (VITRINE_KEY)', 'vitrine' ),
				'value' => $yes_no( defined( 'VITRINE_KEY' ) ),
			],
			'cron'      => [
				'label' => __( 'WP-Cron started by visits', 'vitrine' ),
				'value' => $yes_no( ! defined( 'DISABLE_WP_CRON' ) || ! DISABLE_WP_CRON ),
			],
			'consent'   => [
				'label' => __( 'Consent tool', 'vitrine' ),
				'value' => $consent === '' ? '–' : $consent,
			],
		];
	}

	/**
	 * A moment.
	 *
	 * @param int|null $at Unix time.
	 */
	private static function time( ?int $at ): string {
		return $at === null || $at === 0 ? '–' : gmdate( 'c', $at );
	}

	/**
	 * What is known of an account.
	 *
	 * @param Source $source The account.
	 * @return array<string, string> Values by name.
	 */
	private function facts( Source $source ): array {
		return [
			'network'      => $source->network,
			'state'        => $source->state->value,
			'error'        => $source->error?->code() ?? '–',
			'posts'        => (string) $this->posts->count( $source->id ),
			'contents'     => (string) count( $this->sources->contents( $source->id ) ),
			'token'        => $source->token_kind,
			'expires'      => self::time( $source->expires_at ),
			'last success' => self::time( $source->last_success_at ),
			'next refresh' => self::time( $source->next_refresh_at ),
			'quota'        => $source->quota === null ? '–' : "{$source->quota} %",
			'webhook'      => $source->webhook === '' ? '–' : $source->webhook,
		];
	}
}
