/** What the import says, and to whom: whoever sees it, and whoever listens to it. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as api from './api';
import { FileReport } from './file-report';
import { PluginImport } from './plugin-import';
import type { FeedPlugin, PluginAccount, PluginFeed } from './types';

vi.mock( './api' );

const connectAccount = vi.mocked( api.connectAccount );
const importFeeds = vi.mocked( api.importFeeds );

let place: HTMLElement;
let root: Root;

const account = ( id: string ): PluginAccount => ( {
	id,
	name: `Account ${ id }`,
	state: 'ready',
	stateLabel: 'Will be connected',
} );

const feed: PluginFeed = {
	id: '7',
	name: 'Garden news',
	shortcode: '[custom-facebook-feed feed="7"]',
	becomes: 'List',
	withoutEffect: [],
	edit: null,
	state: 'new',
	stateLabel: 'Will be imported',
};

const LEFT: FeedPlugin = {
	plugin: 'custom-facebook-feed',
	title: 'Custom Facebook Feed',
	active: false,
	unreadable: 1,
	leftOut: 2,
	limit: 200,
	accounts: [ '1', '2', '3' ].map( account ),
	feeds: [ feed ],
};

const SECRET = {
	code: 'vitrine_app_secret',
	message: 'The secret is wrong.',
	data: { remedy: 'Enter the App Secret.' },
};

const button = () => place.querySelector( 'button' );

const run = () => {
	button()?.focus();
	return act( async () => button()?.click() );
};

beforeEach( async () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	connectAccount.mockImplementation( async ( _, id ) => ( {
		...account( id ),
		state: 'connected',
		stateLabel: 'Connected',
	} ) );
	importFeeds.mockResolvedValue( [ feed ] );
	place = document.body.appendChild( document.createElement( 'div' ) );
	root = createRoot( place );
} );

afterEach( () => {
	act( () => root.unmount() );
	place.remove();
	vi.resetAllMocks();
} );

const showPlugin = () =>
	act( () =>
		root.render( <PluginImport left={ LEFT } onDone={ async () => {} } /> )
	);

test( 'an account that cannot be connected keeps neither others nor feeds from being imported', async () => {
	connectAccount
		.mockRejectedValueOnce( SECRET )
		.mockRejectedValueOnce( SECRET );
	showPlugin();
	expect( place.textContent ).toContain( '1 feed is damaged' );
	expect( place.textContent ).toContain( '2 feeds will be skipped' );
	await run();
	expect( connectAccount.mock.calls.map( ( [ , id ] ) => id ) ).toEqual( [
		'1',
		'2',
		'3',
	] );
	expect( importFeeds ).toHaveBeenCalledTimes( 1 );
	expect( place.textContent ).toContain( 'The feeds are imported.' );
	expect( place.textContent ).toContain(
		'Not connected: Account 1, Account 2. The secret is wrong.Enter the App Secret.'
	);
	expect( document.activeElement ).toBe( button() );

	// Once the secret is right.
	await run();
	expect( place.textContent ).not.toContain( 'Not connected' );
	expect( place.textContent ).toContain( 'The feeds are imported.' );
} );

test( 'the focus goes from the button to the notice that takes its place', async () => {
	showPlugin();
	await run();
	expect( button() ).toBeNull();
	expect( document.activeElement?.textContent ).toContain(
		'The feeds are imported.'
	);
} );

test( 'what failed altogether can be tried again', async () => {
	importFeeds.mockRejectedValueOnce( { message: 'The site is down.' } );
	showPlugin();
	await run();
	expect( place.textContent ).toContain( 'The import was interrupted.' );
	expect( place.textContent ).not.toContain( 'The feeds are imported.' );
	expect( document.activeElement ).toBe( button() );
} );

test( 'the region that reads out what is understood of a file is there before it', () => {
	const report = { posts: 2, skipped: 1, rows: [], first: [] };
	act( () => root.render( <FileReport report={ null } /> ) );
	const region = place.querySelector( '[role="status"]' );
	expect( region?.textContent ).toBe( '' );
	act( () => root.render( <FileReport report={ report } /> ) );
	expect( place.querySelector( '[role="status"]' ) ).toBe( region );
	expect( region?.textContent ).toBe(
		'2 posts can be imported. 1 row will be skipped.'
	);
} );
