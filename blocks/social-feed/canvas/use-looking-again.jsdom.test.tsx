import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedView } from '../../../frontend/render/feed';
import { MAX_TIMES, PAUSE, useLookingAgain } from './use-looking-again';

let root: Root;
const look = vi.fn();
const goOn = vi.fn();
let again: () => void;

const answer = ( state: string ) =>
	( { notices: [ { state } ], empty: null } ) as unknown as FeedView;

function Canvas( { view }: { view: FeedView | null } ) {
	again = useLookingAgain( view, look, goOn );
	return null;
}

const show = ( view: FeedView | null ) =>
	act( () => root.render( <Canvas view={ view } /> ) );

const wait = () => act( () => vi.advanceTimersByTimeAsync( PAUSE ) );

const album = { source: 3, content: 'album', contentItem: '12' };

/** An album of which there is more. */
const unfinished = () =>
	( {
		notices: [ { state: 'connecting', unfinished: album } ],
		empty: null,
	} ) as unknown as FeedView;

const hide = ( hidden: boolean ) => {
	vi.spyOn( document, 'hidden', 'get' ).mockReturnValue( hidden );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};

beforeEach( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	vi.useFakeTimers();
	look.mockClear();
	goOn.mockReset().mockResolvedValue( album );
	root = createRoot( document.createElement( 'div' ) );
} );

afterEach( () => {
	act( () => root.unmount() );
	vi.useRealTimers();
	vi.restoreAllMocks();
} );

test( 'looks again after each answer until the first posts are there', async () => {
	show( null );
	await wait();
	expect( look ).toHaveBeenCalledTimes( 0 );
	for ( const times of [ 1, 2, 3 ] ) {
		show( answer( 'connecting' ) );
		await wait();
		// Not once more before there is an answer.
		await wait();
		expect( look ).toHaveBeenCalledTimes( times );
	}
	show( answer( 'ok' ) );
	await wait();
	expect( look ).toHaveBeenCalledTimes( 3 );
} );

test( 'leaves it to the button in the end, and begins anew with another source', async () => {
	for ( let times = 0; times < MAX_TIMES + 5; times++ ) {
		show( answer( 'connecting' ) );
		await wait();
	}
	expect( look ).toHaveBeenCalledTimes( MAX_TIMES );
	show( answer( 'ok' ) );
	show( answer( 'connecting' ) );
	await wait();
	expect( look ).toHaveBeenCalledTimes( MAX_TIMES + 1 );
} );

test( 'a block that is gone asks nothing', async () => {
	show( answer( 'connecting' ) );
	act( () => root.render( null ) );
	await wait();
	expect( look ).toHaveBeenCalledTimes( 0 );
} );

test( 'has the server go on as long as there is more, within the same bounds', async () => {
	for ( let times = 0; times < MAX_TIMES + 5; times++ ) {
		show( unfinished() );
		await wait();
	}
	expect( goOn ).toHaveBeenCalledTimes( MAX_TIMES );
	expect( goOn ).toHaveBeenCalledWith( album );
	expect( look ).toHaveBeenCalledTimes( 0 );
	act( () => again() );
	expect( goOn ).toHaveBeenCalledTimes( MAX_TIMES + 1 );
	show( answer( 'ok' ) );
	await wait();
	expect( goOn ).toHaveBeenCalledTimes( MAX_TIMES + 1 );
} );

test( 'an answer that fails ends it, and the button begins anew', async () => {
	goOn.mockResolvedValue( null );
	show( unfinished() );
	await wait();
	show( unfinished() );
	await wait();
	expect( goOn ).toHaveBeenCalledTimes( 1 );
	goOn.mockResolvedValue( album );
	act( () => again() );
	await wait();
	expect( goOn ).toHaveBeenCalledTimes( 2 );
	show( unfinished() );
	await wait();
	expect( goOn ).toHaveBeenCalledTimes( 3 );
} );

test( 'asks one thing at a time', async () => {
	let end: ( answer: unknown ) => void = () => {};
	goOn.mockReturnValueOnce( new Promise( ( resolve ) => ( end = resolve ) ) );
	show( unfinished() );
	await wait();
	show( unfinished() );
	await wait();
	expect( goOn ).toHaveBeenCalledTimes( 1 );
	end( album );
	show( unfinished() );
	await wait();
	expect( goOn ).toHaveBeenCalledTimes( 2 );
} );

test( 'does nothing while the tab is hidden', async () => {
	show( unfinished() );
	hide( true );
	await wait();
	await wait();
	expect( goOn ).toHaveBeenCalledTimes( 0 );
	hide( false );
	await wait();
	expect( goOn ).toHaveBeenCalledTimes( 1 );
} );
