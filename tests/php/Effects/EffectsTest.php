<?php
/**
 * Effects of core's blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Effects;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Tests\TestCase;

/**
 * Core's blocks on the page: classes, style and markup of their effects.
 */
final class EffectsTest extends TestCase {

	private const MODULES = [ '@vitrine/entrances', '@vitrine/motion', '@vitrine/pointer' ];

	private const STYLES = [ 'vitrine-effects-entrance', 'vitrine-effects-ways-in', 'vitrine-effects-attention', 'vitrine-effects-divider', 'vitrine-effects-motion', 'vitrine-effects-pointer' ];

	/**
	 * Nothing is on the page yet.
	 */
	protected function setUp(): void {
		parent::setUp();
		array_map( 'wp_dequeue_script_module', self::MODULES );
		array_map( 'wp_dequeue_style', self::STYLES );
	}

	/**
	 * A block on a page.
	 *
	 * @param mixed  $effects What is stored.
	 * @param string $html    Its HTML.
	 * @param string $name    The block, without `core/`.
	 */
	private static function rendered( mixed $effects, string $html = '<div class="wp-block-group" style="margin-top:0">In</div>', string $name = 'group' ): string {
		return trim( do_blocks( "<!-- wp:{$name} " . wp_json_encode( [ 'vitrineEffects' => $effects ] ) . " -->{$html}<!-- /wp:{$name} -->" ) );
	}

	/**
	 * Everything of an entrance that is chosen.
	 */
	public function test_entrance(): void {
		$tags = new \WP_HTML_Tag_Processor( self::rendered( [ 'entrance' => [ 'animation' => 'fadeInUp', 'duration' => 500, 'delay' => 200, 'stagger' => 100, 'tablets' => false ] ] ) );
		self::assertTrue( $tags->next_tag() );
		self::assertStringStartsWith( 'wp-block-group', (string) $tags->get_attribute( 'class' ) );
		self::assertStringContainsString( 'vitrine-entrance vitrine-entrance-on-desktops vitrine-entrance-on-phones has-stagger', (string) $tags->get_attribute( 'class' ) );
		self::assertSame( 'margin-top:0;--vitrine-entrance-duration:500ms;--vitrine-entrance-delay:200ms;--vitrine-entrance-stagger:100ms', $tags->get_attribute( 'style' ) );
		self::assertSame( 'fadeInUp', $tags->get_attribute( 'data-vitrine-animation' ) );
		self::assertTrue( self::has_script_module( '@vitrine/entrances' ) );
		self::assertSame( [ true, true, false, false, false, false ], array_map( 'wp_style_is', self::STYLES ) );
	}

	/**
	 * Blocks without others in them enter as one, and a call for attention has another sheet.
	 */
	public function test_heading(): void {
		$html = self::rendered( [ 'entrance' => [ 'animation' => 'tada', 'stagger' => 100 ] ], '<h2 class="wp-block-heading">In</h2>', 'heading' );
		self::assertStringContainsString( 'data-vitrine-animation="tada"', $html );
		self::assertStringNotContainsString( 'stagger', $html );
		self::assertSame( [ true, false, true, false, false, false ], array_map( 'wp_style_is', self::STYLES ) );
	}

	/**
	 * Dividers, as the canvas has them, too.
	 *
	 * @return list<array{string, array<string, mixed>, string}>
	 */
	public static function dividers(): array {
		/** As the file has them.
		 *
		 * @var list<array{edge: string, stored: array<string, mixed>, html: string}> $cases */
		$cases = wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/dividers.json', [ 'associative' => true ] );
		return array_map( array_values( ... ), $cases );
	}

	/**
	 * They are the last of what is in the block.
	 *
	 * @param string               $edge   Where.
	 * @param array<string, mixed> $stored What is stored.
	 * @param string               $svg    Its HTML.
	 */
	#[DataProvider( 'dividers' )]
	public function test_dividers( string $edge, array $stored, string $svg ): void {
		$html = self::rendered( [ 'divider' . ucfirst( $edge ) => $stored ] );
		self::assertStringEndsWith( "In{$svg}</div>", $html );
		self::assertSame( $svg !== '', str_contains( $html, 'has-vitrine-divider' ) );
		self::assertSame( $svg !== '', wp_style_is( 'vitrine-effects-divider' ) );
		self::assertSame( [], array_filter( self::MODULES, self::has_script_module( ... ) ) );
	}

