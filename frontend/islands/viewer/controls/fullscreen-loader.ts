import { emit } from '@vitrine/frontend';
import type { Viewing } from '../viewing';

/**
 * The command for the whole screen, which is downloaded when it is asked for; not for a frame that has left the page by then.
 *
 * @param viewing What is shown.
 */
export function fullscreenOf( { frame, host, signal, update }: Viewing ) {
	let toggle: ( () => Promise< void > ) | undefined;
	return () =>
		import(
			/* webpackChunkName: "chunks/viewer-fullscreen" */ './fullscreen'
		).then(
			( { attachFullscreen } ) => {
				if ( frame.isConnected ) {
					toggle ??= attachFullscreen( frame, signal, ( active ) => {
						update( { fullscreen: active } );
						emit( host, 'vitrine:gallery:fullscreen', { active } );
					} );
					void toggle();
				}
			},
			() => {
				// The window is large enough.
			}
		);
}
