<?php
/**
 * What the viewer says.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery\Render;

use Vitrine\Assets;
use Vitrine\Gallery\Render\ViewerStrings;
use Vitrine\Tests\TestCase;

/**
 * Accessibility texts: words come with the script module that says them, once for a page.
 */
final class ViewerStringsTest extends TestCase {

	/** Folder of the viewer's sources. */
	private const SOURCES = __DIR__ . '/../../../../frontend/islands/viewer';

	/**
	 * Every word that script asks for is there; otherwise a button would have no name.
	 */
	public function test_every_word_of_the_viewer_is_there(): void {
		$asked = [];
		foreach ( (array) glob( self::SOURCES . '/{,*/}*.ts*', GLOB_BRACE ) as $file ) {
			if ( ! str_contains( (string) $file, '.test.' ) && ! str_contains( (string) $file, 'fixture' ) ) {
				preg_match_all( "/words\[ '(\w+)' \]|(?:word|fail|button|onFail|unit)\( '(\w+)'/", (string) file_get_contents( (string) $file ), $found, PREG_SET_ORDER );
				array_push( $asked, ...array_map( static fn( array $match ): string => end( $match ), $found ) );
			}
		}
		$words = ViewerStrings::all();
		self::assertGreaterThan( 20, count( array_unique( $asked ) ) );
		self::assertSame( [], array_values( array_diff( $asked, array_keys( $words ) ) ) );
		self::assertNotContains( '', $words );
	}

	/**
	 * They are data of the module, beside what others put there.
	 */
	public function test_words_are_data_of_the_module(): void {
		// phpcs:ignore WordPress.NamingConventions.ValidHookName.UseUnderscores -- WordPress's own name.
		$data = apply_filters( 'script_module_data_@vitrine/viewer', [ 'other' => 1 ] );
		self::assertSame( 1, $data['other'] );
		self::assertSame( 'Image viewer', $data['words']['viewer'] );
		self::assertSame( 'Your browser does not support the video tag (HTML 5).', $data['words']['noVideo'] );
	}

	/**
	 * WordPress's copy of React is on no page of this build: islands bring Preact.
	 */
	public function test_islands_bring_their_own_engine(): void {
		Assets::enqueue_island_scripts( [] );
		self::assertFalse( wp_script_is( 'react', 'enqueued' ) );
	}
}
