<?php
/**
 * What people have done with a post of a Facebook page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Reads counts of reactions, comments and shares as the Graph API answers them.
 *
 * @phpstan-import-type Reactions from RemotePost
 */
final class FacebookCounts {

	/** Reactions by the names under which they are asked for; those that the network adds are in the total only. */
	public const REACTIONS = [ 'like', 'love', 'care', 'haha', 'wow', 'sad', 'angry' ];

	/** Names of people that are kept. */
	public const PEOPLE = 3;

	/**
	 * How many reactions, comments and shares there are, as far as the network says.
	 *
	 * @param array<mixed> $row The node.
	 * @return array<string, int> By `likes`, `comments`, `shares`.
	 */
	public static function of( array $row ): array {
		return array_filter(
			[
				'likes'    => Field::count( Field::at( $row, 'reactions', 'summary', 'total_count' ) ),
				'comments' => Field::count( Field::at( $row, 'comments', 'summary', 'total_count' ) ),
				'shares'   => Field::count( Field::at( $row, 'shares', 'count' ) ),
			],
			static fn( ?int $count ): bool => $count !== null
		);
	}

	/**
	 * How many reactions there are of each kind, null when there is none.
	 *
	 * @param array<mixed> $row The node.
	 * @return Reactions|null
	 */
	public static function reactions( array $row ): ?array {
		$of        = static fn( string $name ): int => Field::count(
			Field::at( $row, $name, 'summary', 'total_count' )
		) ?? 0;
		$reactions = [
			'like'  => $of( 'like' ),
			'love'  => $of( 'love' ),
			'care'  => $of( 'care' ),
			'haha'  => $of( 'haha' ),
			'wow'   => $of( 'wow' ),
			'sad'   => $of( 'sad' ),
			'angry' => $of( 'angry' ),
		];
		return array_sum( $reactions ) === 0 ? null : $reactions;
	}

	/**
	 * Names of some who have reacted; the network gives them to the page's own token.
	 *
	 * @param array<mixed> $row The node.
	 * @return list<string>
	 */
	public static function people( array $row ): array {
		$names = array_map(
			static fn( array $person ): string => Field::line( $person['name'] ?? null, 100 ),
			Field::rows( Field::at( $row, 'reactions', 'data' ) )
		);
		$named = array_values( array_filter( $names, static fn( string $name ): bool => $name !== '' ) );
		return array_slice( $named, 0, self::PEOPLE );
	}
}
