<?php
/**
 * Pages with nanogallery2's markup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Compat\Nanogallery2;
use Vitrine\Tests\TestCase;

/**
 * The module is on pages that need it, and nowhere else (issue 4 §4).
 */
final class Nanogallery2Test extends TestCase {

	/**
	 * The modules of the process: each is printed once.
	 *
	 * @var \WP_Script_Modules|null
	 */
	private ?\WP_Script_Modules $modules = null;

	protected function setUp(): void {
		parent::setUp();
		$this->modules                = wp_script_modules();
		$GLOBALS['wp_script_modules'] = new \WP_Script_Modules();
		wp_register_script_module( '@vitrine/nanogallery2', 'https://example.org/vitrine/nanogallery2.js' );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_script_modules'] = $this->modules;
		wp_dequeue_script( 'nanogallery2' );
		parent::tearDown();
	}

	/**
	 * Content, and whether it needs the module.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public static function contents(): array {
		return [
			'a gallery'   => [ '<div id="g" data-nanogallery2=\'{"items":[]}\'></div>', true ],
			'links'       => [ '<div data-nanogallery2><a href="a.jpg">A</a></div>', true ],
			'a lightbox'  => [ '<a href="a.jpg" data-nanogallery2-lightbox>A</a>', true ],
			'a call'      => [ '<script>jQuery("#g").nanogallery2( { items: [] } );</script>', true ],
			'a word'      => [ '<p>We used nanogallery2 once.</p>', false ],
			'nothing'     => [ '<p>Hello</p>', false ],
			'half a name' => [ '<p data-nanogallery23="x"></p>', false ],
		];
	}

	/**
	 * Content decides.
	 *
	 * @param string $content  Content.
	 * @param bool   $expected Whether it needs the module.
	 */
	#[DataProvider( 'contents' )]
	public function test_content_decides( string $content, bool $expected ): void {
		self::assertSame( $content, ( new Nanogallery2() )->find( $content ) );
		self::assertSame( $expected, $this->is_enqueued() );
	}

	public function test_where_the_original_is_enqueued_nothing_is_added(): void {
		wp_enqueue_script( 'nanogallery2', 'https://example.org/nanogallery2.js', [], '3', true );
		( new Nanogallery2() )->find( '<div data-nanogallery2></div>' );
		self::assertFalse( $this->is_enqueued() );
	}

	public function test_the_module_has_its_words(): void {
		( new Nanogallery2() )->register();
		add_filter( 'gettext_vitrine', static fn ( string $text ): string => "«{$text}»" );
		$data = apply_filters( 'script_module_data_@vitrine/nanogallery2', [ 'other' => 1 ] ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- core names it after the module.
		self::assertSame( 1, $data['other'] );
		self::assertSame( '«Nothing found.»', $data['words']['none'] );
		self::assertSame( '«Show more»', $data['words']['more'] );
		self::assertSame( '«Next page»', $data['template']['next'] );
	}

	/**
	 * Whether WordPress would print the module.
	 */
	private function is_enqueued(): bool {
		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		return str_contains( (string) ob_get_clean(), 'nanogallery2' );
	}
}
