import { __ } from '@wordpress/i18n';
import type { LoopQuery } from '@vitrine/editor';
import type { LoopFilterAttributes } from '../attributes.gen';
import { KINDS } from '../choices';
import type { Term } from './terms';
import type { Facet } from './facet';
import { typeOf, useTerms } from './use-loop';

/**
 * The terms of a taxonomy; the inserter shows some where there are no posts to filter.
 *
 * @param taxonomy Its slug.
 * @param read     Attributes within their bounds.
 * @param query    Of the Query Loop.
 * @param isSample Whether only a picture of the block is shown.
 */
export function useShownTerms(
	taxonomy: string,
	read: LoopFilterAttributes,
	query: LoopQuery | undefined,
	isSample: boolean
): Term[] | null {
	const terms = useTerms( isSample ? '' : taxonomy, {
		number: read.number,
		showEmpty: read.showEmpty,
		orderBy: read.orderBy,
		top: read.showOnlyTopLevel,
		counted: read.showCounts ? typeOf( query ) : '',
	} );
	const names = [
		__( 'News', 'vitrine' ),
		__( 'Events', 'vitrine' ),
		__( 'Stories', 'vitrine' ),
	];
	return isSample
		? names.map( ( name, nth ) => ( { id: nth + 1, slug: name, name } ) )
		: terms;
}

/**
 * What visitors choose from in the inserter, where there are no posts either.
 *
 * @param by What posts are chosen by.
 */
export function sampleOf( by: LoopFilterAttributes[ 'by' ] ): Facet {
	const year = new Date().getFullYear();
	const names: { [ by: string ]: string[] } = {
		date: [ 0, 1, 2 ].map( ( ago ) => String( year - ago ) ),
		author: [
			__( 'Emma', 'vitrine' ),
			__( 'Noah', 'vitrine' ),
			__( 'Olivia', 'vitrine' ),
		],
		letter: [ 'A', 'B', 'C', 'D', 'E' ],
		field: [
			__( 'Small', 'vitrine' ),
			__( 'Medium', 'vitrine' ),
			__( 'Large', 'vitrine' ),
		],
		type: [ __( 'Posts', 'vitrine' ), __( 'Pages', 'vitrine' ) ],
	};
	return {
		label: KINDS[ by ],
		options: ( names[ by ] ?? [] ).map( ( name ) => ( {
			value: name,
			name,
		} ) ),
		range: null,
		fields: [],
	};
}
