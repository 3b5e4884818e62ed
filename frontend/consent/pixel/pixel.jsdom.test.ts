import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Consent from '@vitrine/consent';

type Page = { fbq?: { queue: unknown[][] }; _fbq?: unknown };

const page = window as unknown as Page;
const ID = '123456789012345';
const VIEW = [
	[ 'set', 'autoConfig', false, ID ],
	[ 'init', ID ],
	[ 'trackSingle', ID, 'PageView' ],
];

let say: ( granted: boolean ) => void;
const tool = Promise.resolve( {
	watch: ( run: typeof say ) => {
		say = run;
	},
} as unknown as typeof Consent );

const scripts = () =>
	[ ...document.querySelectorAll( 'script[src]' ) ].map(
		( script ) => ( script as HTMLScriptElement ).src
	);

beforeEach( () => vi.resetModules() );

afterEach( () => {
	document.head.innerHTML = '';
	delete page.fbq;
	delete page._fbq;
} );

async function start( asks: boolean ) {
	const { startPixel } = await import( './pixel' );
	startPixel( ID, asks ? tool : undefined );
	await tool;
}

test( 'nothing is asked before consent; then one page view is sent, whatever is said later', async () => {
	await start( true );
	expect( scripts() ).toEqual( [] );
	expect( page.fbq ).toBeUndefined();
	say( true );
	expect( scripts() ).toEqual( [
		'https://connect.facebook.net/en_US/fbevents.js',
	] );
	expect( page.fbq!.queue ).toEqual( VIEW );
	say( false );
	say( true );
	expect( page.fbq!.queue ).toEqual( [
		...VIEW,
		[ 'consent', 'revoke' ],
		[ 'consent', 'grant' ],
	] );
	expect( scripts() ).toHaveLength( 1 );
} );

test( 'a site that needs no consent sends it at once', async () => {
	await start( false );
	expect( page.fbq!.queue ).toEqual( VIEW );
} );

test( 'the pixel of another plugin stays, and its script is not fetched again', async () => {
	const other = vi.fn();
	Object.assign( page, { fbq: other } );
	await start( false );
	expect( scripts() ).toEqual( [] );
	expect( other.mock.calls ).toEqual( VIEW );
} );

test( 'once the script is there, commands go to it', async () => {
	await start( true );
	say( true );
	const callMethod = vi.fn();
	Object.assign( page.fbq!, { callMethod } );
	say( false );
	expect( callMethod.mock.calls ).toEqual( [ [ 'consent', 'revoke' ] ] );
} );

test( 'refused, nothing happens', async () => {
	await start( true );
	say( false );
	expect( scripts() ).toEqual( [] );
} );
