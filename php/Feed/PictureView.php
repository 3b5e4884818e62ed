<?php
/**
 * A picture as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Images\Folder;
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

	/** The width that `src` has where it exists; browsers with srcset choose themselves. */
	private const NORMAL_WIDTH = 640;

	/** An account's picture is shown this wide, in pixels. */
	private const AVATAR = 40;

	/**
	 * A picture.
	 *
	 * @param Image        $image    The record.
	 * @param FeedSettings $settings Columns.
	 * @param Folder       $folder   Where it is.
	 * @param bool         $eager    Whether it is in the first row.
	 * @param string       $alt      Alternative text.
	 * @param int          $beside   How many stand side by side within the post.
	 * @return Picture
	 */
	public static function of(
		Image $image,
		FeedSettings $settings,
		Folder $folder,
		bool $eager,
		string $alt,
		int $beside
	): array {
		$stem    = esc_url_raw( $folder->url( $image->stem() ) );
		$sources = [];
		$normal  = 0;
		foreach ( $image->sizes as $width => $size ) {
			$sources[] = "{$stem}{$image->ending( $width )} {$size[0]}w";
			$normal    = $normal === 0 || $normal > self::NORMAL_WIDTH && $width >= self::NORMAL_WIDTH
				? $width
				: $normal;
		}
		// Shown much larger than it is, a picture is a blur: only the largest rendition is large enough for any place.
		[ $width, $height ] = $image->sizes[ (int) array_key_first( $image->sizes ) ];
		$percent            = static fn( int $columns ): int => (int) ceil( 100 / $columns / $beside );
		return [
			'src'    => $stem . $image->ending( $normal ),
			'srcset' => implode( ', ', $sources ),
			'sizes'  => $settings->layout === 'list'
				? '(max-width: 800px) ' . $percent( 1 ) . 'vw, ' . (int) ceil( 800 / $beside ) . 'px'
				: "(max-width: 480px) {$percent( $settings->columns_phone )}vw, (max-width: 800px) {$percent( $settings->columns_tablet )}vw, {$percent( $settings->columns )}vw",
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
	 * @param string $file   Name of the file.
	 * @param Folder $folder Where it is.
	 * @param bool   $eager  Whether it is in the first row.
	 * @return Picture|null
	 */
	public static function avatar( string $file, Folder $folder, bool $eager ): ?array {
		if ( preg_match( '/-(\d+)\.\w+$/D', $file, $width ) === 1 && (int) $width[1] * 1.5 < self::AVATAR ) {
			return null;
		}
		return [
			'src'    => esc_url_raw( $folder->url( $file ) ),
			'srcset' => '',
			'sizes'  => '',
			'width'  => self::AVATAR,
			'height' => self::AVATAR,
			'alt'    => '',
			'color'  => '',
			'eager'  => $eager,
			'own'    => null,
		];
	}
}
