import { askSite } from '../../core/answers';
import type { CommentsData } from './data';

/** Ms; the link to the network is offered then. */
const TIMEOUT = 15_000;

export interface Answer {
	/** By our own template. */
	html: string;
	/** Whether the site is about to read them. */
	waits: boolean;
}

/**
 * Fetches the comments of a post, or the replies to one: `GET vitrine/v1/comments`.
 *
 * @param data    What the page knows.
 * @param post    Id of the post.
 * @param comment Id of the comment, '' for those of the post.
 * @throws When the site does not tell.
 */
export async function fetchComments(
	data: CommentsData,
	post: string,
	comment: string
): Promise< Answer > {
	const url = new URL( data.route, document.baseURI );
	url.searchParams.set( 'proof', data.proof );
	url.searchParams.set( 'post', post );
	if ( comment ) {
		url.searchParams.set( 'comment', comment );
	}
	const [ status, answer ] = await askSite( url, {
		signal: AbortSignal.timeout( TIMEOUT ),
	} );
	const { html, waits } = Object( answer );
	if ( status !== 200 || typeof html !== 'string' ) {
		throw new Error( 'No comments' );
	}
	return { html, waits: waits === true };
}
