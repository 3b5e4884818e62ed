/** The slideshow: it goes on by itself while somebody can see it. */
import { emit } from '@vitrine/frontend';
import type { Viewing } from '../viewing';

export type Slideshow = ReturnType< typeof slideshowOf >;

/**
 * Makes a slideshow, which is stopped at first. Each picture stays for `settings.slideshowDelay` ms from when it is there.
 *
 * @param viewing What is shown.
 * @param next    Goes on; false = not now.
 * @return `play( wanted )` starts or stops it, without an argument it toggles; `count()` restarts the delay after something it depends on has changed.
 */
export function slideshowOf(
	{ host, settings, signal, stage, state, update }: Viewing,
	next: () => boolean
) {
	let playing = false;
	let timer: ReturnType< typeof setTimeout > | undefined;

	const count = () => {
		clearTimeout( timer );
		if (
			playing &&
			! document.hidden &&
			! signal.aborted &&
			! state.panel &&
			! stage.pane.playing &&
			stage.pane.status !== 'loading'
		) {
			// Should the viewer close meanwhile, `next` does nothing and the count ends.
			timer = setTimeout(
				() => next() || count(),
				settings.slideshowDelay
			);
		}
	};
	const play = ( wanted = ! playing ) => {
		if ( wanted !== playing ) {
			playing = wanted;
			update( { playing } );
			emit( host, 'vitrine:gallery:slideshow', { playing } );
			count();
		}
	};
	document.addEventListener( 'visibilitychange', count, { signal } );
	return [ play, count ] as const;
}
