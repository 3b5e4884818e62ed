<?php
/**
 * Effects of Elementor's elements.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat\Elementor;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Entrances, motion and dividers become those of core's blocks.
 */
final class ElementorEffectsTest extends ElementorContentCase {

	private const WORDS = [ 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => [ 'title' => 'Garden' ] ];

	/**
	 * Effects of a container with a heading.
	 *
	 * @param array<string, mixed> $settings Its settings.
	 * @return mixed
	 */
	private static function of_container( array $settings ): mixed {
		$block = self::blocks( self::container( $settings, self::WORDS ) )[0];
		return $block['attrs']['vitrineEffects'] ?? null;
	}

	/**
	 * Entrances of widgets: blocks that have effects get them, others a group around them.
	 */
	public function test_entrances_of_widgets(): void {
		$settings = [ '_animation' => 'fadeInUp', 'animation_duration' => 'slow', '_animation_delay' => 200 ];
		$entrance = [ 'animation' => 'fadeInUp', 'duration' => 2000, 'delay' => 200 ];
		$blocks   = self::blocks(
			self::widget( 'heading', [ 'title' => 'Garden', ...$settings ] ),
			self::widget( 'button', [ 'text' => 'Visit', ...$settings ] ),
			self::widget( 'text-editor', [ 'editor' => '<p>One.</p><p>Two.</p>', ...$settings ] ),
			self::widget( 'heading', [ 'title' => 'Opening hours', 'header_size' => 'div', '_animation' => 'bounceIn', '_animation_mobile' => 'none' ] )
		);
		self::assertSame( [ 'core/heading', 'core/buttons', 'core/group', 'core/group' ], array_column( $blocks, 'blockName' ) );
		foreach ( array_slice( $blocks, 0, 3 ) as $block ) {
			self::assertSame( [ 'entrance' => $entrance ], $block['attrs']['vitrineEffects'] );
		}
		self::assertCount( 2, $blocks[2]['innerBlocks'] );
		self::assertSame( [ 'entrance' => [ 'animation' => 'bounceIn', 'duration' => 1250, 'phones' => false ] ], $blocks[3]['attrs']['vitrineEffects'] );
	}

	/**
	 * Entrances of frames, with devices.
	 */
	public function test_entrances_of_frames(): void {
		self::assertSame(
			[ 'entrance' => [ 'animation' => 'zoomIn', 'duration' => 750, 'delay' => 5000, 'desktops' => false ] ],
			self::of_container( [ 'animation_tablet' => 'zoomIn', 'animation_duration' => 'fast', 'animation_delay' => 99999 ] )
		);
		self::assertSame(
			[ 'entrance' => [ 'animation' => 'zoomIn', 'duration' => 1250, 'tablets' => false, 'phones' => false ] ],
			self::of_container( [ 'animation' => 'zoomIn', 'animation_tablet' => 'none' ] )
		);
		self::assertNull( self::of_container( [ 'animation' => 'none' ] ) );
	}

	/**
	 * One animation for all devices, and those who look at the preview know.
	 */
	public function test_entrance_of_another_device(): void {
		$page = self::page( self::widget( 'heading', [ 'title' => 'Garden', '_animation' => 'fadeIn', '_animation_mobile' => 'rollIn' ] ) );
		self::assertStringContainsString( '"vitrineEffects":{"entrance":{"animation":"fadeIn","duration":1250}}', $page['content'] );
		self::assertSame( [ 'Entrance animations that are different on tablets or phones: all devices get the same one' ], $page['left'] );
	}

	/**
	 * What moves with the page and with the pointer.
	 */
	public function test_motion(): void {
		$range = [ 'unit' => '%', 'size' => '', 'sizes' => [ 'start' => 10, 'end' => 90 ] ];
		self::assertSame(
			[
				'motion' => [
					'y'          => [ 'on' => true, 'direction' => 'down', 'speed' => 3, 'start' => 10, 'end' => 90 ],
					'x'          => [ 'on' => true ],
					'rotate'     => [ 'on' => true, 'speed' => 1 ],
					'scale'      => [ 'on' => true, 'direction' => 'in-out-in', 'speed' => -2 ],
					'opacity'    => [ 'on' => true, 'direction' => 'in-out', 'level' => 5 ],
					'blur'       => [ 'on' => true, 'start' => 10, 'end' => 90 ],
					'track'      => [ 'on' => true, 'direction' => 'direct', 'speed' => 0.5 ],
					'tilt'       => [ 'on' => true, 'direction' => 'direct' ],
					'relativeTo' => 'page',
					'origin'     => 'left',
					'tablets'    => false,
					'phones'     => false,
				],
			],
			self::of_container(
				[
					'motion_fx_motion_fx_scrolling'      => 'yes',
					'motion_fx_translateY_effect'        => 'yes',
					'motion_fx_translateY_direction'     => 'negative',
					'motion_fx_translateY_speed'         => self::slider( 3 ),
					'motion_fx_translateY_affectedRange' => $range,
					'motion_fx_translateX_effect'        => 'yes',
					'motion_fx_rotateZ_effect'           => 'yes',
					'motion_fx_scale_effect'             => 'yes',
					'motion_fx_scale_direction'          => 'in-out-in',
					'motion_fx_scale_speed'              => self::slider( -2 ),
					'motion_fx_opacity_effect'           => 'yes',
					'motion_fx_opacity_direction'        => 'in-out',
					'motion_fx_opacity_level'            => self::slider( 5 ),
					'motion_fx_blur_effect'              => 'yes',
					'motion_fx_blur_range'               => $range,
					'motion_fx_motion_fx_mouse'          => 'yes',
					'motion_fx_mouseTrack_effect'        => 'yes',
					'motion_fx_mouseTrack_direction'     => 'negative',
					'motion_fx_mouseTrack_speed'         => self::slider( 0.5 ),
					'motion_fx_tilt_effect'              => 'yes',
					'motion_fx_devices'                  => [ 'desktop' ],
					'motion_fx_range'                    => 'page',
					'motion_fx_transform_origin_x'       => 'left',
				]
			)
		);
	}

