<?php
/**
 * Camera facts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\MediaLibrary\Metadata;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\MediaLibrary\Metadata\Exif;
use Vitrine\Tests\Gallery\Photographs;
use Vitrine\Tests\TestCase;

/**
 * Exposure, flash, focal length, f-stop, ISO, camera, time and location. EXIF is hostile.
 */
final class ExifTest extends TestCase {

	use Photographs;

	/**
	 * Of a real file.
	 */
	public function test_reads_a_file(): void {
		$file     = self::written( self::jpeg( self::exif( true ) ) );
		$expected = [ 'model' => 'Maker Model 1', 'flash' => 'on', 'focallength' => '50', 'fstop' => '2.8', 'exposure' => '1/250', 'iso' => '400', 'time' => '2024-06-01T12:30:45' ];
		self::assertSame( $expected, Exif::of_file( $file, [], false ) );
		self::assertSame( [ ...$expected, 'location' => '48.858333,-2.294444' ], Exif::of_file( $file, [], true ) );
		unlink( $file );
	}

	/**
	 * Markup, control characters, lengths and numbers that no camera writes.
	 */
	public function test_hostile_texts_are_plain(): void {
		$file  = self::written( self::jpeg( self::exif( false, [ 0x010F => '', 0x0110 => "<img src=x onerror=alert(1)>Cam\x01\x1Bera\xFF" . str_repeat( 'x', 5000 ) ] ) ) );
		$model = Exif::of_file( $file, [], false )['model'] ?? '';
		self::assertStringStartsWith( 'Camera', $model );
		self::assertLessThanOrEqual( 80, mb_strlen( $model ) );
		self::assertDoesNotMatchRegularExpression( '/[<>\x00-\x1F]/', $model );
		unlink( $file );
	}

	/**
	 * Numbers.
	 *
	 * @param array<string, mixed>  $tags     Tags.
	 * @param array<string, string> $expected What people read.
	 */
	#[DataProvider( 'numbers' )]
	public function test_believes_only_what_a_camera_can_be( array $tags, array $expected ): void {
		self::assertSame( $expected, Exif::of( $tags, [], true ) );
	}

	/**
	 * Tags.
	 *
	 * @return array<string, array{array<string, mixed>, array<string, string>}>
	 */
	public static function numbers(): array {
		return [
			'nothing'      => [ [], [] ],
			'by zero'      => [ [ 'FNumber' => '28/0', 'ExposureTime' => '1/0', 'FocalLength' => '0/0' ], [] ],
			'absurd'       => [ [ 'FNumber' => '4294967295/1', 'ExposureTime' => '-1/3', 'ISOSpeedRatings' => 99999999999, 'FocalLength' => '1e99' ], [] ],
			'long times'   => [ [ 'ExposureTime' => '30/1' ], [ 'exposure' => '30' ] ],
			'half'         => [ [ 'ExposureTime' => '1/2' ], [ 'exposure' => '0.5' ] ],
			'third'        => [ [ 'ExposureTime' => '10/30' ], [ 'exposure' => '1/3' ] ],
			'lists'        => [ [ 'ISOSpeedRatings' => [ 200, 100 ], 'Model' => [ 'x' ], 'Flash' => [] ], [ 'iso' => '200' ] ],
			'no flash'     => [ [ 'Flash' => 16 ], [ 'flash' => 'off' ] ],
			'no date'      => [ [ 'DateTimeOriginal' => '0000:00:00 00:00:00' ], [] ],
			'false date'   => [ [ 'DateTimeOriginal' => '2024:02:31 12:00:00' ], [] ],
			'maker twice'  => [ [ 'Make' => 'NIKON CORPORATION', 'Model' => 'NIKON D850' ], [ 'model' => 'NIKON D850' ] ],
			'off the map'  => [ [ 'GPSLatitude' => [ '91/1', '0/1', '0/1' ], 'GPSLongitude' => [ '1/1', '0/1', '0/1' ] ], [] ],
			'nowhere'      => [ [ 'GPSLatitude' => [ '0/1', '0/1', '0/1' ], 'GPSLongitude' => [ '0/1', '0/1', '0/1' ] ], [] ],
			'broken place' => [ [ 'GPSLatitude' => '48', 'GPSLongitude' => [ 1, 2 ] ], [] ],
			'south'        => [ [ 'GPSLatitude' => [ '33/1', '30/1', '0/1' ], 'GPSLatitudeRef' => 'S', 'GPSLongitude' => [ '151/1', '0/1', '36/1' ], 'GPSLongitudeRef' => 'E' ], [ 'location' => '-33.500000,151.010000' ] ],
		];
	}

	/**
	 * What is stored is checked again, in words for people, and its place shown only where the owner keeps it.
	 */
	public function test_stored_facts_are_checked_again(): void {
		self::assertSame( [ 'model' => 'x', 'flash' => 'Fired' ], Exif::for_people( [ 'model' => '<b>x</b>', 'flash' => 'on', 'location' => '1,2', 'other' => 'y', 'iso' => [] ], false ) );
		self::assertSame( [ 'location' => '1,2' ], Exif::for_people( [ 'location' => '1,2' ], true ) );
		self::assertNull( Exif::for_people( 'x', true ) );
	}

	/**
	 * G3: what galleries are sorted by; scans may be older than 1970.
	 */
	public function test_timestamps(): void {
		self::assertSame( strtotime( '1931-05-01 10:00:00 UTC' ), Exif::timestamp( '1931-05-01T10:00:00' ) );
		self::assertSame( [ 0, 0 ], [ Exif::timestamp( '' ), Exif::timestamp( 'x' ) ] );
		self::assertSame( [ 1717245045, 0, 0 ], [ Exif::taken_at( [ 'created_timestamp' => '1717245045' ] ), Exif::taken_at( [ 'created_timestamp' => 'x' ] ), Exif::taken_at( 'x' ) ] );
	}
}
