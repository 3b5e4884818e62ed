<?php
/**
 * What the pagination of a loop shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Support\Paging\PageWindow;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Links to other pages of a loop. One that leads nowhere now stays in its place without an address, so that nothing
 * shifts when pages are turned without a reload. Twin: frontend/render/loop-pagination/view.ts.
 *
 * @phpstan-type PageLink array{text: string, url: string|null}
 * @phpstan-type PageNumber array{number: int, text: string, name: string, url: string, current: bool}
 */
final class PaginationView {

	/** Pages that have a number each, at most; of more, those between are left out. */
	private const MAX_NUMBERS = 50;

	/**
	 * Keeps the fields.
	 *
	 * @param string     $type     `numbers`, `previous-next`, `numbers-and-previous-next`, `load-more` or `scroll`.
	 * @param string     $label    Its name.
	 * @param array|null $previous The link to the page before; null = there is none in this type.
	 * @param array      $numbers  Pages; the number of a gap is 0.
	 * @param array|null $next     The link to the page after.
	 * @param array|null $first    Back to the first page.
	 * @param array|null $more     The link that adds the posts of the next page.
	 * @param string     $count    How many posts are shown, '' = it is not told.
	 * @param bool       $follow   Whether search engines may follow.
	 * @param bool       $themeButtons Whether the button has the shape of WordPress's Button block.
	 * @phpstan-param PageLink|null $previous
	 * @phpstan-param list<PageNumber> $numbers
	 * @phpstan-param PageLink|null $next
	 * @phpstan-param PageLink|null $first
	 * @phpstan-param PageLink|null $more
	 */
	private function __construct(
		public readonly string $type,
		public readonly string $label,
		public readonly ?array $previous = null,
		public readonly array $numbers = [],
		public readonly ?array $next = null,
		public readonly ?array $first = null,
		public readonly ?array $more = null,
		public readonly string $count = '',
		public readonly bool $follow = true,
		public readonly bool $themeButtons = false
	) {}

	/**
	 * Makes it.
	 *
	 * @param array $read Attributes of the block.
	 * @param Loop  $loop The loop.
	 * @phpstan-param LoopPaginationAttributes $read
	 * @return self|null Null where there is one page.
	 */
	public static function of( array $read, Loop $loop ): ?self {
		$page = $loop->page();
		$last = max( 1, $loop->pages() );
		if ( max( $page, $last ) === 1 ) {
			return null;
		}
		$label  = $read['label'] === '' ? __( 'Pagination', 'vitrine' ) : $read['label'];
		$follow = $loop->state->is_findable();
		$link   = static fn( string $given, string $words, int $to ): array => [
			'text' => $given === '' ? $words : $given,
			'url'  => $to >= 1 && $to <= $last ? $loop->url( $to ) : null,
		];
		if ( $read['type'] === 'load-more' || $read['type'] === 'scroll' ) {
			return new self(
				$read['type'],
				$label,
				first: $page > 1 ? $link( '', __( 'First page', 'vitrine' ), 1 ) : null,
				more: $link( $read['loadMoreLabel'], __( 'Load more', 'vitrine' ), $page + 1 ),
				count: $read['showCount'] ? self::count( $loop ) : '',
				follow: $follow,
				themeButtons: $read['themeButtons']
			);
		}
		$has_ends = $read['type'] !== 'numbers';
		return new self(
			$read['type'],
			$label,
			$has_ends ? $link( $read['previousLabel'], __( 'Previous', 'vitrine' ), min( $page - 1, $last ) ) : null,
			$read['type'] === 'previous-next' ? [] : self::numbers( $read, $loop, $page, $last ),
			$has_ends ? $link( $read['nextLabel'], __( 'Next', 'vitrine' ), $page + 1 ) : null,
			follow: $follow
		);
	}

	/**
	 * Makes the numbers.
	 *
	 * @param array $read Attributes of the block.
	 * @param Loop  $loop The loop.
	 * @param int   $page The page that is shown.
	 * @param int   $last The last page.
	 * @phpstan-param LoopPaginationAttributes $read
	 * @return list<PageNumber>
	 */
	private static function numbers( array $read, Loop $loop, int $page, int $last ): array {
		$is_short = $read['shorten'] || $last > self::MAX_NUMBERS;
		return array_map(
			static fn( int $number ): array => [
				'number'  => $number,
				'text'    => $number === PageWindow::GAP ? '…' : number_format_i18n( $number ),
				'name'    => $number === PageWindow::GAP ? '' : sprintf(
					/* translators: %s: number of a page. */
					__( 'Page %s', 'vitrine' ),
					number_format_i18n( $number )
				),
				'url'     => $number === PageWindow::GAP ? '' : $loop->url( $number ),
				'current' => $number === $page,
			],
			PageWindow::of( min( $page, $last ), $last, $is_short ? $read['midSize'] : $last )
		);
	}

	/**
	 * How many posts a visitor has seen who came to this page by the link.
	 *
	 * @param Loop $loop The loop.
	 */
	private static function count( Loop $loop ): string {
		return sprintf(
			/* translators: 1: number of posts that are shown, 2: number of all posts. */
			__( '%1$s of %2$s', 'vitrine' ),
			number_format_i18n( min( $loop->total(), $loop->page() * $loop->size() ) ),
			number_format_i18n( $loop->total() )
		);
	}
}
