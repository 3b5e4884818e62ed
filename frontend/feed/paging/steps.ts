import { emit } from '@vitrine/frontend';
import { cursorOf, setCursor } from './cursor';
import { fetchPosts } from './fetch-posts';
import { keepOnly, moreLinks } from './links';
import { hiddenItems, reveal } from './list';
import { keepSteps } from './places';
import { inWords, say, setBusy } from './status';

/** What PHP prints; twin: php/Feed/FeedBlock. */
export interface Words {
	/** Address of `GET vitrine/v1/feed`. */
	feed: string;
	loading: string;
	loaded: string;
	end: string;
	failed: string;
	/** How often posts come by scrolling; none = only the link brings them. */
	batches?: number;
}

/** Who asks for posts: somebody at the link, somebody who scrolls, or somebody who comes back to the page. */
export type By = 'press' | 'scroll' | 'return';

/** After so many failures in a row the link is a plain link again: the server's page may still work. */
const PATIENCE = 2;

/** Lets a feed grow step by step. */
export class Steps {
	/** How often posts have come. */
	count = 0;
	private busy = false;
	private failures = 0;

	/**
	 * @param block  Wrapper of the feed.
	 * @param words  What the server tells.
	 * @param list   The list of posts.
	 * @param status Where changes are announced.
	 */
	constructor(
		private readonly block: HTMLElement,
		private readonly words: Words,
		private readonly list: HTMLElement,
		private readonly status: HTMLElement
	) {}

	/** Whether links are to be left to the browser. */
	get haveFailed(): boolean {
		return this.failures >= PATIENCE;
	}

	/**
	 * Shows further posts.
	 *
	 * @param link To them.
	 * @param by   Who asks.
	 * @return False = none have come.
	 */
	async next( link: HTMLAnchorElement, by: By ): Promise< boolean > {
		if ( this.busy || this.haveFailed ) {
			return false;
		}
		// The page has brought posts along for another kind of screen.
		const hidden = hiddenItems( this.list );
		if ( ! hidden.length ) {
			return this.load( link, by );
		}
		reveal( this.list, hidden[ 0 ] );
		// All posts of the page are visible now: go on where the other screens' link does.
		const other = moreLinks( this.block ).find( ( one ) => one !== link );
		this.showAdded( link, hidden, other, by );
		return true;
	}

	/**
	 * Fetches the next posts.
	 *
	 * @param used To them.
	 * @param by   Who asks.
	 */
	private async load( used: HTMLAnchorElement, by: By ): Promise< boolean > {
		const { block, list, status, words } = this;
		this.busy = true;
		setBusy( block, used, true );
		say( status, words.loading );
		try {
			const posts = await fetchPosts( words.feed, cursorOf( used ) );
			if ( ! posts ) {
				this.failures = PATIENCE;
				if ( by === 'press' ) {
					// The browser follows the link by itself.
					used.click();
				} else {
					say( status, '' );
				}
				return false;
			}
			const { items, next } = posts;
			this.failures = 0;
			list.append( ...items );
			reveal( list, items[ 0 ] );
			emit( list, 'vitrine:replaced', { added: items } );
			if ( next ) {
				setCursor( used, next );
			}
			this.showAdded( used, items, next ? used : undefined, by );
			return true;
		} catch {
			this.failures++;
			say( status, '', words.failed );
			return false;
		} finally {
			this.busy = false;
			setBusy( block, used, false );
		}
	}

	/**
	 * Leads the visitor to posts that have just appeared; without a link that stays this is the end.
	 *
	 * @param used  The link that was used.
	 * @param added The posts.
	 * @param next  The link that stays.
	 * @param by    Who has asked.
	 */
	private showAdded(
		used: HTMLElement,
		added: HTMLElement[],
		next: HTMLElement | undefined,
		by: By
	): void {
		const { block, status, words } = this;
		const stayed = hasStayed( used, by );
		keepOnly( block, next );
		say(
			status,
			by === 'return' ? '' : inWords( words, added.length ),
			next ? '' : words.end
		);
		if ( stayed ) {
			focus( added[ 0 ]?.querySelector( 'article' ) ?? status );
		}
		keepSteps( block, ++this.count );
	}
}

/**
 * Whether the visitor is still at a link: somebody who went elsewhere in the meantime is not called back, nor is somebody who only
 * scrolls.
 *
 * @param used The link that was used.
 * @param by   Who has asked.
 */
function hasStayed( used: HTMLElement, by: By ): boolean {
	const { activeElement, body } = document;
	return (
		activeElement === used || ( by === 'press' && activeElement === body )
	);
}

function focus( element: HTMLElement ): void {
	element.tabIndex = -1;
	// The new posts stand where the link was: nothing has to move.
	element.focus( { preventScroll: true } );
}
