<?php
/**
 * The block as visitors get it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\FeedBlock;
use Vitrine\Install\Database;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * What a feed shows; nothing that strangers wrote becomes more than text; what it costs.
 */
final class FeedBlockTest extends TestCase {

	use StoredFeed;

	private const CLASSES = 'wp-block-vitrine-social-feed';

	/** Everything that may stand in a feed. */
	private const ELEMENTS = [ 'DIV', 'SCRIPT', 'UL', 'LI', 'ARTICLE', 'HEADER', 'IMG', 'A', 'SPAN', 'TIME', 'DETAILS', 'SUMMARY', 'FOOTER', 'SVG', 'PATH', 'P' ];

	private const ATTRIBUTES = [ 'id', 'class', 'style', 'role', 'dir', 'href', 'rel', 'src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding', 'fetchpriority', 'datetime', 'viewbox', 'fill', 'stroke', 'stroke-width', 'd', 'aria-hidden', 'aria-label', 'type', 'data-vitrine' ];

	/**
	 * Requests over HTTP that were tried.
	 *
	 * @var string[]
	 */
	private array $asked = [];

	/**
	 * Refuses to reach any network.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->asked = [];
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $args, string $url ): \WP_Error {
				$this->asked[] = $url;
				return new \WP_Error( 'no', 'No requests while a page is made.' );
			},
			1,
			3
		);
	}

	/**
	 * Whatever was rendered, nobody was asked for anything.
	 */
	protected function assertPostConditions(): void {
		parent::assertPostConditions();
		self::assertSame( [], $this->asked, 'Rendering makes no request.' );
	}

	/**
	 * A feed is a list of articles, each with author, machine-readable date, text, pictures, counts and a link to the network.
	 */
	public function test_is_a_list_of_articles(): void {
		$source = self::add_source();
		$post   = self::add_post(
			$source,
			[
				'url'    => 'https://www.facebook.com/hollinbank/posts/77',
				'text'   => "Roses!\nhttps://example.org/ #roses",
				'kind'   => 'photo',
				'total'  => 1,
				'counts' => [ 'likes' => 1, 'comments' => 1234, 'shares' => 0 ],
			],
			1_790_000_000
		);
		self::add_picture( $source, $post );
		$document = self::document( self::rendered( [ 'source' => $source ] ) );
		self::assertSame( 1, (int) $document->evaluate( "count(//ul[@role='list']/li/article)" ) );
		self::assertSame( 'Hollin Bank Gardens', $document->evaluate( "string(//header/a[@href='https://www.facebook.com/hollinbank'])" ) );
		self::assertSame( gmdate( 'c', 1_790_000_000 ), $document->evaluate( 'string(//header/time/@datetime)' ) );
		self::assertSame( wp_date( 'F j, Y', 1_790_000_000 ), $document->evaluate( 'string(//header/time)' ) );
		self::assertSame( "Roses!\nhttps://example.org/ #roses", $document->evaluate( "string(//div[@dir='auto'])" ) );
		self::assertSame( 'Roses over a gate', $document->evaluate( 'string(//article/a/img/@alt)' ) );
		self::assertSame( 'Roses over a gate (on Facebook)', $document->evaluate( 'string(//article/a/@aria-label)' ) );
		self::assertSame( '1 like', $document->evaluate( "string(//li[@class='is-likes'])" ) );
		self::assertSame( '1,234 comments', $document->evaluate( "string(//li[@class='is-comments'])" ) );
		self::assertSame( 0, (int) $document->evaluate( "count(//li[@class='is-shares'])" ), 'Nothing is said about none.' );
		self::assertSame( 'View on Facebook', $document->evaluate( "string(//footer/a[@href='https://www.facebook.com/hollinbank/posts/77'])" ) );
		self::assertSame( 0, (int) $document->evaluate( "count(//a[not(@rel='nofollow noopener')])" ) );
	}

	/**
	 * Each part can be switched off.
	 *
	 * @param string $attribute Attribute.
	 * @param string $path      What it shows.
	 */
	#[DataProvider( 'parts' )]
	public function test_parts_can_be_switched_off( string $attribute, string $path ): void {
		$source = self::add_source();
		$post   = self::add_post(
			$source,
			[
				'kind'   => 'photo',
				'total'  => 1,
				'counts' => [ 'likes' => 3 ],
				'links'  => [ [ 'url' => 'https://example.org/', 'title' => 'Title', 'text' => 'Text' ] ],
			]
		);
		self::add_picture( $source, $post );
		self::assertGreaterThan( 0, (int) self::document( self::rendered( [ 'source' => $source ] ) )->evaluate( "count({$path})" ) );
		self::assertSame( 0, (int) self::document( self::rendered( [ 'source' => $source, $attribute => false ] ) )->evaluate( "count({$path})" ) );
	}

