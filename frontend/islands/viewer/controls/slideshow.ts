/** The slideshow: it goes on by itself while somebody can see it. */

interface SlideshowOptions {
	/** ms that each picture is seen. */
	delay: number;
	/** Whether what is shown may be counted: the delay counts from when the picture is there. */
	mayCount: () => boolean;
	/** Goes on; false = not now. */
	next: () => boolean;
	onPlaying: ( playing: boolean ) => void;
}

export class Slideshow {
	playing = false;

	#timer: ReturnType< typeof setTimeout > | undefined;
	readonly #recount = () => this.count();

	readonly #options;

	constructor( options: SlideshowOptions ) {
		this.#options = options;
		document.addEventListener( 'visibilitychange', this.#recount );
	}

	/**
	 * Starts or stops it.
	 *
	 * @param playing Wanted.
	 */
	play( playing: boolean ): void {
		if ( playing !== this.playing ) {
			this.playing = playing;
			this.#options.onPlaying( playing );
			this.count();
		}
	}

	/** Counts the delay from now on; something has changed that it depends on. */
	count(): void {
		this.hold();
		if ( this.playing && ! document.hidden && this.#options.mayCount() ) {
			this.#timer = setTimeout( () => {
				if ( ! this.#options.next() ) {
					this.count();
				}
			}, this.#options.delay );
		}
	}

	/** Waits for the next `count()`. */
	hold(): void {
		clearTimeout( this.#timer );
	}

	/** For good; nothing is told. */
	destroy(): void {
		this.hold();
		this.playing = false;
		document.removeEventListener( 'visibilitychange', this.#recount );
	}
}
