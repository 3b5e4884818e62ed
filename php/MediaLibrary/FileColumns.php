<?php
/**
 * What is read of files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

defined( 'ABSPATH' ) || exit;

/**
 * Which columns a list of files needs: there may be thousands of rows.
 */
final class FileColumns {

	/**
	 * Keeps them.
	 *
	 * @param bool $texts   Texts and tags.
	 * @param bool $dates   When files were taken and uploaded.
	 * @param bool $details What photo software has written into files.
	 * @param bool $authors Authors that owners have named.
	 */
	public function __construct(
		public readonly bool $texts,
		public readonly bool $dates,
		public readonly bool $details,
		public readonly bool $authors
	) {}
}
