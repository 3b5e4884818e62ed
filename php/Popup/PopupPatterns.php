<?php
/**
 * The patterns of popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

defined( 'ABSPATH' ) || exit;

/**
 * Finished popups to begin with: their looks come from the theme's own colors and buttons. The placeholder of the
 * block draws them (blocks/popup/canvas/pattern-picture.tsx).
 */
final class PopupPatterns {

	/** Names of the patterns. Twin: OURS in blocks/popup/canvas/use-patterns.ts. */
	private const NAME = 'vitrine/popup-';

	/** Those that open by themselves do so on the whole site until somebody chooses. */
	private const EVERYWHERE = [ [ 'type' => 'include', 'name' => 'general', 'sub_name' => '', 'sub_id' => '' ] ];

	/**
	 * What core registers them with.
	 *
	 * @return array<string, array<string, mixed>> By name.
	 */
	public static function all(): array {
		$patterns = [];
		foreach ( self::popups() as $name => $popup ) {
			$patterns[ self::NAME . $name ] = [
				'title'         => $popup['title'],
				'description'   => $popup['description'],
				'categories'    => [ 'vitrine' ],
				'keywords'      => [ 'popup', 'modal', 'dialog', ...$popup['keywords'] ],
				'blockTypes'    => [ PopupPosts::BLOCK ],
				'viewportWidth' => 900,
				'content'       => '<!-- wp:' . PopupPosts::BLOCK . ' '
					. serialize_block_attributes( $popup['attributes'] ) . ' -->' . $popup['content'] . '<!-- /wp:'
					. PopupPosts::BLOCK . ' -->',
			];
		}
		return $patterns;
	}

