import { expect, test } from 'vitest';
import { boundsOf } from './bounds';

const link = { type: 'core/link' };
const bold = { type: 'core/bold' };

/** A text in which a link is from 2 to 5, and another one from 5 to 6. */
const text = ( start: number, end = start ) =>
	( {
		text: 'abcdefgh',
		formats: [ , , [ link ], [ bold, link ], [ link ], [ { ...link } ] ],
		start,
		end,
	} ) as never;

test.each( [
	[ 'at its beginning', 2, [ 2, 5 ] ],
	[ 'in it', 4, [ 2, 5 ] ],
	[ 'at the beginning of the next', 5, [ 5, 6 ] ],
	[ 'behind it', 6, [ 5, 6 ] ],
	[ 'elsewhere', 8, [ 8, 8 ] ],
] )( 'a cursor %s', ( _, at, bounds ) => {
	expect( boundsOf( text( at ), 'core/link' ) ).toEqual( bounds );
} );
