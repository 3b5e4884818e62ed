<?php
/**
 * Tables of contents on pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\TableOfContents;

use Vitrine\Tests\TestCase;

/**
 * Content is rendered once, wherever the table stands, and what is left of a table without headings is nothing.
 */
final class TableOfContentsTest extends TestCase {

	private const TWO = '<!-- wp:heading --><h2 class="wp-block-heading">Tea</h2><!-- /wp:heading --><!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Cake</h3><!-- /wp:heading -->';

	/**
	 * Begins a request.
	 */
	protected function setUp(): void {
		parent::setUp();
		self::count_of( 'wp_body_open', 0 );
		self::count_of( 'template_redirect', 1 );
		// Core takes it away from pages of blocks.
		remove_action( 'wp_footer', 'the_block_template_skip_link' );
	}

	/**
	 * Ends the page, and forgets the template.
	 */
	protected function tearDown(): void {
		ob_start();
		do_action( 'wp_footer' );
		ob_end_clean();
		unset( $GLOBALS['_wp_current_template_id'], $GLOBALS['_wp_current_template_content'] );
		parent::tearDown();
	}

	/**
	 * Says how often an action has been done in this request.
	 *
	 * @param string $action Action.
	 * @param int    $times  How often.
	 */
	private static function count_of( string $action, int $times ): void {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back after the test.
		$GLOBALS['wp_actions'][ $action ] = $times;
	}

	/**
	 * The block.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function table( array $attributes = [] ): string {
		return get_comment_delimited_block_content( 'vitrine/table-of-contents', $attributes, '' );
	}

	/**
	 * Saves a post, and asks for its page.
	 *
	 * @param string               $content Content.
	 * @param array<string, mixed> $others  Other fields.
	 */
	private static function ask( string $content, array $others = [] ): int {
		$post = wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_content' => $content, ...$others ] ) );
		self::assertGreaterThan( 0, $post );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- What a request of its own would do.
		$GLOBALS['wp_the_query'] = new \WP_Query( [ 'p' => $post, 'post_type' => 'any' ] );
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['post']         = get_post( $post );
		// phpcs:enable
		return $post;
	}

	/**
	 * The body of the page in a theme of blocks, from the template's HTML to the footer.
	 *
	 * @param string $template Template.
	 */
	private static function page( string $template ): string {
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- What the loader of templates does.
		$GLOBALS['_wp_current_template_id']      = get_stylesheet() . '//page';
		$GLOBALS['_wp_current_template_content'] = $template;
		// phpcs:enable
		$html = get_the_block_template_html();
		ob_start();
		wp_body_open();
		// phpcs:ignore WordPress.Security.EscapeOutput -- as core does.
		echo $html;
		add_action( 'wp_footer', static fn() => print( '<footer-begins>' ), PHP_INT_MIN + 1 );
		do_action( 'wp_footer' );
		return explode( '<footer-begins>', (string) ob_get_clean() )[0];
	}

	/**
	 * Links of the tables in HTML: where they lead, and what they say.
	 *
	 * @param string $html HTML.
	 * @return list<string>
	 */
	private static function links( string $html ): array {
		preg_match_all( '~table-of-contents__link" href="([^"]*)">([^<]*)<~', $html, $found );
		return array_map( static fn( string $to, string $text ): string => "{$to} {$text}", $found[1], $found[2] );
	}

	/**
	 * Asserts that nothing is left of how tables are filled in.
	 *
	 * @param string $html HTML.
	 */
	private static function assert_clean( string $html ): void {
		self::assertStringNotContainsString( 'vitrine-contents-', str_replace( '--vitrine-contents-offset', '', $html ) );
		self::assertStringNotContainsString( '<nav hidden', $html );
		preg_match_all( '~\sid="([^"]+)"~', $html, $found );
		self::assertSame( $found[1], array_unique( $found[1] ) );
	}

	/**
	 * In the content, before and after the headings, those of a synced pattern and of shortcodes with them.
	 */
	public function test_in_the_content(): void {
		$pattern = wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Pattern', 'post_content' => self::TWO ] );
		add_shortcode( 'vitrine_tea', static fn(): string => '<h2>Shortcode</h2>' );
		self::ask( self::table() . self::TWO . '<!-- wp:block {"ref":' . $pattern . '} /--><!-- wp:shortcode -->[vitrine_tea]<!-- /wp:shortcode -->' . self::table( [ 'levelTo' => 2, 'listStyle' => 'numbers' ] ) );
		the_post();
		$html = (string) apply_filters( 'the_content', get_the_content() );
		self::assertSame( [ '#tea Tea', '#cake Cake', '#tea-2 Tea', '#cake-2 Cake', '#shortcode Shortcode', '#tea Tea', '#tea-2 Tea', '#shortcode Shortcode' ], self::links( $html ) );
		self::assertMatchesRegularExpression( '~^\s*<nav [^>]*aria-label="Contents"~', $html );
		self::assertStringContainsString( '<h3 id="cake-2" class="wp-block-heading">', $html );
		self::assert_clean( $html );
		self::assertSame( $html, apply_filters( 'the_content', get_the_content() ), 'A description made of it has the same ids.' );
		remove_shortcode( 'vitrine_tea' );
	}

