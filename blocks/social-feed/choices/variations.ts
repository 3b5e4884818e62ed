import newBlocks from '../../../frontend/render/new-blocks.json';
import metadata from '../block.json';
import type { FeedAttributes } from '../feed-attributes';

/** What a new block has that a stored one lacks. */
export const newFeed = newBlocks[ 'social-feed' ] as Partial< FeedAttributes >;

/** The block as the inserter offers it: new defaults are for new blocks. */
export const variations = [
	{
		name: 'social-feed',
		title: metadata.title,
		isDefault: true,
		scope: [ 'inserter' as const ],
		attributes: newFeed,
	},
];
