/** Share buttons: links open in a small window, and buttons do what only a script can do. */
import { openSmall } from './small-window';

const BLOCK = '.wp-block-vitrine-share-buttons';

/** Set on the root once the buttons work: style hides them before. */
const READY = 'vitrine-can-share';

/** How long a message is there, ms. */
const SHOWN = 4000;

/** What the server says. Twin: ShareButtonsView::data() in PHP. */
interface ShareData {
	url: string;
	title: string;
	copied: string;
	copy: string;
}

/** Listens to all share buttons of the page, also to those that come later. */
export function listenForShares(): void {
	document.documentElement.classList.add( READY );
	document.addEventListener( 'click', ( event ) => {
		const link = ( event.target as Element ).closest< HTMLElement >(
			`${ BLOCK }__link`
		);
		if ( link && ! event.defaultPrevented ) {
			press( link as HTMLAnchorElement, event );
		}
	} );
}

/**
 * Does what a button is for.
 *
 * @param link  The link or button.
 * @param event The press. One with a key held down is the browser's.
 */
function press( link: HTMLAnchorElement, event: MouseEvent ): void {
	const { href, target, parentElement: item } = link;
	if ( href ) {
		const isPlain = ! (
			event.ctrlKey ||
			event.metaKey ||
			event.shiftKey ||
			event.altKey
		);
		if ( target && isPlain ) {
			event.preventDefault();
			if ( item!.matches( '.is-mastodon' ) ) {
				import( /* webpackIgnore: true */ '@vitrine/mastodon' )
					.then( ( { ask } ) => ask( link ) )
					.catch( () => openSmall( href ) );
			} else {
				openSmall( href );
			}
		}
	} else if ( item!.matches( '.is-print' ) ) {
		print();
	} else {
		void send( item! );
	}
}

/**
 * Copies the link, or hands it to the system where that has a menu for it.
 *
 * @param item What the button is in.
 */
async function send( item: Element ): Promise< void > {
	// Only the server prints scripts.
	const script = item.parentElement!.querySelector( ':scope > script' );
	if ( ! script ) {
		return;
	}
	const { url, title, copied, copy }: ShareData = JSON.parse(
		script.textContent
	);
	try {
		if ( ! item.matches( '.is-copy' ) && 'share' in navigator ) {
			await navigator.share( { title, url } );
			return;
		}
	} catch ( error ) {
		if ( ( error as Error ).name === 'AbortError' ) {
			return;
		}
	}
	try {
		await navigator.clipboard.writeText( url );
	} catch {
		// Without HTTPS there is no clipboard.
		// eslint-disable-next-line no-alert -- the one field that needs no markup.
		prompt( copy, url );
		return;
	}
	const status = item.lastElementChild!;
	status.textContent = copied;
	setTimeout( () => ( status.textContent = '' ), SHOWN );
}
