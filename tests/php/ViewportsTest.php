<?php
/**
 * Widths of devices.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\CapabilityModule;
use Vitrine\Viewports;

/**
 * Phones and tablets are as wide as the theme says, in PHP and in the style sheets that are printed.
 */
final class ViewportsTest extends TestCase {

	private const HANDLE = 'vitrine-site-header-style';

	/**
	 * What the theme says, for the filter.
	 *
	 * @var mixed
	 */
	private mixed $viewport = null;

	/**
	 * Lets the theme say it.
	 */
	protected function setUp(): void {
		parent::setUp();
		add_filter( 'wp_theme_json_data_theme', $this->own( ... ) );
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	/**
	 * Takes it back.
	 */
	protected function tearDown(): void {
		remove_all_filters( 'wp_theme_json_data_theme' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		parent::tearDown();
	}

	/**
	 * The theme, with viewports of its own.
	 *
	 * @param \WP_Theme_JSON_Data $data Its theme.json.
	 */
	private function own( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data {
		return $this->viewport === null
			? $data
			: $data->update_with( [ 'version' => 3, 'settings' => [ 'viewport' => $this->viewport ] ] );
	}

	/**
	 * Whether themes can say it: since WordPress 7.1.
	 */
	private static function is_known(): bool {
		return method_exists( \WP_Theme_JSON::class, 'get_viewport_media_queries' );
	}

	/**
	 * What themes may say, and the widths.
	 *
	 * @return array<string, array{mixed, int, int}>
	 */
	public static function viewports(): array {
		return [
			'nothing'                => [ null, 767, 1024 ],
			'both'                   => [ [ 'mobile' => '600px', 'tablet' => '56.25rem' ], 600, 900 ],
			'phones alone, wide'     => [ [ 'mobile' => '1100px' ], 1100, 1100 ],
			'tablets alone, narrow'  => [ [ 'tablet' => '600px' ], 600, 600 ],
			'a width without a unit' => [ [ 'mobile' => '600px', 'tablet' => '900' ], 600, 1024 ],
			'no window is so wide'   => [ [ 'mobile' => '99999px', 'tablet' => '100000px' ], 767, 1024 ],
		];
	}

	/**
	 * Widths that make sense.
	 *
	 * @param mixed $viewport What the theme says.
	 * @param int   $mobile   Widest phone.
	 * @param int   $tablet   Widest tablet.
	 */
	#[DataProvider( 'viewports' )]
	public function test_widths( mixed $viewport, int $mobile, int $tablet ): void {
		$this->viewport = $viewport;
		self::assertSame(
			self::is_known() ? [ 'mobile' => $mobile, 'tablet' => $tablet ] : Viewports::DEFAULTS,
			Viewports::of_theme()
		);
	}

	/**
	 * What is no width at all never gets into a style sheet; WordPress takes its own widths then.
	 */
	public function test_no_css_of_the_theme(): void {
		$this->viewport = [ 'mobile' => '1px) { } body { display: none } @media (width > 1px', 'tablet' => [ 'a' => 1 ] ];
		self::assertStringNotContainsString( 'display: none', $this->printed() );
		foreach ( Viewports::of_theme() as $width ) {
			self::assertGreaterThan( 0, $width );
		}
	}

	/**
	 * Sheets ask for the theme's widths, whether WordPress prints them into the page itself or not, and tell scripts.
	 *
	 * @param bool $inline Whether it does.
	 */
	#[DataProvider( 'ways' )]
	public function test_sheets( bool $inline ): void {
		$this->viewport = [ 'mobile' => '600px', 'tablet' => '900px' ];
		$printed        = $this->printed( $inline );
		if ( ! self::is_known() ) {
			self::assertStringNotContainsString( '600px', $printed );
			return;
		}
		self::assertStringStartsWith( '<style', $printed );
		self::assertStringContainsString( ':root{--vitrine-viewports:600,900}', $printed );
		self::assertStringContainsString( '(width <= 600px)', $printed );
		self::assertStringContainsString( '(600px < width <= 900px)', $printed );
		self::assertStringContainsString( '(width > 900px)', $printed );
		// Once, where somebody else has added to it.
		self::assertSame( 1, preg_match_all( '/@media[^{]*\b(?:767|1024)px/', $printed ) );
		self::assertStringContainsString( '@media (width <= 767px){.mine{}}', $printed );
	}

	/**
	 * Ways to print a sheet.
	 *
	 * @return array<string, array{bool}>
	 */
	public static function ways(): array {
		return [ 'as a file' => [ false ], 'into the page' => [ true ] ];
	}

	/**
	 * A theme without viewports of its own has the files as they are.
	 */
	public function test_others_are_not_read(): void {
		self::assertStringStartsWith( '<link ', $this->printed() );
	}

	/**
	 * A sheet that somebody has taken out of pages stays out.
	 */
	public function test_what_is_not_wanted(): void {
		$this->viewport = [ 'mobile' => '600px' ];
		$printed        = $this->printed(
			false,
			static function ( \_WP_Dependency $sheet ): void {
				$sheet->src = false;
			}
		);
		self::assertStringNotContainsString( 'wp-block-vitrine', $printed );
		self::assertStringContainsString( '767px', $printed );
	}

	/**
	 * Scripts fetch sheets of their own, which nobody rewrites: they may not ask for the width of a device. All others
	 * ask in the words that are replaced.
	 */
	public function test_files(): void {
		$build = dirname( VITRINE_FILE ) . '/build';
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $build ) ) as $file ) {
			$name = substr( (string) $file, strlen( $build ) + 1 );
			if ( str_ends_with( $name, '.css' ) ) {
				$css = (string) file_get_contents( (string) $file );
				self::assertDoesNotMatchRegularExpression( '/@media[^{]*\b(?:768|1025|48em|64em)/', $css, $name );
				if ( preg_match( '#^(?:frontend|chunks)/#', $name ) === 1 ) {
					self::assertDoesNotMatchRegularExpression( '/@media[^{]*\b(?:767|1024)px/', $css, $name );
				}
			}
		}
	}

	/**
	 * What is printed for the sheet of site headers.
	 *
	 * @param bool                                  $inline Whether WordPress puts short ones into the page.
	 * @param (\Closure(\_WP_Dependency): void)|null $change Of somebody else.
	 */
	private function printed( bool $inline = false, ?\Closure $change = null ): string {
		$all    = wp_styles();
		$styles = new \WP_Styles();
		// As ModuleLoader does: other tests may have put the sheet into a page.
		$styles->add( self::HANDLE, CapabilityModule::build_url( 'site-header/style-index.css' ) );
		$styles->add_data( self::HANDLE, 'path', dirname( VITRINE_FILE ) . '/build/site-header/style-index.css' );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- What this prints is nobody else's.
		$GLOBALS['wp_styles'] = $styles;
		try {
			wp_add_inline_style( self::HANDLE, '@media (width <= 767px){.mine{}}' );
			wp_enqueue_style( self::HANDLE );
			if ( $inline ) {
				wp_maybe_inline_styles();
				self::assertFalse( $styles->registered[ self::HANDLE ]->src );
			}
			if ( $change !== null ) {
				$change( $styles->registered[ self::HANDLE ] );
			}
			ob_start();
			$styles->do_items();
			return trim( (string) ob_get_clean() );
		} finally {
			$GLOBALS['wp_styles'] = $all;
			// phpcs:enable
		}
	}
}
