<?php
/**
 * One conversation with the network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Http;

use Vitrine\Graph\App;
use Vitrine\Graph\Apps;
use Vitrine\Graph\Posts\Listing;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit; // phpcs:disable WordPress.Security.EscapeOutput -- messages are no HTML.

/**
 * Asks the Graph API and turns every way it can fail into a GraphError.
 */
final class Client {

	private const TIMEOUT = 10;
	private const TRIES   = 3;

	/** Answers of 100 posts have 0.5 MB. */
	private const MAX_BYTES = 8 * MB_IN_BYTES;

	/**
	 * Calls made so far.
	 *
	 * @var int
	 */
	private int $calls = 0;

	/**
	 * The last usage that the network told.
	 *
	 * @var Usage
	 */
	private Usage $usage;

	/**
	 * The site's app, once a call has asked for it.
	 *
	 * @var App|null
	 */
	private ?App $app = null;

	/**
	 * Whether the network has refused the proof: the token was made by another app than the site's.
	 *
	 * @var bool
	 */
	private bool $is_foreign = false;

	/**
	 * Starts with nothing used.
	 *
	 * @param Origins|null $origins Where the networks are; those of this site when null.
	 * @param SafeHttp     $http    Asks.
	 * @param int          $timeout Seconds that an answer may take.
	 * @param int          $tries   How often an object is asked for at most.
	 */
	public function __construct(
		private ?Origins $origins = null,
		private readonly SafeHttp $http = new SafeHttp(),
		private readonly int $timeout = self::TIMEOUT,
		private readonly int $tries = self::TRIES
	) {
		$this->usage = new Usage();
	}

	/**
	 * How many calls were made.
	 */
	public function calls(): int {
		return $this->calls;
	}

	/**
	 * The usage that the last answer told.
	 */
	public function usage(): Usage {
		return $this->usage;
	}

	/**
	 * Asks for an object.
	 *
	 * @param string                    $url   Address without query.
	 * @param array<string, string|int> $query Query, without the token.
	 * @param string                    $token Access token; travels in a header, so that no log of addresses has it.
	 * @return array<mixed>
	 * @throws GraphError When the network does not answer with what was asked for.
	 */
	public function get( string $url, array $query, #[\SensitiveParameter] string $token ): array {
		return $this->answer( $url, $query, $token )[0];
	}

	/**
	 * Has something changed, once.
	 *
	 * @param 'POST'|'DELETE'           $method Method.
	 * @param string                    $url    Address.
	 * @param array<string, string|int> $fields What is sent, without the token.
	 * @param string                    $token  Access token, '' = none.
	 * @return array<mixed>
	 * @throws GraphError When the network does not do so.
	 */
	public function send(
		string $method,
		string $url,
		#[\SensitiveParameter] array $fields,
		#[\SensitiveParameter] string $token
	): array {
		return $this->ask( $url, $fields, $token, $method )[0];
	}

