<?php
/**
 * Galleries on pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Plugin;

/**
 * What readers without script get, and what hostile content may not do.
 */
final class GalleryBlockTest extends GalleryTestCase {

	/** An address of the web, or one without a scheme. */
	private const HARMLESS = '~^(https?://|[^:]*$|[^:/?#]*[/?#])~';

	/**
	 * Issue, "Done means": without script every photograph is reachable. Following the links shows each exactly once.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	#[DataProvider( 'modes' )]
	public function test_paging_without_script_reaches_every_item_once( array $attributes ): void {
		$attributes = [ 'anchor' => 'g', 'source' => 'urls', 'items' => self::addresses( 173 ), ...$attributes ];
		$at         = '/photos/?lang=en';
		$seen       = [];
		$pages      = 0;
		do {
			$_SERVER['REQUEST_URI'] = wp_slash( (string) strtok( $at, '#' ) );
			self::new_page();
			$html = self::rendered( $attributes );
			array_push( $seen, ...self::own_images( $html ) );
			$next = self::found( $html, self::part( 'more' ) . '/@href' )[0] ?? ( self::found( $html, self::part( 'pages' ) . "//*[contains(@class,'is-next')]/@href" )[0] ?? '' );
			// Pages go round: after the last one comes the first.
			$is_first = str_contains( $next, '#' ) && ! str_contains( $next, 'vitrine-gallery' );
			$at       = $next;
			++$pages;
		} while ( $next !== '' && ! $is_first && $pages < 200 );
		self::assertSame( array_column( self::addresses( 173 ), 'url' ), $seen );
		self::assertGreaterThan( 1, $pages );
	}

	/**
	 * Pictures of a page: those before them are there for widths at which its first row begins earlier.
	 *
	 * @param string $html A gallery.
	 * @return list<string>
	 */
	private static function own_images( string $html ): array {
		$config = self::config( $html );
		return array_slice( self::found( $html, self::part( 'image' ) . '/@src' ), $config['from'] - $config['first'] );
	}

	/**
	 * No two landmarks of a page share role and name, however often content is rendered (WAI-ARIA: "landmark-unique").
	 */
	public function test_landmarks_have_names_of_their_own(): void {
		$given = [ 'source' => 'urls', 'items' => self::addresses( 60 ), 'search' => true, 'mode' => 'pagination', 'breadcrumbAutoHideTopLevel' => false ];
		self::new_page();
		$page  = self::rendered( $given ) . self::rendered( [ ...$given, 'anchor' => 'g' ] ) . self::rendered( [ ...$given, 'anchor' => '2027' ] );
		$names = [ ...self::found( $page, '//form/@aria-label' ), ...self::found( $page, '//nav/@aria-label' ) ];
		self::assertCount( 9, $names );
		self::assertSame( $names, array_unique( $names ) );
		self::assertContains( 'Search gallery', $names );
		self::assertContains( 'Search gallery 2', $names );
		self::assertContains( 'Pages of gallery 3', $names );
	}

	/**
	 * As long as the canvas shows sample pictures, visitors see nothing, although a pattern's source would show every album.
	 */
	public function test_samples_are_for_the_canvas(): void {
		$given = [ 'source' => 'urls', 'items' => self::addresses( 3 ) ];
		self::assertNotSame( '', self::rendered( $given ) );
		self::assertSame( '', self::rendered( [ ...$given, 'sample' => true ] ) );
	}

