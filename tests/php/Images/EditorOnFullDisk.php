<?php
/**
 * An image editor whose disk is full.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Images;

/**
 * GD on a disk that takes the first half of a file: the encoder tells success.
 */
final class EditorOnFullDisk extends \WP_Image_Editor_GD {

	/**
	 * Saves half of it.
	 *
	 * @param string|null $destfilename Path.
	 * @param string|null $mime_type    Type.
	 * @return array{path: string, file: string, width: int, height: int, mime-type: string, filesize: int}|\WP_Error
	 */
	public function save( $destfilename = null, $mime_type = null ) {
		$saved = parent::save( $destfilename, $mime_type );
		if ( ! is_wp_error( $saved ) ) {
			$bytes = (string) file_get_contents( $saved['path'] );
			file_put_contents( $saved['path'], substr( $bytes, 0, intdiv( strlen( $bytes ), 2 ) ) );
		}
		return $saved;
	}
}
