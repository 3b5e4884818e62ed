<?php
/**
 * A connection to a provider.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Store;

use Vitrine\Providers\ErrorKind;
use Vitrine\Providers\ProviderError;
use Vitrine\Support\Background\Lease;

defined( 'ABSPATH' ) || exit;

/**
 * A row of `vitrine_providers`. Its keys are sealed; what is not a key stands in the open.
 */
final class Connection {

	/**
	 * Keeps the fields.
	 *
	 * @param int                   $id              Row.
	 * @param string                $provider        Name of the provider.
	 * @param string                $name            What the administrator calls it.
	 * @param array<string, string> $settings        Fields without keys.
	 * @param string                $secrets         Sealed keys.
	 * @param bool                  $direct          Whether visitors load pictures from the provider.
	 * @param ConnectionState       $state           State.
	 * @param ProviderError|null    $error           Last error while it lasts.
	 * @param int                   $since           Unix time of its first occurrence.
	 * @param int                   $failures        Refreshes that failed in a row.
	 * @param int                   $last_success_at Unix time, 0 for never.
	 * @param int                   $next_refresh_at Unix time.
	 * @param int                   $lease_until     Until when somebody refreshes it.
	 * @param int                   $round           Number of the current or last round.
	 * @param bool                  $round_open      Whether that round is under way.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $provider,
		public readonly string $name,
		public readonly array $settings,
		public readonly string $secrets,
		public readonly bool $direct,
		public readonly ConnectionState $state,
		public readonly ?ProviderError $error,
		public readonly int $since,
		public readonly int $failures,
		public readonly int $last_success_at,
		public readonly int $next_refresh_at,
		public readonly int $lease_until,
		public readonly int $round,
		public readonly bool $round_open
	) {}

	/**
	 * Makes one of a row of the database.
	 *
	 * @param array<string, string|null> $row Row.
	 */
	public static function of_row( array $row ): self {
		$settings = [];
		foreach ( (array) json_decode( $row['settings'] ?? '', true ) as $name => $value ) {
			$settings[ (string) $name ] = is_string( $value ) ? $value : '';
		}
		$error = json_decode( $row['error'] ?? '', true );
		$kind  = ErrorKind::tryFrom( is_array( $error ) && is_string( $error[0] ?? null ) ? $error[0] : '' );
		return new self(
			(int) ( $row['id'] ?? 0 ),
			$row['provider'] ?? '',
			$row['name'] ?? '',
			$settings,
			$row['secrets'] ?? '',
			(int) ( $row['direct'] ?? 0 ) === 1,
			ConnectionState::tryFrom( $row['state'] ?? '' ) ?? ConnectionState::Failing,
			$kind === null || ! is_array( $error )
				? null
				: new ProviderError(
					$kind,
					(string) ( $error[1] ?? '' ),
					(string) ( $error[2] ?? '' ),
					(string) ( $error[3] ?? '' )
				),
			is_array( $error ) ? (int) ( $error[4] ?? 0 ) : 0,
			(int) ( $row['failures'] ?? 0 ),
			(int) ( $row['last_success_at'] ?? 0 ),
			(int) ( $row['next_refresh_at'] ?? 0 ),
			(int) ( $row['lease_until'] ?? 0 ),
			(int) ( $row['round_number'] ?? 0 ),
			(int) ( $row['round_open'] ?? 0 ) === 1
		);
	}

	/**
	 * Its error as a column; the time of its first occurrence stays while it is the same.
	 *
	 * @param ProviderError $error What was thrown.
	 * @param int           $now   Unix time.
	 */
	public function error_column( ProviderError $error, int $now ): string {
		$is_same = $this->error !== null
			&& $this->error->kind === $error->kind
			&& $this->error->status === $error->status;
		return (string) wp_json_encode(
			[ $error->kind->value, $error->detail, $error->status, $error->call, $is_same ? $this->since : $now ]
		);
	}

	/**
	 * What its keys were sealed with: copied to another row they do not open.
	 *
	 * @param int $id Row.
	 */
	public static function context( int $id ): string {
		return "provider:{$id}";
	}

	/**
	 * Whether somebody refreshes it now.
	 */
	public function is_busy(): bool {
		return Lease::is_held( $this->lease_until );
	}
}
