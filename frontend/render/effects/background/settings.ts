/** Moving backgrounds, by the schema that php/Effects/Effects.php reads, too. */

/** An image of the media library, or of another place where it has no id. */
export interface BackgroundImage {
	id: number;
	url: string;
}

/** How a slide comes. */
export type Transition =
	'fade' | 'slide-right' | 'slide-left' | 'slide-up' | 'slide-down';

/** What moves behind a section. */
export interface Background {
	/** '' = nothing. */
	kind: '' | 'slideshow' | 'video';
	images: BackgroundImage[];
	/** Ms. */
	duration: number;
	transition: Transition;
	/** Ms. */
	transitionDuration: number;
	loop: boolean;
	kenBurns: 'none' | 'in' | 'out';
	size: 'cover' | 'contain';
	position: string;
	/** Of the video. */
	url: string;
	/** Seconds; 0 = as the address says. */
	start: number;
	end: number;
	once: boolean;
	phones: boolean;
	privacy: boolean;
	/** Nothing of a third party before a press, or a yes in a consent tool. */
	ask: boolean;
	poster: BackgroundImage;
}
