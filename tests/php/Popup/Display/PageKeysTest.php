<?php
/**
 * What a page is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup\Display;

use Vitrine\Popup\Display\PageKeys;
use Vitrine\Tests\Popup\PopupTestCase;

/**
 * Rows of where, decided of the address alone.
 */
final class PageKeysTest extends PopupTestCase {

	/**
	 * A page below two others.
	 */
	public function test_page(): void {
		$author      = self::add_user( 'editor' );
		$grandparent = self::add_post();
		$parent      = self::add_post( [ 'post_parent' => $grandparent ] );
		$page        = self::add_post( [ 'post_parent' => $parent, 'post_author' => $author ] );
		self::assertEqualsCanonicalizing(
			[
				'general',
				'singular',
				'singular/page',
				"singular/page/{$page}",
				"singular/by_author/{$author}",
				"singular/page_by_author/{$author}",
				'singular/child_of',
				"singular/child_of/{$parent}",
				'singular/any_child_of',
				"singular/any_child_of/{$parent}",
				"singular/any_child_of/{$grandparent}",
			],
			$this->keys( [ 'page_id' => $page ] )
		);
	}

	/**
	 * Posts above a post cost one query where nobody has asked for them before, five at once; posts in a circle end.
	 */
	public function test_posts_above(): void {
		global $wpdb;
		$pages = [ self::add_post( [] ) ];
		while ( count( $pages ) < 9 ) {
			$pages[] = self::add_post( [ 'post_parent' => end( $pages ) ] );
		}
		foreach ( [ 2 => 0, 3 => 1, 7 => 1, 8 => 2 ] as $depth => $queries ) {
			wp_cache_flush();
			wp_load_alloptions();
			$this->go_to( [ 'page_id' => $pages[ $depth ] ] );
			// What the address has named.
			get_post( $pages[1] );
			get_post( $pages[0] );
			$before = $wpdb->num_queries;
			$keys   = PageKeys::current();
			self::assertSame( $queries, $wpdb->num_queries - $before, "{$depth} posts above" );
			self::assertEqualsCanonicalizing( array_map( static fn( int $id ): string => "singular/any_child_of/{$id}", array_slice( $pages, 0, $depth ) ), array_values( (array) preg_grep( '~^singular/any_child_of/~', $keys ) ) );
		}
		$wpdb->update( $wpdb->posts, [ 'post_parent' => $pages[4] ], [ 'ID' => $pages[0] ] );
		wp_cache_flush();
		self::assertCount( 5, (array) preg_grep( '~^singular/any_child_of/~', $this->keys( [ 'page_id' => $pages[4] ] ) ) );
	}

	/**
	 * A post in a category below another one, and with a tag.
	 */
	public function test_post_with_terms(): void {
		$above    = self::add_term( 'category', 'Above' );
		$category = self::add_term( 'category', 'Category', $above );
		$tag      = self::add_term( 'post_tag', 'Tag' );
		$post     = self::add_post( [ 'post_type' => 'post', 'post_category' => [ $category ], 'tags_input' => [ $tag ] ] );
		$keys     = $this->keys( [ 'p' => $post ] );
		self::assertEqualsCanonicalizing(
			[ 'singular/in_category', "singular/in_category/{$category}", "singular/in_category_children/{$above}", 'singular/in_post_tag', "singular/in_post_tag/{$tag}" ],
			array_values( array_filter( $keys, static fn( string $key ): bool => str_contains( $key, '/in_' ) ) )
		);
		self::assertNotContains( 'archive', $keys );
	}

