<?php
/**
 * Pages that were made with Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Compat\Elementor\ElementorPage;
use Vitrine\Tests\TestCase;

/**
 * What becomes of elements, and what is told of the rest.
 */
final class ElementorPageTest extends TestCase {

	/**
	 * A post with elements.
	 *
	 * @param mixed $stored What is stored: elements, or text.
	 * @param int   $author Whose post it is.
	 */
	private static function post( mixed $stored, int $author = 1 ): int {
		$id = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_author' => $author ] );
		update_post_meta( $id, '_elementor_data', wp_slash( is_string( $stored ) ? $stored : (string) wp_json_encode( $stored ) ) );
		return $id;
	}

	/**
	 * A widget.
	 *
	 * @param string               $type     Its type.
	 * @param array<string, mixed> $settings Its settings.
	 * @return array<string, mixed>
	 */
	private static function widget( string $type, array $settings = [] ): array {
		return [ 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings ];
	}

	/**
	 * Blocks of some elements.
	 *
	 * @param array<mixed> ...$elements Elements.
	 */
	private static function blocks( array ...$elements ): string {
		$page = ElementorPage::read( self::post( $elements ) );
		self::assertNotNull( $page );
		return $page['content'];
	}

	/**
	 * Each block is one that WordPress has, and none is in two parts.
	 *
	 * @param string $content Blocks.
	 * @return list<string> Their names, outer ones first.
	 */
	private static function names( string $content ): array {
		$names = [];
		$walk  = static function ( array $blocks ) use ( &$walk, &$names ): void {
			foreach ( $blocks as $block ) {
				if ( trim( $block['innerHTML'] ) !== '' || $block['blockName'] !== null ) {
					$names[] = (string) $block['blockName'];
					$walk( $block['innerBlocks'] );
				}
			}
		};
		$walk( parse_blocks( $content ) );
		return $names;
	}

	/**
	 * A whole page.
	 */
	public function test_page(): void {
		$page = ElementorPage::read(
			self::post(
				[
					[
						'elType'   => 'container',
						'settings' => [ 'sticky' => 'top', 'sticky_on' => [ 'desktop' ], 'sticky_offset' => 20, 'sticky_parent' => 'yes' ],
						'elements' => [ self::widget( 'heading', [ 'title' => 'Garden', 'header_size' => 'h1' ] ) ],
					],
					self::widget( 'accordion', [ 'tabs' => [ [ 'tab_title' => 'When?', 'tab_content' => '<p>In May.</p>' ], [ 'tab_title' => 'Where?', 'tab_content' => 'Here' ] ] ] ),
					self::widget( 'social-icons', [ 'social_icon_list' => [ [ 'social_icon' => [ 'value' => 'fab fa-facebook-f' ], 'link' => [ 'url' => 'https://example.com/f' ] ], [ 'social_icon' => [ 'value' => 'fas fa-nothing' ], 'link' => [ 'url' => 'https://example.com/n' ] ] ] ] ),
					self::widget( 'table-of-contents', [ 'title' => 'On this page', 'headings_by_tags' => [ 'h2', 'h3' ] ] ),
					self::widget( 'search-form' ),
					self::widget( 'menu-anchor', [ 'anchor' => 'below' ] ),
					self::widget( 'price-table', [ 'heading' => 'A plan' ] ),
					self::widget( 'price-table', [ 'heading' => 'Another' ] ),
				]
			)
		);
		self::assertNotNull( $page );
		self::assertSame(
			[ 'core/group', 'core/heading', 'core/details', 'core/paragraph', 'core/details', 'core/paragraph', 'core/social-links', 'core/social-link', 'core/social-link', 'vitrine/table-of-contents', 'core/search', 'core/group' ],
			self::names( $page['content'] )
		);
		self::assertStringContainsString( '"vitrineSticky":{"edge":"top","offset":20,"tablets":false,"phones":false}', $page['content'] );
		self::assertStringContainsString( '{"url":"https://example.com/f","service":"facebook"}', $page['content'] );
		self::assertStringContainsString( '{"url":"https://example.com/n","service":"chain"}', $page['content'] );
		self::assertStringContainsString( '"title":"On this page","levelFrom":2,"levelTo":3', $page['content'] );
		self::assertSame( [ '2 widgets “price-table”' ], $page['left'] );
	}

