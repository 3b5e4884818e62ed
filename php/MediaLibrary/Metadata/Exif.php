<?php
/**
 * Camera facts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary\Metadata;

use Vitrine\Support\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what a camera wrote: everything in it is a stranger's. Twin of the names: Exif in
 * frontend/render/gallery/types.ts.
 *
 * @phpstan-type Facts array{
 *     model?: string,
 *     flash?: string,
 *     focallength?: string,
 *     fstop?: string,
 *     exposure?: string,
 *     iso?: string,
 *     time?: string,
 *     location?: string,
 * }
 */
final class Exif {

	private const MAX_MODEL_LENGTH = 80;

	/** Tags as exif_read_data() names them. */
	private const TAGS = [
		'Make',
		'Model',
		'Flash',
		'FocalLength',
		'FNumber',
		'ExposureTime',
		'ISOSpeedRatings',
		'PhotographicSensitivity',
		'DateTimeOriginal',
		'GPSLatitude',
		'GPSLatitudeRef',
		'GPSLongitude',
		'GPSLongitudeRef',
	];

	/**
	 * Of a file.
	 *
	 * @param string       $file          Path of the upload, whose EXIF core has not rewritten.
	 * @param array<mixed> $known         `image_meta` of the attachment, for what PHP cannot read.
	 * @param bool         $with_location Whether the owner keeps locations.
	 * @return Facts
	 */
	public static function of_file( string $file, array $known, bool $with_location ): array {
		$tags = [];
		if (
			function_exists( 'exif_read_data' )
			&& is_readable( $file )
			&& in_array(
				strtolower( pathinfo( $file, PATHINFO_EXTENSION ) ),
				[ 'jpg', 'jpeg', 'jpe', 'tif', 'tiff' ],
				true
			)
		) {
			try {
				// phpcs:ignore WordPress.PHP.NoSilencedErrors -- it complains of every camera's own ways.
				$read = @exif_read_data( $file );
				$tags = is_array( $read ) ? array_intersect_key( $read, array_flip( self::TAGS ) ) : [];
			} catch ( \Throwable ) {
				$tags = [];
			}
		}
		return self::of( $tags, $known, $with_location );
	}

	/**
	 * Of tags.
	 *
	 * @param array<mixed> $tags          By the names of exif_read_data().
	 * @param array<mixed> $known         `image_meta` of core.
	 * @param bool         $with_location Whether the owner keeps locations.
	 * @return Facts
	 */
	public static function of( array $tags, array $known, bool $with_location ): array {
		$fstop    = self::number( $tags['FNumber'] ?? $known['aperture'] ?? 0, 0.5, 128 );
		$focal    = self::number( $tags['FocalLength'] ?? $known['focal_length'] ?? 0, 0.1, 10_000 );
		$exposure = self::number( $tags['ExposureTime'] ?? $known['shutter_speed'] ?? 0, 0.000001, 100_000 );
		$iso      = $tags['ISOSpeedRatings'] ?? $tags['PhotographicSensitivity'] ?? $known['iso'] ?? 0;
		$iso      = self::number( is_array( $iso ) ? reset( $iso ) : $iso, 1, 10_000_000 );
		$flash    = $tags['Flash'] ?? null;
		return array_filter(
			[
				'model'       => self::model( $tags['Make'] ?? '', $tags['Model'] ?? $known['camera'] ?? '' ),
				// Bit 0 says whether it fired (Exif 2.32, table 20).
				'flash'       => is_numeric( $flash ) && $flash >= 0 && $flash < 256
					? ( ( (int) $flash & 1 ) === 1 ? 'on' : 'off' )
					: '',
				'focallength' => self::text( $focal, 1 ),
				'fstop'       => self::text( $fstop, 1 ),
				'exposure'    => $exposure > 0 && $exposure < 0.4
					? '1/' . self::text( round( 1 / $exposure ), 0 )
					: self::text( $exposure, 1 ),
				'iso'         => self::text( $iso, 0 ),
				'time'        => self::time( $tags['DateTimeOriginal'] ?? '', $known['created_timestamp'] ?? 0 ),
				'location'    => $with_location ? self::location( $tags ) : '',
			],
			static fn( string $value ): bool => $value !== ''
		);
	}

	/**
	 * Stored facts in words for people, checked again: a database may hold anything.
	 *
	 * @param mixed $stored What `of()` made.
	 * @param bool  $with_location Whether the owner keeps locations.
	 * @return Facts|null Null when there is nothing to say.
	 */
	public static function for_people( mixed $stored, bool $with_location ): ?array {
		$facts = [];
		foreach ( [ 'model', 'flash', 'focallength', 'fstop', 'exposure', 'iso', 'time', 'location' ] as $name ) {
			$value = Sanitizer::text( is_array( $stored ) ? $stored[ $name ] ?? '' : '', self::MAX_MODEL_LENGTH );
			if ( $value !== '' && ( $with_location || $name !== 'location' ) ) {
				$facts[ $name ] = $name !== 'flash'
					? $value
					: ( $value === 'on' ? __( 'Fired', 'vitrine' ) : __( 'Did not fire', 'vitrine' ) );
			}
		}
		return $facts === [] ? null : $facts;
	}

