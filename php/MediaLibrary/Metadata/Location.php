<?php
/**
 * Where a photograph was taken.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary\Metadata;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the place out of JPEG, WebP and PNG without encoding the picture again: orientation, color profile and
 * everything else stay.
 *
 * The bytes are changed where they are, so that no offset in the file becomes wrong: the pointer to the GPS directory
 * is taken out of EXIF and the directory is filled with zeros; what XMP says about the place becomes spaces. EXIF is
 * looked for by its signature in the whole file, because phones put whole pictures behind the first.
 */
final class Location {

	/** Nothing in the file tells a place (any more). */
	public const CLEAN = 'clean';

	/** The file may tell one. */
	public const UNKNOWN = 'unknown';

	/** Files beyond this are not read. */
	private const MAX_BYTES = 100_000_000;

	/** A file is held so many times while it is worked on. */
	private const COPIES = 4;

	/** EXIF is read so far: JPEG has at most 64 KB of it. */
	private const MAX_EXIF = 262_144;

	/** Pictures in a file that have EXIF: phones and cameras put one or two behind the first. */
	private const MAX_HEADERS = 32;

	private const GPS_POINTER = 0x8825;

	/** Bytes of a value by its type (TIFF 6.0, section 2). */
	private const BYTES = [
		1  => 1,
		2  => 1,
		3  => 2,
		4  => 4,
		5  => 8,
		6  => 1,
		7  => 1,
		8  => 2,
		9  => 4,
		10 => 8,
		11 => 4,
		12 => 8,
		13 => 4,
	];

	/** Directories of one EXIF; more are a loop or an attack. */
	private const MAX_DIRECTORIES = 8;

	/** How XMP names a place: as attribute or as element of any prefix. */
	private const XMP = [
		'/[A-Za-z][\w.-]{0,20}:GPS[A-Za-z]{1,30}\s{0,20}=\s{0,20}(?:"[^"<>]{0,500}"|\'[^\'<>]{0,500}\')/',
		'~<([A-Za-z][\w.-]{0,20}:GPS[A-Za-z]{1,30})(?:\s[^<>]{0,500})?>[^<>]{0,500}</\1\s{0,20}>~',
	];

	/** What is left of a place in XMP that the above could not read. */
	private const XMP_LEFT = '/[<\s][A-Za-z][\w.-]{0,20}:GPS(?:Latitude|Longitude|Altitude|Position|Dest|Coordinates)/';

	/**
	 * Takes the place out of a file.
	 *
	 * @param string $file Path.
	 * @return self::CLEAN|self::UNKNOWN
	 */
	public static function remove( string $file ): string {
		$size = is_file( $file ) ? (int) filesize( $file ) : 0;
		if ( $size < 12 ) {
			return $size === 0 ? self::UNKNOWN : self::CLEAN;
		}
		if ( ! self::fits( $size ) ) {
			return self::UNKNOWN;
		}
		$bytes = (string) file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		$clean = self::without( $bytes );
		if ( $clean === null ) {
			return self::UNKNOWN;
		}
		return $clean === $bytes || self::replace( $file, $clean ) ? self::CLEAN : self::UNKNOWN;
	}

	/**
	 * Whether a file may tell a place; changes nothing.
	 *
	 * @param string $file Path.
	 */
	public static function is_in( string $file ): bool {
		$size = is_file( $file ) ? (int) filesize( $file ) : 0;
		if ( $size < 12 || ! self::fits( $size ) ) {
			return $size >= 12;
		}
		$bytes = (string) file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		return self::without( $bytes ) !== $bytes;
	}

	/**
	 * Whether a file can be read: no upload ends for want of memory.
	 *
	 * @param int $size Bytes.
	 */
	private static function fits( int $size ): bool {
		wp_raise_memory_limit( 'image' );
		$limit = wp_convert_hr_to_bytes( ini_get( 'memory_limit' ) );
		return $size <= self::MAX_BYTES && ( $limit <= 0 || memory_get_usage() + self::COPIES * $size < $limit );
	}

