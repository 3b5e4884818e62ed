<?php
/**
 * Proof that a page was given what is asked for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Sealed;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Plugin;
use Vitrine\Sealed\ContentStack;
use Vitrine\Sealed\Seal;
use Vitrine\Tests\Gallery\GalleryTestCase;

/**
 * What a page has shown goes on as long as that page may be seen: not longer, and not shorter because it was edited.
 */
final class SealedSettingsTest extends GalleryTestCase {

	/** So many that they do not fit into an address. */
	private const MANY = 400;

	/**
	 * How many items a proof opens to everybody, or the status of the refusal.
	 *
	 * @param string $proof Proof that a page has.
	 */
	private static function opened( string $proof ): int {
		$user                      = get_current_user_id();
		$GLOBALS['wp_rest_server'] = null;
		wp_set_current_user( 0 );
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/gallery' );
		$request->set_query_params( [ 'gallery' => $proof, 'index' => '1' ] );
		$response = rest_do_request( $request );
		wp_set_current_user( $user );
		return $response->get_status() === 200 ? $response->get_data()['total'] : $response->get_status();
	}

	/**
	 * A gallery as it is stored.
	 *
	 * @param int    $count How many pictures.
	 * @param string $title Beginning of their titles.
	 */
	private static function stored( int $count, string $title = 'Picture' ): string {
		$items = array_map( static fn( array $item ): array => [ ...$item, 'title' => "{$title} " . md5( $item['url'] ) ], self::addresses( $count ) );
		return '<!-- wp:vitrine/gallery ' . serialize_block_attributes( [ 'source' => 'urls', 'items' => $items, 'layout' => [ 'type' => 'justified' ] ] ) . ' /-->';
	}

	/**
	 * Adds a post as editors do: revisions begin with the first save.
	 *
	 * @param string               $content Content.
	 * @param array<string, mixed> $fields  Other fields.
	 */
	private static function add( string $content, array $fields = [] ): int {
		$id = wp_insert_post( [ 'post_type' => $fields['post_type'] ?? 'page', 'post_title' => 'x', 'post_status' => 'auto-draft', 'post_author' => 1 ] );
		wp_update_post( wp_slash( [ 'ID' => $id, 'post_status' => 'publish', ...$fields, 'post_content' => $content ] ) );
		return $id;
	}

