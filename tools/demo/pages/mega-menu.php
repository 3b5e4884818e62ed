<?php
/**
 * The demo page of the block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

return [
	'title'   => 'Mega Menu',
	'words'   => 'A menu with panels of any blocks and submenus; on a phone, a button opens it.',
	'content' => static function (): string {
		$item  = static fn( string $label, array $attributes, string $inside = '' ): string => vitrine_demo_block( 'vitrine/mega-menu-item', [ 'label' => $label, ...$attributes ], $inside );
		$words = static fn( string $html ): string => vitrine_demo_block( 'paragraph', [], "<p>{$html}</p>" );
		$part  = static fn( string $title, string ...$links ): string => vitrine_demo_block(
			'column',
			[],
			'<div class="wp-block-column">' . vitrine_demo_block( 'heading', [ 'level' => 3, 'fontSize' => 'medium' ], "<h3 class=\"wp-block-heading has-medium-font-size\">{$title}</h3>" )
			. implode( '', array_map( static fn( string $link ): string => $words( "<a href=\"#{$link}\">{$link}</a>" ), $links ) ) . '</div>'
		);
		$columns = vitrine_demo_block( 'columns', [], '<div class="wp-block-columns">' . $part( 'Perennials', 'Asters', 'Hellebores', 'Peonies' ) . $part( 'Bulbs', 'Crocuses', 'Snowdrops', 'Tulips' ) . $part( 'Shrubs', 'Hydrangeas', 'Lilacs', 'Roses' ) . '</div>' );
		return vitrine_demo_block(
			'vitrine/mega-menu',
			[ 'label' => 'Garden' ],
			$item( 'Plants', [ 'kind' => 'panel', 'url' => '#plants', 'badge' => 'New' ], $columns )
			. $item( 'Advice', [ 'kind' => 'panel', 'width' => 'own', 'panelWidth' => 360, 'icon' => 'info' ], $words( 'What to sow this month, and <a href="#calendar">what is to be done</a> before the frost.' ) )
			. $item( 'Nursery', [ 'kind' => 'group', 'url' => '#nursery' ], $item( 'Opening hours', [ 'url' => '#hours', 'description' => 'Also on Sundays' ] ) . $item( 'The people', [ 'kind' => 'group' ], $item( 'Growers', [ 'url' => '#growers' ] ) . $item( 'Guides', [ 'url' => '#guides' ] ) ) )
			. $item( 'Contact', [ 'url' => '#contact' ] )
		) . $words( 'Panels open when the pointer rests on an item, by a press, and by the keyboard. Make the window narrow, and a button opens the menu.' )
			. vitrine_demo_image( 'forget-me-nots', '21/9', [ 'align' => 'wide' ] );
	},
];
