<?php
/**
 * The demo page of how visitors move.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

$section = static fn( string $title, string ...$paragraphs ): string =>
	vitrine_demo_block( 'heading', [], "<h2 class=\"wp-block-heading\">{$title}</h2>" )
	. implode( '', array_map( static fn( string $words ): string => vitrine_demo_block( 'paragraph', [], "<p>{$words}</p>" ), $paragraphs ) );

return [
	'title'   => 'Navigation',
	'words'   => 'The header, menu, search and drawer of this site, a section that stays, contents and a way back to the top.',
	'content' => static fn(): string =>
		vitrine_demo_block( 'heading', [ 'level' => 1 ], '<h1 class="wp-block-heading">How visitors move</h1>' )
		. vitrine_demo_block(
			'columns',
			[ 'align' => 'wide' ],
			'<div class="wp-block-columns alignwide">'
			. vitrine_demo_block(
				'column',
				[ 'width' => '30%', 'vitrineSticky' => [ 'edge' => 'top', 'offset' => 110, 'phones' => false ] ],
				'<div class="wp-block-column" style="flex-basis:30%">' . vitrine_demo_block( 'vitrine/table-of-contents', [ 'collapsible' => true, 'progress' => true ], '' ) . '</div>'
			)
			. vitrine_demo_block(
				'column',
				[ 'width' => '70%' ],
				'<div class="wp-block-column" style="flex-basis:70%">'
				. $section( 'The header', 'It scrolls away with the page and comes back as soon as you scroll up. On the front page it lies over the photograph until then.', 'Nothing on the page moves when it docks, targets of links stand below it, and what has the focus is never behind it. In low windows it stays at its place.' )
				. $section( 'The menu', 'An item is a link, a submenu, or a panel of any blocks. It opens when the pointer rests on it, by a press, or by the keyboard: Tab moves on, Enter and Space open, Escape closes and leads back.', 'Make the window narrow and a button opens the same menu as a drawer.' )
				. $section( 'The drawer', '<a href="#visit">A link opens it</a>, from any edge of the window. Without JavaScript it is still a link that shows it.' )
				. $section( 'The search', 'The magnifier in the header opens WordPress’s own search form over the page. From the third letter on it suggests titles; Enter searches.' )
				. $section( 'Contents', 'The list beside this text is made from its headings when the page is printed. It marks the section that you are reading, and its column stays in the window: that is the Sticky panel of core’s Column block.', 'Adding a heading adds it to the list. An anchor that you have written yourself never changes.' )
				. $section( 'Back to the top', 'The link in the corner appears once you have scrolled, with a ring that shows how far you have read. It gives way to the footer.' )
				. '</div>'
			)
			. '</div>'
		),
];
