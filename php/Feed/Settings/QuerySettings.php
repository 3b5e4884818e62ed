<?php
/**
 * Which posts a feed shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The sources, how many posts, which of them, and in which order.
 */
final class QuerySettings {

	/**
	 * Keeps the fields.
	 *
	 * @param list<FeedSource> $sources       Where the posts are from; none = no feed.
	 * @param int              $number        Posts of a page.
	 * @param int              $number_phone  The same on phones; never 0.
	 * @param int              $offset        Posts that are skipped at the beginning.
	 * @param string           $order         `newest`, `oldest`, `popular` or `random`.
	 * @param string[]         $types         Types, see Store\PostFacts; none = all.
	 * @param string[]         $include_words Words of which a post has to have one.
	 * @param string[]         $exclude_words Words that a post may not have.
	 * @param DateRange        $dates         When posts were published.
	 * @param string           $events        `upcoming`, `past` or `all`.
	 * @param bool             $cancelled     Whether canceled events are shown.
	 * @param bool             $negative      Whether reviews that do not recommend are shown.
	 * @param string[]         $hidden        Ids on the network that are not shown.
	 * @param string[]         $pinned        Ids on the network that come first; none of them is hidden.
	 * @param bool             $only_pinned   Whether nothing else is shown.
	 */
	private function __construct(
		public readonly array $sources,
		public readonly int $number,
		public readonly int $number_phone,
		public readonly int $offset,
		public readonly string $order,
		public readonly array $types,
		public readonly array $include_words,
		public readonly array $exclude_words,
		public readonly DateRange $dates,
		public readonly string $events,
		public readonly bool $cancelled,
		public readonly bool $negative,
		public readonly array $hidden,
		public readonly array $pinned,
		public readonly bool $only_pinned
	) {}

	/**
	 * Picks them out of all.
	 *
	 * @param array<string, mixed> $read Attributes within their bounds.
	 * @phpstan-param SocialFeedAttributes $read
	 */
	public static function of( array $read ): self {
		return new self(
			FeedSource::all(
				[
					[
						'source'      => $read['source'],
						'content'     => $read['content'],
						'contentItem' => $read['contentItem'],
					],
					...$read['others'],
				]
			),
			$read['number'],
			$read['numberPhone'] === 0 ? $read['number'] : $read['numberPhone'],
			$read['offset'],
			$read['order'],
			$read['types'],
			$read['includeWords'],
			$read['excludeWords'],
			new DateRange( $read['dateFrom'], $read['dateTo'], $read['lastDays'] ),
			$read['events'],
			$read['showCancelled'],
			$read['showNegative'],
			$read['hidden'],
			array_values( array_diff( $read['pinned'], $read['hidden'] ) ),
			$read['onlyPinned']
		);
	}

	/**
	 * How many posts a page is sent: each kind of screen hides what it has too many.
	 */
	public function sent(): int {
		return max( $this->number, $this->number_phone );
	}

	/**
	 * Whether a source shows a kind of content.
	 *
	 * @param string $kind Such as `events`.
	 */
	public function shows( string $kind ): bool {
		return in_array( $kind, $this->kinds(), true );
	}

	/**
	 * Whether it is a list of what is to come, soonest first.
	 */
	public function is_agenda(): bool {
		return $this->order === 'newest'
			&& $this->events === 'upcoming'
			&& array_unique( $this->kinds() ) === [ 'events' ];
	}

	/**
	 * What of its sources is shown.
	 *
	 * @return list<string>
	 */
	private function kinds(): array {
		return array_map( static fn( FeedSource $one ): string => $one->content->kind, $this->sources );
	}
}
