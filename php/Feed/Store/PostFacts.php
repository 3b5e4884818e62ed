<?php
/**
 * What posts are filtered and ordered by.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Columns of `vitrine_posts` that say in short what its `data` says.
 */
final class PostFacts {

	/** Events. */
	public const CANCELLED = 'cancelled';

	/** Reviews. */
	public const NEGATIVE = 'negative';

	/**
	 * The columns.
	 *
	 * @param array<string, mixed> $data What is shown of a post.
	 * @return array{type: string, flag: string, popularity: int, ends_at: int}
	 */
	public static function of( array $data ): array {
		$event  = is_array( $data['event'] ?? null ) ? $data['event'] : [];
		$review = is_array( $data['review'] ?? null ) ? $data['review'] : [];
		$counts = is_array( $data['counts'] ?? null ) ? $data['counts'] : [];
		return [
			'type'       => self::type( $data ),
			'flag'       => match ( true ) {
				( $event['is_canceled'] ?? false ) === true => self::CANCELLED,
				( $review['is_positive'] ?? null ) === false => self::NEGATIVE,
				default => '',
			},
			'popularity' => max( 0, (int) ( $counts['likes'] ?? 0 ) + (int) ( $counts['comments'] ?? 0 ) ),
			'ends_at'    => self::end( $event ),
		];
	}

	/**
	 * What it is.
	 *
	 * @param array<string, mixed> $data What is shown of a post.
	 * @return string `photo`, `album`, `video`, `reel`, `link`, `text`, `event` or `review`.
	 */
	private static function type( array $data ): string {
		$kind = $data['kind'] ?? 'none';
		return match ( true ) {
			in_array( $kind, [ 'event', 'review' ], true ) => $kind,
			( $data['reel'] ?? false ) === true => 'reel',
			in_array( $kind, [ 'photo', 'album', 'video' ], true ) => $kind,
			( $data['links'] ?? [] ) !== [] => 'link',
			default => 'text',
		};
	}

	/**
	 * When an event is over: with its last time, where it has several.
	 *
	 * @param array<mixed> $event The event, or nothing.
	 * @return int Unix time; 0 = never heard of.
	 */
	private static function end( array $event ): int {
		$ends = [ 0 ];
		foreach ( [ $event, ...( is_array( $event['times'] ?? null ) ? $event['times'] : [] ) ] as $time ) {
			$end    = is_array( $time ) ? $time['ends_at'] ?? $time['starts_at'] ?? 0 : 0;
			$ends[] = is_int( $end ) ? $end : 0;
		}
		return max( $ends );
	}
}
