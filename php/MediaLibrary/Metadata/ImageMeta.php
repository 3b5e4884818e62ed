<?php
/**
 * What photo software wrote into a file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary\Metadata;

use Vitrine\MediaLibrary\Tags;
use Vitrine\Support\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * Author, copyright and keywords as core has read them from EXIF and IPTC (`image_meta`): everything in it is a
 * stranger's. It has no places.
 */
final class ImageMeta {

	private const MAX_LENGTH = 200;

	/**
	 * Of an attachment.
	 *
	 * @param mixed $metadata Its metadata.
	 * @return array{
	 *     author: string,
	 *     copyright: string,
	 *     keywords: string,
	 * } One line each, but keywords, which are one to a line.
	 */
	public static function of( mixed $metadata ): array {
		$meta = is_array( $metadata ) && is_array( $metadata['image_meta'] ?? null ) ? $metadata['image_meta'] : [];
		$tags = Tags::of(
			is_array( $meta['keywords'] ?? null )
				? array_map( self::line( ... ), array_slice( $meta['keywords'], 0, Tags::MAX * 4 ) )
				: []
		);
		return [
			'author'    => self::line( $meta['credit'] ?? '' ),
			'copyright' => self::line( $meta['copyright'] ?? '' ),
			'keywords'  => implode( "\n", $tags ),
		];
	}

	/**
	 * What was kept with a row, null = the file has not been looked at for it.
	 *
	 * @param array<mixed> $exif Facts of the row.
	 * @return array{author: string, copyright: string, keywords: string}|null
	 */
	public static function kept( array $exif ): ?array {
		$text = static fn( string $name ): string => is_string( $exif[ $name ] ?? null ) ? $exif[ $name ] : '';
		return isset( $exif['keywords'] )
			? [
				'author'    => self::line( $text( 'author' ) ),
				'copyright' => self::line( $text( 'copyright' ) ),
				'keywords'  => $text( 'keywords' ),
			]
			: null;
	}

	/**
	 * A text in one line.
	 *
	 * @param mixed $value Any.
	 */
	private static function line( mixed $value ): string {
		return is_string( $value )
			? trim( (string) preg_replace( '/\s+/u', ' ', Sanitizer::plain( $value, self::MAX_LENGTH ) ) )
			: '';
	}
}
