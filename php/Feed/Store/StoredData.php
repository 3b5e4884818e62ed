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
		return SearchText::fold( implode( ' ', array_filter( [ $data['text'] ?? '', ...$titles ], 'is_string' ) ) );
	}

	/**
	 * What is known of a post, with what is stored of the parts that were not asked for.
	 *
	 * @param array        $fresh   What the network has.
	 * @param array<mixed> $stored  What is stored.
	 * @param string[]     $lacking Parts.
	 * @phpstan-param PostData $fresh
	 * @return array
	 * @phpstan-return PostData
	 */
	public static function merged( array $fresh, array $stored, array $lacking ): array {
		/** What Posts::store() wrote.
		 *
		 * @var PostData $stored */
		$stored = [ ...$fresh, ...$stored ];
		$counts = [ ...$fresh['counts'], ...array_intersect_key( $stored['counts'], array_flip( $lacking ) ) ];
		// In the order of the networks' classes: what is the same has the same digest.
		$fresh['counts'] = array_intersect_key(
			array_replace( array_flip( [ 'likes', 'comments', 'shares' ] ), $counts ),
			$counts
		);
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
}
