<?php
/**
 * Media in popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup\Display;

use Vitrine\Popup\Display\LazyMedia;
use Vitrine\Tests\Popup\PopupTestCase;

/**
 * Content that is heavy loads on opening, no request before.
 */
final class PopupMediaTest extends PopupTestCase {

	private const MEDIA = '<!-- wp:image {"id":%1$d} --><figure class="wp-block-image"><img src="https://example.test/a.jpg" alt="" class="wp-image-%1$d" fetchpriority="high" loading="eager"/></figure><!-- /wp:image --><!-- wp:html --><iframe src="https://example.test/frame"></iframe><VIDEO autoplay muted poster="https://example.test/p.jpg?a=1&amp;b=2" src="https://example.test/v.mp4"></VIDEO><audio src="https://example.test/a.mp3" preload="auto" autoplay></audio><!-- /wp:html -->';

	/**
	 * Pictures and frames are lazy, videos wait with all they have; in a popup of a post and in one of a page.
	 */
	public function test_media_wait(): void {
		// Others may not write frames.
		wp_set_current_user( self::add_user( 'administrator' ) );
		self::add_popup( inside: sprintf( self::MEDIA, 7 ) );
		$visit = $this->visit( [ 'page_id' => self::add_post( [ 'post_content' => self::block( [], sprintf( self::MEDIA, 7 ) ) ] ) ] );
		foreach ( [ $visit['content'], $visit['end'] ] as $html ) {
			$found = [];
			$tags  = new \WP_HTML_Tag_Processor( $html );
			while ( $tags->next_tag() ) {
				$names = array_intersect( (array) $tags->get_attribute_names_with_prefix( '' ), [ 'loading', 'fetchpriority', 'preload', 'autoplay', 'poster', 'data-vitrine-autoplay', 'data-vitrine-poster' ] );
				foreach ( $names as $name ) {
					$found[ (string) $tags->get_tag() ][ $name ] = $tags->get_attribute( $name );
				}
			}
			foreach ( $found as &$attributes ) {
				ksort( $attributes );
			}
			self::assertSame(
				[
					'IMG'    => [ 'loading' => 'lazy' ],
					'IFRAME' => [ 'loading' => 'lazy' ],
					'VIDEO'  => [ 'data-vitrine-autoplay' => true, 'data-vitrine-poster' => 'https://example.test/p.jpg?a=1&b=2', 'preload' => 'none' ],
					'AUDIO'  => [ 'data-vitrine-autoplay' => true, 'preload' => 'none' ],
				],
				$found
			);
		}
	}

	/**
	 * Pictures of popups, which are rendered first, are not the page's first ones: its own are loaded eagerly as ever.
	 */
	public function test_pictures_of_the_page_stay_eager(): void {
		$picture = '<!-- wp:image --><figure class="wp-block-image"><img src="https://example.test/%s.jpg" alt="" width="1200" height="800"/></figure><!-- /wp:image -->';
		$page    = [ 'page_id' => self::add_post( [ 'post_content' => sprintf( $picture, 'hero' ) ] ) ];
		$before  = $this->first_picture( $page );
		self::add_popup( inside: str_repeat( sprintf( $picture, 'popup' ), 5 ) );
		self::assertSame( $before, $this->first_picture( $page ) );
		self::assertStringContainsString( 'fetchpriority="high"', $before );
	}

	/**
	 * HTML without media is left as it is.
	 */
	public function test_other_html_is_not_touched(): void {
		foreach ( [ '', '<p>img</p>', '<imgx>', "<P CLASS=a>\0</P>" ] as $html ) {
			self::assertSame( $html, LazyMedia::apply( $html, true ) );
		}
	}

	/**
	 * Shortcodes, embeds and typography work as in a template; shortcodes run before blocks, never on what they print.
	 */
	public function test_content_is_that_of_a_template(): void {
		add_shortcode( 'vitrine_test', static fn(): string => '<em>from a shortcode</em>' );
		try {
			self::add_popup( inside: self::paragraph( '[vitrine_test] "quoted"' ), post: [ 'post_title' => '[vitrine_test]' ] );
			$html = $this->visit( [ 'page_id' => self::add_post() ] )['end'];
		} finally {
			remove_shortcode( 'vitrine_test' );
		}
		self::assertStringContainsString( '<em>from a shortcode</em> &#8220;quoted&#8221;', $html );
		self::assertStringContainsString( 'aria-label="&#91;vitrine_test]"', $html );
	}

	/**
	 * The first picture of a page's content.
	 *
	 * @param array<string, mixed> $query Page.
	 */
	private function first_picture( array $query ): string {
		// What WordPress counts for a page.
		wp_high_priority_element_flag( true );
		preg_match( '/<img[^>]*>/', $this->visit( $query )['content'], $match );
		return $match[0] ?? '';
	}
}
