/** Which backgrounds move in the canvas: the panel says it, the canvas shows it. */
import { useSyncExternalStore } from 'react';

const playing = new Set< string >();
const listeners = new Set< () => void >();

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => listeners.delete( listener );
};

/**
 * Whether the background of a block moves, and the way to change that.
 *
 * @param clientId The block.
 */
export function usePlaying(
	clientId: string
): [ isPlaying: boolean, setPlaying: ( is: boolean ) => void ] {
	const isPlaying = useSyncExternalStore( subscribe, () =>
		playing.has( clientId )
	);
	return [
		isPlaying,
		( is ) => {
			playing[ is ? 'add' : 'delete' ]( clientId );
			listeners.forEach( ( listener ) => listener() );
		},
	];
}
