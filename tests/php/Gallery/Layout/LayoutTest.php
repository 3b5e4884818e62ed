<?php
/**
 * Layouts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery\Layout;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Gallery\Layout\Layout;
use Vitrine\Gallery\Layout\Steps;
use Vitrine\Gallery\Settings\LayoutSettings;
use Vitrine\Support\Schema;
use Vitrine\Tests\TestCase;

/**
 * Docs/decisions/0006: PHP lays albums out as the browser's engine does. The vectors are those of frontend/render/gallery/layout/vectors.test.ts.
 */
#[Group( 'environment-agnostic' )]
final class LayoutTest extends TestCase {

	/**
	 * The same boxes, rows, pages and height; the boxes of some tiles do not depend on how many are asked for.
	 *
	 * @param array<string, mixed> $vector Vector.
	 */
	#[DataProvider( 'vectors' )]
	public function test_vector( array $vector ): void {
		$settings = LayoutSettings::of( $vector['settings'] );
		self::assertEquals( $vector['settings'], $settings->jsonSerialize() );
		$ratios   = array_values( array_map( 'floatval', $vector['ratios'] ) );
		$layout   = Layout::of( $ratios, $settings, $vector['labelHeight'], $vector['width'] );
		$expected = $vector['expected'];
		self::assertSame( $expected['visible'], $layout->visible );
		self::assertSame( $expected['rows'], $layout->rows );
		self::assertSame( $expected['pages'], $layout->pages( 2 ) );
		$fives = Layout::every( 5, count( $ratios ) );
		self::assertSame( $expected['ranges'], array_map( static fn( int $first ): array => $layout->page_range( $fives, $first, min( $first + 5, count( $ratios ) ) ), $fives ) );
		self::assertEqualsWithDelta( [ $expected['height'], $expected['heightPx'] ], [ $layout->height->part, $layout->height->px ], 1e-6 );
		self::assertEqualsWithDelta( array_slice( $expected['boxes'], 0, $layout->visible ), $layout->boxes, 1e-6 );

		$some = Layout::of( $ratios, $settings, $vector['labelHeight'], $vector['width'], 2 );
		self::assertSame( array_slice( $layout->boxes, 0, 2 ), $some->boxes );
		self::assertEquals( $layout->height, $some->height );
		self::assertSame( $layout->rows, $some->rows );
	}

	/**
	 * The vectors.
	 *
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function vectors(): iterable {
		foreach ( Schema::of_block( 'gallery' )->node( 'layout.layout' )['enum'] as $name ) {
			$vectors = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . "/fixtures/layout/{$name}.json" ), true );
			foreach ( $vectors as $vector ) {
				yield "{$name}: {$vector['name']}" => [ $vector ];
			}
		}
	}

	/**
	 * An album without pictures takes no room.
	 */
	public function test_nothing(): void {
		$layout = Layout::of( [], LayoutSettings::of( Schema::of_block( 'gallery' )->defaults()['layout'] ), 0, 320 );
		self::assertSame( [ [], [], 0, 0.0, 0.0 ], [ $layout->boxes, $layout->rows, $layout->visible, $layout->height->part, $layout->height->px ] );
	}

	/**
	 * Docs/decisions/0006: steps meet without a gap, and each holds its nominal width.
	 */
	public function test_steps_meet(): void {
		foreach ( Steps::WIDTHS as $step => $width ) {
			self::assertGreaterThan( Steps::least( $step ), $width );
			self::assertLessThan( Steps::least( $step + 1 ), $width );
		}
		self::assertSame( 357.77, Steps::least( 1 ) );
		self::assertSame( [ 256.0, 357.77 ], array_map( 'floatval', Steps::range( 320 ) ) );
		self::assertSame( 3000.0, (float) Steps::range( 2400 )[1] );
		self::assertSame( 1220, Steps::WIDTHS[ Steps::PAGES ] );
	}
}
