<?php
/**
 * Asks servers whose addresses strangers name.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Requests that reach public addresses only and stop reading at a limit: GET unless their arguments say otherwise.
 *
 * Core's wp_safe_remote_get() resolves a name, checks what it found and lets the transport resolve it again: a name
 * that changes in between (DNS rebinding), or that has a private IPv6 address besides, gets past. Here the connection
 * goes to the address that was checked. Core also goes on receiving what is beyond `limit_response_size`; here the
 * connection is cut.
 */
final class SafeHttp {

	/** Networks that nobody outside may make a site call, IPv4. */
	private const PRIVATE = [
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',
		'127.0.0.0/8',
		'169.254.0.0/16',
		'172.16.0.0/12',
		'192.0.0.0/24',
		'192.0.2.0/24',
		'192.88.99.0/24',
		'192.168.0.0/16',
		'198.18.0.0/15',
		'198.51.100.0/24',
		'203.0.113.0/24',
		'224.0.0.0/4',
		'240.0.0.0/4',
	];

	/**
	 * Where a name leads that nobody knows, even if it is known a moment later: RFC 5737 keeps the address for
	 * examples.
	 */
	private const NOWHERE = '192.0.2.1';

	/** Code of the error for an answer that fills `limit_response_size`. */
	public const TOO_LARGE = 'vitrine_too_large';

	/** Code of the error for an address that is not public. */
	public const NOT_PUBLIC = 'vitrine_private';

	/** Hops through which an address may be moved on. */
	public const REDIRECTS = 3;

	/**
	 * Keeps how names are resolved.
	 *
	 * @param \Closure(string): (list<string>|false)|null $resolve IPv4 addresses of a name; PHP's own way when null.
	 */
	public function __construct( private readonly ?\Closure $resolve = null ) {}

	/**
	 * Makes one request; redirects are answers.
	 *
	 * @param string               $url  Address.
	 * @param array<string, mixed> $args Arguments of the HTTP API.
	 * @return array<string, mixed>|\WP_Error Code NOT_PUBLIC for an address that is not public, TOO_LARGE for an answer
	 *                                        that fills `limit_response_size`.
	 */
	public function get( string $url, array $args ): array|\WP_Error {
		$address = $this->address( $url );
		return $address === null
			? new \WP_Error( self::NOT_PUBLIC, 'Not a public address.' )
			: $this->request( $url, $args, $address, true );
	}

	/**
	 * Makes one request to an origin that wp-config.php names, which may be private.
	 *
	 * @param string               $url  Address.
	 * @param array<string, mixed> $args Arguments of the HTTP API.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function trusted( string $url, array $args ): array|\WP_Error {
		return $this->request( $url, $args, '', false );
	}

	/**
	 * Makes one request.
	 *
	 * @param string               $url     Address.
	 * @param array<string, mixed> $args    Arguments of the HTTP API.
	 * @param string               $address Where to connect to, '' = as the transport finds it.
	 * @param bool                 $is_safe Whether core checks the address, too.
	 * @return array<string, mixed>|\WP_Error
	 */
	private function request( string $url, array $args, string $address, bool $is_safe ): array|\WP_Error {
		$max     = isset( $args['limit_response_size'] ) ? (int) $args['limit_response_size'] : PHP_INT_MAX;
		$is_over = false;
		$curl    = static function ( mixed $handle ) use ( $url, $address, $max, &$is_over ): void {
			if ( ! $handle instanceof \CurlHandle ) {
				return;
			}
			// phpcs:disable WordPress.WP.AlternativeFunctions -- core's own handle, of core's own request.
			if ( $address !== '' ) {
				curl_setopt(
					$handle,
					CURLOPT_RESOLVE,
					[ self::host( $url ) . ':' . self::port( $url ) . ':' . $address ]
				);
			}
			curl_setopt( $handle, CURLOPT_NOPROGRESS, false );
			curl_setopt(
				$handle,
				CURLOPT_PROGRESSFUNCTION,
				static function ( mixed $same, int $expected, int $received ) use ( $max, &$is_over ): int {
					$is_over = $is_over || $received > $max || $expected > $max;
					return $is_over ? 1 : 0;
				}
			);
			// phpcs:enable WordPress.WP.AlternativeFunctions
		};
		$socket  = static function ( string &$remote ) use ( $url, $address ): void {
			if ( $address !== '' ) {
				$remote = str_replace( '//' . self::host( $url ) . ':', "//{$address}:", $remote );
			}
		};
		add_action( 'http_api_curl', $curl );
		add_action( 'requests-fsockopen.remote_socket', $socket );
		try {
			$args     = [ 'method' => 'GET', ...$args, 'redirection' => 0 ];
			$response = $is_safe ? wp_safe_remote_request( $url, $args ) : wp_remote_request( $url, $args );
		} finally {
			remove_action( 'http_api_curl', $curl );
			remove_action( 'requests-fsockopen.remote_socket', $socket );
		}
		// A transport without progress, or a body that was packed: the rest is not there, and half of an answer is
		// none.
		$is_over = $is_over || ! is_wp_error( $response ) && strlen( wp_remote_retrieve_body( $response ) ) >= $max;
		return $is_over ? new \WP_Error( self::TOO_LARGE, 'The answer is too large.' ) : $response;
	}

