<?php
/**
 * A post that we keep.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Graph\RemotePost;
use Vitrine\Images\Image;

defined( 'ABSPATH' ) || exit;

/**
 * A stored post with its pictures and the name of its account.
 *
 * @phpstan-import-type PostData from RemotePost
 */
final class Post {

	/**
	 * Keeps the fields.
	 *
	 * @param int                                                                     $id           Row.
	 * @param string                                                                  $network_id   Id on the network.
	 * @param int                                                                     $published_at Unix time.
	 * @param array                                                                   $data         What is shown.
	 * @param array{network: string, name: string, link: ?string, picture: ?string} $account      Whose post it is.
	 * @param array<int, Image>                                                       $images       Pictures by position.
	 * @phpstan-param PostData $data
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $network_id,
		public readonly int $published_at,
		public readonly array $data,
		public readonly array $account,
		public readonly array $images = []
	) {}
}
