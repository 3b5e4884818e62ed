import { expect, test } from 'vitest';
import { commandOf } from './keys';

const press = (
	key: string,
	more: Partial< Parameters< typeof commandOf >[ 0 ] > = {},
	isBusy = false
) =>
	commandOf(
		{ key, modified: false, on: 'page', rtl: false, ...more },
		isBusy
	);

test.each( [
	[ 'Escape', 'close' ],
	[ 'x', 'close' ],
	[ 'X', 'close' ],
	[ 'o', 'close' ],
	[ 'c', 'close' ],
	[ 'ArrowLeft', 'previous' ],
	[ 'p', 'previous' ],
	[ 'ArrowRight', 'next' ],
	[ 'n', 'next' ],
	// What galleries know, and feeds do not.
	[ ' ', null ],
	[ 'Enter', null ],
	[ 'ArrowUp', null ],
	[ 'ArrowDown', null ],
	[ 'PageUp', null ],
	[ '+', null ],
	[ 'Tab', null ],
] )( '%j means %s', ( key, command ) => {
	expect( press( key ) ).toBe( command );
} );

test( 'arrows are mirrored from right to left, letters are not', () => {
	expect( press( 'ArrowLeft', { rtl: true } ) ).toBe( 'next' );
	expect( press( 'ArrowRight', { rtl: true } ) ).toBe( 'previous' );
	expect( press( 'p', { rtl: true } ) ).toBe( 'previous' );
} );

test( 'a field and the browser keep their keys, but for Escape', () => {
	for ( const more of [ { on: 'field' as const }, { modified: true } ] ) {
		expect( press( 'c', more ) ).toBeNull();
		expect( press( 'ArrowRight', more ) ).toBeNull();
		expect( press( 'Escape', more ) ).toBe( 'close' );
	}
	expect( press( 'c', { on: 'control' } ) ).toBe( 'close' );
} );

test( 'while a picture is on its way one can only close', () => {
	for ( const key of [ 'ArrowRight', 'n', 'p' ] ) {
		expect( press( key, {}, true ) ).toBeNull();
	}
	expect( press( 'x', {}, true ) ).toBe( 'close' );
	expect( press( 'Escape', {}, true ) ).toBe( 'close' );
} );
