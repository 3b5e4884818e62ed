import { emit, readData } from '@vitrine/frontend';
import { part } from '../../render/feed/names';
import { cursorOf, setCursor } from './cursor';
import { fetchPosts } from './fetch-posts';
import { isPlainClick } from '../plain-click';

/** What PHP prints; twin: php/Feed/FeedBlock. */
interface Data {
	/** Address of `GET vitrine/v1/feed`. */
	feed: string;
	loading: string;
	loaded: string;
	end: string;
	failed: string;
}

/** After so many failures in a row the link is a plain link again: the server's page may still work. */
const PATIENCE = 2;

/** On the list: posts for other kinds of screen are shown, too. */
const REVEALED = 'is-revealed';

/** WordPress's own class for what only screen readers are to find. */
const HIDDEN = 'screen-reader-text';

/**
 * Lets Load more fetch further posts into the list instead of leading to another page.
 *
 * @param block Wrapper of a feed.
 */
export function attachMore( block: HTMLElement ): void {
	const words = readData( block ) as Data | undefined;
	const list = block.querySelector< HTMLElement >( `.${ part( 'list' ) }` );
	const status = block.querySelector< HTMLElement >(
		`.${ part( 'status' ) }`
	);
	if ( ! words?.feed || ! list || ! status ) {
		return;
	}

	let busy = false;
	let failures = 0;

	/** Leads the visitor to posts that have just appeared; without a link that stays this is the end. */
	const showAdded = (
		used: HTMLElement,
		added: HTMLElement[],
		next: HTMLElement | undefined
	) => {
		const stayed = hasStayed( used );
		keepOnly( block, next );
		say( status, inWords( words, added.length ), next ? '' : words.end );
		if ( stayed ) {
			focus( added[ 0 ]?.querySelector( 'article' ) ?? status );
		}
	};

	/** Fetches the next posts. */
	const load = async ( used: HTMLAnchorElement ) => {
		busy = true;
		setBusy( block, used, true );
		say( status, words.loading );
		try {
			const posts = await fetchPosts( words.feed, cursorOf( used ) );
			if ( ! posts ) {
				// The browser follows the link by itself.
				failures = PATIENCE;
				used.click();
				return;
			}
			const { items, next } = posts;
			failures = 0;
			list.append( ...items );
			reveal( list, items[ 0 ] );
			emit( list, 'vitrine:replaced', { added: items } );
			if ( next ) {
				setCursor( used, next );
			}
			showAdded( used, items, next ? used : undefined );
		} catch {
			failures++;
			say( status, '', words.failed );
		} finally {
			busy = false;
			setBusy( block, used, false );
		}
	};

	block.addEventListener( 'click', ( event ) => {
		const link = moreLink( event );
		if ( ! link || failures >= PATIENCE ) {
			return;
		}
		event.preventDefault();
		if ( busy ) {
			return;
		}
		// The page has brought posts along for another kind of screen.
		const hidden = hiddenItems( list );
		if ( hidden.length ) {
			reveal( list, hidden[ 0 ] );
			// All posts of the page are visible now: go on where the other screens' link does.
			const next = moreLinks( block ).find( ( other ) => other !== link );
			showAdded( link, hidden, next );
		} else {
			load( link );
		}
	} );
}

/**
 * Shows all posts of the list. In columns of text, later ones stand below those that were there: nothing is set anew.
 *
 * @param list  The list of posts.
 * @param first The first of the later ones.
 */
function reveal( list: HTMLElement, first: HTMLElement | undefined ): void {
	list.classList.add( REVEALED );
	if ( Number( getComputedStyle( list ).columnCount ) > 0 ) {
		const line = document.createElement( 'li' );
		line.className = part( 'seam' );
		line.ariaHidden = 'true';
		first?.before( line );
	}
}

/**
 * Whether the visitor is still at a link: somebody who went elsewhere in the meantime is not called back.
 *
 * @param used The link that was used.
 */
function hasStayed( used: HTMLElement ): boolean {
	const { activeElement, body } = document;
	return activeElement === used || activeElement === body;
}

/**
 * In words, how many posts have come.
 *
 * @param words  The block's.
 * @param number How many.
 */
const inWords = ( { loaded }: Data, number: number ): string =>
	number ? loaded.replace( '%d', String( number ) ) : '';

/**
 * Announces a change, and shows it where that helps those who see the page.
 *
 * @param status Where.
 * @param aside  Only for screen readers.
 * @param shown  For everybody.
 */
function say( status: HTMLElement, aside: string, shown = '' ): void {
	const hidden = document.createElement( 'span' );
	hidden.className = HIDDEN;
	hidden.textContent = `${ aside } `;
	status.classList.toggle( HIDDEN, ! shown );
	status.replaceChildren( aside ? hidden : '', shown );
}

/**
 * Shows whether posts are on their way.
 *
 * @param block The feed.
 * @param link  The link that was used.
 * @param value Whether they are.
 */
function setBusy(
	block: HTMLElement,
	link: HTMLElement,
	value: boolean
): void {
	block.classList.toggle( 'is-busy', value );
	if ( value ) {
		link.setAttribute( 'aria-disabled', 'true' );
	} else {
		link.removeAttribute( 'aria-disabled' );
	}
}

/**
 * Finds the link that a click is meant for.
 *
 * @param event A click in the block.
 */
function moreLink( event: MouseEvent ): HTMLAnchorElement | null {
	const { target } = event;
	return isPlainClick( event ) && target instanceof Element
		? target.closest( `a.${ part( 'more' ) }` )
		: null;
}

function moreLinks( block: HTMLElement ): HTMLAnchorElement[] {
	return [
		...block.querySelectorAll< HTMLAnchorElement >(
			`a.${ part( 'more' ) }`
		),
	];
}

/**
 * From the first use on, one link serves all screens: they all show the same posts now.
 *
 * @param block The feed.
 * @param kept  The link that stays.
 */
function keepOnly( block: HTMLElement, kept: HTMLElement | undefined ): void {
	for ( const link of moreLinks( block ) ) {
		if ( link === kept ) {
			link.classList.remove( 'is-for-wide', 'is-for-phone' );
		} else {
			link.remove();
		}
	}
}

/**
 * Posts in the page that this screen does not show.
 *
 * @param list The list of posts.
 */
function hiddenItems( list: HTMLElement ): HTMLElement[] {
	return [
		...list.querySelectorAll< HTMLElement >(
			'.is-beyond-phone, .is-beyond-wide'
		),
	].filter( ( item ) => getComputedStyle( item ).display === 'none' );
}

function focus( element: HTMLElement ): void {
	element.tabIndex = -1;
	// The new posts stand where the link was: nothing has to move.
	element.focus( { preventScroll: true } );
}
