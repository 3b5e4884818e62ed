<?php
/**
 * Links that open Elementor's lightbox.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

use Vitrine\Lightbox\LinkMark;
use Vitrine\MediaLibrary\VideoLink;

defined( 'ABSPATH' ) || exit;

/**
 * Makes plain links of `#elementor-action:action=lightbox` links, which lead to their image or video and open in ours.
 */
final class ElementorLightbox {

	/** The address, decoded. */
	private const ADDRESS = '~^#elementor-action:action=lightbox[& ]settings=([A-Za-z0-9+/]{1,2000}={0,2})$~D';

	private const IMAGE = '~^https?://[^?#\s"\'<>]+\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?[^#\s"\'<>]*)?$~iD';

	/**
	 * Converts a link, if it is one.
	 *
	 * @param \WP_HTML_Tag_Processor $tags    At the link.
	 * @param string                 $address Its address, possibly hostile.
	 */
	public static function convert( \WP_HTML_Tag_Processor $tags, string $address ): void {
		if ( strlen( $address ) > 4000 || preg_match( self::ADDRESS, rawurldecode( $address ), $match ) !== 1 ) {
			return;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The form of these links; two fields are read from it.
		$json     = base64_decode( $match[1], true );
		$settings = json_decode( is_string( $json ) ? $json : '', true, 4 );
		$url      = is_array( $settings ) ? $settings['url'] ?? '' : '';
		if ( ! is_string( $url ) || ( preg_match( self::IMAGE, $url ) !== 1 && VideoLink::of( $url ) === null ) ) {
			return;
		}
		$group = is_array( $settings ) ? $settings['slideshow'] ?? '' : '';
		$tags->set_attribute( 'href', $url );
		$tags->set_attribute( LinkMark::OPENS, 'yes' );
		// Script compares it with the address of the page, and reads nothing from either.
		$tags->set_attribute( 'data-vitrine-lightbox-action', $address );
		if ( is_string( $group ) && preg_match( '/^[\w-]{1,60}$/D', $group ) === 1 ) {
			$tags->set_attribute( LinkMark::GROUP, $group );
		}
	}
}
