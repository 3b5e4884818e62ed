<?php
/**
 * Asks providers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * GET requests for JSON that end in any case: after a minute, at a size, at a depth, after some redirects.
 */
final class Client {

	/** Seconds, as in the original. */
	public const TIMEOUT = 60;

	/** Bytes of an answer: 500 photographs of Flickr with all sizes have about 1.5 MB. */
	public const MAX_BYTES = 8 * MB_IN_BYTES;

	/**
	 * What MAX_BYTES was called.
	 *
	 * @deprecated 0.2.0 Use MAX_BYTES.
	 */
	public const MOST_BYTES = self::MAX_BYTES;

	private const DEPTH = 16;

	/**
	 * Keeps its helpers.
	 *
	 * @param list<string> $trusted Origins that may be private, as Origins::of_site() has them.
	 * @param SafeHttp     $http    Asks public addresses.
	 * @param int          $timeout Seconds.
	 */
	public function __construct(
		private readonly array $trusted,
		private readonly SafeHttp $http,
		private readonly int $timeout = self::TIMEOUT
	) {}

	/**
	 * Asks for JSON.
	 *
	 * @param string $url Address with query.
	 * @return array<mixed>
	 * @throws ProviderError When there is none.
	 */
	public function json( string $url ): array {
		$host   = SafeHttp::host( $url );
		$from   = microtime( true );
		$status = 0;
		for ( $step = 0; $step <= SafeHttp::REDIRECTS; $step++ ) {
			$left = $this->timeout - ( microtime( true ) - $from );
			if ( $left <= 0 ) {
				throw new ProviderError( ErrorKind::Timeout );
			}
			$response = $this->get( $url, $left );
			$status   = (int) wp_remote_retrieve_response_code( $response );
			$location = wp_remote_retrieve_header( $response, 'location' );
			if ( $status < 300 || $status >= 400 || ! is_string( $location ) || $location === '' ) {
				return self::decoded( wp_remote_retrieve_body( $response ), $status );
			}
			// Addresses may carry keys: they are told to nobody else, and not in the open.
			$was = $url;
			$url = Sanitizer::url( $location, $was );
			if (
				$url === ''
				|| str_starts_with( $was, 'https:' ) && ! str_starts_with( $url, 'https:' )
				|| self::bare( SafeHttp::host( $url ) ) !== self::bare( $host )
			) {
				throw new ProviderError( ErrorKind::Broken, '', (string) $status );
			}
		}
		throw new ProviderError( ErrorKind::Broken, '', (string) $status );
	}

	/**
	 * A host without the www that sites move from and to.
	 *
	 * @param string $host Host.
	 */
	private static function bare( string $host ): string {
		return str_starts_with( $host, 'www.' ) ? substr( $host, 4 ) : $host;
	}

	/**
	 * Makes one request.
	 *
	 * @param string $url  Address.
	 * @param float  $left Seconds left.
	 * @return array<string, mixed>
	 * @throws ProviderError When there is no answer.
	 */
	private function get( string $url, float $left ): array {
		$args     = [
			'timeout'             => max( 1, $left ),
			'redirection'         => 0,
			'limit_response_size' => self::MAX_BYTES + 1,
			'headers'             => [ 'Accept' => 'application/json' ],
		];
		$response = in_array( SafeHttp::origin( $url ), $this->trusted, true )
			? $this->http->trusted( $url, $args )
			: $this->http->get( $url, $args );
		if ( ! is_wp_error( $response ) ) {
			return $response;
		}
		throw new ProviderError(
			match ( true ) {
				$response->get_error_code() === 'vitrine_private' => ErrorKind::Address,
				$response->get_error_code() === SafeHttp::TOO_LARGE => ErrorKind::Broken,
				// The transports have a code for everything but no other sign of this.
				preg_match( '/timed? ?out|error 28\b/i', $response->get_error_message() ) === 1 => ErrorKind::Timeout,
				default => ErrorKind::Unreachable,
			}
		);
	}

	/**
	 * Decodes JSON, whatever the status says: providers explain their errors in the body.
	 *
	 * @param string $body   Body.
	 * @param int    $status HTTP status.
	 * @return array<mixed>
	 * @throws ProviderError When it is none.
	 */
	private static function decoded( string $body, int $status ): array {
		$data = strlen( $body ) > self::MAX_BYTES
			? null
			: json_decode( $body, true, self::DEPTH, JSON_INVALID_UTF8_SUBSTITUTE );
		if ( ! is_array( $data ) ) {
			throw new ProviderError( ErrorKind::Broken, '', $status === 200 ? '' : (string) $status );
		}
		return $data;
	}
}
