import { expect, test } from 'vitest';
import { complaints } from './sizes.mjs';

test( 'a file may grow by five percent', () => {
	expect( complaints( { a: 1050 }, { a: 1000 } ) ).toEqual( [] );
	expect( complaints( { a: 900 }, { a: 1000 } ) ).toEqual( [] );
	expect( complaints( { a: 1051 }, { a: 1000 } ) ).toEqual( [
		'a grew by +5.1 %, from 1000 to 1051 bytes',
	] );
} );

test( 'a new file and a missing one are noticed', () => {
	expect( complaints( { b: 1 }, { a: 1 } ) ).toEqual( [
		'a is gone',
		'b is new',
	] );
} );

test( 'files together stay within their budget', () => {
	const budgets = { feed: { files: [ 'a', 'b' ], bytes: 100 } };
	const baseline = { a: 60, b: 60 };
	expect( complaints( baseline, baseline, budgets ) ).toEqual( [
		'feed weighs 120 of 100 bytes',
	] );
} );

test( 'what is printed counts in budgets, and is no file', () => {
	const budgets = { page: { files: [ 'a', 'printed' ], bytes: 100 } };
	expect(
		complaints( { a: 60 }, { a: 60 }, budgets, { printed: 40 } )
	).toEqual( [] );
	expect(
		complaints( { a: 60 }, { a: 60 }, budgets, { printed: 41 } )
	).toEqual( [ 'page weighs 101 of 100 bytes' ] );
} );
