<?php
/**
 * Content of Elementor's templates.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * Makes core's blocks of headings, texts, pictures, buttons, lines and spaces; frames around them become columns or nothing. The rest is named.
 */
final class ElementorContent {

	/** Elements within elements. */
	private const DEEPEST = 30;

	/** Elements of one popup. */
	private const MOST = 500;

	/**
	 * Elements so far.
	 *
	 * @var int
	 */
	private int $count = 0;

	/**
	 * Widgets that there is no block for, and how many of each.
	 *
	 * @var array<string, int>
	 */
	private array $left = [];

	/**
	 * Converts a tree of elements.
	 *
	 * @param mixed $elements Elements, possibly hostile.
	 * @param int   $depth    How deep they are.
	 * @return string Blocks as they are saved.
	 */
	public function blocks( mixed $elements, int $depth = 0 ): string {
		$blocks = [];
		foreach ( is_array( $elements ) && $depth < self::DEEPEST ? $elements : [] as $element ) {
			$block = is_array( $element ) && ++$this->count <= self::MOST ? $this->block( $element, $depth ) : '';
			if ( $block !== '' ) {
				$blocks[] = $block;
			}
		}
		return implode( "\n\n", $blocks );
	}

	/**
	 * Widgets that were left out.
	 *
	 * @return array<string, int>
	 */
	public function left(): array {
		return $this->left;
	}

	/**
	 * One element.
	 *
	 * @param array<mixed> $element Element.
	 * @param int          $depth   How deep it is.
	 */
	private function block( array $element, int $depth ): string {
		$inside = is_array( $element['elements'] ?? null ) ? array_values( $element['elements'] ) : [];
		if ( ( $element['elType'] ?? '' ) !== 'widget' ) {
			$columns = array_filter( $inside, static fn( mixed $child ): bool => is_array( $child ) && ( $child['elType'] ?? '' ) === 'column' );
			return count( $columns ) > 1 && count( $columns ) <= 6 ? $this->columns( $columns, $depth ) : $this->blocks( $inside, $depth + 1 );
		}
		$settings = is_array( $element['settings'] ?? null ) ? $element['settings'] : [];
		$widget   = is_string( $element['widgetType'] ?? null ) ? $element['widgetType'] : '';
		$block    = match ( $widget ) {
			'heading' => self::heading( $settings ),
			'text-editor' => HtmlBlocks::of( self::text( $settings, 'editor' ) ),
			'image' => self::picture( $settings ),
			'button' => self::button( $settings ),
			'divider' => "<!-- wp:separator -->\n<hr class=\"wp-block-separator has-alpha-channel-opacity\"/>\n<!-- /wp:separator -->",
			'spacer' => self::spacer( $settings ),
			default => null,
		};
		if ( $block === null ) {
			$name                = sanitize_key( $widget );
			$name                = $name === '' ? '?' : $name;
			$this->left[ $name ] = ( $this->left[ $name ] ?? 0 ) + 1;
		}
		return $block ?? '';
	}

	/**
	 * Columns beside one another.
	 *
	 * @param array<mixed> $columns Columns.
	 * @param int          $depth   How deep they are.
	 */
	private function columns( array $columns, int $depth ): string {
		$html = '';
		foreach ( $columns as $column ) {
			$inside = is_array( $column ) ? $this->blocks( $column['elements'] ?? null, $depth + 1 ) : '';
			$html  .= "<!-- wp:column -->\n<div class=\"wp-block-column\">{$inside}</div>\n<!-- /wp:column -->";
		}
		return "<!-- wp:columns -->\n<div class=\"wp-block-columns\">{$html}</div>\n<!-- /wp:columns -->";
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
		$align = in_array( $settings['align'] ?? '', [ 'left', 'center', 'right' ], true ) ? self::text( $settings, 'align' ) : '';
		$size  = self::text( $settings, 'header_size' );
		return preg_match( '/^h([1-6])$/D', $size, $match ) === 1 || $size === '' ? HtmlBlocks::heading( $inner, (int) ( $match[1] ?? 2 ), $align ) : HtmlBlocks::paragraph( $inner );
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
		$caption = $caption === '' ? '' : '<figcaption class="wp-element-caption">' . wp_kses( $caption, 'data' ) . '</figcaption>';
		// Its number belongs to the other site.
		return sprintf( "<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"%s\" alt=\"%s\"/>%s</figure>\n<!-- /wp:image -->", $src, esc_attr( self::text( $image, 'alt' ) ), $caption );
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
			$button = get_comment_delimited_block_content( 'core/button', [ 'tagName' => 'button', 'vitrinePopup' => [ 'action' => $close, 'popup' => 0 ] ], "\n<div class=\"wp-block-button\"><button type=\"button\" class=\"wp-block-button__link wp-element-button\">{$text}</button></div>\n" );
		} else {
			$href   = $url === '' ? '' : ' href="' . esc_url( $url ) . '"';
			$button = "<!-- wp:button -->\n<div class=\"wp-block-button\"><a class=\"wp-block-button__link wp-element-button\"{$href}>{$text}</a></div>\n<!-- /wp:button -->";
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
		return get_comment_delimited_block_content( 'core/spacer', $height === 100 ? [] : [ 'height' => "{$height}px" ], "\n<div style=\"height:{$height}px\" aria-hidden=\"true\" class=\"wp-block-spacer\"></div>\n" );
	}

	/**
	 * What a link action does to the popup it is in (research §3.5).
	 *
	 * @param string $url Address.
	 * @return string `close`, `dismiss`; '' = nothing.
	 */
	private static function closes( string $url ): string {
		if ( preg_match( '~^#elementor-action:action=popup:close(?:[& ]settings=([A-Za-z0-9+/]{1,400}={0,2}))?$~D', rawurldecode( substr( $url, 0, 1000 ) ), $match ) !== 1 ) {
			return '';
		}
		$json     = base64_decode( $match[1] ?? '', true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The form of these links; one word is read from it.
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
	private static function text( array $settings, string $name ): string {
		return is_string( $settings[ $name ] ?? null ) ? trim( $settings[ $name ] ) : '';
	}
}
