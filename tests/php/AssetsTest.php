<?php
/**
 * Scripts and styles that blocks share.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\CapabilityModule;

/**
 * What a page loads before anything is done.
 */
final class AssetsTest extends TestCase {

	/**
	 * Files of this test alone: other runs use the same folder at the same time.
	 *
	 * @var list<string>
	 */
	private array $files = [];

	/**
	 * Deletes them.
	 */
	protected function tearDown(): void {
		array_map( unlink( ... ), $this->files );
		parent::tearDown();
	}

	/**
	 * WordPress prints style sheets into the page up to a limit, small ones first: ours do not take the place of another block's, which would become a request that holds up the first paint.
	 *
	 * @param mixed $limit  Of the site.
	 * @param int   $size   Of the other sheet.
	 * @param bool  $is_in  Whether it is printed into the page.
	 * @param bool  $own_in Whether ours is.
	 */
	#[DataProvider( 'limits' )]
	public function test_styles_displace_no_others( mixed $limit, int $size, bool $is_in, bool $own_in ): void {
		add_filter( 'styles_inline_size_limit', static fn(): mixed => $limit );
		$this->enqueue( [ 'other' => $size, 'vitrine-own' => 15000 ] );
		wp_maybe_inline_styles();

		self::assertSame( $is_in, wp_styles()->registered['other']->src === false );
		self::assertSame( $own_in, wp_styles()->registered['vitrine-own']->src === false );
	}

	/**
	 * Limits: 40,000 is WordPress's own since 6.9, 20,000 that of WordPress 6.8.
	 *
	 * @return array<string, array{mixed, int, bool, bool}>
	 */
	public static function limits(): array {
		return [
			'would fit without ours'      => [ 40000, 39000, true, true ],
			'the same in WordPress 6.8'   => [ 20000, 19000, true, true ],
			'would not fit without ours'  => [ 20000, 21000, false, true ],
			'no room for ours'            => [ 10000, 9000, true, false ],
			'a limit without room for it' => [ 10000, 11000, false, false ],
			'none is wanted in the page'  => [ 0, 100, false, false ],
			'no number'                   => [ null, 100, false, false ],
		];
	}

	/**
	 * What stands in the page already, or in a file, counts no more.
	 */
	public function test_what_is_printed_counts_once(): void {
		$this->enqueue( [ 'vitrine-own' => 15000 ] );
		self::assertSame( 55000, apply_filters( 'styles_inline_size_limit', 40000 ) );
		wp_maybe_inline_styles();
		self::assertSame( 40000, apply_filters( 'styles_inline_size_limit', 40000 ) );
	}

	/**
	 * From right to left, sheets have a twin only where it says something else, and each that is asked for is there.
	 */
	public function test_sheets_from_right_to_left(): void {
		global $wp_locale;
		$build  = dirname( VITRINE_FILE ) . '/build';
		$sheets = glob( "{$build}/{*,admin/*}/*.css", GLOB_BRACE );
		self::assertIsArray( $sheets );
		$wp_locale->text_direction = 'rtl';
		try {
			$twins = array_filter( $sheets, static fn( string $file ): bool => str_ends_with( $file, '-rtl.css' ) );
			// Those that PHP registers by name; sheets of layouts and effects say themselves what is left.
			self::assertSame(
				[ 'gallery/effects', 'gallery/index', 'mega-menu/style-index', 'popup/index', 'popup/style-index', 'site-header/style-index', 'social-feed/index', 'table-of-contents/style-index' ],
				array_values(
					array_filter(
						array_map( static fn( string $file ): string => substr( $file, strlen( "{$build}/" ), -strlen( '-rtl.css' ) ), $twins ),
						static fn( string $name ): bool => preg_match( '~^(effects|sticky-section)/|^social-feed/style-~', $name ) === 0
					)
				)
			);
			foreach ( $twins as $file ) {
				self::assertNotSame( md5_file( $file ), md5_file( str_replace( '-rtl.css', '.css', $file ) ), $file );
			}
			self::assertSame( 'popup/style-index-rtl.css', CapabilityModule::sheet( 'popup/style-index' ) );
		} finally {
			$wp_locale->text_direction = 'ltr';
		}
		self::assertSame( 'popup/style-index.css', CapabilityModule::sheet( 'popup/style-index' ) );
	}

	/**
	 * Asks for style sheets, and for no others.
	 *
	 * @param array<string, int> $sizes Bytes by handle.
	 */
	private function enqueue( array $sizes ): void {
		wp_styles()->queue = [];
		foreach ( $sizes as $handle => $size ) {
			$file          = (string) tempnam( get_temp_dir(), 'vitrine' );
			$this->files[] = $file;
			file_put_contents( $file, str_pad( ".{$handle}{}", $size ) );
			wp_register_style( $handle, home_url( "{$handle}.css" ), [], '1' );
			wp_style_add_data( $handle, 'path', $file );
			wp_enqueue_style( $handle );
		}
	}
}
