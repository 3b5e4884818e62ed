<?php
/**
 * The demo page of the block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

$panel = static fn( array $attributes, string $title, string $text ): string => vitrine_demo_block(
	'vitrine/off-canvas',
	$attributes,
	vitrine_demo_block( 'heading', [], "<h2 class=\"wp-block-heading\">{$title}</h2>" )
	. vitrine_demo_block( 'paragraph', [], "<p>{$text}</p>" )
);

$button = static fn( string $text, string $panel, string $does = 'open' ): string => vitrine_demo_block(
	'button',
	[ 'tagName' => 'button', 'vitrinePopup' => [ 'action' => $does, 'popup' => $panel ] ],
	"<div class=\"wp-block-button\"><button type=\"button\" class=\"wp-block-button__link wp-element-button\">{$text}</button></div>"
);

return [
	'title'   => 'Off-Canvas Panel',
	'words'   => 'Panels with any blocks that slide in from the edges of the window when a button or a link opens them.',
	'content' => static fn(): string =>
		vitrine_demo_block( 'heading', [ 'level' => 1 ], '<h1 class="wp-block-heading">Around the garden</h1>' )
		. vitrine_demo_block( 'paragraph', [], '<p>Look up the <a href="#hours">opening hours</a>, or one of these.</p>' )
		. vitrine_demo_block(
			'buttons',
			[],
			'<div class="wp-block-buttons">'
			. $button( 'Directions', 'directions' )
			. $button( 'What is in bloom', 'flower' )
			. $button( 'Notes beside the page', 'notes', 'toggle' )
			. '</div>'
		)
		. vitrine_demo_image( 'rowboats', '21/9', [ 'align' => 'wide' ] )
		. $panel( [ 'anchor' => 'hours' ], 'Opening hours', 'Every day from ten until the light goes. The tea room closes an hour before.' )
		. $panel( [ 'anchor' => 'directions', 'side' => 'end', 'push' => true ], 'Directions', 'From the station it is twenty minutes on foot, always along the stream.' )
		. $panel( [ 'anchor' => 'flower', 'side' => 'bottom' ], 'What is in bloom', 'Marigolds, asters, and the last nasturtiums; under glass, the hibiscus.' )
		. $panel( [ 'anchor' => 'notes', 'side' => 'end', 'modal' => false, 'push' => true, 'size' => 320 ], 'Notes', 'This one stays open while the page is read.' ),
];
