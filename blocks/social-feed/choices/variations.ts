import metadata from '../block.json';

/** The block as the inserter offers it: new defaults are for new blocks. */
export const variations = [
	{
		name: 'social-feed',
		title: metadata.title,
		isDefault: true,
		scope: [ 'inserter' as const ],
		attributes: {
			openPosts: 'viewer' as const,
			showComments: true,
			showReactions: true,
		},
	},
];
