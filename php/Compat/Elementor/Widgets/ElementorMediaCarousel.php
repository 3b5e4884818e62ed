<?php
/**
 * Media carousels of Elementor Pro.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Widgets;

use Vitrine\Compat\Elementor\ElementorBlock;
use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorPictures;
use Vitrine\Compat\Elementor\ElementorValue;
use Vitrine\Compat\Elementor\ElementorWidget;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a carousel of pictures, with their links and videos.
 */
final class ElementorMediaCarousel implements ElementorConverter {

	/** Elementor's own numbers of slides. */
	private const COLUMNS = [ 3, 2, 1 ];

	/** Settings of each slide that are taken over. */
	private const OF_SLIDE = [ '_id', 'type', 'image', 'image_link_to_type', 'image_link_to', 'video' ];

	private const OPENS = [ 'vitrineLightbox' => [ 'open' => 'yes' ] ];

	/**
	 * Settings that are taken over.
	 */
	public static function names(): array {
		return [
			...ElementorCarousel::names(),
			...ElementorValue::names( 'slideshow_slides_per_view' ),
			'slides',
			'skin',
			'thumbs_ratio',
			'centered_slides',
			'open_lightbox',
		];
	}

	/**
	 * The block.
	 *
	 * @param string         $widget   Type of the widget.
	 * @param array<mixed>   $settings Its settings, possibly hostile.
	 * @param list<string>   $inside   Nothing.
	 * @param ElementorNotes $notes    What is left out.
	 */
	public static function block( string $widget, array $settings, array $inside, ElementorNotes $notes ): string {
		$skin    = ElementorValue::text( $settings, 'skin', 'carousel' );
		$columns = $skin === 'slideshow'
			? [ 'columns' => 1, 'columnsTablet' => 1, 'columnsPhone' => 1, 'place' => 'thumbs' ]
			: ElementorCarousel::columns( $settings, 'slides_per_view', self::COLUMNS );
		$slides  = '';
		foreach ( ElementorValue::rows( $settings, 'slides' ) as $slide ) {
			$media   = self::media( $slide, $settings );
			$slides .= $media === '' ? '' : ElementorBlock::ours( 'slide', [], $media );
			$notes->leave_settings( $slide, self::OF_SLIDE );
		}
		return ElementorCarousel::of(
			// Elementor has its arrows beside these.
			[ 'arrows_position' => 'outside', ...$settings ],
			[
				...$columns,
				...( $skin === 'coverflow' ? [ 'effect' => 'coverflow' ] : [] ),
			],
			$slides,
			$notes
		);
	}

	/**
	 * Picture or video of a slide. A video with a picture is a link to it that opens over the page.
	 *
	 * @param array<mixed> $slide    The slide.
	 * @param array<mixed> $settings Settings of the widget.
	 */
	private static function media( array $slide, array $settings ): string {
		$image = is_array( $slide['image'] ?? null ) ? $slide['image'] : [];
		if ( ElementorValue::text( $slide, 'type' ) === 'video' ) {
			$video = ElementorValue::url( $slide, 'video' );
			$type  = str_contains( $video, 'vimeo.com/' ) ? 'vimeo' : 'youtube';
			return $video === '' || ElementorValue::text( $image, 'url' ) !== ''
				? ElementorPictures::figure( $image, 'custom', $video, '', self::OPENS )
				: (string) ElementorWidget::block( 'video', [ 'video_type' => $type, "{$type}_url" => $video ] );
		}
		return match ( ElementorValue::text( $slide, 'image_link_to_type' ) ) {
			'file' => ElementorPictures::figure(
				$image,
				'media',
				ElementorValue::text( $image, 'url' ),
				'',
				ElementorPictures::lightbox( $settings )
			),
			'custom' => ElementorPictures::figure(
				$image,
				'custom',
				ElementorValue::url( $slide, 'image_link_to' ),
				'',
				[],
				ElementorValue::rel( $slide, 'image_link_to' )
			),
			default => ElementorPictures::figure( $image, 'none', '' ),
		};
	}
}