	/**
	 * The popups.
	 *
	 * @return array<string, array{
	 *     title: string,
	 *     description: string,
	 *     keywords: list<string>,
	 *     attributes: array<string, mixed>,
	 *     content: string,
	 * }>
	 */
	private static function popups(): array {
		return [
			'newsletter'   => [
				'title'       => __( 'Popup: newsletter', 'vitrine' ),
				'description' => __( 'A dialog with a heading, a sentence and a sign-up form.', 'vitrine' ),
				'keywords'    => [ 'newsletter', 'subscribe', 'email' ],
				'attributes'  => [
					'settings' => [
						'width'                       => [ 'size' => 560, 'unit' => 'px' ],
						'entrance_animation'          => 'fadeInUp',
						'exit_animation'              => 'fadeInUp',
						'entrance_animation_duration' => [ 'size' => 0.4 ],
						'phone_banner'                => 'yes',
					],
					'timing'   => [
						'times'        => 'yes',
						'times_times'  => 1,
						'times_period' => 'week',
						'conversion'   => 'yes',
					],
					'conditions' => self::EVERYWHERE,
					'triggers' => [ 'scrolling' => 'yes' ],
				],
				'content'     => self::small( __( 'Newsletter', 'vitrine' ) )
					. self::heading( __( 'Good news, once a month', 'vitrine' ) )
					. self::paragraph(
						__(
							'New work, dates and offers in one short letter. You can leave whenever you like.',
							'vitrine'
						)
					)
					. '<!-- wp:vitrine/sign-up {"layout":"stacked"} /-->'
					. self::buttons(
						[ [ 'text' => __( 'No, thank you', 'vitrine' ), 'outline' => true, 'popup' => 'dismiss' ] ]
					),
			],
			'offer'        => [
				'title'       => __( 'Popup: offer', 'vitrine' ),
				'description' => __( 'A box in the corner, while the page can be used.', 'vitrine' ),
				'keywords'    => [ 'offer', 'sale', 'coupon', 'discount' ],
				'attributes'  => [
					'kind'     => 'slide-in',
					'settings' => [
						'width'                       => [ 'size' => 380, 'unit' => 'px' ],
						'horizontal_position'         => 'right',
						'vertical_position'           => 'bottom',
						'entrance_animation'          => 'slideInUp',
						'exit_animation'              => 'slideInUp',
						'entrance_animation_duration' => [ 'size' => 0.5 ],
					],
					'timing'   => [ 'times' => 'yes', 'times_times' => 2, 'times_period' => 'day' ],
					'conditions' => self::EVERYWHERE,
					'triggers' => [ 'page_load' => 'yes', 'page_load_delay' => 8 ],
				],
				'content'     => self::small( __( 'This week only', 'vitrine' ) )
					. self::heading( __( '15 % off everything', 'vitrine' ) )
					. self::paragraph(
						__( 'With the code <strong>HELLO15</strong> at the checkout, until Sunday.', 'vitrine' )
					)
					. self::buttons( [ [ 'text' => __( 'To the shop', 'vitrine' ), 'url' => '#' ] ] ),
			],
			'notice'       => [
				'title'       => __( 'Popup: cookie-free notice', 'vitrine' ),
				'description' => __( 'Says at the bottom that there is nothing to agree to, once.', 'vitrine' ),
				'keywords'    => [ 'cookie', 'privacy', 'notice', 'consent' ],
				'attributes'  => [
					'kind'     => 'slide-in',
					'settings' => [
						'width'                       => [ 'size' => 880, 'unit' => 'px' ],
						'horizontal_position'         => 'center',
						'vertical_position'           => 'bottom',
						'close_button'                => '',
						'entrance_animation'          => 'fadeInUp',
						'exit_animation'              => 'fadeInUp',
						'entrance_animation_duration' => [ 'size' => 0.4 ],
					],
					'conditions' => self::EVERYWHERE,
					'triggers' => [ 'page_load' => 'yes', 'page_load_delay' => 1 ],
				],
				'content'     => self::columns(
					self::paragraph(
						__(
							'<strong>No cookies, no banner.</strong> This site does not follow you, so there is nothing to agree to.',
							'vitrine'
						)
					),
					self::buttons( [ [ 'text' => __( 'Good to know', 'vitrine' ), 'popup' => 'dismiss' ] ], 'right' )
				),
			],
			'age-gate'     => [
				'title'       => __( 'Popup: age gate', 'vitrine' ),
				'description' => __( 'Covers the page until somebody says that they are old enough.', 'vitrine' ),
				'keywords'    => [ 'age', 'verification', 'gate' ],
				'attributes'  => [
					'kind'     => 'full-screen',
					'settings' => [
						'close_button'                      => '',
						'content_position'                  => 'center',
						'prevent_close_on_background_click' => 'yes',
						'prevent_close_on_esc_key'          => 'yes',
						'prevent_scroll'                    => 'yes',
						'priority'                          => 100,
					],
					'conditions' => self::EVERYWHERE,
					'triggers' => [ 'page_load' => 'yes' ],
				],
				'content'     => self::heading( __( 'Are you 18 or older?', 'vitrine' ), true )
					. self::paragraph( __( 'What is on these pages is meant for adults only.', 'vitrine' ), true )
					. self::buttons(
						[
							[ 'text' => __( 'Yes, I am', 'vitrine' ), 'popup' => 'dismiss' ],
							[
								'text'    => __( 'No, take me away', 'vitrine' ),
								'outline' => true,
								'url'     => 'https://www.wikipedia.org/',
							],
						],
						'center'
					),
			],
			'video'        => [
				'title'       => __( 'Popup: video', 'vitrine' ),
				'description' => __( 'A film over the dark page; it stops when the popup closes.', 'vitrine' ),
				'keywords'    => [ 'video', 'film', 'youtube' ],
				'attributes'  => [
					'settings' => [
						'width'                       => [ 'size' => 960, 'unit' => 'px' ],
						'close_button_position'       => 'outside',
						'overlay_background_color'    => 'rgba(0,0,0,.9)',
						'entrance_animation'          => 'zoomIn',
						'exit_animation'              => 'zoomIn',
						'entrance_animation_duration' => [ 'size' => 0.3 ],
						'prevent_scroll'              => 'yes',
					],
					'style'    => [
						'spacing' => [ 'padding' => [ 'top' => '0', 'right' => '0', 'bottom' => '0', 'left' => '0' ] ],
					],
				],
				'content'     => '<!-- wp:video --><figure class="wp-block-video"></figure><!-- /wp:video -->',
			],
			'announcement' => [
				'title'       => __( 'Popup: announcement bar', 'vitrine' ),
				'description' => __( 'One line at the top of the window, with a link.', 'vitrine' ),
				'keywords'    => [ 'announcement', 'bar', 'banner', 'notification' ],
				'attributes'  => [
					'kind'            => 'bar',
					'settings'        => [
						'vertical_position'           => 'top',
						'entrance_animation'          => 'slideInDown',
						'exit_animation'              => 'slideInDown',
						'entrance_animation_duration' => [ 'size' => 0.3 ],
					],
					'timing'          => [
						'times'        => 'yes',
						'times_times'  => 1,
						'times_period' => 'day',
						'times_count'  => 'close',
					],
					'conditions'      => self::EVERYWHERE,
					'triggers'        => [ 'page_load' => 'yes' ],
					'backgroundColor' => 'contrast',
					'textColor'       => 'base',
				],
				'content'     => self::paragraph(
					__(
						'<strong>Open day on 1 June:</strong> come and see how it is made. <a href="#">Find out more</a>',
						'vitrine'
					),
					true
				),
			],
		];
	}

