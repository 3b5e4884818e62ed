<?php
/**
 * Settings of the tools of tiles.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Which tools stand in which corner. Twin: ToolSettings in frontend/render/gallery/types.ts.
 */
final class ToolSettings implements \JsonSerializable {

	public const CORNERS = [ 'topLeft', 'topRight', 'bottomLeft', 'bottomRight' ];

	/**
	 * Keeps the fields.
	 *
	 * @param array<string, string> $image Comma lists of known tools by corner; no corner is empty.
	 * @param array<string, string> $album The same for albums.
	 */
	private function __construct( public readonly array $image, public readonly array $album ) {}

	/**
	 * Keeps the tools that are known.
	 *
	 * @param GalleryTools $read Settings within their bounds.
	 */
	public static function of( array $read ): self {
		return new self( self::known( $read['image'] ), self::known( $read['album'] ) );
	}

	/**
	 * Corners with their known tools; no corner is empty.
	 *
	 * @param array<string, string> $corners Comma lists by corner.
	 * @return array<string, string>
	 */
	private static function known( array $corners ): array {
		return array_filter(
			array_map( static fn( string $list ): string => Tools::known( $list, Tools::TILE ), $corners ),
			static fn( string $list ): bool => $list !== ''
		);
	}

	/**
	 * The shape of types.ts.
	 *
	 * @return array<string, object>
	 */
	public function jsonSerialize(): array {
		return [ 'image' => (object) $this->image, 'album' => (object) $this->album ];
	}
}
