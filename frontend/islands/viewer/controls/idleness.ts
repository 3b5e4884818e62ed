/** Tools go while nothing happens, and come back with whatever does. */

interface IdlenessOptions {
	/** The dialog: it has the class, and here things happen. */
	element: HTMLElement;
	/** ms without anything, negative = tools stay. */
	delay: number;
	/** Whether somebody is at work with the tools. */
	isBusy: () => boolean;
}

const IDLE = 'is-idle';

export class Idleness {
	#timer: ReturnType< typeof setTimeout > | undefined;

	readonly #options;

	constructor( options: IdlenessOptions ) {
		this.#options = options;
		const { element } = options;
		element.addEventListener( 'pointermove', ( { pointerType } ) => {
			if ( pointerType !== 'touch' ) {
				this.show();
			}
		} );
		element.addEventListener( 'focusin', () => this.show() );
	}

	/** Shows the tools, for a while. */
	show(): void {
		const { element, delay } = this.#options;
		this.stop();
		element.classList.remove( IDLE );
		if ( delay >= 0 ) {
			this.#timer = setTimeout( () => this.#hide(), delay );
		}
	}

	/** What a tap does. */
	toggle(): void {
		this.stop();
		if ( this.#options.element.classList.contains( IDLE ) ) {
			this.show();
		} else {
			this.#hide();
		}
	}

	/** For good. */
	stop(): void {
		clearTimeout( this.#timer );
	}

	#hide(): void {
		if ( this.#options.isBusy() ) {
			this.show();
		} else {
			this.#options.element.classList.add( IDLE );
		}
	}
}
