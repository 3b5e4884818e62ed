<?php
/**
 * Fetches a picture of a network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

use Vitrine\Support\PictureHosts;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Downloads into a temporary file, from allowed hosts only, and checks what came by its content.
 */
final class Download {

	public const MAX_BYTES = 20 * MB_IN_BYTES;

	public const MAX_PIXELS = 16_000_000;

	/** WebP cannot be larger than 16,383 px, and nobody photographs such a strip. */
	private const MAX_SIDE = 12_000;

	private const REDIRECTS = 3;

	private const TIMEOUT = 15;

	private const TYPES = [
		IMAGETYPE_JPEG => 'image/jpeg',
		IMAGETYPE_PNG  => 'image/png',
		IMAGETYPE_GIF  => 'image/gif',
		IMAGETYPE_WEBP => 'image/webp',
	];

	/**
	 * Keeps which hosts are allowed.
	 *
	 * @param PictureHosts $origins Where pictures may come from.
	 */
	public function __construct( private readonly PictureHosts $origins ) {}

	/**
	 * Downloads a picture.
	 *
	 * @param string $url   Address on the network.
	 * @param string $place What tells the picture from all others, however its address changes.
	 * @return string Path of a temporary file that the caller deletes.
	 * @throws PictureError When it is not a picture that we keep.
	 */
	public function fetch( string $url, string $place = '' ): string {
		$file = self::temporary( $place === '' ? $url : $place );
		try {
			for ( $step = 0; $step <= self::REDIRECTS; $step++ ) {
				$location = $this->request( $url, $file );
				if ( $location === null ) {
					self::check( $file );
					return $file;
				}
				$url = \WP_Http::make_absolute_url( $location, $url );
			}
			throw new PictureError( 'redirect', true );
		} catch ( PictureError $error ) {
			wp_delete_file( $file );
			// A full disk looks like a network that ends too early.
			throw in_array( $error->problem, [ 'truncated', 'unreachable' ], true )
				&& ! self::has_room( dirname( $file ) )
				? new PictureError( 'unwritable', true )
				: $error;
		}
	}

	/**
	 * Whether the disk takes a picture.
	 *
	 * @param string $folder Folder of temporary files.
	 */
	private static function has_room( string $folder ): bool {
		// Hosts may forbid to ask.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- false answers it.
		$free = function_exists( 'disk_free_space' ) ? @disk_free_space( $folder ) : false;
		return wp_is_writable( $folder ) && ( $free === false || $free > MB_IN_BYTES );
	}

	/**
	 * A temporary file: the same one at the next try, so that what a killed process leaves behind is written over.
	 * Nobody else can tell its name.
	 *
	 * @param string $place What tells the picture from all others.
	 */
	private static function temporary( string $place ): string {
		$file = get_temp_dir() . 'vitrine-' . wp_hash( $place ) . '.tmp';
		if ( ! file_exists( $file ) || wp_is_writable( $file ) ) {
			return $file;
		}
		// Another user of the system, such as the one that cron runs as, has left it.
		if ( ! function_exists( 'wp_tempnam' ) ) {
			require_once ABSPATH . 'wp-admin/includes/file.php';
		}
		return wp_tempnam( 'vitrine' );
	}

