/** Keeps what stands below the posts where it is while an answer takes long: what moves soon after an input is expected, what moves later is not. */

/** Before browsers count a move as unexpected (500 ms after an input). */
const SOON = 400;

export class Hold {
	private timer = 0;
	/** Whether room is reserved for what is on its way. */
	private isLate = false;
	/** The tallest that the posts of a page and the loop have been, px. */
	private most = { list: 0, loop: 0 };

	/**
	 * @param loop The loop.
	 */
	constructor( private readonly loop: HTMLElement ) {}

	private get list(): HTMLElement | null {
		return this.loop.querySelector( '.wp-block-post-template' );
	}

	/**
	 * An answer is on its way.
	 *
	 * @param isMore Whether its posts stand behind those that are there.
	 */
	begin( isMore: boolean ): void {
		const { list, loop, most } = this;
		const height = list?.offsetHeight ?? 0;
		if ( ! isMore ) {
			most.list = Math.max( most.list, height );
			most.loop = Math.max( most.loop, loop.offsetHeight );
		}
		// Nobody knows how tall the posts will be: as a page has been.
		most.list ||= height;
		const more = isMore ? most.list + gapIn( list ) : 0;
		clearTimeout( this.timer );
		this.isLate = false;
		this.timer = window.setTimeout( () => {
			this.isLate = true;
			this.reserve(
				isMore ? height + more : most.list,
				isMore ? loop.offsetHeight + more : most.loop
			);
		}, SOON );
	}

	/**
	 * The answer is there: what was reserved for it stays so, what was not is given back.
	 *
	 * @param change Shows it.
	 */
	end( change: () => void ): void {
		clearTimeout( this.timer );
		const list = this.list?.style.minBlockSize;
		const loop = this.loop.style.minBlockSize;
		change();
		if ( this.isLate ) {
			this.set( list, loop );
		} else {
			this.set();
		}
	}

	private reserve( list: number, loop: number ): void {
		this.set( `${ list }px`, `${ loop }px` );
	}

	private set( list = '', loop = '' ): void {
		if ( this.list ) {
			this.list.style.minBlockSize = list;
		}
		this.loop.style.minBlockSize = loop;
	}
}

/** Px between rows of posts: the list's, or the posts' own. */
function gapIn( list: HTMLElement | null ): number {
	const [ one, other ] = [ ...( list?.children ?? [] ) ].map( ( post ) =>
		post.getBoundingClientRect()
	);
	return list && one && other
		? Math.max(
				0,
				parseFloat( getComputedStyle( list ).rowGap ) || 0,
				other.top - one.bottom
			)
		: 0;
}
