import type { CarouselWords } from './types';

/** On the button: it starts what is paused. */
const PAUSED = 'is-paused';

/**
 * Lets a row go on by itself until somebody takes hold of it. It waits while the pointer is over it, while the page is not seen, and
 * does nothing for those who prefer reduced motion.
 *
 * Swiper's own autoplay asks for every frame of the screen and knows neither the focus nor a button.
 *
 * @param root    The carousel.
 * @param button  Stops and starts it.
 * @param seconds From one view to the next.
 * @param words   Names of the button.
 * @param next    Moves on; false = there is nowhere to go.
 * @param told    Learns whether it goes on by itself.
 */
export function attachAutoplay(
	root: HTMLElement,
	button: HTMLElement,
	seconds: number,
	words: Pick< CarouselWords, 'pause' | 'start' >,
	next: () => boolean,
	told?: ( plays: boolean ) => void
): void {
	const calm = matchMedia( '(prefers-reduced-motion: reduce)' );
	let paused = false;
	let hovered = false;
	let timer = 0;

	const wait = () => {
		clearTimeout( timer );
		if ( ! paused && ! hovered && ! document.hidden && ! calm.matches ) {
			timer = window.setTimeout( () => {
				if ( next() ) {
					wait();
				} else {
					pause( true );
				}
			}, seconds * 1000 );
		}
	};
	const pause = ( value: boolean ) => {
		paused = value;
		button.classList.toggle( PAUSED, value );
		button.ariaLabel = value ? words.start : words.pause;
		told?.( ! value );
		wait();
	};

	button.addEventListener( 'click', () => pause( ! paused ) );
	/** Whoever is in it has it: it does not go on until it is told to. */
	const hold = ( { target }: Event ) => {
		if ( target !== button ) {
			pause( true );
		}
	};
	root.addEventListener( 'focusin', hold );
	root.addEventListener( 'pointerdown', hold );
	root.addEventListener( 'pointerenter', ( { pointerType } ) => {
		hovered = pointerType === 'mouse';
		wait();
	} );
	root.addEventListener( 'pointerleave', () => {
		hovered = false;
		wait();
	} );
	document.addEventListener( 'visibilitychange', wait );
	calm.addEventListener( 'change', wait );
	wait();
}
