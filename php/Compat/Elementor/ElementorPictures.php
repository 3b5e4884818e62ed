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

	/**
	 * A picture.
	 *
	 * @param array<mixed> $settings Settings of the widget, possibly hostile.
	 */
	public static function image( array $settings ): string {
		$image   = is_array( $settings['image'] ?? null ) ? $settings['image'] : [];
		$link_to = ElementorValue::text( $settings, 'link_to' );
		$link    = ElementorValue::url( $settings );
		return self::figure(
			$image,
			match ( $link_to ) {
				'file'   => 'media',
				'custom' => 'custom',
				default  => 'none',
			},
			$link_to === 'custom' ? $link : ElementorValue::text( $image, 'url' ),
			ElementorValue::inline( ElementorValue::text( $settings, 'caption' ) ),
			$link_to === 'file' ? self::lightbox( $settings ) : [],
			$link_to === 'custom' ? ElementorValue::rel( $settings ) : ''
		);
	}

	/**
	 * A gallery.
	 *
	 * @param array<mixed> $settings Settings of the widget, possibly hostile.
	 */
	public static function gallery( array $settings ): string {
		$columns = ElementorValue::number( $settings, 'gallery_columns' );
		return self::pictures(
			ElementorValue::rows( $settings, 'wp_gallery' ),
			ElementorValue::text( $settings, 'gallery_link' ) === 'none' ? 'none' : 'media',
			$settings,
			[ ...( $columns === null ? [] : [ 'columns' => (int) max( 1, min( 8, $columns ) ) ] ) ]
		);
	}

	/**
	 * Pictures as core's gallery.
	 *
	 * @param list<array<mixed>>                  $images      Each with `id` and `url`, possibly hostile.
	 * @param string                              $destination 'none', 'media' or 'custom'.
	 * @param array<mixed>                        $settings    Settings of the widget: `link` and `open_lightbox`.
	 * @param array<string, mixed>                $more        Further attributes.
	 * @param (callable(array<mixed>): string)|null $caption   Caption of a picture: HTML.
	 */
	public static function pictures(
		array $images,
		string $destination,
		array $settings,
		array $more = [],
		?callable $caption = null
	): string {
		$figures = '';
		foreach ( $images as $image ) {
			$figures .= self::figure(
				$image,
				$destination,
				$destination === 'custom' ? ElementorValue::url( $settings ) : ElementorValue::text( $image, 'url' ),
				$caption === null ? '' : $caption( $image ),
				[],
				$destination === 'custom' ? ElementorValue::rel( $settings ) : ''
			);
		}
		return $figures === '' ? '' : get_comment_delimited_block_content(
			'core/gallery',
			[
				...$more,
				'linkTo' => $destination === 'media' ? 'media' : 'none',
				...( $destination === 'media' ? self::lightbox( $settings ) : [] ),
			],
			sprintf(
				"\n<figure class=\"wp-block-gallery has-nested-images columns-%s is-cropped\">%s</figure>\n",
				$more['columns'] ?? 'default',
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
	 * @param string               $rel         Further attributes of the link.
	 */
	public static function figure(
		array $image,
		string $destination,
		string $link,
		string $caption = '',
		array $more = [],
		string $rel = ''
	): string {
		$img = self::img( $image );
		if ( $img === '' ) {
			return '';
		}
		$link = $destination === 'none' ? '' : esc_url( $link );
		$id   = self::attachment( $image );
		return get_comment_delimited_block_content(
			'core/image',
			[
				...( $id > 0 ? [ 'id' => $id ] : [] ),
				...( $link === '' ? [] : [ 'linkDestination' => $destination ] ),
				...$more,
			],
			sprintf(
				"\n<figure class=\"wp-block-image\">%s%s</figure>\n",
				$link === '' ? $img : "<a href=\"{$link}\"{$rel}>{$img}</a>",
				$caption === '' ? '' : "<figcaption class=\"wp-element-caption\">{$caption}</figcaption>"
			)
		);
	}

	/**
	 * A small round picture of somebody.
	 *
	 * @param array<mixed> $image `id` and `url`, possibly hostile.
	 */
	public static function portrait( array $image ): string {
		$img = self::img( $image, 'aspect-ratio:1;object-fit:cover;width:60px' );
		$id  = self::attachment( $image );
		return $img === '' ? '' : get_comment_delimited_block_content(
			'core/image',
			[
				...( $id > 0 ? [ 'id' => $id ] : [] ),
				'width'       => '60px',
				'aspectRatio' => '1',
				'scale'       => 'cover',
				'className'   => 'is-style-rounded',
			],
			"\n<figure class=\"wp-block-image is-resized is-style-rounded\">{$img}</figure>\n"
		);
	}

	/**
	 * The tag of a picture.
	 *
	 * @param array<mixed> $image `id` and `url`, perhaps `alt`.
	 * @param string       $style Declarations.
	 * @return string '' where there is no address that may be shown.
	 */
	private static function img( array $image, string $style = '' ): string {
		$src = esc_url( ElementorValue::text( $image, 'url' ) );
		$id  = self::attachment( $image );
		$alt = ElementorValue::text( $image, 'alt' );
		$alt = $alt === '' && $id > 0 ? get_post_meta( $id, '_wp_attachment_image_alt', true ) : $alt;
		return $src === '' ? '' : sprintf(
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- markup that core's own block saves.
			'<img src="%s" alt="%s"%s%s/>',
			$src,
			esc_attr( is_string( $alt ) ? $alt : '' ),
			$id > 0 ? " class=\"wp-image-{$id}\"" : '',
			$style === '' ? '' : " style=\"{$style}\""
		);
	}

	/**
	 * Id of the attachment, where it is one of this site: templates of other sites have numbers, too.
	 *
	 * @param array<mixed> $image `id` and `url`.
	 */
	public static function attachment( array $image ): int {
		$id = is_numeric( $image['id'] ?? null ) ? (int) $image['id'] : 0;
		return $id > 0 && wp_get_attachment_url( $id ) === ElementorValue::text( $image, 'url' ) ? $id : 0;
	}

	/**
	 * Whether links open in the lightbox; there, they do unless somebody has said no.
	 *
	 * @param array<mixed> $settings Settings of the widget.
	 * @return array{vitrineLightbox: array{open: string}}
	 */
	public static function lightbox( array $settings ): array {
		$open = ElementorValue::text( $settings, 'open_lightbox' );
		return [ 'vitrineLightbox' => [ 'open' => $open === 'no' ? 'no' : 'yes' ] ];
	}
}
