<?php
/**
 * Pictures of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

defined( 'ABSPATH' ) || exit;

/**
 * Makes core's images and galleries of Elementor's, with their links and what opens them.
 */
final class ElementorPictures {

	/** Pictures of a gallery. */
	private const MAX = 500;

	/**
	 * A picture.
	 *
	 * @param array<mixed> $settings Settings of the widget, possibly hostile.
	 */
	public static function image( array $settings ): string {
		$image   = is_array( $settings['image'] ?? null ) ? $settings['image'] : [];
		$link_to = ElementorWidget::text( $settings, 'link_to' );
		$link    = is_array( $settings['link'] ?? null ) ? ElementorWidget::text( $settings['link'], 'url' ) : '';
		return self::figure(
			$image,
			match ( $link_to ) {
				'file'   => 'media',
				'custom' => 'custom',
				default  => 'none',
			},
			$link_to === 'custom' ? $link : ElementorWidget::text( $image, 'url' ),
			wp_kses( ElementorWidget::text( $settings, 'caption' ), 'data' ),
			$link_to === 'file' ? self::lightbox( $settings ) : []
		);
	}

	/**
	 * A gallery.
	 *
	 * @param array<mixed> $settings Settings of the widget, possibly hostile.
	 */
	public static function gallery( array $settings ): string {
		$images  = is_array( $settings['wp_gallery'] ?? null ) ? $settings['wp_gallery'] : [];
		$link    = ElementorWidget::text( $settings, 'gallery_link' ) === 'none' ? 'none' : 'media';
		$figures = '';
		foreach ( array_slice( $images, 0, self::MAX ) as $image ) {
			$figures .= is_array( $image )
				? self::figure( $image, $link, ElementorWidget::text( $image, 'url' ) )
				: '';
		}
		if ( $figures === '' ) {
			return '';
		}
		$columns = $settings['gallery_columns'] ?? null;
		$columns = is_numeric( $columns ) ? max( 1, min( 8, (int) $columns ) ) : 0;
		return get_comment_delimited_block_content(
			'core/gallery',
			[
				...( $columns > 0 ? [ 'columns' => $columns ] : [] ),
				'linkTo' => $link,
				...( $link === 'media' ? self::lightbox( $settings ) : [] ),
			],
			sprintf(
				"\n<figure class=\"wp-block-gallery has-nested-images columns-%s is-cropped\">%s</figure>\n",
				$columns > 0 ? $columns : 'default',
				$figures
			)
		);
	}

	/**
	 * One picture with its link.
	 *
	 * @param array<mixed>         $image       `id` and `url`, perhaps `alt`.
	 * @param string               $destination 'none', 'media' or 'custom'.
	 * @param string               $link        Where it leads.
	 * @param string               $caption     HTML.
	 * @param array<string, mixed> $more        Further attributes.
	 */
	private static function figure(
		array $image,
		string $destination,
		string $link,
		string $caption = '',
		array $more = []
	): string {
		$src = esc_url( ElementorWidget::text( $image, 'url' ) );
		if ( $src === '' ) {
			return '';
		}
		$link = $destination === 'none' ? '' : esc_url( $link );
		$id   = self::attachment( $image );
		$alt  = ElementorWidget::text( $image, 'alt' );
		$alt  = $alt === '' && $id > 0 ? get_post_meta( $id, '_wp_attachment_image_alt', true ) : $alt;
		$img  = sprintf(
			'<img src="%s" alt="%s"%s/>',
			$src,
			esc_attr( is_string( $alt ) ? $alt : '' ),
			$id > 0 ? " class=\"wp-image-{$id}\"" : ''
		);
		return get_comment_delimited_block_content(
			'core/image',
			[
				...( $id > 0 ? [ 'id' => $id ] : [] ),
				...( $link === '' ? [] : [ 'linkDestination' => $destination ] ),
				...$more,
			],
			sprintf(
				"\n<figure class=\"wp-block-image\">%s%s</figure>\n",
				$link === '' ? $img : "<a href=\"{$link}\">{$img}</a>",
				$caption === '' ? '' : "<figcaption class=\"wp-element-caption\">{$caption}</figcaption>"
			)
		);
	}

	/**
	 * Id of the attachment, where it is one of this site: templates of other sites have numbers, too.
	 *
	 * @param array<mixed> $image `id` and `url`.
	 */
	private static function attachment( array $image ): int {
		$id = is_numeric( $image['id'] ?? null ) ? (int) $image['id'] : 0;
		return $id > 0 && wp_get_attachment_url( $id ) === ElementorWidget::text( $image, 'url' ) ? $id : 0;
	}

	/**
	 * Whether links open in the lightbox; there, they do unless somebody has said no.
	 *
	 * @param array<mixed> $settings Settings of the widget.
	 * @return array{vitrineLightbox: array{open: string}}
	 */
	private static function lightbox( array $settings ): array {
		$open = ElementorWidget::text( $settings, 'open_lightbox' );
		return [ 'vitrineLightbox' => [ 'open' => $open === 'no' ? 'no' : 'yes' ] ];
	}
}
