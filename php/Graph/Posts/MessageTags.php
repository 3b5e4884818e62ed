<?php
/**
 * Accounts that a text mentions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * `message_tags` of posts and comments.
 *
 * @phpstan-import-type Tag from RemotePost
 */
final class MessageTags {

	/** Those that a text has at most. */
	private const MAX = 50;

	/**
	 * Mentioned accounts. People's links are app-scoped and lead nowhere: they are shown without.
	 *
	 * @param list<array<mixed>> $rows `message_tags`.
	 * @return list<Tag>
	 */
	public static function of( array $rows ): array {
		$tags = [];
		foreach ( array_slice( $rows, 0, self::MAX ) as $row ) {
			$id   = Field::id( $row['id'] ?? null );
			$name = Field::line( $row['name'] ?? null );
			if ( $name === '' ) {
				continue;
			}
			$linked = $id !== '' && in_array( $row['type'] ?? '', [ 'page', 'group', 'event', 'application' ], true );
			$tags[] = [
				'name'   => $name,
				'url'    => $linked ? "https://www.facebook.com/{$id}" : null,
				'offset' => Field::count( $row['offset'] ?? null ) ?? 0,
				'length' => Field::count( $row['length'] ?? null ) ?? 0,
			];
		}
		return $tags;
	}
}
