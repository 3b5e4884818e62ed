/** A video from its start to its end, and round again. */
import type { Mover } from '../control';
import { filePlayer } from './file';
import type { Player, PlayerEvents } from './player';
import type { VideoData } from './read';

/** Ms from asking a player where it is to asking again. */
const PACE = 350;

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
	end || ( duration ? duration - END : Infinity );

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
	const { kind, start, loop } = data;
	let player: Player | undefined;
	let cancel: ( () => void ) | undefined;
	let timer: ReturnType< typeof setInterval > | undefined;
	let patience = PATIENCE;
	let isShown = false;
	let isOver = false;

	const pause = () => {
		clearInterval( timer );
		timer = undefined;
		player?.pause();
	};
	const remove = () => {
		pause();
		player?.end();
		player?.element.remove();
		cancel?.();
		player = cancel = undefined;
		patience = PATIENCE;
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
			if ( ! isShown && time > start ) {
				isShown = true;
				player!.element.classList.add( 'is-shown' );
			}
			if ( timer && time >= endOf( data, duration ) ) {
				isOver = true;
				( loop ? play : onStop )();
			}
		},
		onFail: () => {
			remove();
			onStop();
		},
		onRefused: onStop,
	};
	const make = ( create: typeof filePlayer ) => {
		player = create( data, events );
		media.append( player.element );
		( timer ? play : pause )();
	};
	const tick = () => {
		player?.ask();
		// A file says itself what is wrong with it.
		if ( kind !== 'video' && ! isShown && --patience < 0 ) {
			events.onFail();
		}
	};
	return {
		play: () => {
			if ( ! timer ) {
				timer = setInterval( tick, PACE );
				cancel ??= once( creatorOf( kind ), make, events.onFail );
				if ( player ) {
					play();
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
