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
 * The module is on pages that need it, and nowhere else.
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
		self::assertStringEndsWith( $content, ( new Nanogallery2() )->find( $content ) );
		self::assertSame( $expected, $this->is_enqueued() );
	}

	public function test_calls_of_before_the_module_are_kept_once(): void {
		$module = new Nanogallery2();
		$call   = '<script>jQuery("#g").nanogallery2( { items: [] } );</script>';
		self::assertMatchesRegularExpression( '/^<script[^>]*>.*\.queue=q.*<\/script>\s*<script>jQuery/s', $module->find( $call ) );
		self::assertSame( $call, $module->find( $call ) );
		self::assertSame( '<div data-nanogallery2></div>', ( new Nanogallery2() )->find( '<div data-nanogallery2></div>' ) );
	}

	public function test_calls_of_the_themes_scripts_are_kept_behind_jquery(): void {
		$markup = '<div data-nanogallery2></div>';
		unset( wp_scripts()->registered['jquery-core']->extra['after'] );
		wp_enqueue_script( 'jquery' );
		$module = new Nanogallery2();
		self::assertSame( $markup, $module->find( $markup ) );
		$module->find( $markup );
		ob_start();
		wp_scripts()->do_items( [ 'jquery-core' ] );
		$printed = (string) ob_get_clean();
		self::assertSame( 1, substr_count( $printed, '.queue=q' ) );
		// Where jQuery is there already, it stands before the content.
		self::assertStringContainsString( '.queue=q', ( new Nanogallery2() )->find( $markup ) );
	}

	public function test_who_may_edit_the_page_is_led_into_the_editor_and_nobody_else(): void {
		$post = wp_insert_post( [ 'post_title' => 'Old gallery', 'post_status' => 'publish' ] );
		$data = static function () use ( $post ): array {
			$GLOBALS['post'] = get_post( $post ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- the post of the loop.
			$module          = new Nanogallery2();
			$module->find( '<div data-nanogallery2></div>' );
			return $module->add_words( [] );
		};
		wp_set_current_user( 0 );
		self::assertArrayNotHasKey( 'edit', $data() );
		wp_set_current_user( $this->user_who_is( 'contributor' ) );
		self::assertArrayNotHasKey( 'edit', $data() );
		wp_set_current_user( $this->user_who_is( 'editor' ) );
		self::assertSame( admin_url( "post.php?post={$post}&action=edit&vitrine-import=nanogallery2" ), $data()['edit'] );
		unset( $GLOBALS['post'] );
	}

	/**
	 * A new user.
	 *
	 * @param string $role Role.
	 */
	private function user_who_is( string $role ): int {
		return (int) wp_insert_user( [ 'user_login' => $role . bin2hex( random_bytes( 4 ) ), 'user_pass' => 'x', 'role' => $role ] );
	}

	public function test_where_the_original_is_enqueued_nothing_is_added(): void {
		wp_enqueue_script( 'nanogallery2', 'https://example.org/nanogallery2.js', [], '3', true );
		( new Nanogallery2() )->find( '<div data-nanogallery2></div>' );
		self::assertFalse( $this->is_enqueued() );
	}

	public function test_the_module_has_its_words(): void {
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