	/**
	 * Seconds since 1970 of a time as it is stored, below 0 before; 0 = unknown.
	 *
	 * @param string $time ISO 8601 without a zone.
	 */
	public static function timestamp( string $time ): int {
		return $time === '' ? 0 : (int) strtotime( $time . 'Z' );
	}

	/**
	 * When core says that it was taken, 0 = unknown.
	 *
	 * @param mixed $known `image_meta` of the attachment.
	 */
	public static function taken_at( mixed $known ): int {
		return self::timestamp( self::time( '', is_array( $known ) ? $known['created_timestamp'] ?? 0 : 0 ) );
	}

	/**
	 * Camera with its maker, once.
	 *
	 * @param mixed $make  Maker.
	 * @param mixed $model Camera.
	 */
	private static function model( mixed $make, mixed $model ): string {
		$make  = self::line( $make );
		$model = self::line( $model );
		return $model === '' || $make === '' || stripos( $model, explode( ' ', $make )[0] ) === 0
			? $model
			: mb_substr( "{$make} {$model}", 0, self::MAX_MODEL_LENGTH );
	}

	/**
	 * A text in one line.
	 *
	 * @param mixed $value Any.
	 */
	private static function line( mixed $value ): string {
		return trim(
			(string) preg_replace(
				'/\s+/u',
				' ',
				Sanitizer::text( is_string( $value ) ? rtrim( $value, "\0 " ) : '', self::MAX_MODEL_LENGTH )
			)
		);
	}

	/**
	 * A number, perhaps written as a fraction.
	 *
	 * @param mixed $value Any.
	 * @param float $min   Least that is believed.
	 * @param float $max   Most that is believed.
	 * @return float 0 for what is not believed.
	 */
	private static function number( mixed $value, float $min, float $max ): float {
		$number = 0.0;
		if ( is_int( $value ) || is_float( $value ) ) {
			$number = (float) $value;
		} elseif (
			is_string( $value )
			&& preg_match( '~^\s*(\d{1,10}(?:\.\d{1,10})?)(?:/(\d{1,10}))?\s*$~D', $value, $parts ) === 1
		) {
			$below  = (float) ( $parts[2] ?? 1 );
			$number = $below > 0 ? (float) $parts[1] / $below : 0.0;
		}
		return $number >= $min && $number <= $max ? $number : 0.0;
	}

	/**
	 * A number for people.
	 *
	 * @param float $number   Number, 0 = unknown.
	 * @param int   $decimals Digits behind the point, where they are not zero.
	 */
	private static function text( float $number, int $decimals ): string {
		$text = number_format( $number, $decimals, '.', '' );
		$text = str_contains( $text, '.' ) ? rtrim( rtrim( $text, '0' ), '.' ) : $text;
		return $text === '0' ? '' : $text;
	}

	/**
	 * When it was taken, ISO 8601 without a zone: cameras do not say where they are.
	 *
	 * @param mixed $written Such as '2024:06:01 12:30:00'.
	 * @param mixed $known   Seconds as core read them.
	 */
	private static function time( mixed $written, mixed $known ): string {
		if (
			is_string( $written )
			&& preg_match( '/^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/', $written, $parts ) === 1
		) {
			[ , $year, $month, $day, $hour, $minute, $second ] = array_map( 'intval', $parts );
			return $year >= 1826 && checkdate( $month, $day, $year ) && $hour < 24 && $minute < 60 && $second < 60
				? sprintf( '%04d-%02d-%02dT%02d:%02d:%02d', $year, $month, $day, $hour, $minute, $second )
				: '';
		}
		$seconds = is_numeric( $known ) ? (int) $known : 0;
		return $seconds > 0 && $seconds < 4_102_444_800 ? gmdate( 'Y-m-d\TH:i:s', $seconds ) : '';
	}

	/**
	 * Where it was taken.
	 *
	 * @param array<mixed> $tags Tags.
	 * @return string 'latitude,longitude' in degrees, or ''.
	 */
	private static function location( array $tags ): string {
		$latitude  = self::degrees( $tags['GPSLatitude'] ?? null, 90 );
		$longitude = self::degrees( $tags['GPSLongitude'] ?? null, 180 );
		if ( $latitude === null || $longitude === null || ( $latitude === 0.0 && $longitude === 0.0 ) ) {
			return '';
		}
		$south = ( $tags['GPSLatitudeRef'] ?? '' ) === 'S' ? -1 : 1;
		$west  = ( $tags['GPSLongitudeRef'] ?? '' ) === 'W' ? -1 : 1;
		return sprintf( '%.6F,%.6F', $south * $latitude, $west * $longitude );
	}

	/**
	 * Degrees of degrees, minutes and seconds.
	 *
	 * @param mixed $parts Three fractions.
	 * @param float $max   Most degrees.
	 */
	private static function degrees( mixed $parts, float $max ): ?float {
		if ( ! is_array( $parts ) || count( $parts ) !== 3 ) {
			return null;
		}
		$degrees = 0.0;
		foreach ( array_values( $parts ) as $i => $part ) {
			$degrees += self::number( $part, 0, 360 ) / 60 ** $i;
		}
		return $degrees <= $max ? $degrees : null;
	}
}
