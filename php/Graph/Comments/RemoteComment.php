<?php
/**
 * A comment as the network has it, normalized.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Comments;

use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * The same shape for every network, for comments and replies; all text is cleaned of control characters and still
 * hostile.
 *
 * @phpstan-import-type Tag from RemotePost
 * @phpstan-type CommentData array{
 *     author: array{name: string, url: string|null, is_account: bool}|null,
 *     text: string,
 *     tags: list<Tag>,
 *     likes: int,
 *     url: string|null,
 *     link: array{url: string, title: string}|null,
 * }
 */
final class RemoteComment {

	/**
	 * Keeps the fields.
	 *
	 * @param string             $network_id   Id on the network.
	 * @param int                $published_at Unix time, 0 when the network does not say.
	 * @param int                $replies      How many replies it has.
	 * @param array              $data         What is shown.
	 * @param RemotePicture|null $picture      Picture that is attached to it.
	 * @param self[]|null        $answers      Its first replies, null where the network was not asked for them.
	 * @phpstan-param CommentData $data
	 */
	public function __construct(
		public readonly string $network_id,
		public readonly int $published_at,
		public readonly int $replies,
		public readonly array $data,
		public readonly ?RemotePicture $picture = null,
		public readonly ?array $answers = null
	) {}
}
