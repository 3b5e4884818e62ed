import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GalleryConfig } from '../../render/gallery/types';
import { requestsTo } from './requests';
import { configFor, makeSite, start } from '../test/page';
import { START } from './variable';

const CONFIG = configFor( makeSite(), start() );

const { signal } = new AbortController();

const TILES = { html: '<li></li>', version: '1' };

const RENDER = { html: '<p></p>', title: 'An album', config: CONFIG };

const INDEX = {
	ratios: '',
	version: '1',
	cursors: [],
	pages: [ 0 ],
	others: [],
};

const asked = {
	tiles: () => requestsTo( CONFIG ).tiles( START, '', 50, signal ),
	render: () => requestsTo( CONFIG ).render( start(), signal ),
	index: () => requestsTo( CONFIG ).index( START, '', signal ),
};

const serve = ( answer: unknown, init: ResponseInit = {} ) => {
	const fetch = vi.fn< typeof window.fetch >( async () =>
		Response.json( answer, init )
	);
	vi.stubGlobal( 'fetch', fetch );
	return fetch;
};

afterEach( () => {
	vi.unstubAllGlobals();
} );

test.each( [
	[ 'tiles', TILES ],
	[ 'render', RENDER ],
	[ 'index', INDEX ],
] as const )( 'what %s needs is taken', async ( kind, answer ) => {
	const fetch = serve( answer );
	await expect( asked[ kind ]() ).resolves.toMatchObject( answer );
	// The browser refuses other sites and does not follow to them.
	expect( fetch.mock.calls[ 0 ]![ 1 ] ).toMatchObject( {
		credentials: 'omit',
		mode: 'same-origin',
		redirect: 'manual',
	} );
} );

test( 'a page is asked for as that of the gallery which it is, the first one as before', async () => {
	const fetch = serve( RENDER );
	for ( const nth of [ undefined, 1, 3 ] ) {
		await requestsTo( { ...CONFIG, nth } as GalleryConfig ).render(
			start(),
			signal
		);
	}
	expect(
		fetch.mock.calls.map( ( [ url ] ) =>
			new URL( String( url ), 'https://a.example' ).searchParams.get(
				'nth'
			)
		)
	).toEqual( [ null, null, '3' ] );
} );

describe( 'an answer of another shape is none', () => {
	test.each( [
		[ 'tiles', 'a list', [] ],
		[ 'tiles', 'nothing', null ],
		[ 'tiles', 'HTML of no text', { ...TILES, html: { a: 1 } } ],
		[ 'tiles', 'no version', { html: '' } ],
		[ 'render', 'nothing', null ],
		[ 'render', 'no HTML', { ...RENDER, html: undefined } ],
		[ 'render', 'a title of no text', { ...RENDER, title: [] } ],
		[ 'render', 'no configuration', { ...RENDER, config: undefined } ],
		[
			'render',
			'half a configuration',
			{ ...RENDER, config: { ...CONFIG, level: {} } },
		],
		[ 'index', 'nothing', null ],
		[ 'index', 'shapes of no text', { ...INDEX, ratios: 1 } ],
		[ 'index', 'cursors of no list', { ...INDEX, cursors: 'x' } ],
		[ 'index', 'no pages', { ...INDEX, pages: undefined } ],
		[ 'index', 'others of no list', { ...INDEX, others: {} } ],
	] as const )( '%s: %s', async ( kind, _, answer ) => {
		serve( answer );
		await expect( asked[ kind ]() ).rejects.toMatchObject( {
			code: '',
		} );
	} );
} );

test( 'a text file that is JSON is no answer, an error keeps its code', async () => {
	serve( TILES, { headers: { 'Content-Type': 'text/plain' } } );
	await expect( asked.tiles() ).rejects.toMatchObject( { code: '' } );
	serve( { code: 'vitrine_album_unknown' }, { status: 404 } );
	await expect( asked.tiles() ).rejects.toMatchObject( {
		code: 'vitrine_album_unknown',
		status: 404,
	} );
} );
