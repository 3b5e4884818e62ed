import type { FeedView } from '../../../frontend/render/feed';
import type { FeedAttributes } from '../feed-attributes';

/** What the server is asked for: a change of one of these needs other posts, or other parts of them. */
const ASKED = [
	'source',
	'number',
	'numberPhone',
	'includeWords',
	'excludeWords',
	'showAuthor',
	'showDate',
	'showText',
	'showMedia',
	'showLink',
	'showCounts',
	'showNetworkLink',
	'textLimit',
	'linkHashtags',
	'linkMentions',
] as const;

/**
 * The attributes that the server's answer depends on.
 *
 * @param attributes What the block stores.
 */
export function previewQuery(
	attributes: FeedAttributes
): Pick< FeedAttributes, ( typeof ASKED )[ number ] > {
	return Object.fromEntries(
		ASKED.map( ( name ) => [ name, attributes[ name ] ] )
	) as Pick< FeedAttributes, ( typeof ASKED )[ number ] >;
}

/**
 * Puts the settings that need no server into the server's answer, so that they show at once.
 *
 * @param view       The server's answer.
 * @param attributes What the block stores.
 */
export function canvasView(
	view: FeedView,
	attributes: FeedAttributes
): FeedView {
	const { loadMore, loadMoreText, endText } = attributes;
	return {
		...view,
		layout: attributes.layout,
		columnsBy: attributes.columnsBy,
		columns: attributes.columns,
		columnsTablet: attributes.columnsTablet,
		columnsPhone: attributes.columnsPhone,
		more:
			loadMore && view.more
				? { label: loadMoreText || view.more.label }
				: null,
		endText: endText || view.endText,
	};
}
