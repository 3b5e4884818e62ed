<?php
/**
 * Galleries become core's.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery\Conversion;

use Vitrine\Gallery\GalleryModule;
use Vitrine\Gallery\Conversion\ConversionPlace;
use Vitrine\Gallery\Conversion\ConversionPlaces;
use Vitrine\Gallery\Conversion\ConvertedGallery;
use Vitrine\Gallery\Conversion\PlaceConversion;
use Vitrine\Gallery\Conversion\PlaceRefused;
use Vitrine\Plugin;
use Vitrine\Tests\Gallery\GalleryTestCase;

/**
 * What editors have stored becomes blocks of core that show the same images; everything around them stays, byte for byte.
 */
final class PlaceConversionTest extends GalleryTestCase {

	private const HOSTILE = '"><script>x()</script>[gallery ids="1"]<!-- /wp:gallery -->';

	/**
	 * Converts what a post holds.
	 *
	 * @param int $post Post.
	 * @return array{converted: int, kept: int, done: bool}
	 */
	private static function convert( int $post ): array {
		return self::conversion()->convert( self::place( $post ), INF );
	}

	/**
	 * Makes what converts.
	 */
	private static function conversion(): PlaceConversion {
		return ( new Plugin() )->gallery->conversion();
	}

	/**
	 * A post that has galleries.
	 *
	 * @param int $post Post.
	 */
	private static function place( int $post ): ConversionPlace {
		$place = ConversionPlaces::find( ConversionPlace::POST, (string) $post );
		self::assertNotNull( $place );
		return $place;
	}

	/**
	 * What would become of the galleries of a post.
	 *
	 * @param int $post Post.
	 * @return list<ConvertedGallery>
	 */
	private static function preview( int $post ): array {
		return self::conversion()->preview( self::place( $post ) );
	}

	/**
	 * A published page.
	 *
	 * @param string               $content Content.
	 * @param array<string, mixed> $fields  Further fields.
	 */
	private static function page( string $content, array $fields = [] ): int {
		kses_remove_filters();
		return wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_author' => 1, ...$fields, 'post_content' => $content ] ) );
	}

	/**
	 * A gallery as it is stored.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function stored( array $attributes ): string {
		return '<!-- wp:vitrine/gallery ' . serialize_block_attributes( $attributes ) . ' /-->';
	}

	/**
	 * Blocks of a kind in the content of a post, at any depth.
	 *
	 * @param int    $post Post.
	 * @param string $name Name.
	 * @return list<array<string, mixed>>
	 */
	private static function blocks( int $post, string $name ): array {
		$walk = static function ( array $blocks ) use ( &$walk, $name ): array {
			$found = [];
			foreach ( $blocks as $block ) {
				array_push( $found, ...( $block['blockName'] === $name ? [ $block ] : [] ), ...$walk( $block['innerBlocks'] ) );
			}
			return $found;
		};
		return $walk( parse_blocks( (string) get_post( $post )?->post_content ) );
	}

