<?php
/**
 * PHP's half of the contract with TSX.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Images\Image;
use Vitrine\Plugin;
use Vitrine\Tests\ContractFixtures;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * The canvas shows what visitors see: a case holds attributes and posts as they are stored.
 */
final class ContractTest extends TestCase {

	use ContractFixtures;
	use StoredFeed;

	private const FIXTURES = __DIR__ . '/../../../blocks/social-feed/test/fixtures';

	private const NEEDED = [ 'photo', 'album', 'video', 'link', 'links', 'long', 'text', 'hostile', 'instagram', 'right-to-left', 'tiles', 'highlight', 'carousel', 'masonry', 'buttons', 'event', 'review', 'shared', 'reactions', 'kinds-hostile', 'titles', 'header', 'players', 'shop', 'shop-tiles', 'pages' ];

	/**
	 * Of what is stored PHP makes the view that TSX is tested with, and the HTML that TSX renders.
	 *
	 * @param string $name Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( string $name ): void {
		$case                   = self::fixture( "{$name}.json" );
		$_SERVER['HTTPS']       = 'on';
		$_SERVER['REQUEST_URI'] = '';
		add_filter( 'upload_dir', static fn( array $folder ): array => [ ...$folder, 'baseurl' => 'https://example.test/wp-content/uploads' ] );
		self::store( $case );

		$attributes = [ 'source' => 1, ...$case['attributes'] ];
		self::assert_contract(
			$name,
			Plugin::instance()->feed->feed()->first( FeedSettings::of( $attributes ) ),
			self::without_cursors( do_blocks( self::block( $attributes ) ) )
		);
	}

	/**
	 * Stores a case.
	 *
	 * @param array<string, mixed> $case Case.
	 */
	private static function store( array $case ): void {
		global $wpdb;
		self::assertSame( 1, self::add_source( [ 'id' => 1, ...$case['source'], 'link' => (string) $case['source']['link'], 'profile' => (string) wp_json_encode( $case['profile'] ?? [] ) ] ) );
		if ( isset( $case['cover'] ) ) {
			self::add_picture( 1, 0, Image::COVER, [ ...$case['cover'], 'sizes' => (string) wp_json_encode( $case['cover']['sizes'] ) ] );
		}
		foreach ( $case['posts'] as $post ) {
			$wpdb->insert(
				"{$wpdb->prefix}vitrine_posts",
				[
					'id'           => $post['id'],
					'source_id'    => 1,
					'network_id'   => "1_{$post['id']}",
					'published_at' => strtotime( $post['published'] ),
					'ready'        => 1,
					'digest'       => '',
					'words'        => '',
					'data'         => wp_json_encode( $post['data'], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
				]
			);
			foreach ( $post['pictures'] as $picture ) {
				self::add_picture( 1, $post['id'], $picture['position'], [ ...$picture, 'sizes' => (string) wp_json_encode( $picture['sizes'] ) ] );
			}
		}
	}

	/**
	 * Cursors differ from site to site: cases know them by names. What the page's script reads is nothing that TSX renders.
	 *
	 * @param string $html HTML.
	 */
	private static function without_cursors( string $html ): string {
		$html = (string) preg_replace( [ '~<script\b.*?</script>~s', '/ data-post="\d+"( data-plays)?(?=>)/', '/ id="feed-[0-9a-f]{8}"/', '/(?<=aria-label="Pagination) \d+/' ], '', $html );
		// The first page has no parameter.
		$html = (string) preg_replace( [ '/(__page" href=")#feed-[0-9a-f]{8}/', '/\?vitrine-page-[0-9a-f]{8}=(\d+)#feed-[0-9a-f]{8}/' ], [ '$1?page=1', '?page=$1' ], $html );
		return (string) preg_replace_callback( '/(<a class="[^"]*__more [^"]*" href="\?vitrine-feed=)[^"]+/', static fn( array $match ): string => $match[1] . ( str_contains( $match[1], 'is-for-phone' ) ? 'CURSOR-PHONE' : 'CURSOR' ), $html );
	}
}
