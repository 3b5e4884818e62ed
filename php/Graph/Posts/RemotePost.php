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
 * `event`: an occurrence, the next one where there are several, all of which stand in `times`; Unix times; `zone` is
 * a name such as `Europe/London` or empty. `review`: `is_positive` or `rating` of 1 to 5, null = the network does not
 * say.
 * `people`: three of those who reacted. `button`: type in the network's word, such as `SHOP_NOW`; the address may
 * begin with `tel:`. `player`: what can be played on the page at `url`; `ratio` is width by height, 0 = unknown. An
 * author without a name is somebody whom the network does not name. `undated`: the network does not say when it was
 * written. `title`: of an album or a video, which is no part of its text.
 *
 * @phpstan-type Tag array{name: string, url: string|null, offset: int, length: int}
 * @phpstan-type Link array{url: string, title: string, text: string}
 * @phpstan-type Place array{name: string, address: string, latitude: float|null, longitude: float|null}
 * @phpstan-type Event array{
 *     name: string,
 *     starts_at: int,
 *     ends_at: int|null,
 *     zone: string,
 *     place: Place|null,
 *     is_canceled: bool,
 *     is_online: bool,
 *     ticket: string|null,
 *     times: list<array{id: string, starts_at: int, ends_at: int|null}>,
 *     interested: int,
 *     attending: int,
 * }
 * @phpstan-type Reactions array{
 *     like: int,
 *     love: int,
 *     care: int,
 *     haha: int,
 *     wow: int,
 *     sad: int,
 *     angry: int,
 * }
 * @phpstan-type Playable array{
 *     provider: 'facebook'|'instagram'|'youtube'|'vimeo'|'dailymotion'|'spotify'|'soundcloud',
 *     url: string,
 *     ratio: float,
 * }
 * @phpstan-type PostData array{
 *     url: string|null,
 *     author: array{name: string, url: string|null}|null,
 *     text: string,
 *     tags: list<Tag>,
 *     kind: 'none'|'photo'|'album'|'video'|'event'|'review',
 *     total: int,
 *     links: list<Link>,
 *     counts: array<string, int>,
 *     event: Event|null,
 *     review: array{is_positive: bool|null, rating: int|null}|null,
 *     reactions: Reactions|null,
 *     people: list<string>,
 *     button: array{type: string, url: string}|null,
 *     shared: array{author: string, url: string, text: string}|null,
 *     player: Playable|null,
 *     films: list<int>,
 *     backdated: bool,
 *     reel: bool,
 *     undated: bool,
 *     title: string,
 * }
 */
final class RemotePost {

	/** Pictures that are shown of an album. */
	public const PICTURES = 4;

	/** Pictures that are kept of an album. */
	public const KEPT_PICTURES = 20;

	/** Positions of pictures of links begin here; those of the post's own media at 0. */
	public const LINK_POSITION = 100;

	/** What a post has of which the network says nothing. */
	public const NOTHING = [
		'url'    => null,
		'author' => null,
		'text'   => '',
		'tags'   => [],
		'kind'   => 'none',
		'total'  => 0,
		'links'  => [],
		'counts' => [],
		...self::RARE,
	];

	/** The same of what few posts have: it is stored with those only. */
	public const RARE = [
		'event'     => null,
		'review'    => null,
		'reactions' => null,
		'people'    => [],
		'button'    => null,
		'shared'    => null,
		'player'    => null,
		// Positions of the pictures of an album that stand for films.
		'films'     => [],
		'backdated' => false,
		'reel'      => false,
		'undated'   => false,
		'title'     => '',
	];

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
