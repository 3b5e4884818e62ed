<?php
/**
 * The header of a feed as visitors get it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Header;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Consent\Tools;
use Vitrine\Images\Image;
use Vitrine\Install\Database;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * Whose posts they are, and Facebook's box of the page.
 */
final class HeaderTest extends TestCase {

	use StoredFeed;

	private const PAGE = '108420116093001';

	/**
	 * A page with all that it can say of itself, and a post.
	 *
	 * @param array<string, mixed> $profile Fields of the profile that differ.
	 * @param array<string, mixed> $fields  Columns of the source that differ.
	 */
	private static function page( array $profile = [], array $fields = [] ): int {
		$source = self::add_source(
			[
				'account' => self::PAGE,
				'picture' => '1/abc-150.webp',
				'profile' => (string) wp_json_encode(
					[
						'about'    => "A garden.\nhttps://hollinbank.example/open #roses",
						'website'  => 'https://www.hollinbank.example/visit/',
						'counts'   => [ 'posts' => 40, 'likes' => 1, 'followers' => 1234 ],
						'verified' => true,
						...$profile,
					]
				),
				...$fields,
			]
		);
		self::add_post( $source );
		self::add_picture( $source, 0, Image::COVER, [ 'alt' => '' ] );
		return $source;
	}

	/**
	 * What visitors get.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function html( array $attributes ): string {
		return do_blocks( self::block( $attributes ) );
	}

	/**
	 * Queries of a page view.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function queries( array $attributes ): int {
		global $wpdb;
		$before = $wpdb->num_queries;
		self::html( $attributes );
		return $wpdb->num_queries - $before;
	}

	/**
	 * The account's name as a heading that leads there, its pictures from this site with their sizes, its numbers in words, its words with their links, and where to follow it.
	 */
	public function test_a_header(): void {
		$html = self::html( [ 'source' => self::page(), 'showHeader' => true ] );
		$part = '<%s class="wp-block-vitrine-social-feed__header-%s"';
		self::assertStringContainsString( sprintf( $part, 'h2', 'name' ) . '><a href="https://www.facebook.com/hollinbank" rel="nofollow noopener">Hollin Bank Gardens</a><span class="wp-block-vitrine-social-feed__verified" role="img" aria-label="Verified"></span></h2>', $html );
		self::assertMatchesRegularExpression( '~<img class="\S+__header-cover" src="[^"]+/uploads/vitrine/\d+/\w+-1080\.webp" srcset="[^"]+ 1080w, [^"]+ 320w" sizes="[^"]+" width="1080" height="720" alt=""~', $html );
		self::assertMatchesRegularExpression( '~<img class="\S+__header-picture" src="[^"]+/uploads/vitrine/1/abc-150\.webp" width="80" height="80" alt=""~', $html );
		self::assertStringContainsString( '<li>40 posts</li><li>1 like</li><li>1,234 followers</li>', $html );
		self::assertStringContainsString( '<a href="https://www.facebook.com/hashtag/roses" rel="nofollow noopener">#roses</a>', $html );
		self::assertStringContainsString( 'href="https://www.hollinbank.example/visit/" rel="nofollow noopener">hollinbank.example/visit</a>', $html );
		self::assertStringContainsString( '__header-follow wp-element-button" href="https://www.facebook.com/hollinbank" rel="nofollow noopener">Follow on Facebook</a>', $html );
		self::assertLessThan( strpos( $html, '<ul class="wp-block-vitrine-social-feed__list"' ), strpos( $html, '__header' ) );
		self::assertTrue( wp_style_is( 'vitrine-social-feed-header' ) );
	}

	/**
	 * A feed that was stored before has none, and costs no more than before; a header costs one query.
	 */
	public function test_costs_one_query(): void {
		$source = self::page();
		self::html( [ 'source' => $source, 'showHeader' => true, 'likesBox' => true ] );
		self::assertStringNotContainsString( '__header', self::html( [ 'source' => $source ] ) );
		self::assertSame( 1, self::queries( [ 'source' => $source ] ) );
		self::assertSame( 2, self::queries( [ 'source' => $source, 'showHeader' => true, 'likesBox' => true ] ) );
	}

