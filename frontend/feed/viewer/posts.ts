/** The posts that a viewer shows: those of the page, and further ones by the cursor of Load more. */
import { loadOnce } from '../../core/load';
import { part } from '../../render/feed/names';
import { fetchPosts } from '../paging/fetch-posts';
import { cursorOf } from '../paging/cursor';
import { filmIn } from './film';
import type { Opening } from './opening';
import type { Post } from './post';
import { fetchPost } from '../viewed-post';

/** Pages of posts without any picture that are skipped at most. */
const PATIENCE = 3;

/** Most pictures of a post; twin: RemotePost::KEPT_PICTURES. */
const MAX_PICTURES = 20;

/**
 * Reads a post of the page.
 *
 * @param item    Of the list.
 * @param opening What the page knows.
 * @return Undefined = it has nothing for the viewer.
 */
export function postOf(
	item: HTMLElement,
	opening: Opening
): Post | undefined {
	const id = item.dataset[ 'post' ] ?? '';
	const link = item.querySelector( `a.${ part( 'media' ) }` );
	if ( ! /^\d+$/.test( id ) || ! link || ! item.dataset[ 'pictures' ] ) {
		return undefined;
	}
	const images = [ ...link.querySelectorAll( 'img' ) ];
	const { players } = opening;
	const films = item.dataset[ 'films' ]?.split( ' ' ).map( Number ) ?? [];
	const post: Post = {
		id,
		images,
		playerOf: ( shown, picture ) =>
			players &&
			( films.includes( picture ) ||
				post.known?.pictures[ picture ]?.player )
				? filmIn( shown, post, picture, players )
				: undefined,
		count: Math.min(
			MAX_PICTURES,
			Math.max( images.length, Number( item.dataset[ 'pictures' ] ) || 0 )
		),
		load: loadOnce( async () => {
			const known = await fetchPost( opening, id );
			post.known = known;
			post.count = Math.max( images.length, known.pictures.length );
			return known;
		} ),
	};
	return post;
}

/** Whether this screen shows an element: pages bring posts along for others, too. */
const isShown = ( element: HTMLElement ) =>
	getComputedStyle( element ).display !== 'none';

/**
 * The items of a feed that this screen shows.
 *
 * @param block Wrapper of the feed.
 */
export const itemsOf = ( block: HTMLElement ): HTMLElement[] =>
	[
		...block.querySelectorAll< HTMLElement >( `li.${ part( 'item' ) }` ),
	].filter( isShown );

/**
 * Fetches later posts, which are not added to the page.
 *
 * @param block Wrapper of the feed.
 * @param feed  Address of the route.
 * @return Further items with a post that has pictures; null at the end, and where the site does not answer.
 */
export function furtherItems(
	block: HTMLElement,
	feed: string
): ( () => Promise< HTMLElement[] | null > ) | null {
	const link = [
		...block.querySelectorAll< HTMLAnchorElement >(
			`a.${ part( 'more' ) }`
		),
	].find( isShown );
	let cursor: string | null = link ? cursorOf( link ) : null;
	const next = async () => {
		for ( let page = 0; cursor && page < PATIENCE; page++ ) {
			const posts = await fetchPosts( feed, cursor );
			cursor = posts?.next ?? null;
			const items = posts?.items.filter(
				( item ) => item.dataset[ 'pictures' ]
			);
			if ( items?.length ) {
				return items;
			}
		}
		return null;
	};
	return cursor ? next : null;
}
