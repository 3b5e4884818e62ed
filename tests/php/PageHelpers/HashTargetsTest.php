<?php
/**
 * Fragments that lead into what is closed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\PageHelpers;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Tests\TestCase;

/**
 * Only pages where something can be opened have the module.
 */
final class HashTargetsTest extends TestCase {

	/**
	 * Modules are the process's.
	 */
	public function setUp(): void {
		parent::setUp();
		wp_dequeue_script_module( '@vitrine/hash-targets' );
	}

	/**
	 * What a page has, and whether the module comes.
	 *
	 * @param string $content Blocks.
	 * @param bool   $is      Whether it comes.
	 */
	#[DataProvider( 'pages' )]
	public function test_pages( string $content, bool $is ): void {
		do_blocks( $content );
		self::assertSame( $is, self::has_script_module( '@vitrine/hash-targets' ) );
	}

	/**
	 * Pages.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public static function pages(): array {
		$details = static fn( string $inside, string $id = '' ): string => "<!-- wp:details --><details class=\"wp-block-details\"{$id}><summary>More</summary>{$inside}</details><!-- /wp:details -->";
		return [
			'words'              => [ '<!-- wp:heading --><h2 id="here">Here</h2><!-- /wp:heading -->', false ],
			'details with words' => [ $details( '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' ), false ],
			'details with an id' => [ $details( '', ' id="here"' ), true ],
			'an id in details'   => [ $details( '<!-- wp:paragraph --><p id="here">Words</p><!-- /wp:paragraph -->' ), true ],
			// A table of contents gives it one later.
			'a heading'          => [ $details( '<!-- wp:heading --><h2>Here</h2><!-- /wp:heading -->' ), true ],
		];
	}

	/**
	 * Readers of feeds run no script.
	 */
	public function test_feeds(): void {
		global $wp_query;
		$wp_query          = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- tearDown() puts it back.
		$wp_query->is_feed = true;
		do_blocks( self::pages()['an id in details'][0] );
		self::assertFalse( self::has_script_module( '@vitrine/hash-targets' ) );
	}
}
