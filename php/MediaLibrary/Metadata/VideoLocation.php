<?php
/**
 * Where a video was taken.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary\Metadata;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the place out of MP4, QuickTime and 3GP where it is: boxes that tell it become `free` boxes of the same size,
 * full of zeros, so that no offset in the file becomes wrong.
 *
 * Only headers are read (ISO/IEC 14496-12, 4.2; QuickTime File Format, "Metadata" and "User Data"), never the film.
 * Tracks of places that cameras write beside the film are recognized, not removed. WebM and Ogg have check sums over
 * what they tell, so that a place is only looked for in them.
 */
final class VideoLocation {

	/** Boxes of one file: an hour of a film in fragments has some ten thousands. */
	private const MAX_BOXES = 100_000;

	/** How deep boxes are nested that may tell a place: moov, udta, meta, ilst. */
	private const MAX_DEPTH = 8;

	/** Bytes of all XMP, of one list of names, of one place; more is not read. */
	public const MAX_TEXT = 4_194_304;

	/** Boxes with boxes in them, on the way to those that matter. */
	private const CONTAINERS = [ 'moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf', 'udta' ];

	/** Boxes that are a place: QuickTime's and iTunes's, and that of 3GPP (TS 26.244, 8.10). */
	private const PLACES = [ "\xA9xyz", 'loci' ];

	/** Kinds of samples, and indices of dash cameras, that are a place for every moment. */
	private const TRACKS = [ 'gpmd', 'camm', 'gps ', 'gps0' ];

	/** Type of a `uuid` box with XMP (XMP specification, part 3, 1.1.3). */
	private const XMP = "\xBE\x7A\xCF\xCB\x97\xA9\x42\xE8\x9C\x71\x99\x94\x91\xE3\xAF\xAC";

	/** Names of metadata that tell a place, such as com.apple.quicktime.location.ISO6709. */
	private const NAME = '/location|gps|latitude|longitude|iso6709/i';

	/**
	 * What is written instead.
	 *
	 * @var list<array{int, string|int}> Place in the file, and bytes, or a number of zeros.
	 */
	private array $patches = [];

	/**
	 * Boxes that were read.
	 *
	 * @var int
	 */
	private int $boxes = 0;

	/**
	 * Bytes of XMP that were read.
	 *
	 * @var int
	 */
	private int $xmp = 0;

	/**
	 * Keeps the file.
	 *
	 * @param VideoFile $file File.
	 */
	private function __construct( private readonly VideoFile $file ) {}

	/**
	 * Takes the place out of a file.
	 *
	 * @param string $path Path.
	 * @return Location::CLEAN|Location::UNKNOWN
	 */
	public static function remove( string $path ): string {
		$patches = self::patches( $path );
		if ( $patches === null ) {
			return Location::UNKNOWN;
		}
		return $patches === [] || VideoFile::write( $path, $patches ) ? Location::CLEAN : Location::UNKNOWN;
	}

	/**
	 * Whether a file may tell a place; changes nothing.
	 *
	 * @param string $path Path.
	 */
	public static function is_in( string $path ): bool {
		return self::patches( $path ) !== [];
	}

	/**
	 * What has to be written so that a file tells no place.
	 *
	 * @param string $path Path.
	 * @return list<array{
	 *     int,
	 *     string|int,
	 * }>|null Null when the file cannot be parsed, or has a place that cannot be taken out.
	 */
	private static function patches( string $path ): ?array {
		$file = VideoFile::open( $path );
		if ( $file === null ) {
			return null;
		}
		try {
			$self  = new self( $file );
			$start = $file->bytes( 0, 12 );
			if ( str_starts_with( $start, "\x1A\x45\xDF\xA3" ) || str_starts_with( $start, 'OggS' ) ) {
				return $file->tells_place() ? null : [];
			}
			// Old QuickTime begins without `ftyp`.
			if (
				! in_array( substr( $start, 4, 4 ), [ 'ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot' ], true )
			) {
				return null;
			}
			return $self->walk( '', 0, $file->size, 0 ) ? $self->patches : null;
		} finally {
			$file->close();
		}
	}

	/**
	 * Looks for places in boxes.
	 *
	 * @param string $parent Type of the box that they are in, '' for the file.
	 * @param int    $at     Where they begin.
	 * @param int    $end    Where they end.
	 * @param int    $depth  How deep it is.
	 * @return bool False when they cannot be parsed, or there is a place that cannot be taken out.
	 */
	private function walk( string $parent, int $at, int $end, int $depth ): bool {
		$names = [];
		while ( $at < $end ) {
			$head = $this->file->bytes( $at, min( 16, $end - $at ) );
			// User data may end with four zeros (QuickTime File Format, "User Data Atoms").
			if ( $end - $at < 8 ) {
				return trim( $head, "\0" ) === '';
			}
			$length = VideoFile::number( $head, 0 );
			$type   = substr( $head, 4, 4 );
			$begin  = 8;
			if ( $length === 1 && $end - $at >= 16 ) {
				$length = VideoFile::number( $head, 8 ) > 0x7FFFFFFF
					? 0
					: ( VideoFile::number( $head, 8 ) << 32 | VideoFile::number( $head, 12 ) );
				$begin  = 16;
			} elseif ( $length === 0 && $parent === '' ) {
				$length = $end - $at;
			} elseif ( $length === 0 && $parent === 'udta' && $type === "\0\0\0\0" ) {
				return true;
			}
			if (
				++$this->boxes > self::MAX_BOXES || $depth > self::MAX_DEPTH || $length < $begin || $length > $end - $at
			) {
				return false;
			}
			if ( $parent === 'meta' && $type === 'keys' ) {
				$names = $this->file->names( $at + $begin, $at + $length );
			}
			if ( $names === null || ! $this->box( $parent, $type, $at, $begin, $length, $depth, $names ) ) {
				return false;
			}
			$at += $length;
		}
		return true;
	}

