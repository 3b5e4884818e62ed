import { useSyncExternalStore } from 'react';
import { type CanvasChoice, type CanvasChoices, withChoice } from './choices';

/** What is tried in the canvas, by the client id of the Query Loop. Nothing of it is saved, and a reload forgets it. */
const loops = new Map< string, CanvasChoices >();
const listeners = new Set< () => void >();
const NONE: CanvasChoices = {};

function set( loop: string, choices: CanvasChoices ): void {
	loops.set( loop, choices );
	listeners.forEach( ( listener ) => listener() );
}

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => listeners.delete( listener );
};

/** Changes what is tried. */
export const loopPreview = {
	choose: ( loop: string, key: string, choice: CanvasChoice ) =>
		set( loop, withChoice( loops.get( loop ) ?? NONE, key, choice ) ),
	clear: ( loop: string ) => set( loop, NONE ),
};

/**
 * What is tried in the canvas.
 *
 * @param loop Client id of the Query Loop, if there is one.
 */
export const useLoopPreview = ( loop: string | undefined ): CanvasChoices =>
	useSyncExternalStore( subscribe, () => loops.get( loop ?? '' ) ?? NONE );
