<?php
/**
 * Words to filter by.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Folds text so that the database finds whole words and phrases in any script, whatever their case and punctuation.
 */
final class Words {

	/**
	 * The text as it is searched: lower case, words apart by one space, one at either end.
	 *
	 * @param string $text Text.
	 */
	public static function fold( string $text ): string {
		return ' ' . trim( (string) preg_replace( '/[^\p{L}\p{M}\p{N}]+/u', ' ', mb_strtolower( $text ) ) ) . ' ';
	}

	/**
	 * The pattern that finds a word or phrase, or null when it holds nothing to search for.
	 *
	 * @param string $word Word or phrase.
	 * @return string|null Without LIKE's wildcards at its ends; folding leaves no other in it.
	 */
	public static function pattern( string $word ): ?string {
		$folded = trim( self::fold( mb_substr( $word, 0, 100 ) ) );
		if ( $folded === '' ) {
			return null;
		}
		// Scripts without spaces between words are searched anywhere.
		return preg_match( '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u', $folded ) === 1 ? $folded : " {$folded} ";
	}
}
