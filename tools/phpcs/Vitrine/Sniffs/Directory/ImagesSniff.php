<?php
/**
 * Images that are written out, as Plugin Check sees them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Sniffs\Directory;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Refuses an `<img` with a `src` that is not core's: whoever prints one says why it is no attachment.
 */
final class ImagesSniff implements Sniff {

	private const RULE = 'PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage';

	/**
	 * Texts, and HTML outside of PHP.
	 *
	 * @return list<int|string>
	 */
	public function register(): array {
		return [ T_INLINE_HTML, T_CONSTANT_ENCAPSED_STRING, T_DOUBLE_QUOTED_STRING, T_HEREDOC, T_NOWDOC ];
	}

	/**
	 * Looks for images.
	 *
	 * @param File $file File.
	 * @param int  $at   Text.
	 */
	public function process( File $file, $at ): void {
		if ( preg_match( '/<img[^>]*\bsrc=/', $file->getTokens()[ $at ]['content'] ) === 1 ) {
			$file->addError( 'Images should be added by wp_get_attachment_image() or similar functions.', $at, self::RULE );
		}
	}
}
