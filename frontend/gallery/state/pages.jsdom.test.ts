import { afterEach, expect, test, vi } from 'vitest';
import { Pages } from './pages';
import { START } from './variable';

const SECOND = 1000;

/**
 * Pages of an album that says it has 100 items.
 *
 * @param count     How many tiles an answer has.
 * @param version   What answers say of the album, by what was asked for.
 * @param canReload Whether the site answers, and not the page itself.
 */
function album(
	count: () => number,
	version: ( what: string ) => string = () => '1',
	canReload = true
) {
	const asked: string[] = [];
	const news = vi.fn();
	const pages = new Pages( {
		source: {
			canReload,
			tiles: async ( _, after ) => {
				asked.push( `after ${ after }` );
				const html = Array.from(
					{ length: count() },
					( __, at ) =>
						`<li data-item='{"id":"${ after }${ at }"}'></li>`
				).join( '' );
				return { html, version: version( after ) };
			},
			index: async () => {
				asked.push( 'index' );
				return {
					ratios: '',
					cursors: [ 'x' ],
					pages: [ 0 ],
					others: [],
					total: 100,
					version: version( 'index' ),
					place: -1,
				};
			},
			render: () => Promise.reject( new Error() ),
		},
		query: START,
		cursors: [ 'x' ],
		version: '1',
		total: 100,
		onStale: news,
	} );
	return { pages, asked, news };
}

afterEach( () => {
	vi.restoreAllMocks();
} );

test( 'a page that comes short is not asked for again before a pause', async () => {
	const now = vi.spyOn( Date, 'now' ).mockReturnValue( 0 );
	let count = 45;
	const { pages, asked } = album( () => count );
	const want = async ( time: number ) => {
		now.mockReturnValue( time * SECOND );
		const hasNew = await pages.want( { first: 40, end: 50 } );
		return [ hasNew, asked.length ];
	};
	// Five of them are new: whoever waits for tiles goes on, and stops when nothing new comes.
	expect( await want( 0 ) ).toEqual( [ true, 1 ] );
	expect( await want( 0 ) ).toEqual( [ false, 1 ] );
	expect( await want( 29 ) ).toEqual( [ false, 1 ] );
	expect( await want( 30 ) ).toEqual( [ false, 2 ] );
	// The next pause is twice as long.
	expect( await want( 89 ) ).toEqual( [ false, 2 ] );
	// The viewer does not ask either.
	expect( await pages.item( 47 ) ).toBeUndefined();
	expect( asked ).toHaveLength( 2 );

	count = 50;
	expect( await want( 90 ) ).toEqual( [ true, 3 ] );
	expect( ( await pages.item( 47 ) )?.id ).toBe( '47' );
	expect( await want( 91 ) ).toEqual( [ false, 3 ] );
} );

test( 'a page without tiles is not asked for without end', async () => {
	const { pages, asked } = album( () => 0 );
	for ( let time = 0; time < 200; time++ ) {
		expect( await pages.want( { first: 0, end: 60 } ) ).toBe( false );
	}
	expect( asked ).toEqual( [ 'after ', 'after x' ] );
} );

test( 'a cached index that does not know of the change is no news', async () => {
	let turn = 0;
	const { pages, asked, news } = album(
		() => 50,
		// The first answer is of the index, as it was.
		() => ( turn++ % 2 ? '1' : '2' )
	);
	for ( let time = 0; time < 50; time++ ) {
		await pages.want( { first: 0, end: 50 } );
	}
	expect( news ).not.toHaveBeenCalled();
	expect( asked ).toEqual( [ 'after ', 'index' ] );
} );

test( 'caches that keep two versions of an album are not followed to and fro', async () => {
	const now = vi.spyOn( Date, 'now' ).mockReturnValue( 0 );
	let turn = 0;
	const { pages, asked, news } = album(
		() => 50,
		( what ) => {
			if ( what === 'index' ) {
				return turn++ % 2 ? '1' : '2';
			}
			return what ? '1' : '2';
		}
	);
	// The whole album is wanted all the time, for an hour.
	for ( let time = 0; time < 3600; time += 10 ) {
		now.mockReturnValue( time * SECOND );
		await pages.want( { first: 0, end: 100 } );
	}
	expect( news.mock.calls.length ).toBeLessThan( 10 );
	expect( asked.length ).toBeLessThan( 40 );
	expect( pages.known() ).toHaveLength( 100 );
} );

test( 'what a page itself says anew is believed each time', async () => {
	let version = '1';
	const { pages, news } = album(
		() => 50,
		() => version,
		false
	);
	for ( const first of [ 0, 50, 0 ] ) {
		version += '1';
		await pages.want( { first, end: first + 10 } );
	}
	expect( news ).toHaveBeenCalledTimes( 3 );
} );