	/**
	 * Mode moreButton: the address of a further step shows the earlier ones, too; without script each is still seen once.
	 */
	public function test_a_further_step_shows_the_earlier_ones(): void {
		$attributes             = [ 'anchor' => 'g', 'source' => 'urls', 'items' => self::addresses( 173 ), 'mode' => 'moreButton', 'moreStep' => 2, 'layout' => [ 'layout' => 'grid' ] ];
		$urls                   = array_column( self::addresses( 173 ), 'url' );
		$_SERVER['REQUEST_URI'] = wp_slash( '/photos/' );
		self::new_page();
		$one                    = self::found( self::rendered( $attributes ), self::part( 'image' ) . '/@src' );
		$_SERVER['REQUEST_URI'] = wp_slash( '/photos/?vitrine-gallery[g][page]=3' );
		self::new_page();
		$html = self::rendered( $attributes );
		$some = self::found( $html, self::part( 'image' ) . '/@src' );
		self::assertSame( array_slice( $urls, 0, count( $some ) ), $some );
		self::assertGreaterThanOrEqual( count( $one ), count( $some ) );
		$seen = $some;
		for ( $i = 0; $i < 50; $i++ ) {
			$next = self::found( $html, self::part( 'more' ) . '/@href' )[0] ?? null;
			if ( $next === null ) {
				break;
			}
			$_SERVER['REQUEST_URI'] = wp_slash( (string) strtok( $next, '#' ) );
			self::new_page();
			$html = self::rendered( $attributes );
			array_push( $seen, ...self::own_images( $html ) );
		}
		self::assertSame( $urls, $seen );
	}

	/**
	 * Where script brings everything, the link that readers without script go on by is for them alone: it would say that photographs are left which are all shown.
	 *
	 * @param string $mode     Mode.
	 * @param bool   $is_plain Whether the link is for readers without script alone.
	 */
	#[DataProvider( 'links' )]
	public function test_the_link_to_the_rest_promises_nothing_that_is_there( string $mode, bool $is_plain ): void {
		self::new_page();
		$html    = self::rendered( [ 'anchor' => 'g', 'source' => 'urls', 'items' => self::addresses( 173 ), 'mode' => $mode, 'maxRows' => 2, 'layout' => [ 'layout' => 'grid' ] ] );
		$classes = self::found( $html, self::part( 'more' ) . '/@class' );
		self::assertCount( 1, $classes );
		self::assertSame( $is_plain, str_contains( $classes[0], 'is-plain' ) );
	}

	/**
	 * Classic themes, such as Twenty Twenty-One, style the Button block in its wrapper only, and .button anywhere.
	 */
	public function test_theme_buttons_in_classic_themes(): void {
		add_filter( 'stylesheet', static fn(): string => 'classic' );
		add_filter( 'template', static fn(): string => 'classic' );
		$html = self::rendered( [ 'anchor' => 'g', 'source' => 'urls', 'items' => self::addresses( 173 ), 'mode' => 'moreButton', 'themeButtons' => true ] );
		self::assertSame(
			[ 'wp-block-vitrine-gallery__more button wp-block-button__link wp-element-button' ],
			self::found( $html, self::part( 'more' ) . '/@class' )
		);
		self::assertStringContainsString( '"buttons":"button wp-block-button__link wp-element-button"', $html );
	}

	/**
	 * Show more has the shape of core's buttons in new galleries, and core's sheet; stored ones have neither, in the page and in what scripts read.
	 */
	public function test_theme_buttons(): void {
		$read = function ( bool $is_new ): array {
			$this->new_page();
			$html = self::rendered( [ 'anchor' => 'g', 'source' => 'urls', 'items' => self::addresses( 173 ), 'mode' => 'moreButton', 'themeButtons' => $is_new ] );
			return [ self::found( $html, self::part( 'more' ) . '/@class' ), str_contains( $html, '"buttons":"wp-block-button__link wp-element-button"' ), wp_style_is( 'wp-block-button' ) ];
		};
		wp_dequeue_style( 'wp-block-button' );
		self::assertSame( [ [ 'wp-block-vitrine-gallery__more wp-element-button' ], false, false ], $read( false ) );
		self::assertSame( [ [ 'wp-block-vitrine-gallery__more wp-block-button__link wp-element-button' ], true, true ], $read( true ) );
	}

