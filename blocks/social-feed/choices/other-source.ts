import type { FeedAttributes } from '../feed-attributes';

/**
 * Begins with the posts of a source where a block gets another one, which may have no album of that id, and no events.
 *
 * @param changes    What is about to be stored.
 * @param attributes What the block stores.
 */
export const withPostsOfSource = (
	changes: Partial< FeedAttributes >,
	attributes: FeedAttributes
): Partial< FeedAttributes > =>
	changes.source === undefined ||
	changes.source === attributes.source ||
	attributes.content === 'posts'
		? changes
		: { content: 'posts', contentItem: '', ...changes };