	/**
	 * Parts of a post and where they are.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function parts(): array {
		$named = static fn( string $name ): string => "//*[contains(@class,'__{$name}')]";
		return [
			'author'  => [ 'showAuthor', $named( 'author' ) ],
			'date'    => [ 'showDate', '//time' ],
			'text'    => [ 'showText', $named( 'text' ) ],
			'media'   => [ 'showMedia', $named( 'media' ) ],
			'link'    => [ 'showLink', $named( 'link-title' ) ],
			'counts'  => [ 'showCounts', $named( 'counts' ) ],
			'network' => [ 'showNetworkLink', $named( 'network' ) ],
		];
	}

	/**
	 * Every picture has an alternative text and its size; the first row is loaded at once, the rest when it is near, one of them foremost; all come from this site.
	 */
	public function test_pictures_are_ours_and_lazy(): void {
		$source = self::add_source( [ 'picture' => '1/face-80.webp' ] );
		for ( $number = 0; $number < 5; $number++ ) {
			$post = self::add_post(
				$source,
				[
					'kind'  => 'album',
					'total' => 7,
					'links' => [ [ 'url' => 'https://example.org/', 'title' => 'Title', 'text' => '' ] ],
				],
				1_790_000_000 - $number
			);
			foreach ( [ 0, 1, 2, 3, 4, 100 ] as $position ) {
				self::add_picture( $source, $post, $position, [ 'alt' => '' ] );
			}
		}
		foreach ( [ [ 'columns' => 3, 'first' => 3 ], [ 'columns' => 2, 'first' => 2 ], [ 'layout' => 'list', 'first' => 1 ] ] as $case ) {
			$first = $case['first'];
			unset( $case['first'] );
			$html = apply_filters( 'the_content', self::block( [ 'source' => $source, ...$case ] ) );
			$tags = new \WP_HTML_Tag_Processor( $html );
			$item = 0;
			$high = 0;
			$seen = 0;
			while ( $tags->next_tag() ) {
				$item += $tags->get_tag() === 'ARTICLE' ? 1 : 0;
				if ( $tags->get_tag() !== 'IMG' ) {
					continue;
				}
				++$seen;
				self::assertIsString( $tags->get_attribute( 'alt' ) );
				self::assertGreaterThan( 0, (int) $tags->get_attribute( 'width' ) );
				self::assertGreaterThan( 0, (int) $tags->get_attribute( 'height' ) );
				self::assertSame( $item <= $first ? 'eager' : 'lazy', $tags->get_attribute( 'loading' ), "Post {$item}" );
				$high += $tags->get_attribute( 'fetchpriority' ) === 'high' ? 1 : 0;
				foreach ( [ (string) $tags->get_attribute( 'src' ), ...explode( ', ', (string) $tags->get_attribute( 'srcset' ) ) ] as $address ) {
					self::assertTrue( $address === '' || str_starts_with( $address, content_url( 'uploads/vitrine/' ) ), $address );
				}
			}
			self::assertSame( 5 * 6, $seen );
			self::assertSame( 1, $high, 'One picture is foremost.' );
			self::assertStringContainsString( '+3', $html, 'Three pictures of the album are not shown.' );
		}
	}

	/**
	 * A picture without a description is described by the post, shortened between two characters.
	 */
	public function test_alternative_text_stands_in(): void {
		$source = self::add_source();
		$family = '👨‍👩‍👧‍👦';
		foreach ( [ str_repeat( 'x', 119 ) . $family . $family => str_repeat( 'x', 119 ) . $family . '…', "#only\nhttps://example.org/ #tags" => 'Image by Hollin Bank Gardens', "Two\n\nlines #tag" => 'Two lines' ] as $text => $alt ) {
			$post = self::add_post( $source, [ 'text' => $text, 'kind' => 'photo', 'total' => 1 ], 1_790_000_000 + strlen( $text ) );
			self::add_picture( $source, $post, 0, [ 'alt' => '' ] );
			self::assertSame( $alt, self::document( self::rendered( [ 'source' => $source, 'includeWords' => [], 'number' => 50 ] ) )->evaluate( "string(//img[@src='" . self::address_of( $post ) . "']/@alt)" ) );
		}
	}

	/**
	 * Only pictures that are here are shown; pending, failed and evicted ones leave no gap.
	 */
	public function test_ignores_pictures_that_are_not_here(): void {
		$source = self::add_source();
		$post   = self::add_post( $source, [ 'kind' => 'album', 'total' => 4 ] );
		foreach ( [ 'pending', 'error', 'ready', 'evicted' ] as $position => $status ) {
			self::add_picture( $source, $post, $position, [ 'status' => $status ] );
		}
		$html = self::rendered( [ 'source' => $source ] );
		self::assertSame( 1, substr_count( $html, '<img' ) );
		self::assertStringContainsString( 'has-1-pictures', $html );
		self::assertStringContainsString( '+3', $html );
	}

	/**
	 * Phones may show another number of posts; what is beyond is marked, and each kind of screen has its own link.
	 */
	public function test_numbers_of_posts(): void {
		$source = self::add_source();
		self::add_posts( $source, 8 );
		$seen = static function ( array $attributes ) use ( $source ): array {
			$document = self::document( self::rendered( [ 'source' => $source, ...$attributes ] ) );
			$named    = static fn( string $name ): int => (int) $document->evaluate( "count(//*[contains(concat(' ',@class,' '),' {$name} ')])" );
			return [ $named( self::CLASSES . '__item' ), $named( 'is-beyond-phone' ), $named( 'is-beyond-wide' ), $named( self::CLASSES . '__more' ), $named( 'is-for-wide' ), $named( 'is-for-phone' ) ];
		};
		self::assertSame( [ 3, 0, 0, 1, 0, 0 ], $seen( [ 'number' => 3 ] ) );
		self::assertSame( [ 5, 3, 0, 2, 1, 1 ], $seen( [ 'number' => 5, 'numberPhone' => 2 ] ) );
		self::assertSame( [ 5, 0, 3, 2, 1, 1 ], $seen( [ 'number' => 2, 'numberPhone' => 5 ] ) );
		self::assertSame( [ 8, 6, 0, 1, 0, 1 ], $seen( [ 'number' => 9, 'numberPhone' => 2 ] ), 'Phones still have more to see.' );
		self::assertSame( [ 8, 0, 0, 0, 0, 0 ], $seen( [ 'number' => 8 ] ), 'The last post is no reason for a link.' );
		self::assertSame( [ 3, 0, 0, 0, 0, 0 ], $seen( [ 'number' => 3, 'loadMore' => false ] ) );
	}

