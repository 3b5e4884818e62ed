import { expect, test } from 'vitest';
import { defaultsOf } from '../../../editor/settings';
import type { LoopPaginationAttributes } from '../attributes.gen';
import metadata from '../block.json';
import { pagesOf, viewOf } from './view-of';

const attributes = defaultsOf< LoopPaginationAttributes >(
	metadata.attributes
);
const facts = { total: 57, size: 9, pages: 0 };

test( 'there are as many pages as visitors reach', () => {
	expect( pagesOf( 0, facts ) ).toBe( 7 );
	expect( pagesOf( 5, facts ) ).toBe( 5 );
	expect( pagesOf( 5, { ...facts, pages: 3 } ) ).toBe( 3 );
	expect( pagesOf( 5, { ...facts, total: 9 } ) ).toBe( 1 );
	expect( pagesOf( 5, { ...facts, total: null } ) ).toBeNull();
} );

test( 'the canvas shows the first page', () => {
	const view = viewOf( { ...attributes, limit: 0 }, facts );
	expect( view.previous?.url ).toBeNull();
	expect( view.next?.text ).toBe( 'Next' );
	expect( view.numbers.map( ( { text } ) => text ) ).toEqual( [
		'1',
		'2',
		'…',
		'7',
	] );
	expect( view.numbers[ 0 ]?.current ).toBe( true );
	expect(
		viewOf( { ...attributes, limit: 0, shorten: false }, facts ).numbers
	).toHaveLength( 7 );
} );

test( 'what is loaded is counted as far as visitors get', () => {
	const more = { ...attributes, type: 'load-more', showCount: true } as const;
	expect( viewOf( more, facts ).count ).toBe( '9 of 45' );
	expect( viewOf( more, { ...facts, total: null } ).count ).toBe( '9 of …' );
	expect( viewOf( more, facts ).numbers ).toEqual( [] );
} );
