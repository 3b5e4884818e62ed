<?php
/**
 * Widgets of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

use Vitrine\Compat\HtmlBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Makes core's blocks of headings, texts, pictures, buttons, lists, films, lines and spaces.
 */
final class ElementorWidget {

	/** Settings of each widget that are taken over, and those that say nothing. */
	public const READ = [
		'heading'     => [ 'title', 'link', 'align', 'header_size', 'title_color' ],
		'text-editor' => [ 'editor' ],
		'image'       => [ 'image', 'caption', 'caption_source', 'link_to', 'link', 'open_lightbox' ],
		'image-gallery' => [ 'wp_gallery', 'gallery_link', 'gallery_columns', 'open_lightbox' ],
		'button'      => [ 'text', 'link', 'background_color', 'button_text_color', 'background_background' ],
		'divider'     => [],
		'spacer'      => [ 'space' ],
		'shortcode'   => [ 'shortcode' ],
		'html'        => [ 'html' ],
		'video'       => [
			'video_type',
			'insert_url',
			'external_url',
			'hosted_url',
			'youtube_url',
			'vimeo_url',
			'dailymotion_url',
		],
		'icon-list'   => [ 'icon_list' ],
		'accordion'   => [ 'tabs' ],
		'toggle'      => [ 'tabs' ],
		'social-icons' => [ 'social_icon_list' ],
		'table-of-contents' => [ 'title', 'headings_by_tags', 'marker_view', 'hierarchical_view' ],
		'search-form' => [],
		'search'      => [],
		'menu-anchor' => [ 'anchor' ],
	];

	/**
	 * Converts a widget.
	 *
	 * @param string       $widget   Its type.
	 * @param array<mixed> $settings Its settings, possibly hostile.
	 * @return string|null A block as it is saved; null where there is none for it.
	 */
	public static function block( string $widget, array $settings ): ?string {
		return match ( $widget ) {
			'heading' => self::heading( $settings ),
			'text-editor' => self::words( ElementorValue::text( $settings, 'editor' ) ),
			'image' => ElementorPictures::image( $settings ),
			'image-gallery' => ElementorPictures::gallery( $settings ),
			'button' => self::button( $settings ),
			'divider' =>
				"<!-- wp:separator -->\n<hr class=\"wp-block-separator has-alpha-channel-opacity\"/>\n<!-- /wp:separator -->",
			'spacer' => self::spacer( $settings ),
			'shortcode' => self::shortcode( ElementorValue::text( $settings, 'shortcode' ) ),
			'html' => self::html( ElementorValue::text( $settings, 'html' ) ),
			'video' => self::video( $settings ),
			'icon-list' => ElementorLists::icons( $settings ),
			'accordion', 'toggle' => ElementorLists::details( $settings ),
			'social-icons' => ElementorLists::networks( $settings ),
			'table-of-contents' => self::contents( $settings ),
			'search-form', 'search' => '<!-- wp:search {"showLabel":false} /-->',
			'menu-anchor' => self::anchor( ElementorValue::text( $settings, 'anchor' ) ),
			default => null,
		};
	}

	/**
	 * Words with any HTML in them.
	 *
	 * @param string $html What is written.
	 */
	private static function words( string $html ): string {
		return HtmlBlocks::of( ElementorValue::without_comments( $html ) );
	}

	/**
	 * A shortcode.
	 *
	 * @param string $text What is written.
	 */
	private static function shortcode( string $text ): string {
		$text = ElementorValue::without_blocks( $text );
		return $text === '' ? '' : "<!-- wp:shortcode -->\n{$text}\n<!-- /wp:shortcode -->";
	}

	/**
	 * Code.
	 *
	 * @param string $code What is written.
	 */
	private static function html( string $code ): string {
		return $code === '' ? '' : HtmlBlocks::html( ElementorValue::without_blocks( $code ) );
	}

	/**
	 * A film: a file, or one at a place that WordPress embeds.
	 *
	 * @param array<mixed> $settings Settings.
	 */
	private static function video( array $settings ): ?string {
		$type = ElementorValue::text( $settings, 'video_type' );
		$type = $type === '' ? 'youtube' : $type;
		if ( $type === 'hosted' ) {
			$is_external = ElementorValue::is_on( $settings, 'insert_url' );
			$url         = esc_url( ElementorValue::url( $settings, $is_external ? 'external_url' : 'hosted_url' ) );
			return $url === ''
				? null
				: "<!-- wp:video -->\n<figure class=\"wp-block-video\"><video controls src=\"{$url}\"></video></figure>\n<!-- /wp:video -->";
		}
		$url = in_array( $type, [ 'youtube', 'vimeo', 'dailymotion' ], true )
			? esc_url_raw( ElementorValue::text( $settings, "{$type}_url" ) )
			: '';
		if ( $url === '' ) {
			return null;
		}
		return get_comment_delimited_block_content(
			'core/embed',
			[ 'url' => $url, 'type' => 'video', 'providerNameSlug' => $type ],
			"\n<figure class=\"wp-block-embed is-type-video is-provider-{$type} wp-block-embed-{$type}\"><div class=\"wp-block-embed__wrapper\">\n"
				. esc_html( $url ) . "\n</div></figure>\n"
		);
	}

