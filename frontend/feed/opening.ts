/** Pictures of a feed that open in the viewer; its code is fetched when somebody is about to want it. */
import { goTo } from '../core/go-to';
import { loadOnce, onIntent } from '../core/load';
import { part } from '../render/feed/names';
import { isPlainClick } from './plain-click';

const load = loadOnce(
	() => import( /* webpackChunkName: "chunks/feed-viewer" */ './viewer' )
);

/**
 * Opens the viewer where the pictures of a post lead to the network without script.
 *
 * @param post Item of the list of a feed whose data say that it has a viewer.
 */
export function attachOpening( post: HTMLElement ): void {
	const link = post.querySelector< HTMLAnchorElement >(
		`a.${ part( 'media' ) }`
	);
	if ( ! link ) {
		return;
	}
	link.setAttribute( 'aria-haspopup', 'dialog' );
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