	/**
	 * Looks for places in one box.
	 *
	 * @param string       $parent Type of the box that it is in.
	 * @param string       $type   Its own.
	 * @param int          $at     Where it begins.
	 * @param int          $begin  Bytes of its head.
	 * @param int          $length Bytes of all of it.
	 * @param int          $depth  How deep it is.
	 * @param list<string> $names  Names of metadata so far, of which a list beside them speaks by number from 1.
	 * @return bool False when it cannot be parsed, or has a place that cannot be taken out.
	 */
	private function box(
		string $parent,
		string $type,
		int $at,
		int $begin,
		int $length,
		int $depth,
		array $names
	): bool {
		$inside = $at + $begin;
		$end    = $at + $length;
		if ( $parent === 'udta' && in_array( $type, self::PLACES, true ) ) {
			return $this->free( $at, $begin, $length );
		}
		if ( in_array( $type, self::TRACKS, true ) && in_array( $parent, [ '', 'moov', 'udta' ], true ) ) {
			return false;
		}
		if (
			( $type === 'uuid' && $length >= $begin + 16 && $this->file->bytes( $inside, 16 ) === self::XMP )
			|| ( $parent === 'udta' && $type === 'XMP_' )
		) {
			return $this->xmp( $type === 'uuid' ? $inside + 16 : $inside, $end );
		}
		if ( $type === 'stsd' ) {
			return $this->samples( $inside, $end );
		}
		if ( $type === 'ilst' && $parent === 'meta' ) {
			return $this->items( $inside, $end, $names );
		}
		if ( $type === 'meta' && in_array( $parent, [ '', 'moov', 'trak', 'moof', 'traf', 'udta' ], true ) ) {
			// QuickTime's has no version and flags (QuickTime File Format, "Metadata Atom").
			return $this->walk(
				'meta',
				$inside + ( $this->file->bytes( $inside + 4, 4 ) === 'hdlr' ? 0 : 4 ),
				$end,
				$depth + 1
			);
		}
		return ! in_array( $type, self::CONTAINERS, true ) || $this->walk( $type, $inside, $end, $depth + 1 );
	}

	/**
	 * Makes a box free.
	 *
	 * @param int $at     Where it begins.
	 * @param int $begin  Bytes of its head.
	 * @param int $length Bytes of all of it.
	 * @return bool False when it is too long for a place.
	 */
	private function free( int $at, int $begin, int $length ): bool {
		$this->patches[] = [ $at + $begin, $length - $begin ];
		$this->patches[] = [ $at + 4, 'free' ];
		return $length <= self::MAX_TEXT;
	}

	/**
	 * Makes those items of a list of metadata free that tell a place.
	 *
	 * @param int          $at    Where it begins.
	 * @param int          $end   Where it ends.
	 * @param list<string> $names Names of metadata.
	 */
	private function items( int $at, int $end, array $names ): bool {
		while ( $end - $at >= 8 ) {
			[ $length, $type ] = $this->head( $at, $end );
			if ( $length === 0 ) {
				return false;
			}
			// `----` is an item with a name of its own, which is in the first of its boxes (`mean`, `name`).
			$name = $names[ VideoFile::number( $type, 0 ) - 1 ] ?? (
				$type === '----' ? $this->file->bytes( $at + 8, min( $length - 8, 512 ) ) : ''
			);
			if (
				( in_array( $type, self::PLACES, true ) || preg_match( self::NAME, $name ) === 1 )
				&& ! $this->free( $at, 8, $length )
			) {
				return false;
			}
			$at += $length;
		}
		return true;
	}

	/**
	 * Whether the samples of a track are anything but places.
	 *
	 * @param int $at  Where their descriptions begin: version, flags and how many there are.
	 * @param int $end Where they end.
	 */
	private function samples( int $at, int $end ): bool {
		$at += 8;
		while ( $end - $at >= 8 ) {
			[ $length, $type ] = $this->head( $at, $end );
			if ( $length === 0 || in_array( $type, self::TRACKS, true ) ) {
				return false;
			}
			// Metadata of moments name what they are (QuickTime File Format, "Timed Metadata").
			if (
				$type === 'mebx'
				&& ( $length > self::MAX_TEXT || preg_match( self::NAME, $this->file->bytes( $at, $length ) ) === 1 )
			) {
				return false;
			}
			$at += $length;
		}
		return true;
	}

	/**
	 * Length and type of a box in a list.
	 *
	 * @param int $at  Where it begins.
	 * @param int $end Where the list ends.
	 * @return array{int, string} Length 0 when it cannot be one.
	 */
	private function head( int $at, int $end ): array {
		$head   = $this->file->bytes( $at, 8 );
		$length = VideoFile::number( $head, 0 );
		$is_box = ++$this->boxes <= self::MAX_BOXES && $length >= 8 && $length <= $end - $at;
		return [ $is_box ? $length : 0, substr( $head, 4, 4 ) ];
	}

	/**
	 * Takes the place out of XMP.
	 *
	 * @param int $at  Where it begins.
	 * @param int $end Where it ends.
	 */
	private function xmp( int $at, int $end ): bool {
		$this->xmp += $end - $at;
		if ( $this->xmp > self::MAX_TEXT ) {
			return false;
		}
		$bytes = $this->file->bytes( $at, $end - $at );
		$clean = Location::without_xmp( $bytes );
		if ( $clean !== null && $clean !== $bytes ) {
			$this->patches[] = [ $at, $clean ];
		}
		return $clean !== null;
	}
}
