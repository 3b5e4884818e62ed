/** Runs with React and, as visitors get it, with Preact (vitest.config.mts). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { on } from '@vitrine/frontend';
import { provideDialogs } from '../../testing/dialog';
import { anItem, someSettings } from './item.fixture';
import type { ViewerHandle, ViewerOptions } from './types';
import { startViewing } from './viewer';

provideDialogs();
/** Parts that are downloaded first take their time on a busy machine. */
vi.setConfig( { testTimeout: 20000 } );
const until = ( check: () => void ) => vi.waitFor( check, 10000 );

// jsdom has no media queries: a mouse, and no wish for less motion.
window.matchMedia = () => ( { matches: false } ) as MediaQueryList;
// Nor sizes: nothing is told of them.
vi.stubGlobal(
	'ResizeObserver',
	class {
		observe() {}
	}
);

const words = {
	viewer: 'Image viewer',
	position: 'Image %1$d of %2$d: %3$s',
	positionOnly: 'Image %1$d of %2$d',
	counter: '%1$d/%2$d',
	close: 'Close',
	next: 'Next',
	previous: 'Previous',
	slideshow: 'Slideshow',
	rotateRight: 'Rotate right',
	info: 'Information',
	share: 'Share',
	missing: 'This image cannot be shown.',
	minimize: 'Minimize',
	maximize: 'Restore',
	zoomIn: 'Zoom in',
};

const list = [ 'Sea', 'Hill & dale', 'Town' ].map( ( title, index ) =>
	anItem( { id: String( index + 1 ), title } )
);

let viewer: ViewerHandle | undefined;
let host: HTMLElement;
let said: [ string, object ][];

for ( const name of [
	'open',
	'change',
	'close',
	'zoom',
	'rotate',
	'slideshow',
	'toolbar',
	'tool',
] as const ) {
	on( `vitrine:gallery:${ name }`, ( detail ) =>
		said.push( [ name, detail ] )
	);
}

beforeEach( () => {
	said = [];
	document.body.innerHTML = '<main><a href="#x">One</a></main>';
	host = document.querySelector( 'main' )!;
	host.querySelector( 'a' )!.focus();
} );

afterEach( () => {
	viewer?.close();
	vi.useRealTimers();
} );

function begin( more: Partial< ViewerOptions > = {} ) {
	viewer = startViewing(
		{
			items: {
				count: list.length,
				at: ( index ) => list[ index ],
				load: async ( index ) => list[ index ],
			},
			index: 0,
			settings: someSettings(),
			words,
			host,
			entry: 'new',
			...more,
		},
		() => {}
	);
}

async function open( more: Partial< ViewerOptions > = {} ) {
	begin( more );
	await until( () => expect( button( 'Close' ) ).toBeTruthy() );
}

const dialog = () =>
	document.querySelector< HTMLDialogElement >( 'dialog.vitrine-viewer' );
const button = ( name: string ) =>
	dialog()?.querySelector< HTMLButtonElement >(
		`button[aria-label="${ name }"]`
	);
const text = ( name: string ) =>
	dialog()?.querySelector( `.vitrine-viewer__${ name }` )?.textContent;
const press = ( key: string, target: Element = dialog()! ) =>
	target.dispatchEvent(
		new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } )
	);
const current = () => dialog()!.querySelector( '.is-current' )!;
const picture = () =>
	current().querySelector< HTMLImageElement >( '.vitrine-viewer__image' )!;

/** Lets 300 ms pass for the viewer: further commands count again. */
function later( ms = 1000 ) {
	const { now } = performance;
	const start = now.call( performance ) + ms;
	vi.spyOn( performance, 'now' ).mockReturnValue( start );
}

