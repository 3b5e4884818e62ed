<?php
/**
 * Feeds that are saved as shortcodes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Compat\SocialFeed\Transfer\ImportedPatterns;
use Vitrine\Feed\FeedBlock;
use Vitrine\Places\Places;
use Vitrine\Plugin;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Db;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * Wherever a shortcode stands, it goes on as a block does: Load more finds what is too long for an address, the list of places names it, and page caches are told.
 */
final class SavedShortcodesTest extends TestCase {

	use StoredFeed;

	/**
	 * A feed of eight posts, two at a time, whose settings fit into no address.
	 */
	private static function shortcode(): string {
		$source = self::add_source( [ 'account' => '1001' ] );
		self::add_posts( $source, 8 );
		$words = implode( ',', array_map( static fn(): string => bin2hex( random_bytes( 24 ) ), range( 1, 20 ) ) );
		return "[custom-facebook-feed id=1001 num=2 exfilter=\"{$words}\" buttontext=\"" . bin2hex( random_bytes( 40 ) ) . '" nomoretext="' . bin2hex( random_bytes( 40 ) ) . '" filter="' . self::filler() . ',post"]';
	}

	/**
	 * Words that stand in no post.
	 */
	private static function filler(): string {
		return implode( ',', array_map( static fn(): string => bin2hex( random_bytes( 24 ) ), range( 1, 18 ) ) );
	}

	/**
	 * How many further posts visitors get who have a page.
	 *
	 * @param string $html HTML of the page.
	 */
	private static function further( string $html ): int {
		self::assertSame( 1, preg_match( '~vitrine-feed=([\w-]+)~', $html, $found ), $html );
		self::assertLessThanOrEqual( 1500, strlen( $found[1] ) );
		$posts  = 0;
		$cursor = $found[1];
		wp_set_current_user( 0 );
		do {
			$request = new \WP_REST_Request( 'GET', '/vitrine/v1/feed' );
			$request->set_query_params( [ 'cursor' => $cursor ] );
			$answer = rest_do_request( $request );
			self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
			$posts += substr_count( $answer->get_data()['html'], '<article' );
			$cursor = (string) $answer->get_data()['next'];
		} while ( $cursor !== '' );
		return $posts;
	}

