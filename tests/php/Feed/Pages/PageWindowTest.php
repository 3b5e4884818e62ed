<?php
/**
 * Which pages have a link.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Pages;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Pages\PagesView;
use Vitrine\Support\Paging\PageWindow;
use Vitrine\Tests\TestCase;

/**
 * TypeScript answers alike: frontend/render/page-window.test.ts.
 */
final class PageWindowTest extends TestCase {

	/**
	 * The first page, the last one, those around the one that is shown.
	 *
	 * @param int       $page   Page.
	 * @param int       $count  Pages.
	 * @param list<int> $window Numbers, 0 = a gap.
	 * @param int       $around How many stand on each side.
	 */
	#[DataProvider( 'windows' )]
	public function test_window( int $page, int $count, array $window, int $around = 1 ): void {
		self::assertSame( $window, PageWindow::of( $page, $count, $around ) );
	}

	/**
	 * Cases that TypeScript has, too.
	 *
	 * @return list<array{page: int, count: int, window: list<int>, around?: int}>
	 */
	public static function windows(): array {
		return wp_json_file_decode( dirname( __DIR__, 3 ) . '/fixtures/page-windows.json', [ 'associative' => true ] );
	}

	/**
	 * Pages have all posts that there are, as far as a request may search for them.
	 *
	 * @param int $number Posts of a page.
	 * @param int $posts  Posts.
	 * @param int $count  Pages.
	 */
	#[DataProvider( 'counts' )]
	public function test_count( int $number, int $posts, int $count ): void {
		self::assertSame( [ 1, $count ], [ PagesView::of( 1, $posts, $number )->page, PagesView::of( 1, $posts, $number )->count ] );
		foreach ( [ 0, -1, $count + 1, 101, PHP_INT_MAX ] as $page ) {
			self::assertSame( 1, PagesView::of( $page, $posts, $number )->page, "There is no page {$page}." );
		}
		self::assertSame( max( 1, $count ), PagesView::of( max( 1, $count ), $posts, $number )->page );
	}

	/**
	 * Numbers of posts and pages.
	 *
	 * @return list<array{int, int, int}>
	 */
	public static function counts(): array {
		return [ [ 9, 0, 0 ], [ 9, 9, 1 ], [ 9, 10, 2 ], [ 1, 5000, 100 ], [ 9, 5000, 100 ], [ 50, 5000, 20 ], [ 50, 1000, 20 ] ];
	}
}
