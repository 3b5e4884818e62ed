import { describe, expect, it } from 'vitest';
import {
	changesFor,
	fallbackOf,
	isComplete,
	readAction,
	readPopup,
} from './action';
import type { LinkBlock } from './action';

const button: LinkBlock = { address: 'url', button: true };
const image: LinkBlock = {
	address: 'href',
	with: { linkDestination: 'custom' },
};
const open = { action: 'open', popup: 12 } as const;

describe( 'What is stored (docs/popup.md, "Controls")', () => {
	it( 'is read strictly', () => {
		expect( readAction( { action: 'open', popup: '12' } ) ).toEqual( open );
		expect( readAction( { action: 'close' } ) ).toEqual( {
			action: 'close',
			popup: 0,
		} );
		expect( readAction( { action: 'explode', popup: 12 } ) ).toBe(
			undefined
		);
		expect( readAction( null ) ).toBe( undefined );
		expect( readAction( 'open' ) ).toBe( undefined );
	} );

	it( 'names popups of posts and of the page', () => {
		expect( readPopup( 'popup-12' ) ).toBe( 12 );
		expect( readPopup( 'offer' ) ).toBe( 'offer' );
		expect( readPopup( { id: 1 } ) ).toBe( 0 );
	} );

	it( 'is complete when what opens names a popup', () => {
		expect( isComplete( open ) ).toBe( true );
		expect( isComplete( { action: 'open', popup: 0 } ) ).toBe( false );
		expect( isComplete( { action: 'close', popup: 0 } ) ).toBe( true );
	} );
} );

describe( 'A button or a link with its address', () => {
	it( 'makes a Button without an address a button', () => {
		expect( changesFor( button, {}, open ) ).toEqual( {
			vitrinePopup: open,
			url: undefined,
			tagName: 'button',
			type: 'button',
		} );
	} );

	it( 'keeps a Button with an address a link', () => {
		expect( changesFor( button, { url: '/news/' }, open ) ).toEqual( {
			vitrinePopup: open,
			url: '/news/',
			tagName: undefined,
		} );
	} );

	it( 'makes it a link when it gets an address, and a button when it loses it', () => {
		const attributes = { tagName: 'button', vitrinePopup: open };
		expect(
			changesFor( button, attributes, open, '/news/' )
		).toMatchObject( { url: '/news/', tagName: undefined } );
		expect(
			changesFor(
				button,
				{ url: '/news/', vitrinePopup: open },
				open,
				''
			)
		).toMatchObject( { url: undefined, tagName: 'button' } );
	} );

	it( 'changes nothing but the attribute until a popup is chosen', () => {
		expect(
			changesFor( button, {}, { action: 'open', popup: 0 } )
		).toMatchObject( { url: undefined, tagName: undefined } );
	} );

	it( 'gives an image a link to the popup, and takes it away again', () => {
		const linked = changesFor( image, {}, open );
		expect( linked ).toEqual( {
			vitrinePopup: open,
			href: '#popup-12',
			linkDestination: 'custom',
		} );
		expect( fallbackOf( image, linked ) ).toBe( '' );
		expect( changesFor( image, linked, undefined ) ).toEqual( {
			vitrinePopup: undefined,
			href: undefined,
			linkDestination: undefined,
		} );
	} );

	it( 'lets an image keep the address it has', () => {
		const attributes = { href: '/big.jpg', linkDestination: 'media' };
		expect( changesFor( image, attributes, open ) ).toEqual( {
			vitrinePopup: open,
			href: '/big.jpg',
		} );
	} );

	it( 'follows another popup', () => {
		const attributes = { url: '#popup-12', vitrinePopup: open };
		expect(
			changesFor( { address: 'url' }, attributes, {
				action: 'open',
				popup: 'offer',
			} )
		).toMatchObject( { url: '#offer' } );
	} );
} );