test( 'it is a dialog with a name, tells the position, and gives the focus back', async () => {
	await open();
	expect( dialog()?.getAttribute( 'aria-label' ) ).toBe( 'Image viewer' );
	await until( () => expect( text( 'status' ) ).toBe( 'Image 1 of 3: Sea' ) );
	expect( text( 'counter' ) ).toBe( '1/3' );
	press( 'Escape' );
	expect( dialog() ).toBeNull();
	expect( document.activeElement ).toBe( host.querySelector( 'a' ) );
	expect( said ).toEqual( [
		[ 'open', { id: '1', index: 0 } ],
		[ 'close', { id: '1', index: 0 } ],
	] );
} );

test( 'every button has a name', async () => {
	await open();
	const names = [ ...dialog()!.querySelectorAll( 'button' ) ].map( ( each ) =>
		each.getAttribute( 'aria-label' )
	);
	expect( names.length ).toBeGreaterThan( 6 );
	expect( names.every( Boolean ) ).toBe( true );
} );

test( 'keys go on and wrap round; a second one within 300 ms counts as the same', async () => {
	await open();
	press( 'ArrowRight' );
	press( 'ArrowRight' );
	await until( () => expect( text( 'counter' ) ).toBe( '2/3' ) );
	later();
	press( 'ArrowLeft' );
	await until( () => expect( text( 'counter' ) ).toBe( '1/3' ) );
	later( 2000 );
	press( 'PageDown' );
	await until( () => expect( text( 'counter' ) ).toBe( '3/3' ) );
	vi.restoreAllMocks();
} );

test( 'the close tool is ignored within 400 ms of a change, Escape is not', async () => {
	await open();
	let time = 10000;
	vi.spyOn( performance, 'now' ).mockImplementation( () => time );
	press( 'ArrowRight' );
	await until( () => expect( text( 'counter' ) ).toBe( '2/3' ) );
	time += 399;
	button( 'Close' )?.click();
	expect( dialog() ).toBeTruthy();
	time += 1;
	button( 'Close' )?.click();
	expect( dialog() ).toBeNull();
	await open();
	press( 'ArrowRight' );
	press( 'Escape' );
	expect( dialog() ).toBeNull();
	vi.restoreAllMocks();
} );

test( 'next and previous are blocked within 300 ms of a change', async () => {
	await open();
	let time = 10000;
	vi.spyOn( performance, 'now' ).mockImplementation( () => time );
	press( 'ArrowRight' );
	await until( () => expect( text( 'counter' ) ).toBe( '2/3' ) );
	time += 299;
	press( 'ArrowRight' );
	viewer?.next();
	viewer?.previous();
	button( 'Next' )?.click();
	time += 1;
	press( 'ArrowRight' );
	await until( () => expect( text( 'counter' ) ).toBe( '3/3' ) );
	vi.restoreAllMocks();
} );

test( 'the tools hide 3000 ms after the last key or move, and not at all where the delay is negative', async () => {
	vi.useFakeTimers( { toFake: [ 'setTimeout', 'clearTimeout' ] } );
	const idle = () => dialog()!.classList.contains( 'is-idle' );
	begin( { settings: someSettings( { hideToolsDelay: 3000 } ) } );
	await vi.advanceTimersByTimeAsync( 2999 );
	expect( idle() ).toBe( false );
	await vi.advanceTimersByTimeAsync( 1 );
	expect( idle() ).toBe( true );
	press( 'a' );
	expect( idle() ).toBe( false );
	await vi.advanceTimersByTimeAsync( 2000 );
	dialog()!.dispatchEvent( new Event( 'pointermove' ) );
	await vi.advanceTimersByTimeAsync( 2999 );
	expect( idle() ).toBe( false );
	await vi.advanceTimersByTimeAsync( 1 );
	expect( idle() ).toBe( true );
	viewer?.close();
	begin( { settings: someSettings( { hideToolsDelay: -1 } ) } );
	await vi.advanceTimersByTimeAsync( 60000 );
	expect( idle() ).toBe( false );
} );

