<?php
/**
 * What is stored of a post.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * Puts together what the network has, what is stored already, and what is searched.
 *
 * @phpstan-import-type PostData from RemotePost
 */
final class StoredData {

	/**
	 * What the words to include and exclude are looked for in.
	 *
	 * @param array<string, mixed> $data What is shown of a post.
	 */
	public static function words( array $data ): string {
		$titles = is_array( $data['links'] ?? null ) ? array_column( $data['links'], 'title' ) : [];
		$event  = is_array( $data['event'] ?? null ) ? $data['event']['name'] ?? '' : '';
		$shared = is_array( $data['shared'] ?? null ) ? $data['shared']['text'] ?? '' : '';
		return SearchText::fold(
			implode(
				' ',
				array_filter( [ $event, $data['title'] ?? '', $data['text'] ?? '', ...$titles, $shared ], 'is_string' )
			)
		);
	}

	/**
	 * What is written down: what few posts have, with those only.
	 *
	 * @param array<string, mixed> $data What is shown of a post.
	 */
	public static function json( array $data ): string {
		$kept = array_filter(
			$data,
			static fn( mixed $value, string $name ): bool => ! array_key_exists( $name, RemotePost::RARE )
				|| $value !== RemotePost::RARE[ $name ],
			ARRAY_FILTER_USE_BOTH
		);
		return (string) wp_json_encode( $kept, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * What tells whether a post has changed.
	 *
	 * @param string   $json         What is written down.
	 * @param int|null $published_at Unix time; null where the network says none: then it is when it was first seen.
	 */
	public static function digest( string $json, ?int $published_at ): string {
		return md5( "{$json}{$published_at}" );
	}

	/**
	 * What is known of a post, with what is stored of the parts that were not asked for.
	 *
	 * @param array        $fresh   What the network has.
	 * @param array<mixed> $stored  What is stored.
	 * @param string[]     $lacking Parts, see PostPage.
	 * @phpstan-param PostData $fresh
	 * @return array
	 * @phpstan-return PostData
	 */
	public static function merged( array $fresh, array $stored, array $lacking ): array {
		/** What Posts::store() wrote.
		 *
		 * @var PostData $stored */
		$stored = [ ...$fresh, ...RemotePost::RARE, ...$stored ];
		$counts = [ ...$fresh['counts'], ...array_intersect_key( $stored['counts'], array_flip( $lacking ) ) ];
		// In the order of the networks' classes: what is the same has the same digest.
		$fresh['counts'] = array_intersect_key(
			array_replace( array_flip( [ 'likes', 'comments', 'shares' ] ), $counts ),
			$counts
		);
		$names = array_intersect( $lacking, [ 'author', ...array_keys( RemotePost::RARE ) ] );
		/** Each member has the type that it has in the other.
		 *
		 * @var PostData $fresh */
		$fresh = [
			...$fresh,
			...array_intersect_key( $stored, array_flip( $names ) ),
			'event' => $fresh['event'] === null || $stored['event'] === null
				? $fresh['event']
				: [ ...$fresh['event'], ...array_intersect_key( $stored['event'], self::parts( 'event', $lacking ) ) ],
		];
		if ( ! in_array( 'media', $lacking, true ) ) {
			return $fresh;
		}
		// The network's own words stand for the text only where there is nothing else to show.
		$text = $stored['text'] === '' ? '' : $fresh['text'];
		return [
			...$fresh,
			'text'  => $text,
			'kind'  => $stored['kind'],
			'total' => $stored['total'],
			'links' => $stored['links'],
		];
	}

	/**
	 * Which members of a part were not asked for.
	 *
	 * @param string   $part    Part, such as `event`.
	 * @param string[] $lacking Parts, some of them as `event.place`.
	 * @return array<string, true> By name.
	 */
	private static function parts( string $part, array $lacking ): array {
		$names = [];
		foreach ( $lacking as $name ) {
			if ( str_starts_with( $name, "{$part}." ) ) {
				$names[ substr( $name, strlen( $part ) + 1 ) ] = true;
			}
		}
		return $names;
	}
}
