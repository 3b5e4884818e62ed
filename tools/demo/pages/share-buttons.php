<?php
/**
 * The demo page of share buttons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

return [
	'title'   => 'Share',
	'words'   => 'Share Buttons: four looks, and a bar that stays at the bottom of phones.',
	'content' => static function (): string {
		$heading = static fn( string $text, int $level ): string => vitrine_demo_block(
			'heading',
			[ 'level' => $level ],
			"<h{$level} class=\"wp-block-heading\">{$text}</h{$level}>"
		);
		$buttons = static fn( array $attributes = [] ): string =>
			vitrine_demo_block( 'vitrine/share-buttons', $attributes, '' );
		$some    = static fn( string ...$ids ): array => array_map(
			static fn( string $id ): array => [ 'service' => $id ],
			$ids
		);
		return $heading( 'Share', 1 )
			. $buttons()
			. $heading( 'Outline', 2 )
			. $buttons( [ 'className' => 'is-style-outline', 'services' => $some( 'bluesky', 'mastodon', 'threads', 'reddit', 'share' ) ] )
			. $heading( 'Boxed icons, in columns', 2 )
			. $buttons(
				[
					'className' => 'is-style-boxed',
					'columns'   => 3,
					'services'  => $some( 'pinterest', 'telegram', 'tumblr', 'line', 'teams', 'xing', 'vk', 'ok', 'print' ),
				]
			)
			. $heading( 'Minimal, in the color of the text', 2 )
			. $buttons( [ 'className' => 'is-style-minimal', 'colors' => 'text', 'show' => 'icon' ] )
			. $heading( 'A bar', 2 )
			. $buttons( [ 'colors' => 'official', 'floatDesktop' => 'start', 'floatTablet' => 'start', 'floatPhone' => 'bottom' ] );
	},
];