	/**
	 * The front page, whether it is a page or the newest posts, and the page of the newest posts.
	 */
	public function test_front_page(): void {
		$front = self::add_post();
		$blog  = self::add_post();
		self::assertEqualsCanonicalizing( [ 'general', 'singular/front_page', 'archive', 'archive/post_archive' ], $this->keys( [ 'paged' => 0 ] ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		update_option( 'page_for_posts', $blog );
		$keys = $this->keys( [ 'page_id' => $front ] );
		self::assertContains( 'singular/front_page', $keys );
		self::assertContains( "singular/page/{$front}", $keys );
		self::assertEqualsCanonicalizing( [ 'general', 'archive', 'archive/post_archive' ], $this->keys( [ 'page_id' => $blog ] ) );
	}

	/**
	 * Lists of every kind, and what is not there.
	 */
	public function test_archives(): void {
		$author   = self::add_user( 'author' );
		$above    = self::add_term( 'category', 'Above' );
		$middle   = self::add_term( 'category', 'Middle', $above );
		$category = self::add_term( 'category', 'Category', $middle );
		self::add_post( [ 'post_type' => 'post', 'post_author' => $author, 'post_category' => [ $category ], 'post_date' => '2026-02-03 00:00:00' ] );
		register_post_type( 'vitrine_test', [ 'public' => true, 'has_archive' => true ] );
		try {
			self::assertEqualsCanonicalizing( [ 'general', 'archive', 'archive/author', "archive/author/{$author}" ], $this->keys( [ 'author' => $author ] ) );
			self::assertEqualsCanonicalizing( [ 'general', 'archive', 'archive/date' ], $this->keys( [ 'year' => 2026 ] ) );
			self::assertEqualsCanonicalizing( [ 'general', 'archive', 'archive/search' ], $this->keys( [ 's' => 'text' ] ) );
			self::assertEqualsCanonicalizing( [ 'general', 'archive', 'archive/vitrine_test_archive' ], $this->keys( [ 'post_type' => 'vitrine_test' ] ) );
			self::assertEqualsCanonicalizing( [ 'general', 'singular', 'singular/not_found404' ], $this->keys( [] ) );
			self::assertEqualsCanonicalizing(
				[ 'general', 'archive', 'archive/category', "archive/category/{$category}", "archive/child_of_category/{$middle}", "archive/any_child_of_category/{$middle}", "archive/any_child_of_category/{$above}" ],
				$this->keys( [ 'cat' => $category ] )
			);
		} finally {
			unregister_post_type( 'vitrine_test' );
		}
	}

	/**
	 * Keys of shops are there only with WooCommerce.
	 */
	public function test_shop_without_woocommerce(): void {
		register_post_type( 'product', [ 'public' => true, 'has_archive' => true ] );
		try {
			self::assertFalse( class_exists( 'WooCommerce', false ) );
			self::assertNotContains( 'woocommerce', $this->keys( [ 'post_type' => 'product' ] ) );
		} finally {
			unregister_post_type( 'product' );
		}
	}

	/**
	 * Shop, categories of products, search for products, product.
	 */
	public function test_shop(): void {
		register_post_type( 'product', [ 'public' => true, 'has_archive' => true ] );
		register_taxonomy( 'product_cat', 'product' );
		try {
			$category = self::add_term( 'product_cat', 'Category' );
			$product  = self::add_post( [ 'post_type' => 'product' ] );
			$of       = function ( array $query ): array {
				$this->go_to( $query );
				return PageKeys::of_shop( $GLOBALS['wp_query'] );
			};
			self::assertSame( [ 'woocommerce', 'woocommerce/product_archive', 'woocommerce/shop_page' ], $of( [ 'post_type' => 'product' ] ) );
			self::assertSame( [ 'woocommerce', 'woocommerce/product_archive' ], $of( [ 'taxonomy' => 'product_cat', 'term' => get_term( $category )->slug ] ) );
			self::assertSame( [ 'woocommerce', 'woocommerce/product_archive', 'woocommerce/product_search' ], $of( [ 's' => 'x', 'post_type' => 'product' ] ) );
			self::assertSame( [ 'woocommerce', 'woocommerce/product', "woocommerce/product/{$product}" ], $of( [ 'p' => $product, 'post_type' => 'product' ] ) );
			self::assertSame( [], $of( [ 's' => 'x' ] ) );
			self::assertSame( [], $of( [ 'page_id' => self::add_post() ] ) );
		} finally {
			unregister_taxonomy( 'product_cat' );
			unregister_post_type( 'product' );
		}
	}

	/**
	 * Nothing about the visitor, so that a cached page stays right.
	 */
	public function test_keys_are_the_same_for_everybody(): void {
		$query  = [ 'page_id' => self::add_post() ];
		$before = $this->keys( $query );
		wp_set_current_user( self::add_user( 'administrator' ) );
		$_SERVER['HTTP_REFERER']    = 'https://google.com/';
		$_SERVER['HTTP_USER_AGENT'] = 'Phone';
		self::assertSame( $before, $this->keys( $query ) );
	}

	/**
	 * The main query has loaded everything that is asked for.
	 */
	public function test_keys_cost_no_query(): void {
		global $wpdb;
		$above    = self::add_term( 'category', 'Above' );
		$category = self::add_term( 'category', 'Category', $above );
		$tags     = array_map( static fn( int $number ): int => self::add_term( 'post_tag', "Tag {$number}" ), range( 1, 20 ) );
		$post     = self::add_post( [ 'post_type' => 'post', 'post_category' => [ $category ], 'tags_input' => $tags ] );
		$parent   = self::add_post();
		$page     = self::add_post( [ 'post_parent' => $parent ] );
		// WordPress's own map of terms is made once, and autoloaded.
		get_term_children( $above, 'category' );
		foreach ( [ [ 'p' => $post ], [ 'page_id' => $page ], [ 'cat' => $category ], [ 's' => 'text' ], [ 'author' => 1 ], [] ] as $query ) {
			wp_cache_flush();
			wp_load_alloptions();
			$this->go_to( $query );
			$before = $wpdb->num_queries;
			PageKeys::current( false );
			self::assertSame( $before, $wpdb->num_queries, (string) wp_json_encode( $query ) );
		}
	}

	/**
	 * Keys of a page.
	 *
	 * @param array<string, mixed> $query Query.
	 * @return list<string>
	 */
	private function keys( array $query ): array {
		$this->go_to( $query );
		return PageKeys::current();
	}

	/**
	 * Adds a term.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param string $name     Name.
	 * @param int    $above    Term above it.
	 */
	private static function add_term( string $taxonomy, string $name, int $above = 0 ): int {
		$term = wp_insert_term( $name, $taxonomy, [ 'parent' => $above ] );
		self::assertIsArray( $term );
		return $term['term_id'];
	}
}