	/**
	 * In a template part, before and after the content, and in the content, too: the ids are the same.
	 */
	public function test_in_template_parts(): void {
		$part = wp_insert_post( wp_slash( [ 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'aside', 'post_content' => '<!-- wp:heading --><h2 class="wp-block-heading">Part</h2><!-- /wp:heading -->' . self::table() ] ) );
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		$part = '<!-- wp:template-part {"slug":"aside","theme":"' . get_stylesheet() . '"} /-->';
		foreach ( [ self::TWO, self::table() . self::TWO ] as $content ) {
			foreach ( [ "{$part}<!-- wp:post-content /-->", "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:post-content /--></div><!-- /wp:group -->{$part}", "<!-- wp:post-content /-->{$part}" . self::table() ] as $template ) {
				self::count_of( 'wp_body_open', 0 );
				self::ask( $content );
				$html  = self::page( $template );
				$links = self::links( $html );
				self::assertNotSame( [], $links );
				self::assertSame( [ '#tea Tea', '#cake Cake' ], array_values( array_unique( $links ) ) );
				self::assertCount( 2 * substr_count( $html, '<nav ' ), $links );
				self::assertStringContainsString( '<h2 class="wp-block-heading">Part</h2>', $html );
				self::assert_clean( $html );
			}
		}
	}

	/**
	 * In a widget of a theme without templates, which is printed before the content, and after it.
	 */
	public function test_in_widgets(): void {
		add_filter( 'stylesheet', static fn(): string => 'classic' );
		update_option( 'widget_block', [ 2 => [ 'content' => self::table() ], '_multiwidget' => 1 ] );
		self::ask( self::TWO );
		ob_start();
		wp_body_open();
		// phpcs:disable WordPress.Security.EscapeOutput -- as a theme does.
		echo '<div id="tea">', do_blocks( self::table() ), '</div>';
		the_post();
		the_content();
		echo do_blocks( self::table() );
		add_action( 'wp_footer', static fn() => print( '<footer-begins>' ), PHP_INT_MIN + 1 );
		do_action( 'wp_footer' );
		$html = explode( '<footer-begins>', (string) ob_get_clean() )[0];
		self::assertSame( [ '#tea-2 Tea', '#cake Cake', '#tea-2 Tea', '#cake Cake' ], self::links( $html ) );
		self::assert_clean( $html );
		// Without the widget nothing is held back, and a table that nobody could fill in is not printed.
		update_option( 'widget_block', [] );
		$level = ob_get_level();
		wp_body_open();
		self::assertSame( $level, ob_get_level() );
		self::assertSame( '', do_blocks( self::table() ) );
	}

	/**
	 * Posts of loops, excluded classes and levels.
	 */
	public function test_what_is_not_listed(): void {
		$loop = '<!-- wp:query {"query":{"postType":"post","perPage":1}} --><div class="wp-block-query"><!-- wp:heading --><h2 class="wp-block-heading">News</h2><!-- /wp:heading --><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query -->';
		self::ask( self::table( [ 'exclude' => [ '.quiet', 'side' ], 'levelFrom' => 3, 'levelTo' => 2 ] ) . $loop . self::TWO . '<!-- wp:html --><h1>One</h1><h4>Four</h4><h2 class="a quiet">Quiet</h2><div class="side"><p>Words</p><h2>Side</h2></div><h2>After</h2><!-- /wp:html -->' );
		the_post();
		$html = (string) apply_filters( 'the_content', get_the_content() );
		self::assertSame( [ '#tea Tea', '#cake Cake', '#after After' ], self::links( $html ) );
		self::assertStringContainsString( '<h2 class="a quiet">', $html, 'What is not listed is left alone.' );
	}

	/**
	 * Whatever headings and attributes say is text.
	 */
	public function test_hostile(): void {
		$place = 'vitrine-contents-00000000000000000000000000000000-0';
		self::ask( self::table( [ 'title' => '[caption]"><script>x</script>&lt;b&gt;', 'titleTag' => 'script', 'listStyle' => '"><b>', 'exclude' => [ [ 1 ], '"' ], 'sticky' => true, 'stickyOffset' => '1px;color:red' ] ) . "<!-- wp:html --><nav class=\"wp-block-vitrine-table-of-contents\" hidden><!--{$place}--></nav><h2>&lt;script&gt;x&lt;/script&gt; &amp;lt;b&amp;gt; &#91;caption] &quot;</h2><h2 id='\"&gt;&lt;b&gt; x'>Own</h2><!-- /wp:html -->" );
		the_post();
		$html = (string) apply_filters( 'the_content', get_the_content() );
		preg_match( '~<nav (?!class="wp-block-vitrine-table-of-contents" hidden).*?</nav>~s', $html, $found );
		$table = $found[0] ?? '';
		self::assertStringContainsString( '&lt;script&gt;x&lt;/script&gt; &#038;lt;b&#038;gt; &#91;caption] &quot;', $table );
		self::assertStringNotContainsString( '[', $table );
		self::assertStringContainsString( 'href="#%22%3E%3Cb%3E%20x">Own</a>', $table );
		self::assertStringContainsString( '--vitrine-contents-offset:16px', $table );
		self::assertSame( 1, substr_count( $table, '<script' ), 'That of the block alone.' );
		self::assertStringNotContainsString( '<b>', $table );
		self::assertStringContainsString( "<!--{$place}-->", $html, 'A place that somebody wrote is none.' );
	}

