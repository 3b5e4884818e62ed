import { expect, test } from 'vitest';
import { partOf } from './more';
import { option } from './option';

test( 'the first options are seen, and all where one of the others is chosen', () => {
	const options = [
		option( 'a', 'A' ),
		option( 'b', 'B' ),
		{ ...option( 'c', 'C' ), children: [ option( 'd', 'D', true ) ] },
	];
	expect( partOf( options, 1 ) ).toMatchObject( {
		options: [ { name: 'A' } ],
		more: { open: true, options: [ { name: 'B' }, { name: 'C' } ] },
	} );
	expect( partOf( options.slice( 0, 2 ), 1 ).more?.open ).toBe( false );
	expect( partOf( options, 0 ) ).toEqual( { options, more: null } );
	expect( partOf( options, 3 ) ).toEqual( { options, more: null } );
} );
