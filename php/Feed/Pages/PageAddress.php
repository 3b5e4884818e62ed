<?php
/**
 * Addresses of the pages of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Pages;

use Vitrine\Support\TrackingParameters;

defined( 'ABSPATH' ) || exit;

/**
 * A page of a feed is the same page of the site with a parameter that is this feed's own: others on it stay where they
 * are. Twin: frontend/feed/pages/address.ts.
 */
final class PageAddress {

	/**
	 * Keeps the fields.
	 *
	 * @param string $parameter Name of the parameter.
	 * @param string $base      Path and query of the page of the site.
	 * @param string $element   Id of the feed's element, '' = none.
	 * @param int    $nth       Which of the feeds with pages it is, from 1.
	 */
	private function __construct(
		public readonly string $parameter,
		private readonly string $base,
		public readonly string $element,
		private readonly int $nth
	) {}

	/**
	 * On the page that is being rendered.
	 *
	 * @param string $feed    Name of the feed: FeedProof::name().
	 * @param string $element Id of the feed's element.
	 * @param int    $nth     Which of the feeds with pages it is.
	 */
	public static function of_page( string $feed, string $element, int $nth ): self {
		return new self( PagesModule::PARAMETER . $feed, TrackingParameters::page(), $element, $nth );
	}

	/**
	 * In an answer to a script, which knows on what page it is.
	 *
	 * @param string $feed Name of the feed.
	 */
	public static function of_answer( string $feed ): self {
		return new self( PagesModule::PARAMETER . $feed, '', '', 1 );
	}

	/**
	 * Name of the links to the pages: no two on a page of the site have the same.
	 */
	public function name(): string {
		return $this->nth === 1
			? __( 'Pagination', 'vitrine' )
			/* translators: %d: number of a list of links to pages, 2 or more. */
			: sprintf( __( 'Pagination %d', 'vitrine' ), $this->nth );
	}

	/**
	 * The page that the address of this request asks for.
	 */
	public function asked(): int {
		// phpcs:ignore WordPress.Security -- only digits count.
		$page = $_GET[ $this->parameter ] ?? null;
		return is_string( $page ) && preg_match( '/^[1-9]\d{0,3}$/D', $page ) === 1 ? (int) $page : 1;
	}

	/**
	 * The address of a page; the first one has no parameter.
	 *
	 * @param int $page Number.
	 */
	public function of( int $page ): string {
		$url = $page === 1 && $this->base !== ''
			? remove_query_arg( $this->parameter, $this->base )
			: add_query_arg( $this->parameter, (string) $page, $this->base );
		return $url . ( $this->element === '' ? '' : "#{$this->element}" );
	}
}
