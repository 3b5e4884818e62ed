/** What others than galleries ask of the viewer. Runs with React and with Preact (vitest.config.mts). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideDialogs } from '../../testing/dialog';
import { anItem, someSettings } from './item.fixture';
import type { OpenViewer, ViewerHandle, ViewerOptions } from './types';
import { startViewing } from './viewer';

provideDialogs();
vi.setConfig( { testTimeout: 20000 } );
window.matchMedia = () => ( { matches: false } ) as MediaQueryList;
vi.stubGlobal(
	'ResizeObserver',
	class {
		observe() {}
	}
);

Element.prototype.scrollTo = () => undefined;

const list = [ 'Sea', 'Hill', 'Town' ].map( ( title, index ) =>
	anItem( { id: String( index + 1 ), title } )
);
let viewer: ViewerHandle;
let opened: OpenViewer;
let handle: Parameters< NonNullable< ViewerOptions[ 'extend' ] > >;
let now = 0;

beforeEach( () => {
	document.body.innerHTML = '<main></main>';
	// Every command counts: 300 ms have always passed.
	vi.spyOn( performance, 'now' ).mockImplementation( () => ( now += 1000 ) );
} );
afterEach( () => viewer.close() );

const begin = (
	items: Partial< ViewerOptions[ 'items' ] > = {},
	more: Partial< ViewerOptions > = {}
) => {
	viewer = startViewing(
		{
			items: Object.assign( items, {
				count: items.count ?? list.length,
				at: items.at ?? ( ( index: number ) => list[ index ] ),
				load: async ( index: number ) => list[ index ],
			} ),
			index: 0,
			settings: someSettings( { strip: 'bottom' } ),
			words: { strip: 'Thumbnails' },
			host: document.querySelector( 'main' )!,
			entry: 'new',
			extend: ( ...given ) => {
				handle = given;
				opened = given[ 0 ];
			},
			...more,
		},
		() => {}
	);
};
const press = ( key: string ) => {
	const event = new KeyboardEvent( 'keydown', {
		key,
		bubbles: true,
		cancelable: true,
	} );
	document.body.dispatchEvent( event );
	return event.defaultPrevented;
};
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

/** A list with two ends. */
const withEnds = ( count: number ) => {
	const items = {
		count,
		beside: ( index: number, forward: boolean ) =>
			Math.max(
				0,
				Math.min( items.count - 1, index + ( forward ? 1 : -1 ) )
			),
	};
	return items;
};

const went = async ( step: 'next' | 'previous', times: number ) => {
	const places: number[] = [];
	for ( let time = 0; time < times; time++ ) {
		viewer[ step ]();
		await settle();
		places.push( opened.state.index );
	}
	return places;
};

test( 'a list goes round', async () => {
	begin();
	expect( await went( 'previous', 2 ) ).toEqual( [ 2, 1 ] );
	expect( await went( 'next', 3 ) ).toEqual( [ 2, 0, 1 ] );
} );

test( 'a list that says what is beside an item may end, and grow while it is shown', async () => {
	const items = withEnds( 2 );
	begin( items );
	expect( await went( 'previous', 1 ) ).toEqual( [ 0 ] );
	expect( await went( 'next', 3 ) ).toEqual( [ 1, 1, 1 ] );
	items.count = 3;
	expect( await went( 'next', 2 ) ).toEqual( [ 2, 2 ] );
} );

test( 'keys mean what they are said to mean, and nothing else', async () => {
	begin( {}, { keys: ( { key } ) => ( key === 'n' ? 'next' : null ) } );
	expect( press( 'n' ) ).toBe( true );
	await settle();
	expect( opened.state.index ).toBe( 1 );
	expect( press( 'ArrowRight' ) ).toBe( false );
	await settle();
	expect( opened.state.index ).toBe( 1 );
} );

test( 'what is added has the strip, of items of its own; there is none by itself', async () => {
	begin();
	await vi.dynamicImportSettled();
	expect( document.querySelector( '.vitrine-viewer__strip' ) ).toBeNull();
	const [ , , addStrip ] = handle;
	const gone: number[] = [];
	addStrip(
		{
			...opened,
			items: { ...opened.items, count: 2 },
			state: { index: 1 },
		},
		( index ) => gone.push( index )
	);
	await vi.waitFor( () =>
		expect(
			document.querySelectorAll( '.vitrine-viewer__strip-item' )
		).toHaveLength( 2 )
	);
	document
		.querySelector< HTMLElement >( '.vitrine-viewer__strip-item' )!
		.click();
	expect( gone ).toEqual( [ 0 ] );
} );

test( 'an item that has its own player is played by it, and once more when somebody comes back', async () => {
	const player = vi.fn( ( onPlay: () => void ) => {
		onPlay();
		return document.createElement( 'section' );
	} );
	const film = { ...anItem( { mediaKind: 'video' } ), player };
	begin( { at: ( index ) => ( index ? list[ index ] : film ) } );
	await vi.waitFor( () =>
		expect( document.querySelector( 'section' ) ).not.toBeNull()
	);
	viewer.next();
	await vi.waitFor( () => expect( player ).toHaveBeenCalledTimes( 2 ) );
} );
