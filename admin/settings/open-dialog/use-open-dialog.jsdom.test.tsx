/** Which dialog a link opens. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Source } from '../types';
import { useOpenDialog, type OpenDialog } from './use-open-dialog';

Object.assign( window, { IS_REACT_ACT_ENVIRONMENT: true } );

let root: Root;
let dialog: OpenDialog;
let close: () => void;

const source = ( id: number, state = 'reconnect' ) =>
	( { id, state } ) as Source;

function Probe( { sources }: { sources: Source[] | null } ) {
	const state = useOpenDialog( sources, { current: null } );
	dialog = state.dialog;
	close = state.onClose;
	return null;
}

const show = ( sources: Source[] | null ) =>
	act( async () => root.render( <Probe sources={ sources } /> ) );

beforeEach( () => {
	root = createRoot( document.createElement( 'div' ) );
} );

afterEach( async () => {
	await act( async () => root.unmount() );
	window.location.hash = '';
} );

test( 'a link reconnects its account, once', async () => {
	window.location.hash = '#reconnect-12';
	await show( null );
	expect( dialog ).toBeNull();
	await show( [ source( 1 ), source( 12 ) ] );
	expect( dialog ).toEqual( { kind: 'reconnect', source: source( 12 ) } );
	await act( async () => close() );
	await show( [ source( 1 ), source( 12 ) ] );
	expect( dialog ).toBeNull();
	expect( window.location.hash ).toBe( '' );
} );

test( 'a link to an account whose token works opens nothing', async () => {
	window.location.hash = '#reconnect-12';
	await show( [ source( 12, 'ok' ) ] );
	expect( dialog ).toBeNull();
} );

test( 'a link to an account that is gone opens nothing', async () => {
	window.location.hash = '#reconnect-2';
	await show( [ source( 12 ) ] );
	expect( dialog ).toBeNull();
} );

test( 'a link connects an account', async () => {
	window.location.hash = '#connect';
	await show( null );
	expect( dialog ).toEqual( { kind: 'connect' } );
} );
