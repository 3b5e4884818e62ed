<?php
/**
 * Tests of what a carousel shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Carousel;

use Vitrine\Carousel\CarouselView;
use Vitrine\Support\Schema;
use Vitrine\Tests\TestCase;

/**
 * The canvas shows what visitors get: both are held to tests/fixtures/carousel.json.
 * Twin: frontend/render/carousel/contract.test.tsx.
 *
 * @phpstan-type CarouselCase array{name: string, kind: string, stored: array<string, mixed>, classes: string, row: string, style: string, controls: list<string>}
 */
final class CarouselViewTest extends TestCase {

	private const FILE = __DIR__ . '/../../fixtures/carousel.json';

	/**
	 * Classes, sizes and controls. UPDATE_CONTRACT=1 writes what PHP makes of the settings.
	 */
	public function test_contract(): void {
		$cases = self::cases();
		$made  = array_map(
			static fn( array $one ): array => [ ...$one, ...self::made( $one['stored'], $one['kind'] ) ],
			$cases
		);
		if ( getenv( 'UPDATE_CONTRACT' ) === '1' ) {
			file_put_contents( self::FILE, wp_json_encode( $made, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n" );
		}
		self::assertSame( self::cases(), $made );
	}

	/**
	 * What is written down.
	 *
	 * @return list<CarouselCase>
	 */
	private static function cases(): array {
		/** As it is written.
		 *
		 * @var list<CarouselCase> $cases */
		$cases = wp_json_file_decode( self::FILE, [ 'associative' => true ] );
		return $cases;
	}

	/**
	 * What PHP makes of it.
	 *
	 * @param array<string, mixed> $stored Attributes, possibly hostile.
	 * @param string               $kind   What the slides are.
	 * @return array{classes: string, row: string, style: string, controls: list<string>}
	 */
	private static function made( array $stored, string $kind ): array {
		/** Generated from block.json.
		 *
		 * @var CarouselAttributes $read */
		$read = Schema::of_block( 'carousel' )->read( $stored );
		$view = CarouselView::of( $read, $kind );
		$html = do_blocks( get_comment_delimited_block_content( 'vitrine/carousel', $stored, get_comment_delimited_block_content( 'vitrine/slide', [], '<p>One</p>' ) ) );
		preg_match_all( '~class="wp-block-vitrine-carousel__(?:control|place) ([\w-]+)"~', $html, $controls );
		return [
			'classes'  => $view->classes(),
			'row'      => $view->row_classes(),
			'style'    => $view->style(),
			'controls' => $controls[1],
		];
	}
}
