import { expect, test } from 'vitest';
import { cursorPage, decodeCursor, encodeCursor, timePage } from './paging.mjs';

const items = Array.from( { length: 10 }, ( nothing, index ) => ( {
	id: `p${ index }`,
	time: 1000 - index,
} ) );

function walk( list, options ) {
	const seen = [];
	let after = '';
	let pages = 0;
	do {
		const page = cursorPage( list, { ...options, after } );
		seen.push( ...page.items.map( ( item ) => item.id ) );
		after = page.next ? page.after : '';
		pages++;
	} while ( after && pages < 50 );
	return { seen, pages };
}

test( 'a cursor survives its own encoding and foreign text is refused', () => {
	expect( decodeCursor( encodeCursor( '1_2', 7 ) ) ).toEqual( {
		id: '1_2',
		index: 7,
		afterEmpty: false,
	} );
	expect( () => decodeCursor( 'nonsense' ) ).toThrow( /Invalid cursor/ );
} );

test( 'every item comes once, and the last page has no next', () => {
	expect( walk( items, { limit: 4 } ) ).toEqual( {
		seen: items.map( ( item ) => item.id ),
		pages: 3,
	} );
} );

test( 'short pages and empty pages lose nothing', () => {
	expect( walk( items, { limit: 4, short: 3 } ).seen ).toHaveLength( 10 );
	const { seen, pages } = walk( items, { limit: 4, empties: true } );
	expect( seen ).toHaveLength( 10 );
	expect( pages ).toBe( 5 );
} );

test( 'before walks back', () => {
	const second = cursorPage( items, {
		limit: 4,
		after: encodeCursor( 'p3', 3 ),
	} );
	const first = cursorPage( items, { limit: 4, before: second.before } );
	expect( first.items.map( ( item ) => item.id ) ).toEqual( [
		'p0',
		'p1',
		'p2',
		'p3',
	] );
	expect( first.previous ).toBe( false );
} );

test( 'a cursor dies with its item unless the walk is lenient', () => {
	const less = items.filter( ( item ) => item.id !== 'p3' );
	const after = encodeCursor( 'p3', 3 );
	expect( () => cursorPage( less, { limit: 4, after } ) ).toThrow(
		/Invalid cursor/
	);
	expect(
		cursorPage( less, { limit: 4, after, lenient: true } ).items[ 0 ].id
	).toBe( 'p4' );
} );

test( 'time paging goes down by until and up by since', () => {
	const timeOf = ( item ) => item.time;
	const first = timePage( items, { limit: 4 }, timeOf );
	expect( first.until ).toBe( 997 );
	const second = timePage(
		items,
		{ limit: 4, until: first.until, token: first.last },
		timeOf
	);
	expect( second.items.map( ( item ) => item.id ) ).toEqual( [
		'p4',
		'p5',
		'p6',
		'p7',
	] );
	const back = timePage(
		items,
		{ limit: 4, since: second.since, token: second.first, previous: true },
		timeOf
	);
	expect( back.items.map( ( item ) => item.id ) ).toEqual( [
		'p0',
		'p1',
		'p2',
		'p3',
	] );
	expect(
		timePage( items, { limit: 4, until: 991, token: 'p9' }, timeOf ).items
	).toEqual( [] );
	expect(
		timePage( items, { limit: 100, since: 995, until: 998 }, timeOf ).items
	).toHaveLength( 4 );
} );
