import { expect, test } from 'vitest';
import { FACETS } from '../choices';
import { sampleOf } from './sample';
import { stateOf } from './state';
import type { Term } from './terms';
import type { Taxonomy } from './use-loop';

const taxonomy: Taxonomy = {
	slug: 'category',
	name: 'Categories',
	hierarchical: true,
};
const terms: Term[] = [ { id: 1, slug: 'garden', name: 'Garden' } ];
const known = {
	by: 'taxonomy' as const,
	outside: null,
	taxonomies: [ taxonomy ],
	taxonomy,
	terms,
	facet: null,
};

test( 'the canvas says why there is no filter', () => {
	expect( stateOf( known ) ).toBe( 'ready' );
	expect( stateOf( { ...known, taxonomies: null } ) ).toBe( 'loading' );
	expect( stateOf( { ...known, by: 'search', terms: null } ) ).toBe(
		'ready'
	);
	const outside = { loops: 1, chosen: {} };
	expect( stateOf( { ...known, outside } ) ).toBe( 'ready' );
	expect( stateOf( { ...known, outside, by: 'sort' } ) ).toBe( 'loop-only' );
	expect(
		stateOf( { ...known, outside: { loops: 1, chosen: undefined } } )
	).toBe( 'no-choice' );
	expect(
		stateOf( { ...known, outside: { loops: 0, chosen: undefined } } )
	).toBe( 'no-loop' );
	expect(
		stateOf( {
			...known,
			outside: { loops: 0, chosen: undefined },
			by: 'size',
		} )
	).toBe( 'loop-only' );
	expect( stateOf( { ...known, terms: null } ) ).toBe( 'loading' );
	expect( stateOf( { ...known, taxonomies: [] } ) ).toBe( 'no-taxonomies' );
	expect( stateOf( { ...known, taxonomy: undefined } ) ).toBe( 'not-there' );
	expect( stateOf( { ...known, terms: [] } ) ).toBe( 'no-terms' );
} );

test( 'and why there is none by anything else', () => {
	const facet = {
		label: 'Author',
		options: [ { value: 'anna', name: 'Anna' } ],
		range: null,
		fields: [],
	};
	const of = ( by: 'author' | 'type' | 'field', told: object = {} ) =>
		stateOf( { ...known, by, facet: { ...facet, ...told } } );
	expect( stateOf( { ...known, by: 'author' } ) ).toBe( 'loading' );
	expect( of( 'author' ) ).toBe( 'ready' );
	expect( of( 'author', { options: [] } ) ).toBe( 'no-options' );
	expect( of( 'author', { label: '' } ) ).toBe( 'no-authors' );
	expect( of( 'type', { options: [] } ) ).toBe( 'one-type' );
	expect( of( 'field', { label: '' } ) ).toBe( 'no-fields' );
	expect(
		of( 'field', { label: '', fields: [ { value: 'a', label: 'A' } ] } )
	).toBe( 'no-field' );
	expect(
		of( 'field', {
			options: [],
			range: { type: 'number', min: '', max: '' },
		} )
	).toBe( 'ready' );
} );

test( 'the inserter shows every filter with something to choose from', () => {
	for ( const by of FACETS ) {
		const facet = sampleOf( by );
		expect( facet.options.length ).toBeGreaterThan( 1 );
		expect( stateOf( { ...known, by, facet } ) ).toBe( 'ready' );
	}
	expect( sampleOf( 'date' ).options[ 0 ]?.name ).toBe(
		String( new Date().getFullYear() )
	);
} );
