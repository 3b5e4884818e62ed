<?php
/**
 * Popups that sell.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Patterns;

use Vitrine\Popup\Patterns\PatternBlocks as Blocks;
use Vitrine\Popup\PopupPatterns;

defined( 'ABSPATH' ) || exit;

/**
 * Offers, coupons and sales.
 *
 * @phpstan-import-type Popup from PopupPatterns
 */
final class OfferPatterns {

	private const ONCE_A_DAY = [ 'times' => 'yes', 'times_times' => 1, 'times_period' => 'day' ];

	private const ONCE_A_WEEK = [ 'times' => 'yes', 'times_times' => 1, 'times_period' => 'week' ];

	/**
	 * The popups.
	 *
	 * @return array<string, Popup> By name.
	 */
	public static function all(): array {
		return [ ...self::corners(), ...self::modals(), ...self::splits() ];
	}

	/**
	 * At an edge: the page can be used.
	 *
	 * @return array<string, Popup>
	 */
	private static function corners(): array {
		return [
			'offer'         => [
				'title'       => __( 'Popup: offer', 'vitrine' ),
				'description' => __( 'A box in the corner that leaves the page usable.', 'vitrine' ),
				'keywords'    => [ 'offer', 'sale', 'coupon', 'discount' ],
				'attributes'  => [
					'kind'       => 'slide-in',
					'settings'   => [ ...self::corner( 380 ), ...Blocks::animation( 'slideInUp', 0.5 ) ],
					'timing'     => [ 'times' => 'yes', 'times_times' => 2, 'times_period' => 'day' ],
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'page_load' => 'yes', 'page_load_delay' => 8 ],
				],
				'content'     => Blocks::small( __( 'This week only', 'vitrine' ) )
					. Blocks::heading( __( '15% off everything', 'vitrine' ) )
					. Blocks::paragraph(
						__( 'Use code <strong>HELLO15</strong> at checkout through Sunday.', 'vitrine' )
					)
					. Blocks::buttons( [ [ 'text' => __( 'Shop now', 'vitrine' ), 'url' => '#' ] ] ),
			],
			'teaser'        => [
				'title'       => __( 'Popup: teaser tab', 'vitrine' ),
				'description' => __( 'A small tab that unfolds when visitors click it.', 'vitrine' ),
				'keywords'    => [ 'teaser', 'tab', 'coupon', 'discount', 'details' ],
				'attributes'  => [
					'kind'       => 'slide-in',
					'settings'   => [
						...self::corner( 320 ),
						'a11y_navigation' => '',
						...Blocks::animation( 'slideInUp' ),
					],
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'page_load' => 'yes', 'page_load_delay' => 2 ],
					'style'      => [ ...Blocks::EDGE_TO_EDGE, ...Blocks::colors( '#8f2f3c', '#fff6ef' ) ],
				],
				'content'     => Blocks::padded(
					Blocks::block(
						'details',
						[],
						'<details class="wp-block-details"><summary><strong>'
							. esc_html__( 'Get 10% off', 'vitrine' ) . '</strong></summary>'
							. Blocks::paragraph( __( 'Enter this code at checkout:', 'vitrine' ) )
							. Blocks::coupon( 'WELCOME10' ) . '</details>'
					),
					'1rem',
					'1rem'
				),
			],
			'free-shipping' => [
				'title'       => __( 'Popup: free shipping bar', 'vitrine' ),
				'description' => __( 'A thin bar along the bottom of the screen.', 'vitrine' ),
				'keywords'    => [ 'shipping', 'bar', 'banner', 'shop' ],
				'attributes'  => [
					'kind'       => 'bar',
					'settings'   => [ 'vertical_position' => 'bottom', ...Blocks::animation( 'slideInUp', 0.3 ) ],
					'timing'     => [ ...self::ONCE_A_DAY, 'times_count' => 'close' ],
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'page_load' => 'yes', 'page_load_delay' => 1 ],
					'style'      => Blocks::colors( '#1f3a30', '#f6f2e7' ),
				],
				'content'     => Blocks::paragraph(
					__( '<strong>Free shipping</strong> on orders over $50', 'vitrine' ),
					true
				) . Blocks::buttons(
					[ [ 'text' => __( 'Start shopping', 'vitrine' ), 'url' => '#' ] ],
					'left',
					[ '#f2c879', '#1f3a30' ]
				),
			],
		];
	}

	/**
	 * Over the page.
	 *
	 * @return array<string, Popup>
	 */
	private static function modals(): array {
		return [
			'coupon' => [
				'title'       => __( 'Popup: coupon', 'vitrine' ),
				'description' => __( 'A discount code with a copy button.', 'vitrine' ),
				'keywords'    => [ 'coupon', 'code', 'discount', 'copy' ],
				'attributes'  => [
					'settings'   => [ ...self::modal( 480 ), ...Blocks::animation( 'zoomIn', 0.3 ) ],
					'timing'     => self::ONCE_A_WEEK,
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'page_load' => 'yes', 'page_load_delay' => 10 ],
					'style'      => Blocks::colors( '#fbe9e4', '#3b1f1b' ),
				],
				'content'     => Blocks::heading( __( 'A little thank-you', 'vitrine' ), true )
					. Blocks::paragraph( __( 'Take 20% off your next order with this code:', 'vitrine' ), true )
					. Blocks::coupon( 'THANKYOU20' )
					. Blocks::buttons(
						[
							[ 'text' => __( 'Copy code', 'vitrine' ), 'popup' => 'copy' ],
							[ 'text' => __( 'No, thanks', 'vitrine' ), 'outline' => true, 'popup' => 'dismiss' ],
						],
						'center',
						[ '#3b1f1b', '#ffffff' ]
					),
			],
			'sale'   => [
				'title'       => __( 'Popup: sale', 'vitrine' ),
				'description' => __( 'A bold announcement in strong colors with a countdown.', 'vitrine' ),
				'keywords'    => [ 'sale', 'discount', 'season', 'countdown' ],
				'attributes'  => [
					'settings'   => [ ...self::modal( 600 ), ...Blocks::animation( 'fadeInUp' ) ],
					'timing'     => self::ONCE_A_DAY,
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'page_load' => 'yes', 'page_load_delay' => 5 ],
					'style'      => Blocks::colors( '#1f3a30', '#f6f2e7' ),
				],
				'content'     => Blocks::small( __( 'Summer sale', 'vitrine' ), true )
					. Blocks::heading( __( 'Up to 40% off', 'vitrine' ), true, 'xx-large' )
					. Blocks::paragraph( __( 'Our favorites, while supplies last.', 'vitrine' ), true )
					. Blocks::countdown( 7, '23:59', [ 'style' => [ 'typography' => [ 'textAlign' => 'center' ] ] ] )
					. Blocks::buttons(
						[ [ 'text' => __( 'Shop the sale', 'vitrine' ), 'url' => '#' ] ],
						'center',
						[ '#f2c879', '#1f3a30' ]
					),
			],
		];
	}

	/**
	 * With a picture.
	 *
	 * @return array<string, Popup>
	 */
	private static function splits(): array {
		return [
			'exit-offer' => [
				'title'       => __( 'Popup: exit offer', 'vitrine' ),
				'description' => __( 'A last offer for visitors about to leave.', 'vitrine' ),
				'keywords'    => [ 'exit intent', 'offer', 'gift', 'split' ],
				'attributes'  => [
					'settings'   => [ ...self::modal( 800 ), ...Blocks::animation( 'fadeIn', 0.3 ) ],
					'timing'     => self::ONCE_A_WEEK,
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'exit_intent' => 'yes', 'fast_scroll' => 'yes' ],
					'style'      => [ ...Blocks::EDGE_TO_EDGE, ...Blocks::colors( '#fdf3ee', '#3b1f1b' ) ],
				],
				'content'     => Blocks::split(
					'gift',
					Blocks::heading( __( 'Before you go…', 'vitrine' ) )
						. Blocks::paragraph( __( 'Your first order comes with a free gift.', 'vitrine' ) )
						. Blocks::buttons(
							[
								[ 'text' => __( 'Claim my gift', 'vitrine' ), 'url' => '#' ],
								[ 'text' => __( 'Not now', 'vitrine' ), 'outline' => true, 'popup' => 'close' ],
							],
							'left',
							[ '#8f2f3c', '#ffffff' ]
						)
				),
			],
			'collection' => [
				'title'       => __( 'Popup: new collection', 'vitrine' ),
				'description' => __( 'A product image beside a short text.', 'vitrine' ),
				'keywords'    => [ 'product', 'collection', 'launch', 'split' ],
				'attributes'  => [
					'settings'   => [ ...self::modal( 860 ), ...Blocks::animation( 'fadeInUp' ) ],
					'timing'     => self::ONCE_A_WEEK,
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'page_load' => 'yes', 'page_load_delay' => 6 ],
					'style'      => [ ...Blocks::EDGE_TO_EDGE, ...Blocks::colors( '#f8f4ea', '#33261c' ) ],
				],
				'content'     => Blocks::split(
					'vase',
					Blocks::small( __( 'Just in', 'vitrine' ) )
						. Blocks::heading( __( 'The fall collection', 'vitrine' ) )
						. Blocks::paragraph( __( 'Handmade pieces in warm, earthy tones.', 'vitrine' ) )
						. Blocks::buttons(
							[ [ 'text' => __( 'See what’s new', 'vitrine' ), 'url' => '#' ] ],
							'left',
							[ '#33475b', '#ffffff' ]
						),
					true
				),
			],
		];
	}

	/**
	 * Settings of a box over the page.
	 *
	 * @param int $width Width, px.
	 * @return array<string, mixed>
	 */
	private static function modal( int $width ): array {
		return [ 'width' => [ 'size' => $width, 'unit' => 'px' ], 'phone_banner' => 'yes' ];
	}

	/**
	 * Settings of a box in the corner.
	 *
	 * @param int $width Width, px.
	 * @return array<string, mixed>
	 */
	private static function corner( int $width ): array {
		return [
			'width'               => [ 'size' => $width, 'unit' => 'px' ],
			'horizontal_position' => 'right',
			'vertical_position'   => 'bottom',
		];
	}
}
