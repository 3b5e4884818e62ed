<?php
/**
 * What WordPress is handed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use Vitrine\ModuleLoader;
use Vitrine\Plugin;

/**
 * Visitors' pages are spared what they do not need, and nothing else.
 */
final class ModuleLoaderTest extends TestCase {

	/**
	 * A pattern that a template names is printed to visitors, who have no list of patterns.
	 */
	public function test_prints_patterns_that_a_template_names(): void {
		$patterns   = \WP_Block_Patterns_Registry::get_instance();
		$categories = \WP_Block_Pattern_Categories_Registry::get_instance();
		foreach ( $patterns->get_all_registered() as $pattern ) {
			if ( str_starts_with( $pattern['name'], 'vitrine/' ) ) {
				$patterns->unregister( $pattern['name'] );
			}
		}
		if ( $categories->is_registered( 'vitrine' ) ) {
			$categories->unregister( 'vitrine' );
		}
		register_block_pattern( 'test/plain', [ 'title' => 'x', 'content' => '<p>Plain</p>' ] );
		self::assertStringContainsString( 'Plain', do_blocks( '<!-- wp:pattern {"slug":"test/plain"} /-->' ) );
		unregister_block_pattern( 'test/plain' );
		self::assertFalse( $patterns->is_registered( 'vitrine/gallery-portfolio' ), 'Other patterns need none of ours.' );

		$html = do_blocks( '<!-- wp:pattern {"slug":"vitrine/gallery-portfolio"} /-->' );
		self::assertStringContainsString( 'Selected work', $html );
	}

	/**
	 * A block without a renderer is rendered by its template.
	 */
	public function test_leaves_templates_to_blocks_without_renderer(): void {
		$loader = new ModuleLoader( Plugin::instance()->modules );
		$given  = [ 'textdomain' => 'vitrine', 'render' => 'file:./render.php' ];
		self::assertArrayHasKey( 'render', $loader->leave_out( [ 'name' => 'vitrine/new', ...$given ] ) );
		self::assertArrayNotHasKey( 'render', $loader->leave_out( [ 'name' => 'vitrine/gallery', ...$given ] ) );
	}
}
