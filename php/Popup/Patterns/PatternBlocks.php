<?php
/**
 * Blocks that patterns of popups are made of.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Patterns;

defined( 'ABSPATH' ) || exit;

/**
 * Markup as the editor saves it. Texts are translations: their HTML is filtered.
 */
final class PatternBlocks {

	/** The popup's own padding where what is in it reaches its edges. */
	public const EDGE_TO_EDGE = [
		'spacing' => [ 'padding' => [ 'top' => '0', 'right' => '0', 'bottom' => '0', 'left' => '0' ] ],
	];

	/** Sizes of headings: those of themes are made for pages, and too large for a phone. */
	private const HEADINGS = [
		'large'    => '1.25rem',
		'x-large'  => 'clamp(1.5rem, 4vw, 2rem)',
		'xx-large' => 'clamp(2rem, 6vw, 3rem)',
	];

	/**
	 * A heading; it names the popup for screen readers.
	 *
	 * @param string $text      HTML.
	 * @param bool   $is_center Whether it is centered.
	 * @param string $size      One of HEADINGS.
	 */
	public static function heading( string $text, bool $is_center = false, string $size = 'x-large' ): string {
		$font = self::HEADINGS[ $size ];
		return self::block(
			'heading',
			[
				...( $is_center ? [ 'textAlign' => 'center' ] : [] ),
				'style' => [ 'typography' => [ 'fontSize' => $font, 'lineHeight' => '1.2' ] ],
			],
			'<h2 class="wp-block-heading' . ( $is_center ? ' has-text-align-center' : '' )
				. "\" style=\"font-size:{$font};line-height:1.2\">" . wp_kses_post( $text ) . '</h2>'
		);
	}

	/**
	 * A paragraph.
	 *
	 * @param string $text      HTML.
	 * @param bool   $is_center Whether it is centered.
	 */
	public static function paragraph( string $text, bool $is_center = false ): string {
		return $is_center
			? '<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">' . wp_kses_post( $text )
				. '</p><!-- /wp:paragraph -->'
			: '<!-- wp:paragraph --><p>' . wp_kses_post( $text ) . '</p><!-- /wp:paragraph -->';
	}

	/**
	 * A small paragraph.
	 *
	 * @param string $text      HTML.
	 * @param bool   $is_center Whether it is centered.
	 */
	public static function small( string $text, bool $is_center = false ): string {
		return self::block(
			'paragraph',
			[ ...( $is_center ? [ 'align' => 'center' ] : [] ), 'fontSize' => 'small' ],
			'<p class="' . ( $is_center ? 'has-text-align-center ' : '' ) . 'has-small-font-size">'
				. wp_kses_post( $text ) . '</p>'
		);
	}

	/**
	 * Blocks beside one another, on phones below.
	 *
	 * @param string $wide   Blocks that get most of the room.
	 * @param string $narrow The others.
	 */
	public static function columns( string $wide, string $narrow ): string {
		return '<!-- wp:columns {"verticalAlignment":"center"} --><div class="wp-block-columns are-vertically-aligned-center">'
			. '<!-- wp:column {"verticalAlignment":"center","width":"70%"} --><div class="wp-block-column is-vertically-aligned-center" style="flex-basis:70%">'
			. $wide . '</div><!-- /wp:column -->'
			. '<!-- wp:column {"verticalAlignment":"center","width":"30%"} --><div class="wp-block-column is-vertically-aligned-center" style="flex-basis:30%">'
			. $narrow . '</div><!-- /wp:column --></div><!-- /wp:columns -->';
	}

	/**
	 * Buttons; those that close the popup are buttons, the others links (docs/popup.md, "Controls").
	 *
	 * @param list<array{text: string, url?: string, outline?: bool, popup?: string}> $buttons What they say and do.
	 * @param string                       $align  `left`, `center` or `right`.
	 * @param array{string, string}|array{} $colors Background and text where the theme's would not be seen; an outline
	 *                                             has the first.
	 */
	public static function buttons( array $buttons, string $align = 'left', array $colors = [] ): string {
		$blocks = '';
		foreach ( $buttons as $button ) {
			$blocks .= self::button( $button, $colors );
		}
		return self::block(
			'buttons',
			$align === 'left' ? [] : [ 'layout' => [ 'type' => 'flex', 'justifyContent' => $align ] ],
			'<div class="wp-block-buttons">' . $blocks . '</div>'
		);
	}

