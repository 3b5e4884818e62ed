/** When a background moves: while it is in or near the window, and nobody has anything against it. */
import { listen } from '../../core/listen';
import { savesData } from '../../core/device';
import { onSight } from '../../core/scrolling';

/** How far from the window a background begins. */
const NEAR = '200px';

/** What moves; both may be called again and again. */
export interface Mover {
	play: () => void;
	pause: () => void;
}

/** What the server says of each background. */
export interface Words {
	play: string;
	pause: string;
}

export interface Control {
	/** Something has changed: it begins, unless a visitor or the device has something against it. */
	begin: () => void;
	/** It rests until somebody presses the button. */
	stop: () => void;
	/** What somebody has pressed counts no more. */
	forget: () => void;
	/**
	 * Whether there is nothing to move here.
	 *
	 * @param is Whether.
	 */
	hold: ( is: boolean ) => void;
	/**
	 * What a press does to what rests.
	 *
	 * @param label Name of the button.
	 */
	name: ( label: string ) => void;
}

/**
 * Gives a background its button, and moves it.
 *
 * @param element  The background, as the server has printed it.
 * @param words    Names of the button.
 * @param mover    What moves.
 * @param mayBegin Whether it may begin by itself.
 */
export function control(
	element: HTMLElement,
	words: Words,
	mover: Mover,
	mayBegin: () => boolean = () => true
): Control {
	const button = element.querySelector< HTMLButtonElement >(
		'.vitrine-background__button'
	)!;
	const calm = matchMedia( '(prefers-reduced-motion: reduce)' );
	let { play } = words;
	let choice: boolean | undefined;
	let isWanted = false;
	let isNear = false;
	let isHeld = false;
	let isAway = false;

	const update = () => {
		const moves = isWanted && ! isHeld;
		element.classList.toggle( 'is-playing', moves );
		button.hidden = isHeld;
		button.ariaLabel = moves ? words.pause : play;
		if ( moves && isNear && ! isAway && ! document.hidden ) {
			mover.play();
		} else {
			mover.pause();
		}
	};
	const want = ( is: boolean ) => {
		isWanted = is;
		update();
	};
	const begin = () =>
		want( choice ?? ( ! calm.matches && ! savesData() && mayBegin() ) );
	const choose = ( is: boolean ) => {
		choice = is;
		want( is );
	};

	button.addEventListener( 'click', () => choose( ! isWanted ) );
	calm.addEventListener( 'change', () => {
		// What somebody has stopped stays so; a press from before says nothing of now.
		choice &&= undefined;
		begin();
	} );
	listen( 'visibilitychange', update );
	listen( 'pagehide pageshow', ( { type } ) => {
		isAway = type === 'pagehide';
		update();
	} );
	onSight(
		( { isIntersecting } ) => {
			isNear = isIntersecting;
			update();
		},
		new AbortController().signal,
		{ rootMargin: NEAR }
	)( element );
	begin();
	return {
		begin,
		stop: () => choose( false ),
		forget: () => {
			choice = undefined;
			begin();
		},
		hold: ( is ) => {
			isHeld = is;
			update();
		},
		name: ( label ) => {
			play = label;
			update();
		},
	};
}
