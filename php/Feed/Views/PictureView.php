<?php
/**
 * A picture as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Images\Image;
use Vitrine\Images\Renditions;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses, sizes and place of a picture of a post, and of the account's own.
 *
 * @phpstan-type Picture array{
 *     src: string,
 *     srcset: string,
 *     sizes: string,
 *     width: int,
 *     height: int,
 *     alt: string,
 *     color: string,
 *     eager: bool,
 *     own: array{width: int, height: int}|null,
 * }
 */
final class PictureView {

	/** The width of `src` in px by `imageSize`, where it exists; browsers with srcset choose themselves. */
	private const WIDTHS = [
		'auto'    => 640,
		'thumb'   => 150,
		'medium'  => 320,
		'full'    => 640,
		'largest' => 1080,
	];

	/** An account's picture is shown this wide in its posts, in pixels. */
	private const AVATAR = 40;

	/**
	 * A picture.
	 *
	 * @param Image       $image   The record.
	 * @param ViewContext $context Columns, and where it is.
	 * @param bool        $eager   Whether it is in the first row.
	 * @param string      $alt     Alternative text.
	 * @param int         $beside  How many stand side by side within the post.
	 * @return Picture
	 */
	public static function of(
		Image $image,
		ViewContext $context,
		bool $eager,
		string $alt,
		int $beside
	): array {
		$layout  = $context->settings->layout;
		$stem    = $context->address( $image->stem() );
		$is_auto = $layout->image_size === 'auto';
		$wanted  = self::WIDTHS[ $layout->image_size ];
		$sources = [];
		$normal  = 0;
		foreach ( $image->sizes as $width => $size ) {
			$sources[] = "{$stem}{$image->ending( $width )} {$size[0]}w";
			$normal    = $normal === 0 || $normal > $wanted && $width >= $wanted
				? $width
				: $normal;
		}
		// Shown much larger than it is, a picture is a blur: only the largest rendition is large enough for any place.
		[ $width, $height ] = $image->sizes[ (int) array_key_first( $image->sizes ) ];
		return [
			'src'    => $stem . $image->ending( $normal ),
			'srcset' => $is_auto ? implode( ', ', $sources ) : '',
			'sizes'  => $is_auto
				? PictureSizes::of( $layout, $width / max( 1, $height ), $beside, $context->is_large )
				: '',
			'width'  => $image->sizes[ $normal ][0],
			'height' => $image->sizes[ $normal ][1],
			'alt'    => $alt,
			'color'  => $image->color,
			'eager'  => $eager,
			'own'    => $width < Renditions::WIDTHS[0] ? [ 'width' => $width, 'height' => $height ] : null,
		];
	}

	/**
	 * The account's picture, at its smallest size; none where that is too small to be enlarged so much.
	 *
	 * @param string      $file    Name of the file.
	 * @param ViewContext $context Where it is.
	 * @param bool        $eager   Whether it is in the first row.
	 * @param int         $shown   How wide it is shown, in pixels.
	 * @return Picture|null
	 */
	public static function avatar(
		string $file,
		ViewContext $context,
		bool $eager,
		int $shown = self::AVATAR
	): ?array {
		if ( preg_match( '/-(\d+)\.\w+$/D', $file, $width ) === 1 && (int) $width[1] * 1.5 < $shown ) {
			return null;
		}
		return [
			'src'    => $context->address( $file ),
			'srcset' => '',
			'sizes'  => '',
			'width'  => $shown,
			'height' => $shown,
			'alt'    => '',
			'color'  => '',
			'eager'  => $eager,
			'own'    => null,
		];
	}
}
