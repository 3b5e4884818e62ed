import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useCallback, useEffect, useRef } from 'react';
import type { Sizes } from './items';

/** Sizes are told together: each time, the gallery is asked for and drawn anew; ms. */
const PAUSE = 500;

/** WordPress has no other word for it. */
interface Persistence {
	__unstableMarkNextChangeAsNotPersistent: () => void;
}

/**
 * Learns the sizes of pictures at addresses from the canvas, which loads them anyway: nobody else asks for them.
 *
 * @param onSizes Stores them; nobody did that, so the change is marked as no step to undo before it is made.
 * @return Hears of a picture that has been loaded.
 */
export function useSizes(
	onSizes: ( sizes: Sizes, markAsNoStep: () => void ) => void
): ( url: string, image: HTMLImageElement ) => void {
	const { __unstableMarkNextChangeAsNotPersistent: markAsNoStep } =
		useDispatch( blockEditorStore ) as unknown as Persistence;
	const latest = useRef( onSizes );
	latest.current = onSizes;
	const known = useRef( new Map< string, Size >() );
	const timer = useRef< ReturnType< typeof setTimeout > | undefined >();
	useEffect( () => () => clearTimeout( timer.current ), [] );
	return useCallback(
		( url, { naturalWidth: width, naturalHeight: height } ) => {
			if ( width < 1 || height < 1 ) {
				return;
			}
			known.current.set( url, { width, height } );
			timer.current ??= setTimeout( () => {
				timer.current = undefined;
				latest.current( known.current, markAsNoStep );
				known.current = new Map();
			}, PAUSE );
		},
		[ markAsNoStep ]
	);
}

type Size = { width: number; height: number };
