import { store as blockEditor } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect, useMemo, useState } from 'react';
import { canvasBlocks } from './headings';
import type { BlockSelectors, CanvasBlock } from './headings';

/** Somebody who writes pauses so long, ms. */
const PAUSE = 200;

/** The blocks of the canvas, read again when nothing has changed for a moment. */
export function useCanvasBlocks(): CanvasBlock[] {
	const registry = useRegistry();
	const read = () =>
		JSON.stringify(
			canvasBlocks(
				registry.select( blockEditor ) as unknown as BlockSelectors
			)
		);
	const [ json, setJson ] = useState( read );
	useEffect( () => {
		let timer: ReturnType< typeof setTimeout >;
		const later = () => {
			clearTimeout( timer );
			timer = setTimeout( () => setJson( read() ), PAUSE );
		};
		// Something may have changed since the first look.
		later();
		const end = registry.subscribe( later, blockEditor );
		return () => {
			end();
			clearTimeout( timer );
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- it reads the registry alone.
	}, [ registry ] );
	return useMemo( () => JSON.parse( json ), [ json ] );
}
