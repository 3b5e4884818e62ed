<?php
/**
 * Image carousels of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Widgets;

use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorPictures;
use Vitrine\Compat\Elementor\ElementorValue;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a carousel of a gallery.
 */
final class ElementorImageCarousel implements ElementorConverter {

	/** Elementor's own numbers of pictures. */
	private const COLUMNS = [ 3, 2, 1 ];

	private const GAP = 20;

	/**
	 * Settings that are taken over.
	 */
	public static function names(): array {
		return [ ...ElementorCarousel::names(), 'carousel', 'link_to', 'link', 'open_lightbox', 'caption_type' ];
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
		$link_to     = ElementorValue::text( $settings, 'link_to', 'none' );
		$destination = [ 'file' => 'media', 'custom' => 'custom' ][ $link_to ] ?? 'none';
		$type        = ElementorValue::text( $settings, 'caption_type' );
		$gallery     = ElementorPictures::pictures(
			ElementorValue::rows( $settings, 'carousel' ),
			$destination,
			$settings,
			[],
			static fn( array $image ): string => self::caption( $image, $type )
		);
		$is_custom   = ElementorValue::text( $settings, 'image_spacing' ) === 'custom';
		$gap         = $is_custom ? [] : [ 'gap' => self::GAP, 'gapTablet' => self::GAP, 'gapPhone' => self::GAP ];
		if ( ElementorValue::pixels( $settings, 'image_spacing_custom' ) === null ) {
			$settings['image_spacing_custom'] = self::GAP;
		}
		return ElementorCarousel::of(
			$settings,
			[ ...ElementorCarousel::columns( $settings, 'slides_to_show', self::COLUMNS ), ...$gap ],
			$gallery,
			$notes
		);
	}

	/**
	 * Caption of a picture, where it is one of this site.
	 *
	 * @param array<mixed> $image `id` and `url`.
	 * @param string       $type  What it says: '' = nothing.
	 */
	private static function caption( array $image, string $type ): string {
		$id   = $type === '' ? 0 : ElementorPictures::attachment( $image );
		$post = $id === 0 ? null : get_post( $id );
		return $post === null ? '' : ElementorValue::inline(
			match ( $type ) {
				'title' => $post->post_title,
				'caption' => $post->post_excerpt,
				'description' => $post->post_content,
				default => '',
			}
		);
	}
}
