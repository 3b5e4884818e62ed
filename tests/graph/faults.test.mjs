import { expect, test } from 'vitest';
import { concerns, mangled, strike } from './faults.mjs';
import { hostile } from './hostile.mjs';

const request = {
	path: '/108/posts',
	account: '108',
	tokenLabel: 'page-garden',
	network: 'facebook',
};

test( 'a rule without conditions concerns every request', () => {
	expect( concerns( {}, request ) ).toBe( true );
	expect( concerns( { path: '*/posts' }, request ) ).toBe( true );
	expect( concerns( { path: '/108' }, request ) ).toBe( false );
	expect( concerns( { account: '109' }, request ) ).toBe( false );
	expect( concerns( { network: 'instagram' }, request ) ).toBe( false );
} );

test( 'after and times count calls', () => {
	const rules = [ { fail: 1, after: 1, times: 2 } ];
	const hits = Array.from( { length: 5 }, () =>
		Boolean( strike( rules, request ) )
	);
	expect( hits ).toEqual( [ false, true, true, false, false ] );
} );

test( 'hostile text reaches words and links, and leaves paging alone', () => {
	const payload = {
		data: [
			{
				id: '1',
				message: 'hello',
				permalink_url: 'https://www.facebook.com/1',
			},
		],
		paging: { next: 'https://x/' },
	};
	const text = hostile( payload, 'text' );
	expect( text.data[ 0 ].id ).toBe( '1' );
	expect( text.data[ 0 ].message ).not.toBe( 'hello' );
	expect( text.data[ 0 ].permalink_url ).not.toContain(
		'www.facebook.com/1'
	);
	expect( text.paging ).toEqual( payload.paging );
	expect( hostile( payload, 'all' ).data[ 0 ].id ).not.toBe( '1' );
} );

test( 'members of a payload are changed and taken away by path', () => {
	const payload = {
		data: [ { id: '1' }, { id: '2' } ],
		paging: { next: 'x' },
	};
	expect(
		mangled( payload, {
			set: { 'data.*.id': null, 'none.at.all': 1 },
			unset: [ 'paging.next' ],
		} )
	).toEqual( { data: [ { id: null }, { id: null } ], paging: {} } );
	expect( payload.data[ 0 ].id ).toBe( '1' );
} );
