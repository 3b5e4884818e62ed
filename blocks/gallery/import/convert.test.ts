/** Transforms from and to core/gallery and `[gallery]`. */
import { expect, test } from 'vitest';
import {
	fromCoreGallery,
	fromImages,
	fromShortcode,
	shortcodeIn,
	toCoreGallery,
	toShortcode,
} from './convert';
import { newLayout, defaults } from '../gallery-attributes';

const images = [
	{
		id: 4,
		url: 'https://a.example/4.jpg',
		alt: 'Sea',
		caption: 'A <em>blue</em> sea &amp; sky',
	},
	{
		id: 5,
		url: 'https://a.example/5.jpg',
		href: 'https://shop.example/',
		linkDestination: 'custom',
	},
	{ url: 'https://other.example/x.jpg' },
	{},
];

test( 'core’s gallery keeps ids, captions, columns, crop and links', () => {
	expect(
		fromCoreGallery(
			{ columns: 4, imageCrop: false, linkTo: 'none', align: 'wide' },
			images
		)
	).toEqual( {
		source: 'media',
		items: [
			{ id: 4, alt: 'Sea', description: 'A blue sea & sky' },
			{ id: 5, destinationURL: 'https://shop.example/' },
			{ url: 'https://other.example/x.jpg' },
		],
		label: { displayDescription: true },
		layout: {
			...newLayout,
			maxItemsPerLine: 4,
			width: 150,
			height: 150,
			crop: false,
		},
		openImage: false,
		align: 'wide',
	} );
	expect(
		fromImages( [ { url: 'https://other.example/x.jpg' } ] )
	).toMatchObject( { source: 'urls', layout: newLayout } );
} );

test( 'and back', () => {
	const known = new Map( [
		[ 4, { url: 'https://a.example/4.jpg', alt: 'Sea' } ],
	] );
	const { gallery, images: back } = toCoreGallery(
		{
			...defaults,
			layout: { maxItemsPerLine: 4 },
			items: [
				{ id: 4, description: 'a < b' },
				{
					url: 'https://b.example/b.jpg',
					destinationURL: 'https://shop.example/',
				},
			],
		},
		known
	);
	expect( gallery ).toEqual( {
		columns: 4,
		imageCrop: true,
		linkTo: 'media',
	} );
	expect( back ).toEqual( [
		{
			id: 4,
			url: 'https://a.example/4.jpg',
			alt: 'Sea',
			caption: 'a &lt; b',
			href: 'https://a.example/4.jpg',
			linkDestination: 'media',
		},
		{
			url: 'https://b.example/b.jpg',
			href: 'https://shop.example/',
			linkDestination: 'custom',
		},
	] );
} );

test( 'the shortcode keeps ids, columns, link and order', () => {
	const named = shortcodeIn(
		' [gallery ids="3, 9,x,-1" columns=2 link=\'none\' order="DESC" size="full"]\n'
	);
	expect( fromShortcode( named ?? {} ) ).toEqual( {
		source: 'media',
		items: [ { id: 3 }, { id: 9 } ],
		layout: {
			...newLayout,
			maxItemsPerLine: 2,
			width: 300,
			height: 300,
			crop: false,
		},
		openImage: false,
		sorting: 'reversed',
	} );
	expect( fromShortcode( shortcodeIn( '[gallery]' ) ?? {} ).source ).toBe(
		'attached'
	);
	expect( fromShortcode( { orderby: 'rand' } ).sorting ).toBe( 'random' );
	expect( shortcodeIn( '[galleryx ids="1"]' ) ).toBeNull();
	expect(
		toShortcode( {
			...defaults,
			items: [ { id: 3 }, { id: 9 } ],
			layout: { maxItemsPerLine: 2 },
			sorting: 'random',
		} )
	).toBe( '[gallery ids="3,9" columns="2" link="file" orderby="rand"]' );
} );

test.each( [
	[ 'text around it', 'Our year: [gallery ids="3"]' ],
	[ 'two of them', '[gallery ids="3"] [gallery ids="9"]' ],
	[ 'files of another post', '[gallery id="7"]' ],
	[ 'files left out', '[gallery exclude="3"]' ],
] )( 'a shortcode stays with %s: nothing may get lost', ( _, text ) => {
	expect( shortcodeIn( text ) ).toBeNull();
} );

test( 'files that are named count, as in core', () => {
	expect(
		shortcodeIn( '[gallery id="7" include="3" exclude="4"]' )
	).not.toBeNull();
} );

test.each( [
	'[gallery ids="3,9" columns="2" link="none" order="DESC"]',
	'[gallery ids="3" columns="3" size="full" link="file"]',
	'[gallery columns="4" link="file" orderby="rand"]',
] )( '%s comes back as it was', ( text ) => {
	expect(
		toShortcode( {
			...defaults,
			...fromShortcode( shortcodeIn( text ) ?? {} ),
		} )
	).toBe( text );
} );

test( 'a random order of core’s gallery comes back', () => {
	const { gallery } = toCoreGallery(
		{
			...defaults,
			...fromCoreGallery( { randomOrder: true }, images ),
		},
		new Map()
	);
	expect( gallery.randomOrder ).toBe( true );
} );
