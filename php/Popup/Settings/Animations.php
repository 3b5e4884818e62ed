<?php
/**
 * Names of animations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Those of the original work; an exit plays the entrance backwards. Twin:
 * frontend/render/popup/animations.ts.
 */
final class Animations {

	public const EXITS = [
		'fadeIn',
		'fadeInDown',
		'fadeInLeft',
		'fadeInRight',
		'fadeInUp',
		'zoomIn',
		'zoomInDown',
		'zoomInLeft',
		'zoomInRight',
		'zoomInUp',
		'slideInDown',
		'slideInLeft',
		'slideInRight',
		'slideInUp',
		'rotateIn',
		'rotateInDownLeft',
		'rotateInDownRight',
		'rotateInUpLeft',
		'rotateInUpRight',
		'lightSpeedIn',
		'rollIn',
	];

	public const ENTRANCES = [
		...self::EXITS,
		'bounceIn',
		'bounceInDown',
		'bounceInLeft',
		'bounceInRight',
		'bounceInUp',
		'bounce',
		'flash',
		'pulse',
		'rubberBand',
		'shake',
		'headShake',
		'swing',
		'tada',
		'wobble',
		'jello',
	];
}
