<?php
/**
 * Fetches documents of websites.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Asks addresses that people paste and that feeds name: public ones only, with an end to redirects and bytes, and only
 * for what has changed.
 */
final class DocumentFetcher {

	/** Bytes of a document, unpacked: some hundred long articles have about 2 MB. */
	public const MAX_BYTES = 8 * MB_IN_BYTES;

	private const TIMEOUT = 10;

	/** Seconds to leave a website alone that wants it without saying how long; and at most. */
	private const PAUSE     = 15 * MINUTE_IN_SECONDS;
	private const MAX_PAUSE = DAY_IN_SECONDS;

	/** Bytes that are unpacked at a time: they become a thousand times as many at most. */
	private const PIECE = 1024;

	private const ACCEPT = 'application/feed+json, application/atom+xml, application/rss+xml, application/json;q=0.9, application/xml;q=0.9, text/xml;q=0.9, text/html;q=0.8, */*;q=0.1';

	/**
	 * Keeps its helpers.
	 *
	 * @param Client   $client Asks, and counts.
	 * @param WebHosts $hosts  Which origins may be private.
	 */
	public function __construct( private readonly Client $client, private readonly WebHosts $hosts ) {}

	/**
	 * Fetches a document.
	 *
	 * @param string                $url        Address.
	 * @param array<string, string> $validators Those of the document that is known; none = it is wanted in any case.
	 * @throws GraphError When there is none.
	 */
	public function get( string $url, array $validators = [] ): WebDocument {
		// Nobody else can tell its name; core unpacks what is no file, however large it becomes.
		$file = get_temp_dir() . 'vitrine-feed-' . bin2hex( random_bytes( 16 ) ) . '.tmp';
		try {
			for ( $hop = 0; $hop <= SafeHttp::REDIRECTS; $hop++ ) {
				$response = $this->response( $url, $validators, $file );
				$status   = (int) wp_remote_retrieve_response_code( $response );
				$location = self::header( $response, 'location' );
				if ( $status !== 304 && $status >= 300 && $status < 400 && $location !== '' ) {
					$url = \WP_Http::make_absolute_url( $location, $url );
					continue;
				}
				return $this->document( $url, $status, $response, $validators, $file );
			}
			throw new GraphError( ErrorKind::Unreachable );
		} finally {
			wp_delete_file( $file );
		}
	}

	/**
	 * Makes one request.
	 *
	 * @param string                $url        Address.
	 * @param array<string, string> $validators Validators.
	 * @param string                $file       Where the body goes.
	 * @return array<string, mixed>
	 * @throws GraphError When nobody answers.
	 */
	private function response( string $url, array $validators, string $file ): array {
		if ( SafeHttp::origin( $url ) === '' ) {
			throw new GraphError( ErrorKind::NotPublic );
		}
		$response = $this->client->fetch(
			$url,
			[
				'timeout'             => self::TIMEOUT,
				'redirection'         => 0,
				'stream'              => true,
				'filename'            => $file,
				'limit_response_size' => self::MAX_BYTES + 1,
				'headers'             => [
					'Accept'          => self::ACCEPT,
					'Accept-Encoding' => function_exists( 'inflate_init' ) ? 'gzip' : 'identity',
					...$validators,
				],
			],
			$this->hosts->is_trusted( $url )
		);
		if ( ! is_wp_error( $response ) ) {
			return $response;
		}
		throw new GraphError(
			match ( $response->get_error_code() ) {
				SafeHttp::TOO_LARGE => ErrorKind::TooLarge,
				SafeHttp::NOT_PUBLIC => ErrorKind::NotPublic,
				default => ErrorKind::Unreachable,
			}
		);
	}

