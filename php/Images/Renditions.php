<?php
/**
 * Makes the sizes of a picture.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

defined( 'ABSPATH' ) || exit;

/**
 * Re-encodes a picture in several widths: only what our own encoder wrote is ever served.
 */
final class Renditions {

	/** Widths in pixels, largest first (the original has 150, 320 and 640). */
	public const WIDTHS = [ 1080, 640, 320, 150 ];

	private const QUALITY = 80;

	/**
	 * Keeps the widths.
	 *
	 * @param non-empty-list<int> $widths In pixels, largest first.
	 */
	public function __construct( private readonly array $widths = self::WIDTHS ) {}

	/**
	 * Writes the sizes.
	 *
	 * @param string $file  Path of the original.
	 * @param string $stem  Path of what is written, without width and extension.
	 * @return array{
	 *     extension: string,
	 *     sizes: array<int, array{int, int}>,
	 *     aspect_ratio: float,
	 *     color: string,
	 *     bytes: int,
	 * }
	 * @throws PictureError When it cannot be read or written; nothing that was written stays then.
	 */
	public function make( string $file, string $stem ): array {
		$written = [];
		try {
			return $this->made( $file, $stem, $written );
		} catch ( PictureError $error ) {
			array_map( 'wp_delete_file', $written );
			throw $error;
		}
	}

	/**
	 * Writes the sizes.
	 *
	 * @param string   $file    Path of the original.
	 * @param string   $stem    Path of what is written, without width and extension.
	 * @param string[] $written Paths of what was written so far.
	 * @return array{
	 *     extension: string,
	 *     sizes: array<int, array{int, int}>,
	 *     aspect_ratio: float,
	 *     color: string,
	 *     bytes: int,
	 * }
	 * @throws PictureError When it cannot be read or written.
	 */
	private function made( string $file, string $stem, array &$written ): array {
		wp_raise_memory_limit( 'image' );
		$editor = wp_get_image_editor( $file );
		if ( is_wp_error( $editor ) ) {
			throw new PictureError( 'unreadable', false );
		}
		$editor->maybe_exif_rotate();
		$editor->set_quality( self::QUALITY );
		$extension = $editor::supports_mime_type( 'image/webp' ) ? 'webp' : 'jpg';
		$sizes     = [];
		$bytes     = 0;
		$smallest  = '';
		if ( ! wp_mkdir_p( dirname( $stem ) ) ) {
			throw new PictureError( 'unwritable', true );
		}
		$original = $editor->get_size()['width'];
		$widths   = array_filter( $this->widths, static fn( int $width ): bool => $width <= $original );
		// A picture between two widths, or smaller than all, is kept at its own; upscaling adds only bytes.
		if ( $original < $this->widths[0] && ! in_array( $original, $widths, true ) ) {
			array_unshift( $widths, $original );
		}
		if ( $editor instanceof \WP_Image_Editor_GD && in_array( $original, $widths, true ) ) {
			// A picture with a palette becomes one with true colors, which WebP wants; resizing does the same.
			$editor->crop( 0, 0, $original, $editor->get_size()['height'] );
		}
		foreach ( $widths as $width ) {
			// Each size is made of the former, larger one: a quarter of the time.
			if ( $editor->get_size()['width'] !== $width && is_wp_error( $editor->resize( $width, null ) ) ) {
				throw new PictureError( 'unreadable', false );
			}
			$written[] = "{$stem}-{$width}.{$extension}";
			$saved     = $editor->save(
				"{$stem}-{$width}.{$extension}",
				$extension === 'webp' ? 'image/webp' : 'image/jpeg'
			);
			if ( is_wp_error( $saved ) || ! self::is_whole( $saved['path'] ) ) {
				throw new PictureError( 'unwritable', true );
			}
			$sizes[ $width ] = [ $saved['width'], $saved['height'] ];
			$bytes          += (int) filesize( $saved['path'] );
			$smallest        = $saved['path'];
		}
		[ $width, $height ] = $sizes[ (int) array_key_first( $sizes ) ];
		$color              = Color::of( $smallest );
		return [
			'extension'    => $extension,
			'sizes'        => $sizes,
			'aspect_ratio' => round( $width / max( 1, $height ), 4 ),
			'color'        => $color === '' ? '#808080' : $color,
			'bytes'        => $bytes,
		];
	}

	/**
	 * Whether a file arrived on the disk: encoders tell success where a full disk took a part of it.
	 *
	 * @param string $path Path.
	 */
	private static function is_whole( string $path ): bool {
		clearstatcache( true, $path );
		try {
			Download::check( $path );
			return true;
		} catch ( PictureError ) {
			return false;
		}
	}
}
