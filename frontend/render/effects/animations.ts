/** Names of the original work's animations, so that imported settings mean the same; an exit plays the entrance backwards. */
const FADING = [
	'fadeIn',
	'fadeInDown',
	'fadeInLeft',
	'fadeInRight',
	'fadeInUp',
];
const ZOOMING = [
	'zoomIn',
	'zoomInDown',
	'zoomInLeft',
	'zoomInRight',
	'zoomInUp',
];
const BOUNCING = [
	'bounceIn',
	'bounceInDown',
	'bounceInLeft',
	'bounceInRight',
	'bounceInUp',
];
const SLIDING = [ 'slideInDown', 'slideInLeft', 'slideInRight', 'slideInUp' ];
const ROTATING = [
	'rotateIn',
	'rotateInDownLeft',
	'rotateInDownRight',
	'rotateInUpLeft',
	'rotateInUpRight',
];
const ATTENTION = [
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

/** What may be in `entrance_animation`, by group. */
export const ENTRANCES = {
	fade: FADING,
	zoom: ZOOMING,
	bounce: BOUNCING,
	slide: SLIDING,
	rotate: ROTATING,
	attention: ATTENTION,
	lightSpeed: [ 'lightSpeedIn' ],
	roll: [ 'rollIn' ],
} as const satisfies Record< string, readonly string[] >;

/** What may be in `exit_animation`, by group. */
export const EXITS = {
	fade: FADING,
	zoom: ZOOMING,
	slide: SLIDING,
	rotate: ROTATING,
	lightSpeed: [ 'lightSpeedIn' ],
	roll: [ 'rollIn' ],
} as const satisfies Record< string, readonly string[] >;

/** Every name, in the order of the groups. */
export const ANIMATIONS: readonly string[] = Object.values( ENTRANCES ).flat();
