import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectTool } from '..';
import { getCookie, removeCookie, setCookie } from './cookies';
import { readPage } from './page';

/** What the browser is told. */
let told: string[];

const says = ( is: boolean ) => {
	window.wp_has_consent = () => is;
	window.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
};

beforeEach( () => {
	told = [];
	const { get, set } = Object.getOwnPropertyDescriptor(
		Document.prototype,
		'cookie'
	)!;
	Object.defineProperty( document, 'cookie', {
		configurable: true,
		get: () => get!.call( document ),
		set( text: string ) {
			told.push( text );
			set!.call( document, text );
		},
	} );
	document.body.innerHTML =
		'<script type="application/json" id="wp-script-module-data-@vitrine/cookies">{"tool":false,"path":"/"}</script>';
	expectTool( false );
} );

afterEach( () => {
	[ 'seen', 'other' ].forEach( removeCookie );
	delete ( document as Partial< Document > ).cookie;
	delete window.wp_has_consent;
	vi.unstubAllGlobals();
} );

test( 'a cookie of 30 days, of this site alone', () => {
	expect( setCookie( 'seen', 'a=1; b, ü', { days: 30 } ) ).toBe( true );
	expect( told ).toEqual( [
		'seen=a%3D1%3B%20b%2C%20%C3%BC; Path=/; SameSite=Lax; Max-Age=2592000',
	] );
	expect( getCookie( 'seen' ) ).toBe( 'a=1; b, ü' );
	removeCookie( 'seen' );
	expect( getCookie( 'seen' ) ).toBeNull();
	expect( document.cookie ).toBe( '' );
} );

test( 'without days until the browser is closed, and on https Secure', () => {
	vi.stubGlobal( 'location', { protocol: 'https:' } );
	setCookie( 'seen', '1' );
	expect( told ).toEqual( [ 'seen=1; Path=/; SameSite=Lax; Secure' ] );
} );

test.each( [ '', 'a b', 'a;Domain=evil', 'a=b', 'ä' ] )(
	'no cookie has the name "%s"',
	( name ) => {
		expect( setCookie( name, '1' ) ).toBe( false );
		removeCookie( name );
		expect( told ).toEqual( [] );
	}
);

test( 'it waits for consent, and goes with it', () => {
	expectTool( true );
	expect( setCookie( 'seen', '1', { days: 1, purpose: 'marketing' } ) ).toBe(
		false
	);
	expect( document.cookie ).toBe( '' );
	expect( getCookie( 'seen' ) ).toBe( '1' );
	says( true );
	expect( document.cookie ).toBe( 'seen=1' );
	says( false );
	expect( document.cookie ).toBe( '' );
	removeCookie( 'seen' );
	says( true );
	expect( document.cookie ).toBe( '' );
} );

test( 'names are whole, and nonsense is nothing', () => {
	document.cookie = 'other=%';
	document.cookie = 'not-seen=1';
	expect( getCookie( 'seen' ) ).toBeNull();
	expect( getCookie( 'other' ) ).toBeNull();
	document.cookie = 'not-seen=; Max-Age=0';
} );

test.each( [
	[ '{"tool":false,"path":"/blog/"}', { tool: false, path: '/blog/' } ],
	[ '{"tool":true,"path":"/; Domain=evil"}', { tool: true, path: '/' } ],
	[ 'nonsense', { tool: true, path: '/' } ],
] )( 'the page says %s', ( text, expected ) => {
	document.querySelector( 'script' )!.textContent = text;
	expect( readPage() ).toEqual( expected );
} );
