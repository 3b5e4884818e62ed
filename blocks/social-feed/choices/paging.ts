import type { FeedAttributes } from '../feed-attributes';

/**
 * Whether later posts are on numbered pages; twin: php/Feed/Settings/FeedSettings.php.
 *
 * @param attributes          What the block stores.
 * @param attributes.layout   A carousel has none.
 * @param attributes.loadMore Whether there are later posts.
 * @param attributes.paging   How they come.
 */
export const hasPages = ( {
	layout,
	loadMore,
	paging,
}: FeedAttributes ): boolean =>
	loadMore && paging === 'pages' && layout !== 'carousel';

/**
 * How many posts phones are shown: numbered pages are the same everywhere.
 *
 * @param attributes What the block stores.
 */
export const phoneNumber = ( attributes: FeedAttributes ): number =>
	( hasPages( attributes ) ? 0 : attributes.numberPhone ) ||
	attributes.number;
