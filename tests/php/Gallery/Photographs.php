<?php
/**
 * Photographs for tests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery;

/**
 * Real pictures with EXIF as cameras write it.
 */
trait Photographs {

	/**
	 * A directory of EXIF.
	 *
	 * @param array<int, array{int, int, string}> $entries Type, count and value by tag; values of more than 4 bytes are put behind.
	 * @param int                                 $at      Where it begins.
	 * @param bool                                $big     Byte order.
	 * @param int                                 $next    Where the next one begins.
	 */
	private static function directory( array $entries, int $at, bool $big, int $next = 0 ): string {
		$short  = $big ? 'n' : 'v';
		$long   = $big ? 'N' : 'V';
		$head   = pack( $short, count( $entries ) );
		$values = '';
		$behind = $at + 2 + 12 * count( $entries ) + 4;
		foreach ( $entries as $tag => [ $type, $count, $value ] ) {
			$head .= pack( $short, $tag ) . pack( $short, $type ) . pack( $long, $count );
			if ( strlen( $value ) > 4 ) {
				$head   .= pack( $long, $behind + strlen( $values ) );
				$values .= $value;
			} else {
				$head .= str_pad( $value, 4, "\0" );
			}
		}
		return $head . pack( $long, $next ) . $values;
	}

	/**
	 * EXIF with camera, orientation and place.
	 *
	 * @param bool                $big   Byte order.
	 * @param array<int, string>  $texts Texts by tag: 0x010F maker, 0x0110 camera.
	 */
	private static function exif( bool $big, array $texts = [] ): string {
		$short = $big ? 'n' : 'v';
		$long  = $big ? 'N' : 'V';
		$ratio = static fn( int $above, int $below ): string => pack( $long, $above ) . pack( $long, $below );
		$texts += [ 0x010F => 'Maker', 0x0110 => 'Model 1' ];
		ksort( $texts );
		$first = [];
		foreach ( $texts as $tag => $text ) {
			$first[ $tag ] = [ 2, strlen( $text ) + 1, "{$text}\0" ];
		}
		$first[0x0112] = [ 3, 1, pack( $short, 6 ) ];
		$first[0x8769] = [ 4, 1, pack( $long, 0 ) ];
		$first[0x8825] = [ 4, 1, pack( $long, 0 ) ];
		$size          = strlen( self::directory( $first, 8, $big ) );
		$details       = [ 0x829A => [ 5, 1, $ratio( 1, 250 ) ], 0x829D => [ 5, 1, $ratio( 28, 10 ) ], 0x8827 => [ 3, 1, pack( $short, 400 ) ], 0x9003 => [ 2, 20, "2024:06:01 12:30:45\0" ], 0x9209 => [ 3, 1, pack( $short, 9 ) ], 0x920A => [ 5, 1, $ratio( 50, 1 ) ] ];
		$camera        = self::directory( $details, 8 + $size, $big );
		$gps           = self::directory( [ 1 => [ 2, 2, "N\0" ], 2 => [ 5, 3, $ratio( 48, 1 ) . $ratio( 51, 1 ) . $ratio( 30, 1 ) ], 3 => [ 2, 2, "W\0" ], 4 => [ 5, 3, $ratio( 2, 1 ) . $ratio( 17, 1 ) . $ratio( 40, 1 ) ] ], 8 + $size + strlen( $camera ), $big );
		$first[0x8769] = [ 4, 1, pack( $long, 8 + $size ) ];
		$first[0x8825] = [ 4, 1, pack( $long, 8 + $size + strlen( $camera ) ) ];
		return ( $big ? "MM\0\x2A" : "II\x2A\0" ) . pack( $long, 8 ) . self::directory( $first, 8, $big ) . $camera . $gps;
	}

	/**
	 * A picture.
	 *
	 * @param string       $kind  `jpeg`, `webp`, `png`.
	 * @param positive-int $width Pixels; its height is two thirds.
	 */
	private static function plain( string $kind, int $width = 90 ): string {
		$image = imagecreatetruecolor( $width, max( 1, intdiv( $width * 2, 3 ) ) );
		imagefill( $image, 0, 0, 0x3366CC );
		ob_start();
		match ( $kind ) {
			'webp' => imagewebp( $image ),
			'png' => imagepng( $image ),
			default => imagejpeg( $image ),
		};
		return (string) ob_get_clean();
	}

	/**
	 * A JPEG with EXIF, a color profile and XMP that tells the place, too.
	 *
	 * @param string       $exif  EXIF.
	 * @param positive-int $width Pixels.
	 * @param string       $xmp   XMP, or ''.
	 */
	private static function jpeg( string $exif, int $width = 90, string $xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="48,51.5N" dc:title="kept"><exif:GPSLongitude>2,17.6W</exif:GPSLongitude></rdf:Description></x:xmpmeta>' ): string {
		$segment = static fn( string $marker, string $data ): string => "\xFF{$marker}" . pack( 'n', strlen( $data ) + 2 ) . $data;
		return "\xFF\xD8" . $segment( "\xE1", "Exif\0\0{$exif}" ) . ( $xmp === '' ? '' : $segment( "\xE1", "http://ns.adobe.com/xap/1.0/\0{$xmp}" ) ) . $segment( "\xE2", "ICC_PROFILE\0\x01\x01profile" ) . substr( self::plain( 'jpeg', $width ), 2 );
	}

	/**
	 * A WebP with EXIF.
	 *
	 * @param string $exif EXIF.
	 */
	private static function webp( string $exif ): string {
		$plain  = self::plain( 'webp' );
		$padded = $exif . ( strlen( $exif ) % 2 === 1 ? "\0" : '' );
		$chunks = 'VP8X' . pack( 'V', 10 ) . "\x08\0\0\0" . substr( pack( 'V', 89 ), 0, 3 ) . substr( pack( 'V', 59 ), 0, 3 ) . substr( $plain, 12 ) . 'EXIF' . pack( 'V', strlen( $exif ) ) . $padded;
		return 'RIFF' . pack( 'V', strlen( $chunks ) + 4 ) . "WEBP{$chunks}";
	}

	/**
	 * A PNG with EXIF.
	 *
	 * @param string $exif EXIF.
	 */
	private static function png( string $exif ): string {
		$plain = self::plain( 'png' );
		return substr( $plain, 0, 33 ) . pack( 'N', strlen( $exif ) ) . "eXIf{$exif}" . pack( 'N', crc32( "eXIf{$exif}" ) ) . substr( $plain, 33 );
	}

	/**
	 * Writes a picture into a temporary file.
	 *
	 * @param string $bytes Picture.
	 * @param string $name  Name.
	 */
	private static function written( string $bytes, string $name = 'photo.jpg' ): string {
		// Both versions of WordPress are tested at once.
		$file = get_temp_dir() . wp_unique_filename( get_temp_dir(), getmypid() . "-{$name}" );
		file_put_contents( $file, $bytes );
		return $file;
	}
}