	/**
	 * Modes whose first page leaves something out of what is printed.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public static function links(): array {
		return [ 'everything' => [ 'fullContent', true ], 'rows' => [ 'rows', true ], 'Show more' => [ 'moreButton', false ] ];
	}

	/**
	 * Every mode in two layouts.
	 *
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function modes(): iterable {
		foreach ( [ 'fullContent', 'moreButton', 'pagination', 'rows' ] as $mode ) {
			foreach ( [ 'grid', 'justified', 'cascading' ] as $layout ) {
				yield "{$mode} {$layout}" => [ [ 'mode' => $mode, 'layout' => [ 'layout' => $layout ] ] ];
			}
		}
		yield 'hidden last row' => [ [ 'layout' => [ 'lastRow' => 'hide' ] ] ];
		yield 'small pictures' => [ [ 'mode' => 'pagination', 'maxRows' => 9, 'layout' => [ 'width' => 40, 'height' => 40 ] ] ];
	}

	/**
	 * Of every album, too, there is a way down and back.
	 */
	public function test_albums_are_walked_by_links(): void {
		self::add_album( [ 'id' => 9000, 'title' => 'Garden' ] );
		self::add_album( [ 'id' => 9001, 'title' => 'Beds', 'parent' => 9000 ] );
		self::add_file( [ 'id' => 9101, 'title' => 'Oak', 'width' => 1600, 'height' => 1067, 'albums' => [ 9001 ] ] );
		$attributes = [ 'anchor' => 'g', 'source' => 'albums', 'backItem' => true ];
		$down       = self::found( self::rendered( $attributes ), "//*[contains(@class,'is-album ')]//a/@href | //*[@class='wp-block-vitrine-gallery__item is-album']/a/@href" );
		self::assertCount( 1, $down );

		$_SERVER['REQUEST_URI'] = (string) strtok( $down[0], '#' );
		self::new_page();
		$html = self::rendered( $attributes );
		self::assertSame( [ 'Galleries', 'Garden' ], self::found( $html, self::part( 'crumb' ) ) );
		self::assertSame( [ 'Back to Galleries', 'Beds' ], self::found( $html, self::part( 'title' ) ) );
		$config = self::config( $html );
		self::assertSame( [ 2, true, [ 0, 1 ], 'a9000' ], [ $config['total'], $config['up'], $config['others'], $config['album'] ] );
	}

	/**
	 * What is not there is said, and the page goes on.
	 */
	public function test_unknown_album_and_page_are_said(): void {
		$attributes = [ 'anchor' => 'g', 'source' => 'urls', 'items' => self::addresses( 30 ), 'mode' => 'pagination' ];
		foreach ( [ '[album]=a99' => 'This album does not exist.', '[page]=99' => 'This page does not exist.', '[album]=%22%3E%3Cb%3E' => 'This album does not exist.' ] as $query => $message ) {
			$_SERVER['REQUEST_URI'] = "/?vitrine-gallery[g]{$query}";
			self::new_page();
			$html = self::rendered( $attributes );
			self::assertSame( [ $message ], self::found( $html, self::part( 'console' ) ) );
			self::assertContains( 'https://example.test/1.jpg', self::found( $html, self::part( 'image' ) . '/@src' ) );
		}
	}

	/**
	 * Ids are stable, and two galleries with one id are told apart.
	 */
	public function test_ids(): void {
		$gallery = static fn( string $anchor ): string => '<!-- wp:vitrine/gallery ' . serialize_block_attributes( [ 'source' => 'urls', 'items' => self::addresses( 2 ), ...( $anchor === '' ? [] : [ 'anchor' => $anchor ] ) ] ) . ' /-->';
		$ids     = static fn( string $html ): array => self::found( $html, '//script[@data-vitrine=../@id]/../@id' );
		$first   = $ids( do_blocks( $gallery( 'a' ) . $gallery( 'a' ) . $gallery( '' ) . $gallery( '' ) ) );
		self::assertSame( [ 'a', 'a-2' ], array_slice( $first, 0, 2 ) );
		self::assertMatchesRegularExpression( '/^gallery-[0-9a-f]{8} gallery-[0-9a-f]{8}$/D', "{$first[2]} {$first[3]}" );
		self::assertCount( 4, array_unique( $first ) );
		self::new_page();
		self::assertSame( $first, $ids( do_blocks( $gallery( 'a' ) . $gallery( 'a' ) . $gallery( '' ) . $gallery( '' ) ) ) );
		foreach ( [ '"><script>', 'a b', "a\nb", str_repeat( 'x', 1000 ), 'ü' ] as $anchor ) {
			$html = do_blocks( $gallery( $anchor ) );
			self::assertCount( 1, $ids( $html ) );
			self::assertSame( self::config( $html )['element'], $ids( $html )[0] );
		}
	}

