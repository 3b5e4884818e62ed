/** Keyboard; issue: a control that has the focus keeps its own keys. */
import { describe, expect, test } from 'vitest';
import { commandOf, type Key } from './keys';

const press = ( key: string, more: Partial< Key > = {} ) =>
	commandOf( {
		key,
		modified: false,
		repeated: false,
		on: 'page',
		zoomed: false,
		zoomable: true,
		rtl: false,
		...more,
	} );

test.each( [
	[ 'Escape', 'close' ],
	[ 'ArrowDown', 'close' ],
	[ ' ', 'slideshow' ],
	[ 'Enter', 'slideshow' ],
	[ 'ArrowUp', 'next' ],
	[ 'ArrowRight', 'next' ],
	[ 'PageUp', 'next' ],
	[ 'ArrowLeft', 'previous' ],
	[ 'PageDown', 'previous' ],
	[ '+', 'zoomIn' ],
	[ '-', 'zoomOut' ],
	[ '0', 'zoomReset' ],
	[ 'x', null ],
	[ 'Tab', null ],
] )( '%j means %s', ( key, command ) => {
	expect( press( key ) ).toBe( command );
} );

test( 'arrows are mirrored from right to left, pages are not', () => {
	expect( press( 'ArrowLeft', { rtl: true } ) ).toBe( 'next' );
	expect( press( 'ArrowRight', { rtl: true } ) ).toBe( 'previous' );
	expect( press( 'PageUp', { rtl: true } ) ).toBe( 'next' );
} );

describe( 'when zoomed', () => {
	test.each( [
		[ 'ArrowLeft', 'panLeft' ],
		[ 'ArrowRight', 'panRight' ],
		[ 'ArrowUp', 'panUp' ],
		[ 'ArrowDown', 'panDown' ],
		[ 'PageUp', 'next' ],
		[ 'PageDown', 'previous' ],
		[ 'Escape', 'close' ],
	] )( '%s means %s', ( key, command ) => {
		expect( press( key, { zoomed: true, rtl: true } ) ).toBe( command );
	} );
} );

test( 'what cannot be zoomed has no keys for it', () => {
	expect( press( '+', { zoomable: false } ) ).toBeNull();
} );

test( 'a button keeps Space and Enter, and nothing else', () => {
	expect( press( ' ', { on: 'control' } ) ).toBeNull();
	expect( press( 'Enter', { on: 'control' } ) ).toBeNull();
	expect( press( 'ArrowRight', { on: 'control' } ) ).toBe( 'next' );
} );

test( 'a field or a film keeps everything but Escape', () => {
	for ( const key of [ ' ', 'ArrowRight', 'ArrowDown', '+', '0' ] ) {
		expect( press( key, { on: 'field' } ) ).toBeNull();
	}
	expect( press( 'Escape', { on: 'field' } ) ).toBe( 'close' );
} );

test( 'keys of the browser are left alone, and a held Space toggles once', () => {
	expect( press( 'ArrowLeft', { modified: true } ) ).toBeNull();
	expect( press( '+', { modified: true } ) ).toBeNull();
	expect( press( ' ', { repeated: true } ) ).toBeNull();
} );
