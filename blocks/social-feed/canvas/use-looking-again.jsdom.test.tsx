import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedView } from '../../../frontend/render/feed';
import { MAX_TIMES, PAUSE, useLookingAgain } from './use-looking-again';

let root: Root;
const look = vi.fn();

const answer = ( state: string ) =>
	( { notices: [ { state } ], empty: null } ) as unknown as FeedView;

function Canvas( { view }: { view: FeedView | null } ) {
	useLookingAgain( view, look );
	return null;
}

const show = ( view: FeedView | null ) =>
	act( () => root.render( <Canvas view={ view } /> ) );

const wait = () => act( () => vi.advanceTimersByTime( PAUSE ) );

beforeEach( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	vi.useFakeTimers();
	look.mockClear();
	root = createRoot( document.createElement( 'div' ) );
} );

afterEach( () => {
	act( () => root.unmount() );
	vi.useRealTimers();
} );

test( 'looks again after each answer until the first posts are there', () => {
	show( null );
	wait();
	expect( look ).toHaveBeenCalledTimes( 0 );
	for ( const times of [ 1, 2, 3 ] ) {
		show( answer( 'connecting' ) );
		wait();
		// Not once more before there is an answer.
		wait();
		expect( look ).toHaveBeenCalledTimes( times );
	}
	show( answer( 'ok' ) );
	wait();
	expect( look ).toHaveBeenCalledTimes( 3 );
} );

test( 'leaves it to the button in the end, and begins anew with another source', () => {
	for ( let times = 0; times < MAX_TIMES + 5; times++ ) {
		show( answer( 'connecting' ) );
		wait();
	}
	expect( look ).toHaveBeenCalledTimes( MAX_TIMES );
	show( answer( 'ok' ) );
	show( answer( 'connecting' ) );
	wait();
	expect( look ).toHaveBeenCalledTimes( MAX_TIMES + 1 );
} );

test( 'a block that is gone asks nothing', () => {
	show( answer( 'connecting' ) );
	act( () => root.render( null ) );
	wait();
	expect( look ).toHaveBeenCalledTimes( 0 );
} );
