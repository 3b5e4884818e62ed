import { readData } from '../../../core/data';
import type { VideoSource } from '../../../render/effects/background/video';
import type { Words } from '../control';

/** What the server says of a video. Twin: php/Effects/Backgrounds/Video.php. */
export interface VideoData extends Words, VideoSource {
	loop: boolean;
	phones: boolean;
	/** Nothing of a third party before a press, or a yes in a consent tool. */
	ask: boolean;
}

/**
 * Reads the data of a video.
 *
 * @param element The background.
 * @return Undefined = the server has printed none: somebody else has written this.
 */
export const readVideo = ( element: HTMLElement ): VideoData | undefined =>
	readData( element ) as VideoData | undefined;
