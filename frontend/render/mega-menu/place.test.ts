import { expect, test } from 'vitest';
import { shiftInto, shiftToMiddle } from './place';

test( 'a panel moves as far as it is beyond the window, and no farther than its beginning', () => {
	expect( shiftInto( { left: 100, right: 500 }, 1000, false ) ).toBe( 0 );
	expect( shiftInto( { left: 800, right: 1200 }, 1000, false ) ).toBe( -200 );
	expect( shiftInto( { left: 100, right: 1300 }, 1000, false ) ).toBe( -100 );
	expect( shiftInto( { left: -50, right: 1100 }, 1000, false ) ).toBe( -0 );
} );

test( 'from right to left the other side counts', () => {
	expect( shiftInto( { left: 500, right: 900 }, 1000, true ) ).toBe( 0 );
	expect( shiftInto( { left: -200, right: 200 }, 1000, true ) ).toBe( -200 );
	expect( shiftInto( { left: -300, right: 900 }, 1000, true ) ).toBe( -100 );
} );

test( 'in the middle', () => {
	expect( shiftToMiddle( { left: 300, right: 1300 }, 1000, false ) ).toBe(
		-300
	);
	expect( shiftToMiddle( { left: 300, right: 900 }, 1000, false ) ).toBe(
		-100
	);
	expect( shiftToMiddle( { left: -300, right: 700 }, 1000, true ) ).toBe(
		-300
	);
} );
