/** All pictures of a feed, one after the other: those of a post, then those of the next one. */
import type { ViewerItem, ViewerItems } from '@vitrine/viewer';
import { itemOfImage, itemOfPicture } from './item';
import type { Post } from './post';

export interface Place {
	post: Post;
	/** Which of the post's pictures, from 0. */
	picture: number;
}

/** What gets later posts; null = there are none, or none can be had. */
export type Further = () => Promise< Post[] | null >;

export interface Pictures extends ViewerItems {
	beside: ( index: number, forward: boolean ) => number;
	/** A place that is there, nearest to one that may not be. */
	nearest: ( index: number ) => number;
	/** Those that are known of. */
	readonly known: number;
	/** What is at a place; undefined = it is not known yet. */
	placeAt: ( index: number ) => Place | undefined;
	/** Place of a picture of a post. */
	indexOf: ( post: Post, picture: number ) => number;
	/** Gets later posts, where there are any. */
	grow: () => Promise< void >;
}

/** An item whose picture stands for a film plays it. */
function playing( item: ViewerItem, { post, picture }: Place ): ViewerItem {
	const player = post.playerOf?.( item, picture );
	return player ? { ...item, mediaKind: 'video', player } : item;
}

/** Makes the item of a place, the same one each time; undefined = neither the page nor the site has told of it. */
function itemMaker() {
	const items = new Map< Place, ViewerItem >();
	return ( place: Place ): ViewerItem | undefined => {
		const { post, picture } = place;
		const image = post.images[ picture ];
		const viewed = post.known?.pictures[ picture ];
		const id = `${ post.id }/${ picture }`;
		const item =
			items.get( place ) ??
			( image && itemOfImage( id, image ) ) ??
			( viewed && itemOfPicture( id, viewed ) );
		if ( item && ! items.has( place ) ) {
			items.set( place, playing( item, place ) );
		}
		return items.get( place );
	};
}

/**
 * Makes the list. While later posts may come, it has one more place, where they are waited for.
 *
 * @param posts   Posts of the page.
 * @param further Gets later ones.
 * @param wraps   Whether the first picture follows the last one.
 */
export function picturesOf(
	posts: Post[],
	further: Further | null,
	wraps: boolean
): Pictures {
	const places: Place[] = [];
	let more = further;
	let growing: Promise< void > | undefined;

	const add = ( post: Post ) => {
		for ( let picture = 0; picture < post.count; picture++ ) {
			places.push( { post, picture } );
		}
	};
	const fetchMore = async () => {
		const found = await more?.().catch( () => null );
		found?.forEach( add );
		if ( ! found ) {
			more = null;
		}
		growing = undefined;
	};
	const count = () => places.length + ( more ? 1 : 0 );
	/** Pages may promise more pictures of an album than there are. */
	const isThere = ( index: number ) => {
		const place = places[ index ];
		return ! place || place.picture < place.post.count;
	};
	/** The nearest place that is there, from one on. */
	const from = ( index: number, step: number ) => {
		let at = index;
		while ( at >= 0 && at < count() && ! isThere( at ) ) {
			at += step;
		}
		return at >= 0 && at < count() ? at : undefined;
	};
	const item = itemMaker();
	const at = ( index: number ) => {
		const place = places[ index ];
		return place && item( place );
	};
	const grow = () => ( growing ??= fetchMore() );

	posts.forEach( add );
	return {
		get count() {
			return count();
		},
		get known() {
			return places.length;
		},
		at,
		load: async ( index ) => {
			if ( ! places[ index ] ) {
				await grow();
			}
			if ( ! at( index ) ) {
				await places[ index ]?.post.load();
			}
			return at( index );
		},
		nearest: ( index ) =>
			from( index, 1 ) ?? from( Math.min( index, count() - 1 ), -1 ) ?? 0,
		beside( index, forward ) {
			const step = forward ? 1 : -1;
			const round = forward ? 0 : count() - 1;
			return (
				from( index + step, step ) ??
				( wraps && ! more ? from( round, step ) : undefined ) ??
				index
			);
		},
		placeAt: ( index ) => places[ index ],
		indexOf: ( post, picture ) =>
			places.findIndex(
				( place ) => place.post === post && place.picture === picture
			),
		grow,
	};
}
