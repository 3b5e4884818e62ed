<?php
/**
 * Popups that bring people together.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Patterns;

use Vitrine\Popup\Patterns\PatternBlocks as Blocks;
use Vitrine\Popup\PopupPatterns;

defined( 'ABSPATH' ) || exit;

/**
 * Events, films, contact and feedback.
 *
 * @phpstan-import-type Popup from PopupPatterns
 */
final class ContactPatterns {

	private const ONCE_A_WEEK = [ 'times' => 'yes', 'times_times' => 1, 'times_period' => 'week' ];

	/**
	 * The popups.
	 *
	 * @return array<string, Popup> By name.
	 */
	public static function all(): array {
		return [ ...self::splits(), ...self::clicked(), ...self::boxes() ];
	}

	/**
	 * With a picture.
	 *
	 * @return array<string, Popup>
	 */
	private static function splits(): array {
		$attributes = self::attributes( ... );
		return [
			'event'       => [
				'title'       => __( 'Popup: event', 'vitrine' ),
				'description' => __( 'Date, place, a countdown, and a link to tickets.', 'vitrine' ),
				'keywords'    => [ 'event', 'concert', 'workshop', 'tickets', 'countdown', 'split' ],
				'attributes'  => $attributes(
					[ 'page_load' => 'yes', 'page_load_delay' => 6 ],
					[ '#161b33', '#f4f5ff' ]
				),
				'content'     => Blocks::split(
					'stage',
					/* translators: date and time of an event as PHP formats them: "Saturday, October 12 · 7 pm". */
					Blocks::small( Blocks::day( 14, __( 'l, F j · 7 \p\m', 'vitrine' ) ) )
						. Blocks::heading( __( 'Live at the Old Mill', 'vitrine' ) )
						. Blocks::paragraph(
							__( 'An evening of music under the lights. Doors open at 6.', 'vitrine' )
						)
						. Blocks::countdown( 14, '19:00', [ 'showSeconds' => false ] )
						. Blocks::buttons(
							[ [ 'text' => __( 'Get tickets', 'vitrine' ), 'url' => '#' ] ],
							'left',
							[ '#ffd166', '#161b33' ]
						)
				),
			],
			'donation'    => [
				'title'       => __( 'Popup: donation', 'vitrine' ),
				'description' => __( 'Asks for support after visitors have read a while.', 'vitrine' ),
				'keywords'    => [ 'donate', 'charity', 'support', 'split' ],
				'attributes'  => $attributes(
					[ 'scrolling' => 'yes', 'scrolling_offset' => 70 ],
					[ '#f4f1e6', '#24483a' ]
				),
				'content'     => Blocks::split(
					'garden',
					Blocks::heading( __( 'Help it grow', 'vitrine' ) )
						. Blocks::paragraph(
							__( 'Our community garden runs on donations. Every dollar plants a seed.', 'vitrine' )
						)
						. Blocks::buttons(
							[
								[ 'text' => __( 'Donate', 'vitrine' ), 'url' => '#' ],
								[ 'text' => __( 'Maybe later', 'vitrine' ), 'outline' => true, 'popup' => 'close' ],
							],
							'left',
							[ '#24483a', '#ffffff' ]
						),
					true
				),
			],
			'appointment' => [
				'title'       => __( 'Popup: book a call', 'vitrine' ),
				'description' => __( 'Invites visitors to make an appointment.', 'vitrine' ),
				'keywords'    => [ 'appointment', 'booking', 'call', 'consultation', 'split' ],
				'attributes'  => $attributes(
					[ 'inactivity' => 'yes', 'inactivity_time' => 20 ],
					[ '#f7f4fc', '#2b2540' ]
				),
				'content'     => Blocks::split(
					'desk',
					Blocks::heading( __( 'Let’s talk it through', 'vitrine' ) )
						. Blocks::paragraph( __( 'Book a free 20-minute call. No obligation.', 'vitrine' ) )
						. Blocks::buttons(
							[ [ 'text' => __( 'Pick a time', 'vitrine' ), 'url' => '#' ] ],
							'left',
							[ '#4d3f6b', '#ffffff' ]
						)
				),
			],
		];
	}

	/**
	 * What those with a picture have in common.
	 *
	 * @param array<string, mixed>  $triggers Triggers.
	 * @param array{string, string} $colors   Background and text.
	 * @return array<string, mixed>
	 */
	private static function attributes( array $triggers, array $colors ): array {
		return [
			'settings'   => [
				'width'        => [ 'size' => 820, 'unit' => 'px' ],
				'phone_banner' => 'yes',
				...Blocks::animation( 'fadeInUp' ),
			],
			'timing'     => self::ONCE_A_WEEK,
			'conditions' => PopupPatterns::EVERYWHERE,
			'triggers'   => $triggers,
			'style'      => [ ...Blocks::EDGE_TO_EDGE, ...Blocks::colors( ...$colors ) ],
		];
	}

