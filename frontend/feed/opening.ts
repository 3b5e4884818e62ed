/** What of a post opens by a press, in the viewer or in place; its code is fetched when somebody is about to want it. */
import { goTo } from '../core/links/go-to';
import { loadOnce, onIntent } from '../core/load';
import { part } from '../render/feed/names';
import { isPlainClick } from '../core/links/plain-click';

interface Opens {
	open: (
		post: HTMLElement,
		link: HTMLAnchorElement,
		target: Element
	) => Promise< void >;
}

const loadViewer = loadOnce< Opens >(
	() => import( /* webpackChunkName: "chunks/feed-viewer" */ './viewer' )
);

const loadPlayer = loadOnce< Opens >(
	() => import( /* webpackChunkName: "chunks/feed-player" */ './players' )
);

/**
 * Opens what leads to the network, or to the page that the post shares, without script.
 *
 * @param post Item of the list of a feed whose data say that it opens something.
 */
export function attachOpening( post: HTMLElement ): void {
	const link = post.querySelector< HTMLAnchorElement >(
		`a:is(.${ part( 'media' ) },.${ part( 'link' ) })`
	);
	// An editor may have let it lead elsewhere.
	if ( ! link || link.classList.contains( 'is-shop' ) ) {
		return;
	}
	const isViewer = post.dataset[ 'pictures' ];
	const load = isViewer ? loadViewer : loadPlayer;
	if ( isViewer ) {
		link.setAttribute( 'aria-haspopup', 'dialog' );
	}
	onIntent(
		link,
		// The click asks once more.
		() => load().catch( () => undefined ),
		new AbortController().signal
	);
	link.addEventListener( 'click', ( event ) => {
		if ( isPlainClick( event ) ) {
			event.preventDefault();
			const { target } = event;
			load()
				.then( ( { open } ) => open( post, link, target as Element ) )
				.catch( () => goTo( link.href ) );
		}
	} );
}
