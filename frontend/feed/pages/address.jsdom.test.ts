import { afterEach, expect, test } from 'vitest';
import { pageOf, queryOf } from './address';

afterEach( () => window.history.replaceState( null, '', '/' ) );

test.each( [
	[ '?p=2', 2 ],
	[ '?a=1&p=100', 100 ],
	[ '', 1 ],
	[ '?p=', 1 ],
	[ '?p=0', 1 ],
	[ '?p=-1', 1 ],
	[ '?p=02', 1 ],
	[ '?p=2.5', 1 ],
	[ '?p=1e3', 1 ],
	[ '?p=99999', 1 ],
	[ '?p=%D9%A2', 1 ],
	[ '?p=<b>', 1 ],
	[ '?q=2', 1 ],
] )( '%s asks for page %i', ( search, page ) => {
	expect( pageOf( { search }, 'p' ) ).toBe( page );
} );

test( 'the query of a page keeps what else the visitor asks for', () => {
	window.history.replaceState( null, '', '/news/?other=4&p=2' );
	expect( queryOf( 3, 'p' ) ).toBe( '?other=4&p=3' );
	expect( queryOf( 1, 'p' ) ).toBe( '?other=4' );
	window.history.replaceState( null, '', '/news/?p=2' );
	expect( queryOf( 1, 'p' ) ).toBe( '' );
} );
