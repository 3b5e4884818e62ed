/** Ms of the first rest. */
const PAUSE = 30_000;

/** How long something is not asked for again that did not bring what it should have: each time twice as long as before. */
export class Rest {
	#until = 0;
	#pause = PAUSE;

	/** Whether it goes on. */
	lasts(): boolean {
		return Date.now() < this.#until;
	}

	/** Begins one. */
	begin(): void {
		this.#until = Date.now() + this.#pause;
		this.#pause *= 2;
	}
}