	/**
	 * A heading.
	 *
	 * @param array<mixed> $settings Settings.
	 */
	private static function heading( array $settings ): string {
		$text = ElementorValue::inline( ElementorValue::text( $settings, 'title' ) );
		$url  = ElementorValue::url( $settings );
		if ( $text === '' ) {
			return '';
		}
		$inner = $url === ''
			? $text
			: sprintf( '<a href="%s"%s>%s</a>', esc_url( $url ), ElementorValue::rel( $settings ), $text );
		$align = in_array( $settings['align'] ?? '', [ 'left', 'center', 'right' ], true )
			? ElementorValue::text( $settings, 'align' )
			: '';
		$size  = ElementorValue::text( $settings, 'header_size' );
		return preg_match( '/^h([1-6])$/D', $size, $match ) === 1 || $size === ''
			? HtmlBlocks::heading(
				$inner,
				(int) ( $match[1] ?? 2 ),
				$align,
				ElementorStyle::colors( $settings['title_color'] ?? null )
			)
			: HtmlBlocks::paragraph( $inner );
	}

	/**
	 * A button; one that closes the popup stays one.
	 *
	 * @param array<mixed> $settings Settings.
	 */
	private static function button( array $settings ): string {
		$text = ElementorValue::inline( ElementorValue::text( $settings, 'text' ) );
		$url  = ElementorValue::url( $settings );
		if ( $text === '' ) {
			return '';
		}
		$close = self::closes( $url );
		if ( $close !== '' ) {
			$button = get_comment_delimited_block_content(
				'core/button',
				[ 'tagName' => 'button', 'vitrinePopup' => [ 'action' => $close, 'popup' => 0 ] ],
				"\n<div class=\"wp-block-button\"><button type=\"button\" class=\"wp-block-button__link wp-element-button\">{$text}</button></div>\n"
			);
		} else {
			$style  = ElementorStyle::colors(
				$settings['button_text_color'] ?? null,
				$settings['background_color'] ?? null
			);
			$href   = $url === '' ? '' : ' href="' . esc_url( $url ) . '"' . ElementorValue::rel( $settings );
			$button = get_comment_delimited_block_content(
				'core/button',
				$style->attributes(),
				"\n<div class=\"wp-block-button\"><a{$style->html( 'wp-block-button__link wp-element-button' )}{$href}>{$text}</a></div>\n"
			);
		}
		return "<!-- wp:buttons -->\n<div class=\"wp-block-buttons\">{$button}</div>\n<!-- /wp:buttons -->";
	}

	/**
	 * Contents of the page.
	 *
	 * @param array<mixed> $settings Settings.
	 */
	private static function contents( array $settings ): string {
		$tags   = is_array( $settings['headings_by_tags'] ?? null ) ? $settings['headings_by_tags'] : [];
		$levels = array_map(
			static fn( mixed $tag ): int => is_string( $tag ) ? (int) substr( $tag, 1 ) : 0,
			$tags
		);
		$levels = array_filter( $levels, static fn( int $level ): bool => $level >= 1 && $level <= 6 );
		$title  = sanitize_text_field( ElementorValue::text( $settings, 'title' ) );

		$has_bullets = ElementorValue::text( $settings, 'marker_view' ) === 'bullets';
		$is_flat     = ElementorValue::text( $settings, 'hierarchical_view' ) === 'no';
		return get_comment_delimited_block_content(
			'vitrine/table-of-contents',
			[
				...( $title === '' ? [] : [ 'title' => $title ] ),
				...( $levels === [] ? [] : [ 'levelFrom' => min( $levels ), 'levelTo' => max( $levels ) ] ),
				...( $has_bullets ? [] : [ 'listStyle' => 'numbers' ] ),
				...( $is_flat ? [ 'hierarchical' => false ] : [] ),
			],
			''
		);
	}

	/**
	 * A place that links lead to.
	 *
	 * @param string $id Its id.
	 */
	private static function anchor( string $id ): string {
		return preg_match( '/^[A-Za-z_][\w-]{0,100}$/D', $id ) === 1
			? "<!-- wp:group -->\n<div id=\"{$id}\" class=\"wp-block-group\"></div>\n<!-- /wp:group -->"
			: '';
	}

	/**
	 * A space.
	 *
	 * @param array<mixed> $settings Settings.
	 */
	private static function spacer( array $settings ): string {
		$space  = is_array( $settings['space'] ?? null ) ? $settings['space']['size'] ?? null : null;
		$height = is_numeric( $space ) ? max( 1, min( 500, (int) $space ) ) : 50;
		return get_comment_delimited_block_content(
			'core/spacer',
			$height === 100 ? [] : [ 'height' => "{$height}px" ],
			"\n<div style=\"height:{$height}px\" aria-hidden=\"true\" class=\"wp-block-spacer\"></div>\n"
		);
	}

	/**
	 * What a link action does to the popup it is in.
	 *
	 * @param string $url Address.
	 * @return string `close`, `dismiss`; '' = nothing.
	 */
	private static function closes( string $url ): string {
		if (
			preg_match(
				'~^#elementor-action:action=popup:close(?:[& ]settings=([A-Za-z0-9+/]{1,400}={0,2}))?$~D',
				rawurldecode( substr( $url, 0, 1000 ) ),
				$match
			) !== 1
		) {
			return '';
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The form of these links; one word is read from it.
		$json     = base64_decode( $match[1] ?? '', true );
		$settings = json_decode( is_string( $json ) ? $json : '', true, 2 );
		return is_array( $settings ) && ( $settings['do_not_show_again'] ?? '' ) === 'yes' ? 'dismiss' : 'close';
	}
}
