<?php
/**
 * Places in photographs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\MediaLibrary\Metadata;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\MediaLibrary\Metadata\Location;
use Vitrine\Tests\Gallery\Photographs;
use Vitrine\Tests\TestCase;

/**
 * The bytes are checked, and PHP's own reader.
 */
#[Group( 'environment-agnostic' )]
final class LocationTest extends TestCase {

	use Photographs;

	/**
	 * The place is gone; size, orientation, camera, profile and the picture itself are as they were.
	 *
	 * @param bool $big Byte order.
	 */
	#[DataProvider( 'orders' )]
	public function test_takes_the_place_out_of_jpeg( bool $big ): void {
		$bytes  = self::jpeg( self::exif( $big ) );
		$file   = self::written( $bytes );
		$before = (array) exif_read_data( $file );
		self::assertSame( 'W', $before['GPSLongitudeRef'] );
		self::assertTrue( Location::is_in( $file ) );
		self::assertSame( Location::CLEAN, Location::remove( $file ) );
		clearstatcache();
		$clean = (string) file_get_contents( $file );
		$after = (array) exif_read_data( $file );
		self::assertFalse( Location::is_in( $file ) );
		self::assertSame( [], array_filter( array_keys( $after ), static fn( string|int $name ): bool => str_starts_with( (string) $name, 'GPS' ) ) );
		self::assertSame( [ 6, 'Model 1', '28/10', '2024:06:01 12:30:45' ], [ $after['Orientation'], $after['Model'], $after['FNumber'], $after['DateTimeOriginal'] ] );
		self::assertSame( strlen( $bytes ), strlen( $clean ) );
		self::assertStringContainsString( "ICC_PROFILE\0\x01\x01profile", $clean );
		self::assertStringContainsString( 'dc:title="kept"', $clean );
		self::assertStringNotContainsString( 'GPS', $clean );
		self::assertStringNotContainsString( pack( $big ? 'N' : 'V', 51 ) . pack( $big ? 'N' : 'V', 1 ), $clean );
		self::assertStringEndsWith( substr( self::plain( 'jpeg' ), 2 ), $clean );
		self::assertSame( [ 90, 60 ], array_slice( (array) getimagesize( $file ), 0, 2 ) );
		unlink( $file );
	}

	/**
	 * Byte orders.
	 *
	 * @return array<string, array{bool}>
	 */
	public static function orders(): array {
		return [ 'Motorola' => [ true ], 'Intel' => [ false ] ];
	}

	/**
	 * WebP and PNG, whose check sums are right afterwards.
	 *
	 * @param string $kind Kind.
	 */
	#[DataProvider( 'kinds' )]
	public function test_takes_the_place_out_of_others( string $kind ): void {
		$bytes = $kind === 'webp' ? self::webp( self::exif( false ) ) : self::png( self::exif( true ) );
		$clean = Location::without( $bytes );
		self::assertNotNull( $clean );
		self::assertNotSame( $bytes, $clean );
		self::assertSame( strlen( $bytes ), strlen( $clean ) );
		self::assertSame( $clean, Location::without( $clean ) );
		self::assertStringContainsString( 'Model 1', $clean );
		self::assertNotFalse( imagecreatefromstring( $clean ) );
		if ( $kind === 'png' ) {
			$at     = (int) strpos( $clean, 'eXIf' );
			$length = unpack( 'N', substr( $clean, $at - 4, 4 ) )[1];
			self::assertSame( crc32( substr( $clean, $at, 4 + $length ) ), unpack( 'N', substr( $clean, $at + 4 + $length, 4 ) )[1] );
		}
	}

	/**
	 * Kinds.
	 *
	 * @return array<string, array{string}>
	 */
	public static function kinds(): array {
		return [ 'WebP' => [ 'webp' ], 'PNG' => [ 'png' ] ];
	}

	/**
	 * A picture behind the picture, as phones write it, has EXIF of its own.
	 */
	public function test_takes_the_place_out_of_a_second_picture(): void {
		$clean = Location::without( self::jpeg( self::exif( false ) ) . self::jpeg( self::exif( true ) ) );
		self::assertSame( 2, substr_count( (string) $clean, 'Model 1' ) );
		self::assertStringNotContainsString( "\x88\x25", (string) $clean );
		self::assertStringNotContainsString( "\x25\x88", (string) $clean );
	}

