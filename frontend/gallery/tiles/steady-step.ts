import { stepOf } from '../../render/gallery/steps';

/** A container whose step goes back and forth within so many ms and px has a scroll bar that comes and goes. */
const FLICKER = { time: 1000, width: 32 };

interface Change {
	step: number;
	width: number;
	time: number;
}

/**
 * The step of a container's width; one that flickers with a scroll bar stays.
 *
 * @return Gets a width in px, and whether the step decides how high the page is.
 */
export function steadyStep(): ( width: number, mayFlicker: boolean ) => number {
	let last: Change | undefined;
	/** The one before. */
	let before: Change | undefined;

	return ( width, mayFlicker ) => {
		const step = stepOf( width );
		if ( last?.step === step ) {
			return step;
		}
		const change = { step, width, time: performance.now() };
		if (
			mayFlicker &&
			last &&
			before?.step === step &&
			change.time - last.time < FLICKER.time &&
			Math.abs( width - before.width ) < FLICKER.width
		) {
			return last.step;
		}
		before = last;
		last = change;
		return step;
	};
}
