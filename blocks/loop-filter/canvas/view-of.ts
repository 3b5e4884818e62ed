import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	FilterOption,
	FilterRange,
	LoopFilterView,
} from '../../../frontend/render/loop-filter';
import type { LoopFilterAttributes } from '../attributes.gen';
import { FACETS, labelOf, SORTS } from '../choices';
import { partOf } from './more';
import { NOWHERE, option } from './option';
import { optionOf, sortedBy, treeOf, type Term } from './terms';
import type { Facet } from './facet';

/** What the canvas knows of the loop. */
export interface LoopFacts {
	/** Name of the taxonomy, or of what else posts are chosen by. */
	named: string;
	terms: Term[];
	/** What posts are chosen by besides terms; null = by terms, or not known. */
	facet: Facet | null;
	/** Order in which the loop is saved, one of `sorts`. */
	sort: string;
	/** Posts of a page. */
	size: number;
	/** Posts that are found, null = not known. */
	total: number | null;
}

/** Fields that an option of a display is. */
const FIELDS = { checkboxes: 'radio', select: 'select' } as const;

/** Twin: FacetFilter::form() in php/Loop/Filters. */
const rangeOf = ( {
	type,
	min,
	max,
}: NonNullable< Facet[ 'range' ] > ): FilterRange => {
	const end = ( name: string, label: string, placeholder: string ) => ( {
		name,
		label,
		value: '',
		placeholder,
	} );
	return {
		type,
		ends: [
			end( 'from', __( 'From', 'vitrine' ), min ),
			end( 'to', __( 'To', 'vitrine' ), max ),
		],
	};
};

const formOf = (
	{
		by,
		display,
		apply,
		multiple,
		placeholder,
		themeButtons,
	}: LoopFilterAttributes,
	isChoice: boolean,
	range: Facet[ 'range' ]
): LoopFilterView[ 'form' ] => {
	const plain =
		display === 'checkboxes' || display === 'select'
			? FIELDS[ display ]
			: null;
	const field =
		plain === 'radio' && multiple && ! isChoice ? 'checkbox' : plain;
	const chosen = range ? 'range' : field;
	const type = by === 'search' ? 'search' : chosen;
	return (
		type && {
			action: NOWHERE,
			fields: [],
			type,
			name: 'preview',
			value: '',
			placeholder,
			button:
				type === 'search'
					? __( 'Search', 'vitrine' )
					: __( 'Apply', 'vitrine' ),
			isInstant: type !== 'search' && apply === 'instant',
			themeButtons,
			range: range && rangeOf( range ),
		}
	);
};

const termsOf = (
	{ showCounts, showHierarchy, orderBy }: LoopFilterAttributes,
	terms: Term[]
): FilterOption[] => {
	const shown = showCounts
		? sortedBy( orderBy, terms )
		: terms.map( ( { count, ...term } ) => term );
	return showHierarchy
		? treeOf( shown )
		: shown.map( ( term ) => optionOf( term ) );
};

const optionsOf = (
	attributes: LoopFilterAttributes,
	facts: LoopFacts
): FilterOption[] => {
	switch ( attributes.by ) {
		case 'taxonomy':
			return termsOf( attributes, facts.terms );
		case 'sort':
			return attributes.sorts.map( ( sort ) =>
				option( sort, SORTS[ sort ], sort === facts.sort )
			);
		case 'size':
			return [ ...new Set( [ ...attributes.sizes, facts.size ] ) ]
				.sort( ( one, other ) => one - other )
				.map( ( size ) =>
					option(
						String( size ),
						String( size ),
						size === facts.size
					)
				);
		case 'chosen':
			// Without a choice there is nothing to see, and nothing to style.
			return [ option( 'sample', __( 'A selected term', 'vitrine' ) ) ];
		default:
			return ( facts.facet?.options ?? [] ).map( ( { value, name } ) =>
				option( value, name )
			);
	}
};

const allOf = (
	{ by, showAll, allLabel }: LoopFilterAttributes,
	range: Facet[ 'range' ]
): LoopFilterView[ 'all' ] => {
	const isChosen = by === 'chosen';
	const hasAll = by === 'taxonomy' || isChosen || FACETS.includes( by );
	const words = isChosen
		? __( 'Clear all', 'vitrine' )
		: __( 'All', 'vitrine' );
	return showAll && hasAll && ! range
		? { label: allLabel || words, url: NOWHERE, current: ! isChosen }
		: null;
};

/**
 * The filter as visitors see it who have chosen nothing. Twin: php/Loop/FilterView.php.
 *
 * @param attributes What the block stores.
 * @param facts      What is known of the loop.
 */
export const viewOf = (
	attributes: LoopFilterAttributes,
	facts: LoopFacts
): LoopFilterView => {
	const { by, label, showLabel, display } = attributes;
	const isForm = by !== 'chosen' && by !== 'results';
	const range = facts.facet?.range ?? null;
	return {
		by,
		label: label || labelOf( by, facts.named ),
		showLabel,
		display,
		...partOf(
			optionsOf( attributes, facts ),
			by === 'taxonomy' && display !== 'select' ? attributes.visible : 0
		),
		all: allOf( attributes, range ),
		form: isForm
			? formOf( attributes, by === 'sort' || by === 'size', range )
			: null,
		text:
			by === 'results'
				? sprintf(
						/* translators: %s: number of posts. */
						_n(
							'%s result',
							'%s results',
							facts.total ?? 0,
							'vitrine'
						),
						String( facts.total ?? '…' )
					)
				: '',
		// Nothing below the filter has to stay where it is here.
		digits: 0,
	};
};