	/**
	 * The address to connect to.
	 *
	 * @param string $url Address.
	 * @return string|null '' = as the transport finds it: this site's own host, what a site's owner allows by core's
	 *                     filter, what a proxy fetches; null = refused. Core checks scheme, port and address again.
	 */
	private function address( string $url ): ?string {
		$host = self::host( $url );
		if ( $host === '' || self::origin( $url ) === '' || strpbrk( $host, ':[]' ) !== false ) {
			return null;
		}
		if (
			$host === self::host( home_url() )
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's filter.
			|| apply_filters( 'http_request_host_is_external', false, $host, $url ) === true
			|| self::has_proxy( $url )
		) {
			return '';
		}
		if ( filter_var( $host, FILTER_VALIDATE_IP ) !== false ) {
			return self::is_public( $host ) ? $host : null;
		}
		$resolve   = $this->resolve ?? static fn( string $name ): array|false => gethostbynamel( $name );
		$addresses = $resolve( $host );
		if ( ! is_array( $addresses ) || $addresses === [] ) {
			return self::NOWHERE;
		}
		foreach ( $addresses as $address ) {
			if ( ! self::is_public( $address ) ) {
				return null;
			}
		}
		return $addresses[0];
	}

	/**
	 * Whether an IPv4 address belongs to the public internet.
	 *
	 * @param string $address Such as '192.0.2.1'.
	 */
	public static function is_public( string $address ): bool {
		$number = ip2long( $address );
		if ( $number === false ) {
			return false;
		}
		foreach ( self::PRIVATE as $network ) {
			[ $base, $bits ] = explode( '/', $network );
			$mask            = -1 << ( 32 - (int) $bits );
			if ( ( $number & $mask ) === ( (int) ip2long( $base ) & $mask ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Scheme, host and port of an address, '' when it is none of HTTP or names a user.
	 *
	 * @param string $url Address.
	 */
	public static function origin( string $url ): string {
		$parts = wp_parse_url( $url );
		if (
			! is_array( $parts )
			|| ! isset( $parts['scheme'], $parts['host'] )
			|| isset( $parts['user'] )
			|| isset( $parts['pass'] )
			|| ! in_array( strtolower( $parts['scheme'] ), [ 'http', 'https' ], true )
		) {
			return '';
		}
		return strtolower( "{$parts['scheme']}://{$parts['host']}" ) . ':' . self::port( $url );
	}

	/**
	 * Host of an address in small letters.
	 *
	 * @param string $url Address.
	 */
	public static function host( string $url ): string {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		return is_string( $host ) ? strtolower( $host ) : '';
	}

	/**
	 * Port of an address.
	 *
	 * @param string $url Address.
	 */
	private static function port( string $url ): int {
		$port = wp_parse_url( $url, PHP_URL_PORT );
		return is_int( $port ) ? $port : ( str_starts_with( strtolower( $url ), 'https:' ) ? 443 : 80 );
	}

	/**
	 * Whether the site sends such requests through a proxy, which resolves names itself.
	 *
	 * @param string $url Address.
	 */
	private static function has_proxy( string $url ): bool {
		$proxy = new \WP_HTTP_Proxy();
		return $proxy->is_enabled() && $proxy->send_through_proxy( $url );
	}
}
