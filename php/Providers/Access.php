<?php
/**
 * The way to a provider.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * Settings of a connection, with its keys, and the client that asks.
 */
final class Access {

	/**
	 * Keeps both.
	 *
	 * @param array<string, string> $settings Every field, keys in the open.
	 * @param Client                $client   Asks.
	 */
	public function __construct(
		#[\SensitiveParameter] private readonly array $settings,
		private readonly Client $client
	) {}

	/**
	 * A setting, '' where it is not filled in.
	 *
	 * @param string $name Name of the field.
	 */
	public function setting( string $name ): string {
		return $this->settings[ $name ] ?? '';
	}

	/**
	 * Asks the provider.
	 *
	 * @param string                    $url   Address; its query is kept.
	 * @param array<string, string|int> $query Parameters; encoded here.
	 * @param string                    $raw   Parameters that are encoded already, such as 'albumID=a%2Fb'.
	 * @return array<mixed>
	 * @throws ProviderError When the answer is no JSON object or list.
	 */
	public function json( string $url, array $query = [], string $raw = '' ): array {
		$parts = array_filter(
			[ $raw, http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) ],
			static fn( string $part ): bool => $part !== ''
		);
		return $this->client->json(
			$url . ( $parts === [] ? '' : ( str_contains( $url, '?' ) ? '&' : '?' ) . implode( '&', $parts ) )
		);
	}
}
