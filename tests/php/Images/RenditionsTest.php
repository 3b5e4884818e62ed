<?php
/**
 * Sizes of pictures.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Images;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Images\Folder;
use Vitrine\Images\PictureError;
use Vitrine\Images\Renditions;
use Vitrine\Tests\TestCase;

/**
 * "widths 150, 320, 640 and 1080 in WebP, aspect ratio and a color kept".
 *
 * @phpstan-type Made array{extension: string, sizes: array<int, array{int, int}>, aspect_ratio: float, color: string, bytes: int}
 */
final class RenditionsTest extends TestCase {

	/**
	 * Takes the files away.
	 */
	protected function tearDown(): void {
		( new Folder() )->remove( null );
		parent::tearDown();
	}

	/**
	 * Makes the sizes of bytes.
	 *
	 * @param string $bytes Picture.
	 * @return array{array<string, mixed>, array<int, string>} What was made, and the files by width.
	 */
	private function made( string $bytes ): array {
		$file = wp_tempnam( 'renditions' );
		file_put_contents( $file, $bytes );
		$stem = ( new Folder() )->path( '7/abc' );
		try {
			$made = ( new Renditions() )->make( $file, $stem );
		} finally {
			wp_delete_file( $file );
		}
		$files = [];
		foreach ( array_keys( $made['sizes'] ) as $width ) {
			$files[ $width ] = (string) file_get_contents( "{$stem}-{$width}.{$made['extension']}" );
		}
		return [ $made, $files ];
	}

	/**
	 * A picture of the Graph server.
	 *
	 * @param string $name Name of the file.
	 */
	private static function picture( string $name ): string {
		return (string) file_get_contents( dirname( __DIR__, 2 ) . "/graph/pictures/{$name}.jpg" );
	}

	/**
	 * A picture of one color.
	 *
	 * @param callable     $write  GD's function that writes it.
	 * @param positive-int $width  Pixels.
	 * @param positive-int $height Pixels.
	 * @param int          $color  Color.
	 */
	private static function plain( callable $write, int $width, int $height, int $color = 0x336699 ): string {
		$image = imagecreatetruecolor( $width, $height );
		imagefill( $image, 0, 0, $color );
		ob_start();
		$write( $image );
		return (string) ob_get_clean();
	}

	/**
	 * Width and height of the original, and the sizes that are kept.
	 *
	 * @return array<string, array{int, int, array<int, array{int, int}>}>
	 */
	public static function originals(): array {
		return [
			'larger than all'          => [ 1440, 960, [ 1080 => [ 1080, 720 ], 640 => [ 640, 427 ], 320 => [ 320, 214 ], 150 => [ 150, 100 ] ] ],
			'just so'                  => [ 1080, 1080, [ 1080 => [ 1080, 1080 ], 640 => [ 640, 640 ], 320 => [ 320, 320 ], 150 => [ 150, 150 ] ] ],
			'between two widths'       => [ 500, 250, [ 500 => [ 500, 250 ], 320 => [ 320, 160 ], 150 => [ 150, 75 ] ] ],
			'smaller than all'         => [ 100, 80, [ 100 => [ 100, 80 ] ] ],
			'one pixel'                => [ 1, 1, [ 1 => [ 1, 1 ] ] ],
			'upright'                  => [ 400, 1600, [ 400 => [ 400, 1600 ], 320 => [ 320, 1280 ], 150 => [ 150, 600 ] ] ],
			'a strip'                  => [ 2000, 4, [ 1080 => [ 1080, 2 ], 640 => [ 640, 1 ], 320 => [ 320, 1 ], 150 => [ 150, 1 ] ] ],
		];
	}

	/**
	 * The four widths as far as the picture is that wide, its own where it lies between; never larger, never cropped.
	 *
	 * @param positive-int                $width  Pixels.
	 * @param positive-int                $height Pixels.
	 * @param array<int, array{int, int}> $sizes  Sizes.
	 */
	#[DataProvider( 'originals' )]
	public function test_sizes( int $width, int $height, array $sizes ): void {
		[ $made, $files ] = $this->made( self::plain( 'imagejpeg', $width, $height ) );
		self::assertSame( 'webp', $made['extension'] );
		self::assertSame( $sizes, $made['sizes'] );
		self::assertEqualsWithDelta( reset( $sizes )[0] / reset( $sizes )[1], $made['aspect_ratio'], 0.0001 );
		self::assertSame( array_sum( array_map( 'strlen', $files ) ), $made['bytes'] );
		foreach ( $files as $at => $bytes ) {
			$info = getimagesizefromstring( $bytes );
			self::assertSame( [ ...$sizes[ $at ], IMAGETYPE_WEBP ], [ $info[0], $info[1], $info[2] ] );
		}
	}

