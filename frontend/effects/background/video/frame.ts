/** `@vitrine/background-player`: players of YouTube and Vimeo behind sections, fetched with the first of them. Both are told and asked by messages. */
import { safeUrl } from '../../../core/safe-url';
import { listen } from '../../../core/listen';
import { PACE, type Player, type PlayerEvents } from './player';
import type { VideoData } from './read';

/** How often one is greeted that does not answer. */
const GREETINGS = 60;

/** What each player is told. */
const COMMANDS = {
	youtube: {
		play: youtube( 'playVideo' ),
		pause: youtube( 'pauseVideo' ),
		seek: ( second: number ) => youtube( 'seekTo', second, true ),
		ask: [ { event: 'listening', channel: 'widget' } ],
	},
	vimeo: {
		play: [ { method: 'play' } ],
		pause: [ { method: 'pause' } ],
		seek: ( value: number ) => [ { method: 'setCurrentTime', value } ],
		ask: [ { method: 'getDuration' }, { method: 'getCurrentTime' } ],
	},
};

function youtube( func: string, ...args: unknown[] ) {
	return [ { event: 'command', func, args } ];
}

/** What players say, as far as it counts. */
interface Message {
	/** Of Vimeo. */
	event?: string;
	method?: string;
	value?: unknown;
	/** Of YouTube; a state of 1 is playing. */
	info?: {
		currentTime?: number;
		duration?: number;
		playerState?: number;
	} | null;
}

/**
 * Says something again and again.
 *
 * @param say Says it.
 * @return It has been heard.
 */
function greet( say: () => void ): () => void {
	let left = GREETINGS;
	const timer = setInterval( () => {
		if ( left-- > 0 ) {
			say();
		} else {
			clearInterval( timer );
		}
	}, PACE );
	return () => clearInterval( timer );
}

/**
 * The frame of a player.
 *
 * @param src Its address.
 */
function frameOf( src: string ): HTMLIFrameElement {
	const frame = document.createElement( 'iframe' );
	// It could be used by keyboard; what lies behind cannot be seen to have the focus.
	frame.inert = true;
	frame.tabIndex = -1;
	frame.allow = 'autoplay; encrypted-media';
	// Players refuse pages that do not say which they are.
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	frame.setAttribute( 'sandbox', 'allow-scripts allow-same-origin' );
	frame.src = safeUrl( src );
	return frame;
}

/**
 * Plays a video of YouTube or Vimeo.
 *
 * @param data   What the server says of it.
 * @param events Gets what becomes of it.
 */
export function framePlayer(
	{ kind, src, start, end, loop }: VideoData,
	{ onTime }: PlayerEvents
): Player {
	const commands = COMMANDS[ kind as 'youtube' | 'vimeo' ];
	const frame = frameOf(
		kind === 'youtube'
			? `${ src }&origin=${ encodeURIComponent( location.origin ) }`
			: src
	);
	const { origin } = new URL( src );
	const ended = new AbortController();
	const isRound = kind === 'vimeo' && loop && ! start && ! end;
	let isPlaying = true;
	let duration = 0;

	const send = ( messages: object[] ) =>
		messages.forEach(
			// They hold no secret, and a frame that could not be loaded has no origin.
			( one ) =>
				frame.contentWindow?.postMessage( JSON.stringify( one ), '*' )
		);
	const follow = () => send( isPlaying ? commands.play : commands.pause );
	// It begins by itself once it is there, wanted or not: it is told until it answers.
	const greeted = greet( () => {
		send( commands.ask );
		follow();
	} );
	const hear = ( { event, method, value, info }: Message ) => {
		greeted();
		const time = method === 'getCurrentTime' ? value : info?.currentTime;
		const length = method === 'getDuration' ? value : info?.duration;
		// It begins by itself, perhaps when it is not wanted any more.
		if ( event === 'ready' || ( info?.playerState === 1 && ! isPlaying ) ) {
			follow();
		}
		if ( typeof length === 'number' ) {
			duration = length;
		}
		if ( typeof time === 'number' ) {
			onTime( time, isRound ? 0 : duration );
		}
	};
	listen< MessageEvent< unknown > >(
		'message',
		( message ) => {
			if (
				message.source === frame.contentWindow &&
				message.origin === origin
			) {
				try {
					const { data: said } = message;
					hear(
						typeof said === 'string' ? JSON.parse( said ) : said
					);
				} catch {
					// Players say other things, too.
				}
			}
		},
		ended.signal
	);
	const set = ( is: boolean ) => {
		isPlaying = is;
		follow();
	};
	return {
		element: frame,
		play: () => set( true ),
		pause: () => set( false ),
		seek: ( second ) => send( commands.seek( second ) ),
		ask: () => send( commands.ask ),
		end: () => {
			greeted();
			ended.abort();
		},
	};
}
