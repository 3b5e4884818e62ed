import type { FeedAttributes } from '../feed-attributes';

/** What is decided of single posts, by their ids on the network. */
export type Moderation = Pick<
	FeedAttributes,
	'hidden' | 'pinned' | 'onlyPinned' | 'links'
>;

/** A post that leads elsewhere than to the network. */
export type PostLink = FeedAttributes[ 'links' ][ number ];

/** Whether visitors see a post, and why not. */
export type PostState = 'shown' | 'hidden' | 'not-pinned';

/**
 * Whether visitors see a post.
 *
 * @param moderation What is stored.
 * @param post       Id of the post.
 */
export function stateOf(
	{ hidden, pinned, onlyPinned }: Moderation,
	post: string
): PostState {
	if ( hidden.includes( post ) ) {
		return 'hidden';
	}
	return onlyPinned && ! pinned.includes( post ) ? 'not-pinned' : 'shown';
}

const without = ( list: string[], post: string ): string[] =>
	list.filter( ( id ) => id !== post );

/**
 * Hides a post; it is pinned no longer.
 *
 * @param moderation What is stored.
 * @param post       Id of the post.
 */
export const hide = (
	{ hidden, pinned }: Moderation,
	post: string
): Partial< Moderation > => ( {
	hidden: [ ...without( hidden, post ), post ],
	...( pinned.includes( post ) && { pinned: without( pinned, post ) } ),
} );

export const show = (
	{ hidden }: Moderation,
	post: string
): Partial< Moderation > => ( { hidden: without( hidden, post ) } );

/**
 * Pins a post after those that are pinned already.
 *
 * @param moderation What is stored.
 * @param post       Id of the post.
 */
export const pin = (
	{ pinned }: Moderation,
	post: string
): Partial< Moderation > => ( {
	pinned: [ ...without( pinned, post ), post ],
} );

export const unpin = (
	{ pinned }: Moderation,
	post: string
): Partial< Moderation > => ( { pinned: without( pinned, post ) } );

export const linkOf = (
	{ links }: Moderation,
	post: string
): PostLink | undefined => links.find( ( link ) => link.post === post );

/**
 * Gives a post a link, or takes it away.
 *
 * @param moderation What is stored.
 * @param post       Id of the post.
 * @param link       Where it leads; null = to the network again.
 */
export function setLink(
	{ links }: Moderation,
	post: string,
	link: Omit< PostLink, 'post' > | null
): Partial< Moderation > {
	const others = links.filter( ( one ) => one.post !== post );
	return { links: link ? [ ...others, { post, ...link } ] : others };
}

/**
 * An address as it is stored: one of the web, whole.
 *
 * @param typed What somebody has typed or chosen.
 * @param site  Address of the site, which the typed one may leave out.
 * @return Null where it is none.
 */
export function webAddressOf( typed: string, site: string ): string | null {
	const text = typed.trim();
	if ( text === '' ) {
		return null;
	}
	const isHost = /^[^\s/:?#]+\.[^\s/:?#]+(:\d+)?([/?#]|$)/.test( text );
	try {
		const url = new URL( isHost ? `https://${ text }` : text, site );
		return /^https?:$/.test( url.protocol ) ? url.href : null;
	} catch {
		return null;
	}
}
