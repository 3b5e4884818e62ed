import { stepOf } from '../../render/gallery/steps';

/** A container whose step goes back and forth within so many ms and px has a scroll bar that comes and goes. */
const FLICKER = { time: 1000, width: 32 };

/** The step of a container's width; one that flickers with a scroll bar stays. */
export class SteadyStep {
	/** The last two. */
	#changes: { step: number; width: number; time: number }[] = [];

	/**
	 * The step of a width.
	 *
	 * @param width      Px.
	 * @param mayFlicker Whether the step decides how high the page is.
	 */
	of( width: number, mayFlicker: boolean ): number {
		const step = stepOf( width );
		const last = this.#changes.at( -1 );
		if ( last?.step === step ) {
			return step;
		}
		const before = this.#changes.at( -2 );
		const change = { step, width, time: performance.now() };
		const isFlicker =
			mayFlicker &&
			last &&
			before?.step === step &&
			change.time - last.time < FLICKER.time &&
			Math.abs( width - before.width ) < FLICKER.width;
		if ( isFlicker ) {
			return last.step;
		}
		this.#changes = [ ...( last ? [ last ] : [] ), change ];
		return step;
	}
}
