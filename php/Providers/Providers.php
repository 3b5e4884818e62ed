<?php
/**
 * The providers that this site has.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

use Vitrine\Providers\Services\Flickr;
use Vitrine\Providers\Services\GooglePhotos;
use Vitrine\Providers\Services\NanoPhotosProvider2;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

/**
 * Our own providers and those that other plugins add.
 */
final class Providers {

	private const FLICKR = 'https://api.flickr.com/services/rest/';

	/**
	 * The providers by name.
	 *
	 * @var array<string, Provider>|null
	 */
	private ?array $found = null;

	/**
	 * All of them.
	 *
	 * @return array<string, Provider> By name.
	 */
	public function all(): array {
		if ( $this->found !== null ) {
			return $this->found;
		}
		$own = [
			new NanoPhotosProvider2(),
			new Flickr(
				defined( 'VITRINE_FLICKR_URL' ) && VITRINE_FLICKR_URL !== '' ? VITRINE_FLICKR_URL : self::FLICKR
			),
			new GooglePhotos(),
		];
		/**
		 * Filters the providers of photographs.
		 *
		 * @param list<Provider> $providers Objects; see docs/adding-a-provider.md.
		 */
		$providers   = apply_filters( 'vitrine_gallery_providers', $own );
		$this->found = [];
		foreach ( is_array( $providers ) ? $providers : $own as $provider ) {
			if ( $provider instanceof Provider && preg_match( '/^[a-z0-9_]{1,40}$/D', $provider->id() ) === 1 ) {
				$this->found[ $provider->id() ] = $provider;
			}
		}
		return $this->found;
	}

	/**
	 * One of them; null when the plugin that added it is gone.
	 *
	 * @param string $id Name.
	 */
	public function get( string $id ): ?Provider {
		return $this->all()[ $id ] ?? null;
	}

	/**
	 * Origins that wp-config.php trusts: they may be called although they are private.
	 *
	 * @return list<string>
	 */
	public static function trusted(): array {
		/**
		 * Filters the origins of providers that may be called although their addresses are private.
		 *
		 * @param string[] $named Such as 'http://nas.local:8080'; from the constant VITRINE_PROVIDER_ORIGINS.
		 */
		$named = (array) apply_filters(
			'vitrine_provider_origins',
			defined( 'VITRINE_PROVIDER_ORIGINS' ) && is_string( VITRINE_PROVIDER_ORIGINS )
				? explode( ',', VITRINE_PROVIDER_ORIGINS )
				: []
		);
		return array_values(
			array_filter(
				array_map(
					static fn( mixed $one ): string => is_string( $one ) ? SafeHttp::origin( trim( $one ) ) : '',
					$named
				),
				static fn( string $one ): bool => $one !== ''
			)
		);
	}
}
