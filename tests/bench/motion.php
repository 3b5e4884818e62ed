<?php
/**
 * Makes pages with carousels, effects, links to images and share buttons, and the same pages without.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Makes them.
 *
 * @return array<string, string> Addresses.
 */
return static function (): array {
	update_option( 'vitrine_lightbox', [ 'links' => 'asked' ] );
	[ 'baseurl' => $url, 'basedir' => $folder ] = wp_upload_dir();
	wp_mkdir_p( $folder );
	$pictures = [];
	foreach ( range( 1, 20 ) as $nth ) {
		$picture = imagecreatetruecolor( 800, 600 );
		imagefill( $picture, 0, 0, imagecolorallocate( $picture, 12 * $nth, 180, 240 - 10 * $nth ) );
		imagejpeg( $picture, "{$folder}/bench-{$nth}.jpg" );
		$pictures[] = "{$url}/bench-{$nth}.jpg";
	}
	$block  = static fn( string $name, array $attributes, string $html = '' ): string => get_comment_delimited_block_content( $name, $attributes, $html );
	$words  = static fn( string $text ): string => $block( 'core/paragraph', [], "<p>{$text}</p>" );
	$image  = static fn( string $src ): string => $block( 'core/image', [], "<figure class=\"wp-block-image\"><img src=\"{$src}\" alt=\"\" width=\"800\" height=\"600\"/></figure>" );
	$link   = static fn( int $nth ): string => "<a href=\"{$pictures[ $nth % 20 ]}\">Picture {$nth}</a> ";
	$group  = static fn( string $inside, array $attributes = [] ): string => $block( 'core/group', $attributes, "<div class=\"wp-block-group\">{$inside}</div>" );
	$slides = static fn( array $all ): string => $block( 'vitrine/carousel', [ 'label' => 'Bench', 'autoplay' => true ], implode( '', array_map( static fn( string $inside ): string => $block( 'vitrine/slide', [], $inside ), $all ) ) );
	$long   = str_repeat( $words( str_repeat( 'The beds are turned over when the ground is dry. ', 20 ) ), 40 );
	$shown  = array_map( $image, $pictures );
	$texts  = array_map( static fn( int $nth ): string => $words( "Slide {$nth} <a href=\"#{$nth}\">goes on</a>." ), range( 1, 100 ) );
	// What opens first is on the page, as the picture of a tile is.
	$links  = $shown[1] . $words( implode( '', array_map( $link, range( 1, 500 ) ) ) );
	$moving = static fn( array $effects ): string => implode( '', array_map( static fn( int $nth ): string => $group( $words( str_repeat( "Section {$nth}. ", 40 ) ) . ( $nth % 5 === 0 ? $image( $pictures[ $nth % 20 ] ) : '' ), $effects ), range( 1, 50 ) ) );
	$pages  = [
		'plain'      => $long,
		'pictures'   => $long . $group( implode( '', $shown ) ),
		'carousel'   => $long . $slides( $shown ),
		'texts'      => $group( implode( '', $texts ) ),
		'slides'     => $slides( $texts ),
		'later'      => $long . $slides( $texts ),
		'links'      => (string) preg_replace( '~Picture \d+~', '<span class="bench-link">$0</span>', $links ),
		'lightbox'   => (string) preg_replace( '~Picture \d+~', '<span class="vitrine-lightbox" data-vitrine-lightbox="yes">$0</span>', $links ),
		'gallery'    => $block( 'vitrine/gallery', [ 'source' => 'urls', 'items' => array_map( static fn( string $src ): array => [ 'url' => $src ], $pictures ) ] ),
		'still'      => $moving( [] ),
		'moving'     => $moving( [ 'vitrineEffects' => [ 'motion' => [ 'y' => [ 'on' => true ] ] ] ] ),
		'growing'    => $moving( [ 'vitrineEffects' => [ 'motion' => [ 'y' => [ 'on' => true ], 'scale' => [ 'on' => true ] ] ] ] ),
		'section'    => $long . $group( $words( 'A section' ) ),
		'entrance'   => $long . $group( $words( 'A section' ), [ 'vitrineEffects' => [ 'entrance' => [ 'animation' => 'fadeInUp' ] ] ] ),
		'slideshow'  => $group( $words( 'A section' ), [ 'vitrineEffects' => [ 'background' => [ 'kind' => 'slideshow', 'images' => array_map( static fn( string $src ): array => [ 'url' => $src ], array_slice( $pictures, 0, 3 ) ) ] ] ] ) . $long,
		'video'      => $group( $words( 'A section' ), [ 'vitrineEffects' => [ 'background' => [ 'kind' => 'video', 'url' => "{$url}/bench.mp4" ] ] ] ) . $long,
		'share'      => $block( 'vitrine/share-buttons', [] ) . $long,
		'comparison' => $block( 'vitrine/image-comparison', [], $shown[0] . $shown[1] ) . $long,
	];
	return array_map(
		static fn( string $content ): string => (string) get_permalink( wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Bench', 'post_content' => $content ] ) ) ),
		$pages
	);
};
