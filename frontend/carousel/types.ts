import type { Place } from './dots';
import type { Row, RowOptions } from './row';

export type { RowOptions };

/** The parts of a carousel, as the server has printed them. */
export interface CarouselParts {
	/** Around everything. */
	root: HTMLElement;
	/** Around the row alone. */
	frame: HTMLElement;
	/** The row; it scrolls by itself, and its children are the slides. */
	list: HTMLElement;
	previous: HTMLElement | null;
	next: HTMLElement | null;
	/** Stops and starts what moves by itself. */
	pause: HTMLElement | null;
	/** Where dots go. */
	dots: HTMLElement | null;
}

export interface CarouselWords {
	/** What it is called. */
	label: string;
	/** What it is: 'carousel'. */
	carousel: string;
	/** What is in it: 'slide'. */
	slide: string;
	/** Such as '1 of 9'. */
	position: string;
	goTo: string;
	pause: string;
	start: string;
}

/** What a block puts in place of what all carousels have. */
export interface CarouselExtras {
	/** Made before, in a task of its own. */
	row: Row;
	setRoles: ( slides: Element[], views: number[] ) => void;
	attachDots: (
		root: HTMLElement,
		goTo: string,
		show: ( view: number ) => void
	) => ( place: Place ) => void;
	/** After each scroll. */
	follow: ( place: Place ) => void;
	/** Whether it goes on by itself has changed. */
	told: ( plays: boolean ) => void;
}

export interface CarouselOptions extends RowOptions {
	/** Seconds until it goes on by itself, 0 = it does not. */
	autoplay: number;
	words: CarouselWords;
	extras?: CarouselExtras;
}

export interface Carousel {
	/**
	 * Brings a slide into view.
	 *
	 * @param slide A child of the list.
	 */
	show: ( slide: Element ) => void;
}
