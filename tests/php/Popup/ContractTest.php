<?php
/**
 * PHP's half of the popup's contract with the canvas.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Popup\Display\PopupView;
use Vitrine\Popup\Settings\PopupSettings;
use Vitrine\Tests\ContractFixtures;

/**
 * The canvas shows the frame that visitors get: a case holds attributes and inner blocks.
 */
final class ContractTest extends PopupTestCase {

	use ContractFixtures;

	private const FIXTURES = __DIR__ . '/../../../blocks/popup/test/fixtures';

	private const NEEDED = [ 'modal', 'slide-in', 'bar', 'bar-bottom', 'full-screen', 'sizes', 'fit-to-screen', 'outer-close', 'no-overlay', 'no-close-button', 'close-button-comes-back', 'colors', 'media', 'hostile' ];

	/**
	 * Of what is stored PHP makes the frame that TypeScript makes, and the HTML.
	 *
	 * @param string $name Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( string $name ): void {
		$case       = self::fixture( "{$name}.json" );
		$attributes = [ 'anchor' => 'offer', ...$case['attributes'] ];
		$html       = do_blocks( self::block( $attributes, $case['inside'] ) );
		$tag        = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tag->next_tag( [ 'tag_name' => 'dialog' ] ) );
		$view = PopupView::of( PopupSettings::of( $attributes ), 'offer', (string) $tag->get_attribute( 'aria-label' ), str_contains( $html, 'wp-block-vitrine-popup__close' ) );
		self::assert_contract( $name, $view, $html );
		// What the frame says is what is printed.
		self::assertSame( [], array_diff( $view->classes, explode( ' ', (string) $tag->get_attribute( 'class' ) ) ) );
		foreach ( $view->style as $property => $value ) {
			self::assertStringContainsString( "{$property}:{$value}", (string) $tag->get_attribute( 'style' ) );
		}
	}
}
