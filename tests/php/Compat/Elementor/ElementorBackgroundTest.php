<?php
/**
 * Moving backgrounds of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat\Elementor;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Compat\Elementor\Effects\ElementorBackground;
use Vitrine\Compat\Elementor\ElementorNotes;

/**
 * Slideshows and videos behind frames.
 */
final class ElementorBackgroundTest extends ElementorContentCase {

	/**
	 * What becomes of settings, without what says nothing.
	 *
	 * @param array<string, mixed> $settings Settings of a frame.
	 * @return array<string, mixed>
	 */
	private static function of( array $settings ): array {
		$notes = new ElementorNotes();
		$read  = ElementorBackground::of( $settings, $notes );
		self::assertSame( [], $notes->all() );
		return array_filter( $read, static fn( mixed $value ): bool => $value !== null && $value !== [] );
	}

	/**
	 * A slideshow. Only numbers of this site are numbers of images.
	 */
	public function test_slideshow(): void {
		$id = wp_insert_attachment( [ 'post_title' => 'Lake', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ], '2026/05/lake.jpg' );
		$url = (string) wp_get_attachment_url( $id );
		self::assertSame(
			[
				'kind'               => 'slideshow',
				'images'             => [ [ 'id' => $id, 'url' => $url ], [ 'url' => 'https://example.com/b.jpg' ] ],
				'duration'           => 7000.0,
				'transition'         => 'slide-left',
				'transitionDuration' => 800.0,
				'loop'               => false,
				'kenBurns'           => 'out',
				'size'               => 'contain',
				'position'           => 'left',
			],
			self::of(
				[
					'background_background'                    => 'slideshow',
					'background_slideshow_gallery'             => [ [ 'id' => $id, 'url' => $url ], [ 'id' => $id, 'url' => 'https://example.com/b.jpg' ], [ 'url' => 'javascript:alert(1)' ], 'nonsense' ],
					'background_slideshow_slide_duration'      => 7000,
					'background_slideshow_slide_transition'    => 'slide_left',
					'background_slideshow_transition_duration' => '800',
					'background_slideshow_loop'                => '',
					'background_slideshow_ken_burns'           => 'yes',
					'background_slideshow_ken_burns_zoom_direction' => 'out',
					'background_slideshow_background_size'     => 'contain',
					'background_slideshow_background_position' => 'center left',
				]
			)
		);
	}

	/**
	 * A video. Its service is asked to keep no track of visitors, whatever Elementor was told.
	 */
	public function test_video(): void {
		self::assertSame(
			[ 'kind' => 'video', 'url' => 'https://youtu.be/dQw4w9WgXcQ', 'start' => 5.0, 'end' => 20.0, 'once' => true, 'phones' => true, 'poster' => [ 'url' => 'https://example.com/still.jpg' ] ],
			self::of(
				[
					'background_background'     => 'video',
					'background_video_link'     => 'https://youtu.be/dQw4w9WgXcQ',
					'background_video_start'    => 5,
					'background_video_end'      => '20',
					'background_play_once'      => 'yes',
					'background_play_on_mobile' => 'yes',
					'background_privacy_mode'   => '',
					'background_video_fallback' => [ 'url' => 'https://example.com/still.jpg', 'id' => 999999 ],
				]
			)
		);
	}

	/**
	 * What is none.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function nothing(): array {
		return [
			'an image'           => [ [ 'background_background' => 'classic', 'background_video_link' => 'https://youtu.be/dQw4w9WgXcQ' ] ],
			'no images'          => [ [ 'background_background' => 'slideshow', 'background_slideshow_gallery' => 'https://example.com/a.jpg' ] ],
			'a hostile address'  => [ [ 'background_background' => 'video', 'background_video_link' => 'javascript:alert(1)' ] ],
			'a list for a video' => [ [ 'background_background' => 'video', 'background_video_link' => [ 'https://youtu.be/dQw4w9WgXcQ' ] ] ],
			'a list for a kind'  => [ [ 'background_background' => [ 'video' ] ] ],
		];
	}

	/**
	 * Nothing moves.
	 *
	 * @param array<string, mixed> $settings Settings of a frame.
	 */
	#[DataProvider( 'nothing' )]
	public function test_nothing( array $settings ): void {
		self::assertSame( [], self::of( $settings ) );
	}

	/**
	 * A section is as high as it was, also where nothing is in it, and its image of before is not shown.
	 */
	public function test_section(): void {
		$group = self::blocks(
			self::container(
				[
					'background_background' => 'video',
					'background_image'      => [ 'url' => 'https://example.com/lake.jpg' ],
					'background_video_link' => 'https://youtu.be/dQw4w9WgXcQ',
					'min_height'            => self::slider( 70, 'vh' ),
				]
			)
		)[0];
		self::assertSame( [ 'core/group', [ 'dimensions' => [ 'minHeight' => '70vh' ] ] ], [ $group['blockName'], $group['attrs']['style'] ] );
		self::assertStringContainsString( '<div class="wp-block-group" style="min-height:70vh">', $group['innerHTML'] );
		self::assertSame( '', self::page( self::container( [ 'min_height' => self::slider( 70, 'vh' ) ] ) )['content'] );
	}
}
