import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWarnings } from './use-warnings';

vi.mock( '@wordpress/api-fetch', () => ( { default: async () => [] } ) );

Object.assign( window, { IS_REACT_ACT_ENVIRONMENT: true } );
window.CSS ??= { escape: ( text: string ) => text } as typeof CSS;

const POPUP = {
	post: 1,
	title: 'Offer',
	clientId: 'popup',
	block: { name: 'vitrine/popup', attributes: {}, innerBlocks: [] },
	change: () => {},
};

/** Long enough for a look at the canvas. */
const wait = () => act( () => vi.advanceTimersByTimeAsync( 2000 ) );

let root: Root;
let warnings: string[] = [];
let looks = 0;

function Panel() {
	looks++;
	warnings = useWarnings( POPUP );
	return null;
}

/**
 * A popup as the canvas shows it.
 *
 * @param color Of its text, on white.
 */
const popup = ( color: string ) =>
	`<div data-block="popup"><div id="content" style="color:${ color };background:none #fff"><p data-block="text">Text</p></div></div>`;

const canvas = () => document.querySelector( '.is-root-container' )!;

beforeEach( async () => {
	vi.useFakeTimers( {
		toFake: [
			'setTimeout',
			'clearTimeout',
			'setInterval',
			'clearInterval',
		],
	} );
	document.body.innerHTML =
		'<div id="panel"></div><div class="is-root-container"></div>';
	root = createRoot( document.querySelector( '#panel' )! );
} );

afterEach( async () => {
	await act( async () => root.unmount() );
	vi.useRealTimers();
} );

const open = () => act( async () => root.render( createElement( Panel ) ) );

test( 'contrast is measured again when the canvas has changed', async () => {
	canvas().innerHTML = popup( '#000' );
	await open();
	await wait();
	expect( warnings ).not.toContain( 'contrast' );

	document.querySelector< HTMLElement >( '#content' )!.style.color = '#999';
	await wait();
	expect( warnings ).toContain( 'contrast' );
} );

test( 'a canvas that is drawn long after the panel is waited for', async () => {
	await open();
	await act( () => vi.advanceTimersByTimeAsync( 60_000 ) );
	expect( warnings ).not.toContain( 'contrast' );

	canvas().innerHTML = popup( '#999' );
	await wait();
	expect( warnings ).toContain( 'contrast' );
} );

test( 'a canvas in place of another is looked at', async () => {
	canvas().innerHTML = popup( '#000' );
	await open();
	await wait();
	const next = document.createElement( 'div' );
	next.className = 'is-root-container';
	next.innerHTML = popup( '#000' );
	canvas().replaceWith( next );
	await wait();
	document.querySelector< HTMLElement >( '#content' )!.style.color = '#999';
	await wait();
	expect( warnings ).toContain( 'contrast' );
} );

test( 'looking is no change, and ends with the panel', async () => {
	canvas().innerHTML = popup( '#999' );
	await open();
	await wait();
	const before = looks;
	await act( () => vi.advanceTimersByTimeAsync( 60_000 ) );
	expect( looks ).toBe( before );

	await act( async () => root.unmount() );
	expect( vi.getTimerCount() ).toBe( 0 );
} );
