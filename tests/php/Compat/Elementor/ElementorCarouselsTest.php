<?php
/**
 * Carousels of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat\Elementor;

/**
 * Slides, pictures, quotations and posts become carousels of ours.
 */
final class ElementorCarouselsTest extends ElementorContentCase {

	/**
	 * The only block of a widget.
	 *
	 * @param array<string, mixed> $widget Widget.
	 * @return array<string, mixed>
	 */
	private static function block( array $widget ): array {
		$blocks = self::blocks( $widget );
		self::assertCount( 1, $blocks );
		self::assertSame( 'vitrine/carousel', $blocks[0]['blockName'] );
		return $blocks[0];
	}

	/**
	 * Slides with everything that they may have.
	 */
	public function test_slides(): void {
		$block = self::block(
			self::widget(
				'slides',
				[
					'slides_name'                => 'Offers',
					'slides'                     => [
						[
							'_id'                      => '4e15fd3',
							'heading'                  => 'Open gardens',
							'description'              => "Six acres.\nAnd a tea room.",
							'button_text'              => 'Visit',
							'link'                     => [ 'url' => 'https://example.com/visit', 'is_external' => 'on', 'nofollow' => 'on' ],
							'background_image'         => [ 'url' => 'https://example.com/lake.jpg', 'id' => '' ],
							'background_ken_burns'     => 'yes',
							'zoom_direction'           => 'out',
							'background_overlay'       => 'yes',
							'background_overlay_color' => 'rgba(16,32,48,0.4)',
						],
						[ 'heading' => 'Plants', 'button_text' => 'Order', 'link' => [ 'url' => '/plants' ], 'link_click' => 'button', 'background_color' => '#f0f0f0' ],
					],
					'slides_height'              => self::slider( 60, 'vh' ),
					'slides_padding'             => [ 'unit' => 'px', 'top' => '10', 'right' => '', 'bottom' => '', 'left' => '80', 'isLinked' => false ],
					'slides_horizontal_position' => 'left',
					'slides_text_align'          => 'left',
					'slides_title_tag'           => 'h3',
					'navigation'                 => 'dots',
					'autoplay_speed'             => 7000,
					'infinite'                   => '',
					'transition'                 => 'fade',
				]
			)
		);
		self::assertEquals( [ 'label' => 'Offers', 'effect' => 'fade', 'arrows' => 'none', 'autoplay' => true, 'delay' => 7000, 'gap' => 0, 'gapTablet' => 0, 'gapPhone' => 0 ], $block['attrs'] );
		[ $first, $second ] = $block['innerBlocks'];
		self::assertEquals( [ 'url' => 'https://example.com/visit', 'opensInNewTab' => true, 'nofollow' => true, 'kenBurns' => 'out' ], $first['attrs'] );
		self::assertSame( [], $second['attrs'] );

		$cover = $first['innerBlocks'][0];
		self::assertEquals( [ 'url' => 'https://example.com/lake.jpg', 'dimRatio' => 40, 'customOverlayColor' => '#102030', 'isUserOverlayColor' => true, 'minHeight' => 60, 'minHeightUnit' => 'vh', 'contentPosition' => 'center left', 'style' => [ 'spacing' => [ 'padding' => [ 'top' => '10px', 'left' => '80px' ] ] ] ], $cover['attrs'] );
		self::assertStringStartsWith( '<div class="wp-block-cover has-custom-content-position is-position-center-left" style="padding-top:10px;padding-left:80px;min-height:60vh"><img class="wp-block-cover__image-background" alt="" src="https://example.com/lake.jpg" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-40 has-background-dim" style="background-color:#102030"></span>', $cover['innerHTML'] );
		self::assertSame( [ 'core/heading', 'core/paragraph', 'core/buttons' ], array_column( $cover['innerBlocks'], 'blockName' ) );
		self::assertSame( [ 'textAlign' => 'left', 'level' => 3 ], $cover['innerBlocks'][0]['attrs'] );
		self::assertStringContainsString( 'Six acres.<br>And a tea room.', $cover['innerBlocks'][1]['innerHTML'] );
		self::assertStringContainsString( 'href="https://example.com/visit"', $cover['innerBlocks'][2]['innerBlocks'][0]['innerHTML'] );

		// White words could not be read there.
		self::assertFalse( $second['innerBlocks'][0]['attrs']['isDark'] );
		self::assertStringContainsString( 'href="/plants"', $second['innerBlocks'][0]['innerBlocks'][1]['innerBlocks'][0]['innerHTML'] );
	}