	/**
	 * The document of an answer.
	 *
	 * @param string                $url        Address.
	 * @param int                   $status     HTTP status.
	 * @param array<string, mixed>  $response   Answer.
	 * @param array<string, string> $validators Validators that were sent.
	 * @param string                $file       Where the body is.
	 * @throws GraphError When the answer is an error.
	 */
	private function document(
		string $url,
		int $status,
		array $response,
		array $validators,
		string $file
	): WebDocument {
		if ( $status === 304 && $validators !== [] ) {
			return new WebDocument( $url, '', '', '', $validators, true );
		}
		if ( $status !== 200 ) {
			throw new GraphError( self::kind( $status ), $status, 0, self::pause( $status, $response ) );
		}
		$type = strtolower( self::header( $response, 'content-type' ) );
		preg_match( '/;\s*charset\s*=\s*"?([a-z0-9_.:\-]{1,40})/', $type, $charset );
		return new WebDocument(
			$url,
			self::body( $file ),
			trim( explode( ';', $type )[0] ),
			$charset[1] ?? '',
			array_filter(
				[
					'If-None-Match'     => self::validator( self::header( $response, 'etag' ) ),
					'If-Modified-Since' => self::validator( self::header( $response, 'last-modified' ) ),
				],
				static fn( string $value ): bool => $value !== ''
			)
		);
	}

	/**
	 * What an HTTP status other than 200 means.
	 *
	 * @param int $status HTTP status.
	 */
	private static function kind( int $status ): ErrorKind {
		return match ( true ) {
			in_array( $status, [ 401, 402, 403, 407, 451 ], true ) => ErrorKind::Closed,
			in_array( $status, [ 404, 410 ], true ) => ErrorKind::NotFound,
			in_array( $status, [ 429, 503 ], true ) => ErrorKind::Throttled,
			$status >= 500 => ErrorKind::Transient,
			default => ErrorKind::Broken,
		};
	}

	/**
	 * Seconds that a website wants to be left alone.
	 *
	 * @param int                  $status   HTTP status.
	 * @param array<string, mixed> $response Answer.
	 */
	private static function pause( int $status, array $response ): int {
		if ( self::kind( $status ) !== ErrorKind::Throttled ) {
			return 0;
		}
		$after   = self::header( $response, 'retry-after' );
		$seconds = ctype_digit( $after ) ? (int) $after : (int) strtotime( $after ) - time();
		return $seconds > 0 ? min( self::MAX_PAUSE, $seconds ) : self::PAUSE;
	}

	/**
	 * The body, unpacked as far as it may be.
	 *
	 * @param string $file Where it is.
	 * @throws GraphError When it is too large or damaged.
	 */
	private static function body( string $file ): string {
		clearstatcache( true, $file );
		$size = is_file( $file ) ? (int) filesize( $file ) : 0;
		if ( $size > self::MAX_BYTES ) {
			throw new GraphError( ErrorKind::TooLarge );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a local temporary file of at most 8 MB.
		$bytes = $size === 0 ? '' : (string) file_get_contents( $file );
		// Told by its content: servers say gzip of what is none, and nothing of what is.
		return str_starts_with( $bytes, "\x1F\x8B" ) ? self::unpacked( $bytes ) : $bytes;
	}

	/**
	 * Unpacks, and stops where it becomes too large.
	 *
	 * @param string $packed Gzip.
	 * @throws GraphError When it is too large or damaged.
	 */
	private static function unpacked( string $packed ): string {
		$context = function_exists( 'inflate_init' ) ? inflate_init( ZLIB_ENCODING_GZIP ) : false;
		if ( $context === false ) {
			throw new GraphError( ErrorKind::Broken );
		}
		$text = '';
		foreach ( str_split( $packed, self::PIECE ) as $piece ) {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors -- false answers it.
			$more = @inflate_add( $context, $piece );
			if ( $more === false ) {
				throw new GraphError( ErrorKind::Broken );
			}
			$text .= $more;
			if ( strlen( $text ) > self::MAX_BYTES ) {
				throw new GraphError( ErrorKind::TooLarge );
			}
		}
		return $text;
	}

	/**
	 * A validator that can be sent back, or nothing.
	 *
	 * @param string $value Of a header.
	 */
	private static function validator( string $value ): string {
		return preg_match( '/^[\x20-\x7E]{1,200}$/D', $value ) === 1 ? $value : '';
	}

	/**
	 * A header as one string.
	 *
	 * @param array<string, mixed> $response Answer.
	 * @param string               $name     Name.
	 */
	private static function header( array $response, string $name ): string {
		$value = wp_remote_retrieve_header( $response, $name );
		return is_array( $value ) ? (string) end( $value ) : $value;
	}
}
