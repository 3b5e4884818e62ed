<?php
/**
 * What items become.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Conversion;

use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Settings\GallerySettings;

defined( 'ABSPATH' ) || exit;

/**
 * Images of core's gallery, and blocks of videos below it.
 */
final class ItemBlocks {

	/** Size of attachments, as core's gallery has it. */
	private const SIZE = 'large';

	/**
	 * Whether it plays: what leads to another page is an image with a link.
	 *
	 * @param Item $item Item.
	 */
	public static function is_video( Item $item ): bool {
		return $item->media_kind !== 'img'
			&& $item->destination_url === ''
			&& CoreMarkup::is_url( self::page( $item ) );
	}

	/**
	 * A video.
	 *
	 * @param Item            $item     Item.
	 * @param GallerySettings $settings Settings of the gallery.
	 */
	public static function video( Item $item, GallerySettings $settings ): string {
		return $item->media_kind === 'video'
			? CoreMarkup::video( self::page( $item ), self::attachment( $item, $settings ) )
			: CoreMarkup::embed( self::page( $item ), $item->media_kind );
	}

	/**
	 * An image.
	 *
	 * @param Item                $item     Item.
	 * @param GallerySettings     $settings Settings of the gallery.
	 * @param GalleryTally        $tally    What is met.
	 * @param \Closure(Item): int $copy     Copies an image of an online album, and gives its attachment: 0 = not yet,
	 *                                      -1 = there is nothing to copy.
	 * @return CoreImage|null Null where there is no image.
	 */
	public static function image(
		Item $item,
		GallerySettings $settings,
		GalleryTally $tally,
		\Closure $copy
	): ?CoreImage {
		$id = self::attachment( $item, $settings );
		if ( $settings->source === 'provider' ) {
			$copied          = $copy( $item );
			$tally->copies  += $copied >= 0 ? 1 : 0;
			$tally->is_ready = $tally->is_ready && $copied !== 0;
			$id              = max( 0, $copied );
		}
		[ $url, $size ] = $id > 0 ? self::file( $id ) : [ $item->src, 'full' ];
		if ( ! CoreMarkup::is_url( $url ) ) {
			return null;
		}
		$tally->remote += $id === 0 && ( $copied ?? -1 ) === -1 && ! self::is_local( $url ) ? 1 : 0;
		$original       = $settings->open_image && $settings->open_original
			? ( $id > 0 ? (string) wp_get_attachment_url( $id ) : $url )
			: '';
		return new CoreImage(
			$id,
			$url,
			$size,
			$item->thumb->alt,
			self::caption( $item, $settings ),
			$item->destination_url !== '' ? $item->destination_url : $original,
			$item->destination_url === '' && $original !== '',
			$settings->open_image && ! $settings->open_original
		);
	}

	/**
	 * The attachment of an item; ids of online albums are the provider's.
	 *
	 * @param Item            $item     Item.
	 * @param GallerySettings $settings Settings of the gallery.
	 */
	private static function attachment( Item $item, GallerySettings $settings ): int {
		// A file that was chosen twice is `7` and `7-2`; ids of addresses begin with a letter.
		return $settings->source === 'provider' ? 0 : (int) $item->id;
	}

	/**
	 * The page or the file of a video.
	 *
	 * @param Item $item Item.
	 */
	private static function page( Item $item ): string {
		return $item->media_kind === 'video' ? $item->media : $item->url;
	}

	/**
	 * The file of an attachment.
	 *
	 * @param int $id Attachment.
	 * @return array{string, string} Address and name of the size.
	 */
	private static function file( int $id ): array {
		try {
			$image = wp_get_attachment_image_src( $id, self::SIZE );
			if ( is_array( $image ) ) {
				return [ $image[0], $image[3] ? self::SIZE : 'full' ];
			}
		} catch ( \Throwable ) {
			// Core reckons with metadata that may be anything.
			return [ (string) wp_get_attachment_url( $id ), 'full' ];
		}
		return [ (string) wp_get_attachment_url( $id ), 'full' ];
	}

	/**
	 * What stands below an image: its title where titles are shown, and its description.
	 *
	 * @param Item            $item     Item.
	 * @param GallerySettings $settings Settings of the gallery.
	 * @return list<string>
	 */
	private static function caption( Item $item, GallerySettings $settings ): array {
		$lines = [ $settings->level( true )->label->display ? $item->title : '', $item->description ];
		return array_values( array_unique( array_filter( $lines, static fn( string $line ): bool => $line !== '' ) ) );
	}

	/**
	 * Whether a file is on this site.
	 *
	 * @param string $url Address.
	 */
	private static function is_local( string $url ): bool {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		return ! is_string( $host ) || $host === wp_parse_url( home_url(), PHP_URL_HOST );
	}
}
