import type { Viewing } from '../viewing';

/**
 * Adds the strip, which is downloaded after the first picture; not to a frame that has left the page by then.
 *
 * @param viewing To what.
 * @param go      Goes to an item.
 */
export function loadStrip( viewing: Viewing, go: ( index: number ) => void ) {
	const { settings, items, frame } = viewing;
	if ( settings.strip === 'none' || items.count < 2 ) {
		return;
	}
	import( /* webpackChunkName: "chunks/viewer-strip" */ './strip' ).then(
		async ( { attachStrip, style } ) => {
			await style;
			if ( frame.isConnected ) {
				attachStrip( viewing, go );
			}
		},
		() => {
			// A viewer without its strip is still one.
		}
	);
}