	/**
	 * Without script, Load more leads to the same page with the next posts, and the pages together are the feed.
	 */
	public function test_pages_without_script(): void {
		$source = self::add_source();
		self::add_posts( $source, 8 );
		$_SERVER['REQUEST_URI'] = '/news/?utm_source=letter&page=2&fbclid=x';
		$texts                  = [];
		for ( $page = 0; $page < 4; $page++ ) {
			$html = self::rendered( [ 'source' => $source, 'number' => 3 ] );
			preg_match_all( '~<span>(Post \d+)</span>~', $html, $found );
			array_push( $texts, ...$found[1] );
			$href = self::document( $html )->evaluate( "string(//a[contains(@class,'__more')]/@href)" );
			if ( $href === '' ) {
				break;
			}
			self::assertStringStartsWith( '/news/?page=2&vitrine-feed=', $href );
			parse_str( (string) wp_parse_url( $href, PHP_URL_QUERY ), $_GET );
			$_SERVER['REQUEST_URI'] = $href;
		}
		self::assertSame( array_map( static fn( int $number ): string => "Post {$number}", range( 1, 8 ) ), $texts );
		self::assertSame( 2, $page, 'Three pages.' );
	}

	/**
	 * Of two feeds on a page, the address moves only the one whose link it was.
	 */
	public function test_pages_only_its_own_feed(): void {
		[ $one, $two ] = [ self::add_source(), self::add_source() ];
		self::add_posts( $one, 6 );
		self::add_posts( $two, 6 );
		$blocks = [ [ 'source' => $one, 'number' => 2 ], [ 'source' => $two, 'number' => 2 ], [ 'source' => $one, 'number' => 2, 'showDate' => false ] ];
		$firsts = array_map( [ self::class, 'rendered' ], $blocks );
		parse_str( (string) wp_parse_url( self::document( $firsts[0] )->evaluate( "string(//a[contains(@class,'__more')]/@href)" ), PHP_URL_QUERY ), $_GET );
		self::assertStringContainsString( 'Post 3', self::rendered( $blocks[0] ) );
		self::assertStringNotContainsString( 'Post 1<', self::rendered( $blocks[0] ) );
		self::assertSame( $firsts[1], self::rendered( $blocks[1] ) );
		self::assertSame( $firsts[2], self::rendered( $blocks[2] ) );
	}

	/**
	 * Where the posts behind a link have gone, the page says that it is at the end.
	 */
	public function test_says_the_end(): void {
		global $wpdb;
		$source = self::add_source();
		self::add_posts( $source, 4 );
		$block = [ 'source' => $source, 'number' => 2, 'endText' => 'That is all.' ];
		parse_str( (string) wp_parse_url( self::document( self::rendered( $block ) )->evaluate( "string(//a[contains(@class,'__more')]/@href)" ), PHP_URL_QUERY ), $_GET );
		$wpdb->delete( "{$wpdb->prefix}vitrine_posts", [ 'source_id' => $source ] );
		$document = self::document( self::rendered( $block ) );
		self::assertSame( 'That is all.', $document->evaluate( "string(//p[@role='status'])" ) );
		self::assertSame( 0, (int) $document->evaluate( 'count(//article)' ) );
		self::assertSame( 0, (int) $document->evaluate( 'count(//a)' ) );
	}

	/**
	 * Cursors that are not ours show the first posts and complain of nothing.
	 */
	public function test_ignores_foreign_cursors(): void {
		$source = self::add_source();
		self::add_posts( $source, 4 );
		$first = self::rendered( [ 'source' => $source ] );
		foreach ( [ '', 'x', str_repeat( 'A', 50_000 ), '"><script>', [ 'a' ], [ [ 'b' ] ], "\xff" ] as $cursor ) {
			$_GET[ FeedBlock::QUERY ] = $cursor;
			self::assertSame( $first, self::rendered( [ 'source' => $source ] ) );
		}
	}

	/**
	 * What is not ready for visitors prints nothing at all.
	 */
	public function test_prints_nothing_without_posts(): void {
		$source = self::add_source();
		self::assertSame( '', self::rendered( [] ) );
		self::assertSame( '', self::rendered( [ 'source' => 0 ] ) );
		self::assertSame( '', self::rendered( [ 'sample' => true ] ), 'Samples are for the editor.' );
		self::assertSame( '', self::rendered( [ 'source' => 0, 'sample' => true ] ) );
		self::assertSame( '', self::rendered( [ 'source' => $source ] ), 'No post yet.' );
		self::assertSame( '', self::rendered( [ 'source' => $source + 99 ] ), 'No such source.' );
		self::add_post( $source );
		self::assertStringNotContainsString( 'sample', self::rendered( [ 'source' => $source, 'sample' => true ] ) );
		self::assertNotSame( '', self::rendered( [ 'source' => $source ] ) );
	}

