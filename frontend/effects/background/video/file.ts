import { safeUrl } from '../../../core/safe-url';
import type { Player, PlayerEvents } from './player';
import type { VideoData } from './read';

/**
 * Plays a file.
 *
 * @param data   What the server says of it.
 * @param events Gets what becomes of it.
 */
export function filePlayer(
	{ src, start, end, loop }: VideoData,
	{ onTime, onFail, onRefused }: PlayerEvents
): Player {
	const video = document.createElement( 'video' );
	video.muted = true;
	video.playsInline = true;
	video.disablePictureInPicture = true;
	video.loop = loop && ! start && ! end;
	video.src = safeUrl( src );
	video.addEventListener( 'error', onFail );
	return {
		element: video,
		play: () => {
			// Browsers that save power refuse; one that is stopped on its way goes on later.
			video
				.play()
				.catch(
					( { name } ) => name === 'NotAllowedError' && onRefused()
				);
		},
		pause: () => video.pause(),
		seek: ( second ) => {
			video.currentTime = second;
		},
		ask: () =>
			onTime( video.currentTime, video.loop ? 0 : video.duration || 0 ),
		end: () => {
			video.removeEventListener( 'error', onFail );
			video.removeAttribute( 'src' );
			video.load();
		},
	};
}
