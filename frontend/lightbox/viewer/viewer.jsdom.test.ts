import { expect, test } from 'vitest';
import type { LightboxSettings } from '../links';
import { groupWith } from './group';
import { itemOf } from './item';

const SETTINGS: LightboxSettings = {
	links: 'all',
	videos: true,
	group: 'block',
	title: 'title',
	description: 'description',
	counter: true,
	fullscreen: true,
	zoom: true,
	share: true,
};

/** The addresses of a group, from the link with an id. */
function group( html: string, settings: Partial< LightboxSettings > = {} ) {
	document.body.innerHTML = html;
	const from = document.querySelector< HTMLAnchorElement >( '#from' )!;
	return groupWith( from, { ...SETTINGS, ...settings } )
		.map( ( link ) => link.getAttribute( 'href' ) )
		.join( ' ' );
}

const MIXED = `
	<a href="0.jpg">0</a>
	<figure class="wp-block-gallery">
		<a href="1.jpg">1</a><a id="from" href="2.jpg">2</a><a href="/page/">Page</a>
		<a href="3.jpg" download>3</a><a href="1.jpg">1 again</a><a href="2.jpg">2 again</a>
	</figure>
	<a href="4.jpg">4</a>`;

test( 'the images of a gallery belong together, each once', () => {
	expect( group( MIXED ) ).toBe( '1.jpg 2.jpg' );
} );

test( 'or all of the page', () => {
	expect( group( MIXED, { group: 'page' } ) ).toBe(
		'0.jpg 1.jpg 2.jpg 4.jpg'
	);
} );

test( 'an image alone is alone', () => {
	expect(
		group( '<a href="0.jpg">0</a><a id="from" href="1.jpg">1</a>' )
	).toBe( '1.jpg' );
} );

test( 'what has the same name belongs together, wherever it is', () => {
	expect(
		group( `
			<figure data-vitrine-lightbox-group="Trips"><a href="0.jpg">0</a></figure>
			<a href="1.jpg">1</a>
			<a id="from" href="2.jpg" data-elementor-lightbox-slideshow="Trips">2</a>
			<figure data-vitrine-lightbox-group="Home"><a href="3.jpg">3</a></figure>` )
	).toBe( '0.jpg 2.jpg' );
} );

/** What is shown of the link in some HTML. */
function item( html: string, settings: Partial< LightboxSettings > = {} ) {
	document.body.innerHTML = html;
	return itemOf( document.querySelector( 'a' )!, 'x', {
		...SETTINGS,
		...settings,
	} );
}

const IMAGE = `<figure><a href="https://example.com/big.jpg"><img src="https://example.com/small.jpg" width="300" height="200" alt="A lake" data-vitrine-title="Lake" data-vitrine-caption="Stored" data-vitrine-description="At dawn"></a><figcaption> By <b>Ann</b> </figcaption></figure>`;

test( 'an image with what the media library says of it', () => {
	expect( item( IMAGE ) ).toMatchObject( {
		kind: 'image',
		mediaKind: 'img',
		src: 'https://example.com/big.jpg',
		title: 'Lake',
		description: 'At dawn',
		thumb: {
			src: 'https://example.com/small.jpg',
			width: 300,
			height: 200,
			alt: 'A lake',
		},
	} );
} );

test.each( [
	[ 'caption', 'By Ann' ],
	[ 'alt', 'A lake' ],
	[ 'description', 'At dawn' ],
	[ '', '' ],
] as const )( 'the title from %j: %s', ( title, expected ) => {
	expect( item( IMAGE, { title, description: '' } )?.title ).toBe( expected );
} );

test( 'an image without a title has its caption; no text stands there twice', () => {
	expect(
		item(
			'<figure><a href="/a.jpg"><img src="/b.jpg" alt=""></a><figcaption>By Ann</figcaption></figure>',
			{ description: 'caption' }
		)
	).toMatchObject( { title: 'By Ann', description: '' } );
} );

test( 'markup in a text is a text', () => {
	expect(
		item(
			'<a href="/a.jpg" data-elementor-lightbox-title="&lt;img src=x onerror=alert(1)&gt;">A</a>'
		)?.title
	).toBe( '<img src=x onerror=alert(1)>' );
} );

test( 'a video has the player of its provider, and the words of its link', () => {
	expect(
		item(
			'<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Our film</a>'
		)
	).toMatchObject( {
		mediaKind: 'youtube',
		media: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
		title: 'Our film',
	} );
	expect( item( '<a href="/film.mp4">Our film</a>' ) ).toMatchObject( {
		mediaKind: 'video',
		mime: 'video/mp4',
	} );
} );

test( 'what only looks like a video is none', () => {
	expect( item( '<a href="https://vimeo.com/about">Vimeo</a>' ) ).toBeNull();
} );
