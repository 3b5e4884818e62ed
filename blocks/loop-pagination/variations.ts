import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { icons } from '@vitrine/editor';
import newBlocks from '../../frontend/render/new-blocks.json';
import type { LoopPaginationAttributes } from './attributes.gen';

type Variation = BlockVariation<
	Partial< LoopPaginationAttributes > & { layout?: object }
>;

/** What a new block has that a stored one lacks. */
export const newPagination: Partial< LoopPaginationAttributes > =
	newBlocks[ 'loop-pagination' ];

/** Ways to further posts, each with a name of its own in the inserter. */
export const variations: Variation[] = [
	{
		name: 'pagination',
		title: __( 'Loop Pagination', 'vitrine' ),
		description: __(
			'Let visitors page through a Query Loop. Active filters are kept.',
			'vitrine'
		),
		icon: icons.loopPagination,
		isDefault: true,
		attributes: {
			...newPagination,
			type: 'numbers-and-previous-next',
			layout: { type: 'flex', justifyContent: 'space-between' },
		},
		scope: [ 'inserter', 'transform' ],
		isActive: [ 'type' ],
	},
	{
		name: 'load-more',
		title: __( 'Load More', 'vitrine' ),
		description: __(
			'Let visitors load more posts of a Query Loop with a button.',
			'vitrine'
		),
		keywords: [
			__( 'infinite scroll', 'vitrine' ),
			__( 'pagination', 'vitrine' ),
		],
		icon: icons.loadMore,
		attributes: {
			...newPagination,
			type: 'load-more',
			showCount: true,
			layout: { type: 'flex', justifyContent: 'center' },
		},
		scope: [ 'inserter', 'transform' ],
		isActive: [ 'type' ],
	},
];
