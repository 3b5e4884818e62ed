<?php
/**
 * What a provider has in an album.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A picture, a video or an album of a provider, checked: texts are plain, addresses are HTTP, numbers are possible.
 */
final class RemoteItem {

	/**
	 * Keeps the fields.
	 *
	 * @param string                $id          Id at the provider.
	 * @param string                $kind        'image' or 'album'.
	 * @param string                $title       Title.
	 * @param string                $description Description.
	 * @param list<Rendition>       $renditions  The picture, or the cover of an album, smallest first. The last one is
	 *                                           downloaded.
	 * @param int                   $width       Of the picture in pixels, 0 = unknown.
	 * @param int                   $height      Of the picture in pixels, 0 = unknown.
	 * @param list<string>          $tags        Tags.
	 * @param string                $author      Who made it.
	 * @param string                $color       Dominant color, '#rrggbb' or ''.
	 * @param int                   $count       Items in an album, 0 = unknown.
	 * @param string                $original    Address of the original for people, or ''.
	 * @param array<string, string> $exif        Camera facts as `Exif` of frontend/render/gallery/types.ts has them,
	 *                                           without a location.
	 * @param string                $version     Changes when the picture does; by default the address of its last
	 *                                           rendition.
	 * @param bool                  $is_video    Whether it is a video: the renditions are its poster.
	 * @param string                $film        Address of a video that a browser plays, an MP4 file, or ''. Without
	 *                                           one, a click leads to the original.
	 * @param int                   $film_until  Unix time when that address ends, 0 = never.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $kind,
		public readonly string $title,
		public readonly string $description = '',
		public readonly array $renditions = [],
		public readonly int $width = 0,
		public readonly int $height = 0,
		public readonly array $tags = [],
		public readonly string $author = '',
		public readonly string $color = '',
		public readonly int $count = 0,
		public readonly string $original = '',
		public readonly array $exif = [],
		public readonly string $version = '',
		public readonly bool $is_video = false,
		public readonly string $film = '',
		public readonly int $film_until = 0
	) {}

	/**
	 * Largest rendition, null when it has no picture.
	 */
	public function largest(): ?Rendition {
		return $this->renditions === [] ? null : $this->renditions[ count( $this->renditions ) - 1 ];
	}

	/**
	 * Name of its picture in a table: ids may be long.
	 */
	public function key(): string {
		return md5( "{$this->kind}|{$this->id}" );
	}

	/**
	 * What changes when the picture does.
	 */
	public function picture_version(): string {
		return md5( $this->version !== '' ? $this->version : (string) $this->largest()?->url );
	}

	/**
	 * As stored text.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		$fields               = get_object_vars( $this );
		$fields['renditions'] = array_map(
			static fn( Rendition $one ): array => [ $one->url, $one->width, $one->height ],
			$this->renditions
		);
		return array_filter(
			$fields,
			static fn( mixed $value ): bool => $value !== '' && $value !== 0 && $value !== false && $value !== []
		);
	}

	/**
	 * Reads what `to_array()` wrote.
	 *
	 * @param mixed $data Decoded text.
	 */
	public static function of_array( mixed $data ): ?self {
		if ( ! is_array( $data ) || ! is_string( $data['id'] ?? null ) ) {
			return null;
		}
		$text       = static fn( string $name ): string => is_string( $data[ $name ] ?? null ) ? $data[ $name ] : '';
		$number     = static fn( string $name ): int => is_int( $data[ $name ] ?? null ) ? $data[ $name ] : 0;
		$renditions = [];
		foreach ( is_array( $data['renditions'] ?? null ) ? $data['renditions'] : [] as $one ) {
			$renditions[] = new Rendition( (string) ( $one[0] ?? '' ), (int) ( $one[1] ?? 0 ), (int) ( $one[2] ?? 0 ) );
		}
		$tags = array_values( array_filter( is_array( $data['tags'] ?? null ) ? $data['tags'] : [], 'is_string' ) );
		$exif = [];
		foreach ( is_array( $data['exif'] ?? null ) ? $data['exif'] : [] as $name => $value ) {
			$exif[ (string) $name ] = (string) $value;
		}
		return new self(
			$data['id'],
			$text( 'kind' ) === 'album' ? 'album' : 'image',
			$text( 'title' ),
			$text( 'description' ),
			$renditions,
			$number( 'width' ),
			$number( 'height' ),
			$tags,
			$text( 'author' ),
			$text( 'color' ),
			$number( 'count' ),
			$text( 'original' ),
			$exif,
			$text( 'version' ),
			( $data['is_video'] ?? false ) === true,
			$text( 'film' ),
			$number( 'film_until' )
		);
	}
}