test( 'both ends of the list are told, the only picture is at none', async () => {
	const ends = { first: 'The first', last: 'The last' };
	await open( { words: { ...words, ...ends } } );
	const tells = ( expected: string ) =>
		until( () => expect( text( 'status' ) ).toBe( expected ) );
	await tells( 'Image 1 of 3: Sea. The first' );
	press( 'ArrowRight' );
	await tells( 'Image 2 of 3: Hill & dale' );
	later();
	press( 'ArrowRight' );
	await tells( 'Image 3 of 3: Town. The last' );
	viewer?.close();
	await open( {
		words: { ...words, ...ends },
		items: { count: 1, at: () => list[ 0 ], load: async () => undefined },
	} );
	await tells( 'Image 1 of 1: Sea' );
	vi.restoreAllMocks();
} );

test( 'Space on a button is the button’s, in a panel the panel’s', async () => {
	await open();
	press( ' ', button( 'Next' )! );
	expect( said.some( ( [ name ] ) => name === 'slideshow' ) ).toBe( false );
	press( ' ' );
	expect( said.at( -1 ) ).toEqual( [ 'slideshow', { playing: true } ] );
	await until( () =>
		expect( button( 'Slideshow' )?.getAttribute( 'aria-pressed' ) ).toBe(
			'true'
		)
	);
} );

test( 'titles and words are text, never HTML', async () => {
	const title = '<img src=x onerror="document.title=1">';
	await open( {
		items: {
			count: 1,
			at: () => anItem( { title, description: title } ),
			load: async () => undefined,
		},
	} );
	expect( text( 'title' ) ).toBe( title );
	expect( text( 'description' ) ).toBe( title );
} );

describe( 'a picture', () => {
	test( 'has its thumbnail beneath until it is there', async () => {
		await open();
		expect(
			current().querySelector( '.vitrine-viewer__thumb' )
		).toBeTruthy();
		expect( current().classList ).not.toContain( 'is-ready' );
		picture().dispatchEvent( new Event( 'load' ) );
		await until( () =>
			expect( current().classList ).toContain( 'is-ready' )
		);
	} );

	test( 'waits with its neighbors until it is there', async () => {
		await open();
		expect(
			dialog()!.querySelectorAll( '.vitrine-viewer__pane' )
		).toHaveLength( 1 );
		picture().dispatchEvent( new Event( 'load' ) );
		await until( () =>
			expect(
				dialog()!.querySelectorAll( '.vitrine-viewer__pane' )
			).toHaveLength( 3 )
		);
	} );

	test( 'that is missing says so, and keys go on', async () => {
		await open();
		picture().dispatchEvent( new Event( 'error' ) );
		expect( text( 'problem' ) ).toBe( words.missing );
		await until( () =>
			expect( text( 'status' ) ).toBe(
				`Image 1 of 3: Sea. ${ words.missing }`
			)
		);
		press( 'ArrowRight' );
		await until( () => expect( text( 'counter' ) ).toBe( '2/3' ) );
	} );

	test( 'with one bad rendition is shown by its address', async () => {
		await open( {
			items: {
				count: 1,
				at: () =>
					anItem( { srcset: 'https://example.com/bad.jpg 800w' } ),
				load: async () => undefined,
			},
		} );
		expect( picture().srcset ).not.toBe( '' );
		picture().dispatchEvent( new Event( 'error' ) );
		expect( picture().srcset ).toBe( '' );
		expect( text( 'problem' ) ).toBeUndefined();
	} );

	test( 'that is gone says so', async () => {
		await open( {
			items: {
				count: 2,
				at: () => undefined,
				load: async () => undefined,
			},
		} );
		await until( () => expect( text( 'problem' ) ).toBe( words.missing ) );
	} );

	test( 'zooms by keys and turns by tools, both told', async () => {
		await open();
		press( '+' );
		press( '+' );
		expect( said.at( -1 ) ).toEqual( [ 'zoom', { factor: 1.2 } ] );
		press( '0' );
		expect( said.at( -1 ) ).toEqual( [ 'zoom', { factor: 1 } ] );
		button( 'Rotate right' )?.click();
		expect( said.at( -1 ) ).toEqual( [ 'rotate', { id: '1', angle: 90 } ] );
	} );

	test( 'is not zoomed where the owner does not want it, or its size is unknown', async () => {
		await open( { settings: someSettings( { zoom: false } ) } );
		press( '+' );
		viewer?.close();
		await open( {
			items: {
				count: 1,
				at: () => anItem( { width: 0, height: 0 } ),
				load: async () => undefined,
			},
		} );
		press( '+' );
		expect( said.some( ( [ name ] ) => name === 'zoom' ) ).toBe( false );
	} );
} );