	/**
	 * A picture without a place is not written again.
	 */
	public function test_leaves_others_alone(): void {
		foreach ( [ 'jpeg', 'webp', 'png' ] as $kind ) {
			$bytes = self::plain( $kind );
			self::assertSame( $bytes, Location::without( $bytes ) );
		}
		self::assertSame( 'GIF89a;', Location::without( 'GIF89a;' ) );
	}

	/**
	 * What cannot be parsed is left alone, and said so: loops, lengths beyond the end, other types, XMP that hides.
	 *
	 * @param string $bytes Picture.
	 */
	#[DataProvider( 'broken' )]
	public function test_says_what_it_cannot_parse( string $bytes ): void {
		$file = self::written( $bytes );
		self::assertSame( Location::UNKNOWN, Location::remove( $file ) );
		self::assertSame( $bytes, file_get_contents( $file ) );
		self::assertSame( $bytes !== '', Location::is_in( $file ) );
		unlink( $file );
	}

	/**
	 * Broken pictures.
	 *
	 * @return array<string, array{string}>
	 */
	public static function broken(): array {
		$loop = "II\x2A\0" . pack( 'V', 8 ) . pack( 'v', 0 ) . pack( 'V', 8 );
		return [
			'empty'       => [ '' ],
			'a loop'      => [ self::jpeg( $loop ) ],
			'beyond'      => [ self::jpeg( "II\x2A\0" . pack( 'V', 0x7FFFFFFF ) ) ],
			'long'        => [ self::jpeg( "MM\0\x2A" . pack( 'N', 8 ) . pack( 'n', 65535 ) ) ],
			'HEIC'        => [ "\0\0\0\x18ftypheic\0\0\0\0mif1heic" ],
			'TIFF'        => [ self::exif( true ) ],
			'text'        => [ '<html><body>Not found</body></html>' ],
			'strange XMP' => [ self::jpeg( self::exif( true ), 90, '<exif:GPSLatitude rdf:parseType="Resource"><rdf:value>48</rdf:value></exif:GPSLatitude>' ) ],
		];
	}

	/**
	 * Hostile pointers do not have other parts of the file erased beyond what EXIF can hold, and cost no time.
	 */
	public function test_hostile_directories_do_little_harm(): void {
		$entry = static fn( int $tag, int $type, int $count, int $value ): string => pack( 'vvVV', $tag, $type, $count, $value );
		$exif  = "II\x2A\0" . pack( 'V', 8 ) . pack( 'v', 2 ) . $entry( 0x8825, 4, 1, 0x7FFFFFF0 ) . $entry( 0x8825, 4, 1, 38 ) . pack( 'V', 0 ) . pack( 'v', 1 ) . $entry( 2, 7, 0x7FFFFFFF, 8 ) . pack( 'V', 0 );
		$bytes = self::jpeg( $exif, 90, '' );
		$clean = Location::without( $bytes );
		self::assertNotNull( $clean );
		self::assertStringEndsWith( substr( self::plain( 'jpeg' ), 2 ), $clean );
		self::assertSame( $clean, Location::without( $clean ) );
	}

	/**
	 * An upload does not end for want of memory, and whoever repeats EXIF makes no endless work; such files are not offered.
	 */
	public function test_bounds_of_memory_and_work(): void {
		$bytes = self::jpeg( self::exif( true ) );
		$many  = $bytes . str_repeat( "Exif\0\0" . self::exif( true ), 40 );
		self::assertNull( Location::without( $many ) );

		$file = self::written( $bytes . str_repeat( "\0", 40_000_000 ) );
		$code = sprintf(
			'define( "SHORTINIT", true ); define( "WP_MAX_MEMORY_LIMIT", "96M" ); require %s; require %s; echo Vitrine\\MediaLibrary\\Metadata\\Location::remove( %3$s ), (int) Vitrine\\MediaLibrary\\Metadata\\Location::is_in( %3$s );',
			...array_map( static fn( string $path ): string => var_export( $path, true ), [ ABSPATH . 'wp-load.php', dirname( VITRINE_FILE ) . '/php/MediaLibrary/Metadata/Location.php', $file ] )
		);
		self::assertSame( Location::UNKNOWN . '1', shell_exec( escapeshellarg( PHP_BINARY ) . ' -d memory_limit=96M -r ' . escapeshellarg( $code ) ) );
		self::assertSame( Location::CLEAN, Location::remove( $file ) );
		unlink( $file );
	}
}
