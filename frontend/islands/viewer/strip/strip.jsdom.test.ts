import { expect, test } from 'vitest';
import { windowOf } from './strip';

test.each( [
	[ 0, 500, 5000, 0, 13 ],
	[ 100 * 50, 500, 5000, 97, 113 ],
	[ 0, 500, 4, 0, 4 ],
	[ 999999, 500, 20, 19996, 20 ],
] )(
	'scrolled by %d px of %d, %d items: only %d to %d',
	( scrolled, width, count, from, to ) => {
		expect( windowOf( scrolled, width, 50, count ) ).toEqual( {
			from,
			to,
		} );
	}
);
