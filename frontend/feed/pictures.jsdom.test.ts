import { beforeEach, expect, test } from 'vitest';
import { attachPictures } from './pictures';

const PICTURES = `
	<img id="many" src="/a-640.webp" srcset="/a-1080.webp 1080w, /a-640.webp 640w, /a-320.webp 320w" sizes="50vw" width="640" height="480" alt="Roses">
	<img id="one" src="/avatar-150.webp" width="40" height="40" alt="">
`;

const image = ( id: string ) =>
	document.getElementById( id ) as HTMLImageElement;

/** What a browser says when the file it chose does not come. */
function fail( id: string, chosen: string ) {
	Object.defineProperty( image( id ), 'currentSrc', {
		configurable: true,
		value: new URL( chosen, document.baseURI ).href,
	} );
	Object.defineProperty( image( id ), 'complete', {
		configurable: true,
		value: true,
	} );
	image( id ).dispatchEvent( new Event( 'error' ) );
}

beforeEach( () => {
	document.body.innerHTML = `<div>${ PICTURES }</div>`;
	attachPictures( document.body.firstElementChild as HTMLElement );
} );

test( 'another file is tried once, then the picture is hidden in its place', () => {
	fail( 'many', '/a-1080.webp' );
	expect( image( 'many' ).src ).toMatch( '/a-640.webp' );
	expect( image( 'many' ).srcset ).toBe( '' );
	image( 'many' ).dispatchEvent( new Event( 'load' ) );
	expect( image( 'many' ).className ).toBe( '' );
	fail( 'many', '/a-640.webp' );
	expect( image( 'many' ).className ).toBe( 'is-missing' );
	// Hidden, it keeps the shape that its attributes gave it.
	expect( image( 'many' ).style.getPropertyValue( '--_ratio' ) ).toBe(
		'640 / 480'
	);
} );

test( 'a picture that failed before the script was there is mended, one that waits is left alone', () => {
	document.body.innerHTML = `<div>${ PICTURES }</div>`;
	fail( 'many', '/a-1080.webp' );
	attachPictures( document.body.firstElementChild as HTMLElement );
	expect( image( 'many' ).src ).toMatch( '/a-640.webp' );
	expect( image( 'many' ).srcset ).toBe( '' );
	expect( image( 'one' ).className ).toBe( '' );
} );

test( 'the file that failed is not tried again', () => {
	fail( 'many', '/a-640.webp' );
	expect( image( 'many' ).src ).toMatch( '/a-1080.webp' );
} );

test( 'a picture with one file is hidden at once, those that come later, too', () => {
	fail( 'one', '/avatar-150.webp' );
	expect( image( 'one' ).className ).toBe( 'is-missing' );
	document.body.firstElementChild?.insertAdjacentHTML(
		'beforeend',
		'<img id="later" src="/b.webp" alt="">'
	);
	fail( 'later', '/b.webp' );
	expect( image( 'later' ).className ).toBe( 'is-missing' );
} );
