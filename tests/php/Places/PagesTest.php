<?php
/**
 * Page caches are told.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Places;

use Vitrine\Tests\SourceTestCase;

/**
 * Whoever keeps copies of pages forgets those that show what has changed, once for each refresh, and no others.
 */
final class PagesTest extends SourceTestCase {

	/**
	 * Loads the stand-ins, for this process.
	 */
	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__ ) . '/fixtures/page-caches.php';
		foreach ( [ 'litespeed_purge_post', 'litespeed_purge_all', 'cache_enabler_clear_page_cache_by_post', 'cache_enabler_clear_site_cache', 'breeze_clear_all_cache' ] as $hook ) {
			add_action( $hook, static fn( mixed $post = 'all' ) => vitrine_test_told( $hook, $post === '' ? 'all' : $post ) );
		}
		vitrine_test_told();
	}

	/**
	 * Publishes a page.
	 *
	 * @param string $content Content.
	 * @param string $status  Status.
	 */
	private static function page( string $content, string $status = 'publish' ): int {
		return wp_insert_post( [ 'post_type' => 'page', 'post_status' => $status, 'post_title' => 'Page', 'post_content' => $content ] );
	}

	/**
	 * What a tool was told.
	 *
	 * @param list<array<mixed>> $told What all were told.
	 * @param string             $tool Tool.
	 * @return list<mixed>
	 */
	private static function to( array $told, string $tool ): array {
		return array_values( array_map( static fn( array $one ): mixed => $one[1], array_filter( $told, static fn( array $one ): bool => $one[0] === $tool ) ) );
	}

	/**
	 * A new post: the page with its account is forgotten by each tool in its own way; drafts and other pages are left alone.
	 */
	public function test_pages_with_the_account_are_forgotten(): void {
		$garden = $this->fetched( 3 );
		$block  = '<!-- wp:vitrine/social-feed {"source":' . $garden->id . '} /-->';
		$page   = self::page( $block );
		$merged = self::page( '<!-- wp:vitrine/social-feed {"source":999,"others":[{"source":' . $garden->id . '}]} /-->' );
		self::page( $block, 'draft' );
		self::page( '<!-- wp:vitrine/social-feed {"source":999} /-->' );
		self::page( 'Words' );
		$GLOBALS['cloudflareHooks'] = new class() {
			public function purgeCacheByRelevantURLs( int $id ): void { // phpcs:ignore
				vitrine_test_told( 'cloudflare', $id );
			}
		};
		$this->graph_control( [ 'add' => [ 'account' => self::GARDEN, 'text' => 'New' ] ] );
		$this->edit_source( $garden->id, [ 'next_refresh_at' => time() - 1 ] );
		vitrine_test_told();
		do_action( 'vitrine_refresh_sources' );
		unset( $GLOBALS['cloudflareHooks'] );
		$told = vitrine_test_told();
		foreach ( [ 'supercache', 'w3tc', 'rocket', 'optimize', 'litespeed_purge_post', 'cache_enabler_clear_page_cache_by_post', 'cloudflare' ] as $tool ) {
			self::assertEqualsCanonicalizing( [ $page, $merged ], self::to( $told, $tool ), $tool );
		}
		self::assertEqualsCanonicalizing( [ get_permalink( $page ), get_permalink( $merged ) ], self::to( $told, 'siteground' ) );
		self::assertContains( [ wp_parse_url( (string) get_permalink( $page ), PHP_URL_PATH ) ], self::to( $told, 'pantheon' ) );
		self::assertSame( [ 'all' ], self::to( $told, 'breeze_clear_all_cache' ), 'It knows no single pages.' );

		$this->edit_source( $garden->id, [ 'next_refresh_at' => time() - 1 ] );
		do_action( 'vitrine_refresh_sources' );
		self::assertSame( [], vitrine_test_told(), 'Where nothing has changed, nobody is told.' );
	}

	/**
	 * A feed in what pages share: any page may show it.
	 */
	public function test_shared_places_concern_all_pages(): void {
		$garden  = $this->fetched( 3 );
		$pattern = wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Feed', 'post_content' => '<!-- wp:vitrine/social-feed {"source":' . $garden->id . '} /-->' ] );
		self::assertGreaterThan( 0, $pattern );
		$this->graph_control( [ 'add' => [ 'account' => self::GARDEN, 'text' => 'New' ] ] );
		$this->edit_source( $garden->id, [ 'next_refresh_at' => time() - 1 ] );
		vitrine_test_told();
		do_action( 'vitrine_refresh_sources' );
		$told = vitrine_test_told();
		foreach ( [ 'supercache', 'w3tc', 'rocket', 'optimize', 'siteground', 'pantheon', 'litespeed_purge_all', 'cache_enabler_clear_site_cache', 'breeze_clear_all_cache' ] as $tool ) {
			self::assertSame( [ 'all' ], self::to( $told, $tool ), $tool );
		}
	}

	/**
	 * What is refreshed outside of the event, as behind a webhook, is told at once; a page view tells nobody.
	 */
	public function test_at_once_behind_a_webhook_and_never_by_a_page_view(): void {
		$garden = $this->fetched( 3 );
		$page   = self::page( '<!-- wp:vitrine/social-feed {"source":' . $garden->id . '} /-->' );
		vitrine_test_told();
		$this->graph_control( [ 'add' => [ 'account' => self::GARDEN, 'text' => 'New' ] ] );
		do_blocks( (string) get_post( $page )?->post_content );
		self::assertSame( [], vitrine_test_told() );
		$this->refresh( $garden->id );
		self::assertSame( [ $page ], self::to( vitrine_test_told(), 'rocket' ) );
	}

	/**
	 * A disconnected account: what its pages showed is to be gone.
	 */
	public function test_disconnected_accounts(): void {
		$garden = $this->fetched( 3 );
		$page   = self::page( '<!-- wp:vitrine/social-feed {"source":' . $garden->id . '} /-->' );
		vitrine_test_told();
		$this->plugin->feed->connections()->remove( $garden->id );
		self::assertSame( [ $page ], self::to( vitrine_test_told(), 'rocket' ) );
	}

	/**
	 * The site decides, and a tool that breaks does not break the refresh.
	 */
	public function test_filter_and_faults(): void {
		$garden = $this->fetched( 3 );
		$page   = self::page( '<!-- wp:vitrine/social-feed {"source":' . $garden->id . '} /-->' );
		add_action(
			'litespeed_purge_post',
			static function (): void {
				throw new \RuntimeException( 'Broken' );
			},
			1
		);
		$seen   = [];
		$purged = [];
		add_filter(
			'vitrine_purge_pages',
			static function ( array $pages, array $accounts ) use ( &$seen ): array {
				$seen = [ $pages, $accounts ];
				return [ 'posts' => [ 1 ], 'all' => false ];
			},
			10,
			2
		);
		add_action(
			'vitrine_pages_purged',
			static function ( array $posts, bool $all ) use ( &$purged ): void {
				$purged = [ $posts, $all ];
			},
			10,
			2
		);
		$this->graph_control( [ 'add' => [ 'account' => self::GARDEN, 'text' => 'New' ] ] );
		self::assertTrue( $this->refresh( $garden->id )->complete );
		self::assertSame( [ [ 'posts' => [ $page ], 'all' => false ], [ $garden->id ] ], $seen );
		self::assertSame( [ [ 1 ], false ], $purged );
		self::assertSame( [ 1 ], self::to( vitrine_test_told(), 'cache_enabler_clear_page_cache_by_post' ) );
	}
}
