<?php
/**
 * The photographs of the demo's gallery: details of a few real ones, with what a camera would have written into them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/** Where the photographs come from (see README.md there), and where those made of them are kept between starts. */
// Named without `..`: wp_mkdir_p() makes no folder whose path has it.
define( 'VITRINE_DEMO_SOURCES', dirname( __DIR__, 2 ) . '/tests/graph/pictures' );
define( 'VITRINE_DEMO_CACHE', dirname( __DIR__, 2 ) . '/.cache/photographs-1' );

/** Widths of the renditions, by the name of the size; a photograph that is no wider has none. */
const VITRINE_DEMO_SIZES = [ 'medium' => 400, 'medium_large' => 768 ];

/** What can be seen: file, name, tags. */
const VITRINE_DEMO_SUBJECTS = [
	'poppy'          => [ 'poppy-1440', 'Buttercups', [ 'flowers', 'yellow' ] ],
	'poppy-tall'     => [ 'poppy-tall-1324', 'Tall buttercups', [ 'flowers', 'yellow' ] ],
	'meadow'         => [ 'meadow-1440', 'The meadow', [ 'meadow', 'wide' ] ],
	'meadow-oak'     => [ 'meadow-oak-1440', 'The meadow oak', [ 'meadow', 'trees' ] ],
	'meadow-flowers' => [ 'meadow-flowers-1440', 'Meadow flowers', [ 'meadow', 'flowers' ] ],
	'lilies'         => [ 'peace-lilies-1440', 'Peace lilies', [ 'flowers', 'white' ] ],
	'lily-row'       => [ 'peace-lily-row-1200', 'The lily bed', [ 'flowers', 'white' ] ],
	'lily'           => [ 'peace-lily-684', 'One peace lily', [ 'flowers', 'white' ] ],
	'hibiscus'       => [ 'hibiscus-1079', 'Hibiscus', [ 'flowers', 'red' ] ],
	'tree'           => [ 'windswept-tree-1048', 'The windswept tree', [ 'trees', 'monochrome' ] ],
	'path'           => [ 'evening-path-774', 'The evening path', [ 'evening', 'trees' ] ],
	'phacelia'       => [ 'phacelia-794', 'Phacelia', [ 'monochrome', 'seeds' ] ],
	'bellflower'     => [ 'bellflower-577', 'Bellflowers', [ 'flowers', 'white' ] ],
	'larkspur'       => [ 'larkspur-577', 'Larkspur', [ 'flowers', 'blue' ] ],
	'thistle'        => [ 'thistle-577', 'Thistle', [ 'flowers', 'yellow' ] ],
	'columbine'      => [ 'columbine-594', 'Columbines', [ 'flowers', 'blue' ] ],
	'marsh'          => [ 'marsh-594', 'The marsh', [ 'water', 'wide' ] ],
];

/** Width by height. */
const VITRINE_DEMO_SHAPES = [ 1.5, 0.75, 1.0, 1.7778, 0.6667, 1.3333, 1.25, 2.0 ];

/** Where and when, for titles. */
const VITRINE_DEMO_MOMENTS = [
	'in the morning',
	'after the rain',
	'by the gate',
	'along the south wall',
	'from the bench',
	'a closer look',
	'at noon',
	'behind the glasshouse',
	'before the mowing',
	'on open day',
	'in the wind',
	'from the tea room',
	'with the dew',
	'late in the day',
	'under cloud',
	'the first of the year',
	'the last of the year',
	'near the pond',
];

/** Make, model, f-number × 10, focal length in mm. */
const VITRINE_DEMO_CAMERAS = [
	[ 'Hollin', 'Hollin Bank 35', 28, 35 ],
	[ 'Hollin', 'Hollin Bank Macro', 56, 90 ],
	[ 'Meadow', 'Meadow One', 80, 50 ],
];

/**
 * A photograph, made when it is not there.
 *
 * @param string $subject Key of VITRINE_DEMO_SUBJECTS.
 * @param int    $number  Which detail of it.
 * @return array{file: string, width: int, height: int, sizes: array<string, array{string, int, int}>, title: string, tags: list<string>} Files are named within the cache.
 */
