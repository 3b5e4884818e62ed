<?php
/**
 * Feeds of both accounts, for tests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

return [
	'title'   => 'Social feed',
	'words'   => 'News from our Facebook page and pictures from Instagram, kept on this site and readable without JavaScript.',
	'content' => static function (): string {
		$id   = static fn( string $network ): int => Vitrine\Plugin::instance()->feed->sources()->find( $network, VITRINE_DEMO_ACCOUNTS[ $network ][0] )->id ?? 0;
		$head = static fn( string $title, string $words ): string =>
			vitrine_demo_block( 'heading', [ 'textAlign' => 'center' ], '<h2 class="wp-block-heading has-text-align-center">' . esc_html( $title ) . '</h2>' )
			. vitrine_demo_block( 'paragraph', [ 'align' => 'center' ], '<p class="has-text-align-center">' . esc_html( $words ) . '</p>' );
		$band = static fn( string $color, string $inner ): string => vitrine_demo_block(
			'group',
			[ 'align' => 'full', 'backgroundColor' => $color, 'layout' => [ 'type' => 'constrained' ], 'style' => [ 'spacing' => [ 'padding' => [ 'top' => '4rem', 'bottom' => '4rem' ] ] ] ],
			'<div class="wp-block-group alignfull has-' . $color . '-background-color has-background" style="padding-top:4rem;padding-bottom:4rem">' . $inner . '</div>'
		);
		return vitrine_demo_block( 'heading', [ 'textAlign' => 'center', 'level' => 1 ], '<h1 class="wp-block-heading has-text-align-center">From the garden</h1>' )
			. vitrine_demo_block( 'paragraph', [ 'align' => 'center' ], '<p class="has-text-align-center">What is in bloom, what is for sale and when to come: our posts as we write them.</p>' )
			. vitrine_demo_block( 'vitrine/social-feed', [ 'align' => 'wide', 'source' => $id( 'facebook' ), 'number' => 9, 'numberPhone' => 5, 'textLimit' => 240, 'openPosts' => 'viewer' ], '' )
			. $band(
				'accent-1',
				$head( 'On Instagram', 'Four columns of pictures, and nothing but a date.' )
				. vitrine_demo_block( 'vitrine/social-feed', [ 'align' => 'wide', 'source' => $id( 'instagram' ), 'columns' => 4, 'columnsTablet' => 3, 'columnsPhone' => 2, 'number' => 8, 'showAuthor' => false, 'showText' => false, 'showCounts' => false, 'showNetworkLink' => false, 'loadMoreText' => 'More pictures', 'openPosts' => 'viewer', 'style' => [ 'spacing' => [ 'blockGap' => '0.75rem' ] ] ], '' )
			)
			. $band(
				'base',
				$head( 'From the nursery and the meadow', 'A list of the posts that mention either, the potting shed or the glasshouse.' )
				. vitrine_demo_block( 'vitrine/social-feed', [ 'source' => $id( 'facebook' ), 'layout' => 'list', 'number' => 3, 'includeWords' => [ 'nursery', 'meadow', 'potting', 'glasshouse' ], 'textLimit' => 400, 'endText' => 'That is all for now.' ], '' )
			);
	},
];
