<?php
/**
 * Popups that say something.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Patterns;

use Vitrine\Popup\Patterns\PatternBlocks as Blocks;
use Vitrine\Popup\PopupPatterns;

defined( 'ABSPATH' ) || exit;

/**
 * Announcements, notices and gates.
 *
 * @phpstan-import-type Popup from PopupPatterns
 */
final class NoticePatterns {

	private const ONCE_A_DAY = [
		'times'        => 'yes',
		'times_times'  => 1,
		'times_period' => 'day',
		'times_count'  => 'close',
	];

	/**
	 * The popups.
	 *
	 * @return array<string, Popup> By name.
	 */
	public static function all(): array {
		return [ ...self::bars(), ...self::boxes(), ...self::gates() ];
	}

	/**
	 * Over the whole width.
	 *
	 * @return array<string, Popup>
	 */
	private static function bars(): array {
		return [
			'announcement' => [
				'title'       => __( 'Popup: announcement bar', 'vitrine' ),
				'description' => __( 'A line with a link at the top of the screen.', 'vitrine' ),
				'keywords'    => [ 'announcement', 'bar', 'banner', 'notification' ],
				'attributes'  => [
					'kind'            => 'bar',
					'settings'        => [ 'vertical_position' => 'top', ...Blocks::animation( 'slideInDown', 0.3 ) ],
					'timing'          => self::ONCE_A_DAY,
					'conditions'      => PopupPatterns::EVERYWHERE,
					'triggers'        => [ 'page_load' => 'yes' ],
					'backgroundColor' => 'contrast',
					'textColor'       => 'base',
				],
				'content'     => Blocks::paragraph(
					__(
						'<strong>Open house on June 1:</strong> see how it’s made. <a href="#">Learn more</a>',
						'vitrine'
					),
					true
				),
			],
			'notice'       => [
				'title'       => __( 'Popup: cookie-free notice', 'vitrine' ),
				'description' => __( 'Tells visitors once that you do not track them.', 'vitrine' ),
				'keywords'    => [ 'cookie', 'privacy', 'notice', 'consent' ],
				'attributes'  => [
					'kind'       => 'slide-in',
					'settings'   => [
						'width'               => [ 'size' => 880, 'unit' => 'px' ],
						'horizontal_position' => 'center',
						'vertical_position'   => 'bottom',
						'close_button'        => '',
						...Blocks::animation( 'fadeInUp' ),
					],
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'page_load' => 'yes', 'page_load_delay' => 1 ],
				],
				'content'     => Blocks::columns(
					Blocks::paragraph(
						__(
							'<strong>No cookies, no banner.</strong> We do not track you, so there is nothing to accept.',
							'vitrine'
						)
					),
					Blocks::buttons( [ [ 'text' => __( 'Got it', 'vitrine' ), 'popup' => 'dismiss' ] ], 'right' )
				),
			],
		];
	}

	/**
	 * In a corner.
	 *
	 * @return array<string, Popup>
	 */
	private static function boxes(): array {
		$box = static fn( int $width, string $side ): array => [
			'width'               => [ 'size' => $width, 'unit' => 'px' ],
			'horizontal_position' => $side,
			'vertical_position'   => 'bottom',
			...Blocks::animation( 'fadeInUp' ),
		];
		return [
			'privacy' => [
				'title'       => __( 'Popup: privacy card', 'vitrine' ),
				'description' => __( 'A small card with a link to your privacy policy.', 'vitrine' ),
				'keywords'    => [ 'cookie', 'privacy', 'policy', 'gdpr' ],
				'attributes'  => [
					'kind'       => 'slide-in',
					'settings'   => [ ...$box( 380, 'left' ), 'close_button' => '' ],
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'page_load' => 'yes', 'page_load_delay' => 1 ],
				],
				'content'     => Blocks::heading( __( 'Your privacy', 'vitrine' ), false, 'large' )
					. Blocks::paragraph(
						__(
							'We use only the cookies this site needs to work. Details are in our <a href="#">privacy policy</a>.',
							'vitrine'
						)
					)
					. Blocks::buttons( [ [ 'text' => __( 'OK', 'vitrine' ), 'popup' => 'dismiss' ] ] ),
			],
			'hours'   => [
				'title'       => __( 'Popup: holiday hours', 'vitrine' ),
				'description' => __( 'Tells visitors when you are closed or open late.', 'vitrine' ),
				'keywords'    => [ 'hours', 'holiday', 'closed', 'notice' ],
				'attributes'  => [
					'kind'       => 'slide-in',
					'settings'   => $box( 380, 'right' ),
					'timing'     => self::ONCE_A_DAY,
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'page_load' => 'yes', 'page_load_delay' => 3 ],
					'style'      => Blocks::colors( '#e5f0fb', '#10273f' ),
				],
				'content'     => Blocks::heading( __( 'Holiday hours', 'vitrine' ), false, 'large' )
					. Blocks::items(
						[
							__( '<strong>December 24:</strong> 9 am – 1 pm', 'vitrine' ),
							__( '<strong>December 25–26:</strong> closed', 'vitrine' ),
							__( '<strong>December 31:</strong> 9 am – 3 pm', 'vitrine' ),
						]
					),
			],
		];
	}

	/**
	 * What has to be answered.
	 *
	 * @return array<string, Popup>
	 */
	private static function gates(): array {
		return [
			'age-gate' => [
				'title'       => __( 'Popup: age gate', 'vitrine' ),
				'description' => __( 'Covers the page until visitors confirm their age.', 'vitrine' ),
				'keywords'    => [ 'age', 'verification', 'gate' ],
				'attributes'  => [
					'kind'       => 'full-screen',
					'settings'   => [
						'close_button'                      => '',
						'content_position'                  => 'center',
						'prevent_close_on_background_click' => 'yes',
						'prevent_close_on_esc_key'          => 'yes',
						'prevent_scroll'                    => 'yes',
						'priority'                          => 100,
					],
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'page_load' => 'yes' ],
					'style'      => Blocks::colors( '#1c1917', '#faf7f2' ),
				],
				'content'     => Blocks::heading( __( 'Are you 18 or older?', 'vitrine' ), true )
					. Blocks::paragraph( __( 'You must be of legal age to enter this site.', 'vitrine' ), true )
					. Blocks::buttons(
						[
							[ 'text' => __( 'Yes, I am', 'vitrine' ), 'popup' => 'dismiss' ],
							[
								'text'    => __( 'No, leave this site', 'vitrine' ),
								'outline' => true,
								'url'     => 'https://www.wikipedia.org/',
							],
						],
						'center',
						[ '#f2c879', '#1c1917' ]
					),
			],
		];
	}
}