	/**
	 * A picture without its place.
	 *
	 * @param string $bytes The picture.
	 * @return string|null The same number of bytes; null when it cannot be parsed.
	 */
	public static function without( string $bytes ): ?string {
		$is_jpeg = str_starts_with( $bytes, "\xFF\xD8\xFF" );
		$is_webp = str_starts_with( $bytes, 'RIFF' ) && substr( $bytes, 8, 4 ) === 'WEBP';
		$is_png  = str_starts_with( $bytes, "\x89PNG\r\n\x1A\n" );
		if ( str_starts_with( $bytes, 'GIF8' ) ) {
			return self::without_xmp( $bytes );
		}
		if ( ! $is_jpeg && ! $is_webp && ! $is_png ) {
			return null;
		}
		$headers = self::headers( $bytes, $is_webp || $is_png ? self::chunks( $bytes, $is_png ) : [] );
		if ( count( $headers ) > self::MAX_HEADERS ) {
			return null;
		}
		foreach ( $headers as $at ) {
			// Only this part is changed again and again, not the whole picture.
			$exif = substr( $bytes, $at, self::MAX_EXIF );
			$done = self::exif( $exif );
			if ( $done === null ) {
				return null;
			}
			$bytes = $done === $exif ? $bytes : substr_replace( $bytes, $done, $at, strlen( $done ) );
		}
		// PNG may hold XMP compressed, which is not read here; nothing that WordPress takes writes it so.
		$done = self::without_xmp( $bytes );
		return $done !== null && $is_png ? self::checked( $done ) : $done;
	}

	/**
	 * Where EXIF begins.
	 *
	 * @param string    $bytes  The picture.
	 * @param list<int> $chunks Beginnings of chunks that hold EXIF.
	 * @return list<int> Places of TIFF headers.
	 */
	private static function headers( string $bytes, array $chunks ): array {
		preg_match_all( '/Exif\x00\x00(?=II\x2A\x00|MM\x00\x2A)/', $bytes, $found, PREG_OFFSET_CAPTURE );
		$places = array_map( static fn( array $one ): int => $one[1] + 6, $found[0] );
		foreach ( $chunks as $at ) {
			if ( preg_match( '/\G(?:II\x2A\x00|MM\x00\x2A)/', $bytes, $none, 0, $at ) === 1 ) {
				$places[] = $at;
			}
		}
		return array_values( array_unique( $places ) );
	}

	/**
	 * Chunks of WebP or PNG that hold EXIF.
	 *
	 * @param string $bytes  The picture.
	 * @param bool   $is_png Whether it is a PNG.
	 * @return list<int> Where their content begins.
	 */
	private static function chunks( string $bytes, bool $is_png ): array {
		$places = [];
		$at     = $is_png ? 8 : 12;
		$end    = strlen( $bytes );
		while ( $at + 8 <= $end ) {
			$length = self::number( $bytes, $is_png ? $at : $at + 4, 4, $is_png );
			$name   = substr( $bytes, $is_png ? $at + 4 : $at, 4 );
			if ( $name === ( $is_png ? 'eXIf' : 'EXIF' ) ) {
				$places[] = $at + 8;
			}
			$at += $is_png ? 12 + $length : 8 + $length + $length % 2;
		}
		return $places;
	}

	/**
	 * Takes the GPS directories out of one EXIF.
	 *
	 * @param string $bytes From its TIFF header.
	 * @return string|null Null when it cannot be parsed.
	 */
	private static function exif( string $bytes ): ?string {
		$big  = $bytes[0] === 'M';
		$next = self::number( $bytes, 4, 4, $big );
		for ( $i = 0; $next !== 0; $i++ ) {
			$at    = $next;
			$count = self::number( $bytes, $at, 2, $big );
			if ( $i >= self::MAX_DIRECTORIES || $next < 8 || $at + 2 + $count * 12 + 4 > strlen( $bytes ) ) {
				return null;
			}
			$next = self::number( $bytes, $at + 2 + $count * 12, 4, $big );
			for ( $entry = 0; $entry < $count; ) {
				$place = $at + 2 + $entry * 12;
				if ( self::number( $bytes, $place, 2, $big ) !== self::GPS_POINTER ) {
					++$entry;
					continue;
				}
				$bytes = self::blank( $bytes, self::number( $bytes, $place + 8, 4, $big ), $big );
				// What is behind moves up, and the next directory's pointer with it.
				$rest  = substr( $bytes, $place + 12, ( $count - $entry - 1 ) * 12 + 4 ) . str_repeat( "\0", 12 );
				$bytes = substr_replace( $bytes, $rest, $place, strlen( $rest ) );
				--$count;
				$bytes = substr_replace( $bytes, pack( $big ? 'n' : 'v', $count ), $at, 2 );
			}
		}
		return $bytes;
	}

