<?php
/**
 * The name that rendered blocks give themselves.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Display;

defined( 'ABSPATH' ) || exit;

/**
 * The first heading of some HTML, which names a dialog that has no name of its own.
 */
final class FirstHeading {

	/**
	 * Its text.
	 *
	 * @param string $html HTML.
	 * @return string At most 200 characters; '' = there is none.
	 */
	public static function of( string $html ): string {
		return preg_match( '~<h([1-6])\b[^>]*>(.*?)</h\1>~is', $html, $match ) === 1
			? mb_substr( trim( html_entity_decode( wp_strip_all_tags( $match[2] ), ENT_QUOTES ) ), 0, 200 )
			: '';
	}
}
