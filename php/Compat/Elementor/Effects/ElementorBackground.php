<?php
/**
 * Moving backgrounds of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Effects;

use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorPictures;
use Vitrine\Compat\Elementor\ElementorValue;

defined( 'ABSPATH' ) || exit;

/**
 * The slideshow or the video behind a frame. Videos of YouTube and Vimeo ask visitors first and keep no track of them,
 * as ours do unless an editor decides otherwise.
 */
final class ElementorBackground {

	/** Settings that are read here, or say nothing. */
	public const READ = [
		'background_slideshow_gallery',
		'background_slideshow_loop',
		'background_slideshow_slide_duration',
		'background_slideshow_slide_transition',
		'background_slideshow_transition_duration',
		'background_slideshow_background_size',
		'background_slideshow_background_position',
		'background_slideshow_lazyload',
		'background_slideshow_ken_burns',
		'background_slideshow_ken_burns_zoom_direction',
		'handle_slideshow_asset_loading',
		'background_video_link',
		'background_video_start',
		'background_video_end',
		'background_play_once',
		'background_play_on_mobile',
		'background_privacy_mode',
		'background_video_fallback',
	];

	/** Images of one slideshow. */
	private const MAX_IMAGES = 20;

	private const TRANSITIONS = [
		'slide_right' => 'slide-right',
		'slide_left'  => 'slide-left',
		'slide_up'    => 'slide-up',
		'slide_down'  => 'slide-down',
	];

	/** Kinds of backgrounds that move. */
	private const KINDS = [ 'slideshow', 'video' ];

	/**
	 * Whether something moves behind a frame; then its image is not shown.
	 *
	 * @param array<mixed> $settings Settings of the frame, possibly hostile.
	 */
	public static function is_one( array $settings ): bool {
		return in_array( ElementorValue::text( $settings, 'background_background' ), self::KINDS, true );
	}

	/**
	 * What the block stores; bounds are checked by who asks.
	 *
	 * @param array<mixed>   $settings Settings of the frame, possibly hostile.
	 * @param ElementorNotes $notes    What is left out.
	 * @return array<string, mixed> Nothing where there is none.
	 */
	public static function of( array $settings, ElementorNotes $notes ): array {
		return match ( ElementorValue::text( $settings, 'background_background' ) ) {
			'slideshow' => self::slideshow( $settings, $notes ),
			'video' => self::video( $settings ),
			default => [],
		};
	}

	/**
	 * A slideshow.
	 *
	 * @param array<mixed>   $settings Settings of the frame.
	 * @param ElementorNotes $notes    What is left out.
	 * @return array<string, mixed>
	 */
	private static function slideshow( array $settings, ElementorNotes $notes ): array {
		$of     = 'background_slideshow';
		$images = array_map( self::image( ... ), ElementorValue::rows( $settings, "{$of}_gallery" ) );
		$images = array_values( array_filter( $images ) );
		if ( $images === [] ) {
			return [];
		}
		if ( count( $images ) > self::MAX_IMAGES ) {
			$notes->tell(
				sprintf(
					/* translators: %s: a number. */
					__( 'Everything after the first %s images behind a section', 'vitrine' ),
					number_format_i18n( self::MAX_IMAGES )
				)
			);
		}
		$transition = ElementorValue::text( $settings, "{$of}_slide_transition" );

		$zoom = ElementorValue::text( $settings, "{$of}_ken_burns_zoom_direction" ) === 'out' ? 'out' : 'in';
		$size = ElementorValue::text( $settings, "{$of}_background_size" );
		return [
			'kind'               => 'slideshow',
			'images'             => $images,
			'duration'           => ElementorValue::number( $settings, "{$of}_slide_duration" ),
			'transition'         => self::TRANSITIONS[ $transition ] ?? 'fade',
			'transitionDuration' => ElementorValue::number( $settings, "{$of}_transition_duration" ),
			'loop'               => ElementorValue::is_on( $settings, "{$of}_loop", true ),
			'kenBurns'           => ElementorValue::is_on( $settings, "{$of}_ken_burns" ) ? $zoom : 'none',
			'size'               => $size === 'contain' ? 'contain' : 'cover',
			'position'           => self::position( ElementorValue::text( $settings, "{$of}_background_position" ) ),
		];
	}

	/**
	 * A video.
	 *
	 * @param array<mixed> $settings Settings of the frame.
	 * @return array<string, mixed>
	 */
	private static function video( array $settings ): array {
		$url    = esc_url_raw( ElementorValue::text( $settings, 'background_video_link' ), [ 'http', 'https' ] );
		$poster = $settings['background_video_fallback'] ?? null;
		return $url === '' ? [] : [
			'kind'   => 'video',
			'url'    => $url,
			'start'  => ElementorValue::number( $settings, 'background_video_start' ),
			'end'    => ElementorValue::number( $settings, 'background_video_end' ),
			'once'   => ElementorValue::is_on( $settings, 'background_play_once' ),
			'phones' => ElementorValue::is_on( $settings, 'background_play_on_mobile' ),
			'poster' => is_array( $poster ) ? self::image( $poster ) : [],
		];
	}

	/**
	 * An image; its number counts where it is one of this site.
	 *
	 * @param array<mixed> $image `id` and `url`.
	 * @return array{id?: int, url?: string}
	 */
	private static function image( array $image ): array {
		$url = esc_url_raw( ElementorValue::text( $image, 'url' ), [ 'http', 'https' ] );
		$id  = $url === '' ? 0 : ElementorPictures::attachment( $image );
		return $url === '' ? [] : [ ...( $id > 0 ? [ 'id' => $id ] : [] ), 'url' => $url ];
	}

	/**
	 * The part of images that is always seen: a side, where Elementor may name a corner.
	 *
	 * @param string $position Such as `top center`.
	 */
	private static function position( string $position ): string {
		[ $y, $x ] = [ ...explode( ' ', $position, 2 ), '' ];
		$sides     = [ 'top' => 'top', 'bottom' => 'bottom' ];
		return $sides[ $y ] ?? ( in_array( $x, [ 'left', 'right' ], true ) ? $x : 'center' );
	}
}