	/**
	 * A page as its theme prints it.
	 *
	 * @param int $id Post.
	 */
	private static function shown( int $id ): string {
		global $wp_query;
		$wp_query = new \WP_Query( [ 'post_type' => 'any', 'p' => $id ] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as in a request of that page.
		the_post();
		$html     = (string) apply_filters( 'the_content', get_the_content() );
		$wp_query = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the request has ended.
		return $html;
	}

	/**
	 * In a post: in a block of its own, in a paragraph, in classic content.
	 *
	 * @param string $around Content, with %s for the shortcode.
	 */
	#[DataProvider( 'contents' )]
	public function test_goes_on_in_a_post( string $around ): void {
		$id = wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => sprintf( $around, self::shortcode() ) ] ) );
		self::assertSame( 6, self::further( self::shown( $id ) ) );
	}

	/**
	 * Contents.
	 *
	 * @return array<string, array{string}>
	 */
	public static function contents(): array {
		return [
			'block'     => [ '<!-- wp:shortcode -->%s<!-- /wp:shortcode -->' ],
			'paragraph' => [ '<!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph -->' ],
			'classic'   => [ "Words\n\n%s\n\n[[custom-facebook-feed num=9]]" ],
		];
	}

	/**
	 * In widgets of text and of blocks, and in a part of a template.
	 */
	public function test_goes_on_elsewhere(): void {
		$shortcode = self::shortcode();
		update_option( 'widget_text', [ 3 => [ 'title' => '', 'text' => $shortcode, 'filter' => true, 'visual' => true ] ] );
		self::assertSame( 6, self::further( (string) apply_filters( 'widget_text_content', $shortcode, [], null ) ) );
		update_option( 'widget_text', [] );

		$block = "<!-- wp:shortcode -->{$shortcode}<!-- /wp:shortcode -->";
		update_option( 'widget_block', [ 3 => [ 'content' => $block ] ] );
		self::assertSame( 6, self::further( do_shortcode( do_blocks( $block ) ) ) );
		update_option( 'widget_block', [] );

		switch_theme( 'twentytwentyfive' );
		$part = wp_insert_post( wp_slash( [ 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'side', 'post_title' => 'x', 'post_content' => $block ] ) );
		wp_set_post_terms( $part, get_stylesheet(), 'wp_theme' );
		self::assertSame( 6, self::further( do_blocks( '<!-- wp:template-part {"slug":"side","theme":"' . get_stylesheet() . '"} /-->' ) ) );
	}

	/**
	 * What the site has nowhere opens nothing.
	 */
	public function test_ends_where_it_stands_nowhere(): void {
		$html = do_shortcode( self::shortcode() );
		preg_match( '~vitrine-feed=([\w-]+)~', $html, $found );
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/feed' );
		$request->set_query_params( [ 'cursor' => $found[1] ?? '' ] );
		self::assertSame( 400, rest_do_request( $request )->get_status() );
	}

	/**
	 * Jobs that look for what feeds show find them.
	 */
	public function test_jobs_find_them(): void {
		$source = self::add_source( [ 'account' => '1001' ] );
		$page   = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => '[custom-facebook-feed id=1001 type=events] [[custom-facebook-feed num=9]] [instagram-feed]' ] );
		$found  = [];
		foreach ( ( new StoredBlocks( new Db( $GLOBALS['wpdb'] ) ) )->everywhere( FeedBlock::NAME, '"content"' ) as $post => $attributes ) {
			// Patterns are elsewhere.
			if ( $post !== 0 ) {
				$found[] = [ $post, $attributes['source'], $attributes['content'] ];
			}
		}
		self::assertSame( [ [ $page, $source, 'events' ] ], $found );
	}

	/**
	 * What a published shortcode shows is kept from then on; until it is here, posts of its type stand in for it.
	 */
	public function test_contents_are_kept(): void {
		global $wpdb;
		$source = self::add_source( [ 'account' => '1001' ] );
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => '[custom-facebook-feed type=photos] and [custom-facebook-feed type=events]' ] );
		$kinds = array_map( static fn( $one ): string => $one->content->kind, Plugin::instance()->feed->sources()->contents( $source ) );
		self::assertEqualsCanonicalizing( [ 'photos', 'events' ], $kinds );
		$read = static fn(): array => Plugin::instance()->compat->shortcodes()->attributes( 'custom-facebook-feed', [ 'type' => 'photos' ] ) ?? [];
		self::assertSame( [ 'photo', 'album' ], $read()['types'] );
		$wpdb->update( "{$wpdb->prefix}vitrine_sources", [ 'last_success_at' => time() ], [ 'parent_id' => $source ] );
		self::assertSame( 'photos', $read()['content'] );
		self::assertArrayNotHasKey( 'types', $read() );
	}

	/**
	 * A shortcode that names an imported feed stands for the blocks of its pattern, as long as that is published; one that names itself ends.
	 */
	public function test_imported_feeds(): void {
		$source  = self::add_source( [ 'account' => '1001' ] );
		$pattern = wp_insert_post( wp_slash( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => self::block( [ 'source' => $source, 'number' => 7 ] ) . '[custom-facebook-feed feed=3]' ] ) );
		update_post_meta( $pattern, ImportedPatterns::FEED, 'custom-facebook-feed:3' );
		$read = static fn(): array => iterator_to_array( StoredBlocks::within( [ '[custom-facebook-feed feed="3"]' ], FeedBlock::NAME ), false );
		self::assertSame( [ [ 'source' => $source, 'number' => 7 ] ], $read() );
		wp_update_post( [ 'ID' => $pattern, 'post_status' => 'draft' ] );
		self::assertSame( [], $read() );
	}

	/**
	 * Where they stand: in posts and both kinds of widgets; whose posts they show.
	 */
	public function test_places(): void {
		$source = self::add_source( [ 'account' => '1001' ] );
		Plugin::instance()->places->places()->note_all();
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => '[custom-facebook-feed]' ] );
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'None', 'post_content' => 'custom-facebook-feed in words, [custom-facebook-feeds]' ] );
		wp_set_sidebars_widgets( [ 'sidebar-1' => [ 'text-4' ], 'wp_inactive_widgets' => [] ] );
		update_option( 'widget_text', [ 4 => [ 'title' => '', 'text' => '[custom-facebook-feed id=1001]' ] ] );
		update_option( 'widget_text', [ 4 => [ 'title' => 'x', 'text' => '[custom-facebook-feed id=1001]' ] ] );
		$rows = static fn(): array => array_map( static fn( $place ): array => $place->to_array(), Places::all() );
		$all  = [ [ 'post', (string) $page, 'content', [ $source ] ], [ 'widget', 'text-4', 'sidebar', [ $source ] ] ];
		self::assertEqualsCanonicalizing( $all, $rows() );
		Places::look_again();
		Plugin::instance()->places->places()->note_all();
		self::assertEqualsCanonicalizing( $all, $rows() );

		$purged = [];
		add_action( 'vitrine_pages_purged', static function ( array $posts, bool $any ) use ( &$purged ): void {
			$purged = [ $posts, $any ];
		}, 10, 2 );
		do_action( 'vitrine_posts_changed', $source );
		self::assertSame( [ [ $page ], true ], $purged );
	}

	/**
	 * Where the other plugin is active its shortcodes are none of ours.
	 */
	public function test_originals_own_theirs(): void {
		self::add_source( [ 'account' => '1001' ] );
		remove_shortcode( 'custom-facebook-feed' );
		add_shortcode( 'custom-facebook-feed', static fn(): string => 'original' );
		Plugin::instance()->compat->add_shortcodes();
		try {
			self::assertSame( [], iterator_to_array( StoredBlocks::within( [ '[custom-facebook-feed]' ], FeedBlock::NAME ), false ) );
		} finally {
			remove_shortcode( 'custom-facebook-feed' );
			remove_shortcode( 'instagram-feed' );
			Plugin::instance()->compat->add_shortcodes();
		}
	}
}
