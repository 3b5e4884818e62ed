import { describe, expect, test } from 'vitest';
import { formatFragment, parseFragment } from './fragment';

describe( 'address fragment', () => {
	test.each( [
		[ '#nanogallery/g/0', 'g', '0', '' ],
		[ '#nanogallery/g/12', 'g', '12', '' ],
		[ '#nanogallery/g/12/', 'g', '12', '' ],
		[ '#nanogallery/g/12/photo-3', 'g', '12', 'photo-3' ],
		[ '#nanogallery/my%20g/a%2Fb/c%23d', 'my g', 'a/b', 'c#d' ],
		[ '#nanogallery/g/%C3%A9t%C3%A9', 'g', 'été', '' ],
	] )( '%s', ( hash, element, album, image ) => {
		expect( parseFragment( hash ) ).toEqual( { element, album, image } );
	} );

	test.each( [
		'',
		'#',
		'#contact',
		'#nanogallery',
		'#nanogallery/',
		'#nanogallery/g',
		'#nanogallery/g/',
		'#nanogallery//12',
		'#nanogallery/g/1/2/3',
		'#Xnanogallery/g/1',
		'#nanogallery/g/%zz',
		`#nanogallery/g/${ 'x'.repeat( 3000 ) }`,
	] )( '%s is not ours', ( hash ) => {
		expect( parseFragment( hash ) ).toBeNull();
	} );

	test.each( [
		[ 'g', '0', '' ],
		[ 'g', '12', '7' ],
		[ 'a b', 'x/y', 'z#?&%' ],
		[ 'g', '<img src=x onerror=alert(1)>', '"' ],
	] )( '%s, %s, %s come back', ( element, album, image ) => {
		const place = { element, album, image };
		expect( parseFragment( formatFragment( place ) ) ).toEqual( place );
	} );

	test( 'nothing that could be markup is in it', () => {
		expect(
			formatFragment( { element: 'g', album: '"><b>', image: "'" } )
		).not.toMatch( /[<>"\s]/ );
	} );
} );
