<?php
/**
 * Slideshows behind sections.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects\Backgrounds;

defined( 'ABSPATH' ) || exit;

/**
 * Images that come one after the other. The first is printed, all others are fetched when their turn is near.
 *
 * @phpstan-import-type BackgroundSettings from Background
 * @phpstan-import-type ImageSettings from Background
 */
final class Slideshow {

	/**
	 * What is printed of it.
	 *
	 * @param BackgroundSettings $read Settings within their bounds.
	 * @return View|null Null where it has no image.
	 */
	public static function view( array $read ): ?View {
		$ids = array_filter( array_column( $read['images'], 'id' ), static fn( int $id ): bool => $id > 0 );
		_prime_post_caches( $ids, false, true );
		$images = array_map( Image::html( ... ), $read['images'] );
		$images = array_values( array_filter( $images, static fn( string $html ): bool => $html !== '' ) );
		$first  = array_shift( $images );
		if ( $first === null ) {
			return null;
		}
		if ( $images === [] && $read['kenBurns'] === 'none' ) {
			return new View( $first );
		}
		$play = __( 'Play background slideshow', 'vitrine' );
		return new View(
			$first,
			[
				'images'             => array_map( Image::data( ... ), $images ),
				'duration'           => $read['duration'],
				'transition'         => $read['transition'],
				'transitionDuration' => $read['transitionDuration'],
				'loop'               => $read['loop'],
				'kenBurns'           => $read['kenBurns'],
				'play'               => $play,
				'pause'              => __( 'Pause background slideshow', 'vitrine' ),
			],
			$play
		);
	}
}
