import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	calendar,
	closeSmall,
	customPostType,
	funnel,
	formatListNumbered,
	formatUppercase,
	listView,
	people,
	postList,
	search,
	tag,
} from '@wordpress/icons';
import type { LoopFilterAttributes } from './attributes.gen';

type Variation = BlockVariation< Partial< LoopFilterAttributes > >;

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
	attributes: { by, ...attributes },
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
			'Lets visitors filter by categories, tags or any other taxonomy.',
			'vitrine'
		),
		funnel
	),
	variation(
		'date',
		__( 'Date Filter', 'vitrine' ),
		__(
			'Lets visitors filter by year, by month or by a range of days.',
			'vitrine'
		),
		calendar
	),
	variation(
		'author',
		__( 'Author Filter', 'vitrine' ),
		__( 'Lets visitors filter by author.', 'vitrine' ),
		people
	),
	variation(
		'letter',
		__( 'A to Z Filter', 'vitrine' ),
		__( 'Lets visitors filter by the first letter of titles.', 'vitrine' ),
		formatUppercase
	),
	variation(
		'field',
		__( 'Custom Field Filter', 'vitrine' ),
		__(
			'Lets visitors filter by a custom field: by its values, or by a range of numbers or dates.',
			'vitrine'
		),
		customPostType
	),
	variation(
		'type',
		__( 'Post Type Filter', 'vitrine' ),
		__(
			'Lets visitors filter a search or an archive by post type.',
			'vitrine'
		),
		postList
	),
	variation(
		'search',
		__( 'Loop Search', 'vitrine' ),
		__( 'Lets visitors search the posts of a Query Loop.', 'vitrine' ),
		search
	),
	variation(
		'sort',
		__( 'Loop Sort', 'vitrine' ),
		__( 'Lets visitors choose the order of the posts.', 'vitrine' ),
		listView,
		{ display: 'select', showLabel: true }
	),
	variation(
		'size',
		__( 'Loop Items per Page', 'vitrine' ),
		__( 'Lets visitors choose how many posts a page shows.', 'vitrine' ),
		formatListNumbered,
		{ display: 'select', showLabel: true }
	),
	variation(
		'chosen',
		__( 'Active Filters', 'vitrine' ),
		__(
			'Shows what a visitor has chosen, with links that take it back.',
			'vitrine'
		),
		closeSmall
	),
	variation(
		'results',
		__( 'Loop Results', 'vitrine' ),
		__(
			'Shows how many posts there are with the chosen filters.',
			'vitrine'
		),
		tag
	),
];