	/**
	 * A heading; it names the popup for screen readers.
	 *
	 * @param string $text      HTML.
	 * @param bool   $is_center Whether it is centered.
	 */
	private static function heading( string $text, bool $is_center = false ): string {
		return $is_center
			? '<!-- wp:heading {"textAlign":"center","fontSize":"x-large"} --><h2 class="wp-block-heading has-text-align-center has-x-large-font-size">'
				. wp_kses_post( $text ) . '</h2><!-- /wp:heading -->'
			: '<!-- wp:heading {"fontSize":"x-large"} --><h2 class="wp-block-heading has-x-large-font-size">'
				. wp_kses_post( $text ) . '</h2><!-- /wp:heading -->';
	}

	/**
	 * A paragraph.
	 *
	 * @param string $text      HTML.
	 * @param bool   $is_center Whether it is centered.
	 */
	private static function paragraph( string $text, bool $is_center = false ): string {
		return $is_center
			? '<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">' . wp_kses_post( $text )
				. '</p><!-- /wp:paragraph -->'
			: '<!-- wp:paragraph --><p>' . wp_kses_post( $text ) . '</p><!-- /wp:paragraph -->';
	}

	/**
	 * A small paragraph.
	 *
	 * @param string $text HTML.
	 */
	private static function small( string $text ): string {
		return '<!-- wp:paragraph {"fontSize":"small"} --><p class="has-small-font-size">' . wp_kses_post( $text )
			. '</p><!-- /wp:paragraph -->';
	}

	/**
	 * Blocks beside one another, on phones below.
	 *
	 * @param string $wide   Blocks that get most of the room.
	 * @param string $narrow The others.
	 */
	private static function columns( string $wide, string $narrow ): string {
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
	 * @param string $align `left`, `center` or `right`.
	 */
	private static function buttons( array $buttons, string $align = 'left' ): string {
		$blocks = '';
		foreach ( $buttons as $button ) {
			$is_outline = $button['outline'] ?? false;
			$action     = $button['popup'] ?? '';
			$attributes = [
				...( $action === '' ? [] : [ 'tagName' => 'button' ] ),
				...( $is_outline ? [ 'className' => 'is-style-outline' ] : [] ),
				...( $action === '' ? [] : [ 'vitrinePopup' => [ 'action' => $action ] ] ),
			];
			$element    = $action === ''
				? '<a class="wp-block-button__link wp-element-button" href="' . esc_url( $button['url'] ?? '#' ) . '">'
				: '<button type="button" class="wp-block-button__link wp-element-button">';
			$blocks    .= '<!-- wp:button '
				. ( $attributes === [] ? '' : serialize_block_attributes( $attributes ) . ' ' )
				. '--><div class="wp-block-button' . ( $is_outline ? ' is-style-outline' : '' ) . '">' . $element
				. esc_html( $button['text'] ) . ( $action === '' ? '</a>' : '</button>' ) . '</div><!-- /wp:button -->';
		}
		return $align === 'left'
			? '<!-- wp:buttons --><div class="wp-block-buttons">' . $blocks . '</div><!-- /wp:buttons -->'
			: '<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"' . $align
				. '"}} --><div class="wp-block-buttons">' . $blocks . '</div><!-- /wp:buttons -->';
	}
}
