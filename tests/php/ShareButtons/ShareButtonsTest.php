<?php
/**
 * What share buttons lead to.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\ShareButtons;

use Vitrine\ShareButtons\Services;
use Vitrine\Tests\TestCase;

/**
 * Each shares the page that it is seen on, or the post that it stands in.
 */
final class ShareButtonsTest extends TestCase {

	/**
	 * A post.
	 *
	 * @param array<string, mixed> $fields Fields.
	 */
	private static function post( array $fields = [] ): int {
		return wp_insert_post( [ 'post_title' => 'Tea &amp; <em>cake</em>', 'post_status' => 'publish', ...$fields ] );
	}

	/**
	 * Looks at a page, as a block theme does before it renders its template.
	 *
	 * @param string $query What is asked for.
	 */
	private static function visit( string $query ): void {
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- What a request of its own would do.
		$GLOBALS['wp_query']     = new \WP_Query( $query );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$GLOBALS['post']         = $GLOBALS['wp_query']->post;
		// phpcs:enable
		if ( is_singular() ) {
			the_post();
		}
	}

	/**
	 * The block on the page that was asked for.
	 *
	 * @param string $service Its one button.
	 * @param string $more    Further attributes, as JSON.
	 */
	private static function block( string $service, string $more = '' ): string {
		return '<!-- wp:vitrine/share-buttons {"services":[{"service":"' . $service . '"}]' . $more . '} /-->';
	}

