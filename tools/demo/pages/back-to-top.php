<?php
/**
 * The demo page of the block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

return [
	'title'   => 'Back to Top',
	'words'   => 'A long page with a link in the corner that leads back to its top, with a ring that shows how far it is read.',
	'content' => static fn(): string =>
		vitrine_demo_block( 'heading', [ 'level' => 1 ], '<h1 class="wp-block-heading">A year in the garden</h1>' )
		. implode(
			'',
			array_map(
				static fn( string $month ): string =>
					vitrine_demo_block( 'heading', [], "<h2 class=\"wp-block-heading\">{$month}</h2>" )
					. str_repeat( vitrine_demo_block( 'paragraph', [], '<p>The beds are dug over, the tools are oiled, and whatever the frost has lifted is pressed back into the ground. In the evening the seed lists are on the table, and every one of them is longer than the garden.</p>' ), 3 ),
				[ 'January', 'March', 'May', 'July', 'September', 'November' ]
			)
		)
		. vitrine_demo_block( 'vitrine/back-to-top', [ 'showProgress' => true ], '' ),
];
