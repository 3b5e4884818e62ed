<?php
/**
 * Shapes of pictures.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Skins;

defined( 'ABSPATH' ) || exit;

/**
 * Says of each post what shape its featured image has, so that rows stand before a picture is there
 * (extensions/post-template/justified.scss).
 */
final class PictureRatios {

	/** Of a post without a picture. */
	private const NONE = 1.5;

	/** Panoramas and towers are cropped to these. */
	private const MIN = 0.5;
	private const MAX = 3.0;

	/**
	 * Adds the shapes to the posts of a loop.
	 *
	 * @param string $html The posts as core prints them.
	 */
	public static function added( string $html ): string {
		$posts = new \WP_HTML_Tag_Processor( $html );
		while ( $posts->next_tag( [ 'tag_name' => 'li', 'class_name' => 'wp-block-post' ] ) ) {
			$classes = $posts->get_attribute( 'class' );
			if ( is_string( $classes ) && preg_match( '/(?:^| )post-(\d+)(?: |$)/D', $classes, $found ) === 1 ) {
				$style = $posts->get_attribute( 'style' );
				$posts->set_attribute(
					'style',
					( is_string( $style ) && $style !== '' ? rtrim( $style, '; ' ) . ';' : '' )
						. '--vitrine-ratio:' . self::of( (int) $found[1] )
				);
			}
		}
		return $posts->get_updated_html();
	}

	/**
	 * Width by height of the featured image of a post.
	 *
	 * @param int $post Its id.
	 */
	private static function of( int $post ): float {
		$picture = (int) get_post_thumbnail_id( $post );
		$file    = $picture > 0 ? get_post_meta( $picture, '_wp_attachment_metadata', true ) : null;
		$width   = is_array( $file ) ? $file['width'] ?? 0 : 0;
		$height  = is_array( $file ) ? $file['height'] ?? 0 : 0;
		return is_numeric( $width ) && is_numeric( $height ) && $width > 0 && $height > 0
			? round( min( self::MAX, max( self::MIN, $width / $height ) ), 3 )
			: self::NONE;
	}
}
