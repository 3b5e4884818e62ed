<?php
/**
 * The photographs of the demo, with what a camera would have written into them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/** Where the photographs are, those of the theme, and where what is made of both is kept between starts. */
// Named without `..`: wp_mkdir_p() makes no folder whose path has it.
define( 'VITRINE_DEMO_OWN', __DIR__ . '/photographs' );
define( 'VITRINE_DEMO_SOURCES', dirname( __DIR__, 2 ) . '/tests/graph/pictures' );
define( 'VITRINE_DEMO_CACHE', dirname( __DIR__, 2 ) . '/.cache/photographs-2' );

/** Widths of the renditions, by the name of the size; a photograph that is no wider has none. */
const VITRINE_DEMO_SIZES = [ 'medium' => 400, 'medium_large' => 768, 'large' => 1280 ];

/** By name: title, what is on it, who took it, tags, and the day; then the file, of those of the theme. */
const VITRINE_DEMO_PHOTOGRAPHS = [
	'marigold'        => [ 'Marigolds by the kitchen door', 'A red and orange marigold in the sun', 'Charles Barbin', [ 'flowers', 'red' ], '2026-08-04' ],
	'red-nasturtium'  => [ 'Inside a nasturtium', 'The petals of an orange flower, very close', 'Jens Ansorg', [ 'flowers', 'red' ], '2026-08-19' ],
	'yellow-daisy'    => [ 'False sunflowers along the wall', 'Half of a large yellow flower', 'Charles Barbin', [ 'flowers', 'yellow' ], '2026-07-28' ],
	'forget-me-nots'  => [ 'Forget-me-nots under the hedge', 'Small blue flowers against dark leaves', 'Budgie Desktop Developers', [ 'flowers', 'blue' ], '2026-04-26' ],
	'honey-bee'       => [ 'One of ours, on an aster', 'A honeybee on a purple aster', 'John Severns', [ 'flowers', 'wildlife' ], '2026-09-03' ],
	'ladybug'         => [ 'A ladybug at work', 'A ladybug on a blade of grass among blue flowers', 'Charles Barbin', [ 'wildlife', 'meadow' ], '2026-05-14' ],
	'dandelions'      => [ 'Dandelion at seven in the evening', 'A dandelion clock in low sunlight', 'Clemens Engelhardt', [ 'meadow', 'evening' ], '2026-05-08' ],
	'dandelion-seeds' => [ 'Two seeds left', 'Two dandelion seeds before an orange background', 'Charles Barbin, Hylke Bons', [ 'meadow' ], '2026-05-21' ],
	'young-grass'     => [ 'The lawn in April', 'Fresh green blades of grass', 'Timothy Schellhase, Lapo Calamandrei', [ 'meadow', 'green' ], '2026-04-11' ],
	'leaf-after-rain' => [ 'After the rain', 'Drops of water on a broad green leaf', 'blackcombwhistler07', [ 'green', 'water' ], '2026-04-18' ],
	'palm-leaf'       => [ 'A banana leaf from below', 'The ribs of a large green leaf against the light', 'Lennart Poettering, Andrea Cimitan', [ 'green', 'glasshouse' ], '2026-02-17' ],
	'citrus'          => [ 'Oranges, lemons, and limes', 'Slices of citrus fruit, lit from behind', 'US Department of Agriculture', [ 'fruit', 'glasshouse' ], '2026-01-22' ],
	'fig'             => [ 'The first fig', 'Half a fig in a red bowl', 'Trevor “Freespace”', [ 'fruit', 'glasshouse' ], '2026-09-11' ],
	'moss'            => [ 'Moss on the north side', 'Green stars of moss, one of them orange', 'Risto Saukonpää', [ 'green', 'woods' ], '2026-03-15' ],
	'forest-path'     => [ 'The path behind the nursery', 'A narrow path through a dark forest', 'Risto Saukonpää', [ 'woods' ], '2026-09-27' ],
	'forest-stream'   => [ 'Where the stream comes in', 'A stream that falls over rocks between trees', 'Aitzol Berasategi', [ 'woods', 'water' ], '2026-03-29' ],
	'maple-leaf'      => [ 'The maple lets go', 'A brown maple leaf standing on fallen leaves', 'Martin Klapetek', [ 'autumn', 'woods' ], '2026-10-24' ],
	'autumn-pasture'  => [ 'The pasture in October', 'A green slope below autumn woods and a mountain', 'Aitzol Berasategi', [ 'autumn', 'hills' ], '2026-10-17' ],
	'hilltop-sunset'  => [ 'From the top of the hill', 'The sun setting behind a hill', 'Aitzol Berasategi', [ 'evening', 'hills' ], '2026-10-02' ],
	'water-drop'      => [ 'First frost, still melting', 'The crown that a drop leaves in water', 'Charles Barbin', [ 'water', 'winter' ], '2026-01-09' ],
	'two-dogs'        => [ 'They let nobody past', 'Two brown dogs looking out of a half-open door', 'Aitzol Berasategi', [ 'wildlife' ], '2026-06-07' ],
	'nuthatch'        => [ 'A nuthatch, head first', 'A nuthatch climbing down a trunk', 'Lukas Baubkus', [ 'wildlife', 'winter' ], '2026-02-06' ],
	'green-heron'     => [ 'The heron that counts our goldfish', 'A green heron on a bush beside water', 'Budgie Desktop Developers', [ 'wildlife', 'water' ], '2026-06-21' ],
	'osprey'          => [ 'Just passing through', 'An osprey on a branch', 'Budgie Desktop Developers', [ 'wildlife' ], '2026-09-19' ],
	'otters'          => [ 'Good morning', 'An otter on a stone beside the water', 'Budgie Desktop Developers', [ 'wildlife', 'water' ], '2026-06-30' ],
	'shrike'          => [ 'On the lookout', 'A shrike on a bare twig', 'Budgie Desktop Developers', [ 'wildlife' ], '2026-03-06' ],
	'anhinga'         => [ 'Drying off', 'An anhinga with its wings half open', 'Budgie Desktop Developers', [ 'wildlife', 'travel' ], '2026-02-20' ],
	'canyon-wren'     => [ 'The smallest voice in the canyon', 'A wren on a pale rock', 'Budgie Desktop Developers', [ 'wildlife', 'travel', 'winter' ], '2026-01-27' ],
	'tea-garden'      => [ 'Where our tea comes from', 'Green hills of tea in the mist', 'Budgie Desktop Developers', [ 'travel', 'hills' ], '2026-02-11' ],
	'spices'          => [ 'The spice market', 'Heaps of colorful spices in baskets', 'Budgie Desktop Developers', [ 'travel' ], '2026-02-13' ],
	'red-dune'        => [ 'No watering needed', 'Five people walking up a red dune', 'Budgie Desktop Developers', [ 'travel' ], '2026-01-19' ],
	'mountain-lake'   => [ 'Snow on the far shore', 'Snowy mountains behind a lake', 'Budgie Desktop Developers', [ 'travel', 'hills', 'water', 'winter' ], '2026-01-30' ],
	'mountain-path'   => [ 'One more bend', 'A path up a mountain below snowy cliffs', 'Aitzol Berasategi', [ 'travel', 'hills' ], '2026-02-24' ],
	'snowy-peak'      => [ 'Before sunrise', 'A snowy mountain under a clear sky', 'Andy Betts', [ 'hills', 'winter' ], '2026-01-14' ],
	'dune-grass'      => [ 'The wind off the sea', 'Long grass on a dune', 'Marco Cogoni, Hylke Bons', [ 'meadow', 'water' ], '2026-07-16' ],
	'kite'            => [ 'A good day for kites', 'A colorful kite in a blue sky', 'Risto Saukonpää', [ 'summer' ], '2026-06-13' ],
	'rowboats'        => [ 'Last boats in', 'Rowboats on the shore of a lake at sunset', 'Ian Hex', [ 'water', 'evening' ], '2026-07-09' ],
	'jetty'           => [ 'Lunch on the jetty', 'Planks of a jetty in warm light', 'Maciej Wiklo', [ 'water', 'evening' ], '2026-07-21' ],
	'foggy-pier'      => [ 'Nobody on the pier', 'A pier in the fog, in black and white', 'Risto Saukonpää', [ 'water', 'winter', 'monochrome' ], '2026-01-05' ],
	'summer-night'    => [ 'It never quite gets dark', 'A calm lake under a purple sky', 'Risto Saukonpää', [ 'water', 'evening' ], '2026-06-24' ],
	'meadow'          => [ 'The meadow in June', 'Red and yellow flowers below an oak', '', [ 'meadow', 'flowers' ], '2026-06-17', 'meadow-1440' ],
	'buttercups'      => [ 'Buttercups', 'A yellow buttercup in evening light', '', [ 'flowers', 'yellow' ], '2026-05-30', 'poppy-1440' ],
	'peace-lilies'    => [ 'Peace lilies', 'White lilies among glossy leaves', '', [ 'flowers', 'white', 'glasshouse' ], '2026-03-22', 'peace-lilies-1440' ],
	'lily-bed'        => [ 'The lily bed', 'A row of white lilies', '', [ 'flowers', 'white', 'glasshouse' ], '2026-04-03', 'peace-lily-row-1200' ],
	'hibiscus'        => [ 'The red hibiscus', 'A red hibiscus flower', '', [ 'flowers', 'red', 'glasshouse' ], '2026-07-02', 'hibiscus-1079' ],
	'windswept-tree'  => [ 'The wind comes from the west', 'A tree bent by the wind on a hill', 'Leslie Adkin', [ 'winter', 'monochrome' ], '2026-01-12', 'windswept-tree-1048' ],
	'evening-path'    => [ 'Closing time', 'A path between trees in the evening', 'Asahachi Kono', [ 'evening', 'monochrome' ], '2026-10-30', 'evening-path-774' ],
	'phacelia'        => [ 'Phacelia, gone to seed', 'The curled flower head of a phacelia', 'Karl Blossfeldt', [ 'winter', 'monochrome' ], '2026-01-03', 'phacelia-794' ],
	'columbines'      => [ 'Columbines', 'A red columbine hanging from its stem', '', [ 'flowers', 'red' ], '2026-05-25', 'columbine-594' ],
];