	/**
	 * Parts and what they show.
	 *
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function parts(): array {
		return [
			'header'  => [ [ 'showHeader' => false ], '__header' ],
			'cover'   => [ [ 'headerCover' => false ], '__header-cover' ],
			'picture' => [ [ 'headerPicture' => false ], '__header-picture' ],
			'counts'  => [ [ 'headerCounts' => false ], '__header-counts' ],
			'bio'     => [ [ 'headerBio' => false ], '__header-bio' ],
			'website' => [ [ 'headerBio' => false ], '__header-website' ],
			'follow'  => [ [ 'headerFollow' => false ], '__header-follow' ],
			'tag'     => [ [ 'headerTag' => 'p' ], '<h2' ],
		];
	}

	/**
	 * Each part can be left out.
	 *
	 * @param array<string, mixed> $without Attributes.
	 * @param string               $needle  What is there otherwise.
	 */
	#[DataProvider( 'parts' )]
	public function test_parts_can_be_left_out( array $without, string $needle ): void {
		$attributes = [ 'source' => self::page(), 'showHeader' => true ];
		self::assertStringContainsString( $needle, self::html( $attributes ) );
		self::assertStringNotContainsString( $needle, self::html( [ ...$attributes, ...$without ] ) );
	}

	/**
	 * An account of which nothing but the name is known has a header of its name.
	 */
	public function test_a_bare_account(): void {
		$source = self::add_source( [ 'link' => '', 'profile' => null ] );
		self::add_post( $source );
		$html = self::html( [ 'source' => $source, 'showHeader' => true ] );
		self::assertStringContainsString( '__header"><div class="wp-block-vitrine-social-feed__header-words"><h2 class="wp-block-vitrine-social-feed__header-name">Hollin Bank Gardens</h2></div></div>', $html );
	}

	/**
	 * Of several sources the first is shown; posts with a hashtag have nobody above them.
	 */
	public function test_whose_header_it_is(): void {
		$first  = self::page();
		$second = self::add_source( [ 'name' => 'The Print Room' ] );
		self::add_post( $second );
		$name = static fn( array $attributes ): string => preg_match( '~__header-name"><a[^>]*>([^<]*)~', self::html( [ 'showHeader' => true, ...$attributes ] ), $found ) === 1 ? $found[1] : '';
		self::assertSame( 'Hollin Bank Gardens', $name( [ 'source' => $first, 'others' => [ [ 'source' => $second ] ] ] ) );
		self::assertSame( 'The Print Room', $name( [ 'source' => $second, 'others' => [ [ 'source' => $first ] ] ] ) );
		self::assertSame( '', $name( [ 'source' => $first, 'content' => 'hashtag', 'contentItem' => 'roses', 'others' => [ [ 'source' => $second ] ] ] ) );
	}

	/**
	 * Pages go on while the tables are those of the version before.
	 */
	public function test_older_tables(): void {
		$attributes = [ 'source' => self::page(), 'showHeader' => true, 'likesBox' => true ];
		update_option( Database::OPTION, 13 );
		$html = self::html( $attributes );
		self::assertStringContainsString( 'The roses are out.', $html );
		self::assertStringNotContainsString( '__header', $html );
	}

