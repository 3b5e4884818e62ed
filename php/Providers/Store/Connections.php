<?php
/**
 * The connections to providers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Store;

use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Providers\BaseProvider;
use Vitrine\Providers\ErrorKind;
use Vitrine\Providers\Provider;
use Vitrine\Providers\ProviderError;
use Vitrine\Providers\Providers;
use Vitrine\Providers\Sync\ProviderRefresh;
use Vitrine\Support\Background\RefreshQueue;
use Vitrine\Support\Db;
use Vitrine\Support\Encryption;
use Vitrine\Support\KeyChanged;
use Vitrine\Support\KeyMissing;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads and writes `vitrine_providers`.
 */
final class Connections {

	/** Seconds after which the lease of a killed process ends: longer than the longest call, which may take 60. */
	public const LEASE = 90;

	private const TABLE = 'vitrine_providers';

	/**
	 * When each of them is asked; without keys, never.
	 *
	 * @var RefreshQueue
	 */
	public readonly RefreshQueue $queue;

	/**
	 * Keeps its helpers.
	 *
	 * @param Db         $db         Tables.
	 * @param Encryption $encryption Seals keys.
	 * @param Providers  $providers  The providers.
	 */
	public function __construct(
		private readonly Db $db,
		private readonly Encryption $encryption,
		private readonly Providers $providers
	) {
		$this->queue = new RefreshQueue(
			$db,
			self::TABLE,
			self::LEASE,
			static fn(): int => ProviderRefresh::latest(),
			"state <> 'key'"
		);
	}

	/**
	 * All connections by name.
	 *
	 * @return list<Connection>
	 */
	public function all(): array {
		return array_map(
			[ Connection::class, 'of_row' ],
			$this->db->all( 'SELECT * FROM %i ORDER BY name, id', $this->table() )
		);
	}

	/**
	 * One connection.
	 *
	 * @param int $id Row.
	 */
	public function get( int $id ): ?Connection {
		$row = $id < 1 ? null : $this->db->first( 'SELECT * FROM %i WHERE id = %d', $this->table(), $id );
		return $row === null ? null : Connection::of_row( $row );
	}

	/**
	 * The connection that a gallery shows.
	 *
	 * @param GallerySettings $settings Settings of the gallery.
	 */
	public function of_gallery( GallerySettings $settings ): ?Connection {
		return ctype_digit( $settings->provider ) ? $this->get( (int) $settings->provider ) : null;
	}

	/**
	 * Adds a connection.
	 *
	 * @param Provider              $provider Provider.
	 * @param string                $name     What to call it; '' = as the provider.
	 * @param array<string, string> $settings Every field.
	 * @param bool                  $direct   Whether visitors load pictures from the provider.
	 * @throws ProviderError When a field is wrong.
	 * @throws KeyMissing When the site has no key to seal with.
	 */
	public function add(
		Provider $provider,
		string $name,
		#[\SensitiveParameter] array $settings,
		bool $direct
	): Connection {
		$settings = $provider->checked( $settings );
		if ( ! $this->encryption->has_key() ) {
			throw new KeyMissing( 'No key to seal the keys with.' );
		}
		[ $open, $secret ] = self::parted( $provider, $settings );
		$id                = $this->db->add(
			self::TABLE,
			[
				'provider'        => $provider->id(),
				'name'            => $name === '' ? $provider->label() : $name,
				'settings'        => (string) wp_json_encode( $open ),
				'secrets'         => '',
				'direct'          => $direct ? 1 : 0,
				'state'           => ConnectionState::Connecting->value,
				'next_refresh_at' => time(),
			]
		);
		// The id is part of what they are sealed with.
		$this->db->change(
			self::TABLE,
			[
				'secrets' => $this->encryption->seal(
					(string) wp_json_encode( $secret ),
					Connection::context( $id ),
					self::address( $provider, $open )
				),
			],
			[ 'id' => $id ]
		);
		return $this->get( $id ) ?? throw new \LogicException( 'A connection that was just written is not there.' );
	}

