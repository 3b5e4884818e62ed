import { expect, test } from 'vitest';
import { Catalogue } from './catalogue';
import { importItem } from './items';
import { importOptions } from '../options/options';

/** Numbers of what the root shows, of so many items. */
function order( count: number, options: Record< string, unknown > ): string {
	const items = Array.from( { length: count }, ( _, at ) =>
		importItem(
			{ src: `${ at + 1 }.jpg`, title: `${ at + 1 }` },
			'',
			'https://example.test/'
		)
	).filter( ( item ) => item !== null );
	const { settings } = importOptions( options );
	return new Catalogue( items, settings, () => '' )
		.list( '0' )
		.map( ( { title } ) => title )
		.join( ' ' );
}

// Orders are those of nanogallery2 3.0.5 (tests/bench/nanogallery2.mjs), numbers those of the options.
test.each( [
	[ 6, { gallerySorting: 'reversed' }, '6 4 2 1 3 5' ],
	[ 5, { gallerySorting: 'reversed' }, '5 3 1 2 4' ],
	[ 9, { gallerySorting: 'titleDesc', galleryMaxItems: 2 }, '9 8' ],
	[ 3, { gallerySorting: 'titleDesc', galleryL1Sorting: null }, '3 2 1' ],
	[ 3, { galleryL1Sorting: 'titleDesc', gallerySorting: '' }, '3 2 1' ],
	[ 9, { galleryL1MaxItems: 2, galleryMaxItems: 5 }, '1 2' ],
] )( 'of %i items with %o: %s', ( count, options, shown ) => {
	expect( order( count, options ) ).toBe( shown );
} );

test( 'what a provider has is sorted once', () => {
	const { settings } = importOptions( { gallerySorting: 'reversed' } );
	const catalogue = new Catalogue( [], settings, () => '' );
	const [ item ] = [
		importItem( { src: '1.jpg' }, '', 'https://example.test/' ),
	];
	const shown = new Catalogue( [ item! ], {}, () => '' ).list( '0' )[ 0 ]!;
	catalogue.receive(
		'0',
		[ '1', '2', '3', '4' ].map( ( id ) => ( { ...shown, id } ) )
	);
	expect( catalogue.list( '0' ).map( ( { id } ) => id ) ).toEqual( [
		'4',
		'3',
		'2',
		'1',
	] );
} );
