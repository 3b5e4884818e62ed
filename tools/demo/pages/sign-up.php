<?php
/**
 * The demo page of the block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

return [
	'title'   => 'Sign-Up Form',
	'words'   => 'A form for a newsletter. Who signs up confirms by email, and the list stays on the site.',
	'content' => static fn(): string =>
		vitrine_demo_block( 'heading', [ 'level' => 1 ], '<h1 class="wp-block-heading">Letters from the garden</h1>' )
		. vitrine_demo_block( 'paragraph', [], '<p>What is in bloom, what is to be done, and when the gate is open: one short letter a month.</p>' )
		. vitrine_demo_block( 'vitrine/sign-up', [], '' )
		. vitrine_demo_block( 'heading', [], '<h2 class="wp-block-heading">With a name</h2>' )
		. vitrine_demo_block( 'vitrine/sign-up', [ 'showName' => true, 'buttonText' => 'Send me letters', 'consentText' => 'Yes, write to me once a month. <a href="/privacy/">Privacy</a>' ], '' )
		. vitrine_demo_block( 'heading', [], '<h2 class="wp-block-heading">Stacked</h2>' )
		. vitrine_demo_block( 'vitrine/sign-up', [ 'layout' => 'stacked', 'showName' => true ], '' ),
];
