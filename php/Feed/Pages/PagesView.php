<?php
/**
 * The pages of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Pages;

use Vitrine\Feed\Store\PostQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Which page of a feed is shown, and how many there are. Twin: PagesView in frontend/render/feed/pages/types.ts.
 */
final class PagesView implements \JsonSerializable {

	/** A visitor reaches no more; with PostQuery::SEARCHED it bounds what a request can cost. */
	public const MAX_PAGES = 100;

	/**
	 * Keeps the fields.
	 *
	 * @param int $page  The page that is shown, from 1.
	 * @param int $count How many there are.
	 * @param int $posts How many posts they have together.
	 */
	private function __construct(
		public readonly int $page,
		public readonly int $count,
		public readonly int $posts
	) {}

	/**
	 * Makes it.
	 *
	 * @param int $page   Which page is asked for; one that is not there is the first.
	 * @param int $posts  How many posts there are.
	 * @param int $number Posts of a page.
	 */
	public static function of( int $page, int $posts, int $number ): self {
		$count = (int) ceil( min( $posts, self::max_posts( $number ) ) / $number );
		return new self( $page >= 1 && $page <= $count ? $page : 1, $count, $posts );
	}

	/**
	 * How many posts all pages have at most.
	 *
	 * @param int $number Posts of a page.
	 */
	public static function max_posts( int $number ): int {
		return min( self::MAX_PAGES * $number, PostQuery::SEARCHED );
	}

	/**
	 * Words of the links: those of WordPress.
	 *
	 * @return array{label: string, previous: string, next: string, page: string}
	 */
	public static function words(): array {
		return [
			'label'    => __( 'Pagination', 'vitrine' ),
			'previous' => __( 'Previous Page', 'vitrine' ),
			'next'     => __( 'Next Page', 'vitrine' ),
			/* translators: %d: number of a page. */
			'page'     => __( 'Page %d', 'vitrine' ),
		];
	}

	/**
	 * The shape that the canvas gets.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return [ ...get_object_vars( $this ), 'words' => self::words() ];
	}
}
