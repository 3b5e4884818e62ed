<?php
/**
 * Shape dividers of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Effects;

use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorValue;

defined( 'ABSPATH' ) || exit;

/**
 * The shape at an edge of a frame, out of our own shapes.
 */
final class ElementorDividers {

	/** Settings that are read here; width, `negative` and `above_content` have no counterpart. */
	public const READ = [
		'shape_divider_top',
		'shape_divider_top_color',
		'shape_divider_top_height',
		'shape_divider_top_height_tablet',
		'shape_divider_top_height_mobile',
		'shape_divider_top_flip',
		'shape_divider_bottom',
		'shape_divider_bottom_color',
		'shape_divider_bottom_height',
		'shape_divider_bottom_height_tablet',
		'shape_divider_bottom_height_mobile',
		'shape_divider_bottom_flip',
	];

	/** Shapes that are the same. */
	private const SAME = [
		'mountains' => 'mountains',
		'drops'     => 'drops',
		'clouds'    => 'clouds',
		'zigzag'    => 'zigzag',
		'triangle'  => 'triangle',
		'tilt'      => 'tilt',
		'curve'     => 'curve',
		'waves'     => 'wave',
		'arrow'     => 'arrow',
	];

	/** The nearest shapes to those that we do not have. */
	private const NEAREST = [
		'pyramids'              => 'mountains',
		'triangle-asymmetrical' => 'triangle',
		'opacity-tilt'          => 'tilt',
		'opacity-fan'           => 'triangle',
		'curve-asymmetrical'    => 'curve',
		'wave-brush'            => 'waves',
		'waves-pattern'         => 'waves',
		'split'                 => 'arrow',
		'book'                  => 'curve',
	];

	/** Shapes that are the same when they are mirrored. */
	private const SYMMETRIC = [ 'triangle', 'arrow', 'curve', 'zigzag' ];

	/** Shapes that Elementor draws the other way round. */
	private const MIRRORED = [ 'tilt', 'wave', 'waves' ];

	/** Without a height, Elementor's shapes are a tenth as high as they are wide. */
	private const USUAL_HEIGHTS = [ 'desktops' => 120, 'tablets' => 90, 'phones' => 40 ];

	/**
	 * What the block stores; bounds are checked by who asks.
	 *
	 * @param array<mixed>   $settings Settings of the frame, possibly hostile.
	 * @param string         $edge     `top` or `bottom`.
	 * @param ElementorNotes $notes    What is left out.
	 * @return array<string, mixed> Nothing where there is none.
	 */
	public static function of( array $settings, string $edge, ElementorNotes $notes ): array {
		$setting = "shape_divider_{$edge}";
		$theirs  = ElementorValue::text( $settings, $setting );
		if ( $theirs === '' ) {
			return [];
		}
		$shape = self::SAME[ $theirs ] ?? self::NEAREST[ $theirs ] ?? '';
		if ( $shape === '' ) {
			/* translators: %s: name of a shape. */
			$notes->tell( sprintf( __( 'Divider “%s”', 'vitrine' ), sanitize_key( $theirs ) ) );
			return [];
		}
		if ( isset( self::NEAREST[ $theirs ] ) ) {
			$notes->tell(
				sprintf(
					/* translators: 1: name of a shape in Elementor; 2: name of ours. */
					__( 'Divider “%1$s”: replaced with “%2$s”, the closest shape', 'vitrine' ),
					$theirs,
					$shape
				)
			);
		}
		$height = ElementorValue::by_device(
			"{$setting}_height",
			static fn( string $name ): ?int => ElementorValue::pixels( $settings, $name )
		);
		foreach ( self::USUAL_HEIGHTS as $device => $usual ) {
			$height[ $device ] = max( 1, $height[ $device ] ?? $usual );
		}
		// Elementor turns the shape of the bottom, which mirrors it; ours is only upside down.
		$is_mirrored = in_array( $shape, self::MIRRORED, true ) !== ( $edge === 'bottom' );
		return [
			'shape'        => $shape,
			'height'       => $height['desktops'],
			'heightTablet' => $height['tablets'] === $height['desktops'] ? 0 : $height['tablets'],
			'heightPhone'  => $height['phones'] === $height['tablets'] ? 0 : $height['phones'],
			'flip'         => ! in_array( $shape, self::SYMMETRIC, true )
				&& ElementorValue::is_on( $settings, "{$setting}_flip" ) !== $is_mirrored,
			'color'        => ElementorValue::text( $settings, "{$setting}_color" ),
		];
	}
}
