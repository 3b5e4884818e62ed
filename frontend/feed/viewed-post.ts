/** What the site knows of a post beyond what the page has: `GET vitrine/v1/feed/posts`. */
import { askSite } from '../core/answers';
import type { ShopView } from '../render/feed/types';

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
	/** Null = it is a picture alone. */
	player: Player | null;
}

/** Twin: php/Feed/Views/PlayerView. */
export interface Player {
	/** What stands there until it may be loaded, by our own template. */
	html: string;
	/** What the site is asked for the file with, null = the post's network has none. */
	film: number | null;
}

/** Twin: php/Feed/Views/ViewedPost. */
export interface ViewedPost {
	id: string;
	/** On the network. */
	url: string | null;
	/** Words of the link to it. */
	label: string | null;
	/** Where an editor lets it lead instead. */
	shop: ShopView | null;
	text: string;
	pictures: ViewedPicture[];
	/** Of a page that it shares. */
	player: Player | null;
	/** What stands beside the pictures, by our own template. */
	html: string;
}

/**
 * Fetches a post.
 *
 * @param data       What the page knows.
 * @param data.proof That it shows this feed.
 * @param data.posts Address of the route.
 * @param id         Of the post.
 * @throws When the site does not tell.
 */
export async function fetchPost(
	{ proof, posts }: { proof: string; posts: string },
	id: string
): Promise< ViewedPost > {
	const url = new URL( posts, document.baseURI );
	url.searchParams.set( 'proof', proof );
	url.searchParams.set( 'post', id );
	const [ status, answer ] = await askSite( url, {
		signal: AbortSignal.timeout( TIMEOUT ),
	} );
	const { pictures, html } = Object( answer );
	if (
		status !== 200 ||
		! Array.isArray( pictures ) ||
		typeof html !== 'string'
	) {
		throw new Error( 'No post' );
	}
	return answer as ViewedPost;
}
