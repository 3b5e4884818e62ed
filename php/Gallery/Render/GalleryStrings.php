<?php
/**
 * Translated strings of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Render;

defined( 'ABSPATH' ) || exit;

/**
 * The words of a gallery's configuration (docs/gallery.md, "Words"); `%s` and `%d` are filled in by script. Those of
 * the viewer: ViewerStrings.
 */
final class GalleryStrings {

	/**
	 * Every word by its name.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return [
			'loading'      => __( 'Loading…', 'vitrine' ),
			/* translators: %d: number of items. */
			'results'      => __( '%d items', 'vitrine' ),
			'oneResult'    => __( '1 item', 'vitrine' ),
			'none'         => __( 'Nothing found.', 'vitrine' ),
			'failed'       => __( 'This part of the gallery could not be loaded.', 'vitrine' ),
			'again'        => __( 'Try again', 'vitrine' ),
			'noAlbum'      => self::no_album(),
			'noImage'      => __( 'This image does not exist.', 'vitrine' ),
			'noSource'     => __( 'Not supported for this content source', 'vitrine' ),
			'noCurrent'    => __( 'Current album not found.', 'vitrine' ),
			/* translators: %d: number of selected items. */
			'selected'     => __( '%d selected', 'vitrine' ),
			'clear'        => __( 'Clear', 'vitrine' ),
			'cart'         => __( 'Shopping cart', 'vitrine' ),
			'selection'    => __( 'Selection', 'vitrine' ),
			'remove'       => __( 'Remove', 'vitrine' ),
			'less'         => __( 'One less', 'vitrine' ),
			'export'       => __( 'Save as CSV', 'vitrine' ),
			'copyLink'     => __( 'Copy link', 'vitrine' ),
			'copied'       => __( 'Copied', 'vitrine' ),
			'closePanel'   => __( 'Close', 'vitrine' ),
			'title'        => __( 'Title', 'vitrine' ),
			'count'        => __( 'Count', 'vitrine' ),
			'address'      => __( 'URL', 'vitrine' ),
			'more'         => self::more(),
			/* translators: %s: title of a picture. */
			'selectItem'   => __( 'Select %s', 'vitrine' ),
			/* translators: %s: title of a picture. */
			'addToCart'    => __( 'Add %s to the cart', 'vitrine' ),
			'pageList'     => __( 'Pages', 'vitrine' ),
			/* translators: %d: number of a page. */
			'pageNumber'   => __( 'Page %d', 'vitrine' ),
			'previousPage' => __( 'Previous page', 'vitrine' ),
			'nextPage'     => __( 'Next page', 'vitrine' ),
		];
	}

	/**
	 * Of an album that is not there.
	 */
	public static function no_album(): string {
		return __( 'This album does not exist.', 'vitrine' );
	}

	/**
	 * Of a page that is not there.
	 */
	public static function no_page(): string {
		return __( 'This page does not exist.', 'vitrine' );
	}

	/**
	 * Of the topmost album, where nobody gave it a name.
	 */
	public static function root(): string {
		return __( 'Galleries', 'vitrine' );
	}

	/**
	 * On the button of mode `moreButton`.
	 */
	public static function more(): string {
		return __( 'Show more', 'vitrine' );
	}

	/**
	 * The words of the template. Twin: frontend/render/gallery/strings.ts.
	 *
	 * @return array<string, string>
	 */
	public static function template(): array {
		return [
			'albums'       => __( 'Albums', 'vitrine' ),
			/* translators: %d: number of a gallery, where a page has several. */
			'albumsOf'     => __( 'Albums of gallery %d', 'vitrine' ),
			/* translators: %s: title of an album. */
			'back'         => __( 'Back to %s', 'vitrine' ),
			'tags'         => __( 'Filter by tag', 'vitrine' ),
			'match'        => __( 'Show images with', 'vitrine' ),
			'any'          => __( 'Any of these tags', 'vitrine' ),
			'all'          => __( 'All of these tags', 'vitrine' ),
			'search'       => __( 'Search', 'vitrine' ),
			'find'         => __( 'Search gallery', 'vitrine' ),
			/* translators: %d: number of a gallery, where a page has several. */
			'findOf'       => __( 'Search gallery %d', 'vitrine' ),
			'pages'        => __( 'Pages', 'vitrine' ),
			/* translators: %d: number of a gallery, where a page has several. */
			'pagesOf'      => __( 'Pages of gallery %d', 'vitrine' ),
			/* translators: %d: number of a page. */
			'page'         => __( 'Page %d', 'vitrine' ),
			'previous'     => __( 'Previous page', 'vitrine' ),
			'next'         => __( 'Next page', 'vitrine' ),
			/* translators: %d: place of a picture. */
			'picture'      => __( 'Image %d', 'vitrine' ),
			'video'        => __( 'Video', 'vitrine' ),
			'featured'     => __( 'Featured', 'vitrine' ),
			/* translators: %d: number of items. */
			'items'        => __( '%d items', 'vitrine' ),
			'oneItem'      => __( '1 item', 'vitrine' ),
			/* translators: %s: title of a picture. */
			'select'       => __( 'Select %s', 'vitrine' ),
			/* translators: %s: title of a picture. */
			'share'        => __( 'Share %s', 'vitrine' ),
			/* translators: %s: title of a picture. */
			'download'     => __( 'Download %s', 'vitrine' ),
			/* translators: %s: title of a picture. */
			'info'         => __( 'About %s', 'vitrine' ),
			/* translators: %s: title of a picture. */
			'shoppingcart' => __( 'Add %s to the cart', 'vitrine' ),
			/* translators: %s: title of a picture. */
			'display'      => __( 'Open %s', 'vitrine' ),
			/* translators: %s: number of a tool that the site has added. */
			'custom'       => __( 'Action %s', 'vitrine' ),
		];
	}

	/**
	 * Name of a landmark, which no other on the page has. Twin: nameOf() in frontend/render/gallery/strings.ts.
	 *
	 * @param array<string, string>      $words Of the template.
	 * @param 'albums'|'find'|'pages'    $what  What it is.
	 * @param int                        $nth   Which of the galleries of the page.
	 */
	public static function name_of( array $words, string $what, int $nth ): string {
		return $nth > 1 ? self::fill( $words[ "{$what}Of" ], $nth ) : $words[ $what ];
	}

	/**
	 * A word with its number or name.
	 *
	 * @param string     $word  With `%s` or `%d`.
	 * @param string|int $value What stands for it.
	 */
	public static function fill( string $word, string|int $value ): string {
		return str_replace( [ '%s', '%d' ], is_int( $value ) ? number_format_i18n( $value ) : $value, $word );
	}
}
