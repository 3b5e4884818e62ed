<?php
/**
 * Where the pictures of a provider are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Sync;

use Vitrine\Providers\Provider;
use Vitrine\Support\PictureHosts;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

/**
 * Lets the pictures of one connection be fetched: from where its provider says, and over plain HTTP only from the
 * provider's own server.
 */
final class ProviderHosts implements PictureHosts {

	/**
	 * Keeps whose pictures they are.
	 *
	 * @param Provider              $provider Provider.
	 * @param array<string, string> $settings Settings without keys.
	 * @param list<string>          $trusted  Origins that may be private.
	 */
	public function __construct(
		private readonly Provider $provider,
		private readonly array $settings,
		private readonly array $trusted
	) {}

	/**
	 * Whether a picture may be fetched from here.
	 *
	 * @param string $url Absolute address.
	 */
	public function allows_picture( string $url ): bool {
		return SafeHttp::origin( $url ) !== '' && $this->provider->allows_picture( $this->settings, $url );
	}

	/**
	 * Whether wp-config.php trusts the origin.
	 *
	 * @param string $url Absolute address.
	 */
	public function is_trusted( string $url ): bool {
		return in_array( SafeHttp::origin( $url ), $this->trusted, true );
	}
}
