/** What a countdown shows while time goes by, and at its end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachCountdown } from './attach';
import type { CountdownData } from './attach';

const NOW = Date.parse( '2026-12-24T18:00:00Z' );

const PARTS = `<p class="wp-block-vitrine-countdown__sentence">Ends on <time>then</time></p>
	<div class="wp-block-vitrine-countdown__units"><span class="wp-block-vitrine-countdown__value">98</span><span class="wp-block-vitrine-countdown__value">99</span></div>`;

let see: ( isSeen: boolean ) => void;

beforeEach( () => {
	vi.useFakeTimers( { now: NOW } );
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor( tell: ( entries: object[] ) => void ) {
				see = ( isIntersecting ) => tell( [ { isIntersecting } ] );
			}
			observe() {}
		}
	);
	document.documentElement.lang = 'en-US';
	localStorage.clear();
} );

afterEach( () => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	delete window.wp_has_consent;
} );

function attach( data: Partial< CountdownData > = {}, more = '' ) {
	document.body.innerHTML = `<div class="is-waiting" role="timer">${ PARTS }${ more }</div>`;
	const root = document.querySelector( 'div' )!;
	attachCountdown( root, {
		end: NOW + 61_500,
		units: [ 60, 1 ],
		ends: 'Ends on %s',
		ended: 'Ended on %s',
		...data,
	} );
	return root;
}

const figures = () =>
	[ ...document.querySelectorAll( 'span' ) ]
		.map( ( { textContent } ) => textContent )
		.join( ':' );
const sentence = () => document.querySelector( 'p' )!.textContent;

test( 'figures are right at once, change each second while they are seen, and catch up', () => {
	attach();
	expect( figures() ).toBe( '01:02' );
	vi.advanceTimersByTime( 10_000 );
	// Nobody sees it.
	expect( figures() ).toBe( '01:02' );
	see( true );
	expect( figures() ).toBe( '00:52' );
	vi.advanceTimersByTime( 500 );
	expect( figures() ).toBe( '00:51' );
	vi.advanceTimersByTime( 1000 );
	expect( figures() ).toBe( '00:50' );
	const hidden = vi
		.spyOn( document, 'hidden', 'get' )
		.mockReturnValue( true );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	vi.advanceTimersByTime( 20_000 );
	expect( figures() ).toBe( '00:50' );
	hidden.mockReturnValue( false );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	expect( figures() ).toBe( '00:30' );
	expect( sentence() ).toMatch( /^Ends on December 24, 2026 at / );
	hidden.mockRestore();
} );

test( 'it ends on time even where nobody sees it, at zero or with nothing', () => {
	const root = attach();
	vi.advanceTimersByTime( 61_500 );
	expect( figures() ).toBe( '00:00' );
	expect( sentence() ).toMatch( /^Ended on December 24, 2026 at / );
	expect( root.hidden ).toBe( false );
	expect( attach( { hide: true, end: NOW } ).hidden ).toBe( true );
} );

test( 'a message or blocks take its place, and blocks are announced to whoever attaches behaviors', () => {
	const root = attach(
		{ end: NOW, message: '<b>Sold out</b>' },
		'<p class="wp-block-vitrine-countdown__message" role="status"></p>'
	);
	expect( root.innerHTML.trim() ).toBe(
		'<p class="wp-block-vitrine-countdown__message" role="status">&lt;b&gt;Sold out&lt;/b&gt;</p>'
	);
	expect( root.hasAttribute( 'role' ) ).toBe( false );
	const replaced = vi.fn();
	document.addEventListener( 'vitrine:replaced', replaced );
	const other = attach( {}, '<template><h2>Open</h2></template>' );
	expect( other.querySelector( 'h2' ) ).toBeNull();
	vi.advanceTimersByTime( 61_500 );
	expect( other.innerHTML.trim() ).toBe( '<h2>Open</h2>' );
	expect( replaced.mock.calls[ 0 ]![ 0 ].detail.added ).toEqual( [
		other.firstElementChild,
	] );
} );

test( 'one that repeats goes on with the next time, also on a page that was cached for months', () => {
	attach( {
		end: NOW - 90 * 86_400_000,
		units: [ 86_400, 3600 ],
		repeat: { zone: 'Europe/Berlin', minutes: 1200, weekday: 5 },
	} );
	expect( figures() ).toBe( '01:01' );
	expect( sentence() ).toMatch( /^Ends on December 25, 2026 at / );
	vi.advanceTimersByTime( 90_000_000 );
	expect( figures() ).toBe( '07:00' );
} );

test( 'it says when in the time zone of the visitor, and leaves what was said where the language is none', () => {
	attach( {} );
	expect( sentence() ).toMatch( /^Ends on December 24, 2026 at / );
	document.documentElement.lang = 'pt_PT';
	expect( () => attach( {} ) ).not.toThrow();
	document.documentElement.lang = 'en-US';
} );

const visitor = { lasts: 3600, key: 'countdown.60', tool: false };

test( 'a visitor’s time goes on with the next visit, and is shown once it is known', () => {
	expect( attach( { visitor } ).className ).toBe( '' );
	expect( figures() ).toBe( '60:00' );
	expect( sentence() ).toMatch( /^Ends on December 24, 2026 at / );
	vi.setSystemTime( NOW + 600_000 );
	attach( { visitor } );
	expect( figures() ).toBe( '50:00' );
	vi.setSystemTime( NOW + 3_700_000 );
	expect( attach( { visitor } ).className ).toBe( '' );
	expect( figures() ).toBe( '00:00' );
	expect( sentence() ).toMatch( /^Ended on / );
} );

test( 'nothing is kept until a consent tool allows it, and a first visit in the future is none', () => {
	attach( { visitor: { ...visitor, key: 'countdown.ask', tool: true } } );
	expect( localStorage ).toHaveLength( 0 );
	window.wp_has_consent = ( purpose ) => purpose === 'preferences';
	window.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
	expect( localStorage.getItem( 'vitrine.countdown.ask' ) ).toContain(
		String( NOW )
	);
	for ( const value of [ NOW + 1, '"1"', null ] ) {
		localStorage.setItem(
			'vitrine.countdown.odd',
			`{"value":${ value },"until":9e15}`
		);
		attach( { visitor: { ...visitor, key: 'countdown.odd' } } );
		expect( figures() ).toBe( '60:00' );
	}
} );
