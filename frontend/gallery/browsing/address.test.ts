import { describe, expect, test } from 'vitest';
import { addressOf, isSame, stateOf } from './address';
import { START, speaksOf } from '../state/variable';

const read = ( query: string, element = 'g' ) =>
	stateOf( new URLSearchParams( query ), element );

const HOME = 'https://example.org/photos/?lang=fr#contact';

describe( 'query of a gallery (docs/gallery.md, "Addresses")', () => {
	test( 'everything is read', () => {
		expect(
			read(
				'vitrine-gallery[g][album]=12&vitrine-gallery[g][page]=3&vitrine-gallery[g][tags][]=sea&vitrine-gallery[g][tags][]=été&vitrine-gallery[g][match]=and&vitrine-gallery[g][search]=boat'
			)
		).toEqual( {
			album: '12',
			page: 3,
			tags: [ 'sea', 'été' ],
			match: 'and',
			search: 'boat',
		} );
	} );

	test.each( [ '', 'vitrine-gallery[h][album]=12', 'vitrine-gallery=1' ] )(
		'%j says nothing',
		( query ) => {
			expect( read( query ) ).toEqual( START );
			expect( speaksOf( new URLSearchParams( query ), 'g' ) ).toBe(
				false
			);
		}
	);

	test.each( [ '-1', '0', '1.5', 'NaN', 'x', '' ] )(
		'page %j is the first',
		( page ) => {
			expect( read( `vitrine-gallery[g][page]=${ page }` ).page ).toBe(
				1
			);
		}
	);

	test( 'tags are read once each, also with numbers as PHP writes them', () => {
		expect(
			read(
				'vitrine-gallery[g][tags][0]=a&vitrine-gallery[g][tags][1]=b&vitrine-gallery[g][tags][]=a&vitrine-gallery[g][tags][]='
			).tags
		).toEqual( [ 'a', 'b' ] );
	} );

	test( 'what is written is read again', () => {
		const state = {
			album: '12',
			page: 2,
			tags: [ 'a&b', 'c' ],
			match: 'and' as const,
			search: '50 % = ?',
		};
		const url = new URL( addressOf( HOME, 'g', state, false ) );
		expect( stateOf( url.searchParams, 'g' ) ).toEqual( state );
		expect( url.searchParams.get( 'lang' ) ).toBe( 'fr' );
	} );

	test( 'other galleries stay, and the start leaves nothing behind', () => {
		const both = addressOf(
			addressOf( HOME, 'a', { ...START, page: 2 }, false ),
			'b',
			{ ...START, page: 3 },
			false
		);
		const query = new URL( both ).searchParams;
		expect( stateOf( query, 'a' ).page ).toBe( 2 );
		expect( stateOf( query, 'b' ).page ).toBe( 3 );
		expect( addressOf( both, 'a', START, true ) ).not.toContain(
			'gallery%5Ba'
		);
		expect( addressOf( HOME, 'g', START, true ) ).toBe(
			'https://example.org/photos/?lang=fr'
		);
		expect( addressOf( 'https://example.org/#x', 'g', START, true ) ).toBe(
			'https://example.org/'
		);
	} );

	test( 'an album alone is the fragment’s, unless there is none', () => {
		const album = { ...START, album: '12' };
		expect( addressOf( HOME, 'g', album, false ) ).not.toContain( '12' );
		expect( addressOf( HOME, 'g', album, true ) ).toContain( '12' );
		// A page without its album would be a page of the root for the server.
		expect(
			addressOf( HOME, 'g', { ...album, page: 2 }, false )
		).toContain( '12' );
	} );

	test( 'the operator matters from two tags on', () => {
		const one = { ...START, tags: [ 'a' ] };
		expect( isSame( one, { ...one, match: 'and' } ) ).toBe( true );
		const two = { ...START, tags: [ 'a', 'b' ], match: 'or' as const };
		expect( isSame( two, { ...two, match: 'and' } ) ).toBe( false );
		expect( isSame( two, { ...two, match: '' } ) ).toBe( true );
		expect( isSame( two, { ...two, page: 2 } ) ).toBe( false );
	} );
} );