test( 'the slideshow waits for the picture, says nothing, and ends with a step back', async () => {
	await open( { settings: someSettings( { slideshowAutoStart: true } ) } );
	await until( () => expect( text( 'status' ) ).toBe( 'Image 1 of 3: Sea' ) );
	vi.useFakeTimers( { toFake: [ 'setTimeout', 'clearTimeout' ] } );
	await vi.advanceTimersByTimeAsync( 10000 );
	expect( text( 'counter' ) ).toBe( '1/3' );
	picture().dispatchEvent( new Event( 'load' ) );
	await vi.advanceTimersByTimeAsync( 2900 );
	expect( text( 'counter' ) ).toBe( '1/3' );
	later();
	await vi.advanceTimersByTimeAsync( 200 );
	vi.useRealTimers();
	await until( () => expect( text( 'counter' ) ).toBe( '2/3' ) );
	expect( text( 'status' ) ).toBe( 'Image 1 of 3: Sea' );
	later( 5000 );
	press( 'ArrowLeft' );
	expect( said ).toContainEqual( [ 'slideshow', { playing: false } ] );
	vi.restoreAllMocks();
} );

test( 'the toolbar changes its mode, by button and by command', async () => {
	await open();
	expect( button( 'Information' ) ).toBeNull();
	button( 'Minimize' )?.click();
	await until( () => expect( button( 'Information' ) ).toBeTruthy() );
	viewer?.maximizeToolbar();
	expect( said.slice( -2 ) ).toEqual( [
		[ 'toolbar', { minimized: true } ],
		[ 'toolbar', { minimized: false } ],
	] );
} );

test( 'custom tools run with the item, unless the page stops them', async () => {
	const run = vi.fn();
	await open( {
		settings: someSettings( {
			tools: { topLeft: '', topRight: 'custom1,custom2,closeButton' },
		} ),
		tools: {
			custom1: {
				label: 'Print',
				icon: { viewBox: '0 0 9 9', path: 'M1 1l"><b>' },
				run,
			},
		},
	} );
	const drawing = button( 'Print' )?.querySelector( 'svg' );
	expect( drawing?.getAttribute( 'viewBox' ) ).toBe( '0 0 9 9' );
	expect( drawing?.querySelectorAll( '*' ) ).toHaveLength( 1 );
	button( 'Print' )?.click();
	expect( run ).toHaveBeenCalledExactlyOnceWith( list[ 0 ] );
	host.addEventListener( 'vitrine:gallery:tool', ( event ) =>
		event.preventDefault()
	);
	button( 'Print' )?.click();
	expect( run ).toHaveBeenCalledOnce();
} );

test( 'from right to left the left arrow goes on', async () => {
	host.style.direction = 'rtl';
	await open();
	expect( dialog()?.dir ).toBe( 'rtl' );
	press( 'ArrowLeft' );
	await until( () => expect( text( 'counter' ) ).toBe( '2/3' ) );
} );

test( 'it closes when the gallery is gone', async () => {
	await open();
	host.remove();
	press( 'Escape' );
	expect( dialog() ).toBeNull();
} );

