import type { StripPlace } from '../types';

/**
 * Adds the strip, which is downloaded after the first picture; not to a frame that has left the page by then.
 *
 * @param place To what.
 * @param go    Goes to an item.
 */
export function loadStrip( place: StripPlace, go: ( index: number ) => void ) {
	const { settings, items, frame } = place;
	if ( settings.strip === 'none' || items.count < 2 ) {
		return;
	}
	import( /* webpackChunkName: "chunks/viewer-strip" */ './strip' ).then(
		async ( { attachStrip, style } ) => {
			await style;
			if ( frame.isConnected ) {
				attachStrip( place, go );
			}
		},
		() => {
			// A viewer without its strip is still one.
		}
	);
}