/** Make, model, f-number × 10, focal length in mm. */
const VITRINE_DEMO_CAMERAS = [
	[ 'Hollin', 'Hollin Bank 35', 28, 35 ],
	[ 'Hollin', 'Hollin Bank Macro', 56, 90 ],
	[ 'Meadow', 'Meadow One', 80, 50 ],
];

/**
 * What is known of a photograph.
 *
 * @param string $name Key of VITRINE_DEMO_PHOTOGRAPHS.
 * @return array{0: string, 1: string, 2: string, 3: list<string>, 4: string, 5?: string}
 */
function vitrine_demo_about( string $name ): array {
	/** @var array<string, array{0: string, 1: string, 2: string, 3: list<string>, 4: string, 5?: string}> $photographs */
	$photographs = VITRINE_DEMO_PHOTOGRAPHS;
	return $photographs[ $name ];
}

/**
 * Files of a photograph, made when they are not there.
 *
 * @param string $name Key of VITRINE_DEMO_PHOTOGRAPHS.
 * @return array{file: string, width: int, height: int, sizes: array<string, array{string, int, int}>} Files are named within the cache.
 */
function vitrine_demo_photo( string $name ): array {
	$kept = VITRINE_DEMO_CACHE . "/{$name}.json";
	if ( is_file( $kept ) ) {
		return json_decode( (string) file_get_contents( $kept ), true );
	}
	wp_mkdir_p( VITRINE_DEMO_CACHE );
	$file   = vitrine_demo_about( $name )[5] ?? '';
	$source = $file === '' ? VITRINE_DEMO_OWN . "/{$name}.jpg" : VITRINE_DEMO_SOURCES . "/{$file}.jpg";
	$jpeg   = (string) file_get_contents( $source );
	$exif   = vitrine_demo_exif( crc32( $name ), vitrine_demo_taken( $name ) );
	file_put_contents( VITRINE_DEMO_CACHE . "/{$name}.jpg", substr( $jpeg, 0, 2 ) . $exif . substr( $jpeg, 2 ) );
	$photo = imagecreatefromjpeg( $source );
	$made  = [ 'file' => "{$name}.jpg", 'width' => imagesx( $photo ), 'height' => imagesy( $photo ), 'sizes' => [] ];
	// The largest first: each is made of the one before.
	foreach ( array_reverse( VITRINE_DEMO_SIZES ) as $size => $width ) {
		if ( $width < $made['width'] ) {
			$height                 = (int) round( $width * $made['height'] / $made['width'] );
			$photo                  = imagescale( $photo, $width, $height, IMG_BILINEAR_FIXED );
			$made['sizes'][ $size ] = [ "{$name}-{$width}x{$height}.jpg", $width, $height ];
			imagejpeg( $photo, VITRINE_DEMO_CACHE . "/{$name}-{$width}x{$height}.jpg", 80 );
		}
	}
	file_put_contents( $kept, wp_json_encode( $made ) );
	return $made;
}

/**
 * When a photograph was taken.
 *
 * @param string $name Key of VITRINE_DEMO_PHOTOGRAPHS.
 */
function vitrine_demo_taken( string $name ): string {
	return vitrine_demo_about( $name )[4] . gmdate( ' H:i:s', 28800 + crc32( $name ) % 36000 );
}

/**
 * What a camera writes: the segment APP1 of a JPEG, little endian.
 *
 * @param int    $seed Decides which camera.
 * @param string $time When, such as 2026-06-17 10:30:00.
 */
function vitrine_demo_exif( int $seed, string $time ): string {
	[ $make, $model, $aperture, $focal ] = VITRINE_DEMO_CAMERAS[ $seed % count( VITRINE_DEMO_CAMERAS ) ];

	$time  = strtr( $time, '-', ':' );
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