	/**
	 * Makes one request.
	 *
	 * @param string $url  Address.
	 * @param string $file Where the body goes.
	 * @return string|null Where the answer redirects to; null when the body has arrived.
	 * @throws PictureError When there is no body.
	 */
	private function request( string $url, string $file ): ?string {
		if ( ! $this->origins->allows_picture( $url ) ) {
			// Networks move their pictures, and the next version of Vitrine may know where to.
			throw new PictureError( 'host', true );
		}
		$args = [
			'timeout'             => self::TIMEOUT,
			'redirection'         => 0,
			'stream'              => true,
			'filename'            => $file,
			'limit_response_size' => self::MAX_BYTES + 1,
		];
		// The safe variant refuses private addresses, also where an allowed name resolves to one.
		$http     = new SafeHttp();
		$response = $this->origins->is_trusted( $url ) ? $http->trusted( $url, $args ) : $http->get( $url, $args );
		if ( is_wp_error( $response ) ) {
			throw $response->get_error_code() === SafeHttp::TOO_LARGE
				? new PictureError( 'too_large', false )
				: new PictureError( 'unreachable', true );
		}
		$status   = (int) wp_remote_retrieve_response_code( $response );
		$location = wp_remote_retrieve_header( $response, 'location' );
		if ( $status >= 300 && $status < 400 && is_string( $location ) && $location !== '' ) {
			return $location;
		}
		if ( $status !== 200 ) {
			// 403 is what the network answers when the signature has ended: the next listing brings a new address.
			throw new PictureError( $status === 403 ? 'expired' : 'unreachable', true );
		}
		clearstatcache( true, $file );
		$size   = (int) filesize( $file );
		$length = wp_remote_retrieve_header( $response, 'content-length' );
		if ( $size > self::MAX_BYTES ) {
			throw new PictureError( 'too_large', false );
		}
		if (
			is_string( $length )
			&& ctype_digit( $length )
			&& (int) $length > $size
			&& wp_remote_retrieve_header( $response, 'content-encoding' ) === ''
		) {
			throw new PictureError( (int) $length > self::MAX_BYTES ? 'too_large' : 'truncated', true );
		}
		return null;
	}

	/**
	 * Checks type, size and completeness by the content, never by name or header.
	 *
	 * @param string $file Path.
	 * @throws PictureError When it is not a whole picture of a kind that we keep.
	 */
	public static function check( string $file ): void {
		// A file that is gone or smaller than any picture's head makes PHP complain, and so do hostile ones.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- what it would say is answered below.
		$size = ! is_file( $file ) || (int) filesize( $file ) < 12 ? null : @getimagesize( $file );
		if ( $size === null ) {
			throw new PictureError( 'truncated', true );
		}
		if ( ! is_array( $size ) || ! isset( self::TYPES[ $size[2] ] ) ) {
			// An error page in place of a picture may be gone tomorrow.
			throw new PictureError( 'type', true );
		}
		if (
			$size[0] < 1
			|| $size[1] < 1
			|| $size[0] * $size[1] > self::MAX_PIXELS
			|| max( $size[0], $size[1] ) > self::MAX_SIDE
		) {
			throw new PictureError( 'too_many_pixels', false );
		}
		if ( ! self::is_whole( $file, $size[2] ) ) {
			throw new PictureError( 'truncated', true );
		}
	}

	/**
	 * Whether the end of the picture is there: decoders fill what is missing with gray.
	 *
	 * @param string $file Path.
	 * @param int    $type IMAGETYPE_*.
	 */
	private static function is_whole( string $file, int $type ): bool {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a local temporary file of at most 20 MB.
		$bytes = (string) file_get_contents( $file );
		return match ( $type ) {
			IMAGETYPE_JPEG => str_contains( substr( $bytes, self::jpeg_data( $bytes ) ), "\xFF\xD9" ),
			IMAGETYPE_PNG  => str_contains( $bytes, "IEND\xAE\x42\x60\x82" ),
			IMAGETYPE_GIF  => str_contains( substr( $bytes, -8192 ), ';' ),
			IMAGETYPE_WEBP => strlen( $bytes ) >= 12
				&& strlen( $bytes ) >= ( unpack( 'V', substr( $bytes, 4, 4 ) )[1] ?? PHP_INT_MAX ) + 8,
			default        => false,
		};
	}

	/**
	 * Where the data of a JPEG begins: the segments before may hold a preview, which is a whole JPEG with an end of its
	 * own.
	 *
	 * @param string $bytes The picture.
	 */
	private static function jpeg_data( string $bytes ): int {
		$at = 2;
		while ( ( $bytes[ $at ] ?? '' ) === "\xFF" && isset( $bytes[ $at + 3 ] ) && $bytes[ $at + 1 ] !== "\xDA" ) {
			$at += $bytes[ $at + 1 ] === "\xFF" ? 1 : 2 + 256 * ord( $bytes[ $at + 2 ] ) + ord( $bytes[ $at + 3 ] );
		}
		return $at;
	}
}
