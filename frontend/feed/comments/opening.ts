/** Comments that open in place, from their count; their code is fetched when somebody is about to want it. */
import { goTo } from '../../core/links/go-to';
import { loadOnce, onIntent } from '../../core/load';
import { BLOCK, part } from '../../render/feed/names';
import { commentsData, type CommentsData } from './data';

export const loadComments = loadOnce(
	() => import( /* webpackChunkName: "chunks/feed-comments" */ './box' )
);

/**
 * Makes a button of a link to the network, which opens the comments in place.
 *
 * @param link The count of comments.
 * @param data What the server tells.
 * @param post Id of the post.
 */
export function makeOpener(
	link: HTMLElement,
	data: CommentsData,
	post: string
): HTMLButtonElement {
	const { href } = link as HTMLAnchorElement;
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = link.className;
	button.ariaExpanded = 'false';
	button.append( ...link.childNodes );
	link.replaceWith( button );
	onIntent(
		button,
		// The press asks once more.
		() => loadComments().catch( () => undefined ),
		new AbortController().signal
	);
	button.addEventListener( 'click', () =>
		loadComments().then(
			( { toggleComments } ) =>
				toggleComments( button, data, post, href ),
			() => goTo( href )
		)
	);
	return button;
}

/**
 * Lets the count of comments of a post open them.
 *
 * @param link A link to the network.
 */
export function attachComments( link: HTMLElement ): void {
	const item = link.closest< HTMLElement >( `.${ part( 'item' ) }` );
	const block = item?.closest< HTMLElement >( `.${ BLOCK }` );
	const data = block && commentsData( block );
	if ( item && data ) {
		makeOpener( link, data, item.dataset[ 'post' ] ?? '' );
	}
}
