<?php
/**
 * PHP's half of the gallery's contract with TSX.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Gallery\Render\PageUrl;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Plugin;
use Vitrine\Tests\ContractFixtures;

/**
 * The canvas shows what visitors get: a case holds attributes, what is in the media library, and the page's address. The geometry has tests of its own (GeometryTest) and is left out.
 */
final class ContractTest extends GalleryTestCase {

	use ContractFixtures;

	private const FIXTURES = __DIR__ . '/../../../blocks/gallery/test/fixtures';

	private const NEEDED = [ 'grid', 'justified', 'cascading', 'mosaic', 'albums', 'album', 'pages-numbers', 'pages-dots', 'pages-rectangles', 'more', 'rows', 'filter', 'match', 'video', 'labels-off', 'labels-below', 'tools', 'stacks', 'hostile', 'right-to-left', 'empty', 'no-album' ];

	/**
	 * Of what is stored PHP makes the view that TSX is tested with, and the HTML that TSX renders.
	 *
	 * @param string $name Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( string $name ): void {
		$case = self::fixture( "{$name}.json" );
		foreach ( $case['albums'] ?? [] as $album ) {
			self::add_album( $album );
		}
		foreach ( $case['files'] ?? [] as $file ) {
			self::add_file( $file );
		}
		$nth = $case['nth'] ?? 1;
		for ( $other = 1; $other < $nth; $other++ ) {
			self::rendered( [ 'source' => 'urls', 'items' => self::addresses( 1 ) ] );
		}
		$_SERVER['REQUEST_URI'] = wp_slash( $case['at'] ?? '' );
		$attributes             = [ 'anchor' => 'photos', ...$case['attributes'] ];
		$element                = $attributes['anchor'];
		$settings               = GallerySettings::of( $attributes );
		$page                   = Plugin::instance()->gallery->gallery()->page( $settings, '', PageUrl::of_request( $element ), $element, nth: $nth );
		$html                   = (string) preg_replace( [ '~<script\b.*?</script>~s', '~<style>.*?</style>~s' ], '', self::rendered( $attributes ) );
		self::assertNotSame( '', $html );
		// Through objects, or an object without members would become a list.
		$view      = json_decode( (string) wp_json_encode( $page->view ) );
		$view->css = '';
		self::assert_contract( $name, $view, $html );
	}
}
