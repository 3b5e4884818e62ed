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
		'image'       => [ 'image', 'caption', 'caption_source' ],
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
			'text-editor' => HtmlBlocks::of( self::text( $settings, 'editor' ) ),
			'image' => self::picture( $settings ),
			'button' => self::button( $settings ),
			'divider' =>
				"<!-- wp:separator -->\n<hr class=\"wp-block-separator has-alpha-channel-opacity\"/>\n<!-- /wp:separator -->",
			'spacer' => self::spacer( $settings ),
			'shortcode' => self::shortcode( self::text( $settings, 'shortcode' ) ),
			'html' => self::text( $settings, 'html' ) === '' ? '' : HtmlBlocks::html( self::text( $settings, 'html' ) ),
			'video' => self::video( $settings ),
			'icon-list' => self::icon_list( $settings ),
			default => null,
		};
	}

	/**
	 * A shortcode.
	 *
	 * @param string $text What is written.
	 */
	private static function shortcode( string $text ): string {
		return $text === '' ? '' : "<!-- wp:shortcode -->\n{$text}\n<!-- /wp:shortcode -->";
	}

	/**
	 * A film: a file, or one at a place that WordPress embeds.
	 *
	 * @param array<mixed> $settings Settings.
	 */
	private static function video( array $settings ): ?string {
		$type = self::text( $settings, 'video_type' );
		$type = $type === '' ? 'youtube' : $type;
		if ( $type === 'hosted' ) {
			$file = $settings[ self::text( $settings, 'insert_url' ) === 'yes' ? 'external_url' : 'hosted_url' ]
				?? null;
			$url  = is_array( $file ) ? esc_url( self::text( $file, 'url' ) ) : '';
			return $url === ''
				? null
				: "<!-- wp:video -->\n<figure class=\"wp-block-video\"><video controls src=\"{$url}\"></video></figure>\n<!-- /wp:video -->";
		}
		$url = in_array( $type, [ 'youtube', 'vimeo', 'dailymotion' ], true )
			? esc_url_raw( self::text( $settings, "{$type}_url" ) )
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
	 * A list; its icons stay behind.
	 *
	 * @param array<mixed> $settings Settings.
	 */
	private static function icon_list( array $settings ): string {
		$items = '';
		foreach ( is_array( $settings['icon_list'] ?? null ) ? $settings['icon_list'] : [] as $item ) {
			$text = is_array( $item ) ? wp_kses( self::text( $item, 'text' ), 'data' ) : '';
			$url  = is_array( $item ) ? esc_url( self::url( $item ) ) : '';
			if ( $text !== '' ) {
				$items .= "<!-- wp:list-item -->\n<li>" . ( $url === '' ? $text : "<a href=\"{$url}\">{$text}</a>" )
					. "</li>\n<!-- /wp:list-item -->";
			}
		}
		return $items === '' ? '' : "<!-- wp:list -->\n<ul class=\"wp-block-list\">{$items}</ul>\n<!-- /wp:list -->";
	}

	/**
	 * A heading.
	 *
	 * @param array<mixed> $settings Settings.
	 */
	private static function heading( array $settings ): string {
		$text = wp_kses( self::text( $settings, 'title' ), 'data' );
		$url  = self::url( $settings );
		if ( $text === '' ) {
			return '';
		}
		$inner = $url === '' ? $text : sprintf( '<a href="%s">%s</a>', esc_url( $url ), $text );
		$align = in_array( $settings['align'] ?? '', [ 'left', 'center', 'right' ], true )
			? self::text( $settings, 'align' )
			: '';
		$size  = self::text( $settings, 'header_size' );
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
	 * A picture.
	 *
	 * @param array<mixed> $settings Settings.
	 */
	private static function picture( array $settings ): string {
		$image = is_array( $settings['image'] ?? null ) ? $settings['image'] : [];
		$src   = esc_url( self::text( $image, 'url' ) );
		if ( $src === '' ) {
			return '';
		}
		$caption = self::text( $settings, 'caption' );
		$caption = $caption === ''
			? ''
			: '<figcaption class="wp-element-caption">' . wp_kses( $caption, 'data' ) . '</figcaption>';
		// Its number belongs to the other site.
		return sprintf(
			"<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"%s\" alt=\"%s\"/>%s</figure>\n<!-- /wp:image -->",
			$src,
			esc_attr( self::text( $image, 'alt' ) ),
			$caption
		);
	}

	/**
	 * A button; one that closes the popup stays one.
	 *
	 * @param array<mixed> $settings Settings.
	 */
	private static function button( array $settings ): string {
		$text = wp_kses( self::text( $settings, 'text' ), 'data' );
		$url  = self::url( $settings );
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
			$href   = $url === '' ? '' : ' href="' . esc_url( $url ) . '"';
			$button = get_comment_delimited_block_content(
				'core/button',
				$style->attributes(),
				"\n<div class=\"wp-block-button\"><a{$style->html( 'wp-block-button__link wp-element-button' )}{$href}>{$text}</a></div>\n"
			);
		}
		return "<!-- wp:buttons -->\n<div class=\"wp-block-buttons\">{$button}</div>\n<!-- /wp:buttons -->";
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

	/**
	 * Address of a link.
	 *
	 * @param array<mixed> $settings Settings.
	 */
	private static function url( array $settings ): string {
		return is_array( $settings['link'] ?? null ) ? self::text( $settings['link'], 'url' ) : '';
	}

	/**
	 * A setting that is text.
	 *
	 * @param array<mixed> $settings Settings.
	 * @param string       $name     Setting.
	 */
	public static function text( array $settings, string $name ): string {
		return is_string( $settings[ $name ] ?? null ) ? trim( $settings[ $name ] ) : '';
	}
}