test( 'twenty viewings leave nothing behind', async () => {
	const nodes = document.querySelectorAll( '*' ).length;
	for ( let index = 0; index < 20; index++ ) {
		await open();
		viewer?.close();
	}
	expect( document.querySelectorAll( '*' ) ).toHaveLength( nodes );
	expect( document.documentElement.getAttribute( 'style' ) ?? '' ).toBe( '' );
} );

describe( 'panels', () => {
	const panel = () => document.querySelector( '.vitrine-viewer__panel' );

	test( 'share has the address of the picture, closes by Escape, and gives the focus back', async () => {
		await open( {
			panel: 'share',
			address: ( { id } ) => `#nanogallery/g/0/${ id }`,
		} );
		await until( () =>
			expect( panel()?.querySelector( 'input' )?.value ).toMatch(
				/#nanogallery\/g\/0\/1$/
			)
		);
		const links = [ ...panel()!.querySelectorAll( 'a' ) ];
		expect( links ).toHaveLength( 6 );
		panel()!.dispatchEvent( new Event( 'cancel', { cancelable: true } ) );
		await until( () => expect( panel() ).toBeNull() );
		expect( dialog() ).toBeTruthy();
		expect( dialog()!.contains( document.activeElement ) ).toBe( true );
	} );

	test( 'go with the viewer, whatever closes it, and a slideshow with them', async () => {
		await open( { panel: 'info' } );
		await until( () => expect( panel() ).toBeTruthy() );
		press( ' ' );
		vi.useFakeTimers( { toFake: [ 'setTimeout', 'clearTimeout' ] } );
		viewer?.close();
		await vi.advanceTimersByTimeAsync( 50 );
		expect( document.querySelector( 'dialog' ) ).toBeNull();
		expect( vi.getTimerCount() ).toBe( 0 );
		expect( document.documentElement.style.overflow ).toBe( '' );
		expect( document.activeElement ).toBe( host.querySelector( 'a' ) );
	} );

	test( 'information is text, and asks for no map before a click', async () => {
		await open( {
			panel: 'info',
			items: {
				count: 1,
				at: () =>
					anItem( {
						exif: { model: '<i>x</i>', location: '54.4,-3.1' },
					} ),
				load: async () => undefined,
			},
			words: { ...words, showMap: 'Show map' },
		} );
		await until( () =>
			expect( panel()?.textContent ).toContain( '<i>x</i>' )
		);
		expect( panel()!.querySelector( 'iframe' ) ).toBeNull();
		const show = [ ...panel()!.querySelectorAll( 'button' ) ].find(
			( each ) => each.textContent === 'Show map'
		);
		show?.click();
		await until( () => {
			const frame = panel()!.querySelector( 'iframe' );
			expect( frame?.getAttribute( 'width' ) ).toBe( '300' );
			expect( frame?.src ).toMatch(
				/^https:\/\/www\.openstreetmap\.org\//
			);
		} );
	} );
} );

test( 'a provider’s player comes with a click only, and goes when it is left', async () => {
	const film = anItem( {
		id: '9',
		title: 'Film',
		mediaKind: 'youtube',
		media: 'https://www.youtube-nocookie.com/embed/abc',
	} );
	await open( {
		items: {
			count: 2,
			at: ( index ) => ( index ? list[ 0 ] : film ),
			load: async () => undefined,
		},
		words: { ...words, play: 'Play Video %s' },
	} );
	await until( () => expect( button( 'Play Video Film' ) ).toBeTruthy() );
	expect( dialog()!.querySelector( 'iframe' ) ).toBeNull();
	button( 'Play Video Film' )?.click();
	expect( dialog()!.querySelector( 'iframe' )?.src ).toBe(
		'https://www.youtube-nocookie.com/embed/abc?autoplay=1'
	);
	press( 'ArrowRight' );
	await until( () =>
		expect( dialog()!.querySelector( 'iframe' ) ).toBeNull()
	);
} );