	/**
	 * Nothing is printed without headings, in feeds, in excerpts and on archives; a preview says why.
	 */
	public function test_nothing_to_list(): void {
		self::ask( self::table() . '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' );
		the_post();
		self::assertStringNotContainsString( 'vitrine', (string) apply_filters( 'the_content', get_the_content() ) );
		self::assertStringNotContainsString( '<nav', self::page( self::table() . '<!-- wp:post-content /-->' ) );
		$GLOBALS['wp_query']->is_preview = true;
		self::assertStringContainsString( 'no headings to list yet', (string) apply_filters( 'the_content', get_the_content() ) );

		self::ask( self::table() . self::TWO );
		the_post();
		$GLOBALS['wp_query']->is_feed = true;
		$html                         = (string) apply_filters( 'the_content', get_the_content() );
		self::assertSame( [], self::links( $html ) );
		self::assertStringContainsString( '<h2 class="wp-block-heading">', $html );
		$GLOBALS['wp_query']->is_feed = false;
		self::assertStringNotContainsString( 'Contents', get_the_excerpt() );
		$GLOBALS['wp_query']->is_singular = false;
		self::assertSame( '', do_blocks( self::table() ) );
	}

	/**
	 * A page of a content that has several, and none of one that is locked.
	 */
	public function test_parts_of_a_content(): void {
		$second = '<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage --><!-- wp:heading --><h2 class="wp-block-heading">Later</h2><!-- /wp:heading -->';
		self::ask( self::TWO . $second );
		self::assertSame( [ '#tea Tea', '#cake Cake' ], self::links( self::page( self::table() . '<!-- wp:post-content /-->' ) ) );
		self::count_of( 'wp_body_open', 0 );
		self::ask( self::TWO . $second );
		set_query_var( 'page', 2 );
		self::assertSame( [ '#later Later' ], self::links( self::page( self::table() . '<!-- wp:post-content /-->' ) ) );
		self::count_of( 'wp_body_open', 0 );
		self::ask( self::table() . self::TWO, [ 'post_password' => 'secret' ] );
		$html = self::page( self::table() . '<!-- wp:post-content /-->' );
		self::assertStringContainsString( 'post-password-form', $html );
		self::assertStringNotContainsString( 'Tea', $html );
		self::assertStringNotContainsString( '<nav', $html );
	}

	/**
	 * REST answers with whole tables, and each post as it is on its own page.
	 */
	public function test_rest(): void {
		$ids = [ self::ask( self::table() . self::TWO ), self::ask( self::table() . self::TWO ) ];
		self::count_of( 'template_redirect', 0 );
		$request = new \WP_REST_Request( 'GET', '/wp/v2/pages' );
		$request->set_param( 'include', $ids );
		foreach ( (array) rest_do_request( $request )->get_data() as $page ) {
			self::assertSame( [ '#tea Tea', '#cake Cake' ], self::links( $page['content']['rendered'] ) );
			self::assert_clean( $page['content']['rendered'] );
		}
	}

	/**
	 * Two posts of an archive have no id in common.
	 */
	public function test_two_posts_on_a_page(): void {
		$html = '';
		foreach ( [ 1, 2 ] as $post ) {
			self::ask( self::table() . self::TWO );
			the_post();
			$html .= (string) apply_filters( 'the_content', get_the_content() );
		}
		self::assertSame( [ '#tea Tea', '#cake Cake', '#tea-2 Tea', '#cake-2 Cake' ], self::links( $html ) );
		self::assert_clean( $html );
	}

	/**
	 * 300 headings ask the database nothing; the script comes where it has something to do.
	 */
	public function test_many_headings(): void {
		global $wpdb;
		$headings = '';
		for ( $number = 1; $number <= 300; $number++ ) {
			$headings .= "<h2>Heading</h2><p>Some words of number {$number}.</p>";
		}
		$content = "<!-- wp:html -->{$headings}<!-- /wp:html -->";
		self::ask( $content );
		the_post();
		apply_filters( 'the_content', $content );
		$before = $wpdb->num_queries;
		$html   = (string) apply_filters( 'the_content', self::table( [ 'highlight' => false ] ) . $content );
		self::assertSame( $before, $wpdb->num_queries );
		self::assertCount( 300, self::links( $html ) );
		self::assertStringContainsString( 'id="heading-300"', $html );
		self::assertStringNotContainsString( 'data-vitrine', $html );
		self::assertStringContainsString( '{"highlight":true,"width":767}', (string) apply_filters( 'the_content', self::table( [ 'collapsible' => true ] ) . self::TWO ) );
	}
}
