<?php
/**
 * The demo page of what is embedded of Facebook.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

return [
	'title'   => 'Facebook',
	'words'   => 'Facebook Embed: a post, a reel and a page, of which nothing is loaded before you agree.',
	'content' => static fn(): string =>
		vitrine_demo_block( 'heading', [ 'level' => 1 ], '<h1 class="wp-block-heading">Facebook</h1>' )
		. vitrine_demo_block(
			'vitrine/embed',
			[
				'url'   => 'https://www.facebook.com/WordPress/posts/1234567890',
				'title' => 'The tea room',
				'quote' => "The tea room is open until the light goes.\n\nCake is from the kitchen garden: rhubarb, and gooseberries later.",
			],
			''
		)
		. vitrine_demo_block( 'vitrine/embed', [ 'url' => 'https://www.facebook.com/watch/?v=1234567890' ], '' )
		. vitrine_demo_block( 'vitrine/embed', [ 'url' => 'https://www.facebook.com/WordPress', 'width' => 340 ], '' ),
];
