/** A loop on the page: asks for it, and shows what the site answers. */
import { emit } from '@vitrine/frontend';
import { showLoadingLater } from '../core/loading/later';
import type { LoopData } from './data';
import { fadeIn } from './fade';
import { fetchLoop, type LoopAnswer, LoopUnknown } from './fetch-loop';
import { Hold } from './hold';
import { morph } from './morph';
import { FILTER } from './parts';
import { say } from './say';

/** Blocks of core that come alive by its Interactivity API: only core can bring them to life. */
export const INTERACTIVE = '[data-wp-interactive]';

/** Answers that are kept: Back needs no request. */
const MAX_KNOWN = 30;

/** What becomes of an answer. */
interface Showing {
	/** Gets the answer before it is shown. */
	told?: ( answer: LoopAnswer ) => void;
	/** Posts that stay; those of the answer stand behind them. */
	list?: Element | null;
	/** Whether screen readers are told nothing: it is another loop that somebody has changed. */
	isQuiet?: boolean;
}

export class Region {
	/** Path and query of what is shown. */
	at: string;
	/** Filters outside of the loop, and what the server tells of them. */
	readonly outside = new Map< HTMLElement, LoopData >();
	private readonly known = new Map< string, Promise< LoopAnswer > >();
	/** Loops of answers that nobody has asked for yet. */
	private readonly prepared = new WeakMap< LoopAnswer, Element >();
	private readonly hold: Hold;
	/** Which of the wishes is the last. */
	private turn = 0;

	/** Whether something that a visitor has asked for is on its way. */
	isAsked = false;
	private endLoading: ( () => void ) | undefined;

	/**
	 * @param data    What the server tells.
	 * @param element The loop.
	 */
	constructor(
		readonly data: LoopData,
		readonly element: HTMLElement
	) {
		this.at = data.at;
		this.hold = new Hold( element );
	}

	/** The posts; none where nothing is found. */
	get list(): Element | null {
		return listOf( this.element );
	}

	/**
	 * Asks for the loop, once.
	 *
	 * @param at Path and query.
	 */
	fetch( at: string ): Promise< LoopAnswer > {
		const { known } = this;
		const answer =
			known.get( at ) ??
			fetchLoop( this.data, at ).catch( ( reason: unknown ) => {
				known.delete( at );
				throw reason;
			} );
		// The one that was wanted last is the last to go.
		known.delete( at );
		known.set( at, answer );
		for ( const first of known.keys() ) {
			if ( known.size > MAX_KNOWN ) {
				known.delete( first );
			}
		}
		return answer;
	}

	/**
	 * Asks for what somebody is about to want, and reads the answer before they do.
	 *
	 * @param at Path and query.
	 */
	async prepare( at: string ): Promise< void > {
		const answer = await this.fetch( at );
		this.prepared.set( answer, parse( answer.html, '.wp-block-query' ) );
	}

	/**
	 * Shows the loop.
	 *
	 * @param at              Path and query.
	 * @param showing         What becomes of the answer.
	 * @param showing.told    Gets it before it is shown.
	 * @param showing.list    Posts that stay; the address stays with them.
	 * @param showing.isQuiet Whether screen readers are told nothing.
	 * @return Elements that were added; undefined = something else is wanted meanwhile.
	 * @throws When the site does not tell; then what is shown stays.
	 */
	async show(
		at: string,
		{ told, list, isQuiet }: Showing = {}
	): Promise< Element[] | undefined > {
		const turn = ++this.turn;
		this.isAsked = ! isQuiet;
		// Measures before anything changes.
		this.hold.begin( !! list );
		this.element.setAttribute( 'aria-busy', 'true' );
		this.endLoading?.();
		// Posts that come by themselves have a button that says so.
		this.endLoading = list ? undefined : showLoadingLater();
		try {
			const [ answer, ...filters ] = await Promise.all( [
				this.fetch( at ),
				...[ ...this.outside ].map( async ( [ filter, data ] ) => {
					const { html } = await fetchLoop( data, at );
					return [ filter, parse( html, FILTER ) ] as const;
				} ),
			] );
			if ( turn !== this.turn ) {
				return undefined;
			}
			const wanted =
				this.prepared.get( answer ) ??
				parse( answer.html, '.wp-block-query' );
			// What is shown is taken apart.
			this.prepared.delete( answer );
			told?.( answer );
			if ( ! list ) {
				this.at = answer.url;
			}
			addStyles( answer.styles );
			const added = this.exchange( wanted, filters, list );
			emit( this.element, 'vitrine:replaced', { added } );
			if ( ! isQuiet ) {
				say( answer.status );
			}
			return added;
		} catch ( reason ) {
			if ( turn !== this.turn ) {
				return undefined;
			}
			this.hold.end( () => undefined );
			throw reason;
		} finally {
			// Whatever was wanted last says when nothing is on its way any more.
			if ( turn === this.turn ) {
				this.isAsked = false;
				this.element.removeAttribute( 'aria-busy' );
				this.endLoading?.();
			}
		}
	}

