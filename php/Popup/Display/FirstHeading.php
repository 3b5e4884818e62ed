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

	/** As many words as tell one section from another. */
	private const WORDS = 6;

	/**
	 * Its text.
	 *
	 * @param string $html HTML.
	 * @return string At most 200 characters; '' = there is none.
	 */
	public static function of( string $html ): string {
		return preg_match( '~<h([1-6])\b[^>]*>(.*?)</h\1>~is', $html, $match ) === 1 ? self::text( $match[2] ) : '';
	}

	/**
	 * Its text, or the first words where there is none.
	 *
	 * @param string $html HTML.
	 * @return string At most 200 characters; '' = there are no words.
	 */
	public static function or_words( string $html ): string {
		$heading = self::of( $html );
		return $heading === '' ? self::text( wp_trim_words( $html, self::WORDS, '…' ) ) : $heading;
	}

	/**
	 * The text of some HTML.
	 *
	 * @param string $html HTML.
	 */
	private static function text( string $html ): string {
		return mb_substr( trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES ) ), 0, 200 );
	}
}
