/** The pages of a feed: they are exchanged in place, the address goes with them, and Back leads to the page before. */
import { emit } from '@vitrine/frontend';
import { goTo } from '../../core/links/go-to';
import { part } from '../../render/feed/names';
import { isPlainClick } from '../../core/links/plain-click';
import { say, setBusy } from '../paging/status';
import { pageOf, queryOf } from './address';
import { type PagesData, pagesData } from './data';
import { type FeedPage, fetchPage } from './fetch-page';
import { bringIntoView, holdRoom, releaseRoom } from './in-view';

/** What of a feed is exchanged. */
interface Parts {
	block: HTMLElement;
	list: HTMLElement;
	links: HTMLElement;
	status: HTMLElement;
}

/** Feeds of the page of the site: each link leads to where the others are, too. */
const feeds = new Set< Pages >();

/**
 * Lets the links to pages of a feed show them in place instead of leading to another page of the site.
 *
 * @param block Wrapper of a feed.
 */
export function attachPages( block: HTMLElement ): void {
	const data = pagesData( block );
	const find = ( name: string ) =>
		block.querySelector< HTMLElement >( `.${ part( name ) }` );
	const [ list, links, status ] = [ 'list', 'pages', 'status' ].map( find );
	if ( ! data || ! list || ! links || ! status ) {
		return;
	}
	const feed = new Pages( data, { block, list, links, status } );
	feeds.add( feed );
	links.addEventListener( 'click', ( event ) => {
		const link = ( event.target as Element ).closest( 'a' );
		if ( link && isPlainClick( event ) ) {
			event.preventDefault();
			feed.press( link );
		}
	} );
	window.addEventListener( 'popstate', () => feed.follow() );
	// A cache that does not look at queries has served another page than the address asks for.
	const asked = pageOf( window.location, data.pages.parameter );
	if ( asked !== data.pages.page && asked <= data.pages.count ) {
		feed.follow( () => undefined );
	}
}

class Pages {
	/** The page that the address asks for, or the visitor. */
	private asked: number;
	/** Pages that were there: Back needs no request. */
	private readonly known = new Map< number, FeedPage >();
	private busy = false;

	/**
	 * @param data  What the server tells.
	 * @param parts What is exchanged.
	 */
	constructor(
		private readonly data: PagesData,
		private readonly parts: Parts
	) {
		const { list, links } = parts;
		const { count, page } = data.pages;
		this.asked = page;
		this.known.set( page, {
			items: [ ...list.children ],
			links: [ ...links.childNodes ],
			page,
			count,
		} );
	}

	/**
	 * Shows the page that a link leads to.
	 *
	 * @param link The link.
	 */
	async press( link: HTMLAnchorElement ): Promise< void > {
		if ( this.busy ) {
			return;
		}
		const page = pageOf( link, this.data.pages.parameter );
		bringIntoView( this.parts.list );
		if ( page === this.asked ) {
			return;
		}
		const { block, list, links } = this.parts;
		this.busy = true;
		setBusy( block, link, true );
		holdRoom( list );
		try {
			if ( ! ( await this.show( page ) ) ) {
				return;
			}
			const { pathname } = window.location;
			const query = queryOf( page, this.data.pages.parameter );
			window.history.pushState(
				window.history.state,
				'',
				`${ pathname }${ query }#${ block.id }`
			);
			feeds.forEach( ( feed ) => feed.updateLinks() );
			const { activeElement, body } = document;
			// Somebody who went elsewhere in the meantime is not called back.
			if ( activeElement === body || links.contains( activeElement ) ) {
				focus( list.querySelector( 'article' ) ?? this.parts.status );
			}
		} catch {
			goTo( link.href );
		} finally {
			releaseRoom( list );
			this.busy = false;
			setBusy( block, link, false );
		}
	}

	/**
	 * Shows the page that the address asks for, after Back or Forward.
	 *
	 * @param fail What happens where it cannot be had.
	 */
	async follow( fail = () => window.location.reload() ): Promise< void > {
		const page = pageOf( window.location, this.data.pages.parameter );
		feeds.forEach( ( feed ) => feed.updateLinks() );
		if ( page !== this.asked ) {
			const { list, links } = this.parts;
			const focused = () => list.ownerDocument.activeElement;
			const hadFocus = [ list, links ].some( ( one ) =>
				one.contains( focused() )
			);
			await this.show( page ).catch( fail );
			this.updateLinks();
			if ( hadFocus && focused() === document.body ) {
				focus( list.querySelector( 'article' ) ?? this.parts.status );
			}
		}
	}

	/** Lets links lead to pages of this feed from where the visitor is. */
	updateLinks(): void {
		const { block, links } = this.parts;
		const { parameter } = this.data.pages;
		for ( const link of links.querySelectorAll( 'a' ) ) {
			const page = pageOf( link, parameter );
			link.pathname = window.location.pathname;
			link.search = queryOf( page, parameter );
			link.hash = block.id;
		}
	}

	/**
	 * Exchanges the posts.
	 *
	 * @param page Which page is wanted.
	 * @return False = another one is wanted meanwhile.
	 * @throws When the site does not tell.
	 */
	private async show( page: number ): Promise< boolean > {
		const { list, links, status } = this.parts;
		const { end, loading, pages } = this.data;
		const before = this.asked;
		this.asked = page;
		say( status, loading );
		const next =
			this.known.get( page ) ??
			( await fetchPage( this.data, page ).catch( ( reason ) => {
				if ( this.asked === page ) {
					// It can be asked for again.
					this.asked = before;
					say( status, '' );
				}
				throw reason;
			} ) );
		if ( this.asked !== page ) {
			return false;
		}
		this.known.set( page, next );
		list.replaceChildren( ...next.items );
		// All are laid out at once: nothing moves while the window scrolls to them.
		list.classList.add( 'is-revealed' );
		links.replaceChildren( ...next.links );
		emit( list, 'vitrine:replaced', { added: next.items } );
		say(
			status,
			inWords( pages.shown, next ),
			next.items.length ? '' : end
		);
		return true;
	}
}

/**
 * In words, which page is shown.
 *
 * @param words      The block's.
 * @param page       The page.
 * @param page.page  Its number.
 * @param page.count How many there are.
 */
const inWords = ( words: string, { page, count }: FeedPage ): string =>
	words.replace( '%1$d', String( page ) ).replace( '%2$d', String( count ) );

function focus( element: HTMLElement ): void {
	element.tabIndex = -1;
	// The window scrolls by itself, past what covers its top.
	element.focus( { preventScroll: true } );
}
