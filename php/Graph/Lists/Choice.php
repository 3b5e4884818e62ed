<?php
/**
 * One of several to choose from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Lists;

defined( 'ABSPATH' ) || exit;

/**
 * An album, a playlist, a hashtag or a post.
 */
final class Choice {

	/**
	 * Keeps the fields.
	 *
	 * @param string      $item    What names it: Content::$item.
	 * @param string      $title   What the network calls it.
	 * @param int|null    $total   How many things are in it, null = unknown.
	 * @param int|null    $made_at Unix time of its making, null = unknown.
	 * @param string|null $picture Address of a small picture on the network: to download, never to print.
	 */
	public function __construct(
		public readonly string $item,
		public readonly string $title,
		public readonly ?int $total = null,
		public readonly ?int $made_at = null,
		public readonly ?string $picture = null
	) {}
}