	/**
	 * Looks at a page as the theme prints it.
	 *
	 * @param int $id Post.
	 * @return string Proof, '' = no gallery.
	 */
	private function shown( int $id ): string {
		$this->new_page();
		global $wp_query;
		$wp_query = new \WP_Query( [ 'post_type' => 'any', 'p' => $id, 'post_status' => 'any' ] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as in a request of that page.
		the_post();
		$html = (string) apply_filters( 'the_content', get_the_content() );
		$wp_query = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the request has ended.
		return str_contains( $html, 'data-vitrine' ) ? self::sealed( $html ) : '';
	}

	/**
	 * The page of a file ends with the page that it is attached to.
	 */
	public function test_page_of_a_file(): void {
		$page  = self::add( '<p>x</p>' );
		$file  = wp_insert_attachment( wp_slash( [ 'post_title' => 'x', 'post_mime_type' => 'application/pdf', 'post_status' => 'inherit', 'post_parent' => $page, 'post_content' => self::stored( 3 ) ] ) );
		$proof = $this->shown( $file );
		self::assertSame( 3, self::opened( $proof ) );
		wp_update_post( [ 'ID' => $page, 'post_password' => 'secret' ] );
		self::assertSame( 404, self::opened( $proof ) );
	}

	/**
	 * What is too long for an address is found where it is stored.
	 *
	 * @return array<string, array{int}>
	 */
	public static function counts(): array {
		return [ 'in the address' => [ 3 ], 'found in content' => [ self::MANY ] ];
	}

	/**
	 * A published page goes on after it was edited, as one that was cached does, and ends when it is not public any more.
	 *
	 * @param int $count Pictures.
	 */
	#[DataProvider( 'counts' )]
	public function test_published_page( int $count ): void {
		$id    = self::add( self::stored( $count ) );
		$proof = $this->shown( $id );
		self::assertLessThanOrEqual( 1500, strlen( $proof ) );
		self::assertSame( $proof, $this->shown( $id ), 'Pages stay equal.' );
		self::assertSame( $count, self::opened( $proof ) );
		self::assertSame( 404, self::opened( md5( $proof ) ) );

		for ( $edit = 1; $edit <= 3; $edit++ ) {
			wp_update_post( [ 'ID' => $id, 'post_content' => "<p>Edited {$edit}</p>" ] );
		}
		self::assertSame( '', $this->shown( $id ) );
		self::assertSame( $count, self::opened( $proof ), 'A cached page goes on.' );
		add_filter( 'nonce_life', static fn(): int => 1 );
		self::assertSame( $count, self::opened( $proof ), 'For ever.' );

		foreach ( [ [ 'post_status' => 'private' ], [ 'post_status' => 'draft' ], [ 'post_status' => 'publish', 'post_password' => 'x' ] ] as $fields ) {
			wp_update_post( [ 'ID' => $id, 'post_status' => 'publish', 'post_password' => '' ] );
			self::assertSame( $count, self::opened( $proof ) );
			wp_update_post( [ 'ID' => $id, ...$fields ] );
			self::assertSame( 404, self::opened( $proof ), (string) wp_json_encode( $fields ) );
		}
		wp_update_post( [ 'ID' => $id, 'post_status' => 'publish', 'post_password' => '' ] );
		wp_trash_post( $id );
		self::assertSame( 404, self::opened( $proof ) );
		wp_delete_post( $id, true );
		self::assertSame( 404, self::opened( $proof ) );
	}

	/**
	 * A page that some may see goes on for those, a day or two, and until its status or password change.
	 *
	 * @param int $count Pictures.
	 */
	#[DataProvider( 'counts' )]
	public function test_page_of_some( int $count ): void {
		wp_set_current_user( 1 );
		foreach ( [ 'private', 'draft', 'pending', 'future' ] as $status ) {
			$id    = self::add( self::stored( $count ), [ 'post_status' => $status, 'post_date' => '2099-01-01 00:00:00', 'edit_date' => true ] );
			$proof = $this->shown( $id );
			self::assertSame( $count, self::opened( $proof ), $status );
			$tick = wp_nonce_tick();
			add_filter( 'nonce_life', $life = static fn(): int => (int) ceil( 2 * time() / ( $tick + 2 ) ) );
			self::assertSame( 404, self::opened( $proof ), "{$status} ends." );
			remove_filter( 'nonce_life', $life );
			wp_update_post( [ 'ID' => $id, 'post_status' => $status === 'private' ? 'draft' : 'private' ] );
			self::assertSame( 404, self::opened( $proof ), $status );
		}
		$id    = self::add( self::stored( $count ), [ 'post_password' => 'one' ] );
		$proof = $this->shown( $id );
		self::assertSame( $proof === '' ? 0 : $count, $proof === '' ? 0 : self::opened( $proof ) );
		wp_update_post( [ 'ID' => $id, 'post_password' => 'other' ] );
		self::assertSame( 404, self::opened( $proof ) );
	}

	/**
	 * What is not saved is seen in a preview of a page that everybody may see: it does not become public with it.
	 */
	public function test_preview_of_a_published_page(): void {
		$id                           = self::add( self::stored( 3 ) );
		$lasting                      = $this->shown( $id );
		$GLOBALS['wp_query']->is_preview = true;
		$brief                        = ContentStack::during( $id, static fn(): string => self::sealed( do_blocks( self::stored( 5 ) ) ) );
		self::assertSame( 5, self::opened( $brief ) );
		add_filter( 'nonce_life', static fn(): int => 1 );
		self::assertSame( [ 404, 3 ], [ self::opened( $brief ), self::opened( $lasting ) ] );
	}

	/**
	 * Posts are in posts: a query loop on a private page, a synced pattern, a post that another page shows.
	 *
	 * @param int $count Pictures.
	 */
	#[DataProvider( 'counts' )]
	public function test_content_within_content( int $count ): void {
		$other = self::add( '<p>Listed</p>', [ 'post_type' => 'post' ] );
		$loop  = '<!-- wp:query {"query":{"perPage":1,"postType":"post","include":[' . $other . ']}} --><div class="wp-block-query"><!-- wp:post-template -->' . self::stored( $count ) . '<!-- /wp:post-template --></div><!-- /wp:query -->';
		$page  = self::add( $loop );
		$proof = $this->shown( $page );
		self::assertSame( $count, self::opened( $proof ) );
		wp_update_post( [ 'ID' => $page, 'post_status' => 'private' ] );
		self::assertSame( 404, self::opened( $proof ), 'It is stored in the page, whatever post it is shown with.' );

		$pattern = self::add( self::stored( $count ), [ 'post_type' => 'wp_block' ] );
		$outer   = self::add( '<!-- wp:block {"ref":' . $pattern . '} /--><p>And more</p>', [ 'post_type' => 'wp_block' ] );
		$page    = self::add( '<!-- wp:block {"ref":' . $outer . '} /-->' );
		$proof   = $this->shown( $page );
		self::assertSame( $count, self::opened( $proof ) );
		self::assertSame( [], ContentStack::posts(), 'Nothing is left behind.' );
		wp_trash_post( $pattern );
		self::assertSame( 404, self::opened( $proof ) );
		wp_untrash_post( $pattern );
		wp_update_post( [ 'ID' => $pattern, 'post_status' => 'publish' ] );
		self::assertSame( $count, self::opened( $proof ) );
		wp_update_post( [ 'ID' => $page, 'post_status' => 'draft' ] );
		self::assertSame( 404, self::opened( $proof ) );
	}

	/**
	 * What all pages share is found, too, and after it was changed.
	 */
	public function test_templates_and_widgets(): void {
		foreach ( [ 'wp_template', 'wp_template_part', 'wp_navigation' ] as $type ) {
			$id    = self::add( self::stored( self::MANY, $type ), [ 'post_type' => $type ] );
			$proof = self::sealed( do_blocks( self::stored( self::MANY, $type ) ) );
			self::assertSame( self::MANY, self::opened( $proof ), $type );
			wp_update_post( [ 'ID' => $id, 'post_content' => '<p>Changed</p>' ] );
			self::assertSame( self::MANY, self::opened( $proof ), "{$type} has revisions" );
			wp_delete_post( $id, true );
			self::assertSame( 404, self::opened( $proof ), $type );
		}
		$proof = self::sealed( do_blocks( self::stored( self::MANY ) ) );
		self::assertSame( 404, self::opened( $proof ) );
		update_option( 'widget_block', [ 2 => [ 'content' => self::stored( self::MANY ) ], '_multiwidget' => 1 ] );
		self::assertSame( self::MANY, self::opened( $proof ) );
	}

	/**
	 * A popup is rendered outside the page's content: its own post counts, and a look at what is not published ends.
	 */
	public function test_during_other_posts(): void {
		$popup = self::add( '<p></p>', [ 'post_type' => 'vitrine_popup' ] );
		$proof = ContentStack::during( $popup, static fn(): string => self::sealed( do_blocks( self::stored( 3 ) ) ) );
		self::assertSame( 3, self::opened( $proof ) );
		wp_update_post( [ 'ID' => $popup, 'post_status' => 'draft' ] );
		self::assertSame( 404, self::opened( $proof ) );
	}

	/**
	 * To find a block is bounded work, however often a page was edited.
	 */
	public function test_search_is_bounded(): void {
		global $wpdb;
		$id    = self::add( self::stored( self::MANY ) );
		$proof = $this->shown( $id );
		for ( $edit = 1; $edit <= 40; $edit++ ) {
			wp_update_post( wp_slash( [ 'ID' => $id, 'post_content' => self::stored( 2, "Edit {$edit}" ) ] ) );
		}
		$before = $wpdb->num_queries;
		self::assertSame( 404, self::opened( $proof ) );
		self::assertLessThan( 45, $wpdb->num_queries - $before );
	}

	/**
	 * Blocks are the same in whatever order their attributes stand, and with defaults or without.
	 */
	public function test_own_settings(): void {
		$one   = GallerySettings::of( [ 'source' => 'urls', 'layout' => [ 'width' => 100, 'height' => 50 ], 'align' => 'wide' ] );
		$other = GallerySettings::own_of_stored( [ 'layout' => [ 'height' => 50, 'width' => 100 ], 'source' => 'urls', 'className' => 'x', 'backItem' => false, 'search' => 'no flag' ] );
		self::assertEquals( $one->own()[0], $other );
		self::assertSame( [], GallerySettings::own_of_stored( [] ) );
		$kit = Plugin::instance()->gallery->sealed();
		self::assertSame( $kit->seal( $one->own()[0] ), $kit->seal( $other ) );
	}

	/**
	 * A seal opens where it was made, for what it was made, as it was made.
	 */
	public function test_seals(): void {
		$seal = new Seal( 'key', 'purpose' );
		foreach ( [ 'x', str_repeat( 'long ', 1000 ), "\0\xFF" ] as $text ) {
			$sealed = $seal->close( $text );
			self::assertMatchesRegularExpression( '/^[\w-]+$/D', $sealed );
			self::assertSame( $text, $seal->open( $sealed ) );
			foreach ( [ new Seal( 'key', 'other' ), new Seal( 'other', 'purpose' ), new Seal( '', 'purpose' ) ] as $stranger ) {
				self::assertNull( $stranger->open( $sealed ) );
			}
			self::assertNull( $seal->open( ( $sealed[0] === 'A' ? 'B' : 'A' ) . substr( $sealed, 1 ) ) );
		}
		self::assertSame( '', ( new Seal( '', 'purpose' ) )->close( 'x' ) );
	}
}
