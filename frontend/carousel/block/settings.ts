import type { CarouselWords } from '../types';

/** What the server says of a carousel. Twin: data() of php/Carousel/CarouselView.php. */
export interface BlockSettings {
	rows: number;
	rewind: boolean;
	loop: boolean;
	effect: 'slide' | 'fade' | 'coverflow' | 'cards' | 'creative';
	vertical: boolean;
	centered: boolean;
	free: boolean;
	/** Whether it is as high as the slide that is seen. */
	adapts: boolean;
	place: '' | 'dots' | 'fraction' | 'progress' | 'thumbs';
	/** Seconds. */
	autoplay: number;
	drag: boolean;
	wheel: boolean;
	hash: boolean;
	words: BlockWords;
}

export interface BlockWords extends CarouselWords {
	first: string;
	last: string;
	play: string;
	stop: string;
}

/** Effects that lie all slides over each other. */
export const isStacked = ( { effect }: BlockSettings ): boolean =>
	effect === 'fade' || effect === 'cards' || effect === 'creative';