	/**
	 * Attachments keep id, file, caption, alternative text and link; what is gone is left out, and said.
	 */
	public function test_media(): void {
		self::add_file( [ 'id' => 9001, 'title' => 'Sea', 'caption' => 'A blue sea', 'alt' => 'Waves', 'width' => 2000, 'height' => 1000 ] );
		self::add_file( [ 'id' => 9002, 'title' => 'Hills', 'destination' => 'https://shop.example/?a=1&b=2' ] );
		$post = self::page( self::stored( [ 'items' => [ [ 'id' => 9001 ], [ 'id' => 9002, 'title' => 'Own title' ], [ 'id' => 9999 ] ], 'align' => 'wide', 'anchor' => 'sea', 'className' => 'mine', 'metadata' => [ 'name' => 'Our sea' ], 'layout' => [ 'maxItemsPerLine' => 12 ] ] ) );
		$told = self::preview( $post )[0];
		self::assertSame( [ 2, 0, 8, [], '' ], [ $told->images, $told->videos, $told->columns, $told->headings, $told->reason ] );
		self::assertContains( '1 file that visitors cannot see is left out.', $told->lost );
		self::assertSame( [ 'converted' => 1, 'kept' => 0, 'done' => true ], self::convert( $post ) );
		[ $gallery ] = self::blocks( $post, 'core/gallery' );
		self::assertSame( [ 'columns' => 8, 'linkTo' => 'lightbox', 'align' => 'wide', 'metadata' => [ 'name' => 'Our sea' ], 'className' => 'mine' ], $gallery['attrs'] );
		self::assertStringContainsString( '<figure id="sea" class="wp-block-gallery alignwide mine has-nested-images columns-8 is-cropped">', $gallery['innerHTML'] );
		[ $sea, $hills ] = $gallery['innerBlocks'];
		self::assertSame( [ 'lightbox' => [ 'enabled' => true ], 'id' => 9001, 'sizeSlug' => 'full', 'linkDestination' => 'none' ], $sea['attrs'] );
		self::assertSame( '<figure class="wp-block-image size-full"><img src="https://example.test/wp-content/uploads/2026/01/picture-9001.jpg" alt="Waves" class="wp-image-9001"/><figcaption class="wp-element-caption">Sea<br>A blue sea</figcaption></figure>', trim( $sea['innerHTML'] ) );
		self::assertSame( [ 'id' => 9002, 'sizeSlug' => 'full', 'linkDestination' => 'custom' ], $hills['attrs'] );
		self::assertStringContainsString( '<a href="https://shop.example/?a=1&#038;b=2" rel="nofollow noopener"><img ', $hills['innerHTML'] );
		self::assertStringContainsString( '<figcaption class="wp-element-caption">Own title</figcaption>', $hills['innerHTML'] );
	}

