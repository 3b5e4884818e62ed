<?php
/**
 * Translated strings of the viewer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Render;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the words to the script module `@vitrine/viewer`, once for each page that may open it.
 *
 * Script has no translations of its own before WordPress 7.0. Twin: frontend/islands/viewer/strings.ts.
 */
final class ViewerStrings {

	/**
	 * Adds the words to the data of the module.
	 *
	 * @param array<string, mixed> $data Data of the module.
	 * @return array<string, mixed>
	 */
	public static function add( array $data ): array {
		$data['words'] = self::all();
		return $data;
	}

	/**
	 * Every word by its name; `%s` and `%d` are filled in by script.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return [
			'viewer'       => __( 'Image viewer', 'vitrine' ),
			'previous'     => __( 'Previous slide', 'vitrine' ),
			'next'         => __( 'Next slide', 'vitrine' ),
			'first'        => __( 'This is the first slide', 'vitrine' ),
			'last'         => __( 'This is the last slide', 'vitrine' ),
			'close'        => __( 'Close', 'vitrine' ),
			'slideshow'    => __( 'Slideshow', 'vitrine' ),
			'rotateLeft'   => __( 'Rotate left', 'vitrine' ),
			'rotateRight'  => __( 'Rotate right', 'vitrine' ),
			'zoomIn'       => __( 'Zoom in', 'vitrine' ),
			'zoomOut'      => __( 'Zoom out', 'vitrine' ),
			'fullscreen'   => __( 'Fullscreen', 'vitrine' ),
			'info'         => __( 'Information', 'vitrine' ),
			'share'        => __( 'Share', 'vitrine' ),
			'menu'         => __( 'More tools', 'vitrine' ),
			'download'     => __( 'Download', 'vitrine' ),
			'original'     => __( 'Open original', 'vitrine' ),
			'minimize'     => __( 'Minimize toolbar', 'vitrine' ),
			'maximize'     => __( 'Restore toolbar', 'vitrine' ),
			/* translators: 1: place of a picture, 2: number of pictures. */
			'counter'      => __( '%1$d/%2$d', 'vitrine' ),
			/* translators: 1: place of a picture, 2: number of pictures, 3: caption. */
			'position'     => __( 'Image %1$d of %2$d: %3$s', 'vitrine' ),
			/* translators: 1: place of a picture, 2: number of pictures. */
			'positionOnly' => __( 'Image %1$d of %2$d', 'vitrine' ),
			'missing'      => __( 'This image cannot be shown.', 'vitrine' ),
			'failed'       => __( 'This could not be loaded.', 'vitrine' ),
			'noVideo'      => __( 'Your browser does not support the video tag (HTML 5).', 'vitrine' ),
			/* translators: %s: title of a video. */
			'play'         => __( 'Play Video %s', 'vitrine' ),
			/* translators: %s: name of a website, such as YouTube. */
			'watchOn'      => __( 'Watch on %s', 'vitrine' ),
			'strip'        => __( 'Thumbnails', 'vitrine' ),
			/* translators: %d: place of a picture. */
			'goTo'         => __( 'Go to slide %d', 'vitrine' ),
			'author'       => __( 'Author', 'vitrine' ),
			'copyright'    => __( 'Copyright', 'vitrine' ),
			'dimensions'   => __( 'Dimensions', 'vitrine' ),
			'model'        => __( 'Camera', 'vitrine' ),
			'flash'        => __( 'Flash', 'vitrine' ),
			'focalLength'  => __( 'Focal length', 'vitrine' ),
			'fStop'        => __( 'F Number', 'vitrine' ),
			'exposure'     => __( 'Exposure', 'vitrine' ),
			'iso'          => __( 'ISO', 'vitrine' ),
			'time'         => __( 'Date', 'vitrine' ),
			'location'     => __( 'Location', 'vitrine' ),
			/* translators: %s: focal length in millimeters. */
			'mm'           => __( '%s mm', 'vitrine' ),
			/* translators: %s: f-number. */
			'f'            => __( 'f/%s', 'vitrine' ),
			/* translators: %s: exposure time in seconds. */
			'seconds'      => __( '%s s', 'vitrine' ),
			'showMap'      => __( 'Show on OpenStreetMap', 'vitrine' ),
			'noInfo'       => __( 'No more information is available for this image.', 'vitrine' ),
			'shareSystem'  => __( 'Share with an app', 'vitrine' ),
			'facebook'     => __( 'Share on Facebook', 'vitrine' ),
			'pinterest'    => __( 'Pin it', 'vitrine' ),
			/* translators: %s: name of a network. */
			'shareOn'      => __( 'Share on %s', 'vitrine' ),
			'mail'         => __( 'Email', 'vitrine' ),
			'link'         => __( 'Link', 'vitrine' ),
			'copy'         => __( 'Copy link', 'vitrine' ),
			'copied'       => __( 'Copied', 'vitrine' ),
			'copyKeys'     => __( 'The link is selected. Copy it with your keyboard or menu.', 'vitrine' ),
		];
	}
}
