/**
 * Where a picture is on the stage: sizes in CSS px, positions from the middle of the stage, rotation in degrees. Pure.
 *
 * Constants: those of the original.
 */
export const ZOOM_MIN = 0.2;
export const ZOOM_MAX = 3;
export const ZOOM_STEP = 0.1;
export const ZOOM_DOUBLE_TAP = 1.5;

export interface Size {
	width: number;
	height: number;
}

export interface Point {
	x: number;
	y: number;
}

/** Factor 1 at 0, 0 = not zoomed. */
export interface View extends Point {
	factor: number;
}

export const WHOLE: View = { factor: 1, x: 0, y: 0 };

export type ImageDisplay = '' | 'bestImageQuality' | 'upscale';

/**
 * The box that a picture fills at factor 1, before it is turned.
 *
 * @param size     Of the picture.
 * @param stage    The room there is.
 * @param rotation Any multiple of 90.
 * @param display  'bestImageQuality' shows one pixel of the picture on one of the screen, 'upscale' fills the stage.
 * @param ratio    Pixels of the screen for one CSS px.
 */
export function boxOf(
	size: Size,
	stage: Size,
	rotation: number,
	display: ImageDisplay = '',
	ratio = 1
): Size {
	const lying = rotation % 180 !== 0;
	const fit = Math.min(
		stage.width / ( lying ? size.height : size.width ),
		stage.height / ( lying ? size.width : size.height )
	);
	const limit = {
		'': 1,
		bestImageQuality: 1 / Math.max( 1, ratio ),
		upscale: Infinity,
	}[ display ];
	const factor = Math.min( fit, limit );
	return { width: size.width * factor, height: size.height * factor };
}

export const within = ( value: number, min: number, max: number ) =>
	Math.min( max, Math.max( min, value ) );

export const clampFactor = ( factor: number ): number =>
	within( factor, ZOOM_MIN, ZOOM_MAX );

/**
 * Another factor on the ladder of steps.
 *
 * @param factor Now.
 * @param steps  How many; positive = larger.
 */
export function stepFactor( factor: number, steps: number ): number {
	return clampFactor(
		Math.round( ( factor + steps * ZOOM_STEP ) * 10 ) / 10
	);
}

/**
 * Keeps a picture on the stage: where it is larger no edge comes inside, where it is smaller it is in the middle.
 *
 * @param view     Wanted.
 * @param box      At factor 1, not turned.
 * @param stage    The room.
 * @param rotation Any multiple of 90.
 */
export function clampView(
	view: View,
	box: Size,
	stage: Size,
	rotation: number
): View {
	const lying = rotation % 180 !== 0;
	const spare = ( length: number, room: number ) =>
		Math.max( 0, ( length * view.factor - room ) / 2 );
	const x = spare( lying ? box.height : box.width, stage.width );
	const y = spare( lying ? box.width : box.height, stage.height );
	return {
		factor: view.factor,
		x: within( view.x, -x, x ),
		y: within( view.y, -y, y ),
	};
}

/**
 * Zooms so that what is under a point stays under it.
 *
 * @param view   Now.
 * @param factor Wanted; it is kept between the limits.
 * @param point  From the middle of the stage.
 */
export function zoomAt( view: View, factor: number, point: Point ): View {
	const next = clampFactor( factor );
	const growth = next / view.factor;
	return {
		factor: next,
		x: point.x - ( point.x - view.x ) * growth,
		y: point.y - ( point.y - view.y ) * growth,
	};
}

/**
 * What two fingers do: what was between them stays between them.
 *
 * @param view  When they came.
 * @param scale How much further apart they are, 1 = as they came.
 * @param came  Their middle when they came, from the middle of the stage.
 * @param now   Their middle.
 */
export function pinchBy(
	view: View,
	scale: number,
	came: Point,
	now: Point
): View {
	const { factor, x, y } = zoomAt( view, view.factor * scale, came );
	return { factor, x: x + now.x - came.x, y: y + now.y - came.y };
}

/**
 * An angle between 0 and 359.
 *
 * @param angle In degrees.
 */
export const modulo = ( angle: number ): number =>
	( ( angle % 360 ) + 360 ) % 360;
