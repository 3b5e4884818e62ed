<?php
/**
 * An image editor of an old server.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Images;

/**
 * GD as it was before it knew WebP.
 */
final class EditorWithoutWebp extends \WP_Image_Editor_GD {

	/**
	 * Whether it reads and writes a type.
	 *
	 * @param string $mime_type Type.
	 */
	public static function supports_mime_type( $mime_type ): bool {
		return $mime_type !== 'image/webp' && parent::supports_mime_type( $mime_type );
	}
}
