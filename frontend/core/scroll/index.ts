/** `@vitrine/scroll`: what `scrollPageTo()` of `@vitrine/frontend` fetches with the first scroll. */
import { giveFocus } from '../dialog/focus';
import { freeAbove } from './free-above';
import { between } from './place';

/** An element, or a place in px from the top. */
export type ScrollTarget = Element | number;

export interface ScrollOptions {
	/** How long it takes, ms; 1000 unless it is given. */
	duration?: number;
	/** Px that stay free above the target; else as much as `scroll-padding` of the page and `scroll-margin` of an element say. */
	offset?: number;
	/** What gets the focus: the target, where it is an element, unless another one is given; null = it stays where it is. */
	focus?: Element | null;
}

const DURATION = 1000;

/**
 * Scrolls the window.
 *
 * @param target           Where to.
 * @param options          What differs from the defaults.
 * @param options.duration Ms.
 * @param options.offset   Px.
 * @param options.focus    What gets the focus.
 * @param signal           Ends it.
 * @return Whether it arrived, once the page has been told of the last step.
 */
export async function scrollWindow(
	target: ScrollTarget,
	{
		duration = DURATION,
		offset,
		focus = target instanceof Element ? target : null,
	}: ScrollOptions = {},
	signal: AbortSignal
): Promise< boolean > {
	if ( signal.aborted ) {
		return false;
	}
	// At once, so that a key that ends the scroll goes on from there.
	if ( focus ) {
		giveFocus( focus as HTMLElement );
	}
	const time = matchMedia( '(prefers-reduced-motion: reduce)' ).matches
		? 0
		: duration;
	const from = window.scrollY;
	const begin = performance.now();
	for (;;) {
		const over = performance.now() - begin;
		const part = over < time ? over / time : 1;
		window.scrollTo( {
			// What moves meanwhile is followed.
			top: between( from, placeOf( target, offset ), part ),
			// Whatever `scroll-behavior` the page has.
			behavior: 'instant',
		} );
		await new Promise( requestAnimationFrame );
		if ( part === 1 || signal.aborted ) {
			return part === 1;
		}
	}
}

/**
 * Where the window has to be for a target to be at its upper edge.
 *
 * @param target Where to.
 * @param offset Px above it, where somebody has said so.
 */
function placeOf( target: ScrollTarget, offset?: number ): number {
	const page = document.documentElement;
	const { innerHeight, scrollY } = window;
	const place =
		typeof target === 'number'
			? target - ( offset ?? 0 )
			: target.getBoundingClientRect().top +
				scrollY -
				( offset ?? freeAbove( target ) );
	return Math.max( 0, Math.min( page.scrollHeight - innerHeight, place ) );
}
