<?php
/**
 * The page that WordPress Playground opens.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

/**
 * The preview in the plugin directory shows blocks, with pictures that every WordPress has.
 */
final class BlueprintTest extends TestCase {

	/**
	 * Each block of it is printed.
	 */
	public function test_page(): void {
		$blueprint = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/.wordpress-org/blueprints/blueprint.json' ), true );
		$content   = $blueprint['steps'][1]['data'];
		self::assertStringContainsString( $blueprint['steps'][1]['path'], $blueprint['steps'][2]['code'] );
		preg_match_all( '/<!-- wp:vitrine\/([a-z-]+)/', $content, $found );
		$html = do_blocks( $content );
		foreach ( array_unique( $found[1] ) as $name ) {
			self::assertTrue( \WP_Block_Type_Registry::get_instance()->is_registered( "vitrine/{$name}" ), $name );
			if ( $name !== 'table-of-contents' ) {
				self::assertStringContainsString( "wp-block-vitrine-{$name}", $html );
			}
		}
		preg_match_all( '~/wp-content/(themes/[a-z0-9/.-]+)~', $content, $images );
		self::assertNotEmpty( $images[1] );
		foreach ( array_unique( $images[1] ) as $image ) {
			self::assertFileExists( WP_CONTENT_DIR . "/{$image}" );
			self::assertStringContainsString( $image, $html );
		}
	}
}
