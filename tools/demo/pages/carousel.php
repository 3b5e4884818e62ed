<?php
/**
 * The demo page of the block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

$heading = static fn( int $level, string $text ): string => vitrine_demo_block( 'heading', [ 'level' => $level ], "<h{$level} class=\"wp-block-heading\">{$text}</h{$level}>" );
$words   = static fn( string $text ): string => vitrine_demo_block( 'paragraph', [], "<p>{$text}</p>" );
$slide   = static fn( string $inside, array $attributes = [] ): string => vitrine_demo_block( 'vitrine/slide', $attributes, $inside );

$hero = static fn( string $photo, string $title, string $text ): string => $slide(
	vitrine_demo_cover(
		$photo,
		60,
		[ 'isDark' => true ],
		vitrine_demo_block( 'heading', [ 'textAlign' => 'center', 'fontSize' => 'xx-large' ], "<h2 class=\"wp-block-heading has-text-align-center has-xx-large-font-size\">{$title}</h2>" )
		. vitrine_demo_block( 'paragraph', [ 'align' => 'center', 'fontSize' => 'large' ], "<p class=\"has-text-align-center has-large-font-size\">{$text}</p>" )
	),
	[ 'kenBurns' => 'in', 'url' => '#visit' ]
);

$pictures = static fn( string ...$photos ): string => implode( '', array_map( static fn( string $photo ): string => $slide( vitrine_demo_image( $photo, '4/3' ) ), $photos ) );

$quote = static fn( string $text, string $who ): string => $slide(
	vitrine_demo_block( 'quote', [], '<blockquote class="wp-block-quote">' . $words( $text ) . "<cite>{$who}</cite></blockquote>" )
);

return [
	'title'   => 'Carousel',
	'words'   => 'Slides of any blocks, posts, or pictures that visitors swipe through.',
	'content' => static fn(): string =>
		vitrine_demo_block(
			'vitrine/carousel',
			[ 'align' => 'full', 'effect' => 'fade', 'autoplay' => true, 'gap' => 0, 'gapTablet' => 0, 'gapPhone' => 0, 'label' => 'This month' ],
			$hero( 'maple-leaf', 'Maple week', 'The oldest of all are turning along the stream.' )
			. $hero( 'rowboats', 'Boats until sunset', 'Ask for the oars in the tea room.' )
			. $hero( 'young-grass', 'Seedlings', 'The first of the year are on sale in the nursery.' )
		)
		. $heading( 1, 'Through the garden' )
		. vitrine_demo_block(
			'vitrine/carousel',
			[ 'align' => 'wide', 'columns' => 3, 'columnsTablet' => 2, 'label' => 'Pictures', 'place' => 'thumbs' ],
			$pictures( 'marigold', 'green-heron', 'forget-me-nots', 'forest-stream', 'honey-bee', 'dandelions', 'kite', 'red-nasturtium' )
		)
		. $heading( 2, 'What visitors say' )
		. vitrine_demo_block(
			'vitrine/carousel',
			[ 'columns' => 2, 'columnsTablet' => 2, 'arrows' => 'outside', 'label' => 'What visitors say', 'gap' => 32 ],
			$quote( 'The best hour of our week was spent on the bench by the stream.', 'Ada' )
			. $quote( 'I came for a fern and left with nine.', 'Brendan' )
			. $quote( 'Go when it rains. You will have it all to yourself, and the tea room is warm.', 'Chidi' )
			. $quote( 'They know every plant by its name.', 'Dorothy' )
		)
		. $heading( 2, 'From the journal' )
		. vitrine_demo_block(
			'vitrine/carousel',
			[ 'align' => 'wide', 'columns' => 3, 'columnsTablet' => 2, 'place' => 'progress', 'ends' => 'stop', 'arrows' => 'outside' ],
			vitrine_demo_block(
				'query',
				[ 'query' => [ 'perPage' => 6, 'pages' => 0, 'offset' => 0, 'postType' => 'post', 'order' => 'desc', 'orderBy' => 'date', 'inherit' => false ] ],
				'<div class="wp-block-query">'
				. vitrine_demo_block( 'post-template', [], vitrine_demo_block( 'post-featured-image', [ 'isLink' => true, 'aspectRatio' => '3/2' ], '' ) . vitrine_demo_block( 'post-title', [ 'level' => 3, 'isLink' => true, 'fontSize' => 'medium' ], '' ) . vitrine_demo_block( 'post-excerpt', [ 'excerptLength' => 18 ], '' ) )
				. '</div>'
			)
		)
		. $heading( 2, 'Through the year' )
		. vitrine_demo_block(
			'vitrine/carousel',
			[ 'align' => 'wide', 'effect' => 'coverflow', 'columns' => 2, 'ends' => 'loop', 'place' => 'fraction', 'label' => 'Through the year' ],
			$pictures( 'moss', 'ladybug', 'meadow', 'summer-night', 'maple-leaf', 'hilltop-sunset', 'snowy-peak' )
		),
];
