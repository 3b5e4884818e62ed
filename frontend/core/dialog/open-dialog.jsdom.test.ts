import { beforeEach, describe, expect, test, vi } from 'vitest';
import { provideDialogs } from '../../testing/dialog';
import { nonModal } from './non-modal';
import { openDialog } from './open-dialog';

provideDialogs();

const root = document.documentElement;

beforeEach( () => {
	root.removeAttribute( 'style' );
	document.body.innerHTML =
		'<button id="opener">Open</button><button id="other">Other</button>';
	document.getElementById( 'opener' )?.focus();
} );

const open = ( options = {} ) =>
	openDialog( {
		label: 'Panel',
		className: 'panel',
		onCancel: () => {},
		...options,
	} );

const key = ( target: Element, init: KeyboardEventInit ) => {
	const event = new KeyboardEvent( 'keydown', {
		bubbles: true,
		cancelable: true,
		...init,
	} );
	target.dispatchEvent( event );
	return event;
};

test( 'it has a name and the focus, and gives the focus back', () => {
	const dialog = open();
	expect( dialog.element.getAttribute( 'aria-label' ) ).toBe( 'Panel' );
	expect( document.activeElement ).toBe( dialog.element );
	dialog.close();
	expect( dialog.element.isConnected ).toBe( false );
	expect( document.activeElement?.id ).toBe( 'opener' );
} );

test( 'the focus goes where the opener says', () => {
	open( { returnTo: () => document.getElementById( 'other' ) } ).close();
	expect( document.activeElement?.id ).toBe( 'other' );
} );

test( 'the page is locked while it is open, nested ones too, and is left as it was', () => {
	root.style.setProperty( 'overflow', 'clip' );
	const outer = open();
	const inner = open( { parent: outer.element } );
	expect( root.style.overflow ).toBe( 'hidden' );
	inner.close();
	expect( root.style.overflow ).toBe( 'hidden' );
	outer.close();
	expect( root.style.overflow ).toBe( 'clip' );
} );

test( 'a dialog that goes with the one it is on leaves the page as it was, too', async () => {
	const closed = vi.fn();
	const outer = open();
	open( { parent: outer.element, onClosed: closed } );
	outer.close();
	await vi.waitFor( () => expect( closed ).toHaveBeenCalledOnce() );
	expect( root.style.overflow ).toBe( '' );
	expect( document.activeElement?.id ).toBe( 'opener' );
} );

test( 'the room of a scroll bar is kept', () => {
	vi.spyOn( root, 'clientWidth', 'get' ).mockReturnValue(
		window.innerWidth - 15
	);
	const dialog = open();
	expect( root.style.paddingRight ).toBe( '15px' );
	dialog.close();
	expect( root.getAttribute( 'style' ) ?? '' ).toBe( '' );
	vi.restoreAllMocks();
} );

test( 'Escape asks, and does not close by itself', () => {
	const onCancel = vi.fn();
	const dialog = open( { onCancel } );
	const cancel = new Event( 'cancel', { cancelable: true } );
	dialog.element.dispatchEvent( cancel );
	expect( onCancel ).toHaveBeenCalledOnce();
	expect( cancel.defaultPrevented ).toBe( true );
	expect( dialog.element.isConnected ).toBe( true );
	dialog.close();
} );

test( 'Tab goes round inside', () => {
	const dialog = open();
	dialog.element.innerHTML =
		'<a href="#a">First</a><button tabindex="-1">Not a stop</button><button>Last</button>';
	const [ first, , last ] = dialog.element.children;
	( last as HTMLElement ).focus();
	expect( key( last!, { key: 'Tab' } ).defaultPrevented ).toBe( true );
	expect( document.activeElement ).toBe( first );
	key( first!, { key: 'Tab', shiftKey: true } );
	expect( document.activeElement ).toBe( last );
	expect( key( first!, { key: 'a' } ).defaultPrevented ).toBe( false );
	dialog.close();
} );

test( 'closing twice tells once', () => {
	const onClosed = vi.fn();
	const dialog = open( { onClosed } );
	dialog.close();
	dialog.close();
	expect( onClosed ).toHaveBeenCalledOnce();
} );

test( 'the page is free again when somebody removes the dialog', async () => {
	const onClosed = vi.fn();
	open( { onClosed } );
	document.body.innerHTML = '';
	await vi.waitFor( () => expect( onClosed ).toHaveBeenCalledOnce() );
	expect( root.style.overflow ).toBe( '' );
} );

test( 'a drawer is a dialog of the page, which stays there', () => {
	document.body.innerHTML +=
		'<dialog class="is-drawer"><button>Close</button></dialog>';
	const element = document.querySelector( 'dialog' )!;
	document.getElementById( 'opener' )?.focus();
	const onClosed = vi.fn();
	const dialog = openDialog( { element, onCancel: () => {}, onClosed } );
	expect( element.open ).toBe( true );
	expect( root.style.overflow ).toBe( 'hidden' );
	expect( document.activeElement ).toBe( element );
	dialog.close();
	expect( element.open ).toBe( false );
	expect( element.isConnected ).toBe( true );
	expect( root.style.overflow ).toBe( '' );
	expect( document.activeElement?.id ).toBe( 'opener' );
	expect( onClosed ).toHaveBeenCalledOnce();
} );

describe( 'a corner', () => {
	const corner = ( onCancel: () => unknown = () => {} ) =>
		open( { mode: nonModal, onCancel } );
	const escape = ( target: Element ) => key( target, { key: 'Escape' } );

	test( 'leaves the page in use', () => {
		const dialog = corner();
		expect( dialog.element.open ).toBe( true );
		expect( root.style.overflow ).toBe( '' );
		dialog.element.innerHTML = '<button>Last</button>';
		const last = dialog.element.firstElementChild as HTMLElement;
		last.focus();
		expect( key( last, { key: 'Tab' } ).defaultPrevented ).toBe( false );
		dialog.close();
		expect( document.activeElement?.id ).toBe( 'opener' );
	} );

	test( 'Escape means the last one that wants it, or the one that has the focus, and none in a field', () => {
		document.body.insertAdjacentHTML( 'beforeend', '<input id="field">' );
		const meant: string[] = [];
		const dialogs = [
			corner( () => meant.push( 'first' ) ),
			corner( () => meant.push( 'second' ) ),
			corner( () => false ),
		];
		escape( document.getElementById( 'opener' )! );
		escape( dialogs[ 0 ]!.element );
		escape( document.getElementById( 'field' )! );
		expect( meant ).toEqual( [ 'second', 'first' ] );
		dialogs.forEach( ( dialog ) => dialog.close() );
		escape( document.getElementById( 'opener' )! );
		expect( meant ).toHaveLength( 2 );
	} );

	test( 'Escape means one that stands in the page only from inside', () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<dialog open><button id="inside">Inside</button></dialog>'
		);
		const control = new AbortController();
		const onCancel = vi.fn();
		nonModal(
			document.querySelector( 'dialog' )!,
			onCancel,
			control.signal,
			true
		);
		escape( document.getElementById( 'opener' )! );
		expect( onCancel ).not.toHaveBeenCalled();
		escape( document.getElementById( 'inside' )! );
		expect( onCancel ).toHaveBeenCalledOnce();
		control.abort();
	} );
} );
