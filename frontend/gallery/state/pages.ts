import type { GalleryConfig, GalleryItem } from '../../render/gallery/types';
import type { Context } from '../context';
import { itemOf } from '../../render/gallery/items/tile-item';
import type { IndexAnswer, Query, Source } from '../types';
import { Rest } from './rest';
import { sourceOf } from './site';

/** Items of one request; twin: `cursors` of the configuration (docs/gallery.md). */
const LENGTH = 50;

/** Requests at the same time: fewer than what a browser gives one host, so that pictures do not wait for them. */
const AT_ONCE = 3;

interface Options {
	source: Source;
	query: Query;
	/** Id of the item before every page but the first. */
	cursors: string[];
	version: string;
	total: number;
	/** The album has changed since the page was made; its places are the index's now. */
	onStale: ( index: IndexAnswer ) => void;
}

interface Job {
	page: number;
	stop: AbortController;
	/** Whether somebody needs one item of it: then it goes on wherever the screen is. */
	isPinned: boolean;
	start: () => void;
	promise: Promise< void >;
}

/** The tiles of an album as strings, fetched in pages of 50: each once, a few at a time, given up when nobody wants them any longer. */
export class Pages {
	readonly #tiles: string[] = [];
	/** Of pages that came short. */
	readonly #rests: Rest[] = [];
	/** Of the index: caches with different versions of the album may take turns. */
	readonly #indexRest = new Rest();
	readonly #jobs = new Map< number, Job >();
	#running = 0;
	#isStopped = false;
	#renewal: Promise< boolean > | null = null;

	readonly #options;

	constructor( options: Options ) {
		this.#options = options;
	}

	/**
	 * A tile that has been fetched, or was printed.
	 *
	 * @param place Its place in the album.
	 */
	html( place: number ): string | undefined {
		return this.#tiles[ place ];
	}

	/**
	 * Remembers a tile that is in the page.
	 *
	 * @param place Its place in the album.
	 * @param html  The tile.
	 */
	remember( place: number, html: string ): void {
		this.#tiles[ place ] = html;
	}

	/** Places that are known. */
	known(): number[] {
		return Object.keys( this.#tiles ).map( Number );
	}

	/**
	 * Fetches the pages of some places, and gives up what was wanted before and is not now.
	 *
	 * @param ranges Places from `first` up to but not including `end`.
	 * @return Whether something new has come.
	 * @throws When one of them cannot be fetched.
	 */
	async want(
		...ranges: { first: number; end: number }[]
	): Promise< boolean > {
		const places: number[] = [];
		for ( const { first, end } of ranges ) {
			for ( let place = first; place < end; place++ ) {
				if ( ! ( place in this.#tiles ) ) {
					places.push( place );
				}
			}
		}
		const missing = new Set(
			places.map( ( place ) => Math.floor( place / LENGTH ) )
		);
		for ( const job of this.#jobs.values() ) {
			if ( ! job.isPinned && ! missing.has( job.page ) ) {
				this.#drop( job );
			}
		}
		const settled = await Promise.allSettled(
			[ ...missing ].map( ( page ) => this.#fetch( page ) )
		);
		const failure = settled.find(
			( { status } ) => status === 'rejected'
		) as PromiseRejectedResult | undefined;
		if ( failure && failure.reason?.name !== 'AbortError' ) {
			throw failure.reason;
		}
		return places.some( ( place ) => place in this.#tiles );
	}

	/**
	 * An item, fetched where need be.
	 *
	 * @param place Its place in the album.
	 * @return Undefined = there is none.
	 */
	async item( place: number ): Promise< GalleryItem | undefined > {
		if ( place < 0 || place >= this.#options.total ) {
			return undefined;
		}
		if ( this.#tiles[ place ] === undefined ) {
			await this.#fetch( Math.floor( place / LENGTH ), true );
		}
		return this.knownItem( place );
	}

	/**
	 * An item that is known already.
	 *
	 * @param place Its place in the album.
	 */
	knownItem( place: number ): GalleryItem | undefined {
		const html = this.#tiles[ place ];
		const tile = html === undefined ? undefined : tilesOf( html )[ 0 ];
		return ( tile && itemOf( tile ) ) ?? undefined;
	}

	/** Gives everything up. */
	stop(): void {
		this.#isStopped = true;
		for ( const job of [ ...this.#jobs.values() ] ) {
			this.#drop( job );
		}
	}

	#fetch( page: number, isPinned = false ): Promise< void > {
		const running = this.#jobs.get( page );
		if ( running ) {
			running.isPinned ||= isPinned;
			return running.promise;
		}
		if ( this.#rests[ page ]?.lasts() ) {
			return Promise.resolve();
		}
		const stop = new AbortController();
		const { promise, resolve, reject } = deferred();
		const job: Job = {
			page,
			stop,
			isPinned,
			promise,
			start: () => {
				this.#running++;
				this.#load( page, stop.signal )
					.finally( () => {
						this.#running--;
						if ( this.#jobs.get( page ) === job ) {
							this.#jobs.delete( page );
						}
						this.#startNext();
					} )
					.then( resolve, reject );
			},
		};
		stop.signal.addEventListener( 'abort', () =>
			reject( stop.signal.reason )
		);
		this.#jobs.set( page, job );
		this.#waiting.push( job );
		this.#startNext();
		return promise;
	}

	readonly #waiting: Job[] = [];

	#startNext(): void {
		while ( this.#running < AT_ONCE && this.#waiting.length > 0 ) {
			const job = this.#waiting.shift()!;
			if ( ! job.stop.signal.aborted ) {
				job.start();
			}
		}
	}

	#drop( job: Job ): void {
		this.#jobs.delete( job.page );
		job.stop.abort();
	}

	async #load( page: number, signal: AbortSignal ): Promise< void > {
		const { source, query, cursors } = this.#options;
		const after = page === 0 ? '' : cursors[ page - 1 ];
		if ( this.#isStopped || after === undefined ) {
			throw new RangeError();
		}
		const answer = await source.tiles( query, after, LENGTH, signal );
		if (
			answer.version !== this.#options.version &&
			( await this.#renew( signal ) )
		) {
			// Once: an album that changes with every request is shown as it came.
			const again = this.#options.cursors[ page - 1 ] ?? '';
			if ( page > 0 && ! again ) {
				this.#store( page, '' );
				return;
			}
			const newer = await source.tiles( query, again, LENGTH, signal );
			this.#store( page, newer.html );
			return;
		}
		this.#store( page, answer.html );
	}

	#store( page: number, html: string ): void {
		const first = page * LENGTH;
		const tiles = tilesOf( html );
		tiles.forEach( ( tile, index ) => {
			const place = first + index;
			tile.dataset[ 'index' ] = String( place );
			this.#tiles[ place ] ??= tile.outerHTML;
		} );
		if ( tiles.length < Math.min( LENGTH, this.#options.total - first ) ) {
			( this.#rests[ page ] ??= new Rest() ).begin();
		}
	}

	/**
	 * Learns where everything is now: the page was cached before the album changed.
	 *
	 * @param signal Gives up.
	 * @return Whether that is news.
	 */
	async #renew( signal: AbortSignal ): Promise< boolean > {
		if ( ! this.#renewal ) {
			// What the page itself answers comes from no cache.
			if ( this.#options.source.canReload && this.#indexRest.lasts() ) {
				return false;
			}
			this.#indexRest.begin();
			this.#renewal = this.#askIndex( signal ).finally( () => {
				this.#renewal = null;
			} );
		}
		return this.#renewal;
	}

