<?php
/**
 * A connection as others see it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Store;

use Vitrine\Providers\ErrorKind;
use Vitrine\Providers\Provider;
use Vitrine\Providers\ProviderError;
use Vitrine\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * The answer of the REST routes; docs/names.md describes the shape. No key is in it, in any form.
 */
final class ConnectionView {

	/**
	 * Keeps its helpers.
	 *
	 * @param RemoteAlbums $albums Their albums.
	 * @param Pictures  $pictures  Copies of pictures.
	 * @param Providers $providers The providers.
	 */
	public function __construct(
		private readonly RemoteAlbums $albums,
		private readonly Pictures $pictures,
		private readonly Providers $providers
	) {}

	/**
	 * What editors see.
	 *
	 * @param Connection $connection The connection.
	 * @return array<string, mixed>
	 */
	public function brief( Connection $connection ): array {
		return [
			'id'            => $connection->id,
			'provider'      => $connection->provider,
			'providerLabel' => $this->providers->get( $connection->provider )?->label() ?? $connection->provider,
			'name'          => $connection->name,
			'state'         => $connection->state->value,
			'stateLabel'    => $connection->state->label(),
		];
	}

	/**
	 * What managers see.
	 *
	 * @param Connection $connection The connection.
	 * @return array<string, mixed>
	 */
	public function full( Connection $connection ): array {
		$provider = $this->providers->get( $connection->provider );
		$time     = static fn( int $at ): ?string => $at === 0 ? null : gmdate( 'c', $at );
		$albums   = array_filter(
			$this->albums->albums( $connection->id ),
			static fn( RemoteAlbum $album ): bool => $album->album !== Provider::ROOT
		);
		$settings = [];
		foreach ( $provider?->fields() ?? [] as $field ) {
			if ( $field->type !== 'secret' ) {
				$settings[ $field->name ] = $connection->settings[ $field->name ] ?? '';
			}
		}
		return [
			...$this->brief( $connection ),
			'settings'    => (object) $settings,
			'direct'      => $connection->direct,
			'albums'      => count( $albums ),
			'pictures'    => $this->pictures->counts( $connection->id ),
			'isFull'      => $this->pictures->quota->is_full(),
			'isBusy'      => $connection->is_busy() || $connection->round_open && $connection->error === null,
			'lastSuccess' => $time( $connection->last_success_at ),
			'nextRefresh' => $connection->state === ConnectionState::Key ? null : $time( $connection->next_refresh_at ),
			'error'       => $connection->error === null ? null : [
				'code'    => $connection->error->kind->value,
				'message' => self::message( $connection->error, $provider ),
				'remedy'  => self::remedy( $connection->error ),
				'since'   => gmdate( 'c', $connection->since ),
			],
		];
	}

	/**
	 * The albums that an editor may choose, as they are known.
	 *
	 * @param Connection $connection The connection.
	 * @param Provider   $provider   Its provider.
	 * @return list<array{id: string, title: string, count: int, depth: int}>
	 */
	public function albums( Connection $connection, Provider $provider ): array {
		$known  = [];
		$albums = [];
		foreach ( $provider->albums() as $album ) {
			$known[ $album->id ] = true;
			$albums[]            = [ 'id' => $album->id, 'title' => $album->title, 'count' => 0, 'depth' => 1 ];
		}
		foreach ( $this->albums->albums( $connection->id ) as $album ) {
			if ( $album->album !== Provider::ROOT && ! isset( $known[ $album->album ] ) ) {
				$albums[] = [
					'id'    => $album->album,
					'title' => $album->title !== '' ? $album->title : rawurldecode( $album->album ),
					'count' => $album->count,
					'depth' => max( 1, $album->depth ),
				];
			}
		}
		return $albums;
	}

	/**
	 * What went wrong.
	 *
	 * @param ProviderError $error    Error.
	 * @param Provider|null $provider Its provider, null when the plugin that added it is gone.
	 */
	public static function message( ProviderError $error, ?Provider $provider ): string {
		if ( $provider === null ) {
			return __( 'The plugin that knows this provider is not active.', 'vitrine' );
		}
		return $error->kind === ErrorKind::Settings && $error->detail !== ''
			? $error->detail
			: $provider->message( $error );
	}

	/**
	 * What mends it.
	 *
	 * @param ProviderError $error Error.
	 */
	public static function remedy( ProviderError $error ): string {
		return match ( $error->kind ) {
			ErrorKind::Timeout, ErrorKind::Unreachable => __(
				'Vitrine will try again automatically. Until then, visitors see the last fetched images. If the problem persists, check the URL, and ask your host whether this site can reach it.',
				'vitrine'
			),
			ErrorKind::Refused  => __(
				'Check the connection’s key, user, and album under Settings → Vitrine. Until then, visitors see the last fetched images.',
				'vitrine'
			),
			ErrorKind::Broken   => __(
				'Open the URL in a browser: it should return JSON, not a web page. Until then, visitors see the last fetched images.',
				'vitrine'
			),
			ErrorKind::Address  => __(
				'Use a URL that can be reached from the internet. To use a server on your own network, add it to VITRINE_PROVIDER_ORIGINS in wp-config.php.',
				'vitrine'
			),
			ErrorKind::Settings => __( 'Correct the connection under Settings → Vitrine.', 'vitrine' ),
			ErrorKind::Key      => __(
				'Edit the connection under Settings → Vitrine and enter its keys again. Until then, visitors see the last fetched images.',
				'vitrine'
			),
		};
	}
}
