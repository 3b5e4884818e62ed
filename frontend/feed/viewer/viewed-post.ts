/** What the site knows of a post beyond what the page has: `GET vitrine/v1/feed/posts`. */
import { askSite } from '../../core/answers';
import type { Opening } from './opening';

/** Ms; the pictures of the page are there meanwhile. */
const TIMEOUT = 15_000;

export interface ViewedPicture {
	src: string;
	srcset: string;
	width: number;
	height: number;
	alt: string;
	color: string;
	/** Address of the smallest size. */
	small: string;
}

/** Twin: php/Feed/Views/ViewedPost. */
export interface ViewedPost {
	id: string;
	/** On the network. */
	url: string | null;
	/** Words of the link to it. */
	label: string | null;
	text: string;
	pictures: ViewedPicture[];
	/** What stands beside the pictures, by our own template. */
	html: string;
}

/**
 * Fetches a post.
 *
 * @param opening What the page knows.
 * @param id      Of the post.
 * @throws When the site does not tell.
 */
export async function fetchPost(
	opening: Opening,
	id: string
): Promise< ViewedPost > {
	const url = new URL( opening.posts, document.baseURI );
	url.searchParams.set( 'proof', opening.proof );
	url.searchParams.set( 'post', id );
	const [ status, data ] = await askSite( url, {
		signal: AbortSignal.timeout( TIMEOUT ),
	} );
	const { pictures, html } = Object( data );
	if (
		status !== 200 ||
		! Array.isArray( pictures ) ||
		typeof html !== 'string'
	) {
		throw new Error( 'No post' );
	}
	return data as ViewedPost;
}