	/**
	 * Neither HTML nor a shortcode nor a block comes out of a text or an address.
	 */
	public function test_hostile_texts(): void {
		self::add_file( [ 'id' => 9001, 'title' => self::HOSTILE, 'caption' => self::HOSTILE, 'alt' => self::HOSTILE ] );
		self::add_album( [ 'id' => 9101, 'title' => self::HOSTILE, 'description' => self::HOSTILE ] );
		wp_set_object_terms( 9001, [ 9101 ], 'vitrine_album' );
		$post = self::page(
			self::stored( [ 'items' => [ [ 'id' => 9001, 'destinationURL' => 'javascript:x()' ], [ 'id' => 9001, 'destinationURL' => 'https://a.example/"onclick="x()[gallery]' ] ], 'anchor' => '"><script>x()', 'className' => '"><script>x()[gallery]', 'align' => 'wide"><script>', 'metadata' => [ 'name' => self::HOSTILE ] ] )
			. self::stored( [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://a.example/a.jpg?"><script>x()</script>', 'alt' => self::HOSTILE ], [ 'url' => 'javascript:x()' ] ] ] )
			. self::stored( [ 'source' => 'albums' ] )
		);
		self::assertSame( 3, self::convert( $post )['converted'] );
		$content = (string) get_post( $post )?->post_content;
		self::assertDoesNotMatchRegularExpression( '~<script|\sonclick=|href="javascript|\[gallery~i', (string) preg_replace( '~<!--.*?-->~s', '', $content ) );
		self::assertDoesNotMatchRegularExpression( '~<script|\[gallery~i', do_shortcode( do_blocks( $content ) ) );
		self::assertSame( $content, serialize_blocks( parse_blocks( $content ) ), 'Core reads it as it is written.' );
		self::assertCount( 5, self::blocks( $post, 'core/image' ), 'No block was closed by a text.' );
	}

	/**
	 * Several galleries, at any depth, in either form; shortcodes, markup of other plugins and what core would write otherwise stay as they are.
	 */
	public function test_everything_else_stays(): void {
		$block  = self::stored( [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://example.test/1.jpg' ] ] ] );
		$opened = str_replace( ' /-->', ' --><p>Old</p><!-- wp:paragraph --><p>In</p><!-- /wp:paragraph --><!-- /wp:vitrine/gallery -->', $block );
		$frame  = "Words [gallery ids=\"3\"]\n\n<!-- wp:group {\"layout\":  {\"type\":\"flex\"},\"x\":\"\u{00E9}/\"} -->\n<div class='a' >%s</div><!-- /wp:group -->\n<!-- wp:html --><div data-nanogallery2='{}'></div><!-- /wp:html -->\n[vitrine]<!-- wp:gallery {\"linkTo\":\"none\"} --><figure></figure><!-- /wp:gallery -->%s\n<p>&nbsp;%%</p>";
		$post   = self::page( sprintf( $frame, $block, $opened ) );
		self::assertSame( [ 'converted' => 2, 'kept' => 0, 'done' => true ], self::convert( $post ) );
		$content = (string) get_post( $post )?->post_content;
		$gallery = '<!-- wp:gallery {"columns":1';
		self::assertSame( 2, substr_count( $content, $gallery ) );
		$rest = (string) preg_replace( '~' . preg_quote( $gallery, '~' ) . '.*?<!-- /wp:gallery -->~s', '', $content );
		self::assertSame( sprintf( $frame, '', '' ), $rest );
	}

	/**
	 * Galleries that are never closed, that are empty or have samples stay, and nothing is written.
	 */
	public function test_nothing_is_lost(): void {
		$post = self::page( self::stored( [ 'source' => 'media' ] ) . self::stored( [ 'sample' => true ] ) . self::stored( [ 'source' => 'provider', 'provider' => '987' ] ) . '<!-- wp:vitrine/gallery {} --> <p>Never closed' );
		$kept = (string) get_post( $post )?->post_content;
		$told = self::preview( $post );
		self::assertSame( [ 'It shows nothing to visitors.', 'It only has sample images, which visitors never see.', 'It shows nothing to visitors.' ], array_column( $told, 'reason' ) );
		self::assertSame( [ 'converted' => 0, 'kept' => 3, 'done' => true ], self::convert( $post ) );
		self::assertSame( $kept, get_post( $post )?->post_content );
		self::assertSame( [], wp_get_post_revisions( $post ) );
		self::assertNull( ConversionPlaces::find( ConversionPlace::POST, (string) self::page( '<p>wp:vitrine/gallery</p>[gallery]' ) ) );
		self::assertNull( ConversionPlaces::find( ConversionPlace::POST, '0' ) );
	}

	/**
	 * A post can be restored as it was, though nothing had kept it before.
	 */
	public function test_revision(): void {
		$block = self::stored( [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://example.test/1.jpg', 'title' => 'a\\b' ] ] ] );
		$post  = self::page( $block );
		foreach ( wp_get_post_revisions( $post ) as $revision ) {
			self::assertInstanceOf( \WP_Post::class, $revision );
			wp_delete_post_revision( $revision->ID );
		}
		self::convert( $post );
		self::assertStringContainsString( 'a\\b', (string) get_post( $post )?->post_content );
		$revisions = wp_get_post_revisions( $post );
		self::assertCount( 2, $revisions );
		wp_restore_post_revision( (int) array_key_last( $revisions ) );
		self::assertSame( $block, get_post( $post )?->post_content );
		$page = get_post( $post );
		self::assertInstanceOf( \WP_Post::class, $page );
		self::assertTrue( PlaceConversion::can_be_undone( $page ) );
		add_filter( 'wp_revisions_to_keep', static fn(): int => 1 );
		self::assertFalse( PlaceConversion::can_be_undone( $page ), 'The new one pushes the old one out.' );
	}

	/**
	 * Albums become headings with a gallery each; empty ones, and files of posts that are not public, do not appear, whoever converts.
	 */
	public function test_albums_and_who_may_see_them(): void {
		wp_set_current_user( 1 );
		$draft = self::page( 'x', [ 'post_status' => 'draft' ] );
		foreach ( [ [ 9101, 'Summer', 0 ], [ 9102, 'Beach', 9101 ], [ 9103, 'Empty', 0 ] ] as [ $id, $title, $parent ] ) {
			self::add_album( [ 'id' => $id, 'title' => $title, 'parent' => $parent ] );
		}
		self::add_file( [ 'id' => 9001, 'title' => 'One', 'albums' => [ 9101 ] ] );
		self::add_file( [ 'id' => 9002, 'title' => 'Two', 'albums' => [ 9102 ] ] );
		self::add_file( [ 'id' => 9003, 'title' => 'Hidden', 'albums' => [ 9102 ], 'parent' => $draft ] );
		$post = self::page( self::stored( [ 'source' => 'albums', 'label' => [ 'display' => false ], 'anchor' => 'albums' ] ) );
		$told = self::preview( $post )[0];
		self::assertSame( [ 2, [ 'Summer', 'Beach' ] ], [ $told->images, $told->headings ] );
		self::assertContains( 'New images are no longer added automatically.', $told->lost );
		self::assertContains( 'Albums become headings, each with its own gallery.', $told->lost );
		self::convert( $post );
		self::assertSame( [ 'Summer', 'Beach' ], array_map( static fn( array $block ): string => wp_strip_all_tags( $block['innerHTML'] ), self::blocks( $post, 'core/heading' ) ) );
		self::assertSame( [ [], [ 'level' => 3 ] ], array_column( self::blocks( $post, 'core/heading' ), 'attrs' ) );
		self::assertSame( [ 9001, 9002 ], array_map( static fn( array $block ): int => $block['attrs']['id'], self::blocks( $post, 'core/image' ) ) );
		self::assertStringStartsWith( '<!-- wp:group -->', (string) get_post( $post )?->post_content );
		self::assertStringContainsString( '<div id="albums" class="wp-block-group">', (string) get_post( $post )?->post_content );
		self::assertStringNotContainsString( 'figcaption', (string) get_post( $post )?->post_content );
	}

	/**
	 * What is attached to a post is as public as the post: its own gallery keeps it before it is published.
	 */
	public function test_attached_to_a_draft(): void {
		$post = self::page( self::stored( [ 'source' => 'attached' ] ), [ 'post_status' => 'draft' ] );
		self::add_file( [ 'id' => 9001, 'title' => 'Own', 'parent' => $post ] );
		self::convert( $post );
		self::assertCount( 1, self::blocks( $post, 'core/image' ) );
	}

	/**
	 * Videos stand below the images; what does not open leads nowhere, originals open in a new tab.
	 */
	public function test_videos_and_links(): void {
		self::add_file( [ 'id' => 9001, 'title' => 'Film', 'mime' => 'video/mp4' ] );
		self::add_file( [ 'id' => 9002, 'title' => 'Picture' ] );
		$items = [ [ 'id' => 9001 ], [ 'id' => 9002 ], [ 'url' => 'https://www.youtube.com/watch?v=abcdefghijk' ] ];
		$post  = self::page( self::stored( [ 'items' => $items, 'openImage' => false ] ) . self::stored( [ 'items' => [ [ 'id' => 9002 ] ], 'openOriginal' => true ] ) );
		self::assertSame( [ 1, 2 ], [ self::preview( $post )[0]->images, self::preview( $post )[0]->videos ] );
		self::convert( $post );
		self::assertSame( [ 9001 ], array_map( static fn( array $block ): int => $block['attrs']['id'], self::blocks( $post, 'core/video' ) ) );
		self::assertSame( [ 'https://www.youtube.com/watch?v=abcdefghijk', 'youtube' ], [ self::blocks( $post, 'core/embed' )[0]['attrs']['url'], self::blocks( $post, 'core/embed' )[0]['attrs']['providerNameSlug'] ] );
		[ $plain, $original ] = self::blocks( $post, 'core/image' );
		self::assertArrayNotHasKey( 'lightbox', $plain['attrs'] );
		self::assertStringNotContainsString( '<a ', $plain['innerHTML'] );
		self::assertStringContainsString( '<a href="https://example.test/wp-content/uploads/2026/01/picture-9002.jpg" target="_blank" rel="noreferrer noopener">', $original['innerHTML'] );
		self::assertSame( 'media', $original['attrs']['linkDestination'] );
	}

	/**
	 * Patterns, templates that were changed, popups and widgets are found; revisions, the trash and other widgets are not.
	 */
	public function test_places(): void {
		$block = self::stored( [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://example.test/1.jpg' ] ] ] );
		$found = [];
		foreach ( [ 'post', 'wp_block', 'wp_template', 'wp_template_part', 'wp_navigation', 'vitrine_popup' ] as $type ) {
			$found[] = (string) self::page( $block, [ 'post_type' => $type, 'post_title' => $type ] );
		}
		wp_trash_post( self::page( $block ) );
		update_option( 'widget_block', [ 3 => [ 'content' => "<p>Before</p>{$block}" ], 4 => [ 'content' => '<p>None</p>' ], '_multiwidget' => 1 ] );
		update_option( 'widget_text', [ 5 => [ 'text' => $block ] ] );
		$places = iterator_to_array( GalleryModule::conversion_places()->all(), false );
		$names  = array_map( static fn( ConversionPlace $place ): string => "{$place->kind} {$place->id}", $places );
		self::assertEqualsCanonicalizing( [ ...array_map( static fn( string $id ): string => "post {$id}", $found ), 'widget block-3' ], $names );
		foreach ( $places as $place ) {
			self::conversion()->convert( $place, INF );
		}
		self::assertSame( [], iterator_to_array( GalleryModule::conversion_places()->all(), false ) );
		self::assertStringStartsWith( '<p>Before</p><!-- wp:gallery ', get_option( 'widget_block' )[3]['content'] );
	}

	/**
	 * Nobody's work is overwritten: what somebody is editing, or what this user could not save, stays.
	 */
	public function test_refused(): void {
		$block = self::stored( [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://example.test/1.jpg', 'title' => 'It’s "quoted" & <b> [x]' ] ] ] );
		$post  = self::page( $block );
		update_post_meta( $post, '_edit_lock', time() . ':1' );
		$refused = static function ( int $post ): string {
			try {
				self::convert( $post );
				return '';
			} catch ( PlaceRefused $refused ) {
				return $refused->getMessage();
			}
		};
		self::assertSame( 'Someone is editing it right now. Try again later.', $refused( $post ) );
		self::assertSame( $block, get_post( $post )?->post_content );
		$code = self::page( "<script>count()</script>{$block}" );
		$safe = self::page( "<p>Safe</p>\n\n{$block}" );
		kses_init_filters();
		self::assertSame( 'It has code that you are not allowed to save.', $refused( $code ) );
		self::assertStringContainsString( 'wp:vitrine/gallery', (string) get_post( $code )?->post_content );
		self::assertSame( '', $refused( $safe ), 'What becomes of galleries anybody may save.' );
		self::assertCount( 1, self::blocks( $safe, 'core/gallery' ) );
		kses_remove_filters();
	}

	/**
	 * What somebody has saved while images were copied stays.
	 */
	public function test_changed_meanwhile(): void {
		global $wpdb;
		$block = self::stored( [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://example.test/1.jpg' ] ] ] );
		$post  = self::page( $block );
		$read  = self::place( $post );
		$wpdb->update( $wpdb->posts, [ 'post_content' => "{$block}<p>New</p>" ], [ 'ID' => $post ] );
		update_option( 'widget_block', [ 3 => [ 'content' => $block ] ] );
		$widget = ConversionPlaces::find( ConversionPlace::WIDGET, 'block-3' );
		self::assertNotNull( $widget );
		update_option( 'widget_block', [ 3 => [ 'content' => "{$block}<p>New</p>" ] ] );
		foreach ( [ $read, $widget ] as $place ) {
			try {
				self::conversion()->convert( $place, INF );
				self::fail( 'It was overwritten.' );
			} catch ( PlaceRefused $refused ) {
				self::assertSame( 'It was changed in the meantime. Try again.', $refused->getMessage() );
			}
		}
		self::assertSame( "{$block}<p>New</p>", get_post( $post )?->post_content );
		self::assertSame( "{$block}<p>New</p>", get_option( 'widget_block' )[3]['content'] );
		self::assertSame( 1, self::convert( $post )['converted'] );
	}

	/**
	 * Attached images of what pages share, or of the posts of a loop, are other ones on each page: no gallery of core
	 * has them.
	 */
	public function test_attached_to_each_page(): void {
		$block  = self::stored( [ 'source' => 'attached' ] );
		$reason = 'It shows different images on each page.';
		foreach ( [ 'wp_block', 'wp_template', 'wp_template_part', 'vitrine_popup' ] as $type ) {
			$post = self::page( $block, [ 'post_type' => $type ] );
			self::add_file( [ 'id' => 9000 + $post, 'parent' => $post ] );
			self::assertSame( [ $reason ], array_column( self::preview( $post ), 'reason' ), $type );
			self::assertSame( [ 'converted' => 0, 'kept' => 1, 'done' => true ], self::convert( $post ) );
		}
		$loop = "<!-- wp:query --><div><!-- wp:post-template -->{$block}<!-- /wp:post-template --></div><!-- /wp:query -->";
		$post = self::page( $loop . $block );
		self::add_file( [ 'id' => 9001, 'parent' => $post ] );
		self::assertSame( [ $reason, '' ], array_column( self::preview( $post ), 'reason' ) );
		self::convert( $post );
		self::assertStringStartsWith( "{$loop}<!-- wp:gallery ", (string) get_post( $post )?->post_content );
	}

	/**
	 * Whoever lists galleries has no page purged from caches; and there may be more than are looked up at once.
	 */
	public function test_large_sites(): void {
		global $wpdb;
		$block  = self::stored( [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://example.test/1.jpg' ] ] ] );
		$first  = self::page( $block );
		$values = array_fill( 0, ConversionPlaces::MAX, $wpdb->prepare( "( %s, 'page', 'publish', '', '', '', '', '' )", $block ) );
		$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_content, post_type, post_status, post_title, post_excerpt, to_ping, pinged, post_content_filtered ) VALUES " . implode( ', ', $values ) );
		$purged = did_action( 'clean_post_cache' );
		$places = GalleryModule::conversion_places();
		self::assertCount( ConversionPlaces::MAX, iterator_to_array( $places->all(), false ) );
		$all = iterator_to_array( $places->all( PHP_INT_MAX ), false );
		self::assertCount( ConversionPlaces::MAX + 1, $all );
		self::assertSame( (string) $first, end( $all )->id );
		self::assertSame( $purged, did_action( 'clean_post_cache' ) );
	}

	/**
	 * What galleries use and core's has not is named.
	 */
	public function test_changes_are_named(): void {
		self::assertSame(
			[
				'The layout becomes columns.',
				'All images are shown at once.',
				'The search is lost.',
				'The tag filter is lost.',
				'The cart and selecting images are lost.',
				'Effects are lost.',
				'Colors, borders, spacing, and typography are lost.',
				'Images are enlarged on click instead of opening in the viewer.',
				'1 image stays on another server, and is lost if it is deleted there.',
			],
			self::preview( self::page( self::stored( [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://other.example/1.jpg' ] ], 'layout' => [ 'layout' => 'mosaic' ], 'mode' => 'pagination', 'search' => true, 'tagFilter' => 'single', 'cart' => true, 'displayTransition' => 'scaleUp', 'backgroundColor' => 'base' ] ) ) )[0]->lost
		);
	}
}