	/**
	 * Images keep their links, and open as they did.
	 */
	public function test_images(): void {
		wp_set_current_user( 1 );
		$id = wp_insert_attachment( [ 'post_title' => 'Lake', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ], '2026/05/lake.jpg' );
		update_post_meta( $id, '_wp_attachment_image_alt', 'A lake' );
		$url = (string) wp_get_attachment_url( $id );
		self::assertSame(
			"<!-- wp:image {\"id\":{$id},\"linkDestination\":\"media\",\"vitrineLightbox\":{\"open\":\"yes\"}} -->\n<figure class=\"wp-block-image\"><a href=\"{$url}\"><img src=\"{$url}\" alt=\"A lake\" class=\"wp-image-{$id}\"/></a></figure>\n<!-- /wp:image -->",
			self::blocks( self::widget( 'image', [ 'image' => [ 'id' => $id, 'url' => $url ], 'link_to' => 'file', 'open_lightbox' => 'yes' ] ) )
		);
		// A number of another site is not one of ours.
		self::assertSame(
			"<!-- wp:image {\"linkDestination\":\"custom\"} -->\n<figure class=\"wp-block-image\"><a href=\"https://example.com/\"><img src=\"https://example.com/a.jpg\" alt=\"\"/></a></figure>\n<!-- /wp:image -->",
			self::blocks( self::widget( 'image', [ 'image' => [ 'id' => $id, 'url' => 'https://example.com/a.jpg' ], 'link_to' => 'custom', 'link' => [ 'url' => 'https://example.com/' ] ] ) )
		);
		$gallery = self::blocks( self::widget( 'image-gallery', [ 'wp_gallery' => [ [ 'id' => $id, 'url' => $url ], [ 'url' => 'https://example.com/b.jpg' ], 'nonsense' ], 'gallery_columns' => '4', 'open_lightbox' => 'no' ] ) );
		self::assertSame( [ 'core/gallery', 'core/image', 'core/image' ], self::names( $gallery ) );
		self::assertStringStartsWith( '<!-- wp:gallery {"columns":4,"linkTo":"media","vitrineLightbox":{"open":"no"}} -->', $gallery );
	}

	/**
	 * What is stored and is no content.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function nothing(): array {
		return [
			'broken' => [ '[{"elType":' ],
			'empty'  => [ '[]' ],
			'a word' => [ '"page"' ],
			'deep'   => [ str_repeat( '[', 200 ) . str_repeat( ']', 200 ) ],
		];
	}

	/**
	 * Then there is nothing to convert.
	 *
	 * @param mixed $stored What is stored.
	 */
	#[DataProvider( 'nothing' )]
	public function test_nothing( mixed $stored ): void {
		$id = self::post( $stored );
		self::assertFalse( ElementorPage::is_one( $id ) );
		self::assertNull( ElementorPage::read( $id ) );
	}

	/**
	 * What an author wrote who may not write scripts has none, whoever converts it.
	 */
	public function test_hostile(): void {
		$author = wp_insert_user( [ 'user_login' => 'mallory', 'user_pass' => 'x', 'role' => 'author' ] );
		self::assertIsInt( $author );
		wp_set_current_user( 1 );
		$evil    = '<img src=x onerror=alert(1)><script>alert(2)</script>';
		$content = ElementorPage::read(
			self::post(
				[
					self::widget( 'html', [ 'html' => $evil ] ),
					self::widget( 'text-editor', [ 'editor' => "<p onclick=\"alert(3)\">Words {$evil}</p>" ] ),
					self::widget( 'accordion', [ 'tabs' => [ [ 'tab_title' => $evil, 'tab_content' => $evil ] ] ] ),
					self::widget( 'image', [ 'image' => [ 'url' => 'javascript:alert(4)' ] ] ),
					self::widget( 'image', [ 'image' => [ 'url' => 'https://example.com/a.jpg"><script>' ], 'link_to' => 'custom', 'link' => [ 'url' => 'javascript:alert(5)' ], 'caption' => $evil ] ),
					self::widget( 'menu-anchor', [ 'anchor' => '"><script>alert(6)</script>' ] ),
					self::widget( 'table-of-contents', [ 'title' => $evil, 'headings_by_tags' => [ [ 'h2' ], 'h9', 'x' ] ] ),
				],
				$author
			)
		)['content'] ?? '';
		self::assertStringContainsString( 'Words', $content );
		foreach ( [ '<script', 'onerror', 'onclick', 'javascript:' ] as $sign ) {
			self::assertStringNotContainsString( $sign, $content );
		}
	}
}