	/**
	 * What Elementor does by itself is not stored, and is said here.
	 */
	public function test_defaults(): void {
		$slides = [ 'slides' => [ [ 'heading' => 'Slide 1 Heading', 'background_color' => '#833ca3' ] ] ];
		self::assertEquals( [ 'ends' => 'loop', 'autoplay' => true, 'gap' => 0, 'gapTablet' => 0, 'gapPhone' => 0 ], self::block( self::widget( 'slides', $slides ) )['attrs'] );
		self::assertSame( 'stop', self::block( self::widget( 'slides', [ ...$slides, 'autoplay' => '', 'infinite' => '' ] ) )['attrs']['ends'] );
		self::assertSame( [], self::blocks( self::widget( 'slides', [ 'slides' => [] ] ) ) );
	}

	/**
	 * Images become a gallery in a carousel, with links, captions and lightbox.
	 */
	public function test_images(): void {
		$id = wp_insert_attachment( [ 'post_title' => 'Lake', 'post_excerpt' => 'The <b>lake</b>', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ], '2026/05/lake.jpg' );
		$pictures = [ [ 'id' => $id, 'url' => (string) wp_get_attachment_url( $id ) ], [ 'id' => '', 'url' => 'https://example.com/b.jpg' ] ];
		$block    = self::block(
			self::widget(
				'image-carousel',
				[
					'carousel'                    => $pictures,
					'slides_to_show'              => '4',
					'slides_to_show_mobile'       => '2',
					'image_spacing'               => 'custom',
					'image_spacing_custom'        => self::slider( 30 ),
					'image_spacing_custom_mobile' => self::slider( 8 ),
					'link_to'                     => 'file',
					'open_lightbox'               => 'no',
					'caption_type'                => 'caption',
					'arrows_position'             => 'outside',
					'autoplay'                    => 'no',
					'pause_on_hover'              => 'yes',
					'speed'                       => 500,
				]
			)
		);
		self::assertEquals( [ 'columns' => 4, 'columnsTablet' => 2, 'columnsPhone' => 2, 'gap' => 30, 'gapTablet' => 30, 'gapPhone' => 8, 'ends' => 'loop', 'arrows' => 'outside' ], $block['attrs'] );
		$gallery = $block['innerBlocks'][0];
		self::assertSame( [ 'core/gallery', [ 'linkTo' => 'media', 'vitrineLightbox' => [ 'open' => 'no' ] ] ], [ $gallery['blockName'], $gallery['attrs'] ] );
		self::assertStringContainsString( '<figcaption class="wp-element-caption">The <b>lake</b></figcaption>', $gallery['innerBlocks'][0]['innerHTML'] );
		self::assertStringNotContainsString( 'figcaption', $gallery['innerBlocks'][1]['innerHTML'] );

		$custom = self::block( self::widget( 'image-carousel', [ 'carousel' => $pictures, 'link_to' => 'custom', 'link' => [ 'url' => 'https://example.com/all' ] ] ) );
		self::assertSame( [ 3, 2, 20 ], [ $custom['attrs']['columns'], $custom['attrs']['columnsTablet'], $custom['attrs']['gapPhone'] ] );
		self::assertStringContainsString( '<a href="https://example.com/all">', $custom['innerBlocks'][0]['innerBlocks'][1]['innerHTML'] );
	}

