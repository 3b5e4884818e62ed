<?php
/**
 * The page of the popups, and one popup of each kind.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

return [
	'title'   => 'Popups',
	'words'   => 'Dialogs, corners, bars and whole screens of any blocks, opened by a click or at the right moment.',
	'content' => static function ( int $page ): string {
		$here    = [ [ 'type' => 'include', 'name' => 'singular', 'sub_name' => 'page', 'sub_id' => (string) $page ] ];
		$heading = static fn( string $text ): string => vitrine_demo_block( 'heading', [], '<h2 class="wp-block-heading">' . esc_html( $text ) . '</h2>' );
		$text    = static fn( string $html ): string => vitrine_demo_block( 'paragraph', [], "<p>{$html}</p>" );

		$visit = vitrine_demo_popup(
			'plan-a-visit',
			'Plan a visit',
			[
				'backgroundColor' => 'base',
				'settings'        => [ 'width' => [ 'size' => 560, 'unit' => 'px' ], 'entrance_animation' => 'zoomIn', 'exit_animation' => 'fadeIn', 'entrance_animation_duration' => [ 'size' => 0.3 ], 'prevent_scroll' => 'yes' ],
			],
			$heading( 'Plan a visit' )
			. $text( 'Open every day from ten until the light goes. The lower path is steep; the upper one is flat all the way to the tea room.' )
			. vitrine_demo_image( 'tea-garden', '16/9' )
			. vitrine_demo_popup_buttons( [ 'Good to know' => [ 'action' => 'close' ] ] )
		);
		$offer = vitrine_demo_popup(
			'plant-sale',
			'Plant sale',
			[
				'kind'            => 'slide-in',
				'backgroundColor' => 'accent-2',
				'settings'        => [ 'width' => [ 'size' => 360, 'unit' => 'px' ], 'horizontal_position' => 'right', 'vertical_position' => 'bottom', 'entrance_animation' => 'slideInUp', 'exit_animation' => 'slideInUp', 'entrance_animation_duration' => [ 'size' => 0.4 ] ],
				'timing'          => [ 'times' => 'yes', 'times_times' => 2, 'times_period' => 'session' ],
				'triggers'        => [ 'scrolling' => 'yes', 'scrolling_direction' => 'down', 'scrolling_offset' => 50 ],
				'conditions'      => $here,
			],
			$heading( 'Plant sale on Saturday' )
			. $text( 'Everything that we divided in spring, from four dollars a pot.' )
			. vitrine_demo_popup_buttons( [ 'Not again, thank you' => [ 'action' => 'dismiss', 'plain' => true ] ] )
		);
		$bar   = vitrine_demo_popup(
			'tea-room',
			'Tea room',
			[
				'kind'            => 'bar',
				'backgroundColor' => 'accent-3',
				'textColor'       => 'base',
				'settings'        => [ 'vertical_position' => 'top', 'entrance_animation' => 'slideInDown', 'exit_animation' => 'slideInDown', 'entrance_animation_duration' => [ 'size' => 0.3 ] ],
				'timing'          => [ 'times' => 'yes', 'times_times' => 1, 'times_period' => 'day', 'times_count' => 'close' ],
				'triggers'        => [ 'page_load' => 'yes', 'page_load_delay' => 1 ],
				'conditions'      => $here,
			],
			vitrine_demo_block( 'paragraph', [ 'align' => 'center' ], '<p class="has-text-align-center">The tea room is closed on Monday for a new floor.</p>' )
		);
		$whole = vitrine_demo_popup(
			'night-opening',
			'Night opening',
			[
				'kind'            => 'full-screen',
				'backgroundColor' => 'contrast',
				'textColor'       => 'base',
				'settings'        => [ 'content_position' => 'center', 'entrance_animation' => 'fadeIn', 'exit_animation' => 'fadeIn', 'entrance_animation_duration' => [ 'size' => 0.3 ] ],
			],
			vitrine_demo_block( 'heading', [ 'textAlign' => 'center', 'fontSize' => 'xx-large' ], '<h2 class="wp-block-heading has-text-align-center has-xx-large-font-size">The garden by night</h2>' )
			. vitrine_demo_block( 'paragraph', [ 'align' => 'center', 'fontSize' => 'large' ], '<p class="has-text-align-center has-large-font-size">Four evenings in June, with lanterns along the long border.</p>' )
			. vitrine_demo_popup_buttons( [ 'Back to the day' => [ 'action' => 'close' ] ], 'center' )
		);
		$card  = static fn( string $title, string $words, string $button, int $popup ): string => vitrine_demo_block(
			'group',
			[ 'backgroundColor' => 'accent-5', 'style' => [ 'spacing' => [ 'padding' => [ 'top' => '2rem', 'right' => '2rem', 'bottom' => '2rem', 'left' => '2rem' ] ], 'border' => [ 'radius' => '12px' ] ] ],
			'<div class="wp-block-group has-accent-5-background-color has-background" style="border-radius:12px;padding-top:2rem;padding-right:2rem;padding-bottom:2rem;padding-left:2rem">'
			. vitrine_demo_block( 'heading', [ 'level' => 3 ], '<h3 class="wp-block-heading">' . esc_html( $title ) . '</h3>' )
			. $text( esc_html( $words ) )
			. vitrine_demo_popup_buttons( [ $button => [ 'action' => 'open', 'popup' => $popup ] ] )
			. '</div>'
		);
		return vitrine_demo_block( 'heading', [ 'textAlign' => 'center', 'level' => 1 ], '<h1 class="wp-block-heading has-text-align-center">Popups</h1>' )
			. vitrine_demo_block( 'paragraph', [ 'align' => 'center' ], '<p class="has-text-align-center">One of each kind. Two of them come by themselves: a bar after a second, and a corner half-way down this page.</p>' )
			. vitrine_demo_block(
				'group',
				[ 'align' => 'wide', 'layout' => [ 'type' => 'grid', 'minimumColumnWidth' => '16rem' ] ],
				'<div class="wp-block-group alignwide">'
				. $card( 'Over the page', 'A dialog in the middle, with the page dimmed and still behind it.', 'Plan a visit', $visit )
				. $card( 'In a corner', 'Half-way down the page, twice in a visit at most, until somebody says not again.', 'Show the offer', $offer )
				. $card( 'A bar', 'Across the top, once a day until it is closed.', 'Show the bar', $bar )
				. $card( 'Over everything', 'The whole screen, for what cannot be missed.', 'The garden by night', $whole )
				. '</div>'
			)
			. vitrine_demo_block( 'heading', [], '<h2 class="wp-block-heading">A popup of this page alone</h2>' )
			. $text( 'The block stands in this page; <a href="#opening-hours">these words open it</a>, and without script they lead nowhere worse than here.' )
			. vitrine_demo_block( 'vitrine/popup', [ 'anchor' => 'opening-hours', 'label' => 'Opening hours', 'backgroundColor' => 'base', 'settings' => [ 'open_selector' => 'a[href="#opening-hours"]', 'width' => [ 'size' => 420, 'unit' => 'px' ] ] ], $heading( 'Opening hours' ) . $text( 'Garden: 10 until dusk. Nursery: 9 until 5. Tea room: 10 until 4, not on Mondays.' ) )
			. vitrine_demo_image( 'marigold', '16/9' )
			. $text( 'The long border runs the whole length of the south wall and is at its best from the middle of June. Nothing in it is sprayed, and most of it was grown here from seed.' )
			. vitrine_demo_image( 'citrus', '16/9' )
			. $text( 'Under glass it is summer all year. Mind the step, and close the door behind you.' );
	},
];
