<?php
/**
 * The lightbox for links.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Lightbox;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Lightbox\LightboxSettings;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;

/**
 * Which pages get the script, and what it is told.
 */
final class LightboxTest extends TestCase {

	private const MODULE = '@vitrine/lightbox';

	private const IMAGE = '<figure class="wp-block-image"><a href="https://example.com/a.jpg"><img src="https://example.com/a-300.jpg" alt=""/></a></figure>';

	/**
	 * Nothing is there that another test has asked for.
	 */
	protected function setUp(): void {
		parent::setUp();
		wp_dequeue_script_module( self::MODULE );
	}

	/**
	 * What a page looks like, without white space around it.
	 *
	 * @param string $content Blocks or HTML.
	 */
	private static function page( string $content ): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's own.
		return trim( apply_filters( 'the_content', $content ) );
	}

	/**
	 * An image with what is stored.
	 *
	 * @param mixed  $stored The attribute.
	 * @param string $html   HTML of the block.
	 */
	private static function image( mixed $stored = null, string $html = self::IMAGE ): string {
		$attributes = $stored === null ? '' : wp_json_encode( [ 'vitrineLightbox' => $stored ] ) . ' ';
		return "<!-- wp:image {$attributes}-->{$html}<!-- /wp:image -->";
	}

	/**
	 * Settings of the site, contents, and whether the script comes.
	 *
	 * @return array<string, array{array<string, mixed>, string, bool}>
	 */
	public static function pages(): array {
		$all     = [ 'links' => 'all' ];
		$classic = '<p>See <a class="x" href="/wp-content/photo.webp?v=2">this</a>.</p>';
		$film    = '<!-- wp:paragraph --><p><a href="https://youtu.be/dQw4w9WgXcQ">Film</a></p><!-- /wp:paragraph -->';
		return [
			'all, an image block'             => [ $all, self::image(), true ],
			'all, an image in a group'        => [ $all, '<!-- wp:group --><div class="wp-block-group">' . self::image() . '</div><!-- /wp:group -->', true ],
			'all, classic content'            => [ $all, $classic, true ],
			'all, an image without a link'    => [ $all, self::image( null, '<figure class="wp-block-image"><img src="/a.jpg" alt=""/></figure>' ), false ],
			'all, another link'               => [ $all, '<p><a href="/photo.jpg/">A</a> <a href="/?f=a.png">B</a></p>', false ],
			'all, a video that is not meant'  => [ $all, $film, false ],
			'all, videos, too'                => [ [ ...$all, 'videos' => true ], $film, true ],
			'asked, and nobody asks'          => [ [], self::image() . $classic, false ],
			'asked by the block'              => [ [], self::image( [ 'open' => 'yes' ] ), true ],
			'asked by a gallery'              => [ [], '<!-- wp:gallery {"vitrineLightbox":{"open":"yes"}} --><figure class="wp-block-gallery">' . self::image() . '</figure><!-- /wp:gallery -->', true ],
			'asked by a link'                 => [ [], '<!-- wp:paragraph --><p><a href="/a.png"><span class="vitrine-lightbox" data-vitrine-lightbox="yes">A</span></a></p><!-- /wp:paragraph -->', true ],
			'asked by a link of Elementor'    => [ [], '<p><a href="/a.png" data-elementor-open-lightbox="yes">A</a></p>', true ],
			'asked, the block does not'       => [ [], self::image( [ 'open' => 'no' ] ), false ],
			'off'                             => [ [ 'links' => 'off' ], self::image( [ 'open' => 'yes' ] ) . $classic, false ],
			'what is stored is hostile'       => [ [ 'links' => [ 'all' ] ], self::image(), false ],
		];
	}

	/**
	 * The script comes where a link may open, and nowhere else.
	 *
	 * @param array<string, mixed> $settings What is stored for the site.
	 * @param string               $content  Blocks or HTML.
	 * @param bool                 $comes    Whether it does.
	 */
	#[DataProvider( 'pages' )]
	public function test_script( array $settings, string $content, bool $comes ): void {
		if ( $settings !== [] ) {
			update_option( LightboxSettings::OPTION, $settings );
		}
		self::page( $content );
		self::assertSame( $comes, self::has_script_module( self::MODULE ) );
	}

	/**
	 * The block says on its element what it stores.
	 */
	public function test_mark(): void {
		$html = self::page( self::image( [ 'open' => 'no', 'group' => ' Trips "1" ' ] ) );
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( [ 'tag_name' => 'figure' ] ) );
		self::assertSame( 'no', $tags->get_attribute( 'data-vitrine-lightbox' ) );
		self::assertSame( 'Trips "1"', $tags->get_attribute( 'data-vitrine-lightbox-group' ) );
	}

	/**
	 * What is stored and says nothing.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function nothing(): array {
		return [
			'text'         => [ 'yes' ],
			'another word' => [ [ 'open' => '"><script>', 'group' => [ 'a' ] ] ],
			'empty'        => [ [ 'open' => '', 'group' => '  ' ] ],
		];
	}

	/**
	 * Then the block is as it was.
	 *
	 * @param mixed $stored What is stored.
	 */
	#[DataProvider( 'nothing' )]
	public function test_nothing( mixed $stored ): void {
		self::assertSame( self::page( self::image() ), self::page( self::image( $stored ) ) );
	}

	/**
	 * Images in links have the texts of the media library; a file's name is none, and markup is no text.
	 */
	public function test_texts(): void {
		update_option( LightboxSettings::OPTION, [ 'links' => 'all' ] );
		$make = static function ( string $title ): int {
			$id = wp_insert_attachment( [ 'post_title' => $title, 'post_excerpt' => 'By <b>Ann</b>', 'post_content' => "At\n\"dawn\"", 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ], '2026/05/lake-12-scaled.jpg' );
			return $id;
		};
		[ $named, $unnamed, $plain ] = [ $make( 'A lake' ), $make( 'lake-12' ), $make( 'No link' ) ];
		$img  = static fn( int $id ): string => "<img src=\"/a.jpg\" alt=\"\" class=\"wp-image-{$id}\"/>";
		$html = self::page(
			self::image( null, "<figure class=\"wp-block-image\"><a href=\"/a.jpg\">{$img( $named )}</a></figure>" )
			. self::image( null, "<figure class=\"wp-block-image\"><a href=\"/b.jpg\">{$img( $unnamed )}</a></figure>" )
			. self::image( null, "<figure class=\"wp-block-image\">{$img( $plain )}</figure>" )
		);
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$found = [];
		while ( $tags->next_tag( [ 'tag_name' => 'img' ] ) ) {
			$found[] = [ $tags->get_attribute( 'data-vitrine-title' ), $tags->get_attribute( 'data-vitrine-caption' ), $tags->get_attribute( 'data-vitrine-description' ) ];
		}
		self::assertSame( [ [ 'A lake', 'By Ann', 'At "dawn"' ], [ null, 'By Ann', 'At "dawn"' ], [ null, null, null ] ], $found );
	}

	/**
	 * Elementor's links to its lightbox become links that work without script.
	 */
	public function test_elementor(): void {
		$link = static fn( array $settings ): string => '#elementor-action%3Aaction%3Dlightbox%26settings%3D' . rawurlencode( base64_encode( (string) wp_json_encode( $settings ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the form of these links.
		$href = $link( [ 'id' => 7, 'url' => 'https://example.com/a.jpg', 'slideshow' => 'trips' ] );
		$tags = new \WP_HTML_Tag_Processor( self::page( "<p><a href=\"{$href}\">A</a></p>" ) );
		self::assertTrue( $tags->next_tag( [ 'tag_name' => 'a' ] ) );
		self::assertSame(
			[ 'https://example.com/a.jpg', 'yes', 'trips', $href ],
			array_map( $tags->get_attribute( ... ), [ 'href', 'data-vitrine-lightbox', 'data-vitrine-lightbox-group', 'data-vitrine-lightbox-action' ] )
		);
		foreach ( [ [ 'url' => 'javascript:alert(1)//a.jpg' ], [ 'url' => 'https://example.com/' ], [ 'html' => '<script>' ], [ 'url' => [ 'a' ] ] ] as $hostile ) {
			$tags = new \WP_HTML_Tag_Processor( self::page( "<p><a href=\"{$link( $hostile )}\">A</a></p>" ) );
			self::assertTrue( $tags->next_tag( [ 'tag_name' => 'a' ] ) );
			self::assertSame( $link( $hostile ), $tags->get_attribute( 'href' ) );
			self::assertNull( $tags->get_attribute( 'data-vitrine-lightbox' ) );
		}
	}

	/**
	 * The setting over REST keeps what is known.
	 */
	public function test_setting(): void {
		Plugin::instance()->lightbox->prepare_rest();
		update_option( LightboxSettings::OPTION, [ 'links' => 'all', 'title' => 'nonsense', 'more' => '<script>', 'zoom' => false ] );
		$stored = get_option( LightboxSettings::OPTION );
		self::assertIsArray( $stored );
		self::assertSame( [ 'all', 'title', false, true ], [ $stored['links'], $stored['title'], $stored['zoom'], $stored['share'] ] );
		self::assertArrayNotHasKey( 'more', $stored );
	}
}
