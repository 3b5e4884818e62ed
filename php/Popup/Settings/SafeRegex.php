<?php
/**
 * Regular expressions of editors.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses regular expressions that could take too long (ReDoS): they run in visitors' browsers.
 *
 * Only the shape is looked at, and rather too strictly: a repeated group that can match in several ways, a reference
 * backwards, and too many ways in all are refused.
 * Twin: frontend/render/popup/safe-regex.ts; both are held to tests/fixtures/popup-patterns.json.
 */
final class SafeRegex {

	/** Characters of a pattern, as script counts them. */
	private const MAX_LENGTH = 200;

	/** Characters of what a pattern is held against; the rest is cut off. */
	private const MAX_SUBJECT_LENGTH = 1000;

	/** Ways in which a pattern may match at the worst: some tenths of a second. */
	private const MAX_WAYS = 1e9;

	/** Escapes, classes, groups, quantifiers, and any other character. */
	private const TOKENS = '/\\\\[\s\S]|\[(?:\\\\[\s\S]|[^\]\\\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\{\d+(?:,\d*)?\}\??|[*+?]\??|[\s\S]/u';

	/**
	 * Whether a pattern may take too long.
	 *
	 * @param string $pattern Without slashes.
	 */
	public static function is_runaway( string $pattern ): bool {
		if (
			strlen( mb_convert_encoding( $pattern, 'UTF-16LE', 'UTF-8' ) ) / 2 > self::MAX_LENGTH
			|| preg_match_all( self::TOKENS, $pattern, $tokens ) === false
		) {
			return true;
		}
		$alternatives = 1;
		// Whether something in the open group varies.
		$group_varies = false;
		$around       = [];
		// Whether what a quantifier would repeat varies.
		$varies = false;
		// Repetitions without an end so far; a pattern without `^` may begin anywhere.
		$is_anchored = str_starts_with( $pattern, '^' );
		$open        = $is_anchored ? 0 : 1;
		$ways        = $is_anchored ? 1.0 : (float) self::MAX_SUBJECT_LENGTH;
		foreach ( $tokens[0] as $token ) {
			if ( preg_match( '/^\\\\[1-9k]/', $token ) === 1 ) {
				return true;
			}
			$range = self::repetitions( $token );
			if ( $range !== null ) {
				[ $min, $max ] = $range;
				if ( $varies && $max > 1 ) {
					return true;
				}
				if ( $max > self::MAX_SUBJECT_LENGTH / 10 ) {
					++$open;
					$ways *= self::MAX_SUBJECT_LENGTH / $open;
				} else {
					$ways *= $max - $min + 1;
				}
				$group_varies = $group_varies || $max > $min;
				$varies       = false;
			} elseif ( $token[0] === '(' ) {
				$around[]     = [ $alternatives, $group_varies ];
				$alternatives = 1;
				$group_varies = false;
			} elseif ( $token === ')' ) {
				$ways  *= $alternatives;
				$varies = $group_varies || $alternatives > 1;
				[ $alternatives, $outer_varies ] = array_pop( $around ) ?? [ 1, false ];
				$group_varies                    = $outer_varies || $varies;
			} else {
				$varies        = false;
				$alternatives += $token === '|' ? 1 : 0;
			}
		}
		// `^` holds the first alternative only.
		if ( $alternatives > 1 && $is_anchored ) {
			$ways *= self::MAX_SUBJECT_LENGTH;
		}
		return $ways * $alternatives > self::MAX_WAYS;
	}

	/**
	 * How often a quantifier repeats what is before it.
	 *
	 * @param string $token A part of a pattern.
	 * @return array{float, float}|null Least and greatest number; null = it is no quantifier.
	 */
	private static function repetitions( string $token ): ?array {
		if ( $token[0] === '*' || $token[0] === '+' ) {
			return [ $token[0] === '*' ? 0.0 : 1.0, INF ];
		}
		if ( $token[0] === '?' ) {
			return [ 0.0, 1.0 ];
		}
		if ( preg_match( '/^\{(\d+)(,?)(\d*)\}/', $token, $parts ) !== 1 ) {
			return null;
		}
		$min = (float) $parts[1];
		$max = $parts[2] === '' ? $min : ( $parts[3] === '' ? INF : (float) $parts[3] );
		return [ $min, $max ];
	}
}
