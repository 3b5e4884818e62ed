<?php
/**
 * Links to images and videos in HTML.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Lightbox;

defined( 'ABSPATH' ) || exit;

/**
 * Finds whether some HTML has links that may open in the lightbox, and which attachments are in them. Which ones do is
 * found out by the script, at a press (frontend/lightbox/links.ts).
 */
final class MediaLinks {

	/** Who marks a link so wants it opened. */
	private const MARKS = '/data-(?:vitrine-lightbox|elementor-open-lightbox)=["\']yes["\']/';

	/** A link to an image, and what is in it. Twin of the endings: frontend/lightbox/links.ts. */
	private const IMAGES = '~<a\s[^>]{0,2000}?href=["\'][^"\'?#]{1,1500}\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?[^"\'#]{0,500})?["\'][^>]{0,2000}>(?:\s*<img\s[^>]{0,4000}?\bwp-image-(\d{1,15})\b)?~i';

	/** A link to what may be a video. Twin: frontend/lightbox/links.ts. */
	private const VIDEOS = '~<a\s[^>]{0,2000}?href=["\'](?:https?:)?//[^"\']{0,100}(?:youtu\.?be|vimeo\.|dailymotion\.|dai\.ly)|<a\s[^>]{0,2000}?href=["\'][^"\'?#]{1,1500}\.(?:mp4|webm|ogv|3gp)["\'?]~i';

	/**
	 * Whether a link in it may open in the lightbox.
	 *
	 * @param string $html   HTML.
	 * @param bool   $all    Whether links need not say so.
	 * @param bool   $videos Whether the same is true for videos.
	 */
	public static function has( string $html, bool $all, bool $videos ): bool {
		if ( stripos( $html, '<a ' ) === false ) {
			return false;
		}
		return preg_match( self::MARKS, $html ) === 1
			|| ( $all && preg_match( self::IMAGES, $html ) === 1 )
			|| ( $videos && preg_match( self::VIDEOS, $html ) === 1 );
	}

	/**
	 * Attachments that stand in links to images.
	 *
	 * @param string $html HTML.
	 * @return list<int> Their ids.
	 */
	public static function attachments( string $html ): array {
		preg_match_all( self::IMAGES, $html, $found );
		return array_values( array_filter( array_map( 'intval', $found[1] ), static fn( int $id ): bool => $id > 0 ) );
	}
}