	/**
	 * Where the links of HTML lead.
	 *
	 * @param string $html HTML.
	 * @return list<string>
	 */
	private static function links( string $html ): array {
		$links = [];
		$tags  = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'a' ] ) ) {
			$links[] = (string) $tags->get_attribute( 'href' );
		}
		return $links;
	}

	/**
	 * A post's own page: address, title, excerpt and picture travel along, each where the service takes it.
	 */
	public function test_a_post(): void {
		$post  = self::post( [ 'post_excerpt' => "Two\ncups" ] );
		$image = wp_insert_attachment( [ 'post_title' => 'Cup', 'post_mime_type' => 'image/jpeg' ], 'a/cup.jpg' );
		set_post_thumbnail( $post, $image );
		$url = (string) get_permalink( $post );
		self::visit( "p={$post}" );
		$to = static fn( string $service ): array => self::links( do_blocks( self::block( $service ) ) );
		$at = rawurlencode( $url );
		self::assertSame( [ "https://www.facebook.com/sharer.php?u={$at}" ], $to( 'facebook' ) );
		self::assertSame( [ "https://x.com/intent/tweet?text=Tea%20%26%20cake&url={$at}" ], $to( 'x' ) );
		self::assertSame( [ "https://api.whatsapp.com/send?text=%2ATea%20%26%20cake%2A%0ATwo%20cups%0A{$at}" ], $to( 'whatsapp' ) );
		self::assertSame( [ "mailto:?subject=Tea%20%26%20cake&body=Two%20cups%0A{$at}" ], $to( 'email' ) );
		$picture = rawurlencode( (string) wp_get_attachment_url( $image ) );
		self::assertSame(
			[ "https://www.pinterest.com/pin/create/button/?url={$at}&media={$picture}&description=Tea%20%26%20cake" ],
			$to( 'pinterest' )
		);
	}

	/**
	 * The question for a Mastodon server has its words from here; without script the link leads to Mastodon's own page.
	 */
	public function test_mastodon(): void {
		self::visit( 'p=' . self::post() );
		$html = do_blocks( self::block( 'mastodon' ) );
		self::assertStringStartsWith( 'https://share.joinmastodon.org/#text=Tea%20%26%20cake%0A', self::links( $html )[0] );
		$asks = static fn(): mixed => json_decode(
			(string) preg_replace( '~^.*?<script[^>]*>(.*)</script>.*$~s', '$1', do_blocks( self::block( 'mastodon' ) ) ),
			true
		);
		self::assertSame(
			[ 'mastodon' => [ 'Your Mastodon server', 'Enter the name of a server, such as mastodon.social.', 'Share', 'Cancel' ] ],
			array_map( 'array_values', (array) $asks() )
		);
		$module = '@vitrine/mastodon';
		self::assertSame( [ 'tool' => false ], apply_filters( "script_module_data_{$module}", [] ) );
		// A tool that is known by its script, which comes after blocks.
		wp_enqueue_script( 'onetrust', 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js', [], '1', false );
		do_action( 'wp_enqueue_scripts' );
		$known = apply_filters( "script_module_data_{$module}", [] );
		wp_dequeue_script( 'onetrust' );
		self::assertSame( [ 'tool' => true ], $known );
		self::assertStringNotContainsString( '<script', do_blocks( self::block( 'facebook' ) ) );
	}

	/**
	 * What nobody may read yet is not told.
	 */
	public function test_a_protected_post(): void {
		self::visit( 'p=' . self::post( [ 'post_excerpt' => 'Secret', 'post_password' => 'x' ] ) );
		self::assertStringNotContainsString( 'Secret', do_blocks( self::block( 'whatsapp' ) ) );
	}

	/**
	 * In a Query Loop each post is shared, and around it the list: not the first post, which WordPress calls the context.
	 */
	public function test_lists(): void {
		$term  = wp_create_category( 'Tea' );
		$posts = [ self::post( [ 'post_category' => [ $term ] ] ), self::post( [ 'post_category' => [ $term ] ] ) ];
		$list  = get_term_link( $term );
		self::assertIsString( $list );
		self::visit( "cat={$term}" );
		$html = do_blocks(
			self::block( 'facebook' )
			. '<!-- wp:query {"queryId":1,"query":{"inherit":true}} --><div class="wp-block-query"><!-- wp:post-template -->'
			. self::block( 'facebook' ) . '<!-- /wp:post-template --></div><!-- /wp:query -->'
		);
		$found = array_map(
			static fn( string $link ): string => rawurldecode( substr( $link, strlen( 'https://www.facebook.com/sharer.php?u=' ) ) ),
			self::links( $html )
		);
		self::assertSame( $list, array_shift( $found ) );
		self::assertEqualsCanonicalizing( array_map( 'get_permalink', $posts ), $found );
	}

	/**
	 * Only what is of the web is shared, and an address of its own has no title or picture of the page.
	 */
	public function test_own_address(): void {
		self::visit( 'p=' . self::post() );
		self::assertSame(
			[ 'https://reddit.com/submit?url=https%3A%2F%2Fexample.org%2F%3Fa%3D1%26b%3D2' ],
			self::links( do_blocks( self::block( 'reddit', ',"url":"https://example.org/?a=1&amp;b=2"' ) ) )
		);
		self::assertStringNotContainsString( 'alert', do_blocks( self::block( 'reddit', ',"url":"javascript:alert(1)"' ) ) );
	}

	/**
	 * Services that have closed show nothing; what only a script can do tells it what to copy.
	 */
	public function test_closed_and_scripted(): void {
		self::visit( '' );
		self::assertSame( '', trim( do_blocks( self::block( 'stumbleupon' ) ) ) );
		self::assertStringNotContainsString( '<script', do_blocks( self::block( 'facebook' ) ) );
		$html = do_blocks( self::block( 'copy', ',"url":"https://example.org/","title":"\u003c/script>"' ) );
		self::assertStringContainsString( '>{"url":"https://example.org/","title":"","copied":"Link copied.",', $html );
		self::assertStringContainsString( '<button type="button"', $html );
	}

	/**
	 * Icons that are core's are still the same.
	 */
	public function test_icons_of_core(): void {
		$seen = 0;
		foreach ( Services::all() as $service ) {
			if ( isset( $service['core'] ) ) {
				++$seen;
				$svg = block_core_social_link_services( $service['core'], 'icon' );
				self::assertIsString( $svg );
				self::assertStringContainsString( "viewBox=\"{$service['icon']['viewBox']}\"", $svg );
				preg_match_all( '/<path[^>]* d="([^"]+)"/', $svg, $paths );
				self::assertSame( $service['icon']['path'], implode( '', $paths[1] ), $service['id'] );
			}
		}
		self::assertGreaterThan( 15, $seen );
	}
}