	/**
	 * A post's content may be rendered twice, for a description: ids stay.
	 */
	public function test_ids_stay_when_content_is_rendered_twice(): void {
		$keeper = new \Vitrine\Support\ElementIds();
		add_filter( 'the_content', [ $keeper, 'begin' ], 0 );
		$GLOBALS['post'] = get_post( wp_insert_post( [ 'post_title' => 'x', 'post_status' => 'publish' ] ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		add_filter( 'the_content', static fn(): string => $keeper->claim( 'a' ) . ' ' . $keeper->claim( 'a' ), 5 );
		self::assertStringContainsString( 'a a-2', apply_filters( 'the_content', 'x' ) );
		self::assertStringContainsString( 'a a-2', apply_filters( 'the_content', 'x' ) );
	}

	/**
	 * None of the ways to inject script, through any field of any source, in any place that is printed.
	 */
	public function test_nothing_injects(): void {
		foreach ( [ '"><script>alert(1)</script>', '\'"--><svg/onload=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;', '&quot;&gt;&lt;script&gt;', 'javascript:alert(1)', '" onmouseover="alert(1)', '</style><script>', '[gallery ids="1"]', '{"a":1}</script>' ] as $number => $vector ) {
			$id = 9200 + $number;
			self::add_album( [ 'id' => $id, 'title' => $vector, 'description' => $vector ] );
			self::add_file( [ 'id' => $id, 'title' => $vector, 'caption' => $vector, 'description' => $vector, 'alt' => $vector, 'tags' => [ $vector, 'x' ], 'author' => $vector, 'custom' => [ $vector => $vector ], 'destination' => $vector, 'video' => $vector, 'file' => "2026/01/a{$vector}.jpg", 'width' => 100, 'height' => 100, 'albums' => [ $id ] ] );
			update_post_meta( $id, '_wp_attachment_metadata', [ 'file' => $vector, 'width' => $vector, 'height' => '1" onload="alert(1)', 'sizes' => [ 'medium' => [ 'file' => $vector, 'width' => $vector, 'height' => $vector ] ], 'image_meta' => [ 'camera' => $vector, 'iso' => $vector, 'title' => $vector ] ] );
			$given  = [ 'url' => "https://example.test/{$vector}", 'title' => $vector, 'description' => $vector, 'tags' => [ $vector, 'y' ], 'author' => $vector, 'destinationURL' => $vector, 'downloadURL' => $vector, 'alt' => $vector, 'poster' => $vector, 'customData' => [ $vector => $vector ], 'width' => $vector ];
			$common = [ 'anchor' => $vector, 'tagFilter' => 'multiple', 'search' => true, 'selectable' => true, 'cart' => true, 'breadcrumbAutoHideTopLevel' => false, 'label' => [ 'displayDescription' => true, 'position' => $vector ], 'tools' => [ 'image' => [ 'topLeft' => "select,share,{$vector}" ] ], 'viewer' => [ 'logo' => $vector, 'toolbar' => [ 'standard' => $vector ] ], 'hoverEffects' => [ $vector ], 'theme' => $vector, 'className' => $vector, 'backgroundColor' => $vector ];
			foreach ( [ [ 'source' => 'urls', 'items' => [ $given, [ 'url' => $vector, ...$given ] ] ], [ 'source' => 'media', 'items' => [ [ 'id' => $id ], [ 'id' => $id, ...array_diff_key( $given, [ 'url' => 1 ] ) ] ] ], [ 'source' => 'album', 'album' => $id ], [ 'source' => 'albums' ] ] as $source ) {
				foreach ( [ '', '/?' . rawurlencode( "vitrine-gallery[{$vector}][search]" ) . '=' . rawurlencode( $vector ) . "&{$vector}={$vector}&" . rawurlencode( "vitrine-gallery[{$vector}][tags][]" ) . '=x' ] as $at ) {
					$_SERVER['REQUEST_URI'] = wp_slash( $at );
					self::new_page();
					self::assert_harmless( self::rendered( [ ...$common, ...$source ] ) );
				}
			}
		}
	}

	/**
	 * Checks the elements and attributes of a gallery.
	 *
	 * @param string $html HTML.
	 */
	private static function assert_harmless( string $html ): void {
		$document = self::document( $html );
		self::assertSame( 0, $document->query( '//script[not(@type="application/json" and @data-vitrine)] | //iframe | //object | //*[@style] | //*[@srcdoc]' )->length, $html );
		foreach ( $document->query( '//@*' ) as $attribute ) {
			self::assertDoesNotMatchRegularExpression( '/^on/i', $attribute->nodeName );
			if ( in_array( $attribute->nodeName, [ 'href', 'src', 'action' ], true ) ) {
				self::assertMatchesRegularExpression( self::HARMLESS, $attribute->nodeValue );
			}
		}
		foreach ( $document->query( '//*' ) as $element ) {
			self::assertContains( $element->nodeName, [ 'html', 'body', 'div', 'script', 'nav', 'ol', 'ul', 'li', 'a', 'span', 'form', 'input', 'button', 'svg', 'path', 'img', 'p', 'style', 'select', 'option' ] );
		}
		self::assertStringNotContainsString( '[gallery', $html );
		foreach ( $document->query( '//@data-item' ) as $item ) {
			self::assertIsArray( json_decode( $item->nodeValue, true ) );
			foreach ( [ 'media', 'src', 'downloadURL', 'destinationURL', 'originalURL' ] as $name ) {
				self::assertMatchesRegularExpression( self::HARMLESS, json_decode( $item->nodeValue, true )[ $name ] ?? '' );
			}
		}
	}

	/**
	 * No element has a style attribute, so that a policy may forbid them; every tile is a link with a name.
	 */
	public function test_no_style_attributes_and_every_tile_is_a_named_link(): void {
		$html = self::rendered( [ 'source' => 'urls', 'items' => [ ...self::addresses( 20 ), [ 'url' => 'https://example.test/nameless.jpg' ] ], 'selectable' => true, 'stacks' => [ 'count' => 3 ], 'layout' => [ 'borderHorizontal' => 9 ] ] );
		self::assertStringNotContainsString( ' style=', $html );
		self::assertCount( 21, self::found( $html, "//li[@data-index]/a[@href][normalize-space(.) != '' or @aria-label or .//img[@alt != '']]" ) );
		self::assertCount( 21, self::found( $html, "//button[@aria-pressed='false'][@aria-label]" ) );
		self::assertSame( [ 'eager', 'eager', 'eager', 'eager', 'lazy' ], array_slice( self::found( $html, '//img/@loading' ), 0, 5 ) );
	}

	/**
	 * An empty gallery leaves nothing on the page.
	 */
	public function test_nothing_to_show_prints_nothing(): void {
		self::assertSame( '', self::rendered( [] ) );
		self::assertSame( '', self::rendered( [ 'source' => 'album', 'album' => 999999 ] ) );
		self::assertSame( '', self::rendered( [ 'source' => 'provider', 'provider' => 'nobody' ] ) );
	}

	/**
	 * What is attached to a post that visitors may not see is not shown, on whatever page.
	 */
	public function test_attached_to_a_private_post_is_not_shown(): void {
		$this->post = wp_insert_post( [ 'post_title' => 'Secret', 'post_status' => 'private' ] );
		self::add_file( [ 'id' => 9300, 'title' => 'Hidden', 'parent' => $this->post, 'width' => 10, 'height' => 10 ] );
		self::assertSame( '', self::rendered( [ 'source' => 'attached' ] ) );
		// The attribute is none of the block's: it cannot name another post.
		self::assertSame( '', self::rendered( [ 'source' => 'attached', 'post' => $this->post ] ) );
		wp_update_post( [ 'ID' => $this->post, 'post_status' => 'publish' ] );
		self::new_page();
		self::assertStringContainsString( 'Hidden', self::rendered( [ 'source' => 'attached' ] ) );
	}

	/**
	 * Any page of any album in at most 8 queries, with a thousand albums.
	 */
	public function test_queries_do_not_grow_with_albums(): void {
		global $wpdb;
		for ( $album = 20_001; $album <= 21_000; $album++ ) {
			$parent = $album === 20_001 ? 0 : ( $album <= 20_020 ? 20_001 : 20_002 + $album % 19 );
			$wpdb->insert( $wpdb->terms, [ 'term_id' => $album, 'name' => "Album {$album}", 'slug' => "album-{$album}" ] );
			$wpdb->insert( $wpdb->term_taxonomy, [ 'term_taxonomy_id' => $album, 'term_id' => $album, 'taxonomy' => 'vitrine_album', 'description' => '', 'parent' => $parent, 'count' => 1 ] );
		}
		for ( $file = 30_001; $file <= 30_060; $file++ ) {
			self::add_file( [ 'id' => $file, 'title' => "Picture {$file}", 'width' => 1500, 'height' => 1000, 'tags' => [ 'a', "t{$file}" ], 'albums' => [ 20_500 ] ] );
			$wpdb->insert( $wpdb->term_relationships, [ 'object_id' => $file, 'term_taxonomy_id' => 20_002 + $file % 900, 'term_order' => 0 ] );
		}
		clean_taxonomy_cache( 'vitrine_album' );
		_get_term_hierarchy( 'vitrine_album' );
		$attributes = [ 'anchor' => 'g', 'source' => 'albums', 'tagFilter' => 'multiple', 'search' => true, 'backItem' => true ];
		self::rendered( $attributes );
		foreach ( [ '', '[album]=a20001', '[album]=a20500', '[album]=a20500&vitrine-gallery[g][tags][]=a&vitrine-gallery[g][search]=3', '[album]=nothing' ] as $query ) {
			$_SERVER['REQUEST_URI'] = "/?vitrine-gallery[g]{$query}";
			wp_cache_flush();
			wp_load_alloptions();
			self::new_page();
			$queries = [];
			$log     = static function ( string $sql ) use ( &$queries ): string {
				$queries[] = $sql;
				return $sql;
			};
			add_filter( 'query', $log );
			$html = self::rendered( $attributes );
			remove_filter( 'query', $log );
			self::assertLessThanOrEqual( 8, count( $queries ), $query . implode( "\n", $queries ) );
			self::assertStringContainsString( 'data-index="0"', $html );
		}
	}

	/**
	 * Other plugins change the words and the link of an item; what they give is as hostile as anything.
	 */
	public function test_filter_of_items(): void {
		$seen = [];
		add_filter(
			'vitrine_gallery_item',
			static function ( array $given, array $item ) use ( &$seen ): array {
				$seen[] = $item['kind'];
				return [ ...$given, 'title' => '<b>Dahlias</b>', 'destination' => 'javascript:alert(1)', 'tags' => [ 'red', 7 ], 'author' => 5 ];
			},
			10,
			2
		);
		$html = self::rendered( [ 'source' => 'urls', 'items' => self::addresses( 2 ) ] );
		self::assertSame( [ 'image', 'image' ], $seen );
		self::assertStringContainsString( '&lt;b&gt;Dahlias', $html );
		self::assertStringNotContainsString( '<b>Dahlias', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
	}
}
