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
 * Makes core's blocks of headings, texts, pictures, buttons, lines and spaces; frames around them become columns,
 * groups or nothing. The rest is named.
 */
final class ElementorContent {

	/** Elements within elements. */
	private const MAX_DEPTH = 30;

	/** Elements of one popup. */
	private const MAX = 500;

	/** Settings of each widget that are taken over, and those that say nothing. */
	private const READ = [
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
	 * Settings of elements that were left out.
	 *
	 * @var array<string, true>
	 */
	private array $dropped = [];

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
		foreach ( is_array( $elements ) && $depth < self::MAX_DEPTH ? $elements : [] as $element ) {
			$block = is_array( $element ) && ++$this->count <= self::MAX ? $this->block( $element, $depth ) : '';
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
	 * Settings of elements that were left out, by name.
	 *
	 * @return list<string>
	 */
	public function dropped(): array {
		return array_map( 'strval', array_keys( $this->dropped ) );
	}

	/**
	 * One element.
	 *
	 * @param array<mixed> $element Element.
	 * @param int          $depth   How deep it is.
	 */
	private function block( array $element, int $depth ): string {
		$inside = is_array( $element['elements'] ?? null ) ? array_values( $element['elements'] ) : [];
		$settings = is_array( $element['settings'] ?? null ) ? $element['settings'] : [];
		if ( ( $element['elType'] ?? '' ) !== 'widget' ) {
			$this->drop(
				$settings,
				[
					...ElementorStyle::READ,
					'flex_direction',
					'container_type',
					'content_width',
					'structure',
					'width',
					'_column_size',
					'_inline_size',
				]
			);
			return $this->frame( $settings, $inside, $depth );
		}
		$widget   = is_string( $element['widgetType'] ?? null ) ? $element['widgetType'] : '';
		$block    = match ( $widget ) {
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
		if ( $block === null ) {
			$name                = sanitize_key( $widget );
			$name                = $name === '' ? '?' : $name;
			$this->left[ $name ] = ( $this->left[ $name ] ?? 0 ) + 1;
		} else {
			$this->drop( $settings, self::READ[ $widget ] );
		}
		return $block ?? '';
	}

	/**
	 * Container, section or column: columns where its parts stand beside one another, a group where it has looks of its
	 * own, else only what is in it.
	 *
	 * @param array<mixed> $settings Its settings.
	 * @param list<mixed>  $inside   What is in it.
	 * @param int          $depth    How deep it is.
	 */
	private function frame( array $settings, array $inside, int $depth ): string {
		$style  = ElementorStyle::of( $settings );
		$parts  = array_values( array_filter( $inside, 'is_array' ) );
		$is_row = str_starts_with( self::text( $settings, 'flex_direction' ), 'row' )
			|| in_array( 'column', array_column( $parts, 'elType' ), true );
		if ( $is_row && count( $parts ) > 1 && count( $parts ) <= 6 ) {
			return $this->columns( $parts, $style, $depth );
		}
		$blocks = $this->blocks( $inside, $depth + 1 );
		if ( $blocks === '' || $style->style === [] ) {
			return $blocks;
		}
		return get_comment_delimited_block_content(
			'core/group',
			[ ...$style->attributes(), 'layout' => [ 'type' => 'default' ] ],
			"\n<div{$style->html( 'wp-block-group' )}>{$blocks}</div>\n"
		);
	}

	/**
	 * Parts beside one another.
	 *
	 * @param list<array<mixed>> $parts Containers, columns or widgets.
	 * @param ElementorStyle     $frame Looks of what is around them.
	 * @param int                $depth How deep they are.
	 */
	private function columns( array $parts, ElementorStyle $frame, int $depth ): string {
		$html = '';
		foreach ( $parts as $part ) {
			$settings = is_array( $part['settings'] ?? null ) ? $part['settings'] : [];
			$is_frame = ( $part['elType'] ?? '' ) !== 'widget';
			$own      = $is_frame ? ElementorStyle::of( $settings ) : ElementorStyle::colors( null );
			// The column has the looks; a row in it is still one.
			$inside = $is_frame && ! str_starts_with( self::text( $settings, 'flex_direction' ), 'row' )
				? $this->blocks( $part['elements'] ?? null, $depth + 1 )
				: $this->blocks(
					[ $is_frame ? [ ...$part, 'settings' => [ 'flex_direction' => 'row' ] ] : $part ],
					$depth + 1
				);
			$width  = $is_frame ? self::width( $settings ) : '';
			if ( $is_frame ) {
				$this->drop(
					$settings,
					[
						...ElementorStyle::READ,
						'flex_direction',
						'container_type',
						'content_width',
						'structure',
						'width',
						'_column_size',
						'_inline_size',
					]
				);
			}
			$html .= get_comment_delimited_block_content(
				'core/column',
				[ ...( $width === '' ? [] : [ 'width' => $width ] ), ...$own->attributes() ],
				"\n<div{$own->html( 'wp-block-column', $width === '' ? [] : [ 'flex-basis' => $width ] )}>{$inside}</div>\n"
			);
		}
		return get_comment_delimited_block_content(
			'core/columns',
			$frame->attributes(),
			"\n<div{$frame->html( 'wp-block-columns' )}>{$html}</div>\n"
		);
	}

	/**
	 * Width of a column.
	 *
	 * @param array<mixed> $settings Its settings.
	 */
	private static function width( array $settings ): string {
		$width = is_array( $settings['width'] ?? null ) && ( $settings['width']['unit'] ?? '%' ) === '%'
			? $settings['width']['size'] ?? null
			: null;
		$width = is_numeric( $width ) ? $width : ( $settings['_inline_size'] ?? $settings['_column_size'] ?? null );
		return is_numeric( $width ) && $width > 0 && $width < 100 ? round( (float) $width, 2 ) . '%' : '';
	}

	/**
	 * Remembers settings that say something and are not taken over.
	 *
	 * @param array<mixed> $settings Settings.
	 * @param string[]     $read     Those that are.
	 */
	private function drop( array $settings, array $read ): void {
		foreach ( $settings as $name => $value ) {
			if (
				! in_array( $name, $read, true )
				&& $value !== ''
				&& $value !== []
				&& ! str_starts_with( (string) $name, '_element' )
			) {
				$this->dropped[ sanitize_key( (string) $name ) ] = true;
			}
		}
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
	private static function text( array $settings, string $name ): string {
		return is_string( $settings[ $name ] ?? null ) ? trim( $settings[ $name ] ) : '';
	}
}
