/** Scrolls of the page that no hand makes, one at a time. In `@vitrine/frontend`, because all blocks share what it knows. */
import type { ScrollOptions, ScrollTarget } from '@vitrine/scroll';
import { listen } from '../listen';

let running: AbortController | undefined;

/** Whether `scrollPageTo()` scrolls the page: what answers to a visitor who scrolls leaves that alone. */
export const isAutoScrolling = (): boolean => running?.signal.aborted === false;

/**
 * Scrolls the page, and moves the focus there. Whatever the visitor does meanwhile ends it, and so does another scroll; with reduced motion it jumps.
 *
 * @param target  An element, or a place in px from the top.
 * @param options What differs from the defaults.
 * @return Whether it arrived; rejects where its code cannot be fetched.
 */
export async function scrollPageTo(
	target: ScrollTarget,
	options?: ScrollOptions
): Promise< boolean > {
	running?.abort();
	const control = ( running = new AbortController() );
	const end = () => control.abort();
	listen( 'wheel touchstart pointerdown keydown', end, control.signal );
	try {
		const { scrollWindow } = await import(
			// The build writes its address; a bundler's own loader would be on every page.
			/* webpackIgnore: true */ '@vitrine/scroll'
		);
		return await scrollWindow( target, options, control.signal );
	} finally {
		end();
	}
}
