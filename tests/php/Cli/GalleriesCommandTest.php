<?php
/**
 * Galleries on the command line.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Cli;

use Vitrine\Cli\GalleriesCommand;
use Vitrine\Gallery\GalleryModule;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;

/**
 * One post or all places, with and without writing.
 */
final class GalleriesCommandTest extends TestCase {

	private const BLOCK = '<!-- wp:vitrine/gallery {"source":"urls","items":[{"url":"https://example.test/1.jpg"}]} /-->';

	/**
	 * Loads what stands for WP-CLI.
	 */
	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__ ) . '/fixtures/wp-cli.php';
		\WP_CLI::$said   = [];
		\WP_CLI::$tables = [];
	}

	/**
	 * Converts.
	 *
	 * @param array<string, mixed> $options Options.
	 * @return list<string> Place and result of each gallery.
	 */
	private static function convert( array $options = [] ): array {
		$command = new GalleriesCommand( GalleryModule::conversion_places(), Plugin::instance()->gallery->conversion() );
		$command->convert( [], $options );
		return array_values( array_map( static fn( array $row ): string => "{$row['place']} {$row['result']} {$row['images']}", \WP_CLI::$tables[ count( \WP_CLI::$tables ) - 1 ]['items'] ) );
	}

	/**
	 * Nothing is written in a dry run; one post leaves the others; without a user nothing is taken out of posts.
	 */
	public function test_convert(): void {
		kses_remove_filters();
		$page = static fn( string $content ): int => wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => $content ] ) );
		$code = '<script>count()</script>';
		$one  = $page( self::BLOCK );
		$two  = $page( $code . self::BLOCK . '<!-- wp:vitrine/gallery {"sample":true} /-->' );
		kses_init_filters();
		self::assertSame( [ "post {$two} convertible 1", "post {$two} skipped 0", "post {$one} convertible 1" ], self::convert( [ 'dry-run' => true ] ) );
		self::assertSame( self::BLOCK, get_post( $one )?->post_content );
		self::assertSame( [ "post {$one} converted 1" ], self::convert( [ 'post' => (string) $one ] ) );
		self::assertStringStartsWith( '<!-- wp:gallery ', get_post( $one )->post_content ?? '' );
		self::assertSame( [ "post {$two} converted 1", "post {$two} skipped 0" ], self::convert() );
		self::assertStringStartsWith( "{$code}<!-- wp:gallery ", (string) get_post( $two )?->post_content );
		self::assertNotFalse( has_filter( 'content_save_pre', 'wp_filter_post_kses' ), 'As it was.' );
		kses_remove_filters();
	}

	/**
	 * A post without galleries is an error; what is being edited fails.
	 */
	public function test_refused(): void {
		$page = wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => self::BLOCK ] ) );
		update_post_meta( $page, '_edit_lock', time() . ':1' );
		try {
			self::convert();
			self::fail( 'It ends with 1.' );
		} catch ( Ended $ended ) {
			self::assertSame( 1, $ended->exit );
		}
		self::assertSame( 'failed', \WP_CLI::$tables[0]['items'][0]['result'] );
		try {
			self::convert( [ 'post' => '987654' ] );
			self::fail( 'It ends with 1.' );
		} catch ( Ended ) {
			self::assertSame( [ 'Error: There are no Vitrine galleries in post 987654.' ], \WP_CLI::$said );
		}
	}
}
