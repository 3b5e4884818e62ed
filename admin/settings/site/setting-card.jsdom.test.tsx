/** Settings of the site: who sees them, and what becomes of a change. */
import apiFetch from '@wordpress/api-fetch';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommentersSetting } from '../privacy/commenters-setting';
import { PixelSetting } from '../privacy/pixel-setting';

vi.mock( '@wordpress/api-fetch', () => ( { default: vi.fn() } ) );
Object.assign( window, { IS_REACT_ACT_ENVIRONMENT: true } );

const ask = vi.mocked( apiFetch );
const tell = vi.fn();
const scroll = vi.fn();

let place: HTMLElement;
let root: Root;

const box = () => place.querySelector( 'input' )!;
const show = ( card: ReactNode ) => act( async () => root.render( card ) );

beforeEach( () => {
	Element.prototype.scrollIntoView = scroll;
	place = document.body.appendChild( document.createElement( 'div' ) );
	root = createRoot( place );
} );

afterEach( () => {
	act( () => root.unmount() );
	place.remove();
	window.location.hash = '';
	vi.resetAllMocks();
} );

test( 'a button saves what was read, and a link leads there', async () => {
	window.location.hash = '#vitrine-pixel';
	ask.mockResolvedValueOnce( { vitrine_pixel: ' 12345 ', other: 1 } );
	await show( <PixelSetting tell={ tell } /> );
	expect( box().value ).toBe( ' 12345 ' );
	expect( scroll ).toHaveBeenCalledTimes( 1 );

	ask.mockResolvedValueOnce( {} );
	await act( async () => place.querySelector( 'button' )?.click() );
	expect( ask.mock.lastCall?.[ 0 ] ).toMatchObject( {
		method: 'POST',
		data: { vitrine_pixel: '12345' },
	} );
	expect( tell ).toHaveBeenCalledWith( 'Saved.' );
} );

test( 'a change that is refused is taken back, and says why', async () => {
	ask.mockResolvedValueOnce( { vitrine_show_commenters: false } );
	await show( <CommentersSetting tell={ tell } /> );
	expect( place.querySelector( 'button' ) ).toBeNull();

	ask.mockRejectedValueOnce( { code: 'x', message: 'No.' } );
	await act( async () => box().click() );
	expect( ask.mock.lastCall?.[ 0 ].data ).toEqual( {
		vitrine_show_commenters: true,
	} );
	expect( box().checked ).toBe( false );
	expect( place.textContent ).toContain( 'The setting could not be saved.' );
	expect( tell ).not.toHaveBeenCalled();
} );

test( 'whoever may not change it sees nothing', async () => {
	ask.mockResolvedValueOnce( { title: 'A site' } );
	await show( <PixelSetting tell={ tell } /> );
	expect( place.textContent ).toBe( '' );
	ask.mockRejectedValueOnce( { code: 'rest_forbidden', message: 'No.' } );
	await show( <CommentersSetting tell={ tell } /> );
	expect( place.textContent ).toBe( '' );
} );
