/** A video from its start to its end, and round again. */
import type { Mover } from '../control';
import { filePlayer } from './file';
import { PACE, type Player, type PlayerEvents } from './player';
import type { VideoData } from './read';

/** Seconds before its own end at which a video goes round: players show other things at the very end. */
const END = 0.5;

/** How often a player of a third party is asked before it is given up: blocked ones never answer. */
const PATIENCE = 30;

/**
 * The second at which a video ends.
 *
 * @param data     What the server says.
 * @param duration Its length, 0 = it goes round by itself, or nobody knows.
 */
const endOf = ( { end }: VideoData, duration: number ): number =>
	Math.min( end || Infinity, duration ? duration - END : Infinity );

/**
 * The second at which a video begins: one that is shorter begins with itself.
 *
 * @param data     What the server says.
 * @param duration Its length, 0 = nobody knows.
 */
const startOf = ( { start }: VideoData, duration: number ): number =>
	duration && start >= duration - END ? 0 : start;

interface ClockOptions {
	tick: () => void;
	/** Whether there is no answer yet. */
	isWaiting: () => boolean;
	giveUp: () => void;
}

/**
 * Asks a player again and again where it is.
 *
 * @param options What it does.
 */
function createClock( { tick, isWaiting, giveUp }: ClockOptions ) {
	let timer: ReturnType< typeof setInterval > | undefined;
	let patience = PATIENCE;
	return {
		isOn: () => timer !== undefined,
		start: () => {
			timer = setInterval( () => {
				tick();
				if ( isWaiting() && --patience < 0 ) {
					giveUp();
				}
			}, PACE );
		},
		stop: () => {
			clearInterval( timer );
			timer = undefined;
		},
		reset: () => {
			patience = PATIENCE;
		},
	};
}

/**
 * A video that rests. Nothing of it is loaded before it plays.
 *
 * @param media  Where it plays.
 * @param data   What the server says.
 * @param onStop It has played once, cannot be played, or may not.
 */
export function playback(
	media: HTMLElement,
	data: VideoData,
	onStop: () => void
): Mover & { remove: () => void } {
	let player: Player | undefined;
	let cancel: ( () => void ) | undefined;
	let start = data.start;
	let isShown = false;
	let isOver = false;

	const clock = createClock( {
		tick: () => player?.ask(),
		// A file says itself what is wrong with it.
		isWaiting: () => data.kind !== 'video' && ! isShown,
		giveUp: () => events.onFail(),
	} );
	const pause = () => {
		clock.stop();
		player?.pause();
	};
	const remove = () => {
		pause();
		player?.end();
		player?.element.remove();
		cancel?.();
		player = cancel = undefined;
		clock.reset();
		isShown = isOver = false;
	};
	const play = () => {
		if ( isOver ) {
			isOver = false;
			player!.seek( start );
		}
		player!.play();
	};
	const events: PlayerEvents = {
		onTime: ( time, duration ) => {
			start = startOf( data, duration );
			isShown ||= time > start;
			player!.element.classList.toggle( 'is-shown', isShown );
			if ( clock.isOn() && time >= endOf( data, duration ) ) {
				isOver = true;
				( data.loop ? play : onStop )();
			}
		},
		onFail: () => {
			remove();
			onStop();
		},
		onRefused: onStop,
	};
	const make = ( create: typeof filePlayer ) => {
		cancel = undefined;
		if ( clock.isOn() ) {
			player = create( data, events );
			media.append( player.element );
			play();
		}
	};
	return {
		play: () => {
			if ( ! clock.isOn() ) {
				clock.start();
				if ( player ) {
					play();
				} else {
					cancel ??= once(
						creatorOf( data.kind ),
						make,
						events.onFail
					);
				}
			}
		},
		pause,
		remove,
	};
}

/**
 * Waits for something, unless it is not wanted any more.
 *
 * @param coming What is waited for.
 * @param use    Gets it.
 * @param fail   It cannot be had.
 * @return Ends the waiting: consent, say, was taken back.
 */
function once< Value >(
	coming: Promise< Value >,
	use: ( value: Value ) => void,
	fail: () => void
): () => void {
	let isWanted = true;
	coming.then(
		( value ) => isWanted && use( value ),
		() => isWanted && fail()
	);
	return () => {
		isWanted = false;
	};
}

/**
 * What makes a player: that of third parties is fetched with the first of them.
 *
 * @param kind What the video is.
 */
const creatorOf = async ( kind: VideoData[ 'kind' ] ) =>
	kind === 'video'
		? filePlayer
		: ( await import( '@vitrine/background-player' ) ).framePlayer;
