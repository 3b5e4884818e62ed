<?php
/**
 * Containers, sections and columns of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat\Elementor;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Frames keep their looks, and nothing in them is lost.
 */
final class ElementorFrameTest extends ElementorContentCase {

	private const WORDS = [ 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => [ 'title' => 'Garden' ] ];

	private const IMAGE = [ 'background_background' => 'classic', 'background_image' => [ 'url' => 'https://example.com/lake.jpg' ] ];

	/**
	 * Columns have no images and no heights: groups around them, or in one of them, do.
	 */
	public function test_image_of_columns(): void {
		$group = self::blocks(
			self::container(
				[ ...self::IMAGE, 'flex_direction' => 'row', 'background_size' => 'contain', 'background_position' => 'top left', 'background_repeat' => 'no-repeat', 'background_attachment' => 'fixed', 'height' => 'full', 'animation' => 'fadeIn' ],
				self::container( [ ...self::IMAGE, 'padding' => [ 'unit' => 'px', 'top' => '9' ] ], self::WORDS ),
				self::WORDS
			)
		)[0];
		self::assertSame( 'core/group', $group['blockName'] );
		self::assertSame( [ 'backgroundImage' => [ 'url' => 'https://example.com/lake.jpg' ], 'backgroundSize' => 'contain', 'backgroundPosition' => 'top left', 'backgroundRepeat' => 'no-repeat', 'backgroundAttachment' => 'fixed' ], $group['attrs']['style']['background'] );
		self::assertSame( '100vh', $group['attrs']['style']['dimensions']['minHeight'] );
		self::assertSame( 'fadeIn', $group['attrs']['vitrineEffects']['entrance']['animation'] );
		$columns = $group['innerBlocks'][0];
		self::assertSame( [ 'core/columns', [] ], [ $columns['blockName'], $columns['attrs'] ] );
		self::assertSame( [ [], [] ], array_column( $columns['innerBlocks'], 'attrs' ) );
		$inner = $columns['innerBlocks'][0]['innerBlocks'][0];
		self::assertSame( [ 'core/group', 'auto', '9px' ], [ $inner['blockName'], $inner['attrs']['style']['background']['backgroundSize'], $inner['attrs']['style']['spacing']['padding']['top'] ] );
	}

	/**
	 * Settings of backgrounds of which only one kind is chosen.
	 *
	 * @return array<string, array{array<string, string>, array<string, mixed>, list<string>}>
	 */
	public static function kinds(): array {
		$color = [ 'background' => '#102030' ];
		$image = [ 'backgroundImage' => [ 'url' => 'https://example.com/lake.jpg' ], 'backgroundSize' => 'auto' ];
		return [
			'none'      => [ [ 'background_background' => '' ], [], [] ],
			'an image'  => [ [], [ 'background' => $image, 'color' => $color ], [] ],
			'gradient'  => [ [ 'background_background' => 'gradient', 'background_color_b' => '#ffffff', 'background_xpos' => '3' ], [ 'color' => $color ], [ 'Gradients behind sections: only the first color is used' ] ],
			'video'     => [ [ 'background_background' => 'video' ], [ 'color' => $color ], [] ],
			'slideshow' => [ [ 'background_background' => 'slideshow' ], [], [] ],
		];
	}

	/**
	 * Others are not seen.
	 *
	 * @param array<string, string> $settings Settings.
	 * @param array<string, mixed>  $style    What becomes of them.
	 * @param list<string>          $left     What is said.
	 */
	#[DataProvider( 'kinds' )]
	public function test_kinds( array $settings, array $style, array $left ): void {
		$page = self::page( self::container( [ ...self::IMAGE, 'background_color' => '#102030', ...$settings ], self::WORDS ) );
		self::assertSame( $style, self::parsed( $page['content'] )[0]['attrs']['style'] ?? [] );
		self::assertSame( $left, $page['left'] );
	}

