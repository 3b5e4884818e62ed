/** The whole screen for the viewer, where browser and page allow it; downloaded when it is asked for. */
export class Fullscreen {
	active = false;

	readonly #changed = () => {
		const active = document.fullscreenElement === this.#element;
		if ( active !== this.active ) {
			this.active = active;
			this.#onChange( active );
		}
	};

	readonly #element;
	readonly #onChange;

	constructor(
		/** A dialog itself may not be shown in fullscreen. */
		element: HTMLElement,
		onChange: ( active: boolean ) => void
	) {
		this.#element = element;
		this.#onChange = onChange;
		document.addEventListener( 'fullscreenchange', this.#changed );
	}

	async toggle(): Promise< void > {
		try {
			await ( document.fullscreenElement
				? document.exitFullscreen()
				: this.#element.requestFullscreen() );
		} catch {
			// The browser or the page's policy forbids it.
		}
	}

	/** For good; nothing is told. */
	destroy(): void {
		document.removeEventListener( 'fullscreenchange', this.#changed );
		if ( document.fullscreenElement === this.#element ) {
			document.exitFullscreen().catch( () => {} );
		}
	}
}
