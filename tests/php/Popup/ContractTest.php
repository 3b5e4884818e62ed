<?php
/**
 * PHP's half of the popup's contract with the canvas.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Popup\Display\PopupView;
use Vitrine\Popup\Settings\PopupSettings;

/**
 * The canvas shows the frame that visitors get.
 *
 * A case is three files in the block's test/fixtures: `<case>.json`, attributes and inner blocks, `<case>.view.json`, the frame that PHP makes of them, and `<case>.html`, what PHP prints.
 * Run `UPDATE_CONTRACT=1 vendor/bin/phpunit --filter 'Popup.ContractTest'` to rewrite the last two, and vitest afterwards.
 */
#[Group( 'database-agnostic' )]
final class ContractTest extends PopupTestCase {

	private const FIXTURES = __DIR__ . '/../../../blocks/popup/test/fixtures';

	private const NEEDED = [ 'modal', 'slide-in', 'bar', 'bar-bottom', 'full-screen', 'sizes', 'fit-to-screen', 'outer-close', 'no-overlay', 'no-close-button', 'close-button-comes-back', 'colours', 'media', 'hostile' ];

	/**
	 * Of what is stored PHP makes the frame that TypeScript makes, and the HTML.
	 *
	 * @param string $name Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( string $name ): void {
		$case       = self::read( "{$name}.json" );
		$attributes = [ 'anchor' => 'offer', ...$case['attributes'] ];
		$html       = do_blocks( self::block( $attributes, $case['inside'] ) );
		$tag        = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tag->next_tag( 'dialog' ) );
		$view = PopupView::of( PopupSettings::of( $attributes ), 'offer', (string) $tag->get_attribute( 'aria-label' ), str_contains( $html, 'wp-block-vitrine-popup__close' ) );
		$json = (string) wp_json_encode( $view, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		if ( getenv( 'UPDATE_CONTRACT' ) ) {
			file_put_contents( self::FIXTURES . "/{$name}.view.json", preg_replace_callback( '/^(?: {4})+/m', static fn( array $match ): string => str_repeat( "\t", intdiv( strlen( $match[0] ), 4 ) ), $json ) . "\n" );
			file_put_contents( self::FIXTURES . "/{$name}.html", str_replace( '><', ">\n<", $html ) . "\n" );
		}
		self::assertSame( self::read( "{$name}.view.json" ), json_decode( $json, true ) );
		self::assertSame( self::normal( (string) file_get_contents( self::FIXTURES . "/{$name}.html" ) ), self::normal( $html ) );
		// What the frame says is what is printed.
		self::assertSame( [], array_diff( $view->classes, explode( ' ', (string) $tag->get_attribute( 'class' ) ) ) );
		foreach ( $view->style as $property => $value ) {
			self::assertStringContainsString( "{$property}:{$value}", (string) $tag->get_attribute( 'style' ) );
		}
	}

	/**
	 * The cases.
	 *
	 * @return array<string, array{string}>
	 */
	public static function cases(): array {
		$cases = [];
		foreach ( (array) glob( self::FIXTURES . '/*.json' ) as $file ) {
			$name = basename( (string) $file, '.json' );
			if ( ! str_ends_with( $name, '.view' ) ) {
				$cases[ $name ] = [ $name ];
			}
		}
		return $cases;
	}

	/**
	 * Each kind and part has its case.
	 */
	public function test_cases_are_complete(): void {
		self::assertSame( [], array_diff( self::NEEDED, array_keys( self::cases() ) ) );
	}

	/**
	 * A fixture.
	 *
	 * @param string $file Name.
	 * @return array<string, mixed>
	 */
	private static function read( string $file ): array {
		return (array) json_decode( (string) file_get_contents( self::FIXTURES . "/{$file}" ), true );
	}

	/**
	 * HTML without what versions of WordPress differ in: white space between tags, the order of attributes, classes of core's blocks, names of its own for close buttons.
	 *
	 * @param string $html HTML.
	 * @return list<mixed>
	 */
	private static function normal( string $html ): array {
		$parts = [];
		$tags  = new \WP_HTML_Tag_Processor( (string) preg_replace( '/>\s+</', '><', trim( $html ) ) );
		while ( $tags->next_token() ) {
			if ( $tags->get_token_type() !== '#tag' ) {
				$parts[] = trim( $tags->get_modifiable_text() );
				continue;
			}
			$attributes = [];
			foreach ( (array) $tags->get_attribute_names_with_prefix( '' ) as $name ) {
				$value   = $tags->get_attribute( $name );
				$classes = $name === 'class' ? array_diff( explode( ' ', (string) $value ), [ 'wp-block-paragraph' ] ) : [];
				sort( $classes );
				$attributes[ $name ] = $name === 'class' ? implode( ' ', $classes ) : ( is_string( $value ) ? str_replace( '; ', ';', $value ) : $value );
			}
			ksort( $attributes );
			$parts[] = [ $tags->get_tag(), $tags->is_tag_closer(), array_filter( $attributes, static fn( mixed $value ): bool => $value !== '' ) ];
		}
		return $parts;
	}
}
