import { describe, expect, test } from 'vitest';
import { formatSelection, parseSelection } from './selection-link';

const item = ( album: string, id: string, cnt = 0 ) => ( { album, id, cnt } );

describe( 'links to a selection', () => {
	test( 'what is written is read again', () => {
		const items = [
			item( '0', '1' ),
			item( '0', 'a,b*c', 2 ),
			item( 'x/y', 'été' ),
		];
		const hash = formatSelection( 'my g', items );
		expect( hash ).toBe(
			'#vitrine-gallery-chosen/my%20g/0/1,a%2Cb%2Ac*2/x%2Fy/%C3%A9t%C3%A9'
		);
		expect( parseSelection( hash, 'my g' ) ).toEqual( items );
		expect( parseSelection( hash, 'other' ) ).toBeNull();
	} );

	test.each( [
		'',
		'#contact',
		'#nanogallery/g/1',
		'#vitrine-gallery-chosen/%zz/0/1',
		'#vitrine-gallery-chosen/g/0/%zz',
	] )( '%s is no such link', ( hash ) => {
		expect( parseSelection( hash, 'g' ) ).toBeNull();
	} );

	test.each( [
		[ '#vitrine-gallery-chosen/g', [] ],
		[ '#vitrine-gallery-chosen/g/0', [] ],
		[ '#vitrine-gallery-chosen/g/0/,,', [] ],
		[ '#vitrine-gallery-chosen/g/0/1*-1,2*x,3*1e9,4*2', [ '4' ] ],
	] )( '%s holds %j', ( hash, ids ) => {
		expect( parseSelection( hash, 'g' )?.map( ( { id } ) => id ) ).toEqual(
			ids
		);
	} );

	test( 'a link cannot ask for thousands of items', () => {
		const many = Array.from( { length: 900 }, ( _, at ) => String( at ) );
		expect(
			parseSelection(
				`#vitrine-gallery-chosen/g/0/${ many.join() }`,
				'g'
			)
		).toHaveLength( 200 );
	} );
} );