	/**
	 * Where one image is seen, tablets show one; without a size, the space is the usual one.
	 */
	public function test_one_image(): void {
		$block = self::block( self::widget( 'image-carousel', [ 'carousel' => [ [ 'url' => 'https://example.com/a.jpg' ] ], 'slides_to_show' => '1', 'image_spacing' => 'custom', 'image_spacing_custom' => self::slider( '' ) ] ) );
		self::assertSame( [ 1, 1, 20, 20 ], [ $block['attrs']['columns'] ?? 1, $block['attrs']['columnsTablet'] ?? 1, $block['attrs']['gap'], $block['attrs']['gapPhone'] ] );
	}

	/**
	 * A color of Elementor's palette is not known, and gray does not take its place: words can be read on the page.
	 */
	public function test_global_color(): void {
		$page  = self::page( self::widget( 'slides', [ 'slides' => [ [ 'heading' => 'Garden', '__globals__' => [ 'background_color' => 'globals/colors?id=accent' ] ] ] ] ) );
		$cover = self::parsed( $page['content'] )[0]['innerBlocks'][0]['innerBlocks'][0];
		self::assertSame( [ 0, false, null ], [ $cover['attrs']['dimRatio'], $cover['attrs']['isDark'], $cover['attrs']['customOverlayColor'] ?? null ] );
		self::assertSame( [ 'Global colors and fonts' ], $page['left'] );
	}

	/**
	 * The words of an image mean the same in the comment and in the tag.
	 */
	public function test_alternative_text(): void {
		$id = wp_insert_attachment( [ 'post_title' => 'Lake', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ], '2026/05/lake.jpg' );
		update_post_meta( $id, '_wp_attachment_image_alt', 'Lake &amp; garden' );
		$block = self::block( self::widget( 'slides', [ 'slides' => [ [ 'background_image' => [ 'id' => $id, 'url' => wp_get_attachment_url( $id ) ] ] ] ] ) );
		$cover = $block['innerBlocks'][0]['innerBlocks'][0];
		self::assertSame( 'Lake & garden', $cover['attrs']['alt'] );
		self::assertStringContainsString( 'alt="Lake &amp; garden"', $cover['innerHTML'] );
	}