	/**
	 * A button.
	 *
	 * @param array{text: string, url?: string, outline?: bool, popup?: string} $button What it says and does.
	 * @param array{string, string}|array{}                                     $colors Background and text.
	 */
	private static function button( array $button, array $colors ): string {
		$is_outline = $button['outline'] ?? false;
		$action     = $button['popup'] ?? '';
		$class      = 'wp-block-button__link' . match ( true ) {
			$colors === [] => '',
			$is_outline => ' has-text-color has-border-color',
			default => ' has-text-color has-background',
		} . ' wp-element-button';
		$style      = match ( true ) {
			$colors === [] => '',
			$is_outline => " style=\"border-color:{$colors[0]};color:{$colors[0]}\"",
			default => " style=\"color:{$colors[1]};background-color:{$colors[0]}\"",
		};
		$text       = esc_html( $button['text'] );
		$url        = esc_url( $button['url'] ?? '#' );
		$html       = $action === ''
			? "<a class=\"{$class}\" href=\"{$url}\"{$style}>{$text}</a>"
			: "<button type=\"button\" class=\"{$class}\"{$style}>{$text}</button>";
		return self::block(
			'button',
			[
				...( $action === '' ? [] : [ 'tagName' => 'button' ] ),
				...( $is_outline ? [ 'className' => 'is-style-outline' ] : [] ),
				...( $colors === [] ? [] : [
					'style' => $is_outline
						? [ 'color' => [ 'text' => $colors[0] ], 'border' => [ 'color' => $colors[0] ] ]
						: self::colors( ...$colors ),
				] ),
				...( $action === '' ? [] : [ 'vitrinePopup' => [ 'action' => $action ] ] ),
			],
			'<div class="wp-block-button' . ( $is_outline ? ' is-style-outline' : '' ) . '">' . $html . '</div>'
		);
	}

	/**
	 * A block.
	 *
	 * @param string               $name       Name without `core/`.
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $html       What is in it.
	 */
	public static function block( string $name, array $attributes, string $html ): string {
		return get_comment_delimited_block_content( "core/{$name}", $attributes, $html );
	}

	/**
	 * A picture beside what is said, above it on phones.
	 *
	 * @param string $picture Name of a file in `pictures`.
	 * @param string $content Blocks.
	 * @param bool   $is_end  Whether the picture is at the end of the line.
	 */
	public static function split( string $picture, string $content, bool $is_end = false ): string {
		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- what the block Media & Text saves, of a file of ours.
		$media = '<figure class="wp-block-media-text__media"><img src="' . esc_url( self::picture( $picture ) )
			. '" alt="" style="object-position:50% 50%"/></figure>';
		$text  = '<div class="wp-block-media-text__content">' . self::padded( $content, '1.75rem', '0' ) . '</div>';
		return self::block(
			'media-text',
			[
				...( $is_end ? [ 'mediaPosition' => 'right' ] : [] ),
				'mediaType' => 'image',
				'mediaWidth' => 42,
				'imageFill' => true,
				'style'     => self::EDGE_TO_EDGE,
			],
			'<div class="wp-block-media-text' . ( $is_end ? ' has-media-on-the-right' : '' )
				. ' is-stacked-on-mobile is-image-fill-element" style="padding-top:0;padding-right:0;padding-bottom:0;'
				. 'padding-left:0;grid-template-columns:'
				. ( $is_end ? 'auto 42%' : '42% auto' ) . '">'
				. ( $is_end ? $text . $media : $media . $text ) . '</div>'
		);
	}

	/**
	 * Blocks with room around them, in popups that have none.
	 *
	 * @param string $content Blocks.
	 * @param string $block   Above and below, as CSS writes it.
	 * @param string $inline  At the sides.
	 */
	public static function padded( string $content, string $block, string $inline ): string {
		$sides = [ 'top' => $block, 'right' => $inline, 'bottom' => $block, 'left' => $inline ];
		return self::block(
			'group',
			[ 'style' => [ 'spacing' => [ 'padding' => $sides ] ], 'layout' => [ 'type' => 'default' ] ],
			"<div class=\"wp-block-group\" style=\"padding-top:{$block};padding-right:{$inline};"
				. "padding-bottom:{$block};padding-left:{$inline}\">{$content}</div>"
		);
	}

