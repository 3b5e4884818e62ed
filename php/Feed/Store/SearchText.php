<?php
/**
 * Text as it is searched.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Normalizes text so that LIKE finds whole words and phrases in any script, whatever their case and punctuation.
 */
final class SearchText {

	/** A sign and the word behind it; one that stands in a word or an address is no hashtag. */
	private const HASHTAG = '/(?<![\p{L}\p{N}_&\/#])[#＃]([\p{L}\p{M}\p{N}_]+)/u';

	/**
	 * The text as it is searched: lower case, words apart by one space, one at either end. With hashtags it stands
	 * there twice, the second time with their signs:
	 * `rose` finds `#rose`, and `#rose` finds nothing else.
	 *
	 * @param string $text Text.
	 */
	public static function fold( string $text ): string {
		$signed = self::signed( $text );
		return self::folded( $text ) . ( str_contains( $signed, '#' ) ? "|{$signed}" : '' );
	}

	/**
	 * The pattern that finds a word or phrase, or null when it holds nothing to search for.
	 *
	 * @param string $word Word or phrase.
	 * @return string|null Without LIKE's wildcards at its ends; folding leaves no other in it.
	 */
	public static function pattern( string $word ): ?string {
		$folded = trim( self::signed( mb_substr( $word, 0, 100 ) ) );
		if ( $folded === '' ) {
			return null;
		}
		// Scripts without spaces between words are searched anywhere; the end of a hashtag is plain in any script.
		$is_hashtag = $folded[0] === '#' && ! str_contains( $folded, ' ' );
		return ! $is_hashtag
			&& preg_match( '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u', $folded ) === 1
			? $folded
			: " {$folded} ";
	}

	/**
	 * Folded without signs.
	 *
	 * @param string $text Text.
	 */
	private static function folded( string $text ): string {
		return ' ' . trim( (string) preg_replace( '/[^\p{L}\p{M}\p{N}]+/u', ' ', mb_strtolower( $text ) ) ) . ' ';
	}

	/**
	 * Folded, and hashtags keep their sign. An underscore, which belongs to the tag, would be a wildcard of LIKE.
	 *
	 * @param string $text Text.
	 */
	private static function signed( string $text ): string {
		$parts = preg_split( self::HASHTAG, mb_strtolower( $text ), -1, PREG_SPLIT_DELIM_CAPTURE );
		$words = [];
		foreach ( is_array( $parts ) ? $parts : [] as $index => $part ) {
			$words[] = $index % 2 === 1 ? '#' . str_replace( '_', '-', $part ) : trim( self::folded( $part ) );
		}
		return ' ' . implode( ' ', array_filter( $words, static fn( string $word ): bool => $word !== '' ) ) . ' ';
	}
}
