<?php
/**
 * Lines of at most 120 columns.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Sniffs\Files;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Refuses longer lines, unless a sentence, a query or a pattern in one string makes them long, or a note for this tool:
 * strings for translators cannot be put together.
 */
final class LineLengthSniff implements Sniff {

	/** Columns; a tab counts as many as it takes to the next multiple of 4. */
	private const MAX = 120;

	/** Length of a string that may stand out, in columns. */
	private const MIN_STRING = 75;

	private const STRINGS = [
		T_CONSTANT_ENCAPSED_STRING,
		T_DOUBLE_QUOTED_STRING,
		T_HEREDOC,
		T_NOWDOC,
		T_INLINE_HTML,
	];

	/**
	 * Once for each file.
	 *
	 * @return list<int>
	 */
	public function register(): array {
		return [ T_OPEN_TAG ];
	}

	/**
	 * Looks at all lines.
	 *
	 * @param File $file  File.
	 * @param int  $start First token.
	 * @return int The end: further opening tags are passed over.
	 */
	public function process( File $file, $start ): int {
		$seen = 0;
		foreach ( $file->getTokens() as $at => $token ) {
			$text = rtrim( $token['content'] );
			$end  = $token['column'] + $token['length'] - 1 - ( strlen( $token['content'] ) - strlen( $text ) );
			if ( $token['line'] === $seen || trim( $text ) === '' || $end <= self::MAX ) {
				continue;
			}
			$seen = $token['line'];
			// The comma behind a string goes with it.
			$before = $file->getTokens()[ max( 0, $at - 1 ) ];
			if ( ! self::may_stand_out( $token ) && ! ( strlen( $text ) === 1 && self::may_stand_out( $before ) ) ) {
				$file->addError( 'Line has more than 120 columns', $at, 'TooLong' );
			}
		}
		return $file->numTokens;
	}

	/**
	 * Whether a token is one that nobody can break.
	 *
	 * @param array{code: int|string, content: string} $token Token.
	 */
	private static function may_stand_out( array $token ): bool {
		return str_contains( $token['content'], 'phpcs:' )
			|| ( in_array( $token['code'], self::STRINGS, true ) && mb_strlen( $token['content'] ) > self::MIN_STRING );
	}
}
