import type { LoopFilterAttributes } from '../attributes.gen';

/** Attributes of a block, as they are stored. */
export type Stored = Partial< LoopFilterAttributes > &
	Record< string, unknown >;

/** A block of WordPress that leads to what a filter filters by. */
interface CoreBlock {
	name: string;
	/** What visitors change by the filter that it becomes. */
	by: LoopFilterAttributes[ 'by' ];
	fromCore: ( attributes: Stored ) => Stored;
	toCore: ( attributes: Stored ) => Record< string, unknown >;
}

/** What both blocks store alike: block supports. */
const SHARED = [
	'anchor',
	'className',
	'align',
	'backgroundColor',
	'textColor',
	'fontSize',
	'style',
];

const sharedOf = ( attributes: object ) =>
	Object.fromEntries(
		Object.entries( attributes ).filter( ( [ name ] ) =>
			SHARED.includes( name )
		)
	);

export const CORE_BLOCKS: CoreBlock[] = [
	{
		name: 'core/categories',
		by: 'taxonomy',
		fromCore: ( {
			taxonomy = 'category',
			displayAsDropdown,
			showHierarchy = false,
			showOnlyTopLevel = false,
			showEmpty = false,
			showPostCounts,
			showLabel = true,
			label = '',
		} ) => ( {
			taxonomy,
			display: displayAsDropdown ? 'select' : 'list',
			showHierarchy,
			showOnlyTopLevel,
			showEmpty,
			showCounts: Boolean( showPostCounts ),
			// The list has none.
			showLabel: Boolean( displayAsDropdown ) && showLabel,
			label,
		} ),
		toCore: ( {
			taxonomy = 'category',
			display,
			showHierarchy,
			showOnlyTopLevel,
			showEmpty,
			showCounts,
		} ) => ( {
			taxonomy,
			displayAsDropdown: display === 'select',
			showHierarchy,
			showOnlyTopLevel,
			showEmpty,
			showPostCounts: showCounts,
		} ),
	},
	{
		name: 'core/tag-cloud',
		by: 'taxonomy',
		fromCore: ( {
			taxonomy = 'post_tag',
			numberOfTags = 45,
			showTagCounts,
		} ) => ( {
			taxonomy,
			display: 'chips',
			number: Number( numberOfTags ),
			showCounts: Boolean( showTagCounts ),
		} ),
		toCore: ( { taxonomy = 'category', number, showCounts } ) => ( {
			taxonomy,
			numberOfTags: number,
			showTagCounts: showCounts,
		} ),
	},
	{
		name: 'core/archives',
		by: 'date',
		fromCore: ( { displayAsDropdown, type, showLabel = true } ) => ( {
			dates: type === 'yearly' ? 'years' : 'months',
			display: displayAsDropdown ? 'select' : 'list',
			showLabel: Boolean( displayAsDropdown ) && showLabel,
		} ),
		toCore: ( { dates, display } ) => ( {
			type: dates === 'months' ? 'monthly' : 'yearly',
			displayAsDropdown: display === 'select',
		} ),
	},
	{
		name: 'core/search',
		by: 'search',
		fromCore: ( { label = '', showLabel = true, placeholder = '' } ) => ( {
			label,
			showLabel,
			placeholder,
		} ),
		toCore: ( { label, showLabel = false, placeholder } ) => ( {
			...( label ? { label } : {} ),
			showLabel,
			placeholder,
		} ),
	},
	{
		name: 'core/query-total',
		by: 'results',
		fromCore: () => ( {} ),
		toCore: () => ( {} ),
	},
];

/**
 * What a block of WordPress becomes here.
 *
 * @param block      The block.
 * @param attributes What it stores.
 */
export const fromCore = ( block: CoreBlock, attributes: Stored ): Stored => ( {
	...sharedOf( attributes ),
	by: block.by,
	...block.fromCore( attributes ),
} );

/**
 * What the filter becomes there.
 *
 * @param block      The block.
 * @param attributes What the filter stores.
 */
export const toCore = (
	block: CoreBlock,
	attributes: Stored
): Record< string, unknown > => ( {
	...sharedOf( attributes ),
	...block.toCore( attributes ),
} );
