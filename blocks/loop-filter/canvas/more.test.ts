import { expect, test } from 'vitest';
import { partOf } from './more';
import { option } from './option';

const names = ( options: { name: string }[] = [] ) =>
	options.map( ( { name } ) => name ).join( ' ' );

test( 'the first options and those that are chosen are seen', () => {
	const options = [
		option( 'a', 'A' ),
		option( 'b', 'B' ),
		option( 'c', 'C', true ),
		{ ...option( 'd', 'D' ), children: [ option( 'e', 'E', true ) ] },
	];
	const parts = partOf( options, 1 );
	expect( names( parts.options ) ).toBe( 'A C D' );
	expect( names( parts.more?.options ) ).toBe( 'B' );
	expect( partOf( options, 0 ) ).toEqual( { options, more: null } );
	expect( partOf( options, 2 ) ).toEqual( { options, more: null } );
} );
