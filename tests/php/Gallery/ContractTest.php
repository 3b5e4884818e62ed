<?php
/**
 * PHP's half of the gallery's contract with TSX.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Gallery\Render\PageUrl;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Plugin;

/**
 * Issue, "Done means": the canvas shows what visitors get.
 *
 * A case is three files in the block's test/fixtures: `<case>.json`, attributes, what is in the media library and the page's address, `<case>.view.json`, the view that PHP makes of them,
 * and `<case>.html`, what PHP prints and TSX renders. Run `UPDATE_CONTRACT=1 vendor/bin/phpunit --filter 'Gallery.ContractTest'` to rewrite the view and the HTML, and vitest afterwards.
 * The geometry has tests of its own (GeometryTest) and is left out.
 */
#[Group( 'database-agnostic' )]
final class ContractTest extends GalleryTestCase {

	private const FIXTURES = __DIR__ . '/../../../blocks/gallery/test/fixtures';

	private const NEEDED = [ 'grid', 'justified', 'cascading', 'mosaic', 'albums', 'album', 'pages-numbers', 'pages-dots', 'pages-rectangles', 'more', 'rows', 'filter', 'match', 'video', 'labels-off', 'labels-below', 'tools', 'stacks', 'hostile', 'right-to-left', 'empty', 'no-album' ];

	/**
	 * Of what is stored PHP makes the view that TSX is tested with, and the HTML that TSX renders.
	 *
	 * @param string $name Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( string $name ): void {
		$case = self::read( "{$name}.json" );
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
		$view                   = [ ...(array) json_decode( (string) wp_json_encode( $page->view ), true ), 'css' => '' ];
		$html                   = (string) preg_replace( [ '~<script\b.*?</script>~s', '~<style>.*?</style>~s' ], '', self::rendered( $attributes ) );
		self::assertNotSame( '', $html );
		if ( getenv( 'UPDATE_CONTRACT' ) ) {
			// Through objects, or an object without members would become a list.
			$shape  = json_decode( (string) wp_json_encode( $page->view ) );
			$pretty = (string) wp_json_encode( (object) [ ...(array) $shape, 'css' => '' ], JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
			file_put_contents( self::FIXTURES . "/{$name}.view.json", preg_replace_callback( '/^(?: {4})+/m', static fn( array $match ): string => str_repeat( ' ', intdiv( strlen( $match[0] ), 2 ) ), $pretty ) . "\n" );
			file_put_contents( self::FIXTURES . "/{$name}.html", str_replace( '><', ">\n<", $html ) . "\n" );
		}
		self::assertSame( self::read( "{$name}.view.json" ), $view );
		self::assertSame( self::normal( (string) file_get_contents( self::FIXTURES . "/{$name}.html" ) ), self::normal( $html ) );
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
	 * Each layout, mode and part has its case, and no case is without one of its files.
	 */
	public function test_cases_are_complete(): void {
		foreach ( self::NEEDED as $name ) {
			self::assertArrayHasKey( $name, self::cases() );
		}
		foreach ( array_keys( self::cases() ) as $name ) {
			foreach ( [ 'json', 'view.json', 'html' ] as $end ) {
				self::assertFileExists( self::FIXTURES . "/{$name}.{$end}" );
			}
		}
	}

	/**
	 * Reads a file of a case.
	 *
	 * @param string $file Name.
	 * @return array<string, mixed>
	 */
	private static function read( string $file ): array {
		$data = json_decode( (string) file_get_contents( self::FIXTURES . "/{$file}" ), true );
		self::assertIsArray( $data, $file );
		return $data;
	}

	/**
	 * Writes HTML as its document tree, so that only differences count that a browser sees. Twin: frontend/testing/contract.ts.
	 *
	 * @param string $html Some HTML.
	 */
	private static function normal( string $html ): string {
		return implode( "\n", self::lines( self::document( str_replace( ">\n<", '><', trim( $html ) ) )->query( '//body' )->item( 0 ), '' ) );
	}

	/**
	 * The children of an element, one line each.
	 *
	 * @param \DOMNode $element Element.
	 * @param string   $indent  Indentation.
	 * @return string[]
	 */
	private static function lines( \DOMNode $element, string $indent ): array {
		$lines = [];
		foreach ( $element->childNodes as $node ) {
			if ( ! $node instanceof \DOMElement ) {
				$lines[] = $indent . wp_json_encode( $node->nodeValue, JSON_UNESCAPED_UNICODE );
				continue;
			}
			$attributes = [];
			foreach ( $node->attributes as $attribute ) {
				$value = (string) $attribute->nodeValue;
				if ( $attribute->nodeName === 'class' ) {
					// The order of classes means nothing.
					$parts = array_filter( explode( ' ', $value ) );
					sort( $parts );
					$value = implode( ' ', $parts );
				}
				$attributes[] = " {$attribute->nodeName}=" . wp_json_encode( $value, JSON_UNESCAPED_UNICODE );
			}
			sort( $attributes );
			$lines[] = $indent . $node->nodeName . implode( '', $attributes );
			array_push( $lines, ...self::lines( $node, "{$indent}  " ) );
		}
		return $lines;
	}
}
