import { emit } from '@vitrine/frontend';
import { isSame } from './address';
import { announce, countInWords, hush, say, word } from '../messages';
import { find } from '../context';
import type { Context } from '../context';
import type { Addresses } from '../parts';
import { sourceOf } from '../state/site';
import { swap } from './swap';
import type { Reason } from './swap';
import type { State } from '../types';

/** Milliseconds after the last key before a search begins. */
const PAUSE = 300;

export interface How {
	/** What becomes of the address bar. */
	entry: 'push' | 'replace' | 'none';
	isReload?: boolean;
	/** Where the page is to be scrolled to; null = to the gallery, if its top is out of sight. */
	scroll?: number | null;
}

/** Fetches what a gallery is to show and puts it into the page; what is asked for last wins. */
export class Loader {
	/** Where the gallery is heading while it loads. */
	heading: { state: State; done: Promise< boolean > } | null = null;
	#running: AbortController | null = null;
	#timer = 0;

	readonly #context;
	readonly #addresses;

	constructor( context: Context, addresses: Addresses ) {
		this.#context = context;
		this.#addresses = addresses;
	}

	/**
	 * Shows another state.
	 *
	 * @param state What to show.
	 * @param how   What goes with it.
	 * @return False = it was given up for another, or there is no such album.
	 * @throws When it cannot be fetched.
	 */
	show( state: State, how: How ): Promise< boolean > {
		const { heading } = this;
		if ( heading && isSame( heading.state, state ) && ! how.isReload ) {
			return heading.done;
		}
		this.stop();
		this.#running = new AbortController();
		const done = this.#load( state, how, this.#running );
		this.heading = { state, done };
		return done;
	}

	/**
	 * Shows a state for a command: nobody has a link to follow.
	 *
	 * @param state What to show.
	 * @param how   What goes with it.
	 * @param again What goes with it when the visitor tries again.
	 */
	async command( state: State, how: How, again = how ): Promise< boolean > {
		try {
			return await this.show( state, how );
		} catch {
			const context = this.#context;
			say( context, word( context, 'failed' ), () => {
				this.command( state, again );
			} );
			return false;
		}
	}

	/**
	 * Gives up the pause before a search, and begins another.
	 *
	 * @param isTyping Whether there may be more letters.
	 * @return Never resolves when something else is asked for in the meantime.
	 */
	pause( isTyping: boolean ): Promise< unknown > | false {
		window.clearTimeout( this.#timer );
		return (
			isTyping &&
			new Promise( ( resolve ) => {
				this.#timer = window.setTimeout( resolve, PAUSE );
			} )
		);
	}

	/** Divides into pages again, by options that a script has changed. */
	async repage(): Promise< void > {
		const part = await import(
			/* webpackChunkName: "chunks/gallery-paging" */ './paging'
		);
		await part.repage( this.#context );
	}

	/** Gives up what is on its way, and what is about to be. */
	stop(): void {
		window.clearTimeout( this.#timer );
		this.#running?.abort();
	}

	async #load(
		state: State,
		{ entry, isReload = false, scroll = null }: How,
		stop: AbortController
	): Promise< boolean > {
		const context = this.#context;
		const { element } = context;
		this.#setBusy( true );
		emit( element, 'vitrine:gallery:loading', { album: state.album } );
		try {
			// The site divides into pages as the block says.
			const isOwnPaging = isRepaged( context );
			const answer = await sourceOf( context ).render(
				isOwnPaging ? { ...state, page: 1 } : state,
				stop.signal,
				isReload
			);
			stop.signal.throwIfAborted();
			const before = context.state;
			hush( context );
			if ( entry !== 'none' ) {
				this.#addresses.write( state, entry );
			}
			const added = swap(
				context,
				state,
				answer,
				reasonOf( before, state )
			);
			const field = element.querySelector< HTMLInputElement >(
				'input[type="search"]'
			);
			// Back and Forward bring back what was searched for, also into a field that has the focus.
			if ( field && entry === 'none' ) {
				field.value = state.search;
			}
			emit( element, 'vitrine:replaced', { added } );
			context.renewed.forEach( ( renew ) => renew() );
			if ( isOwnPaging ) {
				await this.repage();
			}
			bringIntoView( element, scroll );
			this.#tell( before, answer.title );
			return true;
		} catch ( reason ) {
			if ( stop.signal.aborted ) {
				return false;
			}
			if ( Object( reason ).code === 'vitrine_album_unknown' ) {
				say( context, word( context, 'noAlbum' ) );
				return false;
			}
			throw reason;
		} finally {
			if ( this.#running === stop ) {
				this.#running = null;
				this.heading = null;
				this.#setBusy( false );
			}
		}
	}

	#setBusy( isBusy: boolean ): void {
		this.#context.element.classList.toggle( 'is-loading', isBusy );
		find( this.#context, 'frame' )?.setAttribute(
			'aria-busy',
			String( isBusy )
		);
	}

	#tell( before: State, title: string ): void {
		const context = this.#context;
		const { config, element, state } = context;
		const { album, page, tags, match, search } = state;
		const total = itemsOf( context );
		const reason = reasonOf( before, state );
		const where: Partial< Record< Reason, string > > = {
			album: title,
			page: word( context, 'pageNumber', page ),
		};
		announce(
			context,
			[ where[ reason ], countInWords( context, total ) ]
				.filter( Boolean )
				.join( '. ' )
		);
		emit( element, 'vitrine:gallery:loaded', { album, total } );
		if ( reason === 'album' ) {
			emit( element, 'vitrine:gallery:album', { album, title } );
		} else if ( reason === 'filter' ) {
			emit( element, 'vitrine:gallery:filter', {
				tags,
				match,
				search,
				total,
			} );
		}
		if ( reason === 'page' || before.page !== page ) {
			emit( element, 'vitrine:gallery:page', {
				page,
				pages: config.pages.length,
			} );
		}
	}
}

/**
 * Scrolls to where somebody was, or to the gallery.
 *
 * @param element The gallery.
 * @param scroll  Px from the top of the page; null = to the gallery, if its top is out of sight.
 */
function bringIntoView( element: HTMLElement, scroll: number | null ): void {
	if ( scroll !== null ) {
		window.scrollTo( { top: scroll, behavior: 'instant' } );
	} else if ( element.getBoundingClientRect().top < 0 ) {
		element.scrollIntoView( { block: 'start', behavior: 'instant' } );
	}
}

function reasonOf( before: State, after: State ): Reason {
	if ( before.album !== after.album ) {
		return 'album';
	}
	if ( isSame( before, after ) ) {
		return 'other';
	}
	return isSame( { ...before, page: after.page }, after ) ? 'page' : 'filter';
}

/**
 * Whether pages are no longer those of the site.
 *
 * @param context The gallery.
 */
export function isRepaged( { config, options }: Context ): boolean {
	const { mode } = config.level;
	const names = [ ...options.keys() ].map( ( name ) =>
		name.split( '.' ).pop()
	);
	return (
		names.includes( 'mode' ) ||
		( mode === 'pagination' && names.includes( 'maxRows' ) ) ||
		( mode === 'moreButton' && names.includes( 'moreStep' ) )
	);
}

/**
 * Items that are shown, without the back item.
 *
 * @param context        The gallery.
 * @param context.config What it goes by.
 */
export function itemsOf( { config }: Context ): number {
	return config.total - Number( config.up ?? false );
}
