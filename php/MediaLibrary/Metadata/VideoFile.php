<?php
/**
 * A file with a film.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary\Metadata;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes some bytes of a file of any length.
 */
final class VideoFile {

	/** Names of metadata in one list. */
	private const MAX_KEYS = 1000;

	/** Bytes at either end of WebM and Ogg where their texts are. */
	private const ENDS = 1_048_576;

	/** A place as ISO 6709 writes it. */
	private const ISO_6709 = '/[+-]\d{2}(?:\d{2}){0,2}(?:\.\d{1,12})?[+-]\d{3}(?:\d{2}){0,2}(?:\.\d{1,12})?/';

	// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a local file of any length, of which some bytes are read and written; a folder that cannot be written to is answered for.

	/**
	 * Keeps the file.
	 *
	 * @param resource $file Open for reading.
	 * @param int      $size Bytes of it.
	 */
	private function __construct( private readonly mixed $file, public readonly int $size ) {}

	/**
	 * Opens a file.
	 *
	 * @param string $path Path.
	 * @return self|null Null when it cannot be read, or is too short for a film.
	 */
	public static function open( string $path ): ?self {
		$size = is_file( $path ) ? (int) filesize( $path ) : 0;
		$file = $size >= 12 ? @fopen( $path, 'rb' ) : false;
		return $file === false ? null : new self( $file, $size );
	}

	/**
	 * Closes it.
	 */
	public function close(): void {
		fclose( $this->file );
	}

	/**
	 * Writes.
	 *
	 * @param string                       $path    Path.
	 * @param list<array{int, string|int}> $patches What and where.
	 */
	public static function write( string $path, array $patches ): bool {
		$file = @fopen( $path, 'r+b' );
		if ( $file === false ) {
			return false;
		}
		$done = true;
		foreach ( $patches as [ $at, $bytes ] ) {
			$bytes = is_int( $bytes ) ? str_repeat( "\0", $bytes ) : $bytes;
			$done  = $done && fseek( $file, $at ) === 0 && fwrite( $file, $bytes ) === strlen( $bytes );
		}
		$done = fclose( $file ) && $done;
		clearstatcache( true, $path );
		return $done;
	}

	/**
	 * Bytes of the file, fewer at its end.
	 *
	 * @param int $at     Place.
	 * @param int $length How many.
	 */
	public function bytes( int $at, int $length ): string {
		return $length > 0 && fseek( $this->file, $at ) === 0
			? (string) stream_get_contents( $this->file, $length )
			: '';
	}

	// phpcs:enable

	/**
	 * Whether its beginning or its end tells a place in words, as WebM and Ogg do.
	 */
	public function tells_place(): bool {
		foreach (
			[ $this->bytes( 0, self::ENDS ), $this->bytes( max( 0, $this->size - self::ENDS ), self::ENDS ) ] as $bytes
		) {
			foreach ( [ 'LOCATION', 'location', 'Location', 'GPS' ] as $name ) {
				for ( $at = strpos( $bytes, $name ); $at !== false; $at = strpos( $bytes, $name, $at + 1 ) ) {
					if ( preg_match( self::ISO_6709, substr( $bytes, $at, 200 ) ) === 1 ) {
						return true;
					}
				}
			}
		}
		return false;
	}

	/**
	 * Names of metadata in the order of their numbers.
	 *
	 * @param int $at  Where the list begins: version, flags and how many there are.
	 * @param int $end Where it ends.
	 * @return list<string>|null Null when it cannot be parsed.
	 */
	public function names( int $at, int $end ): ?array {
		if ( $end - $at < 8 || $end - $at > VideoLocation::MAX_TEXT ) {
			return null;
		}
		$bytes = $this->bytes( $at, $end - $at );
		$count = self::number( $bytes, 4 );
		$names = [];
		$place = 8;
		for ( $i = 0; $i < $count; $i++ ) {
			$length = self::number( $bytes, $place );
			if ( $length < 8 || $place + $length > strlen( $bytes ) || $i >= self::MAX_KEYS ) {
				return null;
			}
			$names[] = substr( $bytes, $place + 8, $length - 8 );
			$place  += $length;
		}
		return $names;
	}

	/**
	 * A number of four bytes, 0 beyond the end.
	 *
	 * @param string $bytes Bytes.
	 * @param int    $at    Place in them.
	 */
	public static function number( string $bytes, int $at ): int {
		$part   = substr( $bytes, $at, 4 );
		$number = strlen( $part ) === 4 ? unpack( 'N', $part ) : false;
		return is_array( $number ) ? (int) $number[1] : 0;
	}
}
