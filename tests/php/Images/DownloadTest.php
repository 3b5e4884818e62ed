<?php
/**
 * Downloads of pictures.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Images;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Networks;
use Vitrine\Images\Download;
use Vitrine\Images\PictureError;
use Vitrine\Tests\SourceTestCase;

/**
 * Hostile pictures.
 */
final class DownloadTest extends SourceTestCase {

	/**
	 * A freshly signed address of a picture.
	 */
	private function address(): string {
		$post = ( new Networks( Origins::of_site() ) )->get( 'facebook' )->posts( new Client(), self::GARDEN, $this->token( 'page-garden' ), null, 1, [] )->posts[0];
		return $post->pictures[0]->url;
	}

	/**
	 * Downloads, and says why not.
	 *
	 * @param string $url Address.
	 * @return array{string, bool}|null Problem and whether it passes; null when it came.
	 */
	private function fetch( string $url ): ?array {
		try {
			$file = ( new Download( Origins::of_site() ) )->fetch( $url );
		} catch ( PictureError $error ) {
			self::assertFileDoesNotExist( get_temp_dir() . 'vitrine-' . wp_hash( $url ) . '.tmp' );
			return [ $error->problem, $error->is_passing ];
		}
		self::assertSame( get_temp_dir() . 'vitrine-' . wp_hash( $url ) . '.tmp', $file );
		self::assertGreaterThan( 1000, filesize( $file ) );
		wp_delete_file( $file );
		return null;
	}

	/**
	 * A picture arrives, in a file and not in memory.
	 */
	public function test_a_picture_arrives(): void {
		self::assertNull( $this->fetch( $this->address() ) );
		$args = end( $this->asked )['args'];
		self::assertTrue( $args['stream'] );
		self::assertTrue( $args['sslverify'], 'Certificates are verified.' );
		self::assertSame( 0, $args['redirection'] );
		self::assertSame( 20 * MB_IN_BYTES + 1, $args['limit_response_size'] );
	}

	/**
	 * What the network sends in place of a picture, what we call it, and whether another try makes sense.
	 *
	 * @return array<array-key, array{array<string, mixed>, string, bool}>
	 */
	public static function no_pictures(): array {
		return [
			'HTML'                          => [ [ 'picture' => 'html' ], 'type', true ],
			'HTML called JPEG'              => [ [ 'picture' => 'htmljpeg' ], 'type', true ],
			'SVG'                           => [ [ 'picture' => 'svg' ], 'type', true ],
			'SVG called JPEG'               => [ [ 'picture' => 'svgjpeg' ], 'type', true ],
			'20,000 px wide'                => [ [ 'picture' => 'huge' ], 'too_many_pixels', false ],
			'17 megapixels'                 => [ [ 'picture' => 'huge', 'width' => 4250, 'height' => 4000 ], 'too_many_pixels', false ],
			'a strip of 12,001 px'          => [ [ 'picture' => 'huge', 'width' => 12001, 'height' => 10 ], 'too_many_pixels', false ],
			'half of the file'              => [ [ 'picture' => 'truncated' ], 'truncated', true ],
			'a connection that is cut'      => [ [ 'picture' => 'cut' ], 'unreachable', true ],
			'no byte'                       => [ [ 'picture' => 'empty' ], 'truncated', true ],
			'21 MB'                         => [ [ 'picture' => 'oversize' ], 'too_large', false ],
			'404'                           => [ [ 'picture' => '404' ], 'unreachable', true ],
			'500'                           => [ [ 'picture' => '500' ], 'unreachable', true ],
			'503'                           => [ [ 'picture' => '503' ], 'unreachable', true ],
			'a signature that has ended'    => [ [ 'picture' => 'expired' ], 'expired', true ],
			'a redirect to the metadata'    => [ [ 'picture' => 'redirect' ], 'host', true ],
			'a redirect to this machine'    => [ [ 'picture' => 'redirect', 'to' => 'http://127.0.0.1:9/x.jpg' ], 'host', true ],
			'a redirect to it in IPv6'      => [ [ 'picture' => 'redirect', 'to' => 'http://[::1]:9/x.jpg' ], 'host', true ],
			'a redirect to a file'          => [ [ 'picture' => 'redirect', 'to' => 'file:///etc/passwd' ], 'host', true ],
			'a redirect to an archive'      => [ [ 'picture' => 'redirect', 'to' => 'phar:///srv/a.phar' ], 'host', true ],
			'a redirect to another host'    => [ [ 'picture' => 'redirect', 'to' => 'https://evil.example/x.jpg' ], 'host', true ],
			'a redirect without scheme'     => [ [ 'picture' => 'redirect', 'to' => '//169.254.169.254/latest/' ], 'host', true ],
		];
	}

