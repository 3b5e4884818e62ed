<?php
/**
 * How wide pictures of posts are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Feed\Settings\LayoutSettings;

defined( 'ABSPATH' ) || exit;

/**
 * What browsers go by to choose a file: the attribute `sizes`, of the width that a picture has in its layout.
 */
final class PictureSizes {

	/** The widest column of a list, px; themes seldom have wider ones. */
	private const LIST = 800;

	/** A picture beside words at its widest, px; blocks/social-feed/styles/parts/posts.scss. */
	private const THUMBNAIL = 200;

	/**
	 * The value of `sizes`.
	 *
	 * @param LayoutSettings $layout   Layout and columns.
	 * @param float          $shape    Width of the picture, as a part of its height.
	 * @param int            $beside   How many stand side by side within the post.
	 * @param bool           $is_large Whether the post is one of the large ones.
	 */
	public static function of( LayoutSettings $layout, float $shape, int $beside, bool $is_large ): string {
		$is_tile = $layout->is_tile();
		// What is cut off beside a tile has to be there, too.
		$share  = $is_tile ? max( 1.0, $shape * ( $layout->tile_height() ?? 0.0 ) ) : 1 / $beside;
		$widest = $layout->layout === 'list' ? self::LIST : null;
		if ( $layout->post_layout === 'thumbnail' ) {
			return (int) ceil( self::THUMBNAIL * $share ) . 'px';
		}
		if ( $widest !== null ) {
			$px = $widest * $share * ( $layout->post_layout === 'half' ? 0.5 : 1 );
			return '(max-width: 800px) ' . self::percent( 1, $share ) . 'vw, ' . (int) ceil( $px ) . 'px';
		}
		$sizes = [];
		foreach ( $layout->counts->by_width() as $width => $columns ) {
			$span = $is_large ? min( 2, $columns ) : 1;
			// Two halves beside each other need a post that is wide enough for them.
			$half    = $layout->post_layout === 'half' && $width === 0 && $columns < 3 ? 0.5 : 1;
			$value   = self::percent( $columns, $share * $span * $half ) . 'vw';
			$sizes[] = $width === 0 ? $value : "(max-width: {$width}px) {$value}";
		}
		return implode( ', ', $sizes );
	}

	/**
	 * A part of a column as percent of the window.
	 *
	 * @param int   $columns Columns.
	 * @param float $share   Part.
	 */
	private static function percent( int $columns, float $share ): int {
		return (int) ceil( round( 100 / $columns * $share, 6 ) );
	}
}