	/**
	 * What a link or button opens.
	 *
	 * @return array<string, Popup>
	 */
	private static function clicked(): array {
		return [
			'video'   => [
				'title'       => __( 'Popup: video', 'vitrine' ),
				'description' => __( 'A video over the page. It stops when the popup closes.', 'vitrine' ),
				'keywords'    => [ 'video', 'film', 'youtube' ],
				'attributes'  => [
					'settings' => [
						'width'                    => [ 'size' => 960, 'unit' => 'px' ],
						'close_button_position'    => 'outside',
						'overlay_background_color' => 'rgba(0,0,0,.9)',
						'prevent_scroll'           => 'yes',
						...Blocks::animation( 'zoomIn', 0.3 ),
					],
					'style'    => Blocks::EDGE_TO_EDGE,
				],
				'content'     => '<!-- wp:video --><figure class="wp-block-video"></figure><!-- /wp:video -->',
			],
			'contact' => [
				'title'       => __( 'Popup: contact', 'vitrine' ),
				'description' => __( 'Phone, email, and address, with room for a form.', 'vitrine' ),
				'keywords'    => [ 'contact', 'phone', 'address', 'form' ],
				'attributes'  => [
					'settings' => [
						'width' => [ 'size' => 640, 'unit' => 'px' ],
						...Blocks::animation( 'fadeInUp' ),
					],
				],
				'content'     => Blocks::heading( __( 'Get in touch', 'vitrine' ) )
					. Blocks::paragraph( __( 'We usually reply within one business day.', 'vitrine' ) )
					. Blocks::items(
						[
							__( '<strong>Phone:</strong> <a href="tel:+15550100">(555) 0100</a>', 'vitrine' ),
							__(
								'<strong>Email:</strong> <a href="mailto:hello@example.com">hello@example.com</a>',
								'vitrine'
							),
							__( '<strong>Visit us:</strong> 12 Garden Street, Springfield', 'vitrine' ),
						]
					)
					. Blocks::form(),
			],
		];
	}

	/**
	 * In a corner.
	 *
	 * @return array<string, Popup>
	 */
	private static function boxes(): array {
		$box = static fn( string $side ): array => [
			'width'               => [ 'size' => 360, 'unit' => 'px' ],
			'horizontal_position' => $side,
			'vertical_position'   => 'bottom',
			...Blocks::animation( 'slideInUp', 0.5 ),
		];
		return [
			'feedback'    => [
				'title'       => __( 'Popup: feedback', 'vitrine' ),
				'description' => __( 'A quick question with two answers.', 'vitrine' ),
				'keywords'    => [ 'feedback', 'survey', 'question' ],
				'attributes'  => [
					'kind'       => 'slide-in',
					'settings'   => $box( 'right' ),
					'timing'     => self::ONCE_A_WEEK,
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'page_load' => 'yes', 'page_load_delay' => 30 ],
				],
				'content'     => Blocks::heading( __( 'Did you find what you need?', 'vitrine' ), false, 'large' )
					. Blocks::buttons(
						[
							[ 'text' => __( 'Yes', 'vitrine' ), 'popup' => 'dismiss' ],
							[ 'text' => __( 'Ask us', 'vitrine' ), 'outline' => true, 'url' => '#' ],
						]
					),
			],
			'testimonial' => [
				'title'       => __( 'Popup: testimonial', 'vitrine' ),
				'description' => __( 'What a customer says, in the corner.', 'vitrine' ),
				'keywords'    => [ 'testimonial', 'review', 'quote', 'social proof' ],
				'attributes'  => [
					'kind'       => 'slide-in',
					'settings'   => $box( 'left' ),
					'timing'     => self::ONCE_A_WEEK,
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'scrolling' => 'yes', 'scrolling_offset' => 40 ],
					'style'      => Blocks::colors( '#fbf6ea', '#2c261d' ),
				],
				'content'     => Blocks::paragraph( '<strong>★★★★★</strong>' )
					. Blocks::paragraph(
						__( '“Beautifully made, and it arrived the next day. I’ll be back.”', 'vitrine' )
					)
					. Blocks::small( __( 'Maria, Portland', 'vitrine' ) ),
			],
		];
	}
}
