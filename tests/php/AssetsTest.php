<?php
/**
 * Scripts and styles that blocks share.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Issue 4 §5: thumbnails are visible no later than 1.25 times those of a static page.
 */
final class AssetsTest extends TestCase {

	/**
	 * WordPress prints style sheets into the page up to a limit, small ones first: ours do not take the place of another block's, which would become a request that holds up the first paint.
	 *
	 * @param mixed $limit Of the site.
	 * @param int   $size  Of the other sheet.
	 * @param bool  $is_in Whether it is printed into the page.
	 */
	#[DataProvider( 'limits' )]
	public function test_styles_displace_no_others( mixed $limit, int $size, bool $is_in ): void {
		add_filter( 'styles_inline_size_limit', static fn(): mixed => $limit );
		$this->enqueue( [ 'other' => $size, 'vitrine-own' => 15000 ] );
		wp_maybe_inline_styles();

		self::assertSame( $is_in, wp_styles()->registered['other']->src === false );
		self::assertSame( (bool) $limit, wp_styles()->registered['vitrine-own']->src === false );
	}

	/**
	 * Limits: 40,000 is WordPress's own since 6.9, 20,000 that of WordPress 6.8.
	 *
	 * @return array<string, array{mixed, int, bool}>
	 */
	public static function limits(): array {
		return [
			'would fit without ours'        => [ 40000, 39000, true ],
			'the same in WordPress 6.8'     => [ 20000, 19000, true ],
			'would not fit without ours'    => [ 20000, 21000, false ],
			'the site wants none in a page' => [ 0, 100, false ],
			'it says so with what is no number' => [ null, 100, false ],
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
	 * Asks for style sheets, and for no others.
	 *
	 * @param array<string, int> $sizes Bytes by handle.
	 */
	private function enqueue( array $sizes ): void {
		wp_styles()->queue = [];
		foreach ( $sizes as $handle => $size ) {
			$file = get_temp_dir() . "{$handle}.css";
			file_put_contents( $file, str_pad( ".{$handle}{}", $size ) );
			wp_register_style( $handle, home_url( "{$handle}.css" ), [], '1' );
			wp_style_add_data( $handle, 'path', $file );
			wp_enqueue_style( $handle );
		}
	}
}
