import metadata from '../block.json';

/** What a new block has that a stored one lacks. */
export const newFeed = {
	columnsBy: 'block' as const,
	layout: 'masonry' as const,
	openPosts: 'viewer' as const,
	showComments: true,
	showHeader: true,
	showReactions: true,
};

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
