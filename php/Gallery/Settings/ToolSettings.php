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

	/** Defaults of specification §9. */
	private const NORMAL = [
		'image' => [ 'topLeft' => 'select', 'topRight' => 'featured' ],
		'album' => [ 'topLeft' => 'select', 'topRight' => 'counter' ],
	];

	/**
	 * Keeps the fields.
	 *
	 * @param array<string, string> $image Comma lists of known tools by corner; no corner is empty.
	 * @param array<string, string> $album The same for albums.
	 */
	private function __construct( public readonly array $image, public readonly array $album ) {}

	/**
	 * Brings settings within bounds.
	 *
	 * @param mixed $members Some of the settings, possibly hostile; a corner that is not named keeps its default.
	 */
	public static function of( mixed $members ): self {
		$reader = new AttributeReader( $members );
		return new self(
			self::corners( $reader->part( 'image' ), self::NORMAL['image'] ),
			self::corners( $reader->part( 'album' ), self::NORMAL['album'] )
		);
	}

	/**
	 * The corners of one kind.
	 *
	 * @param AttributeReader       $reader What is said about them.
	 * @param array<string, string> $normal Defaults.
	 * @return array<string, string>
	 */
	private static function corners( AttributeReader $reader, array $normal ): array {
		$corners = [];
		foreach ( self::CORNERS as $corner ) {
			$corners[ $corner ] = Tools::known( $reader->text( $corner, $normal[ $corner ] ?? '', 1000 ), Tools::TILE );
		}
		return array_filter( $corners, static fn( string $list ): bool => $list !== '' );
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
