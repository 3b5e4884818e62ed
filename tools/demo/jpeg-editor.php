<?php
/**
 * An image editor of the demo.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Core's editor of GD without WebP: sizes become JPEG.
 */
final class Vitrine_Demo_Jpeg_Editor extends WP_Image_Editor_GD {

	/**
	 * Whether a type can be read and written.
	 *
	 * @param string $mime_type Type.
	 */
	public static function supports_mime_type( $mime_type ): bool {
		return $mime_type !== 'image/webp' && parent::supports_mime_type( $mime_type );
	}
}
