import type { LoopPaginationAttributes } from '../attributes.gen';

export interface CoreBlock {
	name: string;
	attributes: { label?: string; midSize?: number };
}

export type Stored = Partial< LoopPaginationAttributes > &
	Record< string, unknown >;

const PREVIOUS = 'core/query-pagination-previous';
const NUMBERS = 'core/query-pagination-numbers';
const NEXT = 'core/query-pagination-next';

/** What both blocks store alike: block supports. */
const SHARED = [
	'anchor',
	'className',
	'backgroundColor',
	'textColor',
	'fontSize',
	'layout',
	'style',
];

const sharedOf = ( attributes: object ) =>
	Object.fromEntries(
		Object.entries( attributes ).filter( ( [ name ] ) =>
			SHARED.includes( name )
		)
	);

/**
 * What WordPress's pagination becomes here.
 *
 * @param attributes Of core/query-pagination.
 * @param inside     Blocks in it.
 */
export function fromCore( attributes: object, inside: CoreBlock[] ): Stored {
	const of = ( wanted: string ) =>
		inside.find( ( { name } ) => name === wanted )?.attributes;
	const numbers = of( NUMBERS );
	const ends = of( PREVIOUS ) ?? of( NEXT );
	const one = numbers ? 'numbers' : 'previous-next';
	return {
		...sharedOf( attributes ),
		type: numbers && ends ? 'numbers-and-previous-next' : one,
		// It leads to all pages.
		limit: 0,
		midSize: Math.min( 5, numbers?.midSize ?? 2 ),
		previousLabel: of( PREVIOUS )?.label ?? '',
		nextLabel: of( NEXT )?.label ?? '',
	};
}

/**
 * What the block becomes there; load more becomes numbered pages.
 *
 * @param attributes What the block stores.
 */
export function toCore( attributes: Stored ): {
	shared: Record< string, unknown >;
	inside: CoreBlock[];
} {
	const { type, midSize = 1, previousLabel, nextLabel } = attributes;
	const end = ( name: string, label: string | undefined ): CoreBlock[] =>
		type === 'numbers'
			? []
			: [ { name, attributes: label ? { label } : {} } ];
	return {
		shared: sharedOf( attributes ),
		inside: [
			...end( PREVIOUS, previousLabel ),
			...( type === 'previous-next'
				? []
				: [ { name: NUMBERS, attributes: { midSize } } ] ),
			...end( NEXT, nextLabel ),
		],
	};
}
