import { readData } from '../../../core/data';
import type { Background } from '../../../render/effects/background/settings';
import type { Words } from '../control';

/** An image that is fetched when its turn is near. */
export interface SlideData {
	src: string;
	srcset?: string;
	/** Width by height. */
	ratio?: number;
}

/** What the server says of a slideshow. Twin: php/Effects/Backgrounds/Slideshow.php. */
export interface SlideshowData
	extends
		Words,
		Pick<
			Background,
			| 'duration'
			| 'transition'
			| 'transitionDuration'
			| 'loop'
			| 'kenBurns'
		> {
	/** All but the first, which is printed. */
	images: SlideData[];
}

/**
 * Reads the data of a slideshow.
 *
 * @param element The background.
 * @return Undefined = the server has printed none: somebody else has written this.
 */
export const readSlideshow = (
	element: HTMLElement
): SlideshowData | undefined =>
	readData( element ) as SlideshowData | undefined;
