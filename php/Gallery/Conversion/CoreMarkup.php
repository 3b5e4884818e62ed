<?php
/**
 * Blocks of WordPress as they are stored.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Conversion;

defined( 'ABSPATH' ) || exit;

/**
 * Writes them as core's own editor does, so that it finds nothing to repair. All texts are plain text and hostile:
 * neither HTML nor a shortcode may come out of one.
 */
final class CoreMarkup {

	/**
	 * A gallery.
	 *
	 * @param list<CoreImage>      $images     Its images.
	 * @param array<string, mixed> $attributes Attributes, without those that stand in the HTML.
	 * @param string               $anchor     Anchor, or ''.
	 */
	public static function gallery( array $images, array $attributes, string $anchor = '' ): string {
		$columns = $attributes['columns'] ?? null;
		$classes = [
			...self::wrapper( 'wp-block-gallery', $attributes ),
			'has-nested-images',
			is_int( $columns ) ? "columns-{$columns}" : 'columns-default',
			...( ( $attributes['imageCrop'] ?? true ) === true ? [ 'is-cropped' ] : [] ),
		];
		$inner   = implode( "\n\n", array_map( self::image( ... ), $images ) );
		$html    = '<figure' . self::named( $anchor, $classes ) . ">{$inner}</figure>";
		return self::block( 'gallery', $attributes, $html );
	}

	/**
	 * An image.
	 *
	 * @param CoreImage $image What it shows.
	 */
	public static function image( CoreImage $image ): string {
		$picture = sprintf(
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- the markup of core/image, which is stored.
			'<img src="%s" alt="%s"%s/>',
			self::url( $image->url ),
			self::text( $image->alt ),
			$image->id > 0 ? " class=\"wp-image-{$image->id}\"" : ''
		);
		$href    = $image->link === '' ? '' : self::url( $image->link );
		if ( $href !== '' ) {
			$picture = sprintf(
				'<a href="%s"%s rel="%s">%s</a>',
				$href,
				$image->opens_tab ? ' target="_blank"' : '',
				$image->opens_tab ? 'noreferrer noopener' : 'nofollow noopener',
				$picture
			);
		}
		$caption    = implode( '<br>', array_map( self::text( ... ), $image->caption ) );
		$attributes = [
			...( $image->enlarges && $href === '' ? [ 'lightbox' => [ 'enabled' => true ] ] : [] ),
			...( $image->id > 0 ? [ 'id' => $image->id ] : [] ),
			'sizeSlug'        => $image->size,
			'linkDestination' => $href === '' ? 'none' : ( $image->opens_tab ? 'media' : 'custom' ),
		];
		return self::block(
			'image',
			$attributes,
			"<figure class=\"wp-block-image size-{$image->size}\">{$picture}"
				. ( $caption === '' ? '' : "<figcaption class=\"wp-element-caption\">{$caption}</figcaption>" )
				. '</figure>'
		);
	}

	/**
	 * A heading.
	 *
	 * @param string $text  Its text.
	 * @param int    $level 1 to 6.
	 */
	public static function heading( string $text, int $level ): string {
		return self::block(
			'heading',
			$level === 2 ? [] : [ 'level' => $level ],
			"<h{$level} class=\"wp-block-heading\">" . self::text( $text ) . "</h{$level}>"
		);
	}

	/**
	 * A paragraph.
	 *
	 * @param string $text Its text.
	 */
	public static function paragraph( string $text ): string {
		return self::block( 'paragraph', [], '<p>' . self::text( $text ) . '</p>' );
	}

	/**
	 * A video that a service plays.
	 *
	 * @param string $url      Its page there.
	 * @param string $provider Name of the service, as core knows it.
	 */
	public static function embed( string $url, string $provider ): string {
		$url = esc_url_raw( $url, [ 'http', 'https' ] );
		return self::block(
			'embed',
			[ 'url' => $url, 'type' => 'video', 'providerNameSlug' => $provider, 'responsive' => true ],
			"<figure class=\"wp-block-embed is-type-video is-provider-{$provider} wp-block-embed-{$provider}\">"
				. "<div class=\"wp-block-embed__wrapper\">\n" . self::text( $url ) . "\n</div></figure>"
		);
	}

	/**
	 * A video file.
	 *
	 * @param string $url Its address.
	 * @param int    $id  Its attachment, 0 = none.
	 */
	public static function video( string $url, int $id ): string {
		return self::block(
			'video',
			$id > 0 ? [ 'id' => $id ] : [],
			'<figure class="wp-block-video"><video controls src="' . self::url( $url ) . '"></video></figure>'
		);
	}

	/**
	 * A group.
	 *
	 * @param list<string>         $blocks     What is in it.
	 * @param array<string, mixed> $attributes Attributes, without those that stand in the HTML.
	 * @param string               $anchor     Anchor, or ''.
	 */
	public static function group( array $blocks, array $attributes, string $anchor = '' ): string {
		$classes = self::wrapper( 'wp-block-group', $attributes );
		$inner   = implode( "\n\n", $blocks );
		return self::block( 'group', $attributes, '<div' . self::named( $anchor, $classes ) . ">{$inner}</div>" );
	}

	/**
	 * Whether an address can be stored.
	 *
	 * @param string $url Any.
	 */
	public static function is_url( string $url ): bool {
		return self::url( $url ) !== '';
	}

	/**
	 * A block.
	 *
	 * @param string               $name       Its name.
	 * @param array<string, mixed> $attributes What stands in its comment.
	 * @param string               $html       What stands between its comments.
	 */
	private static function block( string $name, array $attributes, string $html ): string {
		$written = $attributes === [] ? '' : serialize_block_attributes( $attributes ) . ' ';
		return "<!-- wp:{$name} {$written}-->\n{$html}\n<!-- /wp:{$name} -->";
	}

	/**
	 * Classes of a wrapper.
	 *
	 * @param string               $name       The block's own.
	 * @param array<string, mixed> $attributes Attributes.
	 * @return list<string>
	 */
	private static function wrapper( string $name, array $attributes ): array {
		return [
			$name,
			...( isset( $attributes['align'] ) ? [ "align{$attributes['align']}" ] : [] ),
			...explode( ' ', (string) ( $attributes['className'] ?? '' ) ),
		];
	}

	/**
	 * Id and classes.
	 *
	 * @param string       $anchor  Anchor, or ''.
	 * @param list<string> $classes Classes.
	 */
	private static function named( string $anchor, array $classes ): string {
		$classes = array_filter( $classes, static fn( string $one ): bool => $one !== '' );
		return ( $anchor === '' ? '' : ' id="' . self::text( $anchor ) . '"' )
			. ' class="' . self::text( implode( ' ', $classes ) ) . '"';
	}

	/**
	 * An address in an attribute.
	 *
	 * @param string $url Any.
	 */
	private static function url( string $url ): string {
		return self::brackets( esc_url( $url, [ 'http', 'https' ] ) );
	}

	/**
	 * A text, in HTML or in an attribute. Content of posts is searched for shortcodes.
	 *
	 * @param string $text Plain text.
	 */
	private static function text( string $text ): string {
		return self::brackets( htmlspecialchars( wp_check_invalid_utf8( $text, true ), ENT_QUOTES ) );
	}

	/**
	 * HTML in which no shortcode can begin. Three digits, as WordPress writes them for those who may not save all HTML.
	 *
	 * @param string $html HTML.
	 */
	private static function brackets( string $html ): string {
		return strtr( $html, [ '[' => '&#091;', ']' => '&#093;' ] );
	}
}
