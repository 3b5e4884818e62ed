<?php
/**
 * What a page view does to the database.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use Vitrine\Plugin;

/**
 * Pages read: what they show is noted when it is saved, and by the jobs that keep it up.
 */
final class PageViewTest extends TestCase {

	use StoredFeed;

	/**
	 * A page with each block, of which nothing has been noted, writes nothing.
	 */
	public function test_page_views_write_nothing(): void {
		global $wpdb;
		$content = $this->every_block();
		foreach ( array_keys( \WP_Block_Type_Registry::get_instance()->get_all_registered() ) as $name ) {
			if ( str_starts_with( $name, 'vitrine/' ) ) {
				self::assertStringContainsString( "<!-- wp:{$name} ", $content );
			}
		}
		$this->visit( '<!-- wp:paragraph --><p>What WordPress itself keeps of a first view.</p><!-- /wp:paragraph -->' );
		$page = $this->page( $content );
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_provider_albums SET wanted_at = 1" );
		$writes = [];
		add_filter(
			'query',
			static function ( string $sql ) use ( &$writes ): string {
				if ( preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)/i', $sql ) === 1 ) {
					$writes[] = $sql;
				}
				return $sql;
			}
		);
		$html = $this->view( $page );
		foreach ( [ 'Roses over a gate', 'Poppy', 'data-vitrine', 'Uncategorized', 'aria-label="Page 2"', 'href="#listed"' ] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertSame( [], $writes );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrine_provider_albums" );
		$writes = [];
		$this->view( $page );
		self::assertSame( [], $writes, 'An album that nobody has asked for.' );
	}

	/**
	 * Every block, with what older versions wrote something down for.
	 */
	private function every_block(): string {
		$source = self::add_source();
		$post   = self::add_post( $source, [ 'kind' => 'photo', 'total' => 2 ] );
		self::add_picture( $source, $post, 0, [ 'used_at' => 1000 ] );
		self::add_picture( $source, $post, 1, [ 'status' => 'evicted', 'used_at' => 1000 ] );
		$providers  = Plugin::instance()->providers;
		$flickr     = $providers->services()->get( 'flickr' );
		$connection = $flickr === null ? null : $providers->connections()->add( $flickr, '', [ 'key' => 'f1c0ffee00000000000000000000f1c0', 'user' => '26011645@N00' ], true );
		self::assertNotNull( $connection );
		wp_insert_post( [ 'post_title' => 'One more', 'post_status' => 'publish' ] );
		$block = static fn( string $name, array $attributes = [], string $inside = '' ): string => get_comment_delimited_block_content( $name, [ 'anchor' => 'here', ...$attributes ], $inside );
		return self::block( [ 'source' => $source ] )
			. $block( 'vitrine/gallery', [ 'source' => 'provider', 'provider' => (string) $connection->id, 'providerAlbum' => '72157600000000001' ] )
			. $block( 'vitrine/gallery', [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://example.org/poppy.jpg', 'title' => 'Poppy' ] ] ] )
			. $block( 'vitrine/popup', [ 'conditions' => [ [ [ 'name' => 'all' ] ] ] ], '<!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph -->' . $block( 'vitrine/popup-variant' ) )
			. $block( 'vitrine/form-placeholder' )
			. $block( 'vitrine/sign-up' )
			. $block( 'vitrine/countdown', [ 'kind' => 'visitor' ] )
			. $block( 'vitrine/site-header', [], '<!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph -->' )
			. $block( 'vitrine/mega-menu', [], $block( 'vitrine/mega-menu-item', [ 'label' => 'Shop', 'kind' => 'panel', 'showFor' => 'guests' ], '<!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph -->' ) )
			. $block( 'vitrine/table-of-contents' ) . '<!-- wp:heading --><h2 class="wp-block-heading">Listed</h2><!-- /wp:heading -->'
			. $block( 'core/group', [ 'vitrineSticky' => [ 'edge' => 'top' ], 'vitrineEffects' => [ 'entrance' => [ 'animation' => 'fadeIn' ], 'motion' => [ 'y' => [ 'on' => true ] ], 'dividerTop' => [ 'shape' => 'wave' ] ] ], '<div class="wp-block-group">Inside</div>' )
			. $block( 'vitrine/carousel', [ 'effect' => 'fade' ], $block( 'vitrine/slide', [ 'url' => '/shop/' ], '<!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph -->' ) )
			. $block( 'vitrine/image-comparison', [], str_repeat( '<!-- wp:image --><figure class="wp-block-image"><img src="https://example.org/1.jpg" alt=""/></figure><!-- /wp:image -->', 2 ) )
			. $block( 'vitrine/back-to-top' ) . $block( 'vitrine/search-overlay' ) . $block( 'vitrine/share-buttons', [ 'floatPhone' => 'bottom' ] ) . $block( 'vitrine/embed', [ 'url' => 'https://www.facebook.com/hollinbank' ] )
			. $block( 'vitrine/off-canvas', [ 'openAfterForm' => true ], '<!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph -->' )
			. $block( 'core/query', [ 'queryId' => 0, 'vitrineLoop' => 'abc1234', 'query' => [ 'postType' => 'post', 'perPage' => 1 ] ], '<div class="wp-block-query"><!-- wp:post-template -->' . $block( 'vitrine/loop-item' ) . '<!-- /wp:post-template -->' . $block( 'vitrine/loop-drawer', [], $block( 'vitrine/loop-filter' ) ) . $block( 'vitrine/loop-pagination' ) . '</div>' );
	}

	/**
	 * Saves and views a page.
	 *
	 * @param string $content Its content.
	 */
	private function visit( string $content ): string {
		return $this->view( $this->page( $content ) );
	}

	/**
	 * Saves a page.
	 *
	 * @param string $content Its content.
	 */
	private function page( string $content ): int {
		$page = wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_content' => $content ] ) );
		self::assertGreaterThan( 0, $page );
		return $page;
	}

	/**
	 * Makes a page for a visitor.
	 *
	 * @param int $page Page.
	 */
	private function view( int $page ): string {
		wp_cache_flush();
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- What a request of its own would do.
		$GLOBALS['wp_the_query'] = new \WP_Query( [ 'page_id' => $page ] );
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['post']         = get_post( $page );
		// phpcs:enable
		ob_start();
		do_action( 'wp_head' );
		do_action( 'wp_body_open' );
		while ( have_posts() ) {
			the_post();
			the_content();
		}
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}
}
