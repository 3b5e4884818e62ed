<?php
/**
 * A feed in a sentence.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer;

use Vitrine\Feed\Contents\ContentName;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * What of a block is seen first: what it shows, how many, and how they stand.
 */
final class FeedSummary {

	/**
	 * In words, such as `Masonry, 3 columns, 9 posts at a time`.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	public static function of( array $attributes ): string {
		$read  = Schema::of_block( 'social-feed' )->read( $attributes );
		$parts = [ self::layout( (string) $read['layout'] ) ];
		if ( $read['layout'] !== 'list' ) {
			$parts[] = sprintf(
				/* translators: %d: number of columns. */
				_n( '%d column', '%d columns', (int) $read['columns'], 'vitrine' ),
				(int) $read['columns']
			);
		}
		$parts[] = sprintf(
			/* translators: %d: number of posts. */
			_n( '%d post at a time', '%d posts at a time', (int) $read['number'], 'vitrine' ),
			(int) $read['number']
		);
		if ( $read['content'] !== 'posts' ) {
			$parts[] = ContentName::of_kind( (string) $read['content'] );
		}
		return implode( wp_get_list_item_separator(), $parts );
	}

	/**
	 * Name of a layout.
	 *
	 * @param string $layout Layout.
	 */
	private static function layout( string $layout ): string {
		return match ( $layout ) {
			'list'      => __( 'List', 'vitrine' ),
			'masonry'   => __( 'Masonry', 'vitrine' ),
			'tiles'     => __( 'Tiles', 'vitrine' ),
			'highlight' => __( 'Highlights', 'vitrine' ),
			'carousel'  => __( 'Carousel', 'vitrine' ),
			default     => __( 'Grid', 'vitrine' ),
		};
	}
}
