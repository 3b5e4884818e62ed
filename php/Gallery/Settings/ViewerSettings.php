<?php
/**
 * Settings of the viewer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * How the viewer looks and behaves. Twin: ViewerSettings in
 * frontend/render/gallery/types.ts.
 */
final class ViewerSettings implements \JsonSerializable {

	/**
	 * Keeps the fields.
	 *
	 * @param string $transition `swipe2`, `swipe`, `slideAppear`, `none`.
	 * @param string $theme `dark`, `light`.
	 * @param bool $zoom Whether one may zoom.
	 * @param int $slideshow_delay Ms.
	 * @param bool $slideshow_auto_start Whether it plays at once.
	 * @param int $hide_tools_delay Ms, -1 = never.
	 * @param bool $fullscreen Whether it opens on the full screen.
	 * @param string $image_display '', `bestImageQuality`, `upscale`.
	 * @param array{
	 *     display: bool,
	 *     position: string,
	 *     fullWidth: bool,
	 *     align: string,
	 *     autoMinimize: int,
	 *     standard: string,
	 *     minimized: string,
	 * } $toolbar The toolbar.
	 * @param array{topLeft: string, topRight: string} $tools Comma lists of known tools.
	 * @param string $strip `none`, `bottom`, `bottomOverMedia`.
	 * @param int $strip_width Px.
	 * @param int $strip_height Px.
	 * @param string $logo Address of a picture, or ''.
	 */
	private function __construct(
		public readonly string $transition,
		public readonly string $theme,
		public readonly bool $zoom,
		public readonly int $slideshow_delay,
		public readonly bool $slideshow_auto_start,
		public readonly int $hide_tools_delay,
		public readonly bool $fullscreen,
		public readonly string $image_display,
		public readonly array $toolbar,
		public readonly array $tools,
		public readonly string $strip,
		public readonly int $strip_width,
		public readonly int $strip_height,
		public readonly string $logo
	) {}

	/**
	 * Keeps settings, of tools those that are known.
	 *
	 * @param GalleryViewer $read Settings within their bounds.
	 */
	public static function of( array $read ): self {
		$known = static fn( string $list ): string => Tools::known( $list, Tools::VIEWER );
		return new self(
			$read['transition'],
			$read['theme'],
			$read['zoom'],
			$read['slideshowDelay'],
			$read['slideshowAutoStart'],
			$read['hideToolsDelay'],
			$read['fullscreen'],
			$read['imageDisplay'],
			[
				...$read['toolbar'],
				'standard'  => $known( $read['toolbar']['standard'] ),
				'minimized' => $known( $read['toolbar']['minimized'] ),
			],
			[
				'topLeft'  => $known( $read['tools']['topLeft'] ),
				'topRight' => $known( $read['tools']['topRight'] ),
			],
			$read['strip'],
			$read['stripWidth'],
			$read['stripHeight'],
			self::address( $read['logo'] )
		);
	}

	/**
	 * An address of the web, or ''.
	 *
	 * @param string $address Address, possibly hostile.
	 */
	private static function address( string $address ): string {
		return preg_match( '~^https?://[^\s<>"\'`\\\\]+$~Di', $address ) === 1 ? $address : '';
	}

	/**
	 * The shape of types.ts.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return [
			'transition'         => $this->transition,
			'theme'              => $this->theme,
			'zoom'               => $this->zoom,
			'slideshowDelay'     => $this->slideshow_delay,
			'slideshowAutoStart' => $this->slideshow_auto_start,
			'hideToolsDelay'     => $this->hide_tools_delay,
			'fullscreen'         => $this->fullscreen,
			'imageDisplay'       => $this->image_display,
			'toolbar'            => $this->toolbar,
			'tools'              => $this->tools,
			'strip'              => $this->strip,
			'stripWidth'         => $this->strip_width,
			'stripHeight'        => $this->strip_height,
			'logo'               => $this->logo,
		];
	}
}