	async #askIndex( signal: AbortSignal ): Promise< boolean > {
		const options = this.#options;
		const index = await options.source.index( options.query, '', signal );
		// A cache may know less than the route: that is no news.
		if ( index.version === options.version ) {
			return false;
		}
		options.cursors = index.cursors;
		options.version = index.version;
		options.total = index.total;
		this.#tiles.length = 0;
		options.onStale( index );
		return true;
	}
}

/** One for each album, page or filter that was shown. */
const made = new WeakMap< GalleryConfig, Pages >();

/**
 * The pages of what a gallery shows, with the tiles that are in the page.
 *
 * @param context The gallery.
 */
export function pagesOf( context: Context ): Pages {
	const { config, element, signal, state } = context;
	const known = made.get( config );
	if ( known ) {
		return known;
	}
	const pages = new Pages( {
		...config,
		source: sourceOf( context ),
		query: state,
		onStale: ( index ) => {
			Object.assign( config, index );
			context.ready.tiles?.renew();
		},
	} );
	for ( const tile of element.querySelectorAll< HTMLElement >(
		'[data-item][data-index]'
	) ) {
		// Within a wrapper that has data the server has printed all there is.
		pages.remember( Number( tile.dataset[ 'index' ] ), tile.outerHTML );
	}
	const stop = () => {
		pages.stop();
		context.renewed.delete( stop );
	};
	context.renewed.add( stop );
	signal.addEventListener( 'abort', stop );
	made.set( config, pages );
	return pages;
}

/**
 * Turns HTML of our own template into tiles; inside a template nothing loads or runs.
 *
 * @param html Items of the list.
 */
export function tilesOf( html: string ): HTMLElement[] {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return [ ...template.content.children ].filter(
		( tile ): tile is HTMLElement => tile.localName === 'li'
	);
}

function deferred() {
	let resolve!: () => void;
	let reject!: ( reason: unknown ) => void;
	const promise = new Promise< void >( ( yes, no ) => {
		resolve = yes;
		reject = no;
	} );
	// Whoever waits hears of it; nobody waiting is no mistake.
	promise.catch( () => undefined );
	return { promise, resolve, reject };
}