	/**
	 * Visitors see the last good posts whatever state the source is in, and read nothing of it.
	 *
	 * @param string      $state State.
	 * @param string|null $error Error.
	 */
	#[DataProvider( 'states' )]
	public function test_shows_posts_in_any_state( string $state, ?string $error ): void {
		$source = self::add_source( [ 'state' => $state, 'error' => $error, 'next_refresh_at' => 0, 'last_success_at' => 0, 'expires_at' => 1, 'token' => 'v1:none:AAAA', 'account' => '4242424242' ] );
		self::add_post( $source );
		$html = self::rendered( [ 'source' => $source ] );
		self::assertStringContainsString( 'The roses are out.', $html );
		foreach ( [ 'token', 'Reconnect', 'failed_', '460463', 'v1:', '4242424242' ] as $secret ) {
			self::assertStringNotContainsString( $secret, str_replace( 'could not be loaded', '', $html ) );
		}
	}

	/**
	 * States of a source.
	 *
	 * @return array<string, array{string, string|null}>
	 */
	public static function states(): array {
		return [
			'ok'         => [ 'ok', null ],
			'connecting' => [ 'connecting', null ],
			'throttled'  => [ 'throttled', '["throttled",4,0,1]' ],
			'failing'    => [ 'failing', '["unreachable",0,0,1]' ],
			'permission' => [ 'permission', '["permission",10,0,1]' ],
			'reconnect'  => [ 'reconnect', '["token",190,460463,1]' ],
			'unheard of' => [ 'nonsense', '{"broken"' ],
		];
	}

	/**
	 * A page survives a store that is missing or broken.
	 */
	public function test_survives_a_broken_store(): void {
		global $wpdb;
		$source = self::add_source();
		$good   = self::add_post( $source, [ 'text' => 'Still here.' ], 2000 );
		foreach ( [ '', 'null', '[]', '5', '"text"', '{"text":"cut of', '{"text":"No more than a text."}' ] as $number => $data ) {
			$wpdb->insert( "{$wpdb->prefix}vitrine_posts", [ 'source_id' => $source, 'network_id' => "broken{$number}", 'published_at' => 1000 - $number, 'ready' => 1, 'digest' => '', 'words' => '', 'data' => $data ] );
		}
		foreach ( [ '', 'null', '[]', '"x"', '{"a":"b"}', '{"320":[320]}', '{"320":["a","b"]}' ] as $position => $sizes ) {
			self::add_picture( $source, $good, $position, [ 'sizes' => $sizes ] );
		}
		$html = self::rendered( [ 'source' => $source, 'number' => 50 ] );
		self::assertStringContainsString( 'Still here.', $html );
		self::assertStringContainsString( 'No more than a text.', $html );
		self::assert_inert( $html );

	}

	/**
	 * A page survives tables that are not there.
	 *
	 * @param string $table Table.
	 * @param bool   $shows Whether there is still something to show.
	 */
	#[DataProvider( 'tables' )]
	public function test_survives_missing_tables( string $table, bool $shows ): void {
		global $wpdb;
		$source = self::add_source();
		self::add_post( $source );
		// Only as if it were not there: a dropped table is not rolled back. The failed query ends the transaction, so nothing may be written behind it.
		add_filter( 'query', static fn( string $query ): string => str_replace( "{$wpdb->prefix}vitrine_{$table}", "{$wpdb->prefix}vitrine_gone", $query ) );
		$wpdb->suppress_errors();
		$html = self::rendered( [ 'source' => $source ] );
		$wpdb->suppress_errors( false );
		self::assertSame( $shows, $html !== '' );
	}

	/**
	 * Tables.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public static function tables(): array {
		return [
			'pictures' => [ 'images', true ],
			'posts'    => [ 'posts', false ],
			'sources'  => [ 'sources', false ],
		];
	}

	/**
	 * A site whose tables were never made is not even asked for them.
	 */
	public function test_asks_for_no_tables_before_they_exist(): void {
		delete_option( Database::OPTION );
		// Asks once whether the server compresses.
		wp_scripts();
		self::assertSame( 0, self::queries( static fn(): string => self::rendered( [ 'source' => 1 ] ) ) );
	}

