import type { Account } from '../types';

/** Text for comparison: accents and capitals do not matter. */
export const folded = ( text: string ) =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

/** The accounts whose name, handle or id has what is searched for, by name. */
export function searchAccounts(
	accounts: Account[],
	search: string
): Account[] {
	const wanted = folded( search.trim() ).replace( /^@/, '' );

	return accounts
		.filter( ( { name, handle, id } ) =>
			[ name, handle ?? '', id ].some( ( text ) =>
				folded( text ).includes( wanted )
			)
		)
		.sort(
			( one, other ) =>
				one.name.localeCompare( other.name ) ||
				one.id.localeCompare( other.id )
		);
}
