import { expect, test } from 'vitest';
import cases from '../../tests/fixtures/page-windows.json' with { type: 'json' };
import { pageWindow } from './page-window';

// PHP answers alike: tests/php/Feed/Pages/PageWindowTest.php.
test.each( cases )( 'page $page of $count', ( one ) => {
	const { page, count, around, window } = one;
	expect( pageWindow( page, count, around ) ).toEqual( window );
} );

test( 'there are never more than seven places, whatever page is shown', () => {
	for ( let count = 1; count <= 100; count++ ) {
		for ( let page = 1; page <= count; page++ ) {
			const window = pageWindow( page, count );
			expect( window.length ).toBeLessThanOrEqual( 7 );
			expect( window ).toContain( page );
			expect( window[ 0 ] ).toBe( 1 );
			expect( window.at( -1 ) ).toBe( count );
		}
	}
} );
