/** What a wheel means. Pure. */

/** px from which on it has turned; a touchpad sends many small ones. */
const TURNED = 40;

/** px of a notch; a busy browser tells of several at once. */
const NOTCH = 100;

/** px of a line or page, which some browsers count instead. */
const LINE = 40;

type Turn = Pick< WheelEvent, 'deltaY' | 'deltaMode' >;

/** Counts the steps of a wheel: positive = larger, 0 = not yet. */
export function countSteps(): ( turn: Turn ) => number {
	let rolled = 0;
	return ( { deltaY, deltaMode } ) => {
		rolled += deltaY * ( deltaMode === 0 ? 1 : LINE );
		if ( Math.abs( rolled ) < TURNED ) {
			return 0;
		}
		const steps = Math.max( 1, Math.round( Math.abs( rolled ) / NOTCH ) );
		const direction = -Math.sign( rolled );
		rolled = 0;
		return direction * steps;
	};
}
