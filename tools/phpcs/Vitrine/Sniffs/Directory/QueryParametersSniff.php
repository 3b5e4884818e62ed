<?php
/**
 * Parameters of queries that cost more than they look, as Plugin Check sees them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Sniffs\Directory;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;
use PHP_CodeSniffer\Util\Tokens;

/**
 * Refuses keys of arrays that leave posts out, and queries that no other plugin may filter.
 */
final class QueryParametersSniff implements Sniff {

	private const RULE = 'WordPressVIPMinimum.Performance.WPQueryParams.';

	/** What follows a key. */
	private const ASSIGNS = [ T_DOUBLE_ARROW, T_CLOSE_SQUARE_BRACKET ];

	/**
	 * Texts.
	 *
	 * @return list<int|string>
	 */
	public function register(): array {
		return [ T_CONSTANT_ENCAPSED_STRING ];
	}

	/**
	 * Looks at a key.
	 *
	 * @param File $file File.
	 * @param int  $at   Text.
	 */
	public function process( File $file, $at ): void {
		$tokens = $file->getTokens();
		$key    = trim( $tokens[ $at ]['content'], '"\'' );
		$after  = (int) $file->findNext( Tokens::$emptyTokens, $at + 1, null, true );
		if ( ! in_array( $tokens[ $after ]['code'], self::ASSIGNS, true ) ) {
			return;
		}
		$value     = $file->findNext( Tokens::$emptyTokens, $after + 1, null, true );
		$is_bound  = $tokens[ $after ]['code'] === T_DOUBLE_ARROW || $tokens[ $value ]['code'] === T_EQUAL;
		$is_closed = $key === 'suppress_filters' && $tokens[ $value ]['code'] === T_TRUE;
		if ( $is_closed || $is_bound && in_array( $key, [ 'post__not_in', 'exclude' ], true ) ) {
			$rule = $is_closed ? 'SuppressFilters_suppress_filters' : "PostNotIn_{$key}";
			$file->addError( 'Queries with “%s” cost more than they look.', $at, self::RULE . $rule, [ $key ] );
		}
	}
}
