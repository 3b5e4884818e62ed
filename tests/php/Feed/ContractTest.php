<?php
/**
 * PHP's half of the contract with TSX.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Feed\FeedSettings;
use Vitrine\Plugin;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * The canvas shows what visitors see.
 *
 * A case is three files in the block's test/fixtures: `<case>.json`, attributes and posts as they are stored, `<case>.view.json`, the view that PHP makes of them,
 * and `<case>.html`, what PHP prints and TSX renders. Run `UPDATE_CONTRACT=1 vendor/bin/phpunit --filter ContractTest` to rewrite the view and the HTML, and vitest afterwards.
 */
#[Group( 'database-agnostic' )]
final class ContractTest extends TestCase {

	use StoredFeed;

	private const FIXTURES = __DIR__ . '/../../../blocks/social-feed/test/fixtures';

	/**
	 * Of what is stored PHP makes the view that TSX is tested with, and the HTML that TSX renders.
	 *
	 * @param string $name Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( string $name ): void {
		$case                   = self::read( "{$name}.json" );
		$_SERVER['HTTPS']       = 'on';
		$_SERVER['REQUEST_URI'] = '';
		add_filter( 'upload_dir', static fn( array $folder ): array => [ ...$folder, 'baseurl' => 'https://example.test/wp-content/uploads' ] );
		self::store( $case );

		$attributes = [ 'source' => 1, ...$case['attributes'] ];
		$view       = json_decode( (string) wp_json_encode( Plugin::instance()->feed->feed()->first( FeedSettings::of( $attributes ) ) ), true );
		$html       = self::without_cursors( do_blocks( self::block( $attributes ) ) );
		if ( getenv( 'UPDATE_CONTRACT' ) ) {
			$pretty = (string) wp_json_encode( $view, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
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
		foreach ( (array) glob( self::FIXTURES . '/*.view.json' ) as $file ) {
			$name           = basename( (string) $file, '.view.json' );
			$cases[ $name ] = [ $name ];
		}
		return $cases;
	}

	/**
	 * Each kind of post has its case, and no case is without one of its files.
	 */
	public function test_cases_are_complete(): void {
		foreach ( [ 'photo', 'album', 'video', 'link', 'links', 'long', 'text', 'hostile', 'instagram', 'right-to-left' ] as $name ) {
			self::assertArrayHasKey( $name, self::cases() );
		}
		$names = array_unique( array_map( static fn( string $file ): string => (string) preg_replace( '/(\.view)?\.(json|html)$/', '', basename( $file ) ), (array) glob( self::FIXTURES . '/*' ) ) );
		foreach ( $names as $name ) {
			foreach ( [ 'json', 'view.json', 'html' ] as $end ) {
				self::assertFileExists( self::FIXTURES . "/{$name}.{$end}" );
			}
		}
	}

	/**
	 * Stores a case.
	 *
	 * @param array<string, mixed> $case Case.
	 */
	private static function store( array $case ): void {
		global $wpdb;
		self::assertSame( 1, self::add_source( [ 'id' => 1, ...$case['source'], 'link' => (string) $case['source']['link'] ] ) );
		foreach ( $case['posts'] as $post ) {
			$wpdb->insert(
				"{$wpdb->prefix}vitrine_posts",
				[
					'id'           => $post['id'],
					'source_id'    => 1,
					'network_id'   => "1_{$post['id']}",
					'published_at' => strtotime( $post['published'] ),
					'ready'        => 1,
					'digest'       => '',
					'words'        => '',
					'data'         => wp_json_encode( $post['data'], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
				]
			);
			foreach ( $post['pictures'] as $picture ) {
				self::add_picture( 1, $post['id'], $picture['position'], [ ...$picture, 'sizes' => (string) wp_json_encode( $picture['sizes'] ) ] );
			}
		}
	}

	/**
	 * Cursors differ from site to site: cases know them by names. What the page's script reads is nothing that TSX renders.
	 *
	 * @param string $html HTML.
	 */
	private static function without_cursors( string $html ): string {
		$html = (string) preg_replace( '~<script\b.*?</script>~s', '', $html );
		return (string) preg_replace_callback( '/(<a class="[^"]*__more [^"]*" href="\?vitrine-feed=)[^"]+/', static fn( array $match ): string => $match[1] . ( str_contains( $match[1], 'is-for-phone' ) ? 'CURSOR-PHONE' : 'CURSOR' ), $html );
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
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="UTF-8"><body>' . str_replace( ">\n<", '><', trim( $html ) ) . '</body>', LIBXML_NOERROR );
		return implode( "\n", self::lines( $document->getElementsByTagName( 'body' )[0], '' ) );
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
				$separator = [ 'class' => ' ', 'style' => ';' ][ $attribute->nodeName ] ?? '';
				$value     = (string) $attribute->nodeValue;
				if ( $separator !== '' ) {
					// The order of classes and declarations means nothing.
					$parts = array_filter( array_map( 'trim', explode( $separator, $value ) ) );
					sort( $parts );
					$value = implode( $separator, $parts );
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
