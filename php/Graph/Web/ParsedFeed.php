<?php
/**
 * A page of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

defined( 'ABSPATH' ) || exit;

/**
 * What a document says of its feed, with its entries.
 */
final class ParsedFeed {

	/** Entries of one document: older ones are not read. */
	public const MAX_ENTRIES = 500;

	/**
	 * Keeps the fields.
	 *
	 * @param string      $title   Title on one line, or empty.
	 * @param string|null $site    Address of the site.
	 * @param string|null $picture Address of its picture.
	 * @param string|null $next    Address of the next page.
	 * @param list<Entry> $entries Entries in the order of the document.
	 * @param string      $about   What the feed says of itself, or empty.
	 */
	public function __construct(
		public readonly string $title,
		public readonly ?string $site,
		public readonly ?string $picture,
		public readonly ?string $next,
		public readonly array $entries,
		public readonly string $about = ''
	) {}
}