	/**
	 * Colors that let something through, and corners of their own.
	 */
	public function test_colors_and_corners(): void {
		$group = self::blocks( self::container( [ 'background_background' => 'classic', 'background_color' => 'rgba(16, 32, 48, 0.5)', 'border_radius' => [ 'unit' => 'px', 'top' => '8', 'right' => '8', 'bottom' => '', 'left' => '0' ] ], self::WORDS ) )[0];
		self::assertSame( '#10203080', $group['attrs']['style']['color']['background'] );
		self::assertSame( [ 'topLeft' => '8px', 'topRight' => '8px', 'bottomRight' => '0px', 'bottomLeft' => '0px' ], $group['attrs']['style']['border']['radius'] );
		self::assertStringContainsString( 'border-top-left-radius:8px;border-top-right-radius:8px;border-bottom-right-radius:0px;border-bottom-left-radius:0px', $group['innerHTML'] );
	}

	/**
	 * A section with nothing in it stays where it is seen.
	 */
	public function test_empty(): void {
		$high = [ 'unit' => 'px', 'top' => '80', 'bottom' => '80' ];
		self::assertSame( 'core/group', self::blocks( self::container( [ ...self::IMAGE, 'padding' => $high ] ) )[0]['blockName'] );
		self::assertSame( [ 'content' => '', 'left' => [ 'Empty sections' ] ], self::page( self::container( self::IMAGE ) ) );
		self::assertSame( [ 'content' => '', 'left' => [ 'Empty sections' ] ], self::page( self::container( [ 'padding' => $high ] ) ) );
		self::assertSame( [ 'content' => '', 'left' => [] ], self::page( self::container( [] ) ) );
	}

	/**
	 * What is last there is first where it is seen.
	 */
	public function test_reverse(): void {
		$last = self::widget( 'heading', [ 'title' => 'Lake' ] );
		foreach ( [ 'row-reverse', 'column-reverse' ] as $direction ) {
			self::assertMatchesRegularExpression( '/Lake.*Garden/s', self::page( self::container( [ 'flex_direction' => $direction ], self::WORDS, $last ) )['content'] );
		}
	}

	/**
	 * What cannot be, and what is said.
	 */
	public function test_left(): void {
		self::assertSame( [ 'More than 6 columns side by side: they are stacked' ], self::page( self::container( [ 'flex_direction' => 'row' ], ...array_fill( 0, 7, self::WORDS ) ) )['left'] );
		self::assertSame( [ 'Grids: their contents are stacked' ], self::page( self::container( [ 'container_type' => 'grid' ], self::WORDS ) )['left'] );
		$deep = self::WORDS;
		for ( $level = 0; $level < 30; $level++ ) {
			$deep = self::container( [], $deep );
		}
		self::assertSame( [ 'content' => '', 'left' => [ 'Everything that is more than 30 levels deep' ] ], self::page( $deep ) );
		self::assertSame(
			[ 'Global colors and fonts', 'Dynamic tags', 'Hidden on some devices' ],
			self::page( self::widget( 'heading', [ 'title' => 'Garden', '_title' => 'Mine', '__globals__' => [ 'title_color' => 'globals/colors?id=primary' ], '__dynamic__' => [ 'title' => '[elementor-tag]' ], 'hide_mobile' => 'hidden-mobile', 'hide_tablet' => '' ] ) )['left']
		);
	}

	/**
	 * Names of all sorts are not told without end.
	 */
	public function test_many_left(): void {
		$settings = [];
		$widgets  = [];
		foreach ( range( 1, 50 ) as $number ) {
			$settings[ str_repeat( 'a', 80 ) . $number ] = '1';
			$settings[ "setting_{$number}" ]             = '1';
			$widgets[]                                   = self::widget( "widget-{$number}" );
		}
		$left = self::page( self::widget( 'heading', [ 'title' => 'Garden', ...$settings ] ), ...$widgets )['left'];
		self::assertSame( [ 42, 'and 10 more' ], [ count( $left ), $left[40] ] );
		self::assertStringEndsWith( ', and 11 more', $left[41] );
		self::assertStringNotContainsString( str_repeat( 'a', 61 ), $left[41] );
	}

