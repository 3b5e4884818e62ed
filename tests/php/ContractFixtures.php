<?php
/**
 * PHP's half of the contract between what visitors get and what the canvas shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

/**
 * A case is three files in `FIXTURES`, the block's test/fixtures: `<case>.json`, what is stored, `<case>.view.json`, the view that PHP makes of it and TSX receives, and `<case>.html`, what PHP prints and TSX renders.
 * Twin: frontend/testing/contract.ts. Run `UPDATE_CONTRACT=1 vendor/bin/phpunit --filter ContractTest` to rewrite view and HTML, then Vitest.
 */
trait ContractFixtures {

	/**
	 * The cases.
	 *
	 * @return array<string, array{string}>
	 */
	public static function cases(): array {
		$cases = [];
		foreach ( (array) glob( self::FIXTURES . '/*' ) as $file ) {
			$name           = (string) preg_replace( '/(\.view)?\.(json|html)$/', '', basename( (string) $file ) );
			$cases[ $name ] = [ $name ];
		}
		return $cases;
	}

	/**
	 * Each of `NEEDED` has its case, and no case is without one of its files.
	 */
	public function test_cases_are_complete(): void {
		self::assertSame( [], array_diff( self::NEEDED, array_keys( self::cases() ) ) );
		foreach ( array_keys( self::cases() ) as $name ) {
			foreach ( [ 'json', 'view.json', 'html' ] as $end ) {
				self::assertFileExists( self::FIXTURES . "/{$name}.{$end}" );
			}
		}
	}

	/**
	 * Asserts that the view is that of the case, and the HTML the same for a browser.
	 *
	 * @param string $name Case.
	 * @param mixed  $view What TSX receives as JSON.
	 * @param string $html What the block printed.
	 */
	private static function assert_contract( string $name, mixed $view, string $html ): void {
		$json = (string) wp_json_encode( $view, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		if ( getenv( 'UPDATE_CONTRACT' ) !== false ) {
			$halved = preg_replace_callback( '/^(?: {4})+/m', static fn( array $match ): string => str_repeat( ' ', intdiv( strlen( $match[0] ), 2 ) ), $json );
			file_put_contents( self::FIXTURES . "/{$name}.view.json", "{$halved}\n" );
			file_put_contents( self::FIXTURES . "/{$name}.html", str_replace( '><', ">\n<", trim( $html ) ) . "\n" );
		}
		self::assertSame( self::fixture( "{$name}.view.json" ), json_decode( $json, true ) );
		self::assertSame( self::tree( (string) file_get_contents( self::FIXTURES . "/{$name}.html" ) ), self::tree( $html ) );
	}

	/**
	 * A file of a case.
	 *
	 * @param string $file Name.
	 * @return array<string, mixed>
	 */
	private static function fixture( string $file ): array {
		$data = json_decode( (string) file_get_contents( self::FIXTURES . "/{$file}" ), true );
		self::assertIsArray( $data, $file );
		return $data;
	}

	/**
	 * HTML as its document tree, a line for each node, so that only differences count that a browser sees.
	 *
	 * @param string $html HTML.
	 */
	private static function tree( string $html ): string {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="UTF-8"><body>' . preg_replace( '/>\s*\n\s*</', '><', trim( $html ) ) . '</body>', LIBXML_NOERROR );
		return implode( "\n", self::lines( $document->getElementsByTagName( 'body' )[0], '' ) );
	}

	/**
	 * The children of an element, one line each.
	 *
	 * @param \DOMNode $element Element.
	 * @param string   $indent  Indentation.
	 * @return list<string>
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
				$value = self::sorted( $attribute->nodeName, (string) $attribute->nodeValue );
				if ( $attribute->nodeName !== 'class' || $value !== '' ) {
					$attributes[] = " {$attribute->nodeName}=" . wp_json_encode( $value, JSON_UNESCAPED_UNICODE );
				}
			}
			sort( $attributes );
			$lines[] = $indent . $node->nodeName . implode( '', $attributes );
			array_push( $lines, ...self::lines( $node, "{$indent}  " ) );
		}
		return $lines;
	}

	/**
	 * The value of an attribute; the order of classes and declarations means nothing, nor does a class that only some versions of core add.
	 *
	 * @param string $name  Name of the attribute.
	 * @param string $value Its value.
	 */
	private static function sorted( string $name, string $value ): string {
		$separator = [ 'class' => ' ', 'style' => ';' ][ $name ] ?? '';
		if ( $separator === '' ) {
			return $value;
		}
		$parts = array_diff( array_filter( array_map( 'trim', explode( $separator, $value ) ), static fn( string $part ): bool => $part !== '' ), [ 'wp-block-paragraph' ] );
		sort( $parts );
		return implode( $separator, $parts );
	}
}