	/**
	 * Asks for a page of a list.
	 *
	 * @param string                    $url   Address without query.
	 * @param array<string, string|int> $query Query, without the token.
	 * @param string                    $token Access token.
	 * @param string                    $id    Member that every row has.
	 * @throws GraphError When the network does not answer with one.
	 */
	public function listing(
		string $url,
		array $query,
		#[\SensitiveParameter] string $token,
		string $id = 'id'
	): Listing {
		[ $body, $json ] = $this->answer( $url, $query, $token );
		// An empty object is no empty list, which PHP's arrays do not tell apart.
		if ( ( $body['data'] ?? null ) === [] && ! is_array( json_decode( $json )->data ?? null ) ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		return Listing::of( $body, $url, $id );
	}

	/**
	 * Asks for a document of any website, once; redirects are answers.
	 *
	 * @param string               $url        Address.
	 * @param array<string, mixed> $args       Arguments of the HTTP API.
	 * @param bool                 $is_trusted Whether wp-config.php names the origin, which may be private then.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function fetch( string $url, array $args, bool $is_trusted ): array|\WP_Error {
		++$this->calls;
		return $is_trusted ? $this->http->trusted( $url, $args ) : $this->http->get( $url, $args );
	}

	/**
	 * Asks once more, with jitter, while the error is a passing one. What asks for too much is not repeated: the caller
	 * asks for less.
	 *
	 * @param string                    $url   Address without query.
	 * @param array<string, string|int> $query Query.
	 * @param string                    $token Access token.
	 * @return array{array<mixed>, string} The answer, and its text.
	 * @throws GraphError When the network does not answer with what was asked for.
	 */
	private function answer( string $url, array $query, #[\SensitiveParameter] string $token ): array {
		for ( $try = 1; ; $try++ ) {
			try {
				return $this->ask( $url, $query, $token );
			} catch ( GraphError $error ) {
				if (
					$try >= $this->tries
					|| ! $error->kind->is_passing()
					|| $error->kind === ErrorKind::TooMuch
					|| $error->kind === ErrorKind::Unreachable
				) {
					throw $error;
				}
				usleep( random_int( 100_000, 300_000 ) * $try );
			}
		}
	}

	/**
	 * Asks once.
	 *
	 * @param string                    $url    Address without query.
	 * @param array<string, string|int> $query  Query, or what is sent.
	 * @param string                    $token  Access token.
	 * @param string                    $method Method.
	 * @return array{array<mixed>, string} The answer, and its text.
	 * @throws GraphError When the answer is an error or none.
	 */
	private function ask(
		string $url,
		#[\SensitiveParameter] array $query,
		#[\SensitiveParameter] string $token,
		string $method = 'GET'
	): array {
		if ( $this->usage->percent >= Usage::STOP ) {
			throw new GraphError( ErrorKind::Throttled, 0, 0, $this->usage->retry_after );
		}
		++$this->calls;
		$proof    = $this->proof( $url, $token );
		$response = $this->response( $url, [ ...$query, ...$proof ], $token, $method );
		if ( is_wp_error( $response ) ) {
			throw new GraphError(
				$response->get_error_code() === SafeHttp::TOO_LARGE ? ErrorKind::TooLarge : ErrorKind::Unreachable
			);
		}
		$this->usage = Usage::of_headers(
			self::header( $response, 'x-app-usage' ),
			self::header( $response, 'x-business-use-case-usage' )
		);
		$status      = (int) wp_remote_retrieve_response_code( $response );
		$json        = wp_remote_retrieve_body( $response );
		$body        = self::decoded( $json );
		if ( ! is_array( $body ) ) {
			throw new GraphError( ErrorKind::Broken, $status );
		}
		if ( isset( $body['error'] ) || $status >= 400 ) {
			if ( $proof !== [] && self::is_proof_refused( $body ) ) {
				$this->is_foreign = true;
				return $this->ask( $url, $query, $token, $method );
			}
			throw $this->error( $body['error'] ?? null, $status );
		}
		return [ $body, $json ];
	}

	/**
	 * Makes the request.
	 *
	 * @param string                    $url    Address without query.
	 * @param array<string, string|int> $fields Query, or what is sent.
	 * @param string                    $token  Access token.
	 * @param string                    $method Method.
	 * @return array<string, mixed>|\WP_Error
	 */
	private function response(
		string $url,
		#[\SensitiveParameter] array $fields,
		#[\SensitiveParameter] string $token,
		string $method
	): array|\WP_Error {
		$encoded = http_build_query( $fields, '', '&', PHP_QUERY_RFC3986 );
		$is_sent = $method === 'POST';
		$address = $encoded === '' || $is_sent ? $url : "{$url}?{$encoded}";
		$args    = [
			'method'              => $method,
			'timeout'             => $this->timeout,
			'redirection'         => 0,
			'limit_response_size' => self::MAX_BYTES,
			'headers'             => [
				...( $token === '' ? [] : [ 'Authorization' => 'Bearer ' . $token ] ),
				'Accept' => 'application/json',
				...( $is_sent ? [ 'Content-Type' => 'application/x-www-form-urlencoded' ] : [] ),
			],
			...( $is_sent ? [ 'body' => $encoded ] : [] ),
		];
		return $this->origins()->may_be_private( $url )
			? $this->http->trusted( $address, $args )
			: $this->http->get( $address, $args );
	}

	/**
	 * Proof that the call comes from this server, where the site has its app's secret.
	 *
	 * @param string $url   Address.
	 * @param string $token Access token.
	 * @return array<string, string> A parameter, or none.
	 */
	private function proof( string $url, #[\SensitiveParameter] string $token ): array {
		if ( $token === '' || $this->is_foreign || ! $this->origins()->takes_proof( $url ) ) {
			return [];
		}
		$this->app ??= Apps::of_site()->get( 'facebook' );
		return $this->app->secret === '' ? [] : [ 'appsecret_proof' => $this->app->proof( $token ) ];
	}

	/**
	 * Whether an error says that the proof does not belong to the token.
	 *
	 * @param array<mixed> $body Answer.
	 */
	private static function is_proof_refused( array $body ): bool {
		$error = $body['error'] ?? null;
		return is_array( $error )
			&& ( $error['code'] ?? null ) === 100
			&& is_string( $error['message'] ?? null )
			&& str_contains( $error['message'], 'appsecret_proof' );
	}

	/**
	 * Where the networks are.
	 */
	private function origins(): Origins {
		return $this->origins ??= Origins::of_site();
	}

	/**
	 * Decodes JSON. Where the network cuts texts it leaves half a surrogate pair, for which PHP would refuse the whole
	 * answer.
	 *
	 * @param string $json Body.
	 */
	private static function decoded( string $json ): mixed {
		$data = json_decode( $json, true, 64 );
		if ( json_last_error() !== JSON_ERROR_UTF16 ) {
			return $data;
		}
		// Passed over: whole pairs, and backslashes that are escaped themselves.
		$pair  = 'u[dD][89abAB]..\\\\u[dD][c-fC-F]..';
		$whole = (string) preg_replace( "/\\\\(?:(?:{$pair}|[^u])(*SKIP)(*FAIL)|u[dD][89a-fA-F]..)/", '\ufffd', $json );
		return json_decode( $whole, true, 64 );
	}

	/**
	 * The error that an answer holds.
	 *
	 * @param mixed $error  Its `error`.
	 * @param int   $status HTTP status.
	 */
	private function error( mixed $error, int $status ): GraphError {
		if ( ! is_array( $error ) || ! is_numeric( $error['code'] ?? null ) ) {
			return new GraphError( ErrorKind::Broken, $status );
		}
		$code    = (int) $error['code'];
		$subcode = is_numeric( $error['error_subcode'] ?? null ) ? (int) $error['error_subcode'] : 0;
		$message = is_string( $error['message'] ?? null ) ? $error['message'] : '';
		if ( $code === 190 && $subcode === 0 && str_contains( strtolower( $message ), 'not authorized application' ) ) {
			// Some answers say it in words alone.
			$subcode = ErrorKind::DEAUTHORIZED;
		}
		$kind = ErrorKind::of( $code, $subcode, $message );
		return new GraphError( $kind, $code, $subcode, $kind === ErrorKind::Throttled ? $this->usage->retry_after : 0 );
	}

	/**
	 * A header as one string.
	 *
	 * @param array<mixed> $response Response of the HTTP API.
	 * @param string       $name     Name of the header.
	 */
	private static function header( array $response, string $name ): string {
		$value = wp_remote_retrieve_header( $response, $name );
		return is_array( $value ) ? implode( ',', $value ) : $value;
	}
}