	/**
	 * Widgets of others, and what is in them.
	 */
	public function test_nested(): void {
		$page = self::page( self::widget( 'nested-widget', [], self::container( [], self::WORDS ) ) );
		self::assertSame( [ 'core/heading' ], array_column( self::parsed( $page['content'] ), 'blockName' ) );
		self::assertSame( [ '1 widget “nested-widget”' ], $page['left'] );

		$details = self::blocks( self::widget( 'nested-accordion', [ 'items' => [ [ 'item_title' => 'When?' ], [ '_id' => '2' ] ] ], self::container( [], self::WORDS ), self::container( [], self::WORDS ) ) );
		self::assertSame( [ 'core/details', 'core/heading' ], array_column( $details, 'blockName' ) );
		self::assertStringContainsString( '<summary>When?</summary>', $details[0]['innerHTML'] );

		$tabs = self::blocks( self::widget( 'nested-tabs', [ 'tabs' => [ [ 'tab_title' => 'When <b>& why</b>?' ], [ '_id' => '2' ] ] ], self::container( [], self::WORDS ), self::container( [], self::WORDS ) ) );
		self::assertSame( [ 'core/heading', 'core/heading', 'core/heading' ], array_column( $tabs, 'blockName' ) );
		self::assertStringContainsString( '>When ', $tabs[0]['innerHTML'] );
		self::assertSame( 3, $tabs[0]['attrs']['level'] ?? 0 );
	}

	/**
	 * Comments in words and code are no blocks.
	 */
	public function test_comments(): void {
		$evil = 'A <!-- wp:latest-posts /-->B<!-<!-- x -->- wp:search /--> <a title="&lt;!-- wp:search /--&gt;">C</a> <!-- /wp:group --><!-- wp:search';
		$rows = [ [ 'text' => $evil, 'tab_title' => $evil, 'tab_content' => $evil, 'item_title' => $evil, 'heading' => $evil, 'description' => $evil, 'button_text' => $evil, 'content' => $evil, 'name' => $evil, 'title' => $evil ] ];
		$page = self::page(
			self::container(
				[ 'background_background' => 'classic', 'background_color' => '#102030' ],
				self::widget( 'heading', [ 'title' => $evil ] ),
				self::widget( 'heading', [ 'title' => $evil, 'header_size' => 'div' ] ),
				self::widget( 'button', [ 'text' => $evil ] ),
				self::widget( 'text-editor', [ 'editor' => $evil ] ),
				self::widget( 'text-editor', [ 'editor' => "<p>{$evil}" ] ),
				self::widget( 'image', [ 'image' => [ 'url' => 'https://example.com/a.jpg' ], 'caption' => $evil ] ),
				self::widget( 'icon-list', [ 'icon_list' => $rows ] ),
				self::widget( 'accordion', [ 'tabs' => $rows ] ),
				self::widget( 'nested-accordion', [ 'items' => $rows ], self::container( [], self::WORDS ) ),
				self::widget( 'slides', [ 'slides' => $rows ] ),
				self::widget( 'testimonial-carousel', [ 'slides' => $rows ] ),
				self::widget( 'shortcode', [ 'shortcode' => $evil ] ),
				self::widget( 'html', [ 'html' => $evil ] )
			)
		);
		self::assertCount( 1, self::parsed( $page['content'] ) );
		self::assertStringNotContainsString( '<!-- wp:latest-posts', $page['content'] );
		self::assertStringNotContainsString( '<!-- wp:search', $page['content'] );
		self::assertSame( substr_count( $page['content'], '<!-- wp:group' ), substr_count( $page['content'], '<!-- /wp:group' ) );
	}

	/**
	 * Links that open a new tab, and that search engines do not follow.
	 */
	public function test_links(): void {
		$link = [ 'url' => 'https://example.com/', 'is_external' => 'on', 'nofollow' => 'on' ];
		$tag  = '<a href="https://example.com/" target="_blank" rel="noreferrer noopener nofollow">';
		$page = self::page(
			self::widget( 'heading', [ 'title' => 'A', 'link' => $link ] ),
			self::widget( 'icon-list', [ 'icon_list' => [ [ 'text' => 'B', 'link' => $link ] ] ] ),
			self::widget( 'image', [ 'image' => [ 'url' => 'https://example.com/a.jpg' ], 'link_to' => 'custom', 'link' => $link ] ),
			self::widget( 'button', [ 'text' => 'C', 'link' => $link ] )
		);
		self::assertSame( 3, substr_count( $page['content'], $tag ) );
		self::assertStringContainsString( 'href="https://example.com/" target="_blank" rel="noreferrer noopener nofollow">C</a>', $page['content'] );
	}
}
