import { expect, test } from 'vitest';
import { defaultsOf, isChanged, resetOf } from './settings';

interface Example {
	number: number;
	words: string[];
}

const defaults = defaultsOf< Example >( {
	number: { default: 9 },
	words: { default: [] },
} );

const settings = ( attributes: Partial< Example > ) => ( {
	attributes: { ...defaults, ...attributes },
	setAttributes: () => {},
	defaults,
} );

test( 'an untouched block is not changed', () => {
	expect(
		isChanged( settings( { words: [] } ), [ 'number', 'words' ] )
	).toBe( false );
} );

test( 'a change of one setting is a change of that one', () => {
	const changed = settings( { words: [ 'tea' ] } );
	expect( isChanged( changed, [ 'words' ] ) ).toBe( true );
	expect( isChanged( changed, [ 'number' ] ) ).toBe( false );
} );

test( 'a reset brings back the defaults of the settings it names', () => {
	expect( resetOf( settings( { number: 3 } ), [ 'number' ] ) ).toEqual( {
		number: 9,
	} );
} );
