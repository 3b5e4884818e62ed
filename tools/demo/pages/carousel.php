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

$hero = static function ( string $photo, string $title, string $text ) use ( $slide ): string {
	$url = vitrine_demo_photograph( $photo );
	return $slide(
		vitrine_demo_block(
			'cover',
			[ 'url' => $url, 'dimRatio' => 40, 'minHeight' => 460, 'isDark' => true, 'style' => [ 'color' => [ 'text' => '#ffffff' ] ] ],
			'<div class="wp-block-cover has-text-color" style="color:#ffffff;min-height:460px">'
			. '<img class="wp-block-cover__image-background" alt="" src="' . esc_url( $url ) . '" data-object-fit="cover"/>'
			. '<span aria-hidden="true" class="wp-block-cover__background has-background-dim-40 has-background-dim"></span>'
			. '<div class="wp-block-cover__inner-container">' . vitrine_demo_block( 'heading', [ 'textAlign' => 'center' ], "<h2 class=\"wp-block-heading has-text-align-center\">{$title}</h2>" ) . vitrine_demo_block( 'paragraph', [ 'align' => 'center' ], "<p class=\"has-text-align-center\">{$text}</p>" ) . '</div></div>'
		),
		[ 'kenBurns' => 'in', 'url' => '#visit' ]
	);
};

$picture = static fn( string $photo, string $alt ): string => vitrine_demo_block(
	'image',
	[ 'sizeSlug' => 'large' ],
	'<figure class="wp-block-image size-large"><img src="' . esc_url( vitrine_demo_photograph( $photo ) ) . '" alt="' . esc_attr( $alt ) . '"/></figure>'
);

$quote = static fn( string $text, string $who ): string => $slide(
	vitrine_demo_block( 'quote', [], '<blockquote class="wp-block-quote">' . $words( $text ) . "<cite>{$who}</cite></blockquote>" )
);

$photos = [ 'northern-buttercups-flowers.webp', 'delphinium-flowers.webp', 'botany-flowers.webp', 'campanula-alliariifolia-flower.webp', 'category-sunflowers.webp', 'flower-meadow-square.webp', 'star-thristle-flower.webp', 'red-hibiscus-closeup.webp' ];

return [
	'title'   => 'Carousel',
	'words'   => 'Carousel: slides of any blocks, posts or pictures that visitors swipe through.',
	'content' => static fn(): string =>
		vitrine_demo_block(
			'vitrine/carousel',
			[ 'align' => 'full', 'effect' => 'fade', 'autoplay' => true, 'gap' => 0, 'gapTablet' => 0, 'gapPhone' => 0, 'label' => 'This month' ],
			$hero( $photos[0], 'Witch hazel week', 'The earliest of all are out along the beck.' )
			. $hero( $photos[1], 'The tea room is open', 'Every day from ten until the light goes.' )
			. $hero( $photos[2], 'Seedlings', 'The nursery has the first of the year.' )
		)
		. $heading( 1, 'Through the garden' )
		. vitrine_demo_block(
			'vitrine/carousel',
			[ 'align' => 'wide', 'columns' => 3, 'columnsTablet' => 2, 'label' => 'Pictures', 'place' => 'thumbs' ],
			implode( '', array_map( static fn( string $photo ): string => $slide( $picture( $photo, 'The garden' ) ), array_slice( $photos, 0, 8 ) ) )
		)
		. $heading( 2, 'What visitors say' )
		. vitrine_demo_block(
			'vitrine/carousel',
			[ 'columns' => 2, 'columnsTablet' => 2, 'arrows' => 'outside', 'label' => 'What visitors say', 'gap' => 32 ],
			$quote( 'The best hour of our week was spent on the bench by the beck.', 'Ada' )
			. $quote( 'I came for a fern and left with nine.', 'Brendan' )
			. $quote( 'Go when it rains. You will have it all to yourself, and the tea room is warm.', 'Chidi' )
			. $quote( 'They know every plant by its name.', 'Dorothy' )
		)
		. $heading( 2, 'From the journal' )
		. vitrine_demo_block(
			'vitrine/carousel',
			[ 'columns' => 3, 'columnsTablet' => 2, 'place' => 'progress', 'ends' => 'stop', 'arrows' => 'outside' ],
			vitrine_demo_block(
				'query',
				[ 'query' => [ 'perPage' => 6, 'pages' => 0, 'offset' => 0, 'postType' => 'post', 'order' => 'desc', 'orderBy' => 'date', 'inherit' => false ] ],
				'<div class="wp-block-query">'
				. vitrine_demo_block( 'post-template', [], vitrine_demo_block( 'post-title', [ 'level' => 3, 'isLink' => true, 'fontSize' => 'medium' ], '' ) . vitrine_demo_block( 'post-excerpt', [ 'excerptLength' => 18 ], '' ) )
				. '</div>'
			)
		)
		. $heading( 2, 'Through the year' )
		. vitrine_demo_block(
			'vitrine/carousel',
			[ 'effect' => 'coverflow', 'columns' => 2, 'ends' => 'loop', 'place' => 'fraction', 'label' => 'Through the year' ],
			implode( '', array_map( static fn( string $photo ): string => $slide( $picture( $photo, 'The garden' ) ), array_slice( $photos, 0, 7 ) ) )
		),
];