	/**
	 * Only sections have dividers, and only where the HTML ends with the element of the block.
	 */
	public function test_no_dividers(): void {
		$effects = [ 'dividerTop' => [ 'shape' => 'wave' ] ];
		self::assertStringNotContainsString( 'vitrine', self::rendered( $effects, '<h2 class="wp-block-heading">In</h2>', 'heading' ) );
		self::assertStringNotContainsString( 'vitrine', self::rendered( $effects, '<div class="wp-block-group">In</div><p>More</p>' ) );
	}

	/**
	 * Motions, as the canvas has them, too.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function motions(): array {
		$cases = (array) wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/motion.json', [ 'associative' => true ] );
		return array_map( static fn( array $one ): array => [ $one ], array_column( $cases, null, 'name' ) );
	}

	/**
	 * They add classes and properties, and bring a script that most browsers need nothing else of.
	 *
	 * @param array{name: string, block: string, stored: array<string, mixed>, look: array{classes: list<string>, style: array<string, string>}|null} $one Case.
	 */
	#[DataProvider( 'motions' )]
	public function test_motion( array $one ): void {
		$tags = new \WP_HTML_Tag_Processor( self::rendered( [ 'motion' => $one['stored'] ], '<div>In</div>', substr( $one['block'], 5 ) ) );
		self::assertTrue( $tags->next_tag() );
		$style = implode( ';', array_map( static fn( string $name, string $value ): string => "{$name}:{$value}", array_keys( $one['look']['style'] ?? [] ), $one['look']['style'] ?? [] ) );
		self::assertSame( $style, (string) $tags->get_attribute( 'style' ) );
		$classes = implode( ' ', $one['look']['classes'] ?? [] );
		self::assertStringContainsString( $classes, (string) $tags->get_attribute( 'class' ) );
		foreach ( [ 'vitrine-motion ' => 'motion', 'vitrine-follows' => 'pointer' ] as $class => $name ) {
			self::assertSame( str_contains( $classes, $class ), self::has_script_module( "@vitrine/{$name}" ) );
			self::assertSame( str_contains( $classes, $class ), wp_style_is( "vitrine-effects-{$name}" ) );
		}
	}

	/**
	 * What is stored and has no effect.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function nothing(): array {
		return [
			'nothing'   => [ [] ],
			'text'      => [ 'fadeIn' ],
			'no animation' => [ [ 'entrance' => [ 'delay' => 20 ] ] ],
			'one that is none' => [ [ 'entrance' => [ 'animation' => 'fadeIn"><script>alert(1)</script>' ] ] ],
			'no device' => [ [ 'entrance' => [ 'animation' => 'fadeIn', 'desktops' => false, 'tablets' => false, 'phones' => false ] ] ],
		];
	}

	/**
	 * Then the block is as it was, and nothing is brought.
	 *
	 * @param mixed $effects What is stored.
	 */
	#[DataProvider( 'nothing' )]
	public function test_nothing( mixed $effects ): void {
		self::assertStringNotContainsString( 'vitrine', self::rendered( $effects ) );
		self::assertSame( [], array_filter( self::MODULES, self::has_script_module( ... ) ) );
		self::assertSame( [], array_filter( self::STYLES, 'wp_style_is' ) );
	}

	/**
	 * Hostile values are brought within their bounds, and a block without an element stays as it is.
	 */
	public function test_hostile(): void {
		$html = self::rendered( [ 'entrance' => [ 'animation' => 'fadeIn', 'duration' => '9s;background:url(//evil.example)', 'delay' => -5, 'stagger' => 1e9 ] ] );
		self::assertStringContainsString( '--vitrine-entrance-duration:800ms;--vitrine-entrance-delay:0ms;--vitrine-entrance-stagger:1000ms', $html );
		self::assertStringNotContainsString( 'evil', $html );
		self::assertSame( 'Words', self::rendered( [ 'entrance' => [ 'animation' => 'fadeIn' ] ], 'Words' ) );
	}

	/**
	 * The blocks know the attribute, for REST and the editor.
	 */
	public function test_attribute(): void {
		foreach ( [ 'group', 'cover', 'columns', 'column', 'image', 'heading', 'buttons' ] as $name ) {
			self::assertArrayHasKey( 'vitrineEffects', (array) \WP_Block_Type_Registry::get_instance()->get_registered( "core/{$name}" )?->attributes );
		}
	}
}
