import { __ } from '@wordpress/i18n';
import type { FeedView, PagesView } from '../../../frontend/render/feed';
import metadata from '../block.json';
import { phoneNumber } from '../choices/paging';
import type { FeedAttributes } from '../feed-attributes';
import { stateOf } from './moderation';

const MAX_NUMBER = metadata.attributes.number.maximum;

/**
 * What is asked of the server while posts are chosen: those that visitors do not see, too.
 *
 * @param attributes What the block stores.
 */
export function moderatedAttributes(
	attributes: FeedAttributes
): FeedAttributes {
	const { hidden, number, numberPhone } = attributes;
	const among = ( count: number ) =>
		count && Math.min( MAX_NUMBER, count + hidden.length );
	return {
		...attributes,
		hidden: [],
		onlyPinned: false,
		number: among( number ),
		numberPhone: among( numberPhone ),
	};
}

/**
 * As many posts as visitors see, and among them those that they do not.
 *
 * @param view       The server's answer.
 * @param attributes What the block stores.
 */
export function moderatedView(
	view: FeedView,
	attributes: FeedAttributes
): FeedView {
	const { keys = {}, posts } = view;
	/** How many posts from the beginning hold so many that are not hidden. */
	const reach = ( count: number ): number => {
		let seen = 0;
		const end = posts.findIndex( ( { id } ) => {
			const isHidden =
				stateOf( attributes, keys[ id ] ?? '' ) === 'hidden';
			seen += isHidden ? 0 : 1;
			return seen === count;
		} );
		return end < 0 ? posts.length : end + 1;
	};
	const number = reach( attributes.number );
	const numberPhone = reach( phoneNumber( attributes ) );
	const sent = Math.max( number, numberPhone );
	return {
		...view,
		number,
		numberPhone,
		posts: posts.slice( 0, sent ),
		pages: visitorsPages( view, attributes ),
		more:
			! view.pages && sent < posts.length
				? { label: __( 'Load more', 'vitrine' ) }
				: view.more,
	};
}

/**
 * The pages that visitors see: those that are hidden are on none.
 *
 * @param view       The server's answer.
 * @param attributes What the block stores.
 */
function visitorsPages(
	{ pages }: FeedView,
	{ hidden, number, onlyPinned, pinned }: FeedAttributes
): PagesView | null {
	if ( ! pages ) {
		return null;
	}
	const posts = onlyPinned ? pinned.length : pages.posts - hidden.length;
	const count = Math.ceil( posts / number );
	return count > 1 ? { ...pages, count } : null;
}

/**
 * The posts that visitors see: until the server answers again, others are among them.
 *
 * @param view       The server's answer.
 * @param attributes What the block stores.
 */
export function visitorsView(
	view: FeedView,
	attributes: FeedAttributes
): FeedView {
	const number = attributes.number;
	const numberPhone = phoneNumber( attributes );
	return {
		...view,
		number,
		numberPhone,
		posts: view.posts
			.filter(
				( { id } ) =>
					stateOf( attributes, view.keys?.[ id ] ?? '' ) === 'shown'
			)
			.slice( 0, Math.max( number, numberPhone ) ),
	};
}
