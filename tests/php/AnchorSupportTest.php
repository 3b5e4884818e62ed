<?php
/**
 * Anchors of blocks, on every WordPress.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

/**
 * The editor keeps them with the block, and pages print them.
 */
final class AnchorSupportTest extends TestCase {

	/**
	 * What is not an attribute of its own would be forgotten when the block is saved.
	 */
	public function test_it_is_an_attribute_of_each_block_that_supports_it(): void {
		$found = 0;
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( $name, 'vitrine/' ) && block_has_support( $type, [ 'anchor' ] ) ) {
				++$found;
				self::assertSame( [ 'type' => 'string' ], $type->attributes['anchor'] ?? null, $name );
			}
		}
		self::assertGreaterThan( 10, $found );
	}

	/**
	 * Of what no author would write, too.
	 */
	public function test_pages_print_it(): void {
		$header = static fn( mixed $anchor ): string => do_blocks(
			'<!-- wp:vitrine/site-header ' . wp_json_encode( [ 'anchor' => $anchor ] )
			. ' --><!-- wp:paragraph --><p>Title</p><!-- /wp:paragraph --><!-- /wp:vitrine/site-header -->'
		);
		self::assertStringContainsString( ' id="top"', $header( 'top' ) );
		self::assertStringContainsString( ' id="&quot;&gt;"', $header( '">' ) );
		self::assertStringNotContainsString( ' id=', $header( '' ) );
		self::assertStringNotContainsString( ' id=', $header( [ 'top' ] ) );
	}
}