	/**
	 * Settings of effects that are off are no effects, and nothing that is left out.
	 */
	public function test_motion_that_is_off(): void {
		self::assertNull( self::of_container( [ 'motion_fx_motion_fx_scrolling' => '', 'motion_fx_translateY_effect' => 'yes', 'motion_fx_translateY_speed' => self::slider( 7 ), 'motion_fx_devices' => [ 'desktop' ] ] ) );
	}

	/**
	 * What moves a little does not stand still.
	 */
	public function test_slow_motion(): void {
		self::assertSame( [ 'motion' => [ 'y' => [ 'on' => true, 'speed' => 1 ] ] ], self::of_container( [ 'motion_fx_motion_fx_scrolling' => 'yes', 'motion_fx_translateY_effect' => 'yes', 'motion_fx_translateY_speed' => self::slider( 0.3 ) ] ) );
	}

	/**
	 * A background that moves is that of a cover.
	 */
	public function test_moving_background(): void {
		$settings = [
			'background_background'                     => 'classic',
			'background_image'                          => [ 'url' => 'https://example.com/lake.jpg', 'id' => 7 ],
			'background_motion_fx_motion_fx_scrolling'  => 'yes',
			'background_motion_fx_translateY_effect'    => 'yes',
			'background_overlay_background'             => 'classic',
			'background_overlay_color'                  => '#102030',
			'min_height'                                => self::slider( 60, 'vh' ),
			'padding'                                   => [ 'unit' => 'px', 'top' => '20', 'right' => '', 'bottom' => '20', 'left' => '', 'isLinked' => false ],
		];
		$cover    = self::blocks( self::container( $settings, self::WORDS ) )[0];
		self::assertSame( 'core/cover', $cover['blockName'] );
		self::assertSame( [ 'motion' => [ 'y' => [ 'on' => true ], 'background' => true ] ], $cover['attrs']['vitrineEffects'] );
		self::assertSame( [ 'https://example.com/lake.jpg', 50, '#102030', 60, 'vh' ], [ $cover['attrs']['url'], $cover['attrs']['dimRatio'], $cover['attrs']['customOverlayColor'], $cover['attrs']['minHeight'], $cover['attrs']['minHeightUnit'] ] );
		self::assertStringStartsWith( '<div class="wp-block-cover" style="padding-top:20px;padding-bottom:20px;min-height:60vh"><img class="wp-block-cover__image-background" alt="" src="https://example.com/lake.jpg" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim" style="background-color:#102030">', $cover['innerHTML'] );
		self::assertSame( 'core/heading', $cover['innerBlocks'][0]['blockName'] );

		// A column cannot be one, and has one in it.
		$columns = self::blocks( self::container( [ 'flex_direction' => 'row' ], self::container( $settings, self::WORDS ), self::WORDS ) )[0];
		self::assertSame( [ 'core/columns', 'core/column', 'core/cover' ], [ $columns['blockName'], $columns['innerBlocks'][0]['blockName'], $columns['innerBlocks'][0]['innerBlocks'][0]['blockName'] ] );
	}

	/**
	 * Columns have effects themselves.
	 */
	public function test_columns(): void {
		$columns = self::blocks(
			[
				'elType'   => 'section',
				'settings' => [ 'structure' => '20', 'shape_divider_bottom' => 'arrow' ],
				'elements' => [
					[ 'elType' => 'column', 'settings' => [ '_column_size' => 50, 'animation' => 'fadeInLeft' ], 'elements' => [ self::WORDS ] ],
					[ 'elType' => 'column', 'settings' => [ '_column_size' => 50 ], 'elements' => [ self::WORDS ] ],
				],
			]
		)[0];
		self::assertSame( 'arrow', $columns['attrs']['vitrineEffects']['dividerBottom']['shape'] );
		self::assertSame( 'fadeInLeft', $columns['innerBlocks'][0]['attrs']['vitrineEffects']['entrance']['animation'] );
		self::assertArrayNotHasKey( 'vitrineEffects', $columns['innerBlocks'][1]['attrs'] );
	}