	/**
	 * None of these is kept, and no redirect reaches a host that is not allowed: the only address asked for is the picture's.
	 *
	 * @param array<string, mixed> $switches Switches of the Graph server.
	 * @param string               $problem  Problem.
	 * @param bool                 $passes   Whether it passes.
	 */
	#[DataProvider( 'no_pictures' )]
	public function test_what_is_no_picture( array $switches, string $problem, bool $passes ): void {
		$url         = $this->address();
		$this->asked = [];
		$this->graph_control( $switches );
		self::assertSame( [ $problem, $passes ], $this->fetch( $url ) );
		self::assertSame( [ $url ], array_column( $this->asked, 'url' ) );
	}

	/**
	 * A network that stalls could not be reached.
	 */
	public function test_a_picture_that_stalls(): void {
		$url = $this->address();
		$this->graph_control( [ 'picture' => 'slow', 'ms' => 1500 ] );
		add_filter( 'http_request_args', static fn( array $args ): array => [ ...$args, 'timeout' => 1 ] );
		self::assertSame( [ 'unreachable', true ], $this->fetch( $url ) );
	}

	/**
	 * A tail of PHP behind a JPEG is no reason to lose the picture: what is served is written anew (RenditionsTest).
	 */
	public function test_a_tail_of_php_is_still_a_picture(): void {
		$url = $this->address();
		$this->graph_control( [ 'picture' => 'phptail' ] );
		self::assertNull( $this->fetch( $url ) );
	}

	/**
	 * A redirect to an allowed address is followed, relative ones too, three at most.
	 */
	public function test_redirects_within_the_network(): void {
		$url = $this->address();
		$this->graph_control( [ 'picture' => 'redirect', 'times' => 1, 'to' => $url ] );
		self::assertNull( $this->fetch( $url ) );
		$parts = wp_parse_url( $url );
		$this->graph_control( [ 'picture' => null ] );
		$this->graph_control( [ 'picture' => 'redirect', 'times' => 3, 'to' => "{$parts['path']}?{$parts['query']}" ] );
		self::assertNull( $this->fetch( $url ) );
		$this->graph_control( [ 'picture' => null ] );
		$this->graph_control( [ 'picture' => 'redirect', 'to' => $url ] );
		$this->clear_graph_log();
		self::assertSame( [ 'redirect', true ], $this->fetch( $url ) );
		self::assertCount( 4, $this->requests( 'picture' ) );
	}

	/**
	 * Addresses that a post may name and that are never asked for.
	 *
	 * @return array<string, array{string}>
	 */
	public static function refused(): array {
		return array_map(
			static fn( string $url ): array => [ $url ],
			[
				'metadata service'     => 'http://169.254.169.254/latest/meta-data/',
				'this machine'         => 'http://127.0.0.1/x.jpg',
				'another port'         => 'http://localhost:1/x.jpg',
				'IPv6'                 => 'http://[::1]/x.jpg',
				'private network'      => 'https://10.0.0.1/x.jpg',
				'another host'         => 'https://evil.example/x.jpg',
				'a file'               => 'file:///etc/passwd',
				'PHP\'s own wrappers'  => 'php://filter/resource=/etc/passwd',
				'data'                 => 'data:image/png;base64,iVBORw0KGgo=',
				'nothing'              => '',
			]
		);
	}

	/**
	 * What is not allowed is not asked for at all.
	 *
	 * @param string $url Address.
	 */
	#[DataProvider( 'refused' )]
	public function test_other_hosts_are_never_asked( string $url ): void {
		self::assertSame( [ 'host', true ], $this->fetch( $url ) );
		self::assertSame( [], $this->asked );
	}

	/**
	 * On the networks' own hosts WordPress refuses names that lead to private addresses; only the origins of the constants are spared.
	 */
	public function test_names_that_lead_inside_are_refused(): void {
		$this->may_ask = [ 'https://scontent.xx.fbcdn.net/' ];
		$url           = $this->address();
		// Stops the request to the real network, after its arguments are known.
		add_filter( 'pre_http_request', static fn( mixed $answer, array $args, string $to ): mixed => str_contains( $to, 'fbcdn.net' ) ? new \WP_Error( 'stopped' ) : $answer, 10, 3 );
		self::assertSame( [ 'unreachable', true ], $this->fetch( 'https://scontent.xx.fbcdn.net/a_n.jpg' ) );
		self::assertTrue( end( $this->asked )['args']['reject_unsafe_urls'] );
		self::assertNull( $this->fetch( $url ) );
		self::assertFalse( end( $this->asked )['args']['reject_unsafe_urls'] );
	}

