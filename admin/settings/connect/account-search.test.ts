import { describe, expect, it } from 'vitest';

import { searchAccounts } from './account-search';
import type { Account } from '../types';

const account = ( id: string, name: string, handle: string | null ) =>
	( { id, name, handle } ) as Account;

const ACCOUNTS = [
	account( '30', 'Seeds & Bulbs', 'seedsbulbs2' ),
	account( '17', 'Café in the Orangery', null ),
	account( '29', 'Seeds & Bulbs', 'seedsbulbs' ),
];

const found = ( search: string ) =>
	searchAccounts( ACCOUNTS, search ).map( ( { id } ) => id );

describe( 'searchAccounts', () => {
	it.each( [
		[ '', [ '17', '29', '30' ] ],
		[ ' CAFE ', [ '17' ] ],
		[ 'seeds', [ '29', '30' ] ],
		[ '@seedsbulbs2', [ '30' ] ],
		[ '29', [ '29' ] ],
		[ 'meadow', [] ],
	] )( 'finds "%s" in names, handles and ids', ( search, ids ) => {
		expect( found( search ) ).toEqual( ids );
	} );
} );