	/**
	 * The color is the average of the picture.
	 */
	public function test_the_color(): void {
		[ $made ] = $this->made( self::plain( 'imagepng', 200, 100, 0x336699 ) );
		self::assertMatchesRegularExpression( '/^#3[2-4]6[5-7]9[89a]$/', $made['color'] );
		[ $made ] = $this->made( self::picture( 'poppy-720' ) );
		self::assertMatchesRegularExpression( '/^#[0-9a-f]{6}$/', $made['color'] );
	}

	/**
	 * A PHP tail, whatever it says, is not in what we serve.
	 */
	public function test_a_tail_does_not_survive(): void {
		$tail             = '<?php system( $_GET["c"] ); ?>';
		[ $made, $files ] = $this->made( self::picture( 'poppy-720' ) . $tail );
		self::assertSame( [ 640, 320, 150 ], array_slice( array_keys( $made['sizes'] ), -3 ) );
		foreach ( $files as $bytes ) {
			self::assertStringNotContainsString( '<?php', $bytes );
		}
	}

	/**
	 * Comments and metadata of the original, such as where it was taken, are not in what we serve.
	 */
	public function test_metadata_do_not_survive(): void {
		$jpeg     = self::plain( 'imagejpeg', 200, 100 );
		$comment  = '<?php echo "comment"; ?>';
		$jpeg     = substr( $jpeg, 0, 2 ) . "\xFF\xFE" . pack( 'n', strlen( $comment ) + 2 ) . $comment . substr( $jpeg, 2 );
		[ , $files ] = $this->made( $jpeg );
		foreach ( $files as $bytes ) {
			self::assertStringNotContainsString( 'comment', $bytes );
		}
	}

	/**
	 * A photograph that lies on its side is set upright, and its measures are those of the upright one.
	 */
	public function test_orientation(): void {
		$jpeg     = self::plain( 'imagejpeg', 400, 200 );
		$exif     = "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
		$jpeg     = substr( $jpeg, 0, 2 ) . "\xFF\xE1" . pack( 'n', strlen( $exif ) + 2 ) . $exif . substr( $jpeg, 2 );
		[ $made ] = $this->made( $jpeg );
		self::assertSame( [ 200, 400 ], $made['sizes'][200] );
		self::assertSame( 0.5, $made['aspect_ratio'] );
	}

	/**
	 * Every kind of picture becomes WebP; of an animation the first picture.
	 */
	public function test_kinds(): void {
		foreach ( [ 'imagejpeg', 'imagepng', 'imagewebp', 'imagegif' ] as $write ) {
			[ $made, $files ] = $this->made( self::plain( $write, 160, 90 ) );
			self::assertSame( 'webp', $made['extension'] );
			self::assertStringStartsWith( 'RIFF', $files[150] );
		}
	}

	/**
	 * A server that cannot write WebP writes JPEG.
	 */
	public function test_without_webp_it_is_jpeg(): void {
		add_filter( 'wp_image_editors', static fn(): array => [ EditorWithoutWebp::class ] );
		[ $made, $files ] = $this->made( self::plain( 'imagejpeg', 200, 100 ) );
		self::assertSame( 'jpg', $made['extension'] );
		self::assertStringStartsWith( "\xFF\xD8", $files[150] );
	}

	/**
	 * What cannot be read is given up; a folder that cannot be written to may be mended.
	 */
	public function test_failures(): void {
		foreach ( [ 'no picture at all', "\xFF\xD8\xFF\xE0" . str_repeat( "\0", 100 ) ] as $bytes ) {
			try {
				$this->made( $bytes );
				self::fail( 'That is no picture.' );
			} catch ( PictureError $error ) {
				self::assertSame( [ 'unreadable', false ], [ $error->problem, $error->is_passing ] );
			}
		}
		wp_mkdir_p( ( new Folder() )->path() );
		file_put_contents( ( new Folder() )->path( '7' ), 'in the way' );
		try {
			$this->made( self::plain( 'imagejpeg', 200, 100 ) );
			self::fail( 'There is no folder.' );
		} catch ( PictureError $error ) {
			self::assertSame( [ 'unwritable', true ], [ $error->problem, $error->is_passing ] );
		}
	}
}