	/**
	 * What somebody has written into the store past every check.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function hostile(): array {
		return [
			'words'     => [ [ 'about' => '<img src=x onerror=alert(1)> [gallery] </p><script>alert(1)</script>' ] ],
			'addresses' => [ [ 'about' => 'javascript:alert(1) https://evil.example/"onmouseover=alert(1)', 'website' => 'javascript:alert(1)' ] ],
			'types'     => [ [ 'about' => [ 'x' ], 'website' => 5, 'counts' => 'many', 'verified' => '<b>' ] ],
			'numbers'   => [ [ 'counts' => [ 'posts' => '<b>5</b>', 'likes' => -3, 'followers' => 1.5, '"><script>' => 4 ] ] ],
		];
	}

	/**
	 * None of it becomes more than text.
	 *
	 * @param array<string, mixed> $profile Fields of the profile.
	 */
	#[DataProvider( 'hostile' )]
	public function test_hostile_profiles_are_text( array $profile ): void {
		$source = self::page( $profile, [ 'name' => '<script>alert(1)</script>[gallery]', 'link' => 'javascript:alert(1)', 'picture' => '"><script>.webp' ] );
		$html   = self::html( [ 'source' => $source, 'showHeader' => true, 'likesBox' => true ] );
		$html   = (string) preg_replace( '~<script type="application/json" data-vitrine="[^"]*">[^<]*</script>~', '', $html );
		self::assertStringContainsString( 'The roses are out.', $html );
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			self::assertNotSame( 'SCRIPT', $tags->get_tag() );
			self::assertSame( [], $tags->get_attribute_names_with_prefix( 'on' ) ?? [] );
			self::assertDoesNotMatchRegularExpression( '~^\s*(javascript|data):~i', (string) $tags->get_attribute( 'href' ) );
		}
		self::assertStringNotContainsString( '[gallery]', $html );
	}

	/**
	 * Facebook's box waits for the visitor: no frame, its address in data alone, and a link for those without script.
	 */
	public function test_the_likes_box(): void {
		$source = self::page();
		$html   = self::html( [ 'source' => $source, 'likesBox' => true, 'likesBoxWidth' => 280, 'consent' => 'on' ] );
		self::assertStringContainsString( 'This content comes from Facebook.', $html );
		self::assertStringContainsString( '--vitrine-embed-height:130px;--vitrine-embed-width:280px;', $html );
		self::assertStringContainsString( '<a class="vitrine-embed__link" href="https://www.facebook.com/' . self::PAGE . '" target="_blank" rel="noopener">View on Facebook</a>', $html );
		self::assertStringContainsString( 'aria-label="Load this content: Hollin Bank Gardens (Facebook)"', $html );
		self::assertStringNotContainsString( '<iframe', $html );
		self::assertSame( 1, preg_match( '~"src":"([^"]+)"~', $html, $found ) );
		parse_str( (string) wp_parse_url( (string) json_decode( "\"{$found[1]}\"" ), PHP_URL_QUERY ), $query );
		self::assertSame( [ 'https://www.facebook.com/' . self::PAGE, '', '280' ], [ $query['href'], $query['tabs'], $query['width'] ] );
		self::assertStringContainsString( '"mode":"on"', $html, 'It asks where there is no consent tool, too.' );
		self::assertTrue( wp_style_is( 'vitrine-embed' ) );
		self::assertFalse( wp_style_is( 'vitrine-social-feed-header' ) );
	}

	/**
	 * By the feed's setting and the site's consent tool it asks, or has a button that says whom it loads from; it waits for one of them in every case, and a feed that never asks brings no consent tool.
	 *
	 * @param string $consent  Setting of the feed.
	 * @param bool   $has_tool Whether the site has a consent tool.
	 * @param bool   $asks     Whether it asks.
	 */
	#[DataProvider( 'consents' )]
	public function test_the_likes_box_asks_as_the_feed_does( string $consent, bool $has_tool, bool $asks ): void {
		if ( $has_tool ) {
			add_filter( 'vitrine_consent_tool', static fn(): string => 'cookiebot' );
		}
		// As before the head of the page, where the tool is brought with it.
		unset( $GLOBALS['wp_actions']['wp_enqueue_scripts'] );
		remove_action( 'wp_enqueue_scripts', [ Tools::class, 'enqueue_now' ], PHP_INT_MAX );
		$html = self::html( [ 'source' => self::page(), 'likesBox' => true, 'consent' => $consent ] );
		self::assertSame( $asks, str_contains( $html, 'This content comes from Facebook.' ) );
		self::assertStringContainsString( $asks ? '>Load this content</button>' : 'aria-label="Load from Facebook: Hollin Bank Gardens" hidden>Load from Facebook</button>', $html );
		self::assertStringNotContainsString( 'vitrine-embed__notice" hidden', $html );
		self::assertStringNotContainsString( '<iframe', $html );
		self::assertStringContainsString( "\"mode\":\"{$consent}\"", $html );
		self::assertSame( $consent !== 'off', has_action( 'wp_enqueue_scripts', [ Tools::class, 'enqueue_now' ] ) !== false );
	}

	/**
	 * Settings, tools, and who is asked.
	 *
	 * @return list<array{string, bool, bool}>
	 */
	public static function consents(): array {
		return [
			[ 'auto', false, false ],
			[ 'auto', true, true ],
			[ 'on', false, true ],
			[ 'on', true, true ],
			[ 'off', false, false ],
			[ 'off', true, false ],
		];
	}

	/**
	 * Nobody but Facebook has such a box.
	 */
	public function test_no_likes_box_elsewhere(): void {
		$source = self::page( [], [ 'network' => 'instagram', 'link' => 'https://www.instagram.com/hollinbank/' ] );
		self::assertStringNotContainsString( 'vitrine-embed', self::html( [ 'source' => $source, 'likesBox' => true ] ) );
		self::assertStringNotContainsString( 'vitrine-embed', self::html( [ 'source' => $source ] ) );
	}
}
