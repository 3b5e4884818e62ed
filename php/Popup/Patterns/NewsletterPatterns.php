<?php
/**
 * Popups that ask for an address.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Patterns;

use Vitrine\Popup\Patterns\PatternBlocks as Blocks;
use Vitrine\Popup\PopupPatterns;

defined( 'ABSPATH' ) || exit;

/**
 * Newsletters, and what visitors get for signing up.
 *
 * @phpstan-import-type Popup from PopupPatterns
 */
final class NewsletterPatterns {

	/** Nobody is asked again before a week has passed, and nobody who has signed up. */
	private const ONCE_A_WEEK = [
		'times'        => 'yes',
		'times_times'  => 1,
		'times_period' => 'week',
		'conversion'   => 'yes',
	];

	/**
	 * The popups.
	 *
	 * @return array<string, Popup> By name.
	 */
	public static function all(): array {
		$keywords = [ 'newsletter', 'subscribe', 'email' ];
		return [
			'newsletter'         => [
				'title'       => __( 'Popup: newsletter', 'vitrine' ),
				'description' => __( 'A modal with a heading and a form.', 'vitrine' ),
				'keywords'    => $keywords,
				'attributes'  => self::attributes( 560, [ 'scrolling' => 'yes' ] ),
				'content'     => Blocks::small( __( 'Newsletter', 'vitrine' ) )
					. Blocks::heading( __( 'Good news, once a month', 'vitrine' ) )
					. Blocks::paragraph(
						__( 'New arrivals, events, and offers in one short email. Unsubscribe anytime.', 'vitrine' )
					)
					. Blocks::sign_up()
					. self::no_thanks(),
			],
			'newsletter-split'   => [
				'title'       => __( 'Popup: newsletter with image', 'vitrine' ),
				'description' => __( 'An image beside a heading and a form.', 'vitrine' ),
				'keywords'    => [ ...$keywords, 'split', 'image' ],
				'attributes'  => [
					...self::attributes( 820, [ 'page_load' => 'yes', 'page_load_delay' => 12 ] ),
					'style' => [ ...Blocks::EDGE_TO_EDGE, ...Blocks::colors( '#fbf6ea', '#2c261d' ) ],
				],
				'content'     => Blocks::split(
					'letter',
					Blocks::heading( __( 'Letters worth opening', 'vitrine' ) )
						. Blocks::paragraph(
							__( 'One email a month with our best stories. No spam, ever.', 'vitrine' )
						)
						. Blocks::sign_up( '#a63d27', '#ffffff' )
						. self::no_thanks()
				),
			],
			'newsletter-corner'  => [
				'title'       => __( 'Popup: newsletter in the corner', 'vitrine' ),
				'description' => __( 'A small box that does not interrupt reading.', 'vitrine' ),
				'keywords'    => [ ...$keywords, 'corner', 'slide-in' ],
				'attributes'  => [
					...self::attributes( 360, [ 'scrolling' => 'yes', 'scrolling_offset' => 60 ], 'slideInUp' ),
					'kind' => 'slide-in',
				],
				'content'     => Blocks::heading( __( 'Enjoying this article?', 'vitrine' ), false, 'large' )
					. Blocks::paragraph( __( 'Get the next one by email.', 'vitrine' ) )
					. Blocks::sign_up(),
			],
			...self::greetings( $keywords ),
		];
	}

	/**
	 * For new visitors, and for those who read on.
	 *
	 * @param list<string> $keywords Words that find them.
	 * @return array<string, Popup>
	 */
	private static function greetings( array $keywords ): array {
		return [
			'newsletter-welcome' => [
				'title'       => __( 'Popup: welcome screen', 'vitrine' ),
				'description' => __( 'A full-screen greeting with a form, for new visitors.', 'vitrine' ),
				'keywords'    => [ ...$keywords, 'welcome', 'full screen' ],
				'attributes'  => [
					'kind'       => 'full-screen',
					'settings'   => [
						'width'            => [ 'size' => 620, 'unit' => 'px' ],
						'content_position' => 'center',
						...Blocks::animation( 'fadeIn' ),
					],
					'timing'     => [ 'visitor' => 'yes', ...self::ONCE_A_WEEK ],
					'conditions' => PopupPatterns::EVERYWHERE,
					'triggers'   => [ 'page_load' => 'yes', 'page_load_delay' => 2 ],
					'style'      => Blocks::colors( '#161b33', '#f4f5ff' ),
				],
				'content'     => Blocks::heading( __( 'Nice to meet you', 'vitrine' ), true, 'xx-large' )
					. Blocks::paragraph(
						__( 'Join our list and hear about new work before anyone else.', 'vitrine' ),
						true
					)
					. Blocks::sign_up( '#ffd166', '#161b33' )
					. Blocks::buttons(
						[
							[
								'text'    => __( 'Continue to the site', 'vitrine' ),
								'outline' => true,
								'popup'   => 'close',
							],
						],
						'center',
						[ '#ffd166', '#161b33' ]
					),
			],
			'guide'              => [
				'title'       => __( 'Popup: free guide', 'vitrine' ),
				'description' => __( 'A download in exchange for an email address.', 'vitrine' ),
				'keywords'    => [ ...$keywords, 'ebook', 'download', 'lead magnet' ],
				'attributes'  => [
					...self::attributes( 820, [ 'exit_intent' => 'yes', 'scrolling' => 'yes' ] ),
					'style' => [ ...Blocks::EDGE_TO_EDGE, ...Blocks::colors( '#f3f8fb', '#10273f' ) ],
				],
				'content'     => Blocks::split(
					'book',
					Blocks::heading( __( 'Get the free guide', 'vitrine' ) )
						. Blocks::items(
							[
								__( '24 pages of practical tips', 'vitrine' ),
								__( 'Checklists you can print', 'vitrine' ),
								__( 'Sent to your inbox right away', 'vitrine' ),
							]
						)
						. Blocks::sign_up( '#10273f', '#ffffff' ),
					true
				),
			],
		];
	}

	/**
	 * What they have in common.
	 *
	 * @param int                  $width     Width, px.
	 * @param array<string, mixed> $triggers  Triggers.
	 * @param string               $animation Animation.
	 * @return array<string, mixed>
	 */
	private static function attributes( int $width, array $triggers, string $animation = 'fadeInUp' ): array {
		return [
			'settings'   => [
				'width'        => [ 'size' => $width, 'unit' => 'px' ],
				'phone_banner' => 'yes',
				...Blocks::animation( $animation ),
			],
			'timing'     => self::ONCE_A_WEEK,
			'conditions' => PopupPatterns::EVERYWHERE,
			'triggers'   => $triggers,
		];
	}

	/**
	 * The way out.
	 */
	private static function no_thanks(): string {
		return Blocks::buttons(
			[ [ 'text' => __( 'No, thanks', 'vitrine' ), 'outline' => true, 'popup' => 'dismiss' ] ]
		);
	}
}
