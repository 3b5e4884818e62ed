/**
 * Where a popup appears: rows of where in words. What they match is decided by php/Popup/Display/PageKeys.php.
 */
import { __, sprintf } from '@wordpress/i18n';
import type { ConditionRow } from '../../../frontend/render/popup/types';

/** A kind of content or taxonomy of the site, as REST names it. */
export interface SiteType {
	slug: string;
	name: string;
	/** Of one: Post, Category. */
	singular: string;
	isHierarchical: boolean;
	hasArchive?: boolean;
}

/** What can be chosen of a place, null = nothing. */
export type Chosen =
	| { kind: 'postType'; name: string }
	| { kind: 'taxonomy'; name: string }
	| { kind: 'root'; name: 'user' }
	| null;

/** A place that can be chosen. */
export interface Place {
	/** `name/sub_name`. */
	key: string;
	label: string;
	/** What `sub_id` is an id of. */
	of: Chosen;
	/** What it means without an id; absent = without one it means nothing of its own. */
	all?: string;
}

export interface PlaceGroup {
	label: string;
	places: Place[];
}

export interface SiteTypes {
	posts: SiteType[];
	taxonomies: SiteType[];
}

/**
 * Key of the place of a row.
 *
 * @param row The row.
 */
export const placeKey = ( {
	name,
	sub_name: sub,
}: Pick< ConditionRow, 'name' | 'sub_name' > ): string =>
	sub === '' ? name : `${ name }/${ sub }`;

/**
 * A row with another place; what was chosen of the former one goes.
 *
 * @param row The row.
 * @param key Key of the place.
 */
export function withPlace( row: ConditionRow, key: string ): ConditionRow {
	const [ name = 'general', sub = '' ] = key.split( '/' );
	return {
		...row,
		name: name as ConditionRow[ 'name' ],
		sub_name: sub,
		sub_id: '',
	};
}

/**
 * A place by its key; one that the site does not have any more stays what it is.
 *
 * @param groups All places.
 * @param key    Key.
 */
export const placeOf = ( groups: PlaceGroup[], key: string ): Place =>
	groups
		.flatMap( ( { places } ) => places )
		.find( ( place ) => place.key === key ) ?? {
		key,
		label: key,
		of: null,
	};

/**
 * What is wrong with a row, '' = nothing.
 *
 * @param place Its place.
 * @param id    Its `sub_id`.
 */
export const validateRow = ( { of, all }: Place, id: string ): string =>
	of !== null && all === undefined && id === ''
		? __(
				'Choose an item. Until then, this condition does not match anything.',
				'vitrine'
			)
		: '';

/**
 * All rows in one sentence.
 *
 * @param rows  Rows.
 * @param names What each says, in the same order.
 */
export function saysWhere( rows: ConditionRow[], names: string[] ): string {
	const of = ( type: ConditionRow[ 'type' ] ) =>
		names.filter( ( _name, index ) => rows[ index ]?.type === type );
	const [ shown, hidden ] = [ of( 'include' ), of( 'exclude' ) ];
	if ( shown.length === 0 ) {
		return hidden.length === 0
			? __(
					'No display conditions yet: only links and buttons open it.',
					'vitrine'
				)
			: __( 'Add at least one “Show on” condition.', 'vitrine' );
	}
	return hidden.length === 0
		? /* translators: %s: names of places */
			sprintf( __( 'Show on: %s.', 'vitrine' ), shown.join( '; ' ) )
		: sprintf(
				/* translators: 1: names of places, 2: names of places */
				__( 'Show on: %1$s. Hide on: %2$s.', 'vitrine' ),
				shown.join( '; ' ),
				hidden.join( '; ' )
			);
}
