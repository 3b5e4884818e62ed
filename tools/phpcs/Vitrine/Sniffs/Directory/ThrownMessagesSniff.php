<?php
/**
 * What exceptions are made of, as Plugin Check sees it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Sniffs\Directory;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;
use PHP_CodeSniffer\Util\Tokens;

/**
 * Refuses arguments of a thrown exception that are neither literals nor escaped. The rule is one of newer WordPress
 * Coding Standards than Packagist has here; annotations name it as Plugin Check does.
 */
final class ThrownMessagesSniff implements Sniff {

	private const RULE = 'WordPress.Security.EscapeOutput.ExceptionNotEscaped';

	/** Functions after which a text is safe in HTML. */
	private const ESCAPES = '/^(esc_\w+|absint|intval|wp_kses\w*)$/i';

	/** What is safe by itself, besides operators. */
	private const SAFE = [
		T_LNUMBER,
		T_DNUMBER,
		T_TRUE,
		T_FALSE,
		T_NULL,
		T_CONSTANT_ENCAPSED_STRING,
		T_STRING_CONCAT,
		T_COMMA,
		T_MINUS,
		T_PLUS,
	];

	/**
	 * Throws.
	 *
	 * @return list<int|string>
	 */
	public function register(): array {
		return [ T_THROW ];
	}

	/**
	 * Looks at the arguments.
	 *
	 * @param File $file File.
	 * @param int  $at   `throw`.
	 */
	public function process( File $file, $at ): void {
		$tokens = $file->getTokens();
		$steps  = [ ...Tokens::$emptyTokens, T_NEW, T_STRING, T_NS_SEPARATOR, T_DOUBLE_COLON, T_OBJECT_OPERATOR, T_SELF, T_STATIC, T_VARIABLE ];
		$open   = $file->findNext( $steps, $at + 1, null, true );
		if ( $open === false || ! isset( $tokens[ $open ]['parenthesis_closer'] ) || self::is_tried( $tokens[ $at ]['conditions'] ) ) {
			return;
		}
		for ( $i = $open + 1; $i < $tokens[ $open ]['parenthesis_closer']; $i++ ) {
			$code = $tokens[ $i ]['code'];
			if ( isset( Tokens::$emptyTokens[ $code ] ) || in_array( $code, self::SAFE, true ) ) {
				continue;
			}
			$next = (int) $file->findNext( Tokens::$emptyTokens, $i + 1, null, true );
			if ( $code === T_STRING && preg_match( self::ESCAPES, $tokens[ $i ]['content'] ) === 1 && isset( $tokens[ $next ]['parenthesis_closer'] ) ) {
				$i = $tokens[ $next ]['parenthesis_closer'];
				continue;
			}
			$file->addError( 'What is thrown should be escaped, found “%s”.', $i, self::RULE, [ $tokens[ $i ]['content'] ] );
			return;
		}
	}

	/**
	 * Whether the innermost of what is around it is a `try`: then somebody catches it.
	 *
	 * @param array<int, int|string> $conditions Kinds of scopes by their place, the innermost last.
	 */
	private static function is_tried( array $conditions ): bool {
		$scopes = array_intersect( $conditions, [ T_TRY, T_FUNCTION, T_CLOSURE, T_CLASS, T_ENUM, T_TRAIT, T_INTERFACE ] );
		return end( $scopes ) === T_TRY;
	}
}
