/** Ms from asking a player where it is to asking again. */
export const PACE = 350;

/** What plays a video. */
export interface Player {
	element: HTMLElement;
	play: () => void;
	pause: () => void;
	/**
	 * Goes to a place.
	 *
	 * @param second Where.
	 */
	seek: ( second: number ) => void;
	/** Wants to be told where it is. */
	ask: () => void;
	/** It is not wanted any more. */
	end: () => void;
}

export interface PlayerEvents {
	/**
	 * Where it is.
	 *
	 * @param time     Second.
	 * @param duration Its length, 0 = it goes round by itself, or nobody knows.
	 */
	onTime: ( time: number, duration: number ) => void;
	/** It cannot be played, or may not play by itself. */
	onFail: () => void;
	onRefused: () => void;
}
