<?php
/**
 * The demo page of the block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

$heading = static fn( int $level, string $text ): string => vitrine_demo_block( 'heading', [ 'level' => $level ], "<h{$level} class=\"wp-block-heading\">{$text}</h{$level}>" );
$words   = vitrine_demo_block( 'paragraph', [], '<p>' . str_repeat( 'The beds are turned over when the ground is dry enough to crumble, and not before. ', 12 ) . '</p>' );

return [
	'title'   => 'Table of Contents',
	'words'   => 'Table of Contents: the headings of a long page, beside it, with the one that is being read.',
	'content' => static fn(): string =>
		$heading( 1, 'A year in the garden' )
		. vitrine_demo_block(
			'columns',
			[ 'align' => 'wide' ],
			'<div class="wp-block-columns alignwide">'
			. vitrine_demo_block( 'column', [ 'width' => '30%' ], '<div class="wp-block-column" style="flex-basis:30%">' . vitrine_demo_block( 'vitrine/table-of-contents', [ 'collapsible' => true, 'sticky' => true, 'progress' => true ], '' ) . '</div>' )
			. vitrine_demo_block(
				'column',
				[ 'width' => '70%' ],
				'<div class="wp-block-column" style="flex-basis:70%">'
				. implode( '', array_map( static fn( string $season ): string => $heading( 2, $season ) . $words . $heading( 3, "{$season}: what to sow" ) . $words . $heading( 3, "{$season}: what to cut back" ) . $words, [ 'Spring', 'Summer', 'Autumn', 'Winter' ] ) )
				. '</div>'
			)
			. '</div>'
		),
];
