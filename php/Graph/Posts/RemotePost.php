<?php
/**
 * A post as the network has it, normalized.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * The same shape for every network; all text is cleaned of control characters and still hostile.
 *
 * @phpstan-type Tag array{name: string, url: string|null, offset: int, length: int}
 * @phpstan-type Link array{url: string, title: string, text: string}
 * @phpstan-type PostData array{
 *     url: string|null,
 *     author: array{name: string, url: string|null}|null,
 *     text: string,
 *     tags: list<Tag>,
 *     kind: 'none'|'photo'|'album'|'video',
 *     total: int,
 *     links: list<Link>,
 *     counts: array<string, int>,
 * }
 */
final class RemotePost {

	/** Pictures that are shown of an album. */
	public const PICTURES = 4;

	/** Positions of pictures of links begin here; those of the post's own media at 0. */
	public const LINK_POSITION = 10;

	/**
	 * Keeps the fields.
	 *
	 * @param string          $network_id   Id on the network.
	 * @param int             $published_at Unix time; the backdated one where there is one.
	 * @param array           $data         What is shown.
	 * @param RemotePicture[] $pictures     Pictures to download.
	 * @phpstan-param PostData $data
	 */
	public function __construct(
		public readonly string $network_id,
		public readonly int $published_at,
		public readonly array $data,
		public readonly array $pictures
	) {}
}