	/**
	 * A JPEG whose end is missing is not whole, also where the small preview in its head has an end of its own.
	 */
	public function test_the_end_of_a_preview_is_not_the_end(): void {
		$whole = self::jpeg( 400, 300 );
		$small = self::jpeg( 40, 30 );
		$exif  = "Exif\0\0" . $small;
		$head  = substr( $whole, 0, 2 ) . "\xFF\xE1" . pack( 'n', strlen( $exif ) + 2 ) . $exif . substr( $whole, 2 );
		self::assertNull( self::checked( $head ) );
		self::assertNull( self::checked( $head . '<?php echo 1;' ) );
		self::assertSame( 'truncated', self::checked( substr( $head, 0, -2 ) ) );
		self::assertSame( 'truncated', self::checked( substr( $head, 0, (int) ( strlen( $head ) * 0.6 ) ) ) );
	}

	/**
	 * Each kind of picture is known by its content and accepted whole; half of it is not.
	 */
	public function test_kinds_of_pictures(): void {
		$image = imagecreatetruecolor( 300, 200 );
		for ( $i = 0; $i < 2000; $i++ ) {
			imagesetpixel( $image, $i * 7 % 300, $i * 13 % 200, $i * 4099 );
		}
		foreach ( [ 'imagejpeg', 'imagepng', 'imagegif', 'imagewebp' ] as $write ) {
			ob_start();
			$write( $image );
			$bytes = (string) ob_get_clean();
			self::assertNull( self::checked( $bytes ), $write );
			self::assertSame( 'truncated', self::checked( substr( $bytes, 0, (int) ( strlen( $bytes ) / 2 ) ) ), $write );
		}
		self::assertSame( 'type', self::checked( "BM" . str_repeat( "\0", 100 ) ) );
		self::assertSame( 'type', self::checked( '<?php echo 1;' ) );
	}

	/**
	 * Of what was deleted while it was made.
	 */
	public function test_a_file_that_is_gone_causes_no_complaint(): void {
		$this->expectExceptionObject( new PictureError( 'truncated', true ) );
		Download::check( sys_get_temp_dir() . '/vitrine-no-picture.jpg' );
	}

	/**
	 * Pictures with bytes changed anywhere in their head, or that end anywhere, make PHP complain of nothing.
	 */
	public function test_mutilated_pictures_cause_no_complaint(): void {
		$said = [];
		set_error_handler(
			static function ( int $level, string $message ) use ( &$said ): bool {
				if ( ( error_reporting() & $level ) !== 0 ) {
					$said[] = $message;
				}
				return true;
			}
		);
		mt_srand( 7 );
		$jpeg  = self::jpeg( 64, 48 );
		$image = imagecreatetruecolor( 40, 30 );
		ob_start();
		imagewebp( $image );
		$webp = (string) ob_get_clean();
		try {
			foreach ( [ $jpeg, $webp, "\x89PNG\r\n\x1a\n" . str_repeat( "\0", 40 ), 'GIF89a' . str_repeat( "\xFF", 40 ) ] as $bytes ) {
				for ( $i = 0; $i < 150; $i++ ) {
					$changed = substr( $bytes, 0, mt_rand( 0, strlen( $bytes ) ) );
					for ( $j = 0; $j < 3 && $changed !== ''; $j++ ) {
						$changed[ mt_rand( 0, min( 200, strlen( $changed ) ) - 1 ) ] = chr( mt_rand( 0, 255 ) );
					}
					self::checked( $changed );
				}
			}
		} finally {
			restore_error_handler();
		}
		self::assertSame( [], array_unique( $said ) );
	}

	/**
	 * A JPEG.
	 *
	 * @param positive-int $width  Pixels.
	 * @param positive-int $height Pixels.
	 */
	private static function jpeg( int $width, int $height ): string {
		$image = imagecreatetruecolor( $width, $height );
		imagefilledellipse( $image, $width >> 1, $height >> 1, $width, $height, 0xAA5500 );
		ob_start();
		imagejpeg( $image, null, 90 );
		return (string) ob_get_clean();
	}

	/**
	 * Checks bytes as a downloaded file.
	 *
	 * @param string $bytes Content.
	 * @return string|null The problem.
	 */
	private static function checked( string $bytes ): ?string {
		$file = wp_tempnam( 'check' );
		file_put_contents( $file, $bytes );
		try {
			Download::check( $file );
			return null;
		} catch ( PictureError $error ) {
			return $error->problem;
		} finally {
			wp_delete_file( $file );
		}
	}
}