	/**
	 * A code to copy, in a dashed frame.
	 *
	 * @param string $code The code.
	 */
	public static function coupon( string $code ): string {
		return self::block(
			'group',
			[
				'style'  => [
					'border'  => [ 'width' => '2px', 'style' => 'dashed', 'radius' => '8px' ],
					'spacing' => [
						'padding' => [ 'top' => '0.75rem', 'right' => '1rem', 'bottom' => '0.75rem', 'left' => '1rem' ],
					],
				],
				'layout' => [ 'type' => 'default' ],
			],
			'<div class="wp-block-group" style="border-style:dashed;border-width:2px;border-radius:8px;padding-top:0.75rem;padding-right:1rem;padding-bottom:0.75rem;padding-left:1rem">'
				. self::paragraph( '<strong><code>' . esc_html( $code ) . '</code></strong>', true ) . '</div>'
		);
	}

	/**
	 * A countdown.
	 *
	 * @param int                  $days       To which day, from today on.
	 * @param string               $time       To which time of it.
	 * @param array<string, mixed> $attributes How it looks.
	 */
	public static function countdown( int $days, string $time, array $attributes ): string {
		$date = self::day( $days, 'Y-m-d' );
		return get_comment_delimited_block_content(
			'vitrine/countdown',
			[
				'date'      => "{$date}T{$time}:00",
				'className' => 'is-style-boxes',
				...$attributes,
			],
			''
		);
	}

	/**
	 * The day to which a countdown is.
	 *
	 * @param int    $days   From today on.
	 * @param string $format How it is written.
	 */
	public static function day( int $days, string $format ): string {
		return (string) wp_date( $format, time() + $days * DAY_IN_SECONDS );
	}

	/**
	 * The form of a newsletter: the site's own where it is there, else its place, of which visitors see nothing.
	 *
	 * @param string $background Of its button, '' = as the theme says.
	 * @param string $text       Of its button.
	 */
	public static function sign_up( string $background = '', string $text = '' ): string {
		if ( ! \WP_Block_Type_Registry::get_instance()->is_registered( 'vitrine/sign-up' ) ) {
			return self::form();
		}
		$button = [ 'elements' => [ 'button' => self::colors( $background, $text ) ] ];
		return get_comment_delimited_block_content(
			'vitrine/sign-up',
			$background === '' ? [] : [ 'style' => $button ],
			''
		);
	}

	/**
	 * The place of a form.
	 */
	public static function form(): string {
		return '<!-- wp:vitrine/form-placeholder /-->';
	}

	/**
	 * A list.
	 *
	 * @param string[] $items HTML of each.
	 */
	public static function items( array $items ): string {
		$html = '';
		foreach ( $items as $item ) {
			$html .= '<!-- wp:list-item --><li>' . wp_kses_post( $item ) . '</li><!-- /wp:list-item -->';
		}
		return self::block( 'list', [], '<ul class="wp-block-list">' . $html . '</ul>' );
	}

	/**
	 * Colors of a popup.
	 *
	 * @param string $background Hexadecimal.
	 * @param string $text       Hexadecimal.
	 * @return array{color: array<string, string>}
	 */
	public static function colors( string $background, string $text ): array {
		return [ 'color' => [ 'background' => $background, 'text' => $text ] ];
	}

	/**
	 * How a popup comes and goes.
	 *
	 * @param string $name    Animation.
	 * @param float  $seconds How long.
	 * @return array<string, mixed>
	 */
	public static function animation( string $name, float $seconds = 0.4 ): array {
		return [
			'entrance_animation'          => $name,
			'exit_animation'              => $name,
			'entrance_animation_duration' => [ 'size' => $seconds ],
		];
	}

	/**
	 * Address of a picture: drawn for these patterns, under the license of the plugin.
	 *
	 * @param string $name Name of a file in `pictures`.
	 */
	private static function picture( string $name ): string {
		return plugins_url( "php/Popup/Patterns/pictures/{$name}.svg", VITRINE_FILE );
	}
}
