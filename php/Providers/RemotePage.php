<?php
/**
 * A page of an album.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * What one call gave.
 */
final class RemotePage {

	/**
	 * Keeps the fields.
	 *
	 * @param list<RemoteItem> $items       Pictures and albums in their order.
	 * @param string|null      $next        What `Provider::items()` takes for the next page, null = this was the last.
	 * @param string           $title       Title of the album where the answer tells it, or ''.
	 * @param string           $description Description of the album, or ''.
	 */
	public function __construct(
		public readonly array $items,
		public readonly ?string $next = null,
		public readonly string $title = '',
		public readonly string $description = ''
	) {}
}