	/**
	 * Dividers: Elementor turns that of the bottom, ours is upside down.
	 */
	public function test_dividers(): void {
		self::assertSame(
			[
				'dividerTop'    => [ 'shape' => 'tilt', 'height' => 100, 'heightPhone' => 50, 'flip' => true, 'color' => '#ffffff' ],
				'dividerBottom' => [ 'shape' => 'mountains', 'height' => 120, 'heightTablet' => 90, 'heightPhone' => 40 ],
			],
			self::of_container(
				[
					'shape_divider_top'               => 'tilt',
					'shape_divider_top_color'         => '#ffffff',
					'shape_divider_top_height'        => self::slider( 100 ),
					'shape_divider_top_height_mobile' => self::slider( 50 ),
					'shape_divider_bottom'            => 'mountains',
					'shape_divider_bottom_flip'       => 'yes',
				]
			)
		);
	}

	/**
	 * Shapes that we do not have.
	 *
	 * @return array<string, array{string, string, string}>
	 */
	public static function other_shapes(): array {
		return [
			'one that is like ours' => [ 'pyramids', 'mountains', 'Divider “pyramids”: replaced with “mountains”, the closest shape' ],
			'one of another plugin' => [ 'skyline', '', 'Divider “skyline”' ],
		];
	}

	/**
	 * The nearest takes their place, or nothing, and the preview says which.
	 *
	 * @param string $theirs Name of the shape.
	 * @param string $ours   Name of ours.
	 * @param string $note   What is said.
	 */
	#[DataProvider( 'other_shapes' )]
	public function test_other_shapes( string $theirs, string $ours, string $note ): void {
		$page = self::page( self::container( [ 'shape_divider_top' => $theirs, 'shape_divider_top_width' => self::slider( 150, '%' ), 'shape_divider_top_negative' => 'yes' ], self::WORDS ) );
		self::assertSame( $ours !== '', str_contains( $page['content'], "\"shape\":\"{$ours}\"" ) );
		self::assertSame( [ $note, 'Settings of elements without a counterpart: shape_divider_top_width, shape_divider_top_negative' ], $page['left'] );
	}

	/**
	 * What is stored may be anything.
	 */
	public function test_hostile(): void {
		$evil = '"><script>alert(1)</script>';
		$page = self::page(
			self::container(
				[
					'animation'                                => $evil,
					'animation_mobile'                         => [ 'fadeIn' ],
					'animation_delay'                          => '1e999',
					'motion_fx_motion_fx_scrolling'            => 'yes',
					'motion_fx_translateY_effect'              => 'yes',
					'motion_fx_translateY_speed'               => self::slider( 1e300 ),
					'motion_fx_translateY_affectedRange'       => [ 'sizes' => [ 'start' => [ 1 ], 'end' => $evil, 'more' => $evil ] ],
					'motion_fx_opacity_effect'                 => 'yes',
					'motion_fx_opacity_direction'              => $evil,
					'motion_fx_transform_origin_x'             => $evil,
					'motion_fx_devices'                        => $evil,
					'shape_divider_top'                        => 'curve',
					'shape_divider_top_color'                  => 'url(javascript:alert(1))',
					'shape_divider_top_height'                 => self::slider( -5 ),
					'shape_divider_bottom'                     => [ 'curve' ],
					'background_background'                    => 'classic',
					'background_image'                         => [ 'url' => "javascript:alert(1)//{$evil}" ],
					'background_motion_fx_motion_fx_scrolling' => 'yes',
					'background_motion_fx_opacity_effect'      => 'yes',
					'background_overlay_background'            => 'classic',
					'background_overlay_color'                 => "red;{$evil}",
					'min_height'                               => self::slider( 10, $evil ),
				],
				self::WORDS
			)
		);
		foreach ( [ '<script', 'javascript:', 'alert(' ] as $sign ) {
			self::assertStringNotContainsString( $sign, $page['content'] );
		}
		$effects = self::parsed( $page['content'] )[0]['attrs']['vitrineEffects'];
		self::assertSame( [ 'dividerTop' => [ 'shape' => 'curve', 'height' => 1, 'color' => '' ] ], array_intersect_key( [ ...$effects, 'dividerTop' => [ ...$effects['dividerTop'], 'color' => $effects['dividerTop']['color'] ?? '' ] ], [ 'dividerTop' => 1 ] ) );
		self::assertArrayNotHasKey( 'animation', $effects['entrance'] ?? [] );
	}
}