	/**
	 * A feed costs one query, later pages too, and a page without a feed none.
	 */
	public function test_costs_one_query(): void {
		$source = self::add_source( [ 'picture' => '1/face-80.webp' ] );
		foreach ( self::add_posts( $source, 20 ) as $post ) {
			self::add_picture( $source, $post );
		}
		$attributes = [ 'source' => $source, 'includeWords' => [ 'post' ], 'excludeWords' => [ 'nothing' ], 'anchor' => 'news', 'style' => [ 'spacing' => [ 'blockGap' => '2rem' ] ] ];
		self::rendered( $attributes );
		self::assertSame( 0, self::queries( static fn(): string => do_blocks( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' ) ) );
		self::assertSame( 0, self::queries( static fn(): string => self::rendered( [] ) ) );
		self::assertSame( 1, self::queries( static fn(): string => self::rendered( $attributes ) ) );
		parse_str( (string) wp_parse_url( self::document( self::rendered( $attributes ) )->evaluate( "string(//a[contains(@class,'__more')]/@href)" ), PHP_URL_QUERY ), $_GET );
		self::assertSame( 1, self::queries( static fn(): string => self::rendered( $attributes ) ) );
		self::assertStringContainsString( '<img', self::rendered( $attributes ) );
	}

	/**
	 * The same page twice is the same text, so that caches and CDNs keep it.
	 */
	public function test_is_the_same_at_every_view(): void {
		$source = self::add_source();
		self::add_posts( $source, 12 );
		$first = self::rendered( [ 'source' => $source, 'numberPhone' => 3 ] );
		wp_cache_flush();
		wp_set_current_user( 1 );
		self::assertSame( $first, self::rendered( [ 'source' => $source, 'numberPhone' => 3 ] ) );
	}

	/**
	 * The gap of the block reaches the stylesheet as a length or a preset, and nothing else does.
	 *
	 * @param mixed       $gap      Attribute.
	 * @param string|null $expected Custom property.
	 */
	#[DataProvider( 'gaps' )]
	public function test_passes_the_gap( mixed $gap, ?string $expected ): void {
		$source = self::add_source();
		self::add_post( $source );
		$html = self::rendered( [ 'source' => $source, 'style' => [ 'spacing' => [ 'blockGap' => $gap ] ] ] );
		$tags = new \WP_HTML_Tag_Processor( $html );
		$tags->next_tag();
		$style = (string) $tags->get_attribute( 'style' );
		self::assertSame( $expected, preg_match( '/--vitrine-gap:\s*([^;]*)/', $style, $match ) === 1 ? $match[1] : null, $style );
		self::assert_inert( $html );
	}

	/**
	 * Gaps.
	 *
	 * @return array<string, array{mixed, string|null}>
	 */
	public static function gaps(): array {
		return [
			'length'        => [ '1.5rem', '1.5rem' ],
			'zero'          => [ '0', '0' ],
			'preset'        => [ 'var:preset|spacing|50', 'var(--wp--preset--spacing--50)' ],
			'two'           => [ [ 'top' => '1rem', 'left' => 'var:preset|spacing|20' ], '1rem var(--wp--preset--spacing--20)' ],
			'one of two'    => [ [ 'top' => '1rem' ], '1rem' ],
			'leaves CSS'    => [ '1px;}</style><script>alert(1)</script>', null ],
			'url'           => [ 'url(https://evil.example/x)', null ],
			'expression'    => [ 'expression(alert(1))', null ],
			'hostile half'  => [ [ 'top' => '1px;color:red', 'left' => '2px' ], '2px' ],
			'line'          => [ "1px\n", null ],
			'hostile name'  => [ 'var:preset|spacing|50);color:red', null ],
			'number'        => [ 5, null ],
			'true'          => [ true, null ],
			'nested'        => [ [ 'top' => [ 'top' => [ 'top' => '1px' ] ], 'left' => [ 'x' ] ], '1px' ],
			'comment'       => [ '1px/**/', null ],
		];
	}

	/**
	 * A contributor may write anything into the attributes; nothing of it becomes markup, style or script, and nothing complains.
	 *
	 * @param string $name Attribute.
	 */
	#[DataProvider( 'attributes' )]
	public function test_hostile_attributes_are_inert( string $name ): void {
		$source = self::add_source();
		$post   = self::add_post( $source, [ 'kind' => 'photo', 'total' => 1, 'links' => [ [ 'url' => 'https://example.org/', 'title' => 'T', 'text' => '' ] ] ] );
		self::add_picture( $source, $post );
		self::add_posts( $source, 3 );
		$author = wp_insert_user( [ 'user_login' => 'contributor', 'user_pass' => 'x', 'role' => 'contributor' ] );
		self::assertIsInt( $author );
		wp_set_current_user( $author );
		kses_init();
		$noticed = 0;
		add_action(
			'doing_it_wrong_run',
			static function () use ( &$noticed ): void {
				++$noticed;
			}
		);
		foreach ( self::hostile_values() as $label => $value ) {
			if ( $name === 'className' && is_array( $value ) && version_compare( get_bloginfo( 'version' ), '7.1', '<' ) ) {
				continue; // WordPress itself breaks there, for every block: wp_render_elements_class_name().
			}
			$block = self::block( [ 'source' => $source, 'number' => 2, $name => $value ] );
			$saved = get_post( wp_insert_post( [ 'post_title' => 'x', 'post_content' => wp_slash( $block ), 'post_status' => 'pending' ] ) );
			self::assert_inert( self::strictly( static fn(): string => do_blocks( $block ) ), "{$name}: {$label}" );
			self::assert_inert( self::strictly( static fn(): string => (string) apply_filters( 'the_content', (string) $saved?->post_content ) ), "{$name}: {$label}, as it is saved" );
		}
		self::assertSame( 0, $noticed );
	}

	/**
	 * A text cannot end where the script reads its settings, and send Load more to another site.
	 *
	 * @param string $text Text of a contributor.
	 */
	#[DataProvider( 'texts' )]
	public function test_texts_stay_texts_for_the_script( string $text ): void {
		$source = self::add_source();
		self::add_posts( $source, 3 );
		$tags = new \WP_HTML_Tag_Processor( self::rendered( [ 'source' => $source, 'endText' => $text, 'number' => 2 ] ) );
		$tags->next_tag( [ 'tag_name' => 'script' ] );
		$words = json_decode( $tags->get_modifiable_text(), true );
		self::assertIsArray( $words );
		self::assertSame( [ 'feed', 'loading', 'loaded', 'end', 'failed', 'previous', 'next', 'proof', 'players' ], array_keys( $words ) );
		self::assertSame( rest_url( 'vitrine/v1/feed' ), $words['feed'] );
		self::assertSame( $text, $words['end'] );
	}

	/**
	 * Texts.
	 *
	 * @return array<string, array{string}>
	 */
	public static function texts(): array {
		return [
			'entities' => [ '&quot;,&quot;feed&quot;:&quot;https://evil.example/' ],
			'numbers'  => [ '&#34;,&#x22;feed&#34;:&#34;https://evil.example/' ],
			'quotes'   => [ '","feed":"https://evil.example/' ],
			'single'   => [ "it's 'that' & more" ],
			'escapes'  => [ '\\u0022,\\"feed\\":' ],
			'normal'   => [ 'Das war’s – 終わり' ],
		];
	}

	/**
	 * Attributes of the block and those of the block supports.
	 *
	 * @return array<string, array{string}>
	 */
	public static function attributes(): array {
		$names = [ 'source', 'sample', 'layout', 'columns', 'columnsTablet', 'columnsPhone', 'columnsBy', 'fillRows', 'themeButtons', 'number', 'numberPhone', 'includeWords', 'excludeWords', 'showAuthor', 'showDate', 'showText', 'showMedia', 'showLink', 'showCounts', 'showNetworkLink', 'textLimit', 'linkHashtags', 'linkMentions', 'loadMore', 'loadMoreText', 'endText', 'anchor', 'align', 'className', 'style', 'backgroundColor', 'textColor', 'gradient', 'fontSize', 'fontFamily', 'borderColor', 'lock', 'metadata', 'accesstoken', 'data-vitrine', 'onclick' ];
		return array_combine( $names, array_map( static fn( string $name ): array => [ $name ], $names ) );
	}

	/**
	 * What somebody might write into an attribute.
	 *
	 * @return array<string, mixed>
	 */
	private static function hostile_values(): array {
		$script = '"><script>alert(1)</script>';
		return [
			'markup'        => $script,
			'single quotes' => "' onmouseover='alert(1)' x='",
			'attribute'     => '" onmouseover="alert(1)" style="background:url(javascript:alert(1))',
			'style'         => '1px;}</style><script>alert(1)</script>',
			'address'       => 'javascript:alert(1)',
			'shortcode'     => '[gallery ids="1"][caption]x[/caption]',
			'entities'      => '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
			'comment'       => '--><!-- wp:html --><script>alert(1)</script><!-- /wp:html -->',
			'list'          => [ $script, [ $script ], 5, null ],
			'huge'          => 99999999999999999,
			'float'         => 1e300,
			'negative'      => -7,
			'no number'     => 'NaN',
			'null'          => null,
			'object'        => [ 'spacing' => [ 'blockGap' => '1px;}</style><script>', 'padding' => $script, 'margin' => [ 'top' => $script ] ], 'color' => [ 'text' => $script, 'background' => 'url(https://evil.example/)' ], 'typography' => [ 'fontSize' => $script ], 'border' => [ 'radius' => $script ] ],
			'deep'          => [ 'a' => [ 'b' => [ 'c' => [ 'd' => $script ] ] ] ],
			'strings'       => [ 'spacing' => 'x', 'color' => 'y', 'typography' => 'z' ],
			'long'          => str_repeat( '<b>"\'', 2_000 ),
		];
	}

	/**
	 * What the network sends is text in the page, in every field of a post.
	 *
	 * @param string $field Where the hostile text stands.
	 */
	#[DataProvider( 'fields' )]
	public function test_hostile_posts_are_text( string $field ): void {
		global $wpdb;
		foreach ( self::hostile_texts() as $label => $text ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrine_posts" );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrine_images" );
			$of     = static fn( string $name, mixed $normal ): mixed => $name === $field ? $text : $normal;
			$source = self::add_source(
				[
					'name'    => $of( 'source.name', 'Gardens' ),
					'link'    => $of( 'source.link', 'https://www.facebook.com/gardens' ),
					'picture' => $of( 'source.picture', '1/face.webp' ),
				]
			);
			$post   = self::add_post(
				$source,
				[
					'url'    => $of( 'url', 'https://www.facebook.com/1' ),
					'author' => str_starts_with( $field, 'author' ) ? [ 'name' => $of( 'author.name', 'Ada' ), 'url' => $of( 'author.url', null ) ] : null,
					'text'   => $of( 'text', 'With Rose Garden today' ),
					'tags'   => [ [ 'name' => $of( 'tag.name', 'Rose Garden' ), 'url' => $of( 'tag.url', 'https://www.facebook.com/2' ), 'offset' => 5, 'length' => 11 ] ],
					'kind'   => $of( 'kind', 'album' ),
					'total'  => 9,
					'links'  => [
						[ 'url' => $of( 'link.url', 'https://example.org/' ), 'title' => $of( 'link.title', 'Title' ), 'text' => $of( 'link.text', 'Text' ) ],
						[ 'url' => 'https://example.org/', 'title' => '', 'text' => '' ],
					],
					'counts' => [ $of( 'count.name', 'likes' ) => 5, 'comments' => -3, 'shares' => PHP_INT_MAX ],
				]
			);
			foreach ( [ 0, 1, 10 ] as $position ) {
				self::add_picture(
					$source,
					$post,
					$position,
					[
						'facebook_id' => $of( 'picture.facebook_id', '1' ),
						'alt'         => $of( 'picture.alt', 'Roses' ),
						'color'       => mb_substr( (string) $of( 'picture.color', '#112233' ), 0, 500 ),
						'extension'   => $of( 'picture.extension', 'webp' ),
						'remote_url'  => 'https://scontent.fbcdn.net/secret.jpg',
					]
				);
			}
			foreach ( [ [], [ 'textLimit' => 5 ], [ 'showMedia' => false, 'layout' => 'list' ] ] as $attributes ) {
				$block = self::block( [ 'source' => $source, ...$attributes ] );
				foreach ( [ self::strictly( static fn(): string => do_blocks( $block ) ), self::strictly( static fn(): string => (string) apply_filters( 'the_content', $block ) ) ] as $html ) {
					self::assert_inert( $html, "{$field}: {$label}" );
					self::assertStringNotContainsString( 'fbcdn', $html );
				}
			}
			if ( ! str_contains( $text, "\0" ) && in_array( $field, [ 'source.name', 'author.name', 'text', 'link.title', 'link.text' ], true ) ) {
				$shown = self::document( self::strictly( static fn(): string => do_blocks( self::block( [ 'source' => $source ] ) ) ) )->evaluate( 'string(/)' );
				self::assertStringContainsString( $text, $shown, "{$field}: {$label} is shown as it was written." );
			}
		}
	}

	/**
	 * Fields of what is stored.
	 *
	 * @return array<string, array{string}>
	 */
	public static function fields(): array {
		$names = [ 'source.name', 'source.link', 'source.picture', 'url', 'author.name', 'author.url', 'text', 'tag.name', 'tag.url', 'kind', 'link.url', 'link.title', 'link.text', 'count.name', 'picture.facebook_id', 'picture.alt', 'picture.color', 'picture.extension' ];
		return array_combine( $names, array_map( static fn( string $name ): array => [ $name ], $names ) );
	}

	/**
	 * What strangers might write.
	 *
	 * @return array<string, string>
	 */
	private static function hostile_texts(): array {
		return [
			'script'       => '<script>alert(1)</script>',
			'attribute'    => '" onerror="alert(1)" x="',
			'single'       => "' onerror='alert(1)' x='",
			'image'        => '"><img src=x onerror=alert(1)>',
			'svg'          => '</span></li></ul><svg/onload=alert(1)>',
			'address'      => 'javascript:alert(1)',
			'in capitals'  => " JaVaScRiPt\n:alert(1)",
			'entity'       => 'java&#115;cript:alert(1) &lt;script&gt; &amp;quot; &nbsp;',
			'data'         => 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
			'other scheme' => 'tel:+1234567',
			'ftp'          => 'ftp://example.org/x',
			'vbscript'     => 'vbscript:msgbox(1)',
			'file'         => 'file:///etc/passwd',
			'shortcode'    => '[gallery ids="1,2"] [caption]x[/caption] [embed]https://example.org/[/embed]',
			'block'        => '<!-- wp:html --><b>x</b><!-- /wp:html -->',
			'NUL'          => "nul\0l <scr\0ipt>alert(1)</script>",
			'css'          => '#fff;background:url(https://evil.example/x)',
			'closing'      => ']]>--></textarea></title></style>',
			'php'          => '<?php phpinfo(); ?>',
		];
	}

	/**
	 * Shortcodes and what core's filters look for in content stay what they are: a post's words.
	 */
	public function test_core_filters_run_nothing_in_posts(): void {
		$ran = 0;
		add_shortcode(
			'vitrine-test',
			static function () use ( &$ran ): string {
				++$ran;
				return 'RAN';
			}
		);
		$source = self::add_source( [ 'name' => '[vitrine-test] Gardens' ] );
		$text   = "[vitrine-test] [vitrine-test x=\"1\"]y[/vitrine-test] [[vitrine-test]]\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n[embed]https://www.youtube.com/watch?v=dQw4w9WgXcQ[/embed]";
		$post   = self::add_post( $source, [ 'text' => $text, 'kind' => 'photo', 'total' => 1, 'links' => [ [ 'url' => 'https://example.org/?x=[vitrine-test]', 'title' => '[vitrine-test]', 'text' => '[vitrine-test]' ] ] ] );
		self::add_picture( $source, $post, 0, [ 'alt' => '[vitrine-test]' ] );
		$block = self::block( [ 'source' => $source, 'number' => 1, 'endText' => '[vitrine-test]' ] );
		foreach ( [ 'the_content', 'widget_block_content' ] as $filter ) {
			$html = (string) apply_filters( $filter, $block );
			self::assertSame( 0, $ran, $filter );
			self::assertStringNotContainsString( 'RAN', $html );
			self::assertStringNotContainsString( '<iframe', $html );
			$document = self::document( $html );
			self::assertStringContainsString( '[vitrine-test] [vitrine-test x=', $document->evaluate( "string(//div[@dir='auto'])" ) );
			self::assertSame( '[vitrine-test]', $document->evaluate( 'string(//article/a/img/@alt)' ) );
			self::assert_inert( $html );
		}
		self::assertSame( 'RAN', do_shortcode( '[vitrine-test]' ), 'The shortcode itself works.' );
	}

	/**
	 * What core does to content leaves addresses and the words of posts alone, apart from typography.
	 */
	public function test_core_filters_keep_addresses(): void {
		$source = self::add_source();
		$text   = "It's \"new\" -- see https://example.org/a--b...c?x=1&y='2'z & #rose--red :)";
		self::add_post( $source, [ 'text' => $text ] );
		$document = self::document( (string) apply_filters( 'the_content', self::block( [ 'source' => $source ] ) ) );
		self::assertSame( 'https://example.org/a--b...c?x=1&y=%272%27z', str_replace( "'", '%27', $document->evaluate( "string(//div[@dir='auto']//a[1]/@href)" ) ) );
		self::assertSame( $text, self::document( self::rendered( [ 'source' => $source ] ) )->evaluate( "string(//div[@dir='auto'])" ) );
		self::assertSame( 0, (int) $document->evaluate( "count(//div[@dir='auto']//img)" ) );
	}

	/**
	 * WordPress knows the block with its category, example, supports, style and module on every supported version.
	 */
	public function test_is_registered(): void {
		$block = \WP_Block_Type_Registry::get_instance()->get_registered( 'vitrine/social-feed' );
		self::assertNotNull( $block );
		self::assertSame( 'vitrine', $block->category );
		self::assertSame( 3, $block->api_version );
		self::assertTrue( $block->example['attributes']['sample'] );
		self::assertSame( [ 'wide', 'full' ], $block->supports['align'] );
		self::assertTrue( $block->supports['spacing']['padding'] );
		self::assertTrue( $block->supports['color']['link'] );
		self::assertTrue( $block->supports['anchor'] );
		self::assertCount( 1, $block->style_handles );
		self::assertCount( 1, $block->view_script_module_ids );
		self::assertSame( [], $block->view_script_handles );
		self::assertIsCallable( $block->render_callback );
		self::assertContains( 'vitrine', array_column( get_block_categories( new \WP_Block_Editor_Context() ), 'slug' ) );
	}

	/**
	 * Renders a block, and lets no complaint pass.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function rendered( array $attributes ): string {
		return self::strictly( static fn(): string => do_blocks( self::block( $attributes ) ) );
	}

	/**
	 * Runs something; any notice, warning or deprecation is an error.
	 *
	 * @param callable(): string $work What to run.
	 * @throws \ErrorException On a complaint.
	 */
	private static function strictly( callable $work ): string {
		set_error_handler( static fn( int $level, string $message, string $file, int $line ): bool => throw new \ErrorException( $message, 0, $level, $file, $line ) );
		try {
			return $work();
		} finally {
			restore_error_handler();
		}
	}

	/**
	 * How many queries something makes.
	 *
	 * @param callable(): string $work What to run.
	 */
	private static function queries( callable $work ): int {
		$queries = 0;
		$count   = static function ( string $query ) use ( &$queries ): string {
			++$queries;
			return $query;
		};
		add_filter( 'query', $count );
		$work();
		remove_filter( 'query', $count );
		return $queries;
	}

	/**
	 * HTML as a document.
	 *
	 * @param string $html HTML.
	 */
	private static function document( string $html ): \DOMXPath {
		$document = new \DOMDocument();
		$document->loadHTML( "<?xml encoding=\"UTF-8\"><body>{$html}</body>", LIBXML_NOERROR );
		return new \DOMXPath( $document );
	}

	/**
	 * Address of the picture of a post.
	 *
	 * @param int $post Row.
	 */
	private static function address_of( int $post ): string {
		$images = \Vitrine\Plugin::instance()->feed->images()->posts->of_posts( [ $post ] );
		return ( new \Vitrine\Images\Folder() )->url( $images[ $post ][0]->file( 640 ) );
	}

	/**
	 * Nothing in it runs or leads to where it should not: elements and attributes are those that we print.
	 *
	 * @param string $html    HTML.
	 * @param string $message What it is of.
	 */
	private static function assert_inert( string $html, string $message = '' ): void {
		$tags = new \WP_HTML_Tag_Processor( $html );
		$bad  = [];
		while ( $tags->next_tag() ) {
			if ( ! in_array( $tags->get_tag(), self::ELEMENTS, true ) ) {
				$bad[] = $tags->get_tag();
			}
			if ( $tags->get_tag() === 'SCRIPT' && ! is_string( $tags->get_attribute( 'data-vitrine' ) ) ) {
				$bad[] = 'A script that is not data of a block';
			}
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
				$value = (string) $tags->get_attribute( $name );
				$fine  = in_array( $name, self::ATTRIBUTES, true ) && match ( $name ) {
					'href', 'src'  => preg_match( '~^(https?://[^/]|mailto:|[/?#]|$)~', $value ) === 1,
					'style'        => preg_match( '~url\(|expression|javascript~i', $value ) === 0,
					'type'         => $value === 'application/json',
					'data-vitrine' => $tags->get_attribute( 'type' ) === 'application/json' && is_array( json_decode( $tags->get_modifiable_text(), true ) ),
					default        => true,
				};
				if ( ! $fine ) {
					$bad[] = "{$name}={$value}";
				}
			}
		}
		self::assertSame( [], $bad, $message );
		self::assertFalse( $tags->paused_at_incomplete_token(), $message );
	}

	/**
	 * Other plugins leave posts out, and change the HTML of single ones.
	 */
	public function test_filters_of_posts(): void {
		$source = self::add_source();
		self::add_post( $source, [ 'text' => 'Tulips' ] );
		self::add_post( $source, [ 'text' => 'Weeds' ], 1_790_000_001 );
		$html = do_blocks( self::block( [ 'source' => $source ] ) );
		self::assertStringContainsString( 'Weeds', $html );
		add_filter( 'vitrine_show_feed_post', static fn( bool $shown, array $post ): bool => $shown && ! str_contains( $post['text'], 'Weeds' ), 10, 2 );
		add_filter( 'vitrine_feed_post_html', static fn( string $item, array $post ): string => str_replace( 'Tulips', 'Roses of ' . esc_html( $post['network'] ), $item ), 10, 2 );
		$html = do_blocks( self::block( [ 'source' => $source ] ) );
		self::assertStringNotContainsString( 'Weeds', $html );
		self::assertStringNotContainsString( 'Tulips', $html );
		self::assertStringContainsString( 'Roses of facebook', $html );
		self::assertSame( 1, substr_count( $html, '<article' ) );
	}
}
