import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from 'react';
import { isLoopId, newLoopId } from './loop-id';
import { QUERY_BLOCKS } from './query-blocks';

interface Block {
	clientId: string;
	attributes: Record< string, unknown >;
}

interface BlockEditorSelect {
	getBlockParentsByBlockName: ( id: string, names: string[] ) => string[];
	getBlocksByName: ( names: string | string[] ) => string[];
	getBlock: ( id: string ) => Block | null;
}

interface BlockEditorDispatch {
	updateBlockAttributes: ( id: string, changes: object ) => void;
	__unstableMarkNextChangeAsNotPersistent: () => void;
}

/**
 * Gives the loop of a block an id that no other loop here has; a copy of a loop gets another one.
 *
 * @param clientId The block.
 * @param chosen   Id of its loop where it stands outside of it, '' = none.
 */
export function useLoopId( clientId: string, chosen = '' ): void {
	const { loop, isTaken } = useSelect(
		( select ) => {
			const { getBlockParentsByBlockName, getBlocksByName, getBlock } =
				select( blockEditor ) as unknown as BlockEditorSelect;
			const idOf = ( one: string ) =>
				getBlock( one )?.attributes[ 'vitrineLoop' ];
			const loops = getBlocksByName( QUERY_BLOCKS );
			const copy =
				chosen === ''
					? undefined
					: loops.filter( ( one ) => idOf( one ) === chosen )[ 1 ];
			const own =
				getBlockParentsByBlockName( clientId, QUERY_BLOCKS ).at( -1 ) ??
				copy;
			return {
				loop: own,
				isTaken:
					own !== undefined &&
					( ! isLoopId( idOf( own ) ) ||
						loops
							.slice( 0, loops.indexOf( own ) )
							.some( ( one ) => idOf( one ) === idOf( own ) ) ),
			};
		},
		[ clientId, chosen ]
	);
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent } =
		useDispatch( blockEditor ) as unknown as BlockEditorDispatch;
	useEffect( () => {
		if ( loop !== undefined && isTaken ) {
			// Undo takes back what somebody did, and this with it.
			__unstableMarkNextChangeAsNotPersistent();
			updateBlockAttributes( loop, { vitrineLoop: newLoopId() } );
		}
	}, [
		loop,
		isTaken,
		updateBlockAttributes,
		__unstableMarkNextChangeAsNotPersistent,
	] );
}
