<?php
/**
 * Files of at most 350 lines, functions of at most 80.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Sniffs\Files;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Refuses longer ones. Those that were longer before are listed in phpcs.xml.dist: they may shrink, but not grow.
 */
final class LengthSniff implements Sniff {

	private const MAX_FILE = 350;

	private const MAX_FUNCTION = 80;

	/**
	 * Lines of what may be longer: by path, or by path and name of the function, such as `php/Gallery/Gallery.php::page`.
	 *
	 * @var array<string, string>
	 */
	public array $longer = [];

	/**
	 * The beginning of a file, and functions.
	 *
	 * @return list<int>
	 */
	public function register(): array {
		return [ T_OPEN_TAG, T_FUNCTION ];
	}

	/**
	 * Counts the lines.
	 *
	 * @param File $file File.
	 * @param int  $at   Its first token, or that of a function.
	 */
	public function process( File $file, $at ): void {
		$tokens = $file->getTokens();
		$path   = strtr( substr( $file->getFilename(), strlen( dirname( __DIR__, 5 ) ) + 1 ), '\\', '/' );
		if ( $tokens[ $at ]['code'] === T_FUNCTION ) {
			$end   = $tokens[ $at ]['scope_closer'] ?? $at;
			$name  = "{$path}::" . $file->getDeclarationName( $at );
			$lines = $tokens[ $end ]['line'] - $tokens[ $at ]['line'] + 1;
			$this->check( $file, $at, $name, $lines, self::MAX_FUNCTION );
		} elseif ( $file->findPrevious( T_OPEN_TAG, $at - 1 ) === false ) {
			$this->check( $file, $at, $path, $tokens[ $file->numTokens - 1 ]['line'], self::MAX_FILE );
		}
	}

	/**
	 * Refuses what is too long.
	 *
	 * @param File   $file  File.
	 * @param int    $at    Token.
	 * @param string $name  What it is.
	 * @param int    $lines Its lines.
	 * @param int    $max   Lines that are allowed.
	 */
	private function check( File $file, int $at, string $name, int $lines, int $max ): void {
		$max = max( $max, (int) ( $this->longer[ $name ] ?? 0 ) );
		if ( $lines > $max ) {
			$file->addError( '%s has %s lines, more than %s', $at, 'TooLong', [ $name, $lines, $max ] );
		}
	}
}
