<?php
/**
 * The demo page of the block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

return [
	'title'   => 'Search Overlay',
	'words'   => 'A button that opens the site’s search over the page, with suggestions after three letters.',
	'content' => static fn(): string =>
		vitrine_demo_block( 'heading', [ 'level' => 1 ], '<h1 class="wp-block-heading">Look something up</h1>' )
		. vitrine_demo_block( 'paragraph', [], '<p>Open it and type “gall”, or any three letters of a page.</p>' )
		. vitrine_demo_block( 'vitrine/search-overlay', [ 'showLabel' => true, 'placeholder' => 'Pages and posts' ], '' )
		. vitrine_demo_block( 'vitrine/search-overlay', [ 'label' => 'Search all of it', 'showLabel' => true, 'overlay' => 'full' ], '' )
		. vitrine_demo_image( 'moss', '21/9', [ 'align' => 'wide' ] ),
];