	/**
	 * Changes a connection. Keys that are not given stay as they are, unless they would be sent to another address.
	 *
	 * @param Connection            $connection The connection.
	 * @param string                $name       What to call it.
	 * @param array<string, string> $settings   Fields that change.
	 * @param bool                  $direct     Whether visitors load pictures from the provider.
	 * @throws ProviderError When a field is wrong, the address is another and a key is not given again, or the provider
	 *                       is gone.
	 * @throws KeyMissing When the site has no key to seal with.
	 */
	public function change(
		Connection $connection,
		string $name,
		#[\SensitiveParameter] array $settings,
		bool $direct
	): Connection {
		$provider = $this->providers->get( $connection->provider ) ?? throw new ProviderError( ErrorKind::Settings );
		try {
			$before = $this->opened( $connection );
		} catch ( ProviderError ) {
			$before = $connection->settings;
		}
		$moves = self::address(
			$provider,
			[ ...$connection->settings, ...$settings ]
		) !== self::address( $provider, $connection->settings );
		foreach ( $provider->fields() as $field ) {
			if ( $field->type === 'secret' && ( $settings[ $field->name ] ?? '' ) === '' ) {
				unset( $settings[ $field->name ] );
				if ( $moves && $field->required && ( $before[ $field->name ] ?? '' ) !== '' ) {
					throw new ProviderError(
						ErrorKind::Settings,
						sprintf(
							/* translators: %s: label of a field, such as "API key". */
							__(
								'The URL has changed. Enter “%s” again. For security, the saved value is only sent to the old URL.',
								'vitrine'
							),
							$field->label
						)
					);
				}
				if ( $moves ) {
					unset( $before[ $field->name ] );
				}
			}
		}
		$settings          = $provider->checked( [ ...$before, ...$settings ] );
		[ $open, $secret ] = self::parted( $provider, $settings );
		return $this->update(
			$connection,
			[
				'name'            => $name === '' ? $connection->name : $name,
				'settings'        => (string) wp_json_encode( $open ),
				'secrets'         => $this->encryption->seal(
					(string) wp_json_encode( $secret ),
					Connection::context( $connection->id ),
					self::address( $provider, $open )
				),
				'direct'          => $direct ? 1 : 0,
				'state'           => ConnectionState::Connecting->value,
				'error'           => null,
				'failures'        => 0,
				'next_refresh_at' => time(),
				'round_open'      => 0,
			]
		);
	}

	/**
	 * Every setting with the keys in the open, for a call.
	 *
	 * @param Connection $connection The connection.
	 * @return array<string, string>
	 * @throws ProviderError When the keys do not open, or the provider is gone.
	 */
	public function opened( Connection $connection ): array {
		$provider = $this->providers->get( $connection->provider ) ?? throw new ProviderError( ErrorKind::Settings );
		try {
			$secret = json_decode(
				$this->encryption->open(
					$connection->secrets,
					Connection::context( $connection->id ),
					self::address( $provider, $connection->settings )
				),
				true
			);
		} catch ( KeyChanged | KeyMissing ) {
			throw new ProviderError( ErrorKind::Key );
		}
		$settings = $connection->settings;
		foreach ( is_array( $secret ) ? $secret : [] as $name => $value ) {
			$settings[ (string) $name ] = is_string( $value ) ? $value : '';
		}
		return $settings;
	}

	/**
	 * Changes columns, and tells when the state changes.
	 *
	 * @param Connection                           $connection The connection as it was.
	 * @param array<string, string|int|float|null> $fields     Columns.
	 */
	public function update( Connection $connection, array $fields ): Connection {
		$this->db->change( self::TABLE, $fields, [ 'id' => $connection->id ] );
		$state = $fields['state'] ?? null;
		if ( is_string( $state ) && $state !== $connection->state->value ) {
			/**
			 * Fires after a connection to a provider changed its state.
			 *
			 * @param int    $connection Id of the connection.
			 * @param string $state      Its state now.
			 * @param string $before     Its state before.
			 */
			do_action( 'vitrine_provider_state', $connection->id, $state, $connection->state->value );
		}
		return $this->get( $connection->id ) ?? $connection;
	}

	/**
	 * Forgets a connection.
	 *
	 * @param int $id Row.
	 */
	public function delete( int $id ): void {
		$this->db->delete( self::TABLE, [ 'id' => $id ] );
	}

	/**
	 * Where the keys of a connection are sent.
	 *
	 * @param Provider              $provider Provider.
	 * @param array<string, string> $settings Settings; keys are not needed.
	 */
	private static function address( Provider $provider, array $settings ): string {
		return $provider instanceof BaseProvider
			? $provider->address( $settings )
			: BaseProvider::filled_in( $provider, $settings );
	}

	/**
	 * Settings that may stand in the open, and keys.
	 *
	 * @param Provider              $provider Provider.
	 * @param array<string, string> $settings Every field.
	 * @return array{array<string, string>, array<string, string>}
	 */
	private static function parted( Provider $provider, #[\SensitiveParameter] array $settings ): array {
		$open   = [];
		$secret = [];
		foreach ( $provider->fields() as $field ) {
			if ( $field->type === 'secret' ) {
				$secret[ $field->name ] = $settings[ $field->name ] ?? '';
			} else {
				$open[ $field->name ] = $settings[ $field->name ] ?? '';
			}
		}
		return [ $open, $secret ];
	}

	/**
	 * Name of the table.
	 */
	private function table(): string {
		return $this->db->table( self::TABLE );
	}
}
