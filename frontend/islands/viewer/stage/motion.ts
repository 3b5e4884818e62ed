/** How one picture gives way to the next. Keyframes are pure; `move` plays them. */
import type { ViewerSettings } from '../../../render/gallery/types';

export type Transition = ViewerSettings[ 'transition' ];

/** ms of a whole change; a fast finger makes it shorter. */
const DURATION = 320;
const MIN_DURATION = 120;

interface Frames {
	from: Keyframe[];
	to: Keyframe[];
}

/**
 * Keyframes of both pictures.
 *
 * @param transition Which.
 * @param side       Where the next picture comes from: 1 = the right, −1 = the left.
 * @param width      Of the stage, px.
 * @param start      How far a finger has moved both, px.
 */
export function framesOf(
	transition: Transition,
	side: 1 | -1,
	width: number,
	start = 0
): Frames {
	const x = ( px: number, rest = '' ) => `translateX(${ px }px)${ rest }`;
	const coming = { transform: x( start + side * width ) };
	const there = { transform: x( 0 ) };
	switch ( transition ) {
		case 'swipe2':
			return {
				from: [
					{ transform: x( start ), opacity: 1 },
					{
						transform: x( -side * width * 0.5, ' scale(.75)' ),
						opacity: 0,
					},
				],
				to: [ coming, there ],
			};
		case 'swipe':
			return {
				from: [
					{ transform: x( start ) },
					{ transform: x( -side * width ) },
				],
				to: [ coming, there ],
			};
		case 'slideAppear':
			return {
				from: [
					{ transform: x( start ), opacity: 1 },
					{ transform: x( start ), opacity: 0 },
				],
				to: [
					start
						? coming
						: { transform: x( side * width * 0.25 ), opacity: 0 },
					{ ...there, opacity: 1 },
				],
			};
		case 'none':
			return { from: [], to: [] };
	}
}

/** Whether anything may move. */
export const mayMove = (): boolean =>
	typeof Element.prototype.animate === 'function' &&
	! matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/**
 * Plays the change; both elements are where the style sheet puts them afterwards.
 *
 * @param out      Goes.
 * @param into     Comes.
 * @param frames   Of both.
 * @param velocity px for each ms of the finger that began it, 0 = none.
 * @param width    Of the stage.
 */
export async function move(
	out: HTMLElement,
	into: HTMLElement,
	frames: Frames,
	velocity: number,
	width: number
): Promise< void > {
	const speed = Math.abs( velocity );
	const timing: KeyframeAnimationOptions = {
		duration:
			speed > 0.3
				? Math.max( MIN_DURATION, Math.min( DURATION, width / speed ) )
				: DURATION,
		// A finger's speed goes on as it was.
		easing: speed > 0.3 ? 'linear' : 'cubic-bezier(.2,.7,.2,1)',
	};
	await Promise.allSettled( [
		out.animate( frames.from, timing ).finished,
		into.animate( frames.to, timing ).finished,
	] );
}