	/**
	 * Pictures and videos of a media carousel.
	 */
	public function test_media(): void {
		$image  = [ 'url' => 'https://example.com/a.jpg', 'id' => '' ];
		$slides = [
			[ 'image' => $image, 'image_link_to_type' => 'file' ],
			[ 'image' => $image, 'image_link_to_type' => 'custom', 'image_link_to' => [ 'url' => 'https://example.com/' ] ],
			[ 'type' => 'video', 'image' => $image, 'video' => [ 'url' => 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' ] ],
			[ 'type' => 'video', 'image' => [ 'url' => '' ], 'video' => [ 'url' => 'https://vimeo.com/76979871' ] ],
			[ 'image' => [ 'url' => '' ] ],
		];
		$block  = self::block( self::widget( 'media-carousel', [ 'skin' => 'coverflow', 'slides' => $slides, 'pagination' => 'fraction', 'show_arrows' => '', 'loop' => '', 'space_between' => self::slider( 5 ) ] ) );
		self::assertEquals( [ 'columns' => 3, 'columnsTablet' => 2, 'gap' => 5, 'gapTablet' => 5, 'gapPhone' => 5, 'effect' => 'coverflow', 'arrows' => 'none', 'place' => 'fraction', 'autoplay' => true ], $block['attrs'] );
		$inside = array_map( static fn( array $slide ): array => $slide['innerBlocks'][0], $block['innerBlocks'] );
		self::assertSame( [ 'core/image', 'core/image', 'core/image', 'core/embed' ], array_column( $inside, 'blockName' ) );
		self::assertSame( [ 'linkDestination' => 'media', 'vitrineLightbox' => [ 'open' => 'yes' ] ], $inside[0]['attrs'] );
		self::assertStringContainsString( '<a href="https://example.com/">', $inside[1]['innerHTML'] );
		self::assertStringContainsString( '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">', $inside[2]['innerHTML'] );
		self::assertSame( 'yes', $inside[2]['attrs']['vitrineLightbox']['open'] );
		self::assertSame( 'vimeo', $inside[3]['attrs']['providerNameSlug'] );

		$slideshow = self::block( self::widget( 'media-carousel', [ 'skin' => 'slideshow', 'slides' => $slides ] ) );
		self::assertSame( [ 'thumbs', false ], [ $slideshow['attrs']['place'], isset( $slideshow['attrs']['columns'] ) ] );
	}

	/**
	 * Quotations.
	 */
	public function test_testimonials(): void {
		$block = self::block( self::widget( 'testimonial-carousel', [ 'slides' => [ [ 'content' => 'Quick to answer.', 'name' => 'Ada', 'title' => 'CTO', 'image' => [ 'url' => 'https://example.com/ada.jpg' ] ], [ 'content' => '', 'name' => 'Nobody' ] ], 'slides_per_view' => '2' ] ) );
		self::assertCount( 1, $block['innerBlocks'] );
		[ $image, $quote ] = $block['innerBlocks'][0]['innerBlocks'];
		self::assertSame( [ 'width' => '60px', 'aspectRatio' => '1', 'scale' => 'cover', 'className' => 'is-style-rounded' ], $image['attrs'] );
		self::assertSame( 'core/paragraph', $quote['innerBlocks'][0]['blockName'] );
		self::assertStringContainsString( '<cite>Ada, CTO</cite>', $quote['innerHTML'] );
		self::assertSame( [ 2, 'outside' ], [ $block['attrs']['columns'], $block['attrs']['arrows'] ] );
	}

	/**
	 * A carousel of containers.
	 */
	public function test_nested(): void {
		$block = self::block(
			self::widget(
				'nested-carousel',
				[ 'carousel_name' => 'Plans', 'carousel_items' => [ [ '_id' => '1', 'slide_title' => 'Slide #1' ], [ '_id' => '2', 'slide_title' => 'Friends' ] ], 'slides_to_show' => '1', 'slides_to_show_tablet' => '1' ],
				self::container( [], self::widget( 'heading', [ 'title' => 'One' ] ) ),
				self::container( [ 'background_background' => 'classic', 'background_color' => '#102030' ], self::widget( 'heading', [ 'title' => 'Two', '_animation' => 'fadeIn' ] ) ),
				self::container( [] )
			)
		);
		self::assertSame( 'Plans', $block['attrs']['label'] );
		self::assertSame( [ [], [ 'label' => 'Friends' ] ], array_column( $block['innerBlocks'], 'attrs' ) );
		self::assertSame( [ 'core/heading', 'core/group' ], array_map( static fn( array $slide ): string => $slide['innerBlocks'][0]['blockName'], $block['innerBlocks'] ) );
	}

	/**
	 * A carousel of posts, whose template stays behind.
	 */
	public function test_posts(): void {
		$page = self::page( self::widget( 'loop-carousel', [ '_skin' => 'post', 'template_id' => '42', 'post_query_post_type' => 'page', 'post_query_orderby' => 'post_title', 'post_query_order' => 'asc', 'posts_per_page' => '999' ] ) );
		self::assertSame( [ 'Templates of loop carousels: their posts get an image, a title, and an excerpt' ], $page['left'] );
		$query = self::parsed( $page['content'] )[0]['innerBlocks'][0];
		self::assertSame( 'core/query', $query['blockName'] );
		self::assertSame( [ 'perPage' => 100, 'postType' => 'page', 'order' => 'asc', 'orderBy' => 'title', 'inherit' => false, 'sticky' => '' ], $query['attrs']['query'] );
		foreach ( [ [ 'page', 'menu_order', 'menu_order' ], [ 'post', 'menu_order', 'date' ], [ 'page', 'comment_count', 'date' ] ] as [ $type, $order, $ours ] ) {
			$page = self::page( self::widget( 'loop-carousel', [ 'post_query_post_type' => $type, 'post_query_orderby' => $order ] ) );
			self::assertSame( $ours, self::parsed( $page['content'] )[0]['innerBlocks'][0]['attrs']['query']['orderBy'] );
			self::assertCount( $ours === $order ? 1 : 2, $page['left'] );
		}
		self::assertSame( [ '1 widget “loop-carousel”' ], self::page( self::widget( 'loop-carousel', [ 'post_query_post_type' => 'vitrine_secret' ] ) )['left'] );
	}

	/**
	 * What carousels do not have is named.
	 */
	public function test_left(): void {
		$page = self::page( self::widget( 'media-carousel', [ 'slides' => [ [ 'image' => [ 'url' => 'https://example.com/a.jpg' ], 'rating' => '5' ] ], 'effect' => 'cube', 'pause_on_hover' => 'no', 'speed' => 900, 'slides_to_scroll' => '1', 'height' => self::slider( '' ) ] ) );
		self::assertSame( [ 'The “Cube” effect of carousels: their slides fade instead', 'Settings of elements without a counterpart: rating, pause_on_hover, speed' ], $page['left'] );
		self::assertStringContainsString( '"effect":"fade"', $page['content'] );
	}

	/**
	 * What is stored may be anything, and as much as anybody wants.
	 */
	public function test_hostile(): void {
		$evil = '"><script>alert(1)</script>';
		$link = [ 'url' => 'javascript:alert(2)' ];
		$page = self::page(
			self::widget(
				'slides',
				[
					'slides_name'                => $evil,
					'slides'                     => [ 'nonsense', [ 'heading' => $evil, 'description' => "<img src=x onerror=alert(3)>{$evil}", 'button_text' => $evil, 'link' => $link, 'background_image' => $link, 'background_color' => "red;{$evil}", 'background_overlay' => 'yes', 'background_overlay_color' => $evil ] ],
					'slides_height'              => self::slider( 1e300, $evil ),
					'slides_horizontal_position' => $evil,
					'autoplay_speed'             => -1,
				]
			),
			self::widget( 'media-carousel', [ 'slides' => [ [ 'type' => 'video', 'image' => [ 'url' => 'https://example.com/a.jpg' ], 'video' => $link ], [ 'type' => 'video', 'video' => $link ] ], 'slides_per_view' => 1e9, 'skin' => [ $evil ] ] ),
			self::widget( 'testimonial-carousel', [ 'slides' => [ [ 'content' => 'Words', 'name' => $evil, 'title' => [ $evil ], 'image' => $link ] ] ] ),
			self::widget( 'image-carousel', [ 'carousel' => [ [ 'url' => "https://example.com/a.jpg{$evil}" ], $link ], 'link_to' => 'custom', 'link' => $link, 'slides_to_show' => [ 'size' => [] ] ] )
		);
		foreach ( [ '<script', 'javascript:', 'onerror' ] as $sign ) {
			self::assertStringNotContainsString( $sign, $page['content'] );
		}
		self::assertSame( array_fill( 0, 4, 'vitrine/carousel' ), array_column( self::parsed( $page['content'] ), 'blockName' ) );

		$many = self::page( ...array_fill( 0, 12, self::widget( 'image-carousel', [ 'carousel' => array_fill( 0, 600, [ 'url' => 'https://example.com/a.jpg' ] ) ] ) ) );
		self::assertSame( [ '2 widgets “image-carousel”', 'Everything after the first 500 slides, images, or buttons of a widget', 'Everything after the first 5,000 slides, images, or buttons of all widgets' ], $many['left'] );
		self::assertSame( 5000, substr_count( $many['content'], '<!-- wp:image' ) );

		// Names instead of numbers are no way around, and what repeats nothing goes on.
		$named = array_combine( array_map( static fn( int $number ): string => "n{$number}", range( 1, 500 ) ), array_fill( 0, 500, [ 'url' => 'https://example.com/a.jpg' ] ) );
		$many  = self::page( ...[ ...array_fill( 0, 11, self::widget( 'image-carousel', [ 'carousel' => $named ] ) ), self::widget( 'heading', [ 'title' => 'The end' ] ) ] );
		self::assertSame( 5000, substr_count( $many['content'], '<!-- wp:image' ) );
		self::assertStringContainsString( 'The end', $many['content'] );
	}
}
