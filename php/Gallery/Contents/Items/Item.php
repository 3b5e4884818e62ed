<?php
/**
 * An item of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents\Items;

use Vitrine\Gallery\Contents\Contents;

defined( 'ABSPATH' ) || exit;

/**
 * A picture, a video or an album. Addresses are http, https or relative ones. Twin: GalleryItem in
 * frontend/render/gallery/types.ts.
 */
final class Item implements \JsonSerializable {

	/** Names in TypeScript where they are not the same. */
	private const NAMES = [
		'media_kind'      => 'mediaKind',
		'album_id'        => 'albumID',
		'destination_url' => 'destinationURL',
		'download_url'    => 'downloadURL',
		'original_url'    => 'originalURL',
		'number_items'    => 'numberItems',
		'custom_data'     => 'customData',
	];

	/**
	 * Keeps the fields.
	 *
	 * @param string                     $id              Id, unique in its gallery.
	 * @param string                     $kind            `image` (videos, too), `album` or `albumUp`.
	 * @param string                     $media_kind      `img`, `youtube`, `vimeo`, `dailymotion`, `video`.
	 * @param string                     $album_id        Album that it is in, `0` = the root.
	 * @param string                     $title           Plain text.
	 * @param string                     $description     Plain text.
	 * @param string                     $author          Plain text.
	 * @param list<string>               $tags            As they are shown, without '#'.
	 * @param string                     $src             The picture for the viewer; of a video its poster, perhaps ''.
	 * @param string                     $srcset          More of them by width, or ''.
	 * @param int                        $width           Of `src` in px, 0 = unknown.
	 * @param int                        $height          Likewise.
	 * @param string                     $media           Address of a player or of a video file, for videos.
	 * @param string                     $mime            Media type of a video file, such as `video/mp4`.
	 * @param Picture                    $thumb           The picture of the tile.
	 * @param string                     $url             Where the tile leads without script; of an album '' until the
	 *                                                    view sets it.
	 * @param string                     $destination_url Where a click leads instead of the viewer, or ''.
	 * @param string                     $download_url    File offered for download, or ''.
	 * @param string                     $original_url    The picture as uploaded, or ''.
	 * @param bool                       $featured        Whether it has the star.
	 * @param int                        $number_items    Items in an album.
	 * @param array<string, string>|null $exif            Camera facts by the names of Exif in types.ts.
	 * @param array<string, mixed>|null  $custom_data     The site owner's own data.
	 * @param string                     $copyright       Who has the rights, as the file says.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $kind = 'image',
		public readonly string $media_kind = 'img',
		public readonly string $album_id = Contents::ROOT,
		public readonly string $title = '',
		public readonly string $description = '',
		public readonly string $author = '',
		public readonly array $tags = [],
		public readonly string $src = '',
		public readonly string $srcset = '',
		public readonly int $width = 0,
		public readonly int $height = 0,
		public readonly string $media = '',
		public readonly string $mime = '',
		public readonly Picture $thumb = new Picture(),
		public readonly string $url = '',
		public readonly string $destination_url = '',
		public readonly string $download_url = '',
		public readonly string $original_url = '',
		public readonly bool $featured = false,
		public readonly int $number_items = 0,
		public readonly ?array $exif = null,
		public readonly ?array $custom_data = null,
		public readonly string $copyright = ''
	) {}

	/**
	 * The same with other members.
	 *
	 * @param string|null  $url   Where the tile leads, null = the same.
	 * @param Picture|null $thumb Its picture, null = the same.
	 */
	public function with( ?string $url = null, ?Picture $thumb = null ): self {
		$members = get_object_vars( $this );
		return new self( ...[ ...$members, 'url' => $url ?? $this->url, 'thumb' => $thumb ?? $this->thumb ] );
	}

	/**
	 * The same with other words and addresses.
	 *
	 * @param array $members Members by their names here.
	 * @phpstan-param array{
	 *     title: string,
	 *     description: string,
	 *     author: string,
	 *     tags: list<string>,
	 *     destination_url: string,
	 *     download_url: string,
	 *     custom_data: array<string, mixed>|null,
	 * } $members
	 */
	public function changed( array $members ): self {
		return new self( ...[ ...get_object_vars( $this ), ...$members ] );
	}

	/**
	 * Members that say something.
	 *
	 * @return array<string, mixed>
	 */
	// phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHP's name.
	public function jsonSerialize(): array {
		$members = [];
		foreach ( get_object_vars( $this ) as $name => $value ) {
			if ( $value instanceof Picture ) {
				$value = $value->jsonSerialize();
			}
			if ( ! in_array( $value, [ '', 0, false, null, [] ], true ) ) {
				$members[ self::NAMES[ $name ] ?? $name ] = $value;
			}
		}
		return $members;
	}
}
