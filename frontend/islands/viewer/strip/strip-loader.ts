import type { StripOptions } from './strip';

/**
 * Adds the strip, which is downloaded after the first picture; not to a frame that has left the page by then.
 *
 * @param options To what.
 */
export function loadStrip( options: StripOptions ): void {
	import( /* webpackChunkName: "chunks/viewer-strip" */ './strip' ).then(
		async ( { attachStrip, style } ) => {
			await style;
			if ( options.frame.isConnected ) {
				attachStrip( options );
			}
		},
		() => {
			// A viewer without its strip is still one.
		}
	);
}
