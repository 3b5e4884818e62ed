<?php
/**
 * Tests of the patterns of galleries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery;

use Vitrine\Assets;
use Vitrine\ModuleLoader;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;

/**
 * G7, G8: what begins with a pattern is a new gallery. Twin: blocks/gallery/variations.test.ts.
 */
final class PatternsTest extends TestCase {

	/**
	 * It leaves out no album because of its name, takes details from files, and fills its last row.
	 */
	public function test_galleries_of_patterns_are_new(): void {
		( new ModuleLoader( Plugin::instance()->modules ) )->register_patterns();
		$patterns = array_filter( \WP_Block_Patterns_Registry::get_instance()->get_all_registered(), static fn( array $pattern ): bool => str_starts_with( $pattern['name'], 'vitrine/gallery-' ) );
		self::assertNotSame( [], $patterns );
		$new = Assets::new_block( 'gallery' );
		self::assertIsArray( $new );
		foreach ( $patterns as $pattern ) {
			$gallery = parse_blocks( $pattern['content'] )[0]['innerBlocks'][1]['attrs'];
			self::assertSame( [ [], true ], [ $gallery['blackList'] ?? null, $gallery['detailsFromFile'] ?? null ], $pattern['name'] );
			self::assertSame( 'fill', $gallery['layout']['lastRow'] ?? null, $pattern['name'] );
			self::assertSame( [], array_diff_key( $new['layout'], $gallery['layout'] ), $pattern['name'] );
			unset( $gallery['layout'] );
			self::assertEquals( $new, [ ...array_intersect_key( $gallery, $new ), 'layout' => $new['layout'] ], $pattern['name'] );
		}
	}
}
