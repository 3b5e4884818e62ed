<?php
/**
 * Style sheets of kinds of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views\Kinds;

use Vitrine\Feed\Store\Post;

defined( 'ABSPATH' ) || exit;

/**
 * Few feeds have events, reviews, shared posts or posts with several links: the others do not carry their style.
 */
final class KindSheets {

	/**
	 * Sheets that posts need, by the end of their names.
	 *
	 * @param list<Post> $posts Posts that are shown.
	 * @return list<string>
	 */
	public static function of( array $posts ): array {
		$found = [];
		foreach ( $posts as $post ) {
			foreach ( [ 'event', 'review', 'shared' ] as $kind ) {
				if ( $post->data[ $kind ] !== null ) {
					$found[ $kind ] = $kind;
				}
			}
			if ( count( $post->data['links'] ) > 1 ) {
				$found['links'] = 'links';
			}
			if ( $post->data['title'] !== '' ) {
				$found['title'] = 'title';
			}
		}
		return array_values( $found );
	}
}