	/**
	 * Fills a GPS directory and its values with zeros.
	 *
	 * @param string $bytes From its TIFF header.
	 * @param int    $at    Place of the directory.
	 * @param bool   $big   Whether numbers begin with their high byte.
	 */
	private static function blank( string $bytes, int $at, bool $big ): string {
		$count = self::number( $bytes, $at, 2, $big );
		// A GPS directory has at most 32 entries (Exif 2.32, 4.6.6); anything else is no directory, and without the
		// pointer nobody finds it.
		if ( $at < 8 || $count > 64 || $at + 2 + $count * 12 > strlen( $bytes ) ) {
			return $bytes;
		}
		for ( $entry = 0; $entry < $count; $entry++ ) {
			$place  = $at + 2 + $entry * 12;
			$length = (
				self::BYTES[ self::number( $bytes, $place + 2, 2, $big ) ] ?? 1
			) * self::number( $bytes, $place + 4, 4, $big );
			$value  = self::number( $bytes, $place + 8, 4, $big );
			// Values are at most some hundred bytes; a longer one would be a way to have the picture itself erased.
			if ( $length > 4 && $length <= 1024 && $value >= 8 && $value + $length <= strlen( $bytes ) ) {
				$bytes = substr_replace( $bytes, str_repeat( "\0", $length ), $value, $length );
			}
		}
		return substr_replace( $bytes, str_repeat( "\0", 2 + $count * 12 ), $at, 2 + $count * 12 );
	}

	/**
	 * Takes the place out of XMP.
	 *
	 * @param string $bytes What the XMP is in.
	 * @return string|null The same number of bytes; null when some of it is left.
	 */
	public static function without_xmp( string $bytes ): ?string {
		if ( ! str_contains( $bytes, ':GPS' ) ) {
			return $bytes;
		}
		$done = preg_replace_callback(
			self::XMP,
			static fn( array $found ): string => str_repeat( ' ', strlen( $found[0] ) ),
			$bytes
		);
		return $done !== null && preg_match( self::XMP_LEFT, $done ) === 0 ? $done : null;
	}

	/**
	 * A PNG whose check sums of EXIF and texts are right.
	 *
	 * @param string $bytes The picture.
	 */
	private static function checked( string $bytes ): string {
		$at  = 8;
		$end = strlen( $bytes );
		while ( $at + 12 <= $end ) {
			$length = self::number( $bytes, $at, 4, true );
			if (
				in_array( substr( $bytes, $at + 4, 4 ), [ 'eXIf', 'iTXt', 'tEXt' ], true ) && $at + 12 + $length <= $end
			) {
				$bytes = substr_replace(
					$bytes,
					pack( 'N', crc32( substr( $bytes, $at + 4, 4 + $length ) ) ),
					$at + 8 + $length,
					4
				);
			}
			$at += 12 + $length;
		}
		return $bytes;
	}

	/**
	 * A whole number in the file, 0 beyond its end.
	 *
	 * @param string $bytes  The picture.
	 * @param int    $at     Place.
	 * @param int    $length 2 or 4 bytes.
	 * @param bool   $big    Whether its high byte is first.
	 */
	private static function number( string $bytes, int $at, int $length, bool $big ): int {
		$part = substr( $bytes, $at, $length );
		if ( strlen( $part ) < $length ) {
			return 0;
		}
		$number = unpack( $length === 2 ? ( $big ? 'n' : 'v' ) : ( $big ? 'N' : 'V' ), $part );
		return is_array( $number ) ? (int) $number[1] : 0;
	}

	/**
	 * Puts new bytes in a file's place, all or nothing.
	 *
	 * @param string $file  Path.
	 * @param string $bytes Content.
	 */
	private static function replace( string $file, string $bytes ): bool {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- uploads are written directly by core too; a folder that cannot be written to is answered for.
		$fresh = $file . '.' . wp_generate_password( 8, false ) . '.tmp';
		$mode  = fileperms( $file );
		if ( @file_put_contents( $fresh, $bytes ) !== strlen( $bytes ) || ! @rename( $fresh, $file ) ) {
			@unlink( $fresh );
			return false;
		}
		@chmod( $file, $mode === false ? 0644 : $mode & 0777 );
		// phpcs:enable
		clearstatcache( true, $file );
		return true;
	}
}
