import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	calendar,
	closeSmall,
	customPostType,
	formatListNumbered,
	formatUppercase,
	listView,
	people,
	postList,
	search,
	tag,
} from '@wordpress/icons';
import { icons } from '@vitrine/editor';
import newBlocks from '../../frontend/render/new-blocks.json';
import type { LoopFilterAttributes } from './attributes.gen';

type Variation = BlockVariation< Partial< LoopFilterAttributes > >;

/** What a new block has that a stored one lacks. */
export const newFilter: Partial< LoopFilterAttributes > =
	newBlocks[ 'loop-filter' ];

const variation = (
	by: LoopFilterAttributes[ 'by' ],
	title: string,
	description: string,
	icon: NonNullable< Variation[ 'icon' ] >,
	attributes: Partial< LoopFilterAttributes > = {}
): Variation => ( {
	name: by,
	title,
	description,
	icon,
	attributes: { ...newFilter, by, ...attributes },
	isActive: [ 'by' ],
	// It stands in place of the block itself in the inserter.
	isDefault: by === 'taxonomy',
	scope: [ 'inserter', 'block', 'transform' ],
} );

/** What visitors change, each with a name of its own in the inserter. */
export const variations: Variation[] = [
	variation(
		'taxonomy',
		__( 'Loop Filter', 'vitrine' ),
		__(
			'Let visitors filter by categories, tags, or any other taxonomy.',
			'vitrine'
		),
		icons.loopFilter
	),
	variation(
		'date',
		__( 'Date Filter', 'vitrine' ),
		__( 'Let visitors filter by year, month, or date range.', 'vitrine' ),
		calendar
	),
	variation(
		'author',
		__( 'Author Filter', 'vitrine' ),
		__( 'Let visitors filter by author.', 'vitrine' ),
		people
	),
	variation(
		'letter',
		__( 'A to Z Filter', 'vitrine' ),
		__( 'Let visitors filter by the first letter of titles.', 'vitrine' ),
		formatUppercase
	),
	variation(
		'field',
		__( 'Custom Field Filter', 'vitrine' ),
		__(
			'Let visitors filter by the values of a custom field, or by a range of numbers or dates.',
			'vitrine'
		),
		customPostType
	),
	variation(
		'type',
		__( 'Post Type Filter', 'vitrine' ),
		__(
			'Let visitors filter a search or an archive by post type.',
			'vitrine'
		),
		postList
	),
	variation(
		'search',
		__( 'Loop Search', 'vitrine' ),
		__( 'Let visitors search the posts of a Query Loop.', 'vitrine' ),
		search
	),
	variation(
		'sort',
		__( 'Loop Sort', 'vitrine' ),
		__( 'Let visitors choose the order of the posts.', 'vitrine' ),
		listView,
		{ display: 'select', showLabel: true }
	),
	variation(
		'size',
		__( 'Loop Items per Page', 'vitrine' ),
		__( 'Let visitors choose how many posts each page shows.', 'vitrine' ),
		formatListNumbered,
		{ display: 'select', showLabel: true }
	),
	variation(
		'chosen',
		__( 'Active Filters', 'vitrine' ),
		__( 'Show the active filters, with links to remove them.', 'vitrine' ),
		closeSmall
	),
	variation(
		'results',
		__( 'Loop Results', 'vitrine' ),
		__( 'Show how many posts match the active filters.', 'vitrine' ),
		tag
	),
];