function vitrine_demo_photo( string $subject, int $number ): array {
	[ $source, $name, $tags ] = VITRINE_DEMO_SUBJECTS[ $subject ];
	$slug                     = "{$subject}-{$number}";
	$kept                     = VITRINE_DEMO_CACHE . "/{$slug}.json";
	if ( is_file( $kept ) ) {
		return json_decode( (string) file_get_contents( $kept ), true );
	}
	wp_mkdir_p( VITRINE_DEMO_CACHE );
	$seed  = crc32( $slug );
	$whole = vitrine_demo_source( $source );
	$most  = [ imagesx( $whole ), imagesy( $whole ) ];
	$ratio = VITRINE_DEMO_SHAPES[ ( $number * 3 + $seed % 3 ) % count( VITRINE_DEMO_SHAPES ) ];
	$scale = $number === 0 ? 1.0 : 0.62 + ( $seed % 38 ) / 100;
	$width = (int) ( min( $most[0], $most[1] * $ratio ) * $scale );
	$size  = [ 'width' => $width, 'height' => (int) ( $width / $ratio ) ];
	$photo = imagecrop(
		$whole,
		[
			'x' => (int) ( ( $most[0] - $size['width'] ) * ( $seed >> 8 & 255 ) / 255 ),
			'y' => (int) ( ( $most[1] - $size['height'] ) * ( $seed >> 16 & 255 ) / 255 ),
			...$size,
		]
	);
	if ( $number % 2 === 1 ) {
		imageflip( $photo, IMG_FLIP_HORIZONTAL );
	}
	$warmth = $seed % 31 - 15;
	imagefilter( $photo, IMG_FILTER_BRIGHTNESS, $seed % 17 - 8 );
	imagefilter( $photo, IMG_FILTER_COLORIZE, $warmth, 0, -$warmth );
	$write = static function ( GdImage $image, string $suffix, string $exif ) use ( $slug ): string {
		ob_start();
		imagejpeg( $image, null, 72 );
		$jpeg = (string) ob_get_clean();
		file_put_contents( VITRINE_DEMO_CACHE . "/{$slug}{$suffix}.jpg", substr( $jpeg, 0, 2 ) . $exif . substr( $jpeg, 2 ) );
		return "{$slug}{$suffix}.jpg";
	};
	$made  = [
		'file'   => $write( $photo, '', vitrine_demo_exif( $seed ) ),
		'width'  => $size['width'],
		'height' => $size['height'],
		'sizes'  => [],
		'title'  => "{$name}, " . VITRINE_DEMO_MOMENTS[ ( $number + $seed ) % count( VITRINE_DEMO_MOMENTS ) ],
		'tags'   => $tags,
	];
	foreach ( VITRINE_DEMO_SIZES as $size_name => $wide ) {
		if ( $wide < $size['width'] ) {
			$high                        = (int) round( $wide * $size['height'] / $size['width'] );
			$made['sizes'][ $size_name ] = [ $write( imagescale( $photo, $wide, $high, IMG_BILINEAR_FIXED ), "-{$wide}x{$high}", '' ), $wide, $high ];
		}
	}
	file_put_contents( $kept, wp_json_encode( $made ) );
	return $made;
}

/**
 * A source, decoded once for all its details.
 *
 * @param string $name Name of the file.
 */
function vitrine_demo_source( string $name ): GdImage {
	static $last = [ '', null ];
	if ( $last[0] !== $name ) {
		$last = [ $name, imagecreatefromjpeg( VITRINE_DEMO_SOURCES . "/{$name}.jpg" ) ];
	}
	return $last[1];
}

/**
 * What a camera writes: the segment APP1 of a JPEG, little endian.
 *
 * @param int $seed Decides which camera, and when.
 */
function vitrine_demo_exif( int $seed ): string {
	[ $make, $model, $aperture, $focal ] = VITRINE_DEMO_CAMERAS[ $seed % count( VITRINE_DEMO_CAMERAS ) ];

	$time  = gmdate( 'Y:m:d H:i:s', 1772000000 + $seed % 20000000 );
	$entry = static fn( int $tag, int $type, int $count, string $value ): string => pack( 'vvV', $tag, $type, $count ) . str_pad( $value, 4, "\0" );
	// The first directory has three entries and begins at 8, the second has six.
	$second  = 8 + 2 + 3 * 12 + 4;
	$data_at = $second + 2 + 6 * 12 + 4;
	$data    = '';
	$put     = static function ( string $bytes ) use ( &$data, $data_at ): string {
		$at    = $data_at + strlen( $data );
		$data .= $bytes;
		return pack( 'V', $at );
	};
	$first   = pack( 'v', 3 )
		. $entry( 0x010F, 2, strlen( $make ) + 1, $put( "{$make}\0" ) )
		. $entry( 0x0110, 2, strlen( $model ) + 1, $put( "{$model}\0" ) )
		. $entry( 0x8769, 4, 1, pack( 'V', $second ) )
		. pack( 'V', 0 );
	$details = pack( 'v', 6 )
		. $entry( 0x829A, 5, 1, $put( pack( 'VV', 1, [ 60, 125, 250, 500 ][ $seed % 4 ] ) ) )
		. $entry( 0x829D, 5, 1, $put( pack( 'VV', $aperture, 10 ) ) )
		. $entry( 0x8827, 3, 1, pack( 'v', [ 100, 200, 400 ][ $seed % 3 ] ) )
		. $entry( 0x9003, 2, 20, $put( "{$time}\0" ) )
		. $entry( 0x9209, 3, 1, pack( 'v', $seed % 5 === 0 ? 1 : 0 ) )
		. $entry( 0x920A, 5, 1, $put( pack( 'VV', $focal, 1 ) ) )
		. pack( 'V', 0 );
	$segment = "Exif\0\0" . 'II' . pack( 'vV', 42, 8 ) . $first . $details . $data;
	return "\xFF\xE1" . pack( 'n', strlen( $segment ) + 2 ) . $segment;
}
