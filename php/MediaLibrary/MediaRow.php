<?php
/**
 * A row of the media table.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

use Vitrine\MediaLibrary\Metadata\Exif;
use Vitrine\MediaLibrary\Metadata\ImageMeta;

defined( 'ABSPATH' ) || exit;

/**
 * What galleries know of a file of the media library, besides its post.
 */
final class MediaRow {

	/** Not looked at yet: the file may tell a place. */
	public const UNREAD = '?';

	/** No file of it may be offered. */
	public const NONE = '-';

	/**
	 * Keeps the fields.
	 *
	 * @param int                   $id        Attachment.
	 * @param string                $kind      `img`, `youtube`, `vimeo`, `dailymotion`, `video`.
	 * @param int                   $width     In px, 0 = unknown.
	 * @param int                   $height    Likewise.
	 * @param string                $color     `#rrggbb` or ''.
	 * @param int                   $taken_at  Seconds, 0 = unknown.
	 * @param bool                  $featured  Whether it is marked.
	 * @param bool                  $leads_off Whether it has a destination.
	 * @param list<string>          $tags      Tags.
	 * @param string                $alt       For those who do not see it.
	 * @param string                $file      Name of the uploaded file.
	 * @param string                $clean     Size that may be offered for download: '' = the upload itself, else the
	 *                                         name of a size (`full` = what core shows of it), or UNREAD or NONE.
	 * @param array<string, string> $exif      What Exif::of() made.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $kind = 'img',
		public readonly int $width = 0,
		public readonly int $height = 0,
		public readonly string $color = '',
		public readonly int $taken_at = 0,
		public readonly bool $featured = false,
		public readonly bool $leads_off = false,
		public readonly array $tags = [],
		public readonly string $alt = '',
		public readonly string $file = '',
		public readonly string $clean = self::UNREAD,
		public readonly array $exif = []
	) {}

	/**
	 * What its post and meta say: everything but what only the file itself tells.
	 *
	 * @param int          $id   Attachment.
	 * @param string       $mime Its media type.
	 * @param array<mixed> $meta Values by key, decoded: `_wp_attachment_metadata`, `_wp_attached_file`,
	 *                           `_wp_attachment_image_alt` and ours.
	 */
	public static function of_meta( int $id, string $mime, array $meta ): self {
		$data     = is_array( $meta['_wp_attachment_metadata'] ?? null ) ? $meta['_wp_attachment_metadata'] : [];
		$text     = static fn( mixed $value ): string => is_string( $value ) ? $value : '';
		$side     = static fn( mixed $value ): int => is_numeric( $value ) && $value >= 1 && $value <= 100_000
			? (int) $value
			: 0;
		$link     = VideoLink::of( $text( $meta[ ItemFields::VIDEO ] ?? '' ) );
		$original = $text( $data['original_image'] ?? '' );
		$width    = $side( $data['width'] ?? 0 );
		$height   = $side( $data['height'] ?? 0 );
		return new self(
			id: $id,
			kind: $link !== null ? $link->kind : ( str_starts_with( $mime, 'video/' ) ? 'video' : 'img' ),
			width: $height === 0 ? 0 : $width,
			height: $width === 0 ? 0 : $height,
			taken_at: Exif::taken_at( $data['image_meta'] ?? null ),
			featured: in_array( $meta[ ItemFields::FEATURED ] ?? '', [ '1', 1, true ], true ),
			leads_off: $text( $meta[ ItemFields::DESTINATION ] ?? '' ) !== '',
			tags: Tags::of( $meta[ ItemFields::TAGS ] ?? [] ),
			alt: mb_substr( $text( $meta['_wp_attachment_image_alt'] ?? '' ), 0, ItemFields::MAX_ALT_LENGTH ),
			file: mb_substr(
				wp_basename( $original !== '' ? $original : $text( $meta['_wp_attached_file'] ?? '' ) ),
				-255
			),
			exif: ImageMeta::of( $data )
		);
	}

	/**
	 * Reads a row.
	 *
	 * @param array<string, string|null> $row Columns.
	 */
	public static function of( array $row ): self {
		$exif = json_decode( $row['exif'] ?? '', true );
		return new self(
			(int) ( $row['attachment_id'] ?? 0 ),
			$row['kind'] ?? 'img',
			(int) ( $row['width'] ?? 0 ),
			(int) ( $row['height'] ?? 0 ),
			$row['color'] ?? '',
			(int) ( $row['taken_at'] ?? 0 ),
			(int) ( $row['featured'] ?? 0 ) === 1,
			(int) ( $row['leads_off'] ?? 0 ) === 1,
			self::tags( $row['tags'] ?? '' ),
			$row['alt'] ?? '',
			$row['file'] ?? '',
			$row['clean'] ?? self::UNREAD,
			is_array( $exif ) ? array_filter( $exif, 'is_string' ) : []
		);
	}

	/**
	 * Tags of their column.
	 *
	 * @param string $column One to a line.
	 * @return list<string>
	 */
	public static function tags( string $column ): array {
		return $column === '' ? [] : explode( "\n", $column );
	}

	/**
	 * Columns that come from post and meta.
	 *
	 * @return array<string, string|int>
	 */
	public function said(): array {
		return [
			'kind'      => $this->kind,
			'width'     => $this->width,
			'height'    => $this->height,
			'featured'  => (int) $this->featured,
			'leads_off' => (int) $this->leads_off,
			'tags'      => implode( "\n", $this->tags ),
			'alt'       => $this->alt,
			'file'      => $this->file,
		];
	}
}