	/**
	 * Puts what the site has answered in place.
	 *
	 * @param wanted  The loop.
	 * @param filters Filters outside of it, and what becomes of them.
	 * @param list    Posts that stay.
	 * @return Elements that were added.
	 */
	private exchange(
		wanted: Element,
		filters: ( readonly [ HTMLElement, Element ] )[],
		list?: Element | null
	): Element[] {
		const there = this.list;
		const posts = listOf( wanted );
		const added = list ? further( list, wanted ) : [];
		this.hold.end( () => {
			if ( list ) {
				list.append( ...added );
			} else if ( there && posts ) {
				// A post that stays would move to another place: each page has its own.
				added.push( ...posts.children );
				const focused = [ ...there.children ].find( ( post ) =>
					post.matches( ':focus-within' )
				);
				there.replaceChildren( ...added );
				if ( focused ) {
					const id = idOf( focused );
					focusPost(
						added.find( ( post ) => idOf( post ) === id ) ??
							added[ 0 ]
					);
				}
			}
			wanted.setAttribute( 'aria-busy', 'true' );
			morph( this.element, wanted, added, list ?? ( posts && there ) );
			filters.forEach( ( [ filter, to ] ) => morph( filter, to, [] ) );
		} );
		if ( ! list && this.list ) {
			fadeIn( this.list );
		}
		return added;
	}
}

/** Class that WordPress gives a post; fixed items have none. */
const idOf = ( { className }: Element ) =>
	/\bpost-\d+\b/.exec( className )?.[ 0 ];

/**
 * Gives a post the focus, on its first link where it has one; nothing scrolls.
 *
 * @param post The post.
 */
function focusPost( post?: Element ): void {
	const link = post?.querySelector< HTMLElement >( 'a[href]' );
	if ( post && ! link ) {
		( post as HTMLElement ).tabIndex = -1;
	}
	( link ?? ( post as HTMLElement | undefined ) )?.focus( {
		preventScroll: true,
	} );
}

/**
 * Gives the first post of several the focus.
 *
 * @param added Posts, and fixed items.
 */
export const focusFirst = ( added: Element[] ): void =>
	focusPost( added.find( idOf ) ?? added[ 0 ] );

const listOf = ( loop: Element ): Element | null =>
	loop.querySelector( '.wp-block-post-template' );

/**
 * What the site has answered.
 *
 * @param html     HTML.
 * @param selector What it is.
 * @throws LoopUnknown where its page has to be opened.
 */
function parse( html: string, selector: string ): Element {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const loop = template.content.querySelector( selector );
	if ( ! loop || template.content.querySelector( INTERACTIVE ) ) {
		throw new LoopUnknown();
	}
	return loop;
}

/** Posts of an answer that are not there yet: a new one has moved another onto this page. Fixed items are of each page. */
function further( list: Element, wanted: Element ): Element[] {
	const ids = new Set( [ ...list.children ].map( idOf ) );
	ids.delete( undefined );
	return [ ...( listOf( wanted )?.children ?? [] ) ].filter(
		( post ) => ! ids.has( idOf( post ) )
	);
}

const sheets = new Set< string >();

/** Adds styles that blocks have by themselves; a policy against styles in the page lets them pass. */
function addStyles( styles: string ): void {
	if ( styles && ! sheets.has( styles ) ) {
		sheets.add( styles );
		const sheet = new CSSStyleSheet();
		sheet.replaceSync( styles );
		document.adoptedStyleSheets.push( sheet );
	}
}
