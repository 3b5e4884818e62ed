/** Items and markup of nanogallery2, as an import and as bad input. */
import { expect, test } from 'vitest';
import { importText } from './markup';
import { literal, NotLiteral } from './literal';

const PAGE = 'https://example.org/photos/';
const parse = ( html: string ) =>
	new DOMParser().parseFromString( html, 'text/html' );
const read = ( text: string ) => importText( text, parse, PAGE );

test( 'links with data-ng attributes become items', () => {
	const [ gallery ] = read( `
		<div id="a" data-nanogallery2='{ "thumbnailWidth": "auto", "itemsBaseURL": "https://cdn.example.org/p" }'>
			<a href="berlin1.jpg" data-ngthumb="berlin1_t.jpg" data-ngdesc="Berlin &amp; more" data-ngtags="city night">Berlin 1</a>
			<a href="" data-ngkind="album" data-ngid="7">Holidays</a>
			<a href="https://other.example/x.jpg" data-ngalbumid="7" data-ngdest="/shop" data-ngimagewidth="800" data-ngimageheight="600"><img src="x_t.jpg" alt="Sea"></a>
			<a data-ngid="9">Nothing</a>
		</div>` );
	expect( gallery?.settings.layout?.layout ).toBe( 'justified' );
	expect( gallery?.items ).toMatchObject( [
		{
			kind: 'image',
			url: 'https://cdn.example.org/p/berlin1.jpg',
			thumb: 'https://cdn.example.org/p/berlin1_t.jpg',
			title: 'Berlin 1',
			description: 'Berlin & more',
			tags: [ 'city', 'night' ],
			albumID: '0',
		},
		{ kind: 'album', id: '7', title: 'Holidays' },
		{
			albumID: '7',
			url: 'https://other.example/x.jpg',
			title: 'Sea',
			destinationURL: 'https://example.org/shop',
			width: 800,
			height: 600,
		},
	] );
	expect( gallery?.lost ).toBe( 1 );
} );

test( 'reading ends soon, whatever is written', () => {
	for ( const level of [ '/*,', '{a:', '[', '"a"+', 'f(' ] ) {
		expect( () => literal( `{a:[${ level.repeat( 100_000 ) }` ) ).toThrow(
			NotLiteral
		);
	}
} );

test( 'a script with the call is read without running it', () => {
	const [ gallery ] = read( `
		<div id="nanogallery2"></div>
		<script>
		jQuery(document).ready(function () {
			// the gallery
			jQuery("#nanogallery2").nanogallery2( {
				thumbnailWidth: 300, thumbnailHeight: 'auto', /* cascading */
				itemsBaseURL: 'https://cdn.example.org/',
				fnThumbnailOpen: function (items) { window.hacked = "}"; return [1, 2]; },
				items: [
					{ src: 'one.jpg', srct: 'one_t.jpg', title: 'It\\'s ' + "one", tags: 'a b', },
					{ src: 'two.jpg', customData: { price: 12.5 } },
				],
			});
		});
		</script>` );
	expect( gallery?.settings.layout?.layout ).toBe( 'cascading' );
	expect(
		gallery?.items.map( ( { url, title } ) => [ url, title ] )
	).toEqual( [
		[ 'https://cdn.example.org/one.jpg', 'It’s one'.replace( '’', "'" ) ],
		[ 'https://cdn.example.org/two.jpg', '' ],
	] );
	expect( gallery?.items[ 1 ]?.customData ).toEqual( { price: 12.5 } );
	expect( gallery?.notes ).toMatchObject( [
		{ option: 'fnThumbnailOpen', reason: 'callback' },
	] );
	expect( 'hacked' in window ).toBe( false );
} );

test( 'options alone, and what is none', () => {
	expect(
		read( '{ "slideshowDelay": 5000 }' )[ 0 ]?.settings.viewer
	).toEqual( { slideshowDelay: 5000 } );
	expect( read( 'hello' ) ).toEqual( [] );
	expect( read( '<p>hello</p>' ) ).toEqual( [] );
	expect( read( '{ broken' ) ).toEqual( [] );
	expect(
		read(
			`<div data-nanogallery2="{ broken"><a href="/a.jpg">A</a></div>`
		)[ 0 ]
	).toMatchObject( {
		items: [ { url: 'https://example.org/a.jpg' } ],
		notes: [ { option: 'data-nanogallery2', reason: 'value' } ],
	} );
} );

test( 'addresses that run code are no addresses', () => {
	const [ gallery ] = read( `{
		items: [
			{ src: 'javascript:alert(1)' },
			{ src: 'a.jpg', destURL: ' JavaScript:alert(1)', srct: 'data:text/html,x', downloadURL: 'vbscript:x' },
			{ src: 'a.jpg', title: '<img onerror=x>', tags: '"><script>' },
			null, 7, [], { kind: 'iframe', src: 'a.jpg' },
		] }` );
	expect( gallery?.items ).toMatchObject( [
		{ destinationURL: '', thumb: '', downloadURL: '' },
		{ title: '<img onerror=x>' },
	] );
	expect( gallery?.lost ).toBe( 5 );
} );

test( 'literals stay data', () => {
	expect( literal( '{ "__proto__": { polluted: 1 } }' ) ).not.toHaveProperty(
		'polluted'
	);
	expect( () => literal( '['.repeat( 5000 ) ) ).toThrow();
	expect(
		literal( '{ a: -1.5e3, b: [ , ] }'.replace( ' , ', ' ' ) )
	).toEqual( {
		a: -1500,
		b: [],
	} );
	expect( literal( '"\\u00e9\\x41\\n"' ) ).toBe( 'éA\n' );
} );

test( 'every gallery is read: of elements, of scripts, and behind words', () => {
	const galleries = read( `Photos:
		<div data-nanogallery2='{}'><a href="a.jpg">A</a></div>
		<div id="two"><a href="b.jpg">B</a></div><div id="three"></div>
		<script>
			jQuery( '#two' ).nanogallery2( { thumbnailWidth: 'auto' } );
			jQuery( '#three' ).nanogallery2( { items: [ { src: 'c.jpg', title: 'C' } ] } );
			jQuery( '[data-nanogallery2]' ).nanogallery2( 'resize' );
		</script>` );
	expect(
		galleries.map( ( { items } ) => items.map( ( { title } ) => title ) )
	).toEqual( [ [ 'A' ], [ 'B' ], [ 'C' ] ] );
	expect( read( 'words alone' ) ).toEqual( [] );
} );
